# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for problems of games that are no chess, as lists of problems have them."""

from __future__ import annotations

from collections import Counter

from composer.games.position import GameError
from composer.games.record import any_game, game_name, game_problem, is_tables, tables_problem
from composer.games.statement import asked_text
from composer.games.task import GameProblem
from composer.gui.words.language import fill, language, tr
from composer.problem.problem import Problem


def known_game(problem: Problem) -> GameProblem | None:
    """Return the problem of a game; None of chess, and of what this program does not know."""
    if problem.game is None:
        return None
    try:
        return game_problem(problem)
    except GameError:
        return None


def game_asked_words(problem: Problem) -> str:
    """Return what a problem of a game asks, with the game's name: `Tablut: King escapes in 2`."""
    name = game_name(problem, language())
    try:
        words = asked_text(any_game(problem), language()) or tr("no task")
    except GameError:
        return fill(tr("%1: not known to this program"), name)
    return f"{name}: {words}"


def game_men_words(problem: Problem) -> str:
    """Return how many men the players have, in their order: `4+9`; nothing of unknown games."""
    found = known_game(problem)
    return "" if found is None else found.position.counted


def game_diagram_words(problem: Problem) -> str:
    """Return a diagram in words for who cannot see it: `Tablut. King e5, Black men a1 c4`."""
    found, name = known_game(problem), game_name(problem, language())
    if found is None:
        return f"{name}. {_points(problem)}" if is_tables(problem) else name
    position, words = found.position, language()
    cells: dict[str, list[str]] = {}
    for cell, man in position.by_cell().items():
        cells.setdefault(man, []).append(cell)
    owners = {player.id: player.name(words) for player in position.game.players}
    names = Counter(position.game.man(letter).name(words) for letter in cells)
    said = []
    for letter, places in cells.items():
        sort = position.game.man(letter)
        called = sort.name(words)
        if names[called] > 1 and sort.owner in owners:
            called = f"{owners[sort.owner]}, {called}"
        said.append(f"{called} {' '.join(places)}")
    return f"{name}. {'; '.join(said)}"


def _points(problem: Problem) -> str:
    """Return where the men of tables stand, and how many: `4 ×2, 3 ×1 + 1 ×2`."""
    try:
        position = tables_problem(problem).position
    except GameError:
        return ""
    sides = (position.by_point(player) for player in ("white", "black"))
    return " + ".join(
        ", ".join(f"{point} ×{count}" for point, count in points.items()) or "–" for points in sides
    )
