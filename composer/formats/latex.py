# SPDX-License-Identifier: GPL-3.0-or-later
r"""Diagrams in LaTeX, as magazines are sent them: `\pieces{wKa1, sKc3}` and its neighbours.

Read are the commands of the `diagram` package (`\author`, `\source`, `\stipulation` ...) and,
of others, `\White(Ka1)` with `\Black(Kc3)`. Men are German or English; where neither is
certain, German, as that package has it, and a note says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

from composer.formats.cleaning import one_line
from composer.formats.entry import (
    Entry,
    Fault,
    FormatError,
    RecordError,
    entry_or_fault,
    untold_note,
)
from composer.formats.jsonlines import LARGEST_DOCUMENT, entry_of
from composer.formats.lines import numbered_lines
from composer.formats.menlists import GERMAN, letters_of, men_of, position_of
from composer.formats.printedtwins import printed_twins
from composer.formats.rules import read_requested, with_options
from composer.formats.texletters import accented
from composer.problem.credits import Credits
from composer.problem.fen import FenError, parse_fen
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.said.sentence import Grouped, Sentence, said, sentence_of

_COMMAND: Final = re.compile(r"\\([A-Za-z]+)\*?\s*(?:\[[^\]]*\])?\s*([{(])")
_COMMENT: Final = re.compile(r"(?<!\\)%.*")
_BEGIN: Final = re.compile(r"\\begin\s*\{(?:diagram|position|problem)\}")
_SIGNS: Final = {  # letters of a private area until brackets and ties are gone
    r"\textbackslash": "\ue000",
    r"\textasciitilde": "\ue001",
    r"\textasciicircum": "\ue002",
    r"\{": "\ue003",
    r"\}": "\ue004",
    r"\$": "\ue005",
}
_MEANT: Final = str.maketrans(
    {"\ue000": "\\", "\ue001": "~", "\ue002": "^", "\ue003": "{", "\ue004": "}", "\ue005": "$"}
)
_EMPHASIS: Final = re.compile(r"\s*\\emph\{(?P<title>.*)\}\s*", re.DOTALL)
_FEN_LINE: Final = re.compile(r"%\s*(?P<fen>\S+/\S+ [wb] \S+ \S+(?: \d+ \d+)?)\s*")
_OF_POSITION: Final = re.compile(  # what stands in the FEN above the diagram, said for readers
    r"e\.p\.|castle|rochieren|arroccare|roquer|enrocar"
    r"|(?:to move|am Zug|Muove il Nero|Trait aux Noirs|Juegan negras)$"
)
_RECORD: Final = re.compile(  # as `composer.diagrams.latex.record` writes it
    r"^% chess-composer (?P<lines>\d{1,4}) (?P<check>[0-9a-f]{8}) (?P<record>\{.*\})\s*$",
    re.MULTILINE,
)
_MARKED: Final = re.compile(r"([wbsn])(.+)")
_OWNERS: Final = {
    "w": Colour.WHITE,
    "b": Colour.BLACK,
    "s": Colour.BLACK,
    "n": Colour.NEUTRAL,
}
_TURNED: Final = re.compile(r"[KDTLSB][LRU][a-h][1-8]")
"""A figure of the package turned left, right or upside down: any man at all."""
_KNOWN: Final = (
    *("pieces", "White", "Black", "author", "authors", "source", "sourcenr", "year", "month"),
    *("day", "stipulation", "stip", "award", "tournament", "dedication", "title", "remark"),
    *("remarks", "condition", "twins"),
)
_LONGEST: Final = 20_000
_CLOSES: Final = {"{": "}", "(": ")"}


def looks_like_latex(text: str) -> bool:
    """Return whether a text has diagrams in it."""
    return _RECORD.search(text) is not None or any(
        found[1] in ("pieces", "White") for found in _COMMAND.finditer(text)
    )


def scan_latex(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the diagrams of a file, and a fault for each that cannot be read.

    Raises:
        FormatError: the file itself cannot be read, or is too large.
    """
    lines = []
    length = 0
    for line in numbered_lines(path):
        lines.append(line)
        length += len(line[1])
        if length > LARGEST_DOCUMENT:
            raise FormatError(
                path,
                said(
                    "more than {most} characters of LaTeX",
                    most=Grouped(LARGEST_DOCUMENT),
                ),
            )
    yield from read_latex(lines, default)


