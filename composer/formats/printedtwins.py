# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins read from the words below a diagram: `b) wPc3→d4; c) = b), without bSa1`.

Only what is certain is read: English words, or German ones where the men's letters are German.
Anything else is kept as it is written.
"""

from __future__ import annotations

import re
from typing import Final

from composer.formats.menlists import ENGLISH, GERMAN, Letters
from composer.problem.men import Colour, Man
from composer.problem.squares import Symmetry, parse_square
from composer.problem.stipulation import StipulationError, parse_stipulation
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherStipulation,
    PolishType,
    RemoveMan,
    Shift,
    Turned,
    Twin,
    Unread,
)

_HEAD: Final = re.compile(r"(?:^|;\s*)([a-z][0-9]{0,3})\)\s*")
_MAN: Final = r"(?:(?P<{0}>[wbs][A-Z])?(?P<{0}at>[a-h][1-8]))"
_FIRST, _SECOND = _MAN.format("one"), _MAN.format("two")
_MOVED: Final = re.compile(rf"{_FIRST}\s*→\s*(?P<to>[a-h][1-8])")
_EXCHANGED: Final = re.compile(rf"{_FIRST}\s*↔\s*{_SECOND}")
_REMOVED: Final = re.compile(rf"(?:without|ohne) {_FIRST}")
_ADDED: Final = re.compile(rf"\+\s?{_FIRST}")
_REPLACED: Final = re.compile(rf"(?P<man>[wbs][A-Z]) (?:instead of|statt) {_SECOND}")
_MIRRORED: Final = re.compile(r"(?:mirror|Spiegelung) (?P<a>[ah][18])↔(?P<b>[ah][18])")
_SHIFTED: Final = re.compile(
    r"(?:shift|Verschiebung) (?P<a>[a-h][1-8]) (?:to|nach) (?P<b>[a-h][1-8])"
)
_RECOLOURED: Final = ("colours exchanged", "Farbtausch")
_ROTATIONS: Final = {
    "rotate 90° anticlockwise": Symmetry.ROTATE_90,
    "rotate 180°": Symmetry.ROTATE_180,
    "rotate 90° clockwise": Symmetry.ROTATE_270,
    "Drehung um 90° gegen den Uhrzeigersinn": Symmetry.ROTATE_90,
    "Drehung um 180°": Symmetry.ROTATE_180,
    "Drehung um 90° im Uhrzeigersinn": Symmetry.ROTATE_270,
}
"""`rotate 90°` alone does not say which way, and stays as it is written."""
_MIRRORS: Final = {
    "a1h1": Symmetry.MIRROR_FILES,
    "a1a8": Symmetry.MIRROR_RANKS,
    "a1h8": Symmetry.MIRROR_SHORT,
    "a8h1": Symmetry.MIRROR_LONG,
}
_SIDES: Final = {"w": Colour.WHITE, "b": Colour.BLACK, "s": Colour.BLACK}


def printed_twins(text: str) -> tuple[Twin, ...]:
    """Return the twins of a text; none where it has no letters with brackets.

    Raises:
        ValueError: a letter is none.
    """
    heads = list(_HEAD.finditer(text))
    if not heads:
        return ()
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return tuple(
        _twin(head[1], text[head.end() : end].strip(" ;"))
        for head, end in zip(heads, ends, strict=True)
    )


def _twin(letter: str, text: str) -> Twin:
    parts = [part.strip() for part in text.split(", ")] if text else []
    continued = bool(parts) and re.fullmatch(r"= ?[a-z][0-9]{0,3}\)", parts[0]) is not None
    changes = [_change(part) for part in parts[continued:]]
    if any(change is None for change in changes):
        return Twin(letter, (Unread(text),))
    return Twin(letter, tuple(change for change in changes if change is not None), continued)


def _change(text: str) -> Change | None:
    """Return one change; None where it is not certain."""
    if found := _MOVED.fullmatch(text):
        return MoveMan(parse_square(found["oneat"]), parse_square(found["to"]))
    if found := _EXCHANGED.fullmatch(text):
        return Exchange(parse_square(found["oneat"]), parse_square(found["twoat"]))
    if found := _REMOVED.fullmatch(text):
        return RemoveMan(parse_square(found["oneat"]))
    if found := _ADDED.fullmatch(text):
        return _added(found["one"] or "", found["oneat"])
    if found := _REPLACED.fullmatch(text):
        return _added(found["man"], found["twoat"])
    return _whole(text)


def _whole(text: str) -> Change | None:
    if text in _RECOLOURED:
        return PolishType()
    if text in _ROTATIONS:
        return Turned(_ROTATIONS[text])
    if found := _MIRRORED.fullmatch(text):
        symmetry = _MIRRORS.get(found["a"] + found["b"])
        return None if symmetry is None else Turned(symmetry)
    if found := _SHIFTED.fullmatch(text):
        return Shift(parse_square(found["a"]), parse_square(found["b"]))
    try:
        return OtherStipulation(parse_stipulation(text))
    except StipulationError:
        return None


def _added(man: str, square: str) -> Change | None:
    """Return a man that is added; `wB` is a bishop in English and a pawn in German."""
    if not man:
        return None
    letters: Letters = GERMAN if man[0] == "s" else ENGLISH
    kind = letters.get(man[1])
    other = (ENGLISH if letters is GERMAN else GERMAN).get(man[1])
    if kind is None or (man[0] == "w" and other not in (None, kind)):
        return None
    return AddMan(parse_square(square), Man.of(_SIDES[man[0]], kind))
