# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy conditions: one file a family, each condition a row of `rows.py`.

Here stands how the words of a condition are meant, and which men arise by it. Its rule is written
twice: in C, in `solver/kernel/core/general/conditions/`, which gets its numbers from here, and
clearly, in `tests/oracle/conditions/`.
"""
