# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page asks, read as files are: by the same readers and the same limits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from composer.formats.entry import RecordError
from composer.formats.jsonlines import entry_of, record_of
from composer.formats.objects.ownkinds import kinds_read
from composer.notation.translations import LANGUAGES
from composer.problem.fen import fen
from composer.problem.men import Man
from composer.problem.problem import Problem
from composer.problem.squares import Square, parse_square
from composer.problem.stipulation import StipulationError
from composer.problem.taskedits import typed_task, what_goes, with_asked
from composer.rules.book import RulesError
from composer.said.sentence import Sentence, said, sentence_of
from composer.studio.saving import NOWHERE, RecordPlace

Json = dict[str, Any]

Answers = Iterator[tuple[Json, bool]]
"""What is sent of one question, piece by piece, and of each whether it is all."""

T = TypeVar("T")

AIDS: Final = ("history", "needed", "repair", "scheme", "explore", "game")
"""What is asked alone, beside the solution."""

STAGES: Final = frozenset(
    (
        *("verdict", "play", "tries", "phases", "themes", "reading", "neighbours", "dropmap"),
        *AIDS,
    )
)
"""What of a problem can be asked for."""

_LARGEST_NUMBER: Final = 2**53
_MOST_STAGES: Final = 20
_MOST_CHANGES: Final = 4  # men of a search
_MOST_THEMES: Final = 12
_DEEPEST: Final = 64  # brackets within brackets; a problem has four


class BadRequest(ValueError):  # noqa: N818 - it says what it is
    """What was asked cannot be understood; the text is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A man in hand, and where he was lifted; None of a new one."""

    man: Man
    origin: Square | None


@dataclass(frozen=True, slots=True)
class Asked:
    """What a search for sound problems further away is to vary and to keep.

    Attributes:
        changes: how many men may differ.
        go: whether men may be left out.
        quiet: whether the key must neither check nor take.
        whole: whether there must be no dual.
        themes: those that must be there.
        start: the candidate to begin with.
    """

    changes: int = 2
    go: bool = False
    quiet: bool = False
    whole: bool = False
    themes: tuple[str, ...] = ()
    start: int = 0


@dataclass(frozen=True, slots=True)
class SolveRequest:
    """A problem to be solved.

    Attributes:
        problem: the problem.
        stages: what is wanted to be known.
        language: of sentences.
        hand: the man in hand, where a drop map is wanted.
        before: the problem before the last edit, where it is wanted what that brought and took.
        key: the key that is meant, of several, where repairs are wanted.
        tool: of the scheme bench, where that is wanted (`composer.web.bench`).
        search: what is searched for, where that is wanted (`composer.web.explore`).
    """

    problem: Problem
    stages: frozenset[str]
    language: str = "en"
    hand: Hand | None = None
    before: Problem | None = None
    key: str = ""
    tool: str = ""
    search: Asked | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a page says that its problem is kept, and what it knows to be kept there.

    Attributes:
        place: the record and its version.
        known: what stood there when the page opened or saved it.
        library: what tells that library from others; empty where the page does not know.
    """

    place: RecordPlace = NOWHERE
    known: Problem | None = None
    library: str = ""


def message_of(data: str | bytes) -> Json:
    """Read what a page said.

    Raises:
        BadRequest: it is no JSON object.
    """
    if _is_deep(data):
        raise BadRequest(said("expected JSON, got brackets nested too deep"))
    try:
        value = json.loads(data)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits among them
        raise BadRequest(said("expected JSON")) from error
    if not isinstance(value, dict):
        raise BadRequest(said("expected a JSON object"))
    return value


def _is_deep(data: str | bytes) -> bool:
    """Return whether brackets are nested deeper than anything that is asked here."""
    deep = deepest = 0
    opening, closing = ("[{", "]}") if isinstance(data, str) else (b"[{", b"]}")
    for sign in data:
        if sign in opening:
            deep += 1
            deepest = max(deep, deepest)
        elif sign in closing:
            deep -= 1
    return deepest > _DEEPEST


def solve_request(message: Json) -> SolveRequest:
    """Read a request to solve.

    Raises:
        BadRequest: it cannot be read.
    """
    wanted = message.get("stages")
    names = wanted[:_MOST_STAGES] if isinstance(wanted, list) else []
    stages = STAGES & {name for name in names if isinstance(name, str)}
    problem = problem_of(message, games=stages == {"game"})
    hand = message.get("hand")
    return SolveRequest(
        problem,
        stages,
        language_of(message),
        _hand(hand) if isinstance(hand, dict) and "dropmap" in stages else None,
        problem_of(message, "before") if "reading" in stages and "before" in message else None,
        text_of(message, "key", 40),
        text_of(message, "tool", 20),
        _search(message) if "explore" in stages else None,
    )


def problem_of(message: Json, name: str = "problem", *, games: bool = False) -> Problem:
    """Read a problem.

    Args:
        message: what a page said.
        name: where in it.
        games: whether it may be one of another game than chess.

    Raises:
        BadRequest: there is none, or it cannot be read, or it is none of chess.
    """
    try:
        problem = entry_of(message.get(name)).problem
    except RecordError as error:
        raise BadRequest(sentence_of(error)) from error
    if problem.game is not None and not games:
        raise BadRequest(said("the page solves chess only; other games have windows at the desk"))
    return problem


def language_of(message: Json) -> str:
    """Return the language of a message; English if it names none that is spoken."""
    found = message.get("language")
    return found if isinstance(found, str) and found in LANGUAGES else "en"


def number_of(message: Json, name: str, default: int | None = None) -> int:
    """Read a number that is not negative.

    Raises:
        BadRequest: there is none.
    """
    found = message.get(name, default)
    if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < _LARGEST_NUMBER:
        return found
    raise BadRequest(said("{name}: expected a number", name=name))


def text_of(message: Json, name: str, most: int = 2000) -> str:
    """Read a text; halves of a sign, which no text can hold, are question marks in it.

    Raises:
        BadRequest: it is none, or too long.
    """
    found = message.get(name, "")
    if isinstance(found, str) and len(found) <= most:
        return sendable(found)
    raise BadRequest(said("{name}: expected a text", name=name))


def sendable(text: str) -> str:
    """Return a text as it can be sent: JSON may name half of a sign (a lone surrogate)."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def kept_of(message: Json) -> Kept:
    """Read where a problem is kept; nowhere if nothing is said.

    Raises:
        BadRequest: it cannot be read.
    """
    found = message.get("place")
    if not isinstance(found, dict) or "record" not in found:
        return Kept()
    place = RecordPlace(number_of(found, "record"), number_of(found, "version"))
    known = problem_of(found, "known", games=True) if "known" in found else None
    return Kept(place, known, text_of(found, "library", 40))


