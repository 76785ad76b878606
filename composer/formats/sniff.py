# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems read by looking at what is in them; their names do not matter."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.formats.csvtable import looks_like_table, scan_csv
from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.fenlines import scan_fenlines, uncommented
from composer.formats.jsonlines import scan_document, scan_jsonlines
from composer.formats.latex import looks_like_latex, scan_latex
from composer.formats.lines import encoding_note, first_bytes, numbered_lines
from composer.formats.manlines import looks_like_men, read_manlines
from composer.formats.olv import scan_olv
from composer.formats.pgn import read_pgn
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.words import tongue_of
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.said.sentence import Sentence, said

EXPECTED: Final = said(
    "FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, "
    "LaTeX diagrams and lists of men are read"
)
_MAGIC: Final = (
    (b"\x89PNG", said("a picture (PNG)")),
    (b"\xff\xd8\xff", said("a picture (JPEG)")),
    (b"GIF8", said("a picture (GIF)")),
    (b"%PDF", said("a PDF document")),
    (b"PK\x03\x04", said("a ZIP archive or office document")),
    (b"\x1f\x8b", said("a compressed file (gzip)")),
    (b"\xd0\xcf\x11\xe0", said("an old office document")),
    (b"SQLite format 3\0", said("a library or other SQLite database")),
)
_LOOKED_AT: Final = 400  # lines in which LaTeX is looked for
_PGN: Final = re.compile(r'\[\s*\w+\s+"')
_YAML: Final = re.compile(
    r"---(\s|$)|%YAML|-?\s*(authors|algebraic|stipulation|source|solution|award|date)\s*:(\s|$)"
)
_FIELD: Final = re.compile(r"(-\s+)?(authors|algebraic|stipulation|solution)\s*:(\s|$)")

Scan = Callable[[Path, Stipulation], Iterator[Entry | Fault]]
ReadLines = Callable[[Iterable[tuple[int, str]], Stipulation], Iterator[Entry | Fault]]


def read_problems(path: Path, default: Stipulation = NO_TASK) -> tuple[Entry, ...]:
    """Read all problems of a file; `default` is asked where a record does not say.

    Raises:
        FormatError: the file cannot be read, or a record in it is no problem.
    """
    found = []
    for entry in scan_problems(path, default):
        if isinstance(entry, Fault):
            raise FormatError(path, entry.message, entry.line)
        found.append(entry)
    return tuple(found)


def scan_problems(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Return the problems of a file as they are read, with a fault for each bad record.

    What the file is, is looked at before this returns; the rest is read as it is requested.
    The first entry's notes tell if the encoding was guessed.

    Raises:
        FormatError: the file is no file of problems; later, that it cannot be read further.
    """
    _refuse_binary(path)
    number, first, second = _first_lines(path)
    scan = _reader(path, number, first, second)
    found = scan(path, default)
    note = encoding_note(path)
    return _with_note(found, note) if note else found


def _reader(path: Path, number: int, first: str, second: str) -> Scan:
    if first.startswith("{"):
        by_line = _is_json(first) or not second or second.startswith("{")
        return scan_jsonlines if by_line else scan_document
    if first.startswith("[") and not _PGN.match(first):
        return scan_document
    for looks, scan in (
        (_PGN.match, _lines_by(read_pgn)),
        (_begins_popeye, _lines_by(read_popeye)),
        (looks_like_men, _lines_by(read_manlines)),
        (looks_like_table, scan_csv),
    ):
        if looks(first):
            return scan
    if _YAML.match(first) and (not first.startswith("---") or _has_fields(path)):
        return scan_olv
    if first.startswith("<"):
        raise FormatError(
            path, said("this looks like a web page or XML; {expected}", expected=EXPECTED), number
        )
    if "/" in first.split(maxsplit=1)[0]:
        return scan_fenlines
    if _has_latex(path):
        return scan_latex
    raise FormatError(
        path,
        said("expected a FEN, got {first}; {expected}", first=repr(first[:40]), expected=EXPECTED),
        number,
    )


def _lines_by(read: ReadLines) -> Scan:
    """Return how a file is scanned whose numbered lines are read by `read`."""
    return lambda path, default: read(numbered_lines(path), default)


def _begins_popeye(first: str) -> bool:
    return tongue_of(first.split(maxsplit=1)[0]) is not None


def _with_note(found: Iterator[Entry | Fault], note: Sentence) -> Iterator[Entry | Fault]:
    waiting = True
    for entry in found:
        if waiting and isinstance(entry, Entry):
            waiting = False
            yield replace(entry, notes=(note, *entry.notes))
        else:
            yield entry


def _refuse_binary(path: Path) -> None:
    head = first_bytes(path, 512)
    if not head:
        raise FormatError(path, said("the file is empty"))
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            raise FormatError(
                path, said("this is {kind}; {expected}", kind=kind, expected=EXPECTED)
            )


def _first_lines(path: Path) -> tuple[int, str, str]:
    """Return the number and text of the first line that says something, and the next such."""
    found: list[tuple[int, str]] = []
    for number, line in numbered_lines(path):
        text = line.strip()
        if text and (found or uncommented(text)):
            found.append((number, text))
        if len(found) == 2:
            break
    if not found:
        raise FormatError(path, said("the file holds no problem; {expected}", expected=EXPECTED))
    number, first = found[0]
    return number, first, found[1][1] if len(found) == 2 else ""


def _has_latex(path: Path) -> bool:
    lines = (line for number, line in numbered_lines(path) if number <= _LOOKED_AT)
    return any(map(looks_like_latex, lines))


def _has_fields(path: Path) -> bool:
    """Return whether a text has fields of a problem: a line of strokes begins Markdown as well."""
    lines = (line for number, line in numbered_lines(path) if number <= _LOOKED_AT)
    return any(_FIELD.match(line) for line in lines)


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
