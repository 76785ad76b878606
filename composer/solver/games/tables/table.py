# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the tables that the compiled engine takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from composer.games.task import GameTask
from composer.geometry.geometry import Geometry, Vector
from composer.rules.game import EXTRA_CELLS, Game

COMMON_GOALS: Final = {"win": 0, "take": 1, "block": 2}
"""The goals that every game has, by their numbers in the core (`games/game.h`)."""

OWN_GOAL: Final = 8
"""From this number on a family's own goals."""

NOWHERE: Final = -1
"""A link that is not there."""

Links = tuple[tuple[int, ...], ...]
"""For each cell, where a step in each direction leads; `NOWHERE` where the board ends."""

FarSets = tuple[frozenset[int], ...]
"""For each cell, the cells that a man comes to from it in one turn, whatever stands there."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a man of chess, as `games/steps.h` has it.

    Attributes:
        by: files and ranks.
        ride: by what he may ride on if he comes to an empty square.
        limit: how many squares he may ride on; 0 of a leaper.
        use: what he may do: one of the numbers below.
        stops: whether he may stop where the step ends.
        start: 1 + the region from which alone he can make it; 0 for anywhere.
    """

    by: Vector
    ride: Vector = (0, 0)
    limit: int = 0
    use: int = 0
    stops: bool = True
    start: int = 0


BOTH, MOVE, CAPTURE = range(3)
"""What a man may do where he comes to, by the numbers of `games/steps.h`."""


@dataclass(frozen=True, slots=True)
class Stepper:
    """A sort of men of chess.

    Attributes:
        steps: how they go.
        moved: the number of the sort that such a man is after his move.
        sign: the letter with which his moves are written; empty of a pawn.
        is_king: whether they are kings.
        way: of pawns: which of the ways of the table of promotions is theirs; else -1.
    """

    steps: tuple[Step, ...]
    moved: int
    sign: str = ""
    is_king: bool = False
    way: int = -1


@dataclass(frozen=True, slots=True)
class Steppers:
    """The men of a game of chess.

    Attributes:
        files: of the board.
        ranks: of the board.
        men: in the order of their numbers.
    """

    files: int
    ranks: int
    men: tuple[Stepper, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal in numbers.

    Attributes:
        goal: its number.
        number: the number it needs; of a goal against one player, 1 + his number.
        man: the number of the man it needs; 0 for none.
        cells: the cells it needs.
    """

    goal: int
    number: int = 0
    man: int = 0
    cells: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GameTable:
    """A game in numbers.

    Attributes:
        family: the number of the family in the core (`games/families.h`).
        labels: of the cells, in their order.
        players: the ids of the players in their order.
        men: the letters of men; a man's number is his place here, from 1.
        owners: the number of the player of each man.
        links: tables of directions, at most two.
        regions: sets of cells, as the family's header numbers them.
        options: numbers, as the family's header names them.
        stuck_loses: whether who has no turn has lost.
        repeats: whether two turns can have one result.
        goals: the numbers of the family's own goals by name; they go before the common ones.
        extras: ids of numbers for each player, in the order of their places.
        values: a number of each man, where the family wants one.
        far: tables of sets of cells, as the family's header numbers them.
        marks: of each man a bit for each extra that marks men, where he bears that mark; empty
            where nothing marks men.
        grid: how men of chess go; None in other games.
        words: the numbers of words that a goal can need, such as degrees.
    """

    family: int
    labels: tuple[str, ...]
    players: tuple[str, ...]
    men: tuple[str, ...]
    owners: tuple[int, ...]
    links: tuple[Links, ...]
    regions: tuple[frozenset[int], ...] = ()
    options: tuple[int, ...] = ()
    stuck_loses: bool = False
    repeats: bool = False
    goals: Mapping[str, int] = field(default_factory=dict)
    extras: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    far: tuple[FarSets, ...] = ()
    marks: tuple[int, ...] = ()
    grid: Steppers | None = None
    words: Mapping[str, int] = field(default_factory=dict)

    def aim(self, task: GameTask) -> Aim:
        """Return a task's goal in numbers."""
        goals = {**COMMON_GOALS, **self.goals}
        man, player = task.detail("man"), task.detail("of")
        return Aim(
            goals[task.goal],
            self.players.index(player) + 1 if isinstance(player, str) else self._number(task),
            self.men.index(man) + 1 if isinstance(man, str) else 0,
            tuple(self.labels.index(cell) for cell in task.cells),
        )

    def _number(self, task: GameTask) -> int:
        """Return the number that a goal needs: that of a word, or the task's own."""
        said = [self.words[str(detail)] for _, detail in task.details if str(detail) in self.words]
        return said[0] if said else task.number


def men_of(game: Game, order: Sequence[str]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return letters and owners of a game's men in the order that the core has them.

    Letters that the game lacks keep their place, and belong to the first player.
    """
    known = {man.letter: game.number_of(man.owner) for man in game.men}
    return tuple(order), tuple(known.get(letter, 0) for letter in order)


def with_marked(game: Game, letters: Sequence[str]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return letters of men, and who bears a mark: where men can be marked all come again so."""
    if all(extra.form != EXTRA_CELLS for extra in game.extras):
        return tuple(letters), ()
    return (*letters, *letters), (0,) * len(letters) + (1,) * len(letters)


def links_by_vector(board: Geometry, vectors: Sequence[Vector], drawn: bool = False) -> Links:
    """Return where a step by each vector leads from each cell.

    Args:
        board: the board.
        vectors: the steps.
        drawn: whether steps go along the board's links only.
    """
    links = {(link.start, link.end) for link in board.links}

    def end(cell: int, vector: Vector) -> int:
        found = board.after(cell, vector)
        if found is None or (drawn and not {(cell, found), (found, cell)} & links):
            return NOWHERE
        return found

    return tuple(tuple(end(cell, vector) for vector in vectors) for cell in range(len(board)))


def own_goals(*names: str) -> dict[str, int]:
    """Return the numbers of a family's own goals, in the order of its header."""
    return {name: OWN_GOAL + place for place, name in enumerate(names)}
