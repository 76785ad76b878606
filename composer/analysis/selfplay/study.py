# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of a selfmate or reflexmate laid out: lines down to Black's mate, and letter tables.

*White* is the side that makes the other one mate it, *Black* the side that has to. Lines are those
of longer direct play (`composer.analysis.longer.study`) with Black's mate at their end: the same
defences and continuations count. Where several of Black's moves mate, each ends a line.

The letter tables are those of longer direct play (`composer.analysis.longer.phases`): White's
second moves stand in the place of the mates.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from composer.analysis.board import Board, board_of
from composer.analysis.longer.phases import phases_of
from composer.analysis.longer.study import (
    MOST_LINES,
    LongLine,
    LongStudy,
    Ply,
    actual_play,
    lines_after,
)
from composer.analysis.study import Phases
from composer.problem.move import Mark, Move
from composer.problem.stipulation import Play, Stipulation
from composer.solver.solution import Solution, Stage

_PLAYS = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)


@dataclass(frozen=True)
class SelfStudy(LongStudy):
    """What the themes of self and reflex play work on; `white` is the side that is mated."""

    @classmethod
    def of(cls, solution: Solution, meant: Move | None = None) -> SelfStudy | None:
        """Lay out the solution of a selfmate or reflexmate.

        None for anything else and for other rules, where the play is not known yet, and where
        several moves solve and none of them is meant.
        """
        if not is_self_play(solution.stipulation) or solution.is_fairy:
            return None
        key = actual_play(solution, meant) if solution.stage >= Stage.PLAY else None
        if key is None or key.move is None:
            return None
        diagram = board_of(solution.position)
        first = Ply(key.move, key.move.origin, diagram, diagram.after(key.move))
        lines: list[LongLine] = []
        for line in lines_after(first, key):
            if len(lines) == MOST_LINES:
                return cls(solution, diagram, key, first, tuple(lines), complete=False)
            lines.append(line)
        return cls(solution, diagram, key, first, tuple(lines), complete=True)

    @cached_property
    def table(self) -> Phases:
        """The phases with White's second moves in the place of the mates."""
        return phases_of(self.solution, self.key)

    @cached_property
    def mated(self) -> tuple[LongLine, ...]:
        """The lines that take all moves and end with Black's mate."""
        return tuple(line for line in self.full if line.mate.move.mark is Mark.MATE)

    @cached_property
    def ends(self) -> tuple[tuple[LongLine, Board], ...]:
        """The lines that take all moves, with their mates seen from the side that mates."""
        return tuple((line, exchanged(line.final)) for line in self.mated)


def is_self_play(stipulation: Stipulation) -> bool:
    """Return whether it asks for a selfmate or reflexmate, of any length, no series."""
    return (
        stipulation.told
        and stipulation.play in _PLAYS
        and not stipulation.series
        and not stipulation.words
        and stipulation.goal.sign == "#"
    )


def exchanged(board: Board) -> Board:
    """Return the board with the sides exchanged: White's king is the one to be mated."""
    return board._replace(white=board.black, black=board.white, upward=not board.upward)
