# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as lists of men in plain text.

Either one line a problem, each man with the letter of his side before him, `wKa1 bKc2 bPd3 #2`
(also `s` for a German black man), or the sides named: `White: Ka1, Qb2  Black: Kc3  #2`, on
one line or several. The letters may be English, with S or N for the knight, or German.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault, untold_note
from composer.formats.lines import numbered_lines
from composer.formats.menlists import ENGLISH, GERMAN, Letters, men_of, position_of
from composer.problem.edits import set_turn
from composer.problem.men import SIDES, Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    parse_stipulation,
)
from composer.problem.task import written_task
from composer.problem.taskedits import with_task
from composer.problem.twins import first_side

_MARKED: Final = re.compile(r"([wbsn])([KQRBSNPDTL]?(?:[a-h][1-8])+)", re.ASCII)
_SIDES: Final = {
    "white": Colour.WHITE,
    "black": Colour.BLACK,
    "weiss": Colour.WHITE,
    "weiß": Colour.WHITE,
    "schwarz": Colour.BLACK,
    "blancs": Colour.WHITE,
    "noirs": Colour.BLACK,
    "bianco": Colour.WHITE,
    "nero": Colour.BLACK,
}
_LETTER: Final = re.compile(r"[KQRBSNPDTL](?=[a-h][1-8])", re.ASCII)
_PARTS: Final = re.compile(r"[\s,;.:]+")
_MOST_MEN: Final = 200


@dataclass(slots=True)
class _Told:
    """A problem while its lines are read."""

    line: int
    white: list[str] = field(default_factory=list)
    black: list[str] = field(default_factory=list)
    german: bool = False
    stipulation: Stipulation | None = None
    asked: str = ""
    wrong: str = ""

    def side(self, colour: Colour) -> list[str]:
        return self.white if colour is Colour.WHITE else self.black


def looks_like_men(first: str) -> bool:
    """Return whether a line begins such a list."""
    words = [word for word in _PARTS.split(first.strip()) if word]
    return bool(words) and (words[0].lower() in _SIDES or _MARKED.fullmatch(words[0]) is not None)


def scan_manlines(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a file, and a fault for each that cannot be read.

    Raises:
        FormatError: the file itself cannot be read.
    """
    yield from read_manlines(numbered_lines(path), default)


def read_manlines(
    lines: Iterable[tuple[int, str]], default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the problems of numbered lines, and a fault for each that cannot be read."""
    for told in _problems(lines):
        yield entry_or_fault(told.line, _entry, told, default)


def letters_of(words: Iterable[str], german: bool = False) -> Letters:
    """Return the letters in which men are written; where it is open, English unless told.

    D, T and L are German, Q, R and P English; B is a pawn in German.
    """
    found = {letter for word in words for letter in _LETTER.findall(word)}
    if found & set("DTL"):
        return GERMAN
    return ENGLISH if not german or found & set("QRPN") else GERMAN


def _problems(lines: Iterable[tuple[int, str]]) -> Iterator[_Told]:
    told: _Told | None = None
    colour: Colour | None = None
    for number, line in lines:
        for word in filter(None, _PARTS.split(_spared(line))):
            marked = _MARKED.fullmatch(word)
            side = _SIDES.get(word.lower())
            if told is None or _begins_anew(told, number, side, marked):
                if told is not None:
                    yield told
                told, colour = _Told(number), None
            if side is not None:
                colour = side
            elif marked is not None:
                _take_marked(told, marked)
            else:
                _take(told, word, colour)
    if told is not None:
        yield told


def _spared(line: str) -> str:
    """Keep the point of `h#2.5`, which parts no words."""
    return re.sub(r"(?<=\d)\.5\b", "½", line)


def _begins_anew(
    told: _Told, number: int, side: Colour | None, marked: re.Match[str] | None
) -> bool:
    if marked is not None:
        return number != told.line
    return side is not None and bool(told.side(side) or (side is Colour.WHITE and told.black))


def _take_marked(told: _Told, marked: re.Match[str]) -> None:
    if marked[1] == "n":
        told.wrong = told.wrong or f"{marked[0]}: neutral men are not read"
    colour = Colour.WHITE if marked[1] == "w" else Colour.BLACK
    told.german = told.german or marked[1] == "s"
    _add(told, colour, marked[2])


def _take(told: _Told, word: str, colour: Colour | None) -> None:
    asked = f"{told.asked} {word}".strip()  # as in `h#2* duplex`
    try:
        told.stipulation = parse_stipulation(written_task(asked).sign)
        told.asked = asked
        return
    except StipulationError:
        pass
    if colour is None:
        told.wrong = told.wrong or f"expected a man such as wKe1, got {word[:40]!r}"
    else:
        _add(told, colour, word)


def _add(told: _Told, colour: Colour, word: str) -> None:
    men = told.side(colour)
    if len(men) < _MOST_MEN:
        men.append(word)


def _entry(told: _Told, default: Stipulation) -> Entry:
    if told.wrong:
        raise RecordError(told.wrong)
    letters = letters_of([*told.white, *told.black], told.german)
    men = [each for colour in SIDES for each in men_of(told.side(colour), colour, letters)]
    stipulation = told.stipulation or default
    notes = () if told.stipulation else (untold_note(default),)
    position = set_turn(position_of(men), first_side(stipulation))
    problem = with_task(Problem(position, stipulation), written_task(told.asked))
    return Entry(problem, told.line, notes=notes)
