# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as JSON: how versions, drafts and the sample collection keep it.

What is empty is left out, but for the stipulation of a problem without a task. What is read is
held to the letter: it is our own. A text read back gives an equal problem; only duplex, which
earlier versions kept in words, becomes an option.
"""

from __future__ import annotations

import json

from composer.formats.objects.problemobject import (
    Json,
    json_text,
    kind_word,
    kinds_of_form,
    problem_object,
    stipulation_of_form,
)
from composer.games.position import GameError
from composer.games.record import is_record, other_game
from composer.problem.credits import Credits
from composer.problem.fen import FenError, parse_fen
from composer.problem.men import Kind
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    parse_task,
    stipulation_in_words,
)
from composer.problem.taskedits import with_words_read
from composer.problem.twins import Twin
from composer.problem.twintext import parse_twin
from composer.rules.book import RulesError
from composer.said.sentence import said, sentence_of

_PLAIN = ("source", "number", "date", "distinction", "tourney", "dedication", "title")
_LISTS = ("authors", "keywords", "comments")


class ProblemFormError(ValueError):
    """A text that is no problem in our JSON form; the message names the field."""


def problem_text(problem: Problem) -> str:
    """Return a problem as one line of JSON that any file or database can hold."""
    return json_text(problem_object(problem))


def parse_problem(text: str) -> Problem:
    """Read a problem from its JSON text.

    Raises:
        ProblemFormError: the text is no such JSON.
    """
    return problem_from_object(parse_json(text))


def problem_from_object(form: object) -> Problem:
    """Build the problem of a JSON object.

    Raises:
        ProblemFormError: a field is missing, of the wrong kind or cannot be read.
    """
    if not isinstance(form, dict):
        raise ProblemFormError(
            said("expected a JSON object with a problem, got {found}", found=kind_word(form))
        )
    if is_record(form):
        return _game(form)
    text = {name: _text(form, name) for name in ("fen", "stipulation", "asked", *_PLAIN)}
    lists = {name: _texts(form, name) for name in _LISTS}
    try:
        under_rules = stipulation_of_form(form)
        kinds = kinds_of_form(form)
        position = parse_fen(text["fen"], kinds)
        stipulation = under_rules or _stipulation(
            text["stipulation"], text["asked"], "stipulation" in form
        )
    except (FenError, RulesError, StipulationError) as error:
        raise ProblemFormError(sentence_of(error)) from error
    problem = Problem(
        position=position,
        stipulation=stipulation,
        credits=_credits(text, lists),
        title=text["title"],
        keywords=lists["keywords"],
        comments=lists["comments"],
        twins=_twins(form, kinds),
        extras=tuple(_pairs(form, "extras").items()),
    )
    return with_words_read(problem)  # duplex stood among the conditions once


def _credits(text: dict[str, str], lists: dict[str, tuple[str, ...]]) -> Credits:
    return Credits(
        authors=lists["authors"],
        source=text["source"],
        date=text["date"],
        distinction=text["distinction"],
        dedication=text["dedication"],
        number=text["number"],
        tourney=text["tourney"],
    )


def _game(form: Json) -> Problem:
    """Build the problem of a game that is no chess."""
    text = {name: _text(form, name) for name in _PLAIN}
    lists = {name: _texts(form, name) for name in _LISTS}
    try:
        kept, _ = other_game(form)
    except GameError as error:
        raise ProblemFormError(sentence_of(error)) from error
    return Problem(
        position=EMPTY,
        stipulation=NO_TASK,
        credits=_credits(text, lists),
        title=text["title"],
        keywords=lists["keywords"],
        comments=lists["comments"],
        extras=tuple(_pairs(form, "extras").items()),
        game=kept,
    )


def parse_json(text: str) -> object:
    """Read JSON.

    Raises:
        ProblemFormError: the text is no JSON.
    """
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProblemFormError(said("expected JSON: {wrong}", wrong=sentence_of(error))) from error
    return value


def _stipulation(sign: str, words: str, is_there: bool) -> Stipulation:
    if words:
        return stipulation_in_words(words)
    return NO_TASK if is_there and not sign else parse_task(sign)


def _text(form: Json, name: str) -> str:
    value = form.get(name, "")
    if not isinstance(value, str):
        raise ProblemFormError(
            said("{name}: expected text, got {found}", name=name, found=kind_word(value))
        )
    return value


def _texts(form: Json, name: str) -> tuple[str, ...]:
    values = form.get(name, [])
    if not isinstance(values, list):
        raise ProblemFormError(
            said(
                "{name}: expected a list of texts, got {found}", name=name, found=kind_word(values)
            )
        )
    for value in values:
        if not isinstance(value, str):
            raise ProblemFormError(
                said(
                    "{name}: expected a list of texts, got {found} in it",
                    name=name,
                    found=kind_word(value),
                )
            )
    return tuple(values)


def _twins(form: Json, kinds: dict[str, Kind]) -> tuple[Twin, ...]:
    twins = []
    for letter, text in _pairs(form, "twins").items():
        try:
            twins.append(parse_twin(letter, text, kinds))
        except ValueError as error:
            raise ProblemFormError(said("twins: {wrong}", wrong=sentence_of(error))) from error
    return tuple(twins)


def _pairs(form: Json, name: str) -> dict[str, str]:
    value = form.get(name, {})
    if not isinstance(value, dict):
        raise ProblemFormError(
            said(
                "{name}: expected an object of texts, got {found}",
                name=name,
                found=kind_word(value),
            )
        )
    for key, text in value.items():
        if not isinstance(text, str):
            raise ProblemFormError(
                said(
                    "{name}: expected text for {key}, got {found}",
                    name=name,
                    key=repr(key),
                    found=kind_word(text),
                )
            )
    return value
