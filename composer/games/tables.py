# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and tasks of tables games: men on points, dice, and what is asked.

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
from composer.rules.historic.tables.books import TABLES_BOOK, tables_book, tables_row
from composer.rules.historic.tables.row import BAR, OFF, SPECIAL, TablesRow
from composer.said.sentence import Name, joined, said

MOST_SCORE: Final = 999
"""The greatest number that is counted beside men."""

MOST_THROWS: Final = 10
"""The longest task."""

AT_WILL: Final = 4
"""In how many throws of one's own choice is looked where a task does not say."""

_FRAME: Final = tables_row(TABLES_BOOK.id)
_PLACES: Final = {"bar": BAR, "off": OFF}

Sort = tuple[int, bool]
"""A place, and whether the men there are special."""

Men = tuple[tuple[Sort, int], ...]
"""The men of a player: how many of each sort, in rising order."""


class TablesGoal(Enum):
    """What is asked; the value is the name in files."""

    ALL_OFF = "all_off"
    """To have borne off all men."""
    HIT = "hit"
    """To hit a single man of the other side."""
    SAFEST = "safest"
    """To leave the other side the least chance to hit."""
    PLAYS = "plays"
    """Every play of the throw; a forced passage if there is one only."""
    HIT_CHANCE = "hit_chance"
    """How likely the next throw can hit, and which throws can."""
    HIT_TURN = "hit_turn_chance"
    """The same for the whole turn, with the second throw after equal dice."""
    LOST = "lost_chance"
    """How likely the next throw is lost, and which throws are."""
    WITHIN = "within"
    """To have finished within so many throws, this one counted."""
    EXPECTED = "expected"
    """To need the fewest throws on average."""
    RACE = "race"
    """To finish before the next player, where men do not meet any more."""
    BARATA = "barata"
    """To shut the other side up in its half."""
    STAKES = "stakes"
    """To win the most stakes."""
    BLOCKS = "blocks"
    """To leave the next player the greatest chance that his throw is lost."""
    SAVES = "saves"
    """All throws with a play after which the other side cannot hit."""


class TablesPlay(Enum):
    """How it is asked; the value is the name in files."""

    BEST = "best"
    """The best play of a throw, by chances."""
    THROW = "throw"
    """All plays of a throw that do it."""
    AT_WILL = "at_will"
    """The fewest throws of one's own choice."""
    CHANCE = "chance"
    """What holds before a throw."""
    WHICH = "which"
    """All throws that do it, with their plays."""


TASKS: Final = (
    (TablesGoal.ALL_OFF, TablesPlay.BEST),
    (TablesGoal.ALL_OFF, TablesPlay.AT_WILL),
    (TablesGoal.HIT, TablesPlay.THROW),
    (TablesGoal.SAFEST, TablesPlay.BEST),
    (TablesGoal.PLAYS, TablesPlay.THROW),
    (TablesGoal.WITHIN, TablesPlay.BEST),
    (TablesGoal.WITHIN, TablesPlay.CHANCE),
    (TablesGoal.WITHIN, TablesPlay.AT_WILL),
    (TablesGoal.EXPECTED, TablesPlay.BEST),
    (TablesGoal.EXPECTED, TablesPlay.CHANCE),
    (TablesGoal.RACE, TablesPlay.BEST),
    (TablesGoal.RACE, TablesPlay.CHANCE),
    (TablesGoal.HIT_CHANCE, TablesPlay.CHANCE),
    (TablesGoal.HIT_TURN, TablesPlay.CHANCE),
    (TablesGoal.LOST, TablesPlay.CHANCE),
    (TablesGoal.SAVES, TablesPlay.CHANCE),
    (TablesGoal.BARATA, TablesPlay.THROW),
    (TablesGoal.BARATA, TablesPlay.CHANCE),
    (TablesGoal.STAKES, TablesPlay.BEST),
    (TablesGoal.BLOCKS, TablesPlay.BEST),
    (TablesGoal.HIT, TablesPlay.WHICH),
    (TablesGoal.BARATA, TablesPlay.WHICH),
)
"""What can be asked, and how."""

COUNTED: Final = (TablesGoal.ALL_OFF, TablesGoal.WITHIN)
"""What is asked in a number of throws."""


def takes_throw(play: TablesPlay) -> bool:
    """Tell whether a throw is given with what is asked so."""
    return play in (TablesPlay.BEST, TablesPlay.THROW)


