# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as the plain values that JSON knows: what files of lines and the library both write.

What is empty is left out, but for the stipulation of a problem without a task. Each reads the
form in its own way: a file of anybody's may hold what is no problem and is forgiven much, what
the library wrote itself is held to the letter.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from composer.formats.objects.ownkinds import defined_kinds, kinds_read, told_apart
from composer.formats.objects.rulesobject import kind_object, rules_from, rules_object
from composer.games.textform import FORM as GAME_FORM
from composer.games.textform import VERSION as GAME_VERSION
from composer.problem.fen import fen
from composer.problem.men import Kind
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    parse_stipulation,
    stipulation_in_words,
)
from composer.problem.twintext import twin_text
from composer.rules.book import RulesError
from composer.said.sentence import Sentence, said

Json = dict[str, object]

FORM: Final = 2
"""Of what form the objects of problems are that form 1 cannot hold."""


def problem_object(problem: Problem) -> Json:
    """Return a problem as the plain values that JSON knows."""
    problem = told_apart(problem)
    credits = problem.credits
    fields: Json = {
        **(_chess(problem) if problem.game is None else {}),
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
    if problem.game is not None:
        return {**_game(problem.game), **found}
    if not problem.stipulation.told:
        found["stipulation"] = ""  # so that a task that was lost is none that was never there
    return found


def _chess(problem: Problem) -> Json:
    return {
        "fen": fen(problem.position),
        "stipulation": "" if problem.stipulation.in_words else str(problem.stipulation),
        "asked": problem.stipulation.in_words,
        **_form_2(problem),
    }


def _game(game: OtherGame) -> Json:
    """Return what a problem of a game is, in the form that it has (see `games.textform`)."""
    kept: Json = json.loads(game.text)
    return {"form": GAME_FORM, "version": GAME_VERSION, **kept}


def _form_2(problem: Problem) -> Json:
    """Return what form 1 has no place for; nothing of a problem that form 1 can hold.

    A reader of form 1 finds what is asked in words, and does not take it for orthodox.
    """
    found: Json = {"men": [kind_object(kind) for kind in defined_kinds(problem)]}
    if problem.stipulation.is_fairy:
        found |= {"sign": problem.stipulation.sign, "rules": rules_object(problem.rules)}
    found = {name: value for name, value in found.items() if value}
    return {"form": FORM, **found} if found else {}


def stipulation_of_form(value: Json) -> Stipulation | None:
    """Return what form 2 asks with its rules; None where an object has no rules.

    Raises:
        RulesError: the rules cannot be read.
        StipulationError: the sign cannot be read.
    """
    form = value.get("form", 1)
    if not isinstance(form, int) or form > FORM:
        raise RulesError(
            said("form {form} is of a newer version of the program", form=str(form)[:20])
        )
    if "rules" not in value:
        return None
    sign, words = value.get("sign", ""), value.get("asked", "")
    if not sign and not words:  # as others write it, who know of form 1 what it is called there
        sign = value.get("stipulation", "")
    if isinstance(sign, str) and sign:
        stipulation = parse_stipulation(sign)
    elif isinstance(words, str) and words:
        stipulation = replace(stipulation_in_words(words), words=words)
    else:
        stipulation = NO_TASK
    return replace(stipulation, rules=rules_from(value["rules"]))


def kinds_of_form(value: Json) -> dict[str, Kind]:
    """Return the kinds that a user defined, by their code.

    Raises:
        RulesError: one cannot be read.
    """
    men = value.get("men", [])
    if not isinstance(men, list):  # `men` may be a number of another program
        return {}
    return kinds_read(men)


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
