# SPDX-License-Identifier: GPL-3.0-or-later
"""First moves of a scheme with what becomes of them: keys, tries, and how they are refuted."""

from __future__ import annotations

from dataclasses import dataclass

from composer.analysis.schemes.moves import after_first, described
from composer.analysis.schemes.replies import table_of
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.solver.schemeplay import Number, captures, scheme_board


@dataclass(frozen=True, slots=True)
class First:
    """A first move.

    Attributes:
        number: the move.
        move: the same as a value.
        refutations: the replies that no mate answers.
        solves: whether every reply is answered.
    """

    number: Number
    move: Move
    refutations: tuple[Move, ...]
    solves: bool


def firsts_by_merit(position: Position) -> tuple[First, ...]:
    """Return all first moves: few refutations first, quiet ones before captures and checks.

    Raises:
        Unsolvable: the position is no scheme.
    """
    board, found = scheme_board(position), []
    for number in board.moves():
        table = table_of(board, number)
        after = after_first(position, number)
        mark = Mark.CHECK if table.in_check else Mark.NONE
        first = First(
            number,
            described(position, number, mark),
            tuple(described(after, hole) for hole in table.holes),
            table.solves,
        )
        stuck = table.is_stuck and not table.in_check
        loud = captures(position, number) + table.in_check
        found.append(((stuck, len(table.holes), loud, number), first))
    return tuple(first for _, first in sorted(found, key=lambda each: each[0]))
