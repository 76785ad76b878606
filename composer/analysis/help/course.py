# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a line: each man followed from its square in the diagram."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from composer.problem.men import Colour, Man
from composer.problem.move import Mark, Move
from composer.problem.play import play_line
from composer.problem.position import Position
from composer.problem.squares import Square


@dataclass(frozen=True, slots=True)
class Step:
    """One half-move of a line.

    Attributes:
        place: its place in the line, from 0.
        move: the move.
        who: where the man that moves stood in the diagram.
        taken: where the man that it captures stood in the diagram; None for no capture.
        taken_on: the square on which it is captured; None for no capture.
    """

    place: int
    move: Move
    who: Square
    taken: Square | None = None
    taken_on: Square | None = None


@dataclass(frozen=True)
class Course:
    """A line with its men followed from the diagram.

    Attributes:
        diagram: where it begins.
        moves: the half-moves as played.
        steps: the same with who moves and who is captured.
        final: the position that it ends in.
        whence: for each square occupied in the end, where its man stood in the diagram.
    """

    diagram: Position
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    final: Position
    whence: Mapping[Square, Square]

    @cached_property
    def mater(self) -> Colour:
        """The side that makes the last move, and so reaches the goal."""
        return self.final.turn.other

    @property
    def mates(self) -> bool:
        """Whether the last move mates."""
        return bool(self.moves) and self.moves[-1].mark is Mark.MATE

    def man(self, who: Square) -> Man:
        """Return a man as it stood in the diagram.

        Raises:
            ValueError: nothing stood there.
        """
        found = self.diagram[who]
        if found is None:
            raise ValueError("expected a man of the diagram")
        return found

    def steps_of(self, who: Square) -> tuple[Step, ...]:
        """Return the half-moves that a man makes; of castling the king's alone."""
        return tuple(step for step in self.steps if step.who == who)

    def capture_of(self, who: Square) -> Step | None:
        """Return the half-move that captures a man, if any does."""
        return next((step for step in self.steps if step.taken == who), None)


def course_of(diagram: Position, moves: Sequence[Move]) -> Course:
    """Follow the men of a line that is legal from the diagram; set play may begin it, too."""
    whence = {square: square for square, _ in diagram}
    steps = [_step(place, move, whence) for place, move in enumerate(moves)]
    final = play_line(diagram, moves)[-1]
    return Course(diagram, tuple(moves), tuple(steps), final, MappingProxyType(whence))


def _step(place: int, move: Move, whence: dict[Square, Square]) -> Step:
    """Move the men in `whence` on by a half-move."""
    who = whence.pop(move.origin)
    if move.castling is not None:
        rook = whence.pop(move.castling.rook_square)
        corner = next(
            square for square, man in move.changes if man is not None and square != move.target
        )
        whence[move.target], whence[corner] = who, rook
        return Step(place, move, who)
    taken_on = next(
        (square for square, _ in move.changes if square != move.origin and square in whence), None
    )
    taken = None if taken_on is None else whence.pop(taken_on)
    whence[move.target] = who
    return Step(place, move, who, taken, taken_on)
