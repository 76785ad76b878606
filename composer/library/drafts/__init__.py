# SPDX-License-Identifier: GPL-3.0-or-later
"""Unsaved work, kept beside the library until it is saved."""
