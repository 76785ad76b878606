# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards as values: their cells, what is linked with what, and named regions."""
