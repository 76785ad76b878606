# SPDX-License-Identifier: GPL-3.0-or-later
"""Grammars of themes: what play a core of men must get so that it shows a theme, as data."""