def _search(message: Json) -> Asked:
    found = message.get("search")
    if not isinstance(found, dict):
        return Asked()
    themes = found.get("themes", [])
    if not isinstance(themes, list) or len(themes) > _MOST_THEMES:
        raise BadRequest(said("{name}: expected a list of texts", name="themes"))
    return Asked(
        max(1, min(_MOST_CHANGES, number_of(found, "changes", 2))),
        found.get("go") is True,
        found.get("quiet") is True,
        found.get("whole") is True,
        tuple(text_of({"theme": theme}, "theme", 60) for theme in themes),
        number_of(found, "start", 0),
    )


def _hand(value: Json) -> Hand:
    try:
        defined = kinds_read([value["kind"]] if value.get("kind") is not None else [])
    except RulesError as error:
        raise BadRequest(sentence_of(error)) from error
    text = text_of(value, "man", 40)
    man = _read(lambda written: Man.from_fen(written, defined), text, said("no such man"))
    origin = value.get("origin")
    if origin is None:
        return Hand(man, None)
    return Hand(man, _read(parse_square, text_of(value, "origin", 2), said("no such square")))


def _read(reader: Callable[[str], T], text: str, wrong: Sentence) -> T:
    try:
        return reader(text)
    except (ValueError, KeyError) as error:
        raise BadRequest(wrong) from error


LONGEST_TASK: Final = 300  # characters; a proof game may name where it begins
_OF_THE_TASK: Final = ("form", "stipulation", "asked", "sign", "rules", "extras")


def typed_over(problem: Problem, text: str) -> Json:
    """Return what changes where a task is typed over a problem.

    The rules stay, unless the task names others.

    Args:
        problem: the problem, with whatever is asked of it.
        text: what was typed.

    Returns:
        `fields` of the record, null where there is none now; `turn`, `w` or `b`; `gone`, what is
        not asked any more: `setPlay` and `others`.

    Raises:
        BadRequest: it is no task.
    """
    try:
        stipulation, task = typed_task(text, problem.stipulation.rules)
    except StipulationError as error:
        raise BadRequest(sentence_of(error)) from error
    after = with_asked(problem, stipulation, task)
    record, gone = record_of(after), what_goes(problem, after, task)
    return {
        "fields": {name: record.get(name) for name in _OF_THE_TASK},
        "turn": fen(after.position).split()[1],
        "gone": {"setPlay": gone.set_play, "others": list(gone.others)},
    }
