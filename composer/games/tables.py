# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and tasks of tables games: men on twenty-four points, dice, and what is asked.

They are no positions of alternating turns, as those of `composer.games.position` are: several men
stand on a point, one side throws dice, and chances are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Self

from composer.games.position import GameError
from composer.games.task import Beside, require_rules_of
from composer.rules.book import Rules
from composer.rules.historic.tables import TABLES_BOOK, TABLES_PLAYERS
from composer.said.sentence import joined, said

POINTS: Final = 24
MOST_MEN: Final = 15
"""How many men a side has at most."""

MOST_THROWS: Final = 10
"""The longest task."""

NO_MEN: Final = (0,) * POINTS
_PLAYERS: Final = tuple(player.id for player in TABLES_PLAYERS)


class TablesGoal(Enum):
    """What is asked; the value is the name in files."""

    ALL_OFF = "all_off"
    """To have borne off all men."""
    HIT = "hit"
    """To hit a single man of the other side."""
    SAFEST = "safest"
    """To leave the other side the least chance to hit."""


class TablesPlay(Enum):
    """How it is asked; the value is the name in files."""

    BEST = "best"
    """The best play of a throw, by chances."""
    THROW = "throw"
    """All plays of a throw that do it."""
    AT_WILL = "at_will"
    """The fewest throws of one's own choice."""


TASKS: Final = (
    (TablesGoal.ALL_OFF, TablesPlay.BEST),
    (TablesGoal.ALL_OFF, TablesPlay.AT_WILL),
    (TablesGoal.HIT, TablesPlay.THROW),
    (TablesGoal.SAFEST, TablesPlay.BEST),
)
"""What can be asked, and how."""