def read_latex(
    lines: Iterable[tuple[int, str]], default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the diagrams of numbered lines, and a fault for each that cannot be read."""
    given = [line for _, line in lines]
    found = [*_recorded(given), *_commanded(given, default)]
    yield from sorted(found, key=lambda entry: entry.line)


def _recorded(given: list[str]) -> Iterator[Entry | Fault]:
    """Yield the diagrams that have a record above them, and blank their lines.

    A diagram that was changed since is left to its commands, where it has any.
    """
    for at, line in enumerate(given):
        record = _RECORD.fullmatch(line)
        if record is None:
            continue
        end = at + 1 + int(record["lines"])
        body = [row.rstrip() for row in given[at + 1 : end]]
        if f"{crc32(chr(10).join(body).encode('utf-8', 'replace')):08x}" == record["check"]:
            yield entry_or_fault(at + 1, _of_record, record["record"], at + 1)
            given[at:end] = [""] * len(given[at:end])
        elif not any(_BEGIN.search(row) for row in body):
            yield Fault(at + 1, said("the diagram was changed since it was written: not read"))


def _of_record(text: str, line: int) -> Entry:
    try:
        return entry_of(json.loads(text), line)
    except (ValueError, RecursionError) as error:
        raise RecordError(sentence_of(error)) from error


def _commanded(given: list[str], default: Stipulation) -> Iterator[Entry | Fault]:
    """Yield the diagrams that are told by commands."""
    for line, text in _diagrams("\n".join(_COMMENT.sub("", row) for row in given)):
        told = dict(_commands(text))
        if told.keys() & {"pieces", "White", "Black"}:
            above = _FEN_LINE.fullmatch(given[line - 2]) if 2 <= line <= len(given) + 1 else None
            yield entry_or_fault(line, _entry, told, line, default, above["fen"] if above else "")


def _diagrams(text: str) -> Iterator[tuple[int, str]]:
    """Yield (line, text) for each diagram; where nothing begins one, `\\pieces` or `\\White`."""
    starts = [found.start() for found in _BEGIN.finditer(text)]
    if not starts:
        starts = [f.start() for f in _COMMAND.finditer(text) if f[1] in ("pieces", "White")]
        if len(starts) == 1:
            starts = [0]
    if not starts:
        return
    line, before = 1, 0
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        line, before = line + text.count("\n", before, start), start
        yield line, text[start:end]


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield (name, what it is given) for each command that is known here."""
    at = 0
    while (found := _COMMAND.search(text, at)) is not None:
        at = found.end()
        if found[1] in _KNOWN:
            at = _closing(text, at, found[2])
            yield found[1], text[found.end() : at - 1]


def _closing(text: str, at: int, opened: str) -> int:
    """Return the place behind the bracket that closes; a text without it ends somewhere."""
    closes, depth, end = _CLOSES[opened], 1, min(len(text), at + _LONGEST)
    while at < end and depth:
        if text[at] == "\\":  # also of a bracket that is printed
            at = min(at + 2, end)
            continue
        depth += (text[at] == opened) - (text[at] == closes)
        at += 1
    return at


def _entry(told: dict[str, str], line: int, default: Stipulation, above: str) -> Entry:
    """Make the entry of a diagram; `above` is the FEN that our own LaTeX has over it, if any."""
    men: dict[Colour, list[str]] = {colour: [] for colour in Colour}
    english = "White" in told or "Black" in told
    for word in _words(told.get("pieces", "")):
        marked = _MARKED.fullmatch(word)
        if marked is None:
            raise RecordError(
                said("\\pieces: expected a man such as wKe1, got {word}", word=repr(word[:40]))
            )
        if _TURNED.match(marked[2]):
            raise RecordError(
                said("{word}: what man a turned figure means is not said", word=word[:40])
            )
        english = english or marked[1] == "b"
        men[_OWNERS[marked[1]]].append(marked[2])
    men[Colour.WHITE] += _words(told.get("White", ""))
    men[Colour.BLACK] += _words(told.get("Black", ""))
    if not any(men.values()):
        raise RecordError(said("expected men, got none"))
    letters = letters_of((word for words in men.values() for word in words), german=not english)
    placed = [man for colour, words in men.items() for man in men_of(words, colour, letters)]
    asked = _text(told, "stipulation", "stip")
    notes: tuple[Sentence, ...] = ()
    position = _as_above(position_of(placed), above)
    told_so = [part.strip() for part in _text(told, "condition").split(";") if part.strip()]
    options = [option for option in told_so if position is None or not _OF_POSITION.search(option)]
    read = read_requested(position_of(placed), asked or str(default), options)
    if not asked:
        notes = (untold_note(default),)
    if letters is GERMAN and any(word.startswith("B") for words in men.values() for word in words):
        notes = (*notes, said("B was read as a pawn, as in German"))
    title, remark = _text(told, "title"), _raw(told, "remark", "remarks")
    emphasis = _EMPHASIS.fullmatch(remark)
    if position is not None and emphasis is not None and not title:  # so we write a title
        title, remark = _plain(emphasis["title"]), ""
    try:
        twins = printed_twins(_text(told, "twins", "twin"))
    except ValueError as error:
        raise RecordError(said("twins: {wrong}", wrong=sentence_of(error))) from error
    problem = Problem(
        position or read.position,
        read.stipulation,
        _credits(told),
        title,
        comments=tuple(part for part in (_plain(remark),) if part),
        twins=twins,
    )
    return Entry(
        with_options(problem, read.options, read.intended), line, notes=(*notes, *read.notes)
    )


def _as_above(position: Position, above: str) -> Position | None:
    """Return the position of a FEN, with its side to move and rights, if it is this one."""
    try:
        found = parse_fen(above) if above else None
    except FenError:
        return None
    return found if found is not None and found.board == position.board else None


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text.replace("~", " ")) if word]


