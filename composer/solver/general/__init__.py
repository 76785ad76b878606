# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled engine for any rules: its tables, and the searches over it.

It reads no rules of its own: trails, contents of cells and castling are handed to it as plain
numbers, made here from the same values that the plain solver reads.
"""
