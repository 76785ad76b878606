# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks: what is to be brought about in a diagram, by whom, in how many turns, and how."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.games.position import GameError, GamePosition, game_of
from composer.rules.book import RuleBook, Rules
from composer.rules.game import GameGoal
from composer.said.sentence import joined, said

MOST_TURNS: Final = 30
"""The longest task."""

Details = tuple[tuple[str, int | str | tuple[str, ...]], ...]
"""What a goal needs beside its name: `k`, a number; `cells`, labels; `man`, letters."""


class GamePlay(Enum):
    """How the players play; the value is the name in files."""

    DIRECT = "direct"
    """The side, to move, reaches the goal against every play, at the latest with its last turn."""
    EXACT = "exact"
    """The same, but with its last turn, neither before nor after."""
    SELF = "self"
    """Who is to move forces the side, which is the other, to reach the goal by its own turn."""
    HELP = "help"
    """All help; the side makes so many turns, and the last reaches the goal, none before."""
    SERIES = "series"
    """Who is to move makes so many turns running; the last reaches the goal, none before."""
    PREVENT = "prevent"
    """Who is to move makes one turn after which the side cannot force the goal in its turns."""


@dataclass(frozen=True, slots=True)
class GameTask:
    """What is to be brought about.

    Attributes:
        goal: the id of the goal.
        turns: how many, as `GamePlay` counts them.
        play: how the players play.
        side: the id of the player whose goal it is.
        details: what the goal needs beside, by name.
    """

    goal: str
    turns: int
    play: GamePlay
    side: str
    details: Details = ()

    def __post_init__(self) -> None:
        if not 1 <= self.turns <= MOST_TURNS:
            raise GameError(
                said("expected 1 to {most} turns, got {turns}", most=MOST_TURNS, turns=self.turns)
            )

    def detail(self, name: str) -> int | str | tuple[str, ...] | None:
        """Return a detail; None where it is not there."""
        return dict(self.details).get(name)

    @property
    def number(self) -> int:
        """The number `k` that the goal needs; 0 where it needs none."""
        found = self.detail("k")
        return found if isinstance(found, int) else 0

    @property
    def cells(self) -> tuple[str, ...]:
        """The labels of the cells that the goal needs."""
        found = self.detail("cells")
        return found if isinstance(found, tuple) else ()


@dataclass(frozen=True, slots=True)
class GameProblem:
    """A diagram of a game with its rules and its task.

    Attributes:
        position: the men.
        rules: the game's book, and what is chosen in it.
        task: what is to be brought about; None of a diagram alone.

    Raises:
        GameError: they do not belong together.
    """

    position: GamePosition
    rules: Rules
    task: GameTask | None = None

    def __post_init__(self) -> None:
        if self.rules.book != self.position.book:
            raise GameError(said("the position and the rules are of different games"))
        if self.rules.conditions:
            raise GameError(
                said(
                    "{game} takes no conditions: {conditions}",
                    game=self.rules.book.name(),
                    conditions=joined(map(str, self.rules.conditions)),
                )
            )
        if self.task is not None:
            _require(self.rules.book, self.position, self.task)


def _require(book: RuleBook, position: GamePosition, task: GameTask) -> None:
    goal = _goal(book, task.goal)
    if task.side not in goal.sides:
        raise GameError(
            said(
                "{goal}: expected {sides}, got {side}",
                goal=goal.id,
                sides=joined(goal.sides),
                side=repr(task.side[:40]),
            )
        )
    if {name for name, _ in task.details} != set(goal.details):
        raise GameError(
            said(
                "{goal} needs {details}",
                goal=goal.id,
                details=joined(goal.details) if goal.details else said("nothing beside"),
            )
        )
    for cell in task.cells:
        try:
            book.geometry.number(cell)
        except ValueError:
            raise GameError(
                said("no cell {cell} on the board of {game}", cell=repr(cell), game=book.name())
            ) from None
    own = task.play in (GamePlay.DIRECT, GamePlay.EXACT)
    if own and task.side != position.turn:
        raise GameError(said("in direct play the side whose goal it is must be to move"))
    if task.play in (GamePlay.SELF, GamePlay.PREVENT) and task.side == position.turn:
        raise GameError(said("whose goal it is must be another than the player to move"))


def _goal(book: RuleBook, name: str) -> GameGoal:
    game = game_of(book)
    try:
        return game.goal(name)
    except KeyError:
        raise GameError(
            said(
                "{game} has no goal {goal}; there are {goals}",
                game=book.name(),
                goal=repr(name[:40]),
                goals=joined(each.id for each in game.goals),
            )
        ) from None
