# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving contests: a championship's rounds, or a column's ladder through the year.

`contest` has the values, `keeping` the file in which a contest travels; `asked` says what a
solution is asked for and how its points are split, `answers` solves problems for that, `reading`
reads what a solver writes and plays it, `marking` compares both, `studies` the lines of studies;
`ranking` makes tables of the marks, and `printing` sheets for solvers.
"""
