# SPDX-License-Identifier: GPL-3.0-or-later
"""Collections in the newer form (1.1) of the YAML of Olive and YACPDB: writing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from composer.formats.extras import kept_value
from composer.formats.menlists import men_codes
from composer.formats.olv import MARKED, is_marked
from composer.formats.rules import written_asked
from composer.formats.yamltext import Value, Written, yaml_document
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.task import OPTIONS
from composer.problem.twintext import twin_text

_DATE: Final = re.compile(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?", re.ASCII)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_NUMBERED: Final = frozenset(["year", "month", "day", "intended-solutions"])
_ELSEWHERE: Final = frozenset([OPTIONS, "source", "award", "twins"])

Fields = dict[str, Written]


def olv_document(problem: Problem) -> str:
    """Return a problem as one document that begins with `---`."""
    text, options = written_asked(problem)
    extras = dict(problem.extras)
    fields: Fields = {
        "authors": list(problem.credits.authors),
        "source": _source(problem, extras.get("source", "")),
        "award": _award(problem, extras.get("award", "")),
        "algebraic": {
            "white": list[Written](men_codes(problem.position, Colour.WHITE)),
            "black": list[Written](men_codes(problem.position, Colour.BLACK)),
            **_neutral(problem),
        },
        "stipulation": text,
        "options": list[Written](options),
        "twins": _twins(problem, extras.get("twins", "")),
        **dict(_further(extras)),
        "keywords": list(problem.keywords),
        "comments": list[Written](_comments(problem)),
    }
    always = ("authors", "algebraic", "stipulation", "solution")
    fields.setdefault("solution", "")
    return yaml_document({name: value for name, value in fields.items() if value or name in always})


def _neutral(problem: Problem) -> Fields:
    men = men_codes(problem.position, Colour.NEUTRAL)
    return {"neutral": list[Written](men)} if men else {}


def _source(problem: Problem, more: str) -> Fields:
    credits = problem.credits
    fields = {"problemid": credits.number, "date": _date(credits.date), **_map(more)}
    told = {name: value for name, value in fields.items() if value}
    if not told and not credits.source:
        return {}
    return {"name": credits.source, **told}


def _date(date: str) -> Written:
    found = _DATE.fullmatch(date)
    if found is None or found[2] == "00" or found[3] == "00":
        return date
    parts = zip(("year", "month", "day"), found.groups(), strict=True)
    if found[1].startswith("0"):
        return date
    return {name: int(part) for name, part in parts if part is not None}


def _award(problem: Problem, more: str) -> Fields:
    fields = _map(more)
    tourney = fields.pop("tourney", {})
    name: Fields = {"name": problem.credits.tourney} if problem.credits.tourney else {}
    event = {**name, **(tourney if isinstance(tourney, dict) else {})}
    told: Fields = {"tourney": event, "distinction": problem.credits.distinction, **fields}
    return {name: value for name, value in told.items() if value}


def _twins(problem: Problem, kept: str) -> Written:
    if problem.twins or not kept:
        return {twin.letter: twin_text(twin) for twin in problem.twins}
    return _numbers(kept_value(kept))


def _further(extras: Mapping[str, str]) -> Iterator[tuple[str, Written]]:
    taken = {"authors", "algebraic", "stipulation", "keywords", "comments"}
    old = {"source-id", "date", "distinction", "tourney"}
    for name, text in extras.items():
        if name in _ELSEWHERE:
            continue
        shown = f"x-{name}" if name in taken | old else name
        value = kept_value(text)
        yield shown, _numbers({name: value}[name], name)


def _comments(problem: Problem) -> list[str]:
    """Return the comments with title and dedication before them."""
    comments = list(problem.comments)
    texts = {"Title": problem.title, "Dedication": problem.credits.dedication}
    for word in reversed(MARKED):
        if texts[word] or (comments and is_marked(comments[0], word)):
            comments.insert(0, f"{word}: {texts[word]}".rstrip())
    return comments


def _map(text: str) -> Fields:
    value = kept_value(text) if text else {}
    found = _numbers(value)
    return found if isinstance(found, dict) else {}


def _numbers(value: Value, name: str = "") -> Written:
    """Return a value with years and the like as numbers."""
    if isinstance(value, dict):
        return {key: _numbers(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_numbers(inner) for inner in value]
    return int(value) if name in _NUMBERED and _NUMBER.fullmatch(value) else value
