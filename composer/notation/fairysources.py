# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters of fairy solutions as Popeye and the collections made for it write them.

Moves are long (`NLa1*d4`), with N for the nightrider and S for the knight in English; a small n
stands before a neutral man, r before a royal one, and effects in brackets: `[+bPc7]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from composer.notation.letters import ENGLISH, ENGLISH_S, FRENCH, GERMAN, ITALIAN, Letters
from composer.notation.sources import Source, source_of
from composer.problem.men import FAIRY, ORTHODOX_KINDS, Kind

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
