# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past of a diagram as people write them: `Last move?`, `-1w & #2`.

They are kept in the words in which they are written; here it is read what the words ask. What is
not understood whole is no question of a known kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.men import Colour

_MOST_HALFMOVES: Final = 60
_LONGEST: Final = 160  # characters


class Asks(Enum):
    """What kind of question it is; its value is the name in files of JSON."""

    LAST_MOVES = "last moves"
    WHO_MOVES = "who moves"
    CASTLING = "castling"
    RETRACTION = "retraction"


class Manner(Enum):
    """How the side that does not begin takes back: with help, or in defence, as Proca or Høeg."""

    UNTOLD = ""
    HELP = "help"
    PROCA = "Proca"
    HOEG = "Høeg"


@dataclass(frozen=True, slots=True)
class WrittenQuestion:
    """A question about the past of a diagram.

    Attributes:
        asks: what is asked.
        side: whose last move, whose castling, or who takes the first move back; None where that
            is not said.
        halfmoves: how many single moves are taken back; 0 of other questions.
        manner: how the other side takes back; untold of one move, where it takes back none.
        forward: what is played after that, as it is written: `#2`; empty of other questions.
    """

    asks: Asks
    side: Colour | None = None
    halfmoves: int = 0
    forward: str = ""
    manner: Manner = Manner.UNTOLD


_WHITE: Final = r"white|w|weiß|weiss|bianco|bianchi|blancs?|blancas?|blanco"
_BLACK: Final = r"black|b|schwarz|nero|neri|noirs?|negras?|negro|s"
_SIDE: Final = rf"(?:(?P<white>{_WHITE})|(?P<black>{_BLACK}))"
_BOTH: Final = r"(?P<both>w\s*[&+]\s*b|white\s*(?:&|and|\+)\s*black)"
_OWNER: Final = r"(?:(?P<white>white)|(?P<black>black))"
_COUNT: Final = r"(?P<count>\d{1,2})"
_AFTER: Final = r"\s*(?:,\s*)?(?:&|and|then|and\s+then|dann|und|puis|et|poi|e|luego|y)\s*"

_MANNER: Final = (
    r"(?:\s*\(?\s*(?:(?:defensive\s+retractor|vrz|typ|type)[,:]?\s+)?"
    r"(?P<manner>proca|h(?:oe|o|ø|ö)eg|help)(?:[\s-]+retractor)?\s*\)?)?"
)

_LAST: Final = (
    rf"(?:what\s+was\s+)?(?:{_OWNER}['’]s\s+)?last\s+(?:single\s+)?move",
    rf"(?:what\s+were\s+the\s+)?(?:the\s+)?last\s+{_COUNT}\s+single\s+moves?",
    r"letzter\s+zug|welches\s+war\s+der\s+letzte\s+zug",
    rf"(?:die\s+)?letzten?\s+{_COUNT}\s+einzelz(?:ü|ue)ge",
    r"dernier\s+coup|quel\s+(?:est|fut)\s+le\s+dernier\s+coup",
    rf"(?:les\s+)?{_COUNT}\s+derniers\s+coups\s+simples",
    r"ultima\s+mossa",
    rf"(?:le\s+)?ultime\s+{_COUNT}\s+semimosse",
    r"(?:ú|u)ltima\s+jugada",
    r"последний\s+ход",
)
_WHO: Final = (
    r"who\s+(?:moves|plays|is\s+to\s+move|is\s+on\s+move|has\s+the\s+move)|whose\s+move(?:\s+is\s+it)?",
    r"wer\s+(?:ist\s+am\s+zug|zieht)",
    r"qui\s+joue|(?:à|a)\s+qui\s+le\s+trait",
    r"chi\s+muove|a\s+chi\s+tocca",
    r"(?:¿\s*)?qui(?:é|e)n\s+juega|(?:a\s+)?qui(?:é|e)n\s+le\s+toca",
    r"чей\s+ход|кто\s+ходит",
)
_CASTLING: Final = (
    r"castling|is\s+castling\s+(?:allowed|possible|legal)",
    rf"(?:can|may)\s+{_OWNER}\s+castle",
    r"rochade|ist\s+(?:die\s+)?rochade\s+(?:erlaubt|m(?:ö|oe)glich)",
    r"(?:le\s+)?roque(?:\s+(?:est-il\s+)?(?:possible|permis))?",
    r"arrocco(?:\s+(?:è\s+)?possibile)?",
    r"enroque(?:\s+(?:es\s+)?posible)?",
    r"рокировка",
)
_RETRACTION: Final = (
    rf"-\s*{_COUNT}\s*\(?\s*(?:{_BOTH}|{_SIDE})?\s*\)?{_AFTER}(?P<forward>[^\s(]+){_MANNER}",
    rf"{_SIDE}\s+(?:retracts?|takes?\s+back)(?:\s+(?:(?:his|its|the)\s+)?(?:last|one|1)"
    rf"(?:\s+move)?)?{_AFTER}(?P<forward>\S+)",
)


def _last(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.LAST_MOVES, _side(found), _number(found))


def _who(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.WHO_MOVES, _side(found))


def _castling(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.CASTLING, _side(found))


def _retraction(found: re.Match[str]) -> WrittenQuestion:
    both = bool(found.groupdict().get("both"))
    halfmoves = 2 * _number(found) - (not both)  # else who begins takes back the first and the last
    named = found.groupdict().get("manner") or ""
    manner = (
        Manner.HELP if both else _MANNERS.get(named[:1].lower() + named[1:2].lower(), Manner.UNTOLD)
    )
    return WrittenQuestion(Asks.RETRACTION, _side(found), halfmoves, found["forward"], manner)


_MANNERS: Final = {
    "pr": Manner.PROCA,
    "he": Manner.HELP,
    "ho": Manner.HOEG,
    "hø": Manner.HOEG,
    "hö": Manner.HOEG,
}
_Read = Callable[[re.Match[str]], WrittenQuestion]
_FORMS: Final[tuple[tuple[re.Pattern[str], _Read], ...]] = tuple(
    (re.compile(rf"(?:¿\s*)?(?:{form})\s*[?.]?", re.IGNORECASE), read)
    for forms, read in (
        (_LAST, _last),
        (_WHO, _who),
        (_CASTLING, _castling),
        (_RETRACTION, _retraction),
    )
    for form in forms
)


def written_question(text: str) -> WrittenQuestion | None:
    """Return what a text asks of the past of a diagram; None where it is no such question."""
    words = " ".join(text.split())
    if not words or len(words) > _LONGEST:
        return None
    for form, read in _FORMS:
        found = form.fullmatch(words)
        if found is not None:
            question = read(found)
            return question if _is_told(question) else None
    return None


def _is_told(question: WrittenQuestion) -> bool:
    """Whether nothing is left open; of several moves taken back it must be said how they are."""
    if question.halfmoves > _MOST_HALFMOVES:
        return False
    told = question.manner is not Manner.UNTOLD or question.forward[:1].lower() == "h"
    return question.asks is not Asks.RETRACTION or question.halfmoves == 1 or told


def _side(found: re.Match[str]) -> Colour | None:
    groups = found.groupdict()
    if groups.get("white"):
        return Colour.WHITE
    return Colour.BLACK if groups.get("black") else None


def _number(found: re.Match[str]) -> int:
    return max(int(found.groupdict().get("count") or 1), 1)
