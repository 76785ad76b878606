# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy conditions: one file a family, each condition a row of `table.py`.

A condition is written twice: here clearly, for the plain solver, and in
`solver/kernel/core/general/conditions/` for the compiled engine, which gets its numbers from
here. Both say their word at the same points of a turn (`condition.py`).
"""
