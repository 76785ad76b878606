# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as JSON: one object a line, one object in a file, or a list of objects.

An object has `fen` and, as far as known, `stipulation`, `authors`, `source`, `number`,
`date`, `distinction`, `tourney`, `dedication`, `title`, `keywords`, `comments`, `twins`
(an object such as `{"b": "Move c3 d4"}`), `options` and `intended-solutions` as in Olive, `extras`
(an object of texts) and `id`. What other programs call them, such as `author`, is read. Other names
are passed over, but those that may be meant to ask something, such as `optons`, are refused. Where
`date` is missing, a number `year` is taken instead. What is asked in words, and not solved, stands
as `asked` in place of `stipulation`; without either there is no task. Objects of YACPDB are read as
well, and those of games that are no chess, which have `game` and `position` instead (see
`composer.games.textform`). Form 2, with `rules` and `men`, is that of `problemobject`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from composer.formats.asking import normal_sign
from composer.formats.cleaning import lines_kept, one_line
from composer.formats.entry import (
    Entry,
    Fault,
    FormatError,
    RecordError,
    entry_or_fault,
    unsolved_note,
    untold_note,
)
from composer.formats.lines import numbered_lines
from composer.formats.objects.problemobject import (
    Json,
    json_text,
    kind_word,
    kinds_of_form,
    problem_object,
    stipulation_of_form,
)
from composer.formats.rules import read_requested, with_options
from composer.formats.yacpdb import is_entry, unwrapped, yacpdb_entry
from composer.games.jsonline import TABLES_PARTS
from composer.games.position import GameError
from composer.games.record import is_record, other_game
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, castling_note, parse_fen
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
from composer.problem.task import INTENDED, OPTIONS, Duplex, written_task
from composer.problem.taskedits import half_turned, with_extra, with_task, with_words_read
from composer.problem.twins import Twin
from composer.problem.twintext import parse_twin
from composer.rules.book import RulesError
from composer.said.sentence import Grouped, Sentence, said, sentence_of

LARGEST_DOCUMENT: Final = 20_000_000
"""Characters; A larger file that is one document is refused, one object a line is not."""

LONGEST_EXTRA: Final = 500_000
"""Characters; printed solutions may be long."""

_LONGEST_TEXT: Final = 20_000
_MOST_TEXTS: Final = 500
_OF_CHESS: Final = (
    *("fen", "stipulation", "asked", "form", "sign", "rules", "men", "id", "year", "authors"),
    *("source", "number", "date", "distinction", "tourney", "dedication", "title", "keywords"),
    *("comments", "twins", "extras", "answer", OPTIONS, INTENDED),
)
"""The names of a problem of chess."""

OTHER_NAMES: Final = {
    "author": "authors",
    "composer": "authors",
    "composers": "authors",
    "autor": "authors",
    "autore": "authors",
    "forsyth": "fen",
    "award": "distinction",
    "prize": "distinction",
    "tournament": "tourney",
    "comment": "comments",
    "remark": "comments",
    "keyword": "keywords",
    "stip": "stipulation",
    "source_id": "number",
    "source-id": "number",
    "sourceid": "number",
    "sourcenr": "number",
    "publication": "source",
}
"""What other programs call the same."""

_ASKING: Final = frozenset(
    (
        *("conditions", "condition", "intended", "duplex", "set_play", "turn", "castling"),
        *("position", "board", "book", "game"),
    )
)
"""Names that would change what is asked, and have no place in a problem of chess."""

_INTENDED: Final = (INTENDED, INTENDED.replace("-", "_"))
_LIKE: Final = 0.8  # how much a name is like another for which it may be mistyped
_OF_GAMES: Final = frozenset(
    (
        *(*TABLES_PARTS, "form", "version", "id", "year", "authors", "source", "number", "date"),
        *("distinction", "tourney", "dedication", "title", "keywords", "comments", "extras"),
    )
)
"""The names that the object of a game has a place for."""

_SPACE = re.compile(r"[ \t\r\n]*")


