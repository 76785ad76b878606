# SPDX-License-Identifier: GPL-3.0-or-later
"""Searching for sound problems two edits away and further: what may vary, what must hold."""
