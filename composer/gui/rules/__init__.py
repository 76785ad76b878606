# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in the window: the chooser of games and conditions, and chips of those that hold."""
