# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks: what is to be brought about in a diagram, by whom, in how many turns, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.games.position import GameError, GamePosition, cell_number, game_of
from composer.problem.credits import NO_CREDITS, Credits
from composer.rules.book import RuleBook, Rules
from composer.rules.game import GameGoal
from composer.said.sentence import Name, joined, said

MOST_TURNS: Final = 30
"""The longest task."""

Details = tuple[tuple[str, int | str | tuple[str, ...]], ...]
"""What a goal needs beside its name: `k`, a number; `cells`, labels; `cell`, one; `man`, letters;
`of`, the id of a player."""


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
    LIST = "list"
    """Nobody plays: what stands on the board for the side is found; there are no turns."""


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
        if self.play is GamePlay.LIST:
            if self.turns != 0:
                raise GameError(
                    said("expected no turns where nobody plays, got {turns}", turns=self.turns)
                )
        elif not 1 <= self.turns <= MOST_TURNS:
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
        one = self.detail("cell")
        return found if isinstance(found, tuple) else (one,) if isinstance(one, str) else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What is written of a problem of any game beside men, rules and task.

    Attributes:
        credits: authors, source, date, distinction, dedication.
        title: a name of the composer's own.
        keywords: words typed by the user.
        comments: remarks, one paragraph each.
        extras: what a file states besides, so that it can be given back: names and texts.
    """

    credits: Credits = NO_CREDITS
    title: str = ""
    keywords: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class GameProblem(Beside):
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
        require_rules_of(self.rules, self.position.book)
        if self.task is not None:
            task = _with_labels(self.rules.book, self.task)
            object.__setattr__(self, "task", task)
            _require(self.rules, self.position, task)

    @property
    def asked(self) -> tuple[object, ...]:
        """What a solver is told of it: all but what is written beside."""
        return self.position, self.rules, self.task


def require_rules_of(rules: Rules, book: RuleBook) -> None:
    """Refuse rules of another game, and conditions of chess.

    Raises:
        GameError: they are such.
    """
    if rules.book != book:
        raise GameError(said("the position and the rules are of different games"))
    if rules.conditions:
        raise GameError(
            said(
                "{game} takes no conditions: {conditions}",
                game=Name(book.names),
                conditions=joined(map(str, rules.conditions)),
            )
        )


def _player_named(book: RuleBook, words: str) -> str:
    """Return the id of a player by his name in any language; the words if nobody has it."""
    for player in game_of(book).players:
        if words.casefold() in {player.id, *(name.casefold() for _, name in player.names)}:
            return player.id
    return words


def _with_labels(book: RuleBook, task: GameTask) -> GameTask:
    """Return a task with its cells as the board writes them, and the id of a player who is named.

    Raises:
        GameError: the board has no such cell.
    """

    def label(written: str) -> str:
        return book.geometry.cells[cell_number(book, written)].label

    def labelled(name: str, value: int | str | tuple[str, ...]) -> int | str | tuple[str, ...]:
        if isinstance(value, tuple):
            return tuple(map(label, value))
        if name == "of" and isinstance(value, str):
            return _player_named(book, value)
        return label(value) if name == "cell" and isinstance(value, str) else value

    details = tuple((name, labelled(name, value)) for name, value in task.details)
    return task if details == task.details else replace(task, details=details)


def plays_of(goal: GameGoal) -> tuple[GamePlay, ...]:
    """Return the kinds of play in which a goal can be asked for."""
    if goal.plays:
        return tuple(map(GamePlay, goal.plays))
    return tuple(play for play in GamePlay if play is not GamePlay.LIST)


def _require(rules: Rules, position: GamePosition, task: GameTask) -> None:
    book = rules.book
    goal = _goal(book, task.goal)
    if goal.option and all(name != goal.option for name, _ in rules.options):
        raise GameError(
            said(
                "{goal}: asked for only where the option {option} is chosen",
                goal=goal.id,
                option=goal.option,
            )
        )
    if task.side not in goal.sides:
        raise GameError(
            said(
                "{goal}: expected {sides}, got {side}",
                goal=goal.id,
                sides=joined(goal.sides),
                side=repr(task.side[:40]),
            )
        )
    given = {name for name, _ in task.details}
    if not set(goal.details) <= given <= {*goal.details, *goal.may}:
        raise GameError(
            said(
                "{goal} needs {details}",
                goal=goal.id,
                details=joined(goal.details) if goal.details else said("nothing beside"),
            )
        )
    if task.play not in plays_of(goal):
        raise GameError(
            said("{goal}: not asked for in {play} play", goal=goal.id, play=task.play.value)
        )
    for name, words in goal.words:
        if task.detail(name) not in words:
            raise GameError(
                said(
                    "{detail}: expected {words}, got {got}",
                    detail=name,
                    words=joined(words),
                    got=repr(str(task.detail(name))[:40]),
                )
            )
    _require_man_and_player(book, task)
    own = task.play in (GamePlay.DIRECT, GamePlay.EXACT)
    if own and task.side != position.turn:
        raise GameError(said("in direct play the side whose goal it is must be to move"))
    if task.play in (GamePlay.SELF, GamePlay.PREVENT) and task.side == position.turn:
        raise GameError(said("whose goal it is must be another than the player to move"))


def _require_man_and_player(book: RuleBook, task: GameTask) -> None:
    game = game_of(book)
    man, player = task.detail("man"), task.detail("of")
    if man is not None and all(man != other.letter for other in game.men):
        raise GameError(said("no man {man} in {game}", man=repr(man), game=Name(book.names)))
    if player is not None and all(player != other.id for other in game.players):
        raise GameError(
            said(
                "no player is called {name}; there are {players}",
                name=repr(player),
                players=joined(player.id for player in game.players),
            )
        )
    if player == task.side:
        raise GameError(said("whose goal it is must be another than who is mated"))


def _goal(book: RuleBook, name: str) -> GameGoal:
    game = game_of(book)
    try:
        return game.goal(name)
    except KeyError:
        raise GameError(
            said(
                "{game} has no goal {goal}; there are {goals}",
                game=Name(book.names),
                goal=repr(name[:40]),
                goals=joined(goal.id for goal in game.goals),
            )
        ) from None
