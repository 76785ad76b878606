# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and tasks of games by chance, from the data of their rule books alone."""

from __future__ import annotations

import random

from composer.games.position import GamePosition
from composer.games.task import Details, GamePlay, GameProblem, GameTask
from composer.rules.book import RuleBook, Rules

_OWN = (GamePlay.DIRECT, GamePlay.EXACT)
_OTHERS = (GamePlay.SELF, GamePlay.PREVENT)


def random_rules(chance: random.Random, book: RuleBook) -> Rules:
    """Return a book with options by chance, its own values more often."""
    return Rules.of(
        book,
        {
            each.id: chance.choice((each.default, each.default, *each.values))
            for each in book.options
        },
    )


def random_position(chance: random.Random, book: RuleBook, most: int = 8) -> GamePosition:
    """Return men on cells by chance: up to so many of each sort, at least what a diagram needs.

    One position in three is crowded onto a part of the board, where men meet.
    """
    game = book.game
    assert game is not None
    cells = [cell.label for cell in book.geometry.cells]
    if chance.random() < 2 / 3 and len(cells) > 40:
        middle = chance.choice(book.geometry.cells)
        cells = [
            cell.label
            for cell in book.geometry.cells
            if max(abs(cell.x - middle.x), abs(cell.y - middle.y)) <= 3
        ]
    chance.shuffle(cells)
    men: dict[str, str] = {}
    for man in game.men:
        count = chance.randint(max(man.least, 1), min(man.most, most) if man.most else most)
        for _ in range(min(count, len(cells) - 1)):
            men[cells.pop()] = man.letter
    extra = {
        each.id: {player.id: chance.choice((0, 0, 1, each.most)) for player in game.players}
        for each in game.extras
    }
    return GamePosition.of(book, men, chance.choice(game.players).id, extra)


def random_task(chance: random.Random, position: GamePosition, most: int = 2) -> GameTask:
    """Return a task by chance that a position can have."""
    goal = chance.choice(position.game.goals)
    side = chance.choice(goal.sides)
    plays = [
        play
        for play in GamePlay
        if (play not in _OWN or side == position.turn)
        and (play not in _OTHERS or side != position.turn)
    ]
    details: Details = tuple((name, _detail(chance, name, position)) for name in goal.details)
    return GameTask(goal.id, chance.randint(1, most), chance.choice(plays), side, details)


def _detail(
    chance: random.Random, name: str, position: GamePosition
) -> int | str | tuple[str, ...]:
    if name == "k":
        return chance.randint(1, 2)
    if name == "cells":
        cells = [cell.label for cell in position.book.geometry.cells]
        return tuple(chance.sample(cells, 5))
    return chance.choice(position.game.men).letter


def random_problem(
    chance: random.Random, book: RuleBook, most: int = 8, turns: int = 2
) -> GameProblem:
    """Return a problem by chance, with so many men of a sort and turns at most."""
    position = random_position(chance, book, most)
    return GameProblem(position, random_rules(chance, book), random_task(chance, position, turns))
