# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of files of problems: one row for each says how it is known, read and written."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.formats.csvtable import HEAD, csv_row, looks_like_table, scan_csv
from composer.formats.entry import Entry, Fault
from composer.formats.fenlines import fenline, scan_fenlines
from composer.formats.jsonlines import jsonline, scan_document, scan_jsonlines
from composer.formats.kept import JSON_LINES, LATEX, Part, first_of_duplex, kept_parts
from composer.formats.latex import looks_like_latex, scan_latex
from composer.formats.lines import numbered_lines
from composer.formats.manlines import looks_like_men, read_manlines
from composer.formats.objects.ownkinds import defined_kinds
from composer.formats.olv import scan_olv
from composer.formats.olvwriting import olv_document
from composer.formats.pgn import read_pgn
from composer.formats.popeye.men import with_rulers
from composer.formats.popeye.reading import origin_parts, read_popeye
from composer.formats.popeye.words import tongue_of
from composer.formats.popeye.writing import BEGIN, END, NEXT, popeye_lines
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.said.sentence import NOTHING, Sentence, said

Scan = Callable[[Path, Stipulation], Iterator[Entry | Fault]]
ReadLines = Callable[[Iterable[tuple[int, str]], Stipulation], Iterator[Entry | Fault]]

_LOOKED_AT: Final = 400  # lines in which fields and LaTeX are looked for
_PGN: Final = re.compile(r'\[\s*\w+\s+"')
_YAML: Final = re.compile(
    r"---(\s|$)|%YAML|-?\s*(authors|algebraic|stipulation|source|solution|award|date)\s*:(\s|$)"
)
_FIELD: Final = re.compile(r"(-\s+)?(authors|algebraic|stipulation|solution)\s*:(\s|$)")


class Beginning:
    """The beginning of a file, by which its form is known.

    Attributes:
        first: its first line that says something.
        second: the next such, empty where there is none.
    """

    def __init__(self, path: Path, first: str, second: str) -> None:
        """Take the file and two lines."""
        self._path = path
        self.first, self.second = first, second

    @cached_property
    def word(self) -> str:
        """The first word."""
        return self.first.split(maxsplit=1)[0]

    def has(self, looks: Callable[[str], object]) -> bool:
        """Tell whether one of the first lines looks so."""
        lines = (line for number, line in numbered_lines(self._path) if number <= _LOOKED_AT)
        return any(map(looks, lines))


@dataclass(frozen=True, slots=True)
class Layout:
    """How problems are written.

    Attributes:
        text: a problem.
        before: the line before the first problem, if any.
        between: that between two problems.
        after: that behind the last one.
    """

    text: Callable[[Problem], str]
    before: str = ""
    between: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of file.

    Attributes:
        begins: whether a file with such a beginning is of this form.
        scan: the problems of a file, as they are read.
        ends: how names of files end that are written so; the first is the form's name.
        also: how others' files of this form end besides.
        layout: how it is written; None where it is not written from here.
        lost: what the form loses of a problem, the ids of parts. Everything else comes back.
        sometimes: of these, what is lost only of some problems that have it.
        by_hand: whether people write it too, so that a file of it may be a letter.
    """

    begins: Callable[[Beginning], object]
    scan: Scan
    ends: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    layout: Layout | None = None
    lost: frozenset[str] = frozenset()
    sometimes: Mapping[str, Callable[[Problem], bool]] = field(default_factory=dict)
    by_hand: bool = False


def _lines_by(read: ReadLines) -> Scan:
    """Return how a file is scanned whose numbered lines are read by `read`."""
    return lambda path, default: read(numbered_lines(path), default)


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _begins_jsonlines(beginning: Beginning) -> bool:
    first, second = beginning.first, beginning.second
    return first.startswith("{") and (not second or second.startswith("{") or _is_json(first))


def _begins_document(beginning: Beginning) -> bool:
    return beginning.first.startswith(("{", "[")) and not _PGN.match(beginning.first)


def _begins_olv(beginning: Beginning) -> bool:
    """Tell whether fields of problems follow: a line of strokes begins Markdown as well."""
    first = beginning.first
    return bool(_YAML.match(first)) and (not first.startswith("---") or beginning.has(_FIELD.match))


def _is_no_page(beginning: Beginning) -> bool:
    return not beginning.first.startswith("<")


def _origin(place: int) -> Callable[[Problem], bool]:
    """Return whether Popeye's one line of origin does not give number or date back."""

    def is_lost(problem: Problem) -> bool:
        credits = problem.credits
        told = origin_parts(" ".join(credits.caption_source().split()))
        return told[place] != (credits.source, credits.number, credits.date)[place]

    return is_lost


