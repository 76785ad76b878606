# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of moves taken back from a diagram, with what the user states of its past. No widgets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from composer.notation.letters import ENGLISH, Letters
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.unmoves.unmove import UnMove, take_back, unmove_texts, unmoved_before

_DIAGRAMS = 60  # whose lines are remembered
_STEPS = 500  # that can be undone in one of them


class LineHistory:
    """One line as it was changed, step by step; undo and redo go through its forms."""

    def __init__(self, diagram: Position) -> None:
        self._forms = [PastLine.of(diagram)]
        self._place = 0

    @property
    def line(self) -> PastLine:
        """The line as it is now."""
        return self._forms[self._place]

    @property
    def can_undo(self) -> bool:
        """Whether something was done that can be undone."""
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return self._place + 1 < len(self._forms)

    def change(self, line: PastLine) -> None:
        """Let the line be another; what was undone before is forgotten."""
        if line != self.line:
            self._forms = [*self._forms[: self._place + 1], line][-_STEPS:]
            self._place = len(self._forms) - 1

    def go(self, step: int) -> None:
        """Show another step of the line; going to and fro is nothing to be undone."""
        self._forms[self._place] = self.line.at(step)

    def undo(self) -> None:
        """Undo the last change."""
        self._place = max(0, self._place - 1)

    def redo(self) -> None:
        """Do again what was undone."""
        self._place = min(len(self._forms) - 1, self._place + 1)


class Lines:
    """The lines of the diagrams seen last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Position, LineHistory] = OrderedDict()

    def of(self, diagram: Position) -> LineHistory:
        """Return the line of a diagram, a bare one if there is none yet."""
        found = self._kept.setdefault(diagram, LineHistory(diagram))
        self._kept.move_to_end(diagram)
        while len(self._kept) > _DIAGRAMS:
            self._kept.popitem(last=False)
        return found

    def known(self, diagram: Position) -> PastLine | None:
        """Return the line of a diagram where something was taken back or stated in it."""
        found = self._kept.get(diagram)
        return None if found is None or found.line.is_bare else found.line


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
        return unmove_texts(self.unmoves, letters.letter)

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
