# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and solutions as text, in the letters of each language and in figurines."""
