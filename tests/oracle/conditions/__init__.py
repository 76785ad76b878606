# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the conditions, one file for each family, written to be clear.

What a condition says of itself, and how its words are read, is in `composer.solver.conditions`.
"""
