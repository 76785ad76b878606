# SPDX-License-Identifier: GPL-3.0-or-later
"""Collections in the YAML of Olive and YACPDB, in both of its forms: reading.

One document a problem. In the old form source, date and distinction are texts; in the newer
`source` and `award` are maps. What has no place in a problem goes into its extras under the
names of the file, so that `olvwriting` gives it back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from composer.formats.cleaning import lines_kept, one_line
from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault, untold_note
from composer.formats.extras import kept_text
from composer.formats.kept import SOLUTION
from composer.formats.lines import numbered_lines
from composer.formats.menlists import men_of, position_of
from composer.formats.rules import read_requested
from composer.formats.yamltext import Value, YamlError, documents, parse_yaml
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.problem.task import INTENDED, OPTIONS
from composer.problem.twins import Twin
from composer.problem.twintext import parse_twin
from composer.said.sentence import NOTHING, Sentence, said, sentence_of

_BLACK_FIRST: Final = re.compile(r"[\s\"']*1\s*(?:\.\s*\.\s*\.|…)")

MARKED: Final = ("Title", "Dedication")
"""What stands as a comment with this word before it, for the form has no place of its own."""

_PLACED: Final = frozenset(
    [
        "authors",
        "source",
        "source-id",
        "date",
        "distinction",
        "tourney",
        "award",
        "algebraic",
        "stipulation",
        "options",
        "conditions",
        "twins",
        "keywords",
        "comments",
    ]
)
_STIPULATION: Final = re.compile(r"^stipulation:[ \t]+(?P<words>\S.*?)[ \t]*$", re.MULTILINE)

_SIDES: Final = {"white": Colour.WHITE, "black": Colour.BLACK, "neutral": Colour.NEUTRAL}

Fields = dict[str, Value]


@dataclass(frozen=True, slots=True)
class _Twins:
    """The twins as far as they are read, and what is kept of them as text."""

    twins: tuple[Twin, ...] = ()
    kept: str = ""
    note: Sentence = NOTHING


def scan_olv(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a collection, and a fault for each document that is none.

    Raises:
        FormatError: the file itself cannot be read.
    """
    for line, text in documents(numbered_lines(path)):
        yield from read_document(text, line, default)


