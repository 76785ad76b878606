# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play, over the solutions that are intended."""
