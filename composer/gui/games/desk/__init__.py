# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk of a game, its problem, and what works behind it."""
