# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as lists of men in plain text.

Either one line a problem, each man with the letter of his side before him, `wKa1 bKc2 bPd3 #2`
(also `s` for a German black man, `n` for a neutral one), or the sides named: `White: Ka1, Qb2
Black: Kc3  #2`, on one line or several. The letters may be English, with S or N for the knight,
German, French, Italian, or those of Spanish or Russian where the sides are named so; fairy men
have their letters in the same language. What is asked stands among them, or on a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault, untold_note
from composer.formats.menlists import (
    FRENCH,
    ITALIAN,
    Letters,
    begins_man,
    is_man,
    letters_of,
    men_of,
    position_of,
)
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    parse_task,
)
from composer.problem.task import written_task
from composer.problem.taskedits import with_task
from composer.said.sentence import said, sentence_of

_MARKED: Final = re.compile(r"([wbsn])((?:[A-Z][A-Z0-9]?|[0-9]{2})?(?:[a-h][1-8])+)", re.ASCII)
_NAMED: Final = {
    "en": ("white", "black", "neutral"),
    "de": ("weiss weiß", "schwarz", "neutral"),
    "fr": ("blancs blanc", "noirs noir", "neutres neutre"),
    "it": ("bianco bianchi", "nero neri", "neutri neutro"),
    "es": ("blancas blanco", "negras negro", "neutras neutro"),
    "ru": ("белые", "чёрные черные", "нейтральные"),
}
"""How White, Black and neutral men are called above their lists, by language."""
_SIDES: Final = {
    word: colour
    for names in _NAMED.values()
    for colour, words in zip((Colour.WHITE, Colour.BLACK, Colour.NEUTRAL), names, strict=True)
    for word in words.split()
}
_MARKS: Final = {
    "w": Colour.WHITE,
    "b": Colour.BLACK,
    "s": Colour.BLACK,
    "n": Colour.NEUTRAL,
}
_PARTS: Final = re.compile(r"(?:[\s,;:]|(?<!\d)\.|\.(?!\d))+")  # not the points of `h#2.5 2.1.1.1`
_MOST_MEN: Final = 200


@dataclass(slots=True)
class _MenLists:
    """A problem while its lines are read."""

    line: int
    men: dict[Colour, list[str]] = field(default_factory=lambda: {colour: [] for colour in Colour})
    marks: set[str] = field(default_factory=set)
    languages: set[str] = field(default_factory=lambda: set(_NAMED))
    asked: str = ""


def looks_like_men(first: str) -> bool:
    """Return whether a line begins such a list."""
    words = [word for word in _PARTS.split(first.strip()) if word]
    return bool(words) and (words[0].lower() in _SIDES or _MARKED.fullmatch(words[0]) is not None)


def read_manlines(
    lines: Iterable[tuple[int, str]], default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the problems of numbered lines, and a fault for each that cannot be read."""
    for lists in _problems(lines):
        yield entry_or_fault(lists.line, _entry, lists, default)


def _problems(lines: Iterable[tuple[int, str]]) -> Iterator[_MenLists]:
    lists: _MenLists | None = None
    colour: Colour | None = None
    for number, line in lines:
        for word in filter(None, _PARTS.split(line)):
            marked = _MARKED.fullmatch(word)
            side = _SIDES.get(word.lower())
            if lists is None or _begins_anew(lists, number, side, marked):
                if lists is not None:
                    yield lists
                lists, colour = _MenLists(number), None
            if side is not None:
                colour = side
                lists.languages &= _languages(word)
            elif marked is not None:
                _take_marked(lists, marked)
            else:
                _take(lists, word, colour)
    if lists is not None:
        yield lists


def _languages(word: str) -> set[str]:
    """Return the languages in which a word names a side."""
    return {code for code, names in _NAMED.items() if word.lower() in " ".join(names).split()}


def _begins_anew(
    lists: _MenLists, number: int, side: Colour | None, marked: re.Match[str] | None
) -> bool:
    if marked is not None:
        return number != lists.line
    again = side is Colour.WHITE and lists.men[Colour.BLACK]
    return side is not None and bool(lists.men[side] or again)


def _take_marked(lists: _MenLists, marked: re.Match[str]) -> None:
    lists.marks.add(marked[1])
    _add(lists, _MARKS[marked[1]], marked[2])


def _take(lists: _MenLists, word: str, colour: Colour | None) -> None:
    """Take a man of a side that is named (`Pg4` is one, and no proof game), or what is asked."""
    asked = f"{lists.asked} {word}".strip()
    if colour is not None and (
        is_man(word) or (begins_man(word) and _task(asked) is None and not lists.asked)
    ):
        _add(lists, colour, word)
    else:
        lists.asked = asked


def _task(asked: str) -> Stipulation | None:
    try:
        return parse_task(written_task(asked).sign)
    except StipulationError:
        return None


def _stipulation(asked: str) -> Stipulation:
    try:
        return parse_task(written_task(asked).sign)
    except StipulationError as error:
        first = asked.split()[0]
        if _task(first) is not None:
            raise RecordError(said("stipulation: {wrong}", wrong=sentence_of(error))) from error
    raise RecordError(said("expected a man such as wKe1, got {word}", word=repr(first[:40])))


def _add(lists: _MenLists, colour: Colour, word: str) -> None:
    men = lists.men[colour]
    if len(men) < _MOST_MEN:
        men.append(word)


def _letters(lists: _MenLists) -> Letters:
    """Return in which letters the men are written; whose `b` and `n` are, must be certain."""
    words = [word for words in lists.men.values() for word in words]
    named = lists.languages if len(lists.languages) == 1 else {""}
    letters = letters_of(words, "s" in lists.marks, *named)
    if lists.marks and not lists.marks & set("ws") and letters in (FRENCH, ITALIAN):
        raise RecordError(
            said("b may be White here, and n Black: write w and b, or the names of the sides")
        )
    return letters


def _entry(lists: _MenLists, default: Stipulation) -> Entry:
    letters = _letters(lists)
    men = [man for colour, words in lists.men.items() for man in men_of(words, colour, letters)]
    stipulation = _stipulation(lists.asked) if lists.asked else default
    notes = () if lists.asked else (untold_note(default),)
    placed = position_of(men)
    position = set_turn(placed, usual_turn(placed, stipulation))
    problem = with_task(Problem(position, stipulation), written_task(lists.asked))
    return Entry(problem, lists.line, notes=notes)
