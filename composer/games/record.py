# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games among problems of chess: how a collection holds them, and gives them back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from composer.games.defects import excess, misplaced, too_many
from composer.games.jsonline import BESIDE, GAME_PARTS, TABLES_PARTS, require_known
from composer.games.position import GameError
from composer.games.tables import TablesProblem
from composer.games.tablesform import (
    is_tables_object,
    tables_object,
    tables_problem_from_object,
    tables_problem_from_text,
)
from composer.games.task import Beside, GameProblem
from composer.games.textform import (
    FORM,
    VERSION,
    game_object,
    problem_from_object,
    problem_from_text,
)
from composer.problem.position import EMPTY
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import NO_TASK
from composer.rules.book import RuleBook, RulesError
from composer.rules.historic.tables.books import TABLES_BOOK, is_tables_game, tables_book
from composer.said.sentence import NOTHING, Name, Sentence, said, sentence_of

_LONGEST_NAME: Final = 60
_DEEPEST: Final = 12
_NOTHING: Final = Problem(EMPTY, NO_TASK)
_BESIDE: Final = tuple(field.name for field in fields(Beside))

AnyGame = GameProblem | TablesProblem
"""A problem of a game that is no chess, be its turns of cells or of dice."""


def as_problem(game: AnyGame, kept: Problem = _NOTHING) -> Problem:
    """Return a problem of a game as collections hold it; `any_game` gives it back.

    Args:
        game: the problem.
        kept: what it was made from; what a problem of a game does not say of itself stays.
    """
    written = tables_object(game) if isinstance(game, TablesProblem) else game_object(game)
    other = OtherGame(game.rules.book.id, _written(written))
    return replace(kept, game=other, **_beside(game))


def any_game(problem: Problem) -> AnyGame:
    """Return the problem of a game that a collection holds, of tables games too.

    Raises:
        GameError: it is one of chess, or something of it is unknown to this program.
    """
    if problem.game is None:
        raise GameError(said("this is a problem of chess"))
    return replace(kept_problem(problem.game), **_beside(problem))


def game_problem(problem: Problem) -> GameProblem:
    """Return the problem of a game whose players take turns.

    Raises:
        GameError: it is one of chess or of tables games, or something of it is unknown.
    """
    found = any_game(problem)
    if isinstance(found, TablesProblem):
        raise GameError(
            said("{game}: open the problem in a tab for this", game=Name(TABLES_BOOK.names))
        )
    return found


def tables_problem(problem: Problem) -> TablesProblem:
    """Return the problem of tables games that a collection holds.

    Raises:
        GameError: it is none, or something of it is unknown to this program.
    """
    if not is_tables(problem):
        raise GameError(said("this is no record of {game}", game=Name(TABLES_BOOK.names)))
    found = any_game(problem)
    assert isinstance(found, TablesProblem)
    return found


def is_tables(problem: Problem) -> bool:
    """Tell whether a problem is one of tables games."""
    return problem.game is not None and is_tables_game(problem.game.book)


def _beside(problem: Beside | Problem) -> dict[str, Any]:
    return {name: getattr(problem, name) for name in _BESIDE}


@lru_cache(maxsize=1024)
def kept_problem(game: OtherGame) -> AnyGame:
    """Return men, rules and task of what a collection holds.

    Raises:
        GameError: something of it is unknown to this program.
    """
    if is_tables_game(game.book):
        return tables_problem_from_text(game.text)
    return problem_from_text(game.text)


def is_record(found: Mapping[str, object]) -> bool:
    """Return whether a JSON object is a problem of a game that is no chess."""
    return (
        "fen" not in found
        and isinstance(found.get("game"), str)
        and isinstance(found.get("position"), dict)
    )


def other_game(found: Mapping[str, object]) -> tuple[OtherGame, Sentence]:
    """Return what a file's object says of game, men and task, and what is to be said of it.

    Where something is unknown to this program, or is no position of the game, the object is kept
    as it came and the sentence says what is wrong.

    Raises:
        GameError: it cannot even be kept.
    """
    parts: dict[str, object] = {name: found[name] for name in GAME_PARTS if name in found}
    if is_tables_object(found):
        return _tables(found, {name: found[name] for name in TABLES_PARTS if name in found})
    try:
        require_known(found, (*GAME_PARTS, *BESIDE))
        form = {name: found[name] for name in ("form", "version") if name in found}
        game = problem_from_object({**parts, **form})
    except GameError as error:
        return _as_it_came(found, parts), _as_it_came_note(sentence_of(error))
    others = chain(excess(game.position), misplaced(game.position))
    wrong = too_many(game.position) or next(others, None)
    kept = OtherGame(game.rules.book.id, _written(game_object(game)))
    return kept, _unsolved_note(wrong) if wrong else NOTHING


def _as_it_came_note(wrong: Sentence) -> Sentence:
    return said("kept as it came, and not solved: {wrong}", wrong=wrong)


def _unsolved_note(wrong: Sentence) -> Sentence:
    return said("not solved: {wrong}", wrong=wrong)


def is_game_note(note: Sentence) -> bool:
    """Return whether a sentence is a note of `other_game`."""
    ours = _as_it_came_note(NOTHING), _unsolved_note(NOTHING)
    return note.template in {our.template for our in ours}


def _tables(found: Mapping[str, object], parts: dict[str, object]) -> tuple[OtherGame, Sentence]:
    try:
        require_known(found, (*TABLES_PARTS, *BESIDE))
        tables = tables_problem_from_object(parts)
    except GameError as error:
        wrong = _as_it_came_note(sentence_of(error))
        return _as_it_came(found, parts), wrong
    return OtherGame(tables.rules.book.id, _written(tables_object(tables))), NOTHING


def _as_it_came(found: Mapping[str, object], parts: dict[str, object]) -> OtherGame:
    name = str(found["game"])
    if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME:
        raise GameError(said("{part}: expected a text", part="game"))
    if _depth(parts) > _DEEPEST:
        raise GameError(said("expected JSON, got brackets nested too deep"))
    for name_of_form, usual in (("form", FORM), ("version", VERSION)):
        value = found.get(name_of_form, usual)
        if value != usual and isinstance(value, str | int):
            parts[name_of_form] = value
    return OtherGame(name, _written(parts))


def _depth(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inner), default=0)


def _written(parts: Mapping[str, object]) -> str:
    text = json.dumps(parts, ensure_ascii=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half a character can only be kept escaped
        return json.dumps(parts, ensure_ascii=True)
    return text


def game_name(problem: Problem, language: str = "en") -> str:
    """Return what the game of a problem is called; its id where the program does not know it."""
    if problem.game is None:
        return ""
    book = book_named(problem.game.book)
    return problem.game.book if book is None else book.name(language)


def book_named(name: str) -> RuleBook | None:
    """Return the book of a game that can be kept, tables games included; None if unknown."""
    if is_tables_game(name):
        return tables_book(name)
    from composer.rules.gamebooks import game_book_of

    try:
        return game_book_of(name)
    except RulesError:
        return None


def no_chess(problem: Problem) -> Sentence:
    """Return the sentence about a problem of a game where only chess can be had."""
    return said("this is a problem of {game}, not of chess", game=game_name(problem))


def has_men(problem: Problem) -> bool:
    """Return whether anything stands on or beside the board of a problem, whatever its game.

    Of a game that is unknown to this program it is taken to.
    """
    if problem.game is None:
        return bool(len(problem.position))
    try:
        position = kept_problem(problem.game).position
    except GameError:
        return True
    return position.has_men