def read_document(
    text: str, line: int = 1, default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the problem of one document, or those of a list; a fault for what is none."""
    try:
        value, notes = _parsed(text)
    except YamlError as error:
        yield Fault(line + error.line - 1, sentence_of(error))
        return
    if value == "":
        return
    for item in value if isinstance(value, list) else [value]:
        yield entry_or_fault(line, entry_of_fields, item, line, default, notes)


def entry_of_fields(
    value: Value, line: int, default: Stipulation = NO_TASK, notes: tuple[Sentence, ...] = ()
) -> Entry:
    """Make the entry of one map of fields.

    Raises:
        RecordError: it is no map, or no problem of known men.
    """
    if not isinstance(value, dict):
        raise RecordError(said("expected fields such as authors and algebraic, got something else"))
    text = _text(value, "stipulation").replace('"', "").strip()
    if not text:
        text = str(default)
        notes = (*notes, untold_note(default))
    rules = [*_texts(value, "options"), *_texts(value, "conditions")]  # by hand, under their name
    asked = read_requested(_position(value), text, rules)
    twins = _twins(value)
    comments, marked = _marked(tuple(lines_kept(text) for text in _texts(value, "comments")))
    extras = dict(_extras(value))
    if asked.options:
        extras[OPTIONS] = "\n".join(asked.options)
    if asked.intended:
        extras.setdefault(INTENDED, asked.intended)
    if twins.kept:
        extras["twins"] = twins.kept
    problem = Problem(
        position=asked.position,
        stipulation=asked.stipulation,
        credits=_credits(value, marked["Dedication"]),
        title=marked["Title"],
        keywords=tuple(one_line(text) for text in _texts(value, "keywords")),
        comments=comments,
        twins=twins.twins,
        extras=tuple(sorted(extras.items())),
    )
    told = (*notes, *asked.notes, *([twins.note] if twins.note else []))
    if problem.stipulation.claim is not None and _black_begins(problem):
        problem = replace(problem, position=set_turn(problem.position, Colour.BLACK))
        told = (*told, said("Black is to move, for so the solution begins"))
    return Entry(problem, line, notes=told)


def _black_begins(problem: Problem) -> bool:
    """Return whether the solution of a study begins with a move of Black: the form has no side."""
    solution = problem.extra(SOLUTION)
    return problem.position.turn is Colour.WHITE and _BLACK_FIRST.match(solution) is not None


def _parsed(text: str) -> tuple[Value, tuple[Sentence, ...]]:
    """Parse a document; a stipulation that was not quoted as it should is mended."""
    found = _STIPULATION.search(text)
    if found is None:
        return parse_yaml(text), ()
    words = found["words"]
    mended = f"{text[: found.start('words')]}{_quoted(words)}{text[found.end('words') :]}"
    note = (said("stipulation {words}: was not quoted as YAML asks", words=words),)
    if words.startswith("#"):
        return parse_yaml(mended), note
    try:
        return parse_yaml(text), ()
    except YamlError as error:
        try:
            return parse_yaml(mended), note
        except YamlError:
            raise error from None


def _quoted(words: str) -> str:
    return "'" + words.replace("'", "''") + "'"


def _position(fields: Fields) -> Position:
    men = fields.get("algebraic")
    if not isinstance(men, dict):
        raise RecordError(said("algebraic: expected the men of white and black"))
    for colour in men:
        if colour not in _SIDES and men[colour]:
            raise RecordError(
                said("algebraic: {colour} men are not read", colour=one_line(colour)[:40])
            )
    return position_of(
        man for name, colour in _SIDES.items() for man in men_of(_men(men, name), colour)
    )


def _men(men: Fields, side: str) -> list[str]:
    value = men.get(side, "")
    if isinstance(value, str):
        return value.split()
    return [one_line(text).strip() for text in _texts(men, side)]


def _credits(fields: Fields, dedication: str) -> Credits:
    source, award = fields.get("source", ""), fields.get("award", "")
    told: Fields = source if isinstance(source, dict) else {"name": source}
    given: Fields = award if isinstance(award, dict) else {}
    tourney = given.get("tourney", "")
    tourney_name = _text(tourney, "name") if isinstance(tourney, dict) else _text(given, "tourney")
    return Credits(
        authors=tuple(one_line(text).strip() for text in _texts(fields, "authors")),
        source=_text(told, "name"),
        date=_date(told.get("date", "")) or _date(fields.get("date", "")),
        distinction=_text(given, "distinction") or _text(fields, "distinction"),
        dedication=dedication,
        number=_text(told, "problemid") or _text(fields, "source-id"),
        tourney=tourney_name or _text(fields, "tourney"),
    )


def _date(value: Value) -> str:
    """Return a date as `1925-05-07`, from a text or a map of year, month and day."""
    if isinstance(value, dict):
        parts = [_text(value, name) for name in ("year", "month", "day")]
        known = parts[: next((at for at, part in enumerate(parts) if not part), 3)]
        return "-".join(part.zfill(2) for part in known)
    return one_line(value).strip() if isinstance(value, str) else ""


def _extras(fields: Fields) -> Iterator[tuple[str, str]]:
    """Yield what has no place in a problem, also within source and award."""
    for name, value in fields.items():
        if name not in _PLACED and value != "" and name.isprintable():
            yield name, kept_text(value)
    rest = _rest(fields.get("source", ""), {"name", "problemid", "date"})
    if rest:
        yield "source", kept_text(rest)
    award = _rest(fields.get("award", ""), {"distinction"})
    tourney = award.pop("tourney", "")
    if isinstance(tourney, dict) and (more := _rest(tourney, {"name"})):
        award["tourney"] = more
    if award:
        yield "award", kept_text(award)


def _rest(value: Value, placed: set[str]) -> Fields:
    if not isinstance(value, dict):
        return {}
    return {name: text for name, text in value.items() if name not in placed and text != ""}


def _twins(fields: Fields) -> _Twins:
    value = fields.get("twins", "")
    if value == "":
        return _Twins()
    if isinstance(value, dict) and all(isinstance(text, str) for text in value.values()):
        try:
            found = tuple(
                parse_twin(letter.strip(") "), one_line(str(text)))
                for letter, text in value.items()
            )
            Problem(twins=found)  # sees that the letters differ
        except ValueError as error:
            return _Twins(
                kept=kept_text(value),
                note=said("twins: kept as text, for {wrong}", wrong=sentence_of(error)),
            )
        return _Twins(found)
    return _Twins(kept=kept_text(value), note=said("twins: kept as text, for they are no commands"))


def _marked(comments: tuple[str, ...]) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the comments without title and dedication, and these."""
    left = [comment.strip() for comment in comments]
    marked = dict.fromkeys(MARKED, "")
    for word in MARKED:
        if left and is_marked(left[0], word):
            marked[word] = one_line(left.pop(0).removeprefix(f"{word}:").strip())
    return tuple(left), marked


def is_marked(comment: str, word: str) -> bool:
    """Return whether a comment has a word such as `Title` before it."""
    return comment == f"{word}:" or comment.startswith(f"{word}: ")


def _text(fields: Fields, name: str) -> str:
    """Return a field as one line; a list or map in its place as JSON."""
    value = fields.get(name, "")
    return one_line(value if isinstance(value, str) else kept_text(value)).strip()


def _texts(fields: Fields, name: str) -> tuple[str, ...]:
    """Return a field that is a list of texts, or one text."""
    value = fields.get(name, "")
    values = value if isinstance(value, list) else [value]
    return tuple(
        value if isinstance(value, str) else kept_text(value) for value in values if value != ""
    )
