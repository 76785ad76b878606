# SPDX-License-Identifier: GPL-3.0-or-later
"""What commands ask of games that are no chess: one kind of game is one file."""
