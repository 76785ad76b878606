# SPDX-License-Identifier: GPL-3.0-or-later
"""Endgame studies in the window: the audit of a line, and what squares are worth for a man."""
