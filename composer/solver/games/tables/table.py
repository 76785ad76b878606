# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the tables that the compiled engine takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from composer.games.task import GameTask
from composer.geometry.geometry import Geometry, Vector
from composer.rules.game import Game

COMMON_GOALS: Final = {"win": 0, "take": 1, "block": 2}
"""The goals that every game has, by their numbers in the core (`games/game.h`)."""

OWN_GOAL: Final = 8
"""From this number on a family's own goals."""

NOWHERE: Final = -1
"""A link that is not there."""

Links = tuple[tuple[int, ...], ...]
"""For each cell, where a step in each direction leads; `NOWHERE` where the board ends."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal in numbers.

    Attributes:
        goal: its number.
        number: the number it needs.
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
        goals: the numbers of the family's own goals by name.
        extras: ids of numbers for each player, in the order of their places.
        values: a number of each man, where the family wants one.
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

    def aim(self, task: GameTask) -> Aim:
        """Return a task's goal in numbers."""
        goal = COMMON_GOALS.get(task.goal)
        man = task.detail("man")
        return Aim(
            self.goals[task.goal] if goal is None else goal,
            task.number,
            self.men.index(man) + 1 if isinstance(man, str) else 0,
            tuple(self.labels.index(cell) for cell in task.cells),
        )


def men_of(game: Game, order: Sequence[str]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return letters and owners of a game's men in the order that the core has them.

    Letters that the game lacks keep their place, and belong to the first player.
    """
    known = {man.letter: game.number_of(man.owner) for man in game.men}
    return tuple(order), tuple(known.get(letter, 0) for letter in order)


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
