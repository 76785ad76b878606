# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters in which a file's solution is written, told from its moves.

A solution is understood if one language has all the letters of men in it. English has both N and
S for the knight, but not both in one solution: beside S, N is the nightrider's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
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
from composer.problem.men import ORTHODOX_KINDS, Colour, Kind, Man

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