def scan_jsonlines(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a file with one object a line, and a fault for each bad line.

    Raises:
        FormatError: the file itself cannot be read.
    """
    for number, line in numbered_lines(path):
        if line.strip():
            yield from _read_line(line, number, default)


def scan_document(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a file that is one JSON document: an object or a list of them.

    Raises:
        FormatError: the file cannot be read or is no such document.
    """
    text = _whole(path)
    start = _after_space(text, 0)
    line = text.count("\n", 0, start) + 1
    if text[start : start + 1] != "[":
        value, end = _decoded(path, text, start)
        _require_end(path, text, end)
        for item in unwrapped(value):
            yield _made(item, line, default)
        return
    for value, at in _elements(path, text, start):
        line, start = line + text.count("\n", start, at), at
        yield _made(value, line, default)


def entry_of(value: object, line: int = 1, default: Stipulation = NO_TASK) -> Entry:
    """Make the entry of one JSON object.

    Raises:
        RecordError: it is no object or a field of it cannot be read.
    """
    if not isinstance(value, dict):
        raise RecordError(
            said("expected an object with a problem, got {found}", found=kind_word(value))
        )
    if is_entry(value):
        return yacpdb_entry(value, line, default)
    if is_record(value):
        return _game_entry(_renamed(value), line)
    value = _renamed(value)
    if "fen" not in value:
        raise RecordError(said("fen: expected a FEN, got nothing"))
    _require_understood(value)
    try:
        under_rules = stipulation_of_form(value)
        kinds = kinds_of_form(value)
        position = parse_fen(_text(value, "fen"), kinds)
        task = written_task(normal_sign(_text(value, "stipulation")))
        stipulation = under_rules or _stipulation(task.sign, _text(value, "asked"), default)
    except FenError as error:
        raise RecordError(sentence_of(error)) from error
    except StipulationError as error:
        raise RecordError(said("stipulation: {wrong}", wrong=sentence_of(error))) from error
    except RulesError as error:
        raise RecordError(sentence_of(error)) from error
    credits = _credits(value)
    problem = Problem(
        position,
        stipulation,
        credits,
        title=_text(value, "title"),
        keywords=_texts(value, "keywords"),
        comments=_texts(value, "comments"),
        twins=_twins(value, kinds),
        extras=_extras(value),
    )
    notes = () if stipulation is not default else (untold_note(default),)
    if unsolved := unsolved_note(stipulation):
        notes = (*notes, unsolved)
    problem, told = _with_options(half_turned(with_words_read(with_task(problem, task))), value)
    dropped = castling_note(_text(value, "fen"), position)
    notes = (*([dropped] if dropped else ()), *notes, *told)
    return Entry(problem, line, _number(value, "id") or _text(value, "id"), notes)


def _with_options(problem: Problem, value: Json) -> tuple[Problem, tuple[Sentence, ...]]:
    """Return a problem with options, conditions and intended solutions as Olive names them."""
    intended = next((_number(value, n) or _text(value, n) for n in _INTENDED if n in value), "")
    options = _texts(value, OPTIONS)
    if intended and not problem.extra(INTENDED):
        problem = with_extra(problem, INTENDED, intended)
    if not options:
        return problem, ()
    read = read_requested(problem.position, str(problem.stipulation), options)
    turned = any(option.strip().lower() == Duplex.HALF.value.lower() for option in options)
    position, meant = problem.position, read.position
    if turned:
        position = set_turn(position, meant.turn)
    passed = position.en_passant if meant.en_passant is None else meant.en_passant
    position = replace(position, castling=meant.castling, en_passant=passed, state=meant.state)
    problem = replace(problem, position=position, stipulation=read.stipulation)
    kept = (*problem.extra(OPTIONS).splitlines(), *read.options)
    return with_options(problem, dict.fromkeys(kept)), read.notes


def _renamed(value: Json) -> Json:
    """Return an object with the names of other programs in ours; form 2 is ours, and has none.

    A name stays where its place is taken: nothing goes before what stands under the right one.
    """
    if "form" in value:
        return value
    found = dict(value)
    for name, item in value.items():
        own = OTHER_NAMES.get(name.lower(), "")
        if own and found.get(own) in (None, "", []) and isinstance(item, str | int | list):
            found[own] = found.pop(name)
    return found


def _require_understood(value: Json) -> None:
    """Refuse a problem of chess with a name that may ask something else: `optons`, `turn`.

    Names that other programs have beside are passed over; in our own form 2 there are none. So are
    columns of a table with nothing in them: they ask nothing.
    """
    unknown = [name for name in value if name not in _OF_CHESS and value[name] != ""]
    if "sign" in value and "rules" not in value:
        unknown.insert(0, "sign")
    for name in unknown:
        small = name.lower()
        like = get_close_matches(small, _OF_CHESS, 1, _LIKE)
        if name in _INTENDED or not ("form" in value or small in _ASKING or like):
            continue
        meant = OTHER_NAMES.get(small) or (like[0] if like else "")
        if not meant or small in _ASKING or meant in value:
            raise RecordError(said("{part}: not understood", part=name[:60]))
        raise RecordError(
            said("{part}: not understood; is {meant} meant?", part=name[:60], meant=meant)
        )


def _credits(value: Json) -> Credits:
    return Credits(
        authors=_texts(value, "authors"),
        source=_text(value, "source"),
        date=_text(value, "date") or _number(value, "year"),
        distinction=_text(value, "distinction"),
        dedication=_text(value, "dedication"),
        number=_number(value, "number") or _text(value, "number"),
        tourney=_text(value, "tourney"),
    )


def _game_entry(value: Json, line: int) -> Entry:
    """Make the entry of a problem of a game that is no chess.

    What the object says besides is kept among the extras; it may be the answer.
    """
    try:
        kept, note = other_game(value)
    except GameError as error:
        raise RecordError(sentence_of(error)) from error
    beside = tuple(
        (name, lines_kept(_limited(_as_text(item), name, LONGEST_EXTRA)))
        for name, item in value.items()
        if name not in _OF_GAMES and name.isprintable()
    )
    problem = Problem(
        EMPTY,
        NO_TASK,
        _credits(value),
        title=_text(value, "title"),
        keywords=_texts(value, "keywords"),
        comments=_texts(value, "comments"),
        extras=tuple((dict(_extras(value)) | dict(beside)).items()),
        game=kept,
    )
    name = _number(value, "id") or _text(value, "id")
    return Entry(problem, line, name, (note,) if note else ())


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else json_text(value)


def record_of(problem: Problem, id: str = "") -> Json:
    """Return a problem as the plain values that JSON knows; what is empty is left out."""
    record = {"id": id} if id else {}
    return {**record, **problem_object(problem)}


def jsonline(problem: Problem, id: str = "") -> str:
    """Return a problem as one line of JSON."""
    return json_text(record_of(problem, id))


def _read_line(line: str, number: int, default: Stipulation) -> Iterator[Entry | Fault]:
    try:
        value = json.loads(line)
    except RecursionError:
        yield Fault(number, said("expected JSON, got brackets nested too deep"))
    except json.JSONDecodeError as error:
        yield Fault(
            number,
            said(
                "expected JSON: {reason} at column {column}", reason=error.msg, column=error.colno
            ),
        )
    except ValueError:  # a number with thousands of digits
        yield Fault(number, said("expected JSON, got a number that is too long"))
    else:
        for item in unwrapped(value):
            yield _made(item, number, default)


def _made(value: object, line: int, default: Stipulation) -> Entry | Fault:
    return entry_or_fault(line, entry_of, value, line, default)


def _whole(path: Path) -> str:
    lines: list[str] = []
    length = 0
    for _, line in numbered_lines(path):
        lines.append(line)
        length += len(line) + 1
        if length > LARGEST_DOCUMENT:
            raise FormatError(
                path,
                said(
                    "a JSON document of more than {most} characters; larger collections are read as"
                    " one object a line",
                    most=Grouped(LARGEST_DOCUMENT),
                ),
            )
    return "\n".join(lines)


def _elements(path: Path, text: str, start: int) -> Iterator[tuple[object, int]]:
    """Yield (value, where it begins) for each element of the list that begins at `start`."""
    at = _after_space(text, start + 1)
    while text[at : at + 1] != "]":
        value, end = _decoded(path, text, at)
        yield value, at
        at = _after_space(text, end)
        if text[at : at + 1] == ",":
            at = _after_space(text, at + 1)
        elif text[at : at + 1] != "]":
            raise FormatError(path, said("expected JSON: a comma or ] is missing"), _line(text, at))
    _require_end(path, text, at + 1)


def _require_end(path: Path, text: str, at: int) -> None:
    rest = _after_space(text, at)
    if rest < len(text):
        raise FormatError(path, said("expected nothing after the JSON document"), _line(text, rest))


def _decoded(path: Path, text: str, at: int) -> tuple[object, int]:
    try:
        value, end = json.JSONDecoder().raw_decode(text, at)
    except RecursionError:
        raise FormatError(
            path, said("expected JSON, got brackets nested too deep"), _line(text, at)
        ) from None
    except json.JSONDecodeError as error:
        raise FormatError(
            path, said("expected JSON: {reason}", reason=error.msg), error.lineno
        ) from error
    except ValueError as error:
        raise FormatError(
            path, said("expected JSON, got a number that is too long"), _line(text, at)
        ) from error
    return value, end


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _text(record: Json, name: str) -> str:
    value = record.get(name)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise RecordError(
            said("{name}: expected text, got {found}", name=name, found=kind_word(value))
        )
    return _clean(value, name)


def _texts(record: Json, name: str) -> tuple[str, ...]:
    value = record.get(name)
    if value is None or value == "":
        return ()
    if isinstance(value, str):
        return (_clean(value, name),)
    if not isinstance(value, list):
        raise RecordError(
            said("{name}: expected a list of texts, got {found}", name=name, found=kind_word(value))
        )
    if len(value) > _MOST_TEXTS:
        raise RecordError(
            said(
                "{name}: expected at most {most} texts, got {count}",
                name=name,
                most=_MOST_TEXTS,
                count=len(value),
            )
        )
    for item in value:
        if not isinstance(item, str):
            raise RecordError(
                said(
                    "{name}: expected a list of texts, got {found} in it",
                    name=name,
                    found=kind_word(item),
                )
            )
    return tuple(_clean(item, name) for item in value)


def _stipulation(sign: str, words: str, default: Stipulation) -> Stipulation:
    if sign.strip():
        return parse_task(sign)
    return stipulation_in_words(words) if words.strip() else default


def _extras(record: Json) -> tuple[tuple[str, str], ...]:
    """Read what other files told; anything but an object of texts is passed over."""
    value = record.get("extras")
    if not isinstance(value, dict):
        return ()
    if len(value) > _MOST_TEXTS:
        raise RecordError(
            said(
                "extras: expected at most {most} texts, got {count}",
                most=_MOST_TEXTS,
                count=len(value),
            )
        )
    return tuple(
        (name, lines_kept(_limited(text, name, LONGEST_EXTRA)))
        for name, text in value.items()
        if isinstance(text, str) and name.isprintable()
    )


def _twins(record: Json, kinds: dict[str, Kind]) -> tuple[Twin, ...]:
    """Read twins by letter; anything but an object of texts is another program's, passed over."""
    value = record.get("twins")
    if not isinstance(value, dict):
        return ()
    if len(value) > _MOST_TEXTS:
        raise RecordError(
            said(
                "twins: expected at most {most} twins, got {count}",
                most=_MOST_TEXTS,
                count=len(value),
            )
        )
    twins = []
    for letter in value:
        try:
            twins.append(parse_twin(letter, _text(value, letter), kinds))
        except ValueError as error:
            raise RecordError(said("twins: {wrong}", wrong=sentence_of(error))) from error
    return tuple(twins)


def _number(record: Json, name: str) -> str:
    value = record.get(name)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**18:
        return str(value)
    return ""


def _clean(text: str, name: str) -> str:
    """Return a text without control characters and half characters; `comments` keep lines."""
    return (
        lines_kept(_limited(text, name)) if name == "comments" else one_line(_limited(text, name))
    )


def _limited(text: str, name: str, most: int = _LONGEST_TEXT) -> str:
    if len(text) > most:
        raise RecordError(
            said("{name}: expected at most {most} characters", name=name, most=Grouped(most))
        )
    return text
