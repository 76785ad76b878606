# SPDX-License-Identifier: GPL-3.0-or-later
"""The board drawn as SVG: squares, men, marks and arrows."""
