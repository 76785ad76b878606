# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games among problems of chess: how a collection holds them, and gives them back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from composer.games.defects import excess, too_many
from composer.games.jsonline import BESIDE, GAME_PARTS, require_known
from composer.games.position import GameError
from composer.games.tablesform import (
    is_tables_object,
    tables_problem_from_object,
    tables_problem_from_text,
    tables_problem_object,
)
from composer.games.task import GameProblem
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
from composer.rules.books import game_book_of
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import NOTHING, Sentence, said, sentence_of

_LONGEST_NAME: Final = 60
_DEEPEST: Final = 12
_NOTHING: Final = Problem(EMPTY, NO_TASK)


def as_problem(game: GameProblem, kept: Problem = _NOTHING) -> Problem:
    """Return a problem of a game as collections hold it; `game_problem` gives it back.

    Args:
        game: the problem.
        kept: what it was made from; what a problem of a game does not say of itself stays.
    """
    return replace(
        kept,
        credits=game.credits,
        title=game.title,
        keywords=game.keywords,
        comments=game.comments,
        extras=game.extras,
        game=OtherGame(game.rules.book.id, _written(game_object(game))),
    )


def game_problem(problem: Problem) -> GameProblem:
    """Return the problem of a game that a collection holds.

    Raises:
        GameError: it is one of chess, or something of it is unknown to this program; the text
            says what.
    """
    if problem.game is None:
        raise GameError(said("this is a problem of chess"))
    if problem.game.book == TABLES_BOOK.id:
        raise GameError(said("{game}: open the problem in a tab for this", game=TABLES_BOOK.name()))
    return replace(
        game_of_text(problem.game.text),
        credits=problem.credits,
        title=problem.title,
        keywords=problem.keywords,
        comments=problem.comments,
        extras=problem.extras,
    )


@lru_cache(maxsize=1024)
def game_of_text(text: str) -> GameProblem:
    """Return men, rules and task of the text that a collection holds.

    Raises:
        GameError: something of it is unknown to this program.
    """
    return problem_from_text(text)


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
        return _tables(found, parts)
    try:
        require_known(found, (*GAME_PARTS, *BESIDE))
        form = {name: found[name] for name in ("form", "version") if name in found}
        game = problem_from_object({**parts, **form})
    except GameError as error:
        return _as_it_came(found, parts), _as_it_came_note(sentence_of(error))
    wrong = too_many(game.position) or next(excess(game.position), None)
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
        require_known(found, (*GAME_PARTS, *BESIDE))
        tables = tables_problem_from_object(parts)
    except GameError as error:
        wrong = _as_it_came_note(sentence_of(error))
        return _as_it_came(found, parts), wrong
    return OtherGame(TABLES_BOOK.id, _written(tables_problem_object(tables))), NOTHING


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
    if name == TABLES_BOOK.id:
        return TABLES_BOOK
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
        if problem.game.book == TABLES_BOOK.id:
            tables = tables_problem_from_text(problem.game.text).position
            return bool(tables.total("white") or tables.total("black"))
        position = game_of_text(problem.game.text).position
    except GameError:
        return True
    return any(position.men) or any(any(numbers) for _, numbers in position.extra)
