# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of moves taken back from a diagram, with what the user states of its past. No widgets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from composer.notation.letters import ENGLISH, Letters
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.unmoves.taking import take_back, unmoved_before
from composer.retro.unmoves.unmove import UnMove

Stated = tuple[tuple[Square, int], ...]
"""Squares of which something is stated, each with the step of the line from which it holds."""


@dataclass(frozen=True, slots=True)
class Known:
    """What holds of a position's past besides its men.

    Attributes:
        unmoved: squares of men that have never moved.
        quiet: squares on which nothing was captured.
    """

    unmoved: frozenset[Square] = frozenset()
    quiet: frozenset[Square] = frozenset()

    def allows(self, unmove: UnMove) -> bool:
        """Return whether a move may have been the last one, as far as captures go."""
        return unmove.uncaptured is None or unmove.arrival not in self.quiet


NOTHING = Known()


@dataclass(frozen=True, slots=True)
class PastLine:
    """A line of moves taken back, the last move of the diagram first.

    What is stated at a step holds from there on into the past: a man that had not moved before
    some position may well have moved after it.

    Attributes:
        positions: the diagram, then the position before each move.
        unmoves: the moves that were taken back, one less than positions.
        step: how many of them are taken back on the board.
        unmoved: men that have never moved, as the user states it.
        quiet: squares on which nothing was captured, as the user states it.
    """

    positions: tuple[Position, ...]
    unmoves: tuple[UnMove, ...] = ()
    step: int = 0
    unmoved: Stated = ()
    quiet: Stated = ()

    @classmethod
    def of(cls, diagram: Position) -> PastLine:
        """Return the line in which nothing is taken back yet."""
        return cls((diagram,))

    @property
    def diagram(self) -> Position:
        """The position that the line leads to."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.positions[self.step]

    @property
    def mover(self) -> Colour:
        """The side whose move is taken back next."""
        return self.position.turn.other

    @property
    def is_bare(self) -> bool:
        """Whether nothing is taken back and nothing stated."""
        return not (self.unmoves or self.unmoved or self.quiet)

    @property
    def known(self) -> Known:
        """What holds of the past of the position on the board."""
        unmoved = frozenset(square for square, since in self.unmoved if since <= self.step)
        for unmove in self.unmoves[: self.step]:
            unmoved = unmoved_before(unmoved, unmove)
        quiet = frozenset(square for square, since in self.quiet if since <= self.step)
        return Known(unmoved, quiet)

    def taking(self, unmove: UnMove) -> PastLine:
        """Return the line with one more move taken back from the position on the board.

        If it is the one that was taken back there before, the line goes on as it was.

        Raises:
            ValueError: the man that moved does not stand there.
        """
        here = self.step
        if here < len(self.unmoves) and self.unmoves[here] == unmove:
            return self.at(here + 1)
        before = take_back(self.position, unmove)
        return PastLine(
            (*self.positions[: here + 1], before),
            (*self.unmoves[:here], unmove),
            here + 1,
            _until(self.unmoved, here),
            _until(self.quiet, here),
        )

    def at(self, step: int) -> PastLine:
        """Return the line at another of its steps; at its end where there are not so many."""
        return replace(self, step=max(0, min(step, len(self.unmoves))))

    def stating_unmoved(self, square: Square) -> PastLine:
        """State that the man on a square has never moved, or take that back."""
        return replace(self, unmoved=_turned(self.unmoved, square, self.step))

    def stating_quiet(self, square: Square) -> PastLine:
        """State that nothing was captured on a square, or take that back."""
        return replace(self, quiet=_turned(self.quiet, square, self.step))

    def texts(self, letters: Letters = ENGLISH) -> tuple[str, ...]:
        """Return the moves that were taken back, each with its number where it needs one.

        They stand as in retro literature, the last move first: `-1...c7-c5`, `-2.Kg1xNh1`, `b6-b5`.
        """
        offset = 1 if self.diagram.turn is Colour.WHITE else 0
        texts = []
        for place, unmove in enumerate(self.unmoves):
            half = place + offset
            numbered = place == 0 or half % 2 == 0
            number = half // 2 + 1
            text = unmove.numbered(number, letters.letter) if numbered else ""
            texts.append(text or unmove.text(letters.letter))
        return tuple(texts)

    def text(self, letters: Letters = ENGLISH) -> str:
        """Return the moves taken back until now as one line."""
        return " ".join(self.texts(letters)[: self.step])


def _until(stated: Stated, step: int) -> Stated:
    return tuple(fact for fact in stated if fact[1] <= step)


def _turned(stated: Stated, square: Square, step: int) -> Stated:
    """Take back what holds of a square at a step, else state it from there on."""
    if any(each == square and since <= step for each, since in stated):
        return tuple(fact for fact in stated if fact[0] != square or fact[1] > step)
    others: Iterable[tuple[Square, int]] = (fact for fact in stated if fact[0] != square)
    return (*others, (square, step))
