# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and tasks of games by chance, from the data of their rule books alone."""

from __future__ import annotations

import random

from composer.games.defects import excess
from composer.games.position import EMPTY, GamePosition
from composer.games.task import Details, GamePlay, GameProblem, GameTask, plays_of
from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS, ONE_TURN, Game, GameMan

MANY_SORTS = 10
"""Of games with more sorts of men than this, only some are in a position."""

_OWN = (GamePlay.DIRECT, GamePlay.EXACT)
_OTHERS = (GamePlay.SELF, GamePlay.PREVENT)


def random_rules(chance: random.Random, book: RuleBook) -> Rules:
    """Return a book with options by chance, its own values more often."""
    return Rules.of(
        book,
        {
            option.id: chance.choice((option.default, option.default, *option.values))
            for option in book.options
            if option.id not in ONE_TURN  # they ask for one turn, directly
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
    sorts, turns = game.men, [player.id for player in game.players]
    if len(sorts) > MANY_SORTS:
        sorts, most = _few_sorts(chance, game), max(most // 4, 1)
        turns = [turn for turn in turns if any(man.owner == turn for man in sorts)]
    for man in sorts:
        rare = not man.least and man.most == 1  # such as a pyramid that may be gone
        fewest = 0 if rare else max(man.least, 1)
        room = min(most, man.most or most, game.most_of(man.owner) or most)
        count = chance.randint(fewest, max(fewest, room))
        for _ in range(min(count, len(cells) - 1)):
            men[cells.pop()] = chance.choice(man.usual or (man.letter,))
    men = {cell: man for cell, man in men.items() if not _never_there(book, cell, man)}
    men = _on_castles(chance, book, men)
    if len(game.players) > 2:
        turns = [each for each in turns if any(game.man(man).owner == each for man in men.values())]
    extra: dict[str, dict[str, int] | list[str]] = {
        extra.id: [cell for cell, man in men.items() if man in extra.men and chance.random() < 0.5]
        if extra.form == EXTRA_CELLS
        else {player.id: chance.choice((0, 0, 1, extra.most)) for player in game.players}
        for extra in game.extras
    }
    turn = chance.choice(turns)
    for kind in game.extras:
        if kind.of_others:
            cells = [cell for cell in extra[kind.id] if game.man(men[cell]).owner != turn]
            extra[kind.id] = cells
    return GamePosition.of(book, men, turn, extra)


def _never_there(book: RuleBook, cell: str, man: str) -> bool:
    """Tell whether such a man can never stand on a cell."""
    game, board = book.game, book.geometry
    assert game is not None
    return any(board.number(cell) in board.region(name) for name in game.man(man).never_on)


def _on_castles(chance: random.Random, book: RuleBook, men: dict[str, str]) -> dict[str, str]:
    """Return men of whom nearly every side has one or two on castles, where the board has them."""
    game, labels = book.game, [cell.label for cell in book.geometry.cells]
    assert game is not None
    castles = [labels[cell] for cell in sorted(book.geometry.region("castles"))]
    chance.shuffle(castles)
    if not castles or chance.random() < 0.1:
        return men
    moved = {cell: man for cell, man in men.items() if cell not in castles}
    for player in game.players:
        own = [cell for cell, man in moved.items() if game.man(man).owner == player.id]
        for cell in own[: min(chance.choice((1, 1, 2)), len(castles))]:
            moved[castles.pop()] = moved.pop(cell)
    return moved


def _few_sorts(chance: random.Random, game: Game) -> tuple[GameMan, ...]:
    """Return some sorts of men of two players at least: those there is one of, and three others."""
    players = chance.sample(game.players, chance.randint(2, len(game.players)))
    found: list[GameMan] = []
    for player in players:
        own = [man for man in game.men if man.owner == player.id]
        found += [man for man in own if man.most == 1]
        found += chance.sample([man for man in own if man.most != 1], chance.randint(1, 3))
    return tuple(found)


def random_task(
    chance: random.Random, position: GamePosition, most: int = 2, rules: Rules | None = None
) -> GameTask:
    """Return a task by chance that a position can have."""
    chosen = {""} if rules is None else {"", *dict(rules.options)}
    goal = chance.choice([each for each in position.game.goals if each.option in chosen])
    side = chance.choice([side for side in goal.sides if side in position.present()])
    plays = [
        play
        for play in plays_of(goal)
        if (play not in _OWN or side == position.turn)
        and (play not in _OTHERS or side != position.turn)
    ]
    words = dict(goal.words)
    asked = [*goal.details, *(name for name in goal.may if chance.random() < 0.5)]
    details: Details = tuple(
        (
            name,
            chance.choice(words[name]) if name in words else _detail(chance, name, position, side),
        )
        for name in asked
    )
    play = chance.choice(plays)
    turns = 0 if play is GamePlay.LIST else chance.randint(1, most)
    if ("degree", "mediocre") in details:  # asked for in one turn only
        details = details if GamePlay.DIRECT in plays else (("degree", "great"),)
        play, turns = (GamePlay.DIRECT, 1) if GamePlay.DIRECT in plays else (play, turns)
    return GameTask(goal.id, turns, play, side, details)


def _detail(
    chance: random.Random, name: str, position: GamePosition, side: str
) -> int | str | tuple[str, ...]:
    if name == "k":
        return chance.randint(1, 2)
    if name == "of":
        return chance.choice([player.id for player in position.game.players if player.id != side])
    if name == "cell":
        return chance.choice(position.book.geometry.cells).label
    if name == "cells":
        cells = [cell.label for cell in position.book.geometry.cells]
        return tuple(chance.sample(cells, 5))
    return chance.choice(position.game.men).letter


def _within_the_game(chance: random.Random, position: GamePosition) -> GamePosition:
    """Take men off the board until nobody has more of them than the game."""
    while any(excess(position)):
        least = {man.letter for man in position.game.men if man.least}
        there = [n for n, man in enumerate(position.men) if man != EMPTY and man not in least]
        position = position.with_man(chance.choice(there), EMPTY)
    return position


def random_problem(
    chance: random.Random, book: RuleBook, most: int = 8, turns: int = 2
) -> GameProblem:
    """Return a problem by chance, with so many men of a sort and turns at most."""
    position = _within_the_game(chance, random_position(chance, book, most))
    rules = random_rules(chance, book)
    return GameProblem(position, rules, random_task(chance, position, turns, rules))