def _credits(told: dict[str, str]) -> Credits:
    names = _names(_raw(told, "author", "authors"))
    date = [_text(told, name) for name in ("year", "month", "day")]
    known = date[: next((at for at, part in enumerate(date) if not part.isdigit()), 3)]
    return Credits(
        authors=tuple(name for written in names if (name := _plain(written))),
        source=_text(told, "source"),
        date="-".join(part.zfill(2) for part in known),
        distinction=_text(told, "award"),
        dedication=_text(told, "dedication"),
        number=_text(told, "sourcenr"),
        tourney=_text(told, "tournament"),
    )


def _names(text: str) -> list[str]:
    """Split authors; `Doe \\& Co, J.` is one where others are separated by semicolons."""
    names = re.split(r"(?<!\{);|;(?!\})|\\and\b", text)
    if len(names) > 1:
        return names
    parts = re.split(r"\s&\s| \\& ", text)
    return [text] if len({"," in part for part in parts}) > 1 else parts


def _raw(told: dict[str, str], *names: str) -> str:
    return next((told[name] for name in names if told.get(name)), "")


def _text(told: dict[str, str], *names: str) -> str:
    return _plain(_raw(told, *names))


def _plain(text: str) -> str:
    """Return the letters that LaTeX would print."""
    text = text.replace("\\-", "")
    for command, sign in _SIGNS.items():
        ends = r"(?![A-Za-z])(?:\{\})?" if command[1].isalpha() else ""
        text = re.sub(re.escape(command) + ends, sign, text)
    text = accented(text)
    text = text.replace("~", " ").replace("$", "")
    text = re.sub(r"\\([#&%_])", r"\1", text)
    text = re.sub(r"\\[A-Za-z]+\s*|[{}]", "", text).translate(_MEANT)
    return " ".join(one_line(text).split())
