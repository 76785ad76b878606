# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters in which a file's solution is written, told from its moves.

Those of fairy solutions are as Popeye and the collections made for it write them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from composer.notation.letters import (
    ENGLISH,
    ENGLISH_S,
    FRENCH,
    GERMAN,
    ITALIAN,
    Letters,
)
from composer.notation.twins import man_text
from composer.problem.men import FAIRY, ORTHODOX_KINDS, Colour, Kind, Man

MOVE: Final = re.compile(
    r"(?<![^\W_])(?P<number>[0-9]{1,3}[ \t]*\.(?:[ \t]*\.{2,3}|[ \t]*…)?[ \t]*)?"
    r"(?:(?P<castling>[0O]-[0O](?:-[0O])?)(?![\w-])"
    r"|(?P<side>[wbn](?=[A-Z][a-h][1-8]))?(?P<man>[A-ZА-ЯЁ♔-♟]?)"
    r"(?:(?P<any>~)|(?P<origin>[a-h]?[1-8]?)(?P<way>[-–x:*×]?)(?P<target>[a-h][1-8])"
    r"(?:=?(?P<promotion>[A-ZА-ЯЁ♔-♟])(?![\w]))?)(?![^\W_]))"
    r"(?P<passing>[ \t]*\be\.?p\b\.?)?"
    r"(?P<marks>(?:[ \t]*[+#!?]+(?![+#!?/=–-]))*(?:[ \t]+=(?=[ \t]*$))?)"
)
"""A move, perhaps with its number before it and its signs after it, in any letters."""


@dataclass(frozen=True, slots=True)
class Source:
    """What the letters of a solution mean.

    Attributes:
        men: the officers.
        pawn: the letter of a pawn, which moves do without: it stands beside a colour only.
        pattern: how its moves are written.
    """

    men: Mapping[str, Kind]
    pawn: str
    pattern: re.Pattern[str] = MOVE

    def move(self, found: re.Match[str], letters: Letters) -> str:
        """Return a move that `MOVE` found, with the reader's letters and the signs of print."""
        number = "".join((found["number"] or "").split()).replace("…", "...")
        number = re.sub(r"\.{2,}$", "...", number)
        marks = "".join((found["marks"] or "").split())
        if found["castling"]:
            return f"{number}{found['castling'].replace('O', '0')}{marks}"
        return f"{number}{self._man(found, letters)}{self._way(found, letters)}{marks}"

    def _man(self, found: re.Match[str], letters: Letters) -> str:
        if not found["man"]:
            return found["side"] or ""
        kind = Kind.PAWN if found["man"] == self.pawn else self.men[found["man"]]
        if found["side"]:
            colour = {"w": Colour.WHITE, "b": Colour.BLACK}.get(found["side"])
            if colour is None:  # a neutral man, or a royal one
                return found["side"] + letters.letter(kind)
            return man_text(Man.of(colour, kind), letters)
        return letters.letter(kind)

    def _way(self, found: re.Match[str], letters: Letters) -> str:
        if found["any"]:
            return "~"
        way = {"": "", "-": "-", "–": "-"}.get(found["way"], "x")
        promotion = found["promotion"]
        made = f"={letters.letter(self.men[promotion])}" if promotion else ""
        passing = " e.p." if found["passing"] else ""
        return f"{found['origin']}{way}{found['target']}{made}{passing}"


def source_of(text: str) -> Source | None:
    """Return what the letters of a solution mean; None if it has no moves or not all are known."""
    used: set[str] = set()
    named: set[str] = set()  # with their colours
    moves = 0
    for found in MOVE.finditer(text):
        moves += 1
        used.update(letter for letter in (found["man"], found["promotion"]) if letter)
        if found["side"]:
            named.add(found["man"])
    if not moves:
        return None
    for source in _SOURCES:
        if used - (named & {source.pawn}) <= source.men.keys():
            return source
    return None


