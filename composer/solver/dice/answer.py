# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found of a problem of tables games, and what an engine must do to find it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

from composer.games.tables import TablesPosition
from composer.solver.dice.track import Track
from composer.solver.games.answer import GameVerdict


class Step(NamedTuple):
    """What one die does.

    Attributes:
        start: the point from which a man goes.
        end: the point to which he goes; 0 if he is borne off.
        hits: whether he hits a man there.
    """

    start: int
    end: int
    hits: bool


@dataclass(frozen=True, slots=True)
class WholePlay:
    """A throw that is played.

    Attributes:
        text: as it is written: `24-20 8x5 3-off`; `none` if no die can be played.
        steps: in an order in which they can be made, by points of the board.
        after: the position after it, the other side to throw.
    """

    text: str
    steps: tuple[Step, ...]
    after: TablesPosition

    @property
    def hits(self) -> int:
        """How many men are hit."""
        return sum(step.hits for step in self.steps)

    @property
    def off(self) -> int:
        """How many men are borne off."""
        return sum(step.end == 0 for step in self.steps)


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play with what it is worth.

    Attributes:
        play: the play.
        chance: to have all men off in the throws asked for, or that the other side can hit; None
            where only hitting is asked for.
    """

    play: WholePlay
    chance: Fraction | None = None


@dataclass(frozen=True, slots=True)
class TablesAnswer:
    """What was found.

    Attributes:
        verdict: sound if one play, or one first throw with its play, is the answer; cooked if
            several are; short if fewer throws at will are enough; no solution if nothing is, or
            no play has a chance.
        plays: every play of the throw, by text.
        best: the texts of the best plays, once all are rated, or of those that hit.
        best_chance: of the best plays.
        chance: to have all men off in so many throws before one is made, or that some throw hits.
        least: how few throws at will are enough; None where those asked for are not.
        first: the first throws at will with their plays that do it in so few.
        complete: False while the search goes on, and where it was stopped.
        done: how many plays were looked at.
        of: how many there are.
        nodes: how many positions were looked at.
        solver: which engine answered.
    """

    verdict: GameVerdict
    plays: tuple[RatedPlay, ...] = ()
    best: tuple[str, ...] = ()
    best_chance: Fraction | None = None
    chance: Fraction | None = None
    least: int | None = None
    first: tuple[tuple[tuple[int, ...], WholePlay], ...] = ()
    complete: bool = True
    done: int = 0
    of: int = 0
    nodes: int = 0
    solver: str = ""


class ChanceEngine(Protocol):
    """Chances under some rules; for one thread at a time.

    All of it ends with `Cancelled` when the engine's token is cancelled.
    """

    @property
    def name(self) -> str:
        """Which engine this is."""
        ...

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        ...

    def all_off(self, track: Track, throws: int) -> Fraction:
        """Return the greatest chance to have all men off within so many throws."""
        ...

    def hits(self, track: Track) -> Fraction:
        """Return the chance that the next throw can hit."""
        ...

    def clears(self, track: Track, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to have all men off."""
        ...
