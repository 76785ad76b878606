# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as JSON: how versions, drafts and the sample collection keep it.

What is empty is left out. A text read back gives an equal problem.
"""

from __future__ import annotations

import json

from composer.problem.credits import Credits
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    StipulationError,
    parse_stipulation,
    stipulation_in_words,
)
from composer.problem.twins import Twin
from composer.problem.twintext import parse_twin, twin_text

Json = dict[str, object]

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


def problem_object(problem: Problem) -> Json:
    """Return a problem as the plain values that JSON knows."""
    credits = problem.credits
    fields: Json = {
        "fen": fen(problem.position),
        "stipulation": "" if problem.stipulation.words else str(problem.stipulation),
        "asked": problem.stipulation.words,
        "authors": list(credits.authors),
        "source": credits.source,
        "number": credits.number,
        "date": credits.date,
        "distinction": credits.distinction,
        "tourney": credits.tourney,
        "dedication": credits.dedication,
        "title": problem.title,
        "keywords": list(problem.keywords),
        "comments": list(problem.comments),
        "twins": {twin.letter: twin_text(twin) for twin in problem.twins},
        "extras": dict(problem.extras),
    }
    return {name: value for name, value in fields.items() if value}


def problem_from_object(form: object) -> Problem:
    """Build the problem of a JSON object.

    Raises:
        ProblemFormError: a field is missing, of the wrong kind or cannot be read.
    """
    if not isinstance(form, dict):
        raise ProblemFormError(f"expected a JSON object with a problem, got {_kind(form)}")
    text = {name: _text(form, name) for name in ("fen", "stipulation", "asked", *_PLAIN)}
    lists = {name: _texts(form, name) for name in _LISTS}
    try:
        position = parse_fen(text["fen"])
        stipulation = (
            stipulation_in_words(text["asked"])
            if text["asked"]
            else parse_stipulation(text["stipulation"])
        )
    except (FenError, StipulationError) as error:
        raise ProblemFormError(str(error)) from error
    return Problem(
        position=position,
        stipulation=stipulation,
        credits=Credits(
            authors=lists["authors"],
            source=text["source"],
            date=text["date"],
            distinction=text["distinction"],
            dedication=text["dedication"],
            number=text["number"],
            tourney=text["tourney"],
        ),
        title=text["title"],
        keywords=lists["keywords"],
        comments=lists["comments"],
        twins=_twins(form),
        extras=tuple(_pairs(form, "extras").items()),
    )


def json_text(value: object) -> str:
    """Write JSON on one line, readable where the characters can be stored as they are."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half a character, pasted from a broken source: keep it escaped
        return json.dumps(value, ensure_ascii=True)
    return text


def parse_json(text: str) -> object:
    """Read JSON.

    Raises:
        ProblemFormError: the text is no JSON.
    """
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProblemFormError(f"expected JSON: {error}") from error
    return value


def _text(form: Json, name: str) -> str:
    value = form.get(name, "")
    if not isinstance(value, str):
        raise ProblemFormError(f"{name}: expected text, got {_kind(value)}")
    return value


def _texts(form: Json, name: str) -> tuple[str, ...]:
    values = form.get(name, [])
    if not isinstance(values, list):
        raise ProblemFormError(f"{name}: expected a list of texts, got {_kind(values)}")
    for value in values:
        if not isinstance(value, str):
            raise ProblemFormError(f"{name}: expected a list of texts, got {_kind(value)} in it")
    return tuple(values)


def _twins(form: Json) -> tuple[Twin, ...]:
    twins = []
    for letter, text in _pairs(form, "twins").items():
        try:
            twins.append(parse_twin(letter, text))
        except ValueError as error:
            raise ProblemFormError(f"twins: {error}") from error
    return tuple(twins)


def _pairs(form: Json, name: str) -> dict[str, str]:
    value = form.get(name, {})
    if not isinstance(value, dict):
        raise ProblemFormError(f"{name}: expected an object of texts, got {_kind(value)}")
    for key, text in value.items():
        if not isinstance(text, str):
            raise ProblemFormError(f"{name}: expected text for {key!r}, got {_kind(text)}")
    return value


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "text", bool: "true or false"}
    return names.get(type(value), "nothing" if value is None else "a number")
