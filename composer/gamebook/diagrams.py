# SPDX-License-Identifier: GPL-3.0-or-later
"""The diagrams of the game book: records of games, or problems of chess by an old book.

They stand in `diagrams.jsonl`, one object a line, whatever the language: `id`, the record, and
`answer` where there is a task: `keys`, the texts of the first turns that solve, or `findings`.
A problem of chess is an object `chess`: `fen`, `stipulation`, `rules`, `options`, and `fresh`, the
squares of men who have not moved.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from composer.gamebook.page import START, GameBookError
from composer.games.position import GamePosition
from composer.games.record import AnyGame
from composer.games.tables import TablesPosition, TablesProblem
from composer.games.tablesform import is_tables_object, tables_problem_from_object
from composer.games.task import GameProblem
from composer.games.textform import problem_from_object
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import NO_TASK, parse_stipulation
from composer.rules.book import RuleBook, Rules
from composer.rules.books import BOOKS, book_of
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOKS, is_tables_game, tables_row
from composer.rules.state import BookState
from composer.said.sentence import said

_ARRAY: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"

AnyProblem = AnyGame | Problem


@dataclass(frozen=True, slots=True)
class BookDiagram:
    """A diagram of the game book.

    Attributes:
        id: its name.
        problem: what is opened on the board.
        keys: the texts of all first turns that solve, or best plays; None where nothing is asked.
        findings: how many findings there are where the task asks for a list.
    """

    id: str
    problem: AnyProblem
    keys: tuple[str, ...] | None = None
    findings: int | None = None


@cache
def diagrams() -> dict[str, BookDiagram]:
    """Return the collection by name.

    Raises:
        GameBookError: a line of it is no diagram.
    """
    text = files("composer.gamebook").joinpath("diagrams.jsonl").read_text(encoding="utf-8")
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            diagram = _diagram(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            raise GameBookError(
                said("diagram {number}: {error}", number=number, error=str(error))
            ) from error
        found[diagram.id] = diagram
    return found


def _diagram(record: Mapping[str, Any]) -> BookDiagram:
    answer = record.get("answer", {})
    problem: AnyProblem
    if "chess" in record:
        problem = _chess(record["chess"])
    elif is_tables_object(record):
        problem = tables_problem_from_object(record)
    else:
        problem = problem_from_object(record)
    keys = tuple(answer["keys"]) if "keys" in answer else None
    return BookDiagram(record["id"], problem, keys, answer.get("findings"))


def _chess(record: Mapping[str, Any]) -> Problem:
    rules = Rules.of(book_of(record["rules"]), record.get("options", {}))
    asked = record.get("stipulation")
    stipulation = NO_TASK if asked is None else parse_stipulation(asked)
    position = parse_fen(record["fen"])
    if "fresh" in record:
        fresh = frozenset(map(parse_square, record["fresh"]))
        position = replace(position, state=BookState(fresh=fresh))
    return Problem(position, replace(stipulation, rules=rules))


def rule_book(name: str) -> RuleBook | None:
    """Return the rule book of a page by its id; None where the page has none."""
    return next((book for book in (*BOOKS, *GAME_BOOKS, *TABLES_BOOKS) if book.id == name), None)


def diagram_of(name: str, book: str) -> BookDiagram | None:
    """Return a diagram of a page, by its name; None where there is none.

    Args:
        name: in the collection, or `START`.
        book: the id of the page's rule book.
    """
    if name != START:
        return diagrams().get(name)
    rules = rule_book(book)
    if rules is None:
        return None
    if is_tables_game(rules.id):
        first = TablesPosition.start(tables_row(rules.id))
        return BookDiagram(START, TablesProblem(first, Rules(rules)))
    if rules.game is None:
        asked = replace(NO_TASK, rules=Rules(rules))
        return BookDiagram(START, Problem(parse_fen(_ARRAY), asked))
    position = GamePosition.start(Rules(rules))
    return None if position is None else BookDiagram(START, GameProblem(position, Rules(rules)))
