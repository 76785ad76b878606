# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems that stand in a letter in the form of a program: Olive's YAML, Popeye, LaTeX."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.formats.entry import Entry, Fault
from composer.formats.latex import read_latex
from composer.formats.olv import read_document
from composer.formats.popeye.reading import read_popeye
from composer.formats.yamltext import documents
from composer.problem.stipulation import NO_TASK

_YAML: Final = re.compile(
    r"^(?:---[^\n]*\n(?=(?:[ \t]*\n){0,2}\w[\w-]*:)|(?=(?:authors|algebraic|stipulation|source):))"
    r"(?:(?:[\w-]+:|[ \t]+\S|-[ \t])[^\n]*\n?|[ \t]*\n(?=[\w-]+:(?:[ \t]|\n)|[ \t]+\S))+",
    re.MULTILINE,
)
_POPEYE: Final = re.compile(
    r"^[ \t]*(?:beginproblem|begin|anfang|debut|début)\w*[ \t]*\n.{0,20000}?"
    r"^[ \t]*(?:endproblem|ende|fin)\w*[ \t]*$",
    re.IGNORECASE | re.MULTILINE | re.DOTALL,
)
_LATEX: Final = re.compile(r"\\begin\s*\{diagram\}.{0,20000}?\\end\s*\{diagram\}", re.DOTALL)
_FIELDS: Final = re.compile(r"^[ \t]*algebraic:", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Record:
    """A problem in the form of a program.

    Attributes:
        start: where it begins.
        end: where it ends.
        entry: what was read.
    """

    start: int
    end: int
    entry: Entry


def records_in(text: str) -> tuple[Record, ...]:
    """Return the records of a text in order; what is none is left to be read as text."""
    found: list[Record] = []
    for pattern, read in (
        (_YAML, _yaml),
        (_POPEYE, lambda lines: read_popeye(lines, NO_TASK)),
        (_LATEX, lambda lines: read_latex(lines, NO_TASK)),
    ):
        for piece in pattern.finditer(text):
            if pattern is _YAML and not _FIELDS.search(piece[0]):
                continue
            if any(record.start <= piece.start() < record.end for record in found):
                continue
            found += _records(piece, read)
    return tuple(sorted(found, key=lambda record: record.start))


Read = Callable[[Iterable[tuple[int, str]]], Iterable[Entry | Fault]]


def _records(piece: re.Match[str], read: Read) -> Iterator[Record]:
    lines = piece[0].split("\n")
    entries = [each for each in read(list(enumerate(lines, 1))) if isinstance(each, Entry)]
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)
    for place, entry in enumerate(entries):
        start = begins[max(0, entry.line - 1)] if place else 0
        after = begins[entries[place + 1].line - 1] if place + 1 < len(entries) else len(piece[0])
        yield Record(piece.start() + start, piece.start() + after, entry)


def _yaml(lines: Iterable[tuple[int, str]]) -> Iterator[Entry | Fault]:
    for line, document in documents(lines):
        yield from read_document(document, line, NO_TASK)
