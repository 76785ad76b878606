# SPDX-License-Identifier: GPL-3.0-or-later
"""Originals: problems that were sent to an editor, and what became of them."""
