# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, solutions and sentences as text, in each language, its letters and in figurines."""
