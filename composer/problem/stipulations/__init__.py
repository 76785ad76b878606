# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked beyond a goal in so many moves: proof games, and play of several parts."""
