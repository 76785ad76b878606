# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of the whole board: the men, and what is special on their squares, go together.

Holes, wormholes, magic squares and imitators are shifted, rotated and mirrored with the men. A
grid belongs to the board: it is rotated and mirrored, and stays where the men are shifted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from composer.problem.edits import clear, shift, swap_colours, transform
from composer.problem.following import shifted
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, Symmetry
from composer.rules.book import Rules
from composer.rules.grids import with_grid_placed
from composer.rules.specialsquares import with_specials_placed, without_specials


def shift_board(problem: Problem, files: int, ranks: int) -> Problem:
    """Shift men and special squares by files (right is positive) and ranks (up is positive).

    Raises:
        ValueError: a man or a special square would leave the board.
    """
    rules = with_specials_placed(problem.rules, shifted(files, ranks))
    return _under(problem, shift(problem.position, files, ranks), rules)


def turn_board(problem: Problem, symmetry: Symmetry) -> Problem:
    """Rotate or mirror men, special squares and grid."""
    position = transform(problem.position, symmetry)
    return _under(problem, position, _placed(problem.rules, symmetry.apply))


def swap_sides(problem: Problem) -> Problem:
    """Recolour every man and mirror the ranks, special squares and grid with them."""
    rules = _placed(problem.rules, Symmetry.MIRROR_RANKS.apply)
    return _under(problem, swap_colours(problem.position), rules)


def clear_board(problem: Problem) -> Problem:
    """Take off all men and special squares; other conditions and the side to move stay."""
    return _under(problem, clear(problem.position), without_specials(problem.rules))


def _placed(rules: Rules, place: Callable[[Square], Square]) -> Rules:
    return with_grid_placed(with_specials_placed(rules, place), place)


def _under(problem: Problem, position: Position, rules: Rules) -> Problem:
    moved = replace(problem, position=position)
    return moved if rules == problem.rules else moved.under(rules)
