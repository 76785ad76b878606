# SPDX-License-Identifier: GPL-3.0-or-later
"""First moves of a scheme with what becomes of them: keys, tries, and how they are refuted."""

from __future__ import annotations

from dataclasses import dataclass

from composer.analysis.schemes.moves import after_first, described
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.solver.options import Cancelled
from composer.solver.schemeplay import Number, captures


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


def firsts_by_merit(position: Position, work: SchemeWork = TWO) -> tuple[First, ...]:
    """Return all first moves: few refutations first, quiet ones before captures and checks.

    Those of longer play that take too long are left out, and counted in the tally of the work.

    Args:
        position: a scheme, White to move.
        work: what is asked, and what longer play is worked with.

    Raises:
        Unsolvable: the position is no scheme.
    """
    work = work.on_many() if work.is_long else work
    board, found = work.board(position), []
    for number in board.moves():
        try:
            table = table_of(board, number)
        except Cancelled:
            if work.is_over:
                return ()
            work.tally.open += 1
            continue
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
