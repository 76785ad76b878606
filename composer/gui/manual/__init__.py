# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows in which the manual and the game book are read."""
