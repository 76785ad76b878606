# SPDX-License-Identifier: GPL-3.0-or-later
"""Endgame studies on the command line: audited, and looked up in tables."""
