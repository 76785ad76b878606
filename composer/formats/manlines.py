# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as lists of men in plain text.

Either one line a problem, each man with the letter of his side before him, `wKa1 bKc2 bPd3 #2`
(also `s` for a German black man, `n` for a neutral one), or the sides named: `White: Ka1, Qb2
Black: Kc3  #2`, on one line or several. The letters may be English, with S or N for the knight,
German, French or Italian; fairy men have their letters in the same language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault, untold_note
from composer.formats.lines import numbered_lines
from composer.formats.menlists import letters_of, men_of, position_of
from composer.problem.edits import set_turn
from composer.problem.men import Colour
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

_MARKED: Final = re.compile(r"([wbsn])((?:[A-Z][A-Z0-9]?|[0-9]{2})?(?:[a-h][1-8])+)", re.ASCII)
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
    "neutral": Colour.NEUTRAL,
    "neutres": Colour.NEUTRAL,
    "neutri": Colour.NEUTRAL,
}
_MARKS: Final = {
    "w": Colour.WHITE,
    "b": Colour.BLACK,
    "s": Colour.BLACK,
    "n": Colour.NEUTRAL,
}
_PARTS: Final = re.compile(r"[\s,;.:]+")
_MOST_MEN: Final = 200


@dataclass(slots=True)
class _Told:
    """A problem while its lines are read."""

    line: int
    men: dict[Colour, list[str]] = field(default_factory=lambda: {each: [] for each in Colour})
    german: bool = False
    stipulation: Stipulation | None = None
    asked: str = ""
    wrong: str = ""


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
    again = side is Colour.WHITE and told.men[Colour.BLACK]
    return side is not None and bool(told.men[side] or again)


def _take_marked(told: _Told, marked: re.Match[str]) -> None:
    told.german = told.german or marked[1] == "s"
    _add(told, _MARKS[marked[1]], marked[2])


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
    men = told.men[colour]
    if len(men) < _MOST_MEN:
        men.append(word)


def _entry(told: _Told, default: Stipulation) -> Entry:
    if told.wrong:
        raise RecordError(told.wrong)
    letters = letters_of((word for words in told.men.values() for word in words), told.german)
    men = [each for colour, words in told.men.items() for each in men_of(words, colour, letters)]
    stipulation = told.stipulation or default
    notes = () if told.stipulation else (untold_note(default),)
    position = set_turn(position_of(men), first_side(stipulation))
    problem = with_task(Problem(position, stipulation), written_task(told.asked))
    return Entry(problem, told.line, notes=notes)
