# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men in the window: the page to choose them from, the tray of those in use, their key."""
