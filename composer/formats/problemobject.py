# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as the plain values that JSON knows: what files of lines and the library both write.

What is empty is left out, but for the stipulation of a problem without a task. Each reads the
form in its own way: a file of anybody's may hold what is no problem and is forgiven much, what
the library wrote itself is held to the letter.
"""

from __future__ import annotations

import json

from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.twintext import twin_text
from composer.said.sentence import Sentence, said

Json = dict[str, object]


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
    found = {name: value for name, value in fields.items() if value}
    if not problem.stipulation.told:
        found["stipulation"] = ""  # so that a task that was lost is none that was never there
    return found


def json_text(value: object) -> str:
    """Write JSON on one line, readable where the characters can be stored as they are."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half a character, pasted from a broken source: keep it escaped
        return json.dumps(value, ensure_ascii=True)
    return text


def kind_word(value: object) -> Sentence:
    """Return what a value of JSON is, in words."""
    names = {
        dict: said("an object"),
        list: said("a list"),
        str: said("text"),
        bool: said("true or false"),
    }
    return names.get(type(value), said("nothing") if value is None else said("a number"))