def names_throws(task: TablesTask) -> bool:
    """Tell whether all throws that do something are asked for, with their plays."""
    return task.play is TablesPlay.WHICH or task.goal is TablesGoal.SAVES


def tasks_of(row: TablesRow) -> tuple[tuple[TablesGoal, TablesPlay], ...]:
    """Return what can be asked in a game."""
    barred = set() if row.halves else {TablesGoal.BARATA}
    if row.switches.hit == "none":
        barred |= {TablesGoal.HIT, TablesGoal.SAFEST, TablesGoal.SAVES}
        barred |= {TablesGoal.HIT_CHANCE, TablesGoal.HIT_TURN}
    if row.switches.end != "off":
        barred |= {TablesGoal.ALL_OFF}  # it is won otherwise
    if row.switches.scores != "men":
        barred |= {TablesGoal.STAKES}
    if row.switches.passed == "rest":
        barred |= {TablesGoal.RACE}  # what one cannot use helps the other
    if row.ring:
        barred |= {TablesGoal.ALL_OFF, TablesGoal.WITHIN, TablesGoal.EXPECTED, TablesGoal.RACE}
    return tuple(task for task in TASKS if task[0] not in barred)


@dataclass(frozen=True, slots=True)
class TablesPosition:
    """Men on the points, on the bar, and off.

    Attributes:
        men: of each player, in the order of play: how many of each sort, in rising order.
        turn: the id of the player who throws.
        row: the game.
        score: of each player, what the game counts beside men; empty where it is as at first.

    Raises:
        GameError: numbers are not as they can be, or men of two players stand on one point.
    """

    men: tuple[Men, ...] = ((), ())
    turn: str = "white"
    row: TablesRow = _FRAME
    score: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.turn not in self.row.player_ids:
            raise _no_player(self.turn, self.row)
        self._require_score()
        owners: dict[int, str] = {}
        for player, men in zip(self.row.player_ids, self.men, strict=True):
            self._require_men(player, men)
            for (place, _), _ in men:
                if place in (BAR, OFF):
                    continue
                if owners.setdefault(place, player) != player:
                    raise GameError(
                        said("point {point}: men of both sides", point=place)
                        if len(self.men) == 2
                        else said("point {point}: men of two players", point=place)
                    )

    def _require_men(self, player: str, men: Men) -> None:
        """Refuse places that are none, numbers that are none, and men whom the game has not."""
        row = self.row
        for (place, special), count in men:
            if place not in (BAR, OFF) and not 1 <= place <= row.points:
                raise _no_point(place, row)
            if not _can_stand(row, player, place):
                raise GameError(
                    said(
                        "{player}, {place}: this player's men cannot stand there",
                        player=player,
                        place=place_text(place, special),
                    )
                )
            if type(count) is not int or count < 0:
                raise GameError(
                    said(
                        "{player}, {place}: expected a number of men",
                        player=player,
                        place=place_text(place, special),
                    )
                )
            if special and not row.special:
                raise GameError(
                    said(
                        "{player}, {place}: {game} has no special men",
                        player=player,
                        place=place_text(place, special),
                        game=row.id,
                    )
                )
        marked = sum(count for (_, special), count in men if special)
        plain = sum(count for _, count in men) - marked
        most = row.men(False) if row.special else row.men()
        if row.switches.acts == "named":
            most = row.men() - marked  # special men become plain ones
        for name, total, limit in (
            (player, plain, most),
            (f"{player} {SPECIAL}", marked, row.men(True)),
        ):
            if total > limit:
                raise GameError(
                    said(
                        "{player}: {count} men, expected at most {most}",
                        player=name,
                        count=total,
                        most=limit,
                    )
                )

    def _require_score(self) -> None:
        row, score = self.row, self.score
        if not score:
            return
        if not row.score:
            raise GameError(said("score: {game} counts nothing beside men", game=Name(row.names)))
        for player, number in zip(row.player_ids, score, strict=True):
            if type(number) is not int or not 0 <= number <= MOST_SCORE:
                raise GameError(
                    said("score, {player}: expected 0 to {most}", player=player, most=MOST_SCORE)
                )

    @classmethod
    def of(
        cls,
        white: Mapping[int, int],
        black: Mapping[int, int] | None = None,
        turn: str = "white",
    ) -> Self:
        """Return a position of the frame from how many men stand on some points.

        Raises:
            GameError: a point is none, or as above.
        """
        placed = {"white": white, "black": black or {}}
        return cls.placed(
            _FRAME,
            {
                player: {(place, False): count for place, count in men.items()}
                for player, men in placed.items()
            },
            turn,
        )

    @classmethod
    def placed(
        cls, row: TablesRow, men: Mapping[str, Mapping[Sort, int]], turn: str | None = None
    ) -> Self:
        """Return a position of a game from the men of its players.

        Raises:
            GameError: as above.
        """
        kept = tuple(_kept(men.get(player, {})) for player in row.player_ids)
        return cls(kept, row.first if turn is None else turn, row)

    @classmethod
    def empty(cls, row: TablesRow = _FRAME) -> Self:
        """Return the board without men."""
        return cls(((),) * len(row.players), row.first, row)

    @classmethod
    def start(cls, row: TablesRow) -> Self:
        """Return how the men of a game stand first."""
        piles = zip(row.player_ids, row.array, strict=True)
        men = {
            player: {(place, special): count for place, special, count in array}
            for player, array in piles
        }
        return cls.placed(row, men)

    def __getitem__(self, cell: int) -> str | None:
        """Return whose men stand on a cell of the board, or None; a star marks special ones.

        The first cell is point 1; behind the last point are the bars of the players.
        """
        points = self.row.points
        for number, (player, men) in enumerate(zip(self.row.player_ids, self.men, strict=True)):
            place = BAR if cell == points + number else cell + 1 if cell < points else OFF
            here = [special for (at, special), _ in men if at == place != OFF]
            if here:
                return f"{player}{SPECIAL}" if any(here) else player
        return None

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Yield the cells where men stand, each with whose they are."""
        cells = range(self.row.points + len(self.row.bars))
        return ((cell, player) for cell in cells if (player := self[cell]) is not None)

    def sorts(self, player: str) -> dict[Sort, int]:
        """Return the men of a player: how many of each sort."""
        return dict(self.men[self.row.player_ids.index(player)])

    def count(self, player: str, point: int) -> int:
        """Return how many men of a player stand on a point, the bar, or off.

        Raises:
            GameError: it is no point.
        """
        if point not in (BAR, OFF):
            _require_point(point, self.row)
        return sum(count for (place, _), count in self.sorts(player).items() if place == point)

    def total(self, player: str) -> int:
        """Return how many men a player has on the board or waiting."""
        return sum(count for (place, _), count in self.sorts(player).items() if place != OFF)

    @property
    def has_men(self) -> bool:
        """Whether anybody has a man who is not off."""
        return any(map(self.total, self.row.player_ids))

    @property
    def counted(self) -> str:
        """How many men each side has who are not off: `4+5`."""
        return "+".join(str(self.total(player)) for player in self.row.player_ids)

    def by_point(self, player: str) -> dict[int, int]:
        """Return how many men of a player stand on each point where any does."""
        found: dict[int, int] = {}
        for (place, _), count in self.sorts(player).items():
            if place not in (BAR, OFF):
                found[place] = found.get(place, 0) + count
        return found

    def with_men(self, player: str, point: int, count: int, special: bool = False) -> Self:
        """Return the position with so many men of a player on a point, the bar, or off.

        Raises:
            GameError: as above.
        """
        if player not in self.row.player_ids:
            raise _no_player(player, self.row)
        if point not in (BAR, OFF):
            _require_point(point, self.row)
        men = {**self.sorts(player), (point, special): count}
        place = self.row.player_ids.index(player)
        return replace(self, men=(*self.men[:place], _kept(men), *self.men[place + 1 :]))

    def with_turn(self, player: str) -> Self:
        """Return the position with another player to throw."""
        return replace(self, turn=player)

    def scored(self, player: str) -> int:
        """Return what is counted of a player beside his men."""
        place = self.row.player_ids.index(player)
        return self.score[place] if self.score else self.row.score_first

    def with_score(self, score: Mapping[str, int]) -> Self:
        """Return the position with some players' scores; the others keep theirs.

        Raises:
            GameError: the game has none, or a number cannot be.
        """
        found = tuple(score.get(each, self.scored(each)) for each in self.row.player_ids)
        usual = not score or (bool(self.row.score) and set(found) == {self.row.score_first})
        return replace(self, score=() if usual else found)

    @property
    def other(self) -> str:
        """The id of the next player."""
        players = self.row.player_ids
        return players[(players.index(self.turn) + 1) % len(players)]

    @property
    def written(self) -> str:
        """The position in a line: `white bar:1 6:13 24*:2; black 19:13`."""
        players = zip(self.row.player_ids, self.men, strict=True)
        return "; ".join(
            " ".join([player, *(f"{place_text(*sort)}:{count}" for sort, count in men)])
            for player, men in players
            if men
        )


def place_text(place: int, special: bool = False) -> str:
    """Return a place as it is written: `24`, `24*`, `bar`, `off`."""
    names = {BAR: "bar", OFF: "off"}
    return names.get(place, str(place)) + (SPECIAL if special else "")


def place_of(text: str, row: TablesRow) -> Sort:
    """Return the place that is written so.

    Raises:
        GameError: it is none.
    """
    special = text.endswith(SPECIAL)
    word = text.removesuffix(SPECIAL)
    if word in _PLACES:
        return _PLACES[word], special
    if not word.isascii() or not word.isdecimal() or len(word) > 2:
        raise _no_point(text, row)
    _require_point(int(word), row)
    return int(word), special


def _can_stand(row: TablesRow, player: str, place: int) -> bool:
    """Tell whether men of a player can come to a place at all."""
    if place == OFF:
        return True
    if place == BAR:
        return bool(row.bars)
    return not row.ways or place in row.ways[row.player_ids.index(player)]


def _kept(men: Mapping[Sort, int]) -> Men:
    return tuple(sorted((sort, count) for sort, count in men.items() if count))


def _no_player(name: str, row: TablesRow) -> GameError:
    return GameError(
        said(
            "no player is called {name}; there are {players}",
            name=repr(name[:40]),
            players=joined(row.player_ids),
        )
    )


def _require_point(point: int, row: TablesRow) -> None:
    if type(point) is not int or not 1 <= point <= row.points:
        raise _no_point(point, row)


def _no_point(point: object, row: TablesRow) -> GameError:
    return GameError(
        said(
            "expected a point from 1 to {points}, bar or off, got {point}",
            points=row.points,
            point=repr(point)[:40],
        )
    )


@dataclass(frozen=True, slots=True)
class TablesTask:
    """What is asked.

    Attributes:
        goal: to what end.
        play: how.
        throws: of `ALL_OFF` in how many throws: after that which is played, or of one's choice;
            of `WITHIN` in how many with that which is played.
        throw: the dice to be played; none of throws at will, or before a throw.
        by: who shall not hit; the next player where it is empty.

    Raises:
        GameError: they do not belong together.
    """

    goal: TablesGoal
    play: TablesPlay
    throws: int = 1
    throw: tuple[int, ...] = ()
    by: str = ""

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
        most = MOST_THROWS if self.goal in COUNTED else 1
        if type(self.throws) is not int or not 1 <= self.throws <= most:
            raise GameError(
                said("expected 1 to {most} throws, got {throws}", most=most, throws=self.throws)
            )
        if any(type(die) is not int for die in self.throw):
            raise GameError(said("a die shows 1 to {faces}", faces=6))
        if bool(self.throw) != takes_throw(self.play):
            raise GameError(
                said("the throw is missing")
                if not self.throw
                else said("throws at will are chosen, not given")
                if self.play is TablesPlay.AT_WILL
                else said("{play}: no throw is given with it", play=self.play.value)
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
        row, task = self.position.row, self.task
        require_rules_of(self.rules, tables_book(row.id))
        if task is None:
            return
        switches = row.switched(self.rules.chosen())
        if task.throw and len(task.throw) != switches.dice:
            raise GameError(
                said("expected {dice} dice, got {got}", dice=switches.dice, got=len(task.throw))
            )
        if not all(1 <= die <= switches.faces for die in task.throw):
            raise GameError(said("a die shows 1 to {faces}", faces=switches.faces))
        if (task.goal, task.play) not in tasks_of(row):
            raise GameError(
                said("{game} has no goal {goal}", game=row.id, goal=repr(task.goal.value))
            )
        if task.by and task.by not in row.player_ids:
            raise _no_player(task.by, row)

    @property
    def asked(self) -> tuple[object, ...]:
        """What a solver is told of it: all but what is written beside."""
        return self.position, self.rules, self.task
