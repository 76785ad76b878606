# SPDX-License-Identifier: GPL-3.0-or-later
"""Endgame studies: positions in which White (or Black) is to win or to draw."""
