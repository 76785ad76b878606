# SPDX-License-Identifier: GPL-3.0-or-later
"""The versions of a problem: the strip below the board, their tree, two side by side."""
