# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of the window: which one it is, and how sentences are said in it."""
