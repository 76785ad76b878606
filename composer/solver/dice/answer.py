# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found of a problem of tables games, and what an engine must do to find it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

from composer.games.tables import TablesPosition
from composer.rules.historic.tables.row import OFF
from composer.solver.dice.throws import Throw
from composer.solver.games.answer import GameVerdict

State = tuple[tuple[int, ...], ...]
"""A position as engines have it: the men of each player, as the generator says."""


class Step(NamedTuple):
    """What one die does.

    Attributes:
        start: the point from which a man goes, or the bar.
        end: the point to which he goes, or off.
        hits: whether he hits a man there.
        special: whether he is a special man.
    """

    start: int
    end: int
    hits: bool
    special: bool = False


@dataclass(frozen=True, slots=True)
class WholePlay:
    """A throw that is played.

    Attributes:
        text: as it is written: `24-20 8x5 3-off`; `none` if no die can be played.
        steps: in an order in which they can be made, by points of the board.
        after: the position after it, the other side to throw.
        left: which numbers are left over for the next player, where he may use them; of plays
            that lead to one position by several numbers there are several.
    """

    text: str
    steps: tuple[Step, ...]
    after: TablesPosition
    left: tuple[Throw, ...] = ()

    @property
    def hits(self) -> int:
        """How many men are hit."""
        return sum(step.hits for step in self.steps)

    @property
    def off(self) -> int:
        """How many men are borne off."""
        return sum(step.end == OFF for step in self.steps)


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play with what it is worth.

    Attributes:
        play: the play.
        chance: what the task compares: to have finished, to win, that the other side can hit or
            loses its throw, how many throws are needed on average, or how many stakes are won;
            None where plays are only listed.
        does: whether it does what the task asks, where that is yes or no.
    """

    play: WholePlay
    chance: Fraction | None = None
    does: bool = False


@dataclass(frozen=True, slots=True)
class TablesAnswer:
    """What was found.

    Attributes:
        verdict: sound if one play, or one first throw with its play, is the answer; cooked if
            several are; short if fewer throws at will are enough; no solution if nothing is, or
            no play has a chance.
        plays: every play of the throw, by text.
        best: the texts of the best plays, once all are rated, or of those that do what is asked.
        best_chance: of the best plays.
        second: the next best chance, where not all plays are equally good.
        chance: before a throw is made: to have finished, that some throw hits, and so on; of
            `EXPECTED` the number of throws on average.
        least: how few throws at will are enough; None where those asked for are not.
        first: the first throws at will with their plays that do it in so few; or throws that
            save, with the plays that do.
        throws: those that can hit, or are lost.
        holds: whether it is as asked before a throw, where that is yes or no.
        lost: whether the throw is lost.
        over: whether the game is lost with it.
        passed: who plays a lost throw instead; empty where nobody does.
        passed_plays: what he can play with it.
        complete: False while the search goes on, and where it was stopped.
        too_much: whether it was stopped because there is more than is looked at.
        done: how many plays were looked at.
        of: how many there are.
        nodes: how many positions were looked at.
        solver: which engine answered.
    """

    verdict: GameVerdict
    plays: tuple[RatedPlay, ...] = ()
    best: tuple[str, ...] = ()
    best_chance: Fraction | None = None
    second: Fraction | None = None
    chance: Fraction | None = None
    least: int | None = None
    first: tuple[tuple[tuple[int, ...], WholePlay], ...] = ()
    throws: tuple[tuple[int, ...], ...] = ()
    holds: bool | None = None
    lost: bool = False
    over: bool = False
    passed: str = ""
    passed_plays: tuple[WholePlay, ...] = ()
    complete: bool = True
    too_much: bool = False
    done: int = 0
    of: int = 0
    nodes: int = 0
    solver: str = ""


class ChanceEngine(Protocol):
    """Chances under some rules; for one thread at a time.

    A state is a position as `composer.solver.dice.generator` has it. All of it ends with
    `Cancelled` when the engine's token is cancelled.
    """

    @property
    def name(self) -> str:
        """Which engine this is."""
        ...

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        ...

    def results(self, state: State, player: int, throw: Throw) -> Mapping[State, bool]:
        """Return what a throw can lead to, each with whether it hits; nothing if it is lost."""
        ...

    def has_won(self, state: State, player: int) -> bool:
        """Tell whether a player has reached the end of the game."""
        ...

    def within(self, state: State, player: int, throws: int) -> Fraction:
        """Return the greatest chance to have finished within so many throws."""
        ...

    def clears(self, state: State, player: int, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to finish."""
        ...

    def hits(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw can hit."""
        ...

    def hits_in_turn(self, state: State, player: int) -> Fraction:
        """Return the same for his whole turn, played for it."""
        ...

    def loses(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw is lost."""
        ...

    def expected(self, state: State, player: int) -> Fraction | None:
        """Return how many throws are needed on average at least; None if it may never end."""
        ...

    def wins_race(self, state: State, player: int, other: int) -> Fraction | None:
        """Return the chance to finish first, men who do not meet; None if it may never end."""
        ...