def _passes_second(problem: Problem) -> bool:
    """Return whether the side that comes second in a duplex may capture in passing."""
    return bool(first_of_duplex(problem)) and problem.position.en_passant is not None


def _gains_a_ruler(problem: Problem) -> bool:
    """Return whether Popeye takes a man for the king whom a side has not."""
    men = list(problem.position)
    return with_rulers(men) != men


_BESIDE: Final = ("own_words", "further")
_OF_SOURCE: Final = ("number", "date", "tourney")


def _pgn_game(problem: Problem) -> str:
    from composer.formats.pgnwriting import pgn_game  # loads python-chess

    return pgn_game(problem)


READ: Final = (
    Form(_begins_jsonlines, scan_jsonlines, (JSON_LINES,), layout=Layout(jsonline)),
    Form(_begins_document, scan_document, also=(".json",)),
    Form(
        lambda beginning: _PGN.match(beginning.first),
        _lines_by(read_pgn),
        (".pgn",),
        layout=Layout(_pgn_game),
        lost=frozenset(("paragraphs", *_BESIDE)),
    ),
    Form(
        lambda beginning: tongue_of(beginning.word) is not None,
        _lines_by(read_popeye),
        (".inp",),
        layout=Layout(popeye_lines, BEGIN, NEXT, END),
        lost=frozenset(
            (
                *("position", "rights", "first_of_duplex", "intended", "convention", "shortest"),
                *("rights_at_start", "rights_at_end", *_OF_SOURCE, "dedication", "keywords"),
                *("paragraphs", "solution", *_BESIDE),
            )
        ),
        sometimes=MappingProxyType(
            {
                "position": _gains_a_ruler,
                "number": _origin(1),
                "date": _origin(2),
                "rights": _passes_second,
            }
        ),
    ),
    Form(lambda beginning: looks_like_men(beginning.first), _lines_by(read_manlines), by_hand=True),
    Form(
        lambda beginning: looks_like_table(beginning.first),
        scan_csv,
        (".csv",),
        layout=Layout(csv_row, HEAD),
    ),
    Form(_begins_olv, scan_olv, (".olv", ".yaml", ".yml"), layout=Layout(olv_document)),
    Form(
        lambda beginning: _is_no_page(beginning) and "/" in beginning.word,
        scan_fenlines,
        (".txt", ".fen"),
        (".epd",),
        Layout(fenline),
        lost=frozenset(
            (
                *("options", "twins", "authors", "source", "award", *_OF_SOURCE, "dedication"),
                *("title", "keywords", "comments", "paragraphs", "solution", *_BESIDE),
            )
        ),
        by_hand=True,
    ),
    Form(
        lambda beginning: _is_no_page(beginning) and beginning.has(looks_like_latex),
        scan_latex,
        (LATEX,),
        lost=frozenset(("keywords", "comments", "paragraphs", "solution", *_BESIDE)),
    ),
)
"""All forms, in the order in which a beginning is looked at."""

LOST: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {form.ends[0]: form.lost for form in READ if form.ends}
)
"""What each form that is written loses, by its name; LaTeX is written as pictures are."""

WRITTEN: Final[Mapping[str, Layout]] = MappingProxyType(
    {
        form.ends[0]: form.layout
        for form in sorted(READ, key=lambda form: ".olv" not in form.ends)
        if form.layout is not None
    }
)
"""What can be written from here, by its name; first what collections exchange."""


def form_of(path: Path) -> str:
    """Return the form that a file's name asks for, by its ending; empty for none."""
    end = path.suffix.lower()
    return next((form.ends[0] for form in READ if form.layout and end in form.ends), "")


def lost_parts(problem: Problem, name: str) -> tuple[Part, ...]:
    """Return what a form loses of a problem, which has it."""
    if problem.game is not None:
        return ()
    form = next(form for form in READ if name in form.ends)
    return tuple(
        part
        for part in kept_parts(problem, LOST[name])
        if part.id not in form.sometimes or form.sometimes[part.id](problem)
    )


def unheld(problem: Problem, form: str) -> Sentence:
    """Return why a form has no place for a problem; nothing where it has one."""
    if form == JSON_LINES:
        return NOTHING
    if problem.game is not None:
        return said("a problem of another game: only .jsonl has a form for it")
    for own in defined_kinds(problem):
        return said("{man} is a man of one's own: only .jsonl has a form for it", man=own.code)
    return NOTHING
