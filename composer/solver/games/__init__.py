# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving problems of games that are no chess: a compiled engine, and a plain one to prove it."""
