# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of the turn: what a side must play, whose men it may move, what follows a move."""