@dataclass(frozen=True, slots=True)
class TablesPosition:
    """Men on the points.

    Attributes:
        white: how many of White's men stand on each point; the first number is of point 1.
        black: the same of Black's.
        turn: the id of the player who throws.

    Raises:
        GameError: numbers are not as they can be, or both sides stand on one point.
    """

    white: tuple[int, ...] = NO_MEN
    black: tuple[int, ...] = NO_MEN
    turn: str = "white"

    def __post_init__(self) -> None:
        if self.turn not in _PLAYERS:
            raise _no_player(self.turn)
        for player in _PLAYERS:
            men = self._men(player)
            if len(men) != POINTS or any(type(man) is not int or man < 0 for man in men):
                raise GameError(said("expected a number of men for each of the 24 points"))
            if sum(men) > MOST_MEN:
                raise GameError(
                    said(
                        "{player}: {count} on the board, expected at most {most}",
                        player=player,
                        count=sum(men),
                        most=MOST_MEN,
                    )
                )
        for point, (white, black) in enumerate(zip(self.white, self.black, strict=True), 1):
            if white and black:
                raise GameError(said("point {point}: men of both sides", point=point))

    @classmethod
    def of(
        cls,
        white: Mapping[int, int],
        black: Mapping[int, int] | None = None,
        turn: str = "white",
    ) -> Self:
        """Return a position from how many men stand on some points.

        Raises:
            GameError: a point is none, or as above.
        """
        return cls(_counts(white), _counts(black or {}), turn)

    @classmethod
    def empty(cls) -> Self:
        """Return the board without men."""
        return cls()

    def __getitem__(self, cell: int) -> str | None:
        """Return whose men stand on a cell of the board, of which the first is point 1; or None."""
        return "white" if self.white[cell] else "black" if self.black[cell] else None

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Yield the cells where men stand, each with whose they are."""
        return ((cell, player) for cell in range(POINTS) if (player := self[cell]))

    def _men(self, player: str) -> tuple[int, ...]:
        return self.white if player == "white" else self.black

    def men(self, player: str, point: int) -> int:
        """Return how many men of a player stand on a point."""
        return self._men(player)[_place(point)]

    def total(self, player: str) -> int:
        """Return how many men a player has on the board."""
        return sum(self._men(player))

    @property
    def has_men(self) -> bool:
        """Whether anybody has a man on the board."""
        return any(self.white) or any(self.black)

    @property
    def counted(self) -> str:
        """How many men each side has on the board: `4+5`."""
        return f"{sum(self.white)}+{sum(self.black)}"

    def by_point(self, player: str) -> dict[int, int]:
        """Return how many men of a player stand on each point where any does."""
        return {point: count for point, count in enumerate(self._men(player), 1) if count}

    def with_men(self, player: str, point: int, count: int) -> Self:
        """Return the position with so many men of a player on a point.

        Raises:
            GameError: as above.
        """
        if player not in _PLAYERS:
            raise _no_player(player)
        place = _place(point)
        men = (*self._men(player)[:place], count, *self._men(player)[place + 1 :])
        return replace(self, white=men) if player == "white" else replace(self, black=men)

    def with_turn(self, player: str) -> Self:
        """Return the position with another player to throw."""
        return replace(self, turn=player)

    @property
    def other(self) -> str:
        """The id of the player who does not throw."""
        return "black" if self.turn == "white" else "white"


def _no_player(name: str) -> GameError:
    return GameError(
        said(
            "no player is called {name}; there are {players}",
            name=repr(name[:40]),
            players=joined(_PLAYERS),
        )
    )


def _place(point: int) -> int:
    if type(point) is not int or not 1 <= point <= POINTS:
        raise GameError(said("expected a point from 1 to 24, got {point}", point=repr(point)))
    return point - 1


def _counts(men: Mapping[int, int]) -> tuple[int, ...]:
    counts = [0] * POINTS
    for point, count in men.items():
        counts[_place(point)] = count
    return tuple(counts)


@dataclass(frozen=True, slots=True)
class TablesTask:
    """What is asked.

    Attributes:
        goal: to what end.
        play: how.
        throws: of `ALL_OFF` in how many throws: after that which is played, or of one's choice.
        throw: the dice to be played; none of throws at will.

    Raises:
        GameError: they do not belong together.
    """

    goal: TablesGoal
    play: TablesPlay
    throws: int = 1
    throw: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if (self.goal, self.play) not in TASKS:
            raise GameError(
                said(
                    "{goal}: expected {plays}, got {play}",
                    goal=self.goal.value,
                    plays=joined(play.value for goal, play in TASKS if goal is self.goal),
                    play=self.play.value,
                )
            )
        most = MOST_THROWS if self.goal is TablesGoal.ALL_OFF else 1
        if type(self.throws) is not int or not 1 <= self.throws <= most:
            raise GameError(
                said("expected 1 to {most} throws, got {throws}", most=most, throws=self.throws)
            )
        if any(type(die) is not int or not 1 <= die <= 6 for die in self.throw):
            raise GameError(said("a die shows 1 to 6"))
        if bool(self.throw) == (self.play is TablesPlay.AT_WILL):
            raise GameError(
                said("throws at will are chosen, not given")
                if self.throw
                else said("the throw is missing")
            )


@dataclass(frozen=True, slots=True)
class TablesProblem(Beside):
    """A diagram of a tables game with its rules and its task.

    Attributes:
        position: the men.
        rules: the book, and what is chosen in it.
        task: what is asked; None of a diagram alone.

    Raises:
        GameError: they do not belong together.
    """

    position: TablesPosition
    rules: Rules = Rules(TABLES_BOOK)  # noqa: RUF009 - a frozen value
    task: TablesTask | None = None

    def __post_init__(self) -> None:
        require_rules_of(self.rules, TABLES_BOOK)
        dice = self.rules["dice"]
        if self.task is not None and self.task.throw and len(self.task.throw) != dice:
            raise GameError(
                said("expected {dice} dice, got {got}", dice=dice, got=len(self.task.throw))
            )

    @property
    def asked(self) -> tuple[object, ...]:
        """What a solver is told of it: all but what is written beside."""
        return self.position, self.rules, self.task