def _men(letters: Letters) -> Source:
    officers = {letters.letter(kind): kind for kind in ORTHODOX_KINDS if kind is not Kind.PAWN}
    return Source(officers, letters.pawn)


_FIGURINES: Final = dict(zip("♘♗♖♕♔♞♝♜♛♚", [*ORTHODOX_KINDS][1:] * 2, strict=True))
_SOURCES: Final = (
    _men(ENGLISH),
    _men(ENGLISH_S),
    _men(GERMAN),
    _men(ITALIAN),
    _men(FRENCH),
    Source(_FIGURINES, "♙"),
)


_LONG: Final = re.compile(r"[a-h][1-8][-–x:*×][a-h][1-8]")
_OF_TWO: Final = re.compile(r"(?<![^\W_])(?:(?:nr?|r)[A-Z]|[A-Z][A-Z0-9])[A-Z0-9]?[a-h][1-8]")
_CODE: Final = r"(?:[A-Z][A-Z0-9]?|[0-9]{2}(?=[a-h][1-8]))"
_MOVE: Final = re.compile(
    r"(?<![^\W_])(?P<number>[0-9]{1,3}[ \t]*\.(?:[ \t]*\.{2,3}|[ \t]*…)?[ \t]*)?"
    r"(?:(?P<castling>[0O]-[0O](?:-[0O])?)(?![\w-])"
    rf"|(?P<side>(?:n?r|[wbn])(?={_CODE}[a-h][1-8]))?(?P<man>{_CODE}(?=[-–x:*×]?[a-h1-8]))?"
    r"(?P<any>(?!))?(?P<origin>[a-h]?[1-8]?)(?P<way>[-–x:*×]?)(?P<target>[a-h][1-8])"
    r"(?:=(?P<owner>n?r?[wb]?)(?P<promotion>[A-Z][A-Z0-9]?|[0-9]{2}))?(?![^\W_]))"
    r"(?P<passing>[ \t]*\be\.?p\b\.?)?"
    r"(?P<marks>(?:[ \t]*[+#!?]+(?![+#!?/=–-]))*(?:[ \t]+=(?=[ \t]*$))?)"
)


@dataclass(frozen=True, slots=True)
class FairySource(Source):
    """What the letters of a fairy solution mean."""

    def move(self, found: re.Match[str], letters: Letters) -> str:
        """Return a move with the reader's letters, S for the knight beside nightriders."""
        if letters == ENGLISH:
            letters = ENGLISH_S
        text = super(FairySource, self).move(found, letters)
        owner = found["owner"]
        return text.replace("=", f"={owner}", 1) if owner else text


def any_source_of(text: str, is_fairy: bool = False) -> Source | None:
    """Return what the letters of a solution mean, of a fairy problem or not.

    Args:
        text: the solution.
        is_fairy: whether there are fairy men, so that N is one of them.
    """
    if is_fairy:
        return _fairy_source_of(text)
    if _OF_TWO.search(text) and _LONG.search(text):
        return _fairy_source_of(text)
    return source_of(text) or (_fairy_source_of(text) if _LONG.search(text) else None)


def _fairy_source_of(text: str) -> FairySource | None:
    """Return the first language that has all letters of the moves; None if there is none."""
    used: set[str] = set()
    moves = 0
    for found in _MOVE.finditer(text):
        moves += 1
        used.update(letter for letter in (found["man"], found["promotion"]) if letter)
    for language in (ENGLISH_S, GERMAN, FRENCH, ITALIAN) if moves else ():
        source = _source(language)
        if used <= source.men.keys() | {source.pawn}:
            return source
    return None


@cache
def _source(letters: Letters) -> FairySource:
    men: dict[str, Kind] = {letters.letter(kind).upper(): kind for kind in FAIRY}
    officers = (kind for kind in ORTHODOX_KINDS if kind is not Kind.PAWN)
    men |= {letters.letter(kind): kind for kind in officers}
    return FairySource(men, letters.pawn, _MOVE)
