# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of tables games among other problems, and their tasks in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from composer.games.position import GameError
from composer.games.tables import TablesPlay, TablesProblem, TablesTask
from composer.games.tablesform import tables_problem_from_text, tables_problem_object
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.position import EMPTY
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import NO_TASK
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import said

_AT_WILL: Final[Mapping[str, str]] = {
    "en": "All men off in {throws} throws of one's choice",
    "de": "Alle Steine abgetragen in {throws} Würfen nach Wahl",
    "it": "Tutti i pezzi fuori in {throws} lanci a scelta",
}
_TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "all_off": {
        "en": "Best play of {throw}: all men off in {throws} more",
        "de": "Bester Zug mit {throw}: alle Steine abgetragen in {throws} weiteren",
        "it": "Giocata migliore di {throw}: tutti i pezzi fuori in altri {throws}",
    },
    "hit": {
        "en": "Hit a man with {throw}",
        "de": "Mit {throw} einen Stein treffen",
        "it": "Ferire un pezzo con {throw}",
    },
    "safest": {
        "en": "Safest play of {throw}",
        "de": "Sicherster Zug mit {throw}",
        "it": "Giocata più sicura di {throw}",
    },
}


def as_tables_record(
    tables: TablesProblem, credits: Credits = NO_CREDITS, comments: tuple[str, ...] = ()
) -> Problem:
    """Return a problem of tables games as collections hold it."""
    text = json.dumps(tables_problem_object(tables), ensure_ascii=False)
    return Problem(EMPTY, NO_TASK, credits, comments=comments, game=OtherGame(TABLES_BOOK.id, text))


def with_tables(tables: TablesProblem, kept: Problem) -> Problem:
    """Return a kept problem of tables games with other men, rules or another task."""
    return replace(kept, game=as_tables_record(tables).game)


def is_tables(problem: Problem) -> bool:
    """Tell whether a problem is one of tables games."""
    return problem.game is not None and problem.game.book == TABLES_BOOK.id


def tables_problem(problem: Problem) -> TablesProblem:
    """Return the problem of tables games that a collection holds.

    Raises:
        GameError: it is none, or something of it is unknown to this program.
    """
    if problem.game is None or not is_tables(problem):
        raise GameError(said("this is no record of {game}", game=TABLES_BOOK.name()))
    return tables_problem_from_text(problem.game.text)


def tables_text(task: TablesTask, language: str = "en") -> str:
    """Return a task of tables games in words, in English where a language has none."""
    texts = _AT_WILL if task.play is TablesPlay.AT_WILL else _TEXTS[task.goal.value]
    throw = "-".join(map(str, task.throw))
    return texts.get(language, texts["en"]).format(throw=throw, throws=task.throws)
