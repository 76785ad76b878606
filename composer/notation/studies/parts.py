# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that the printed solution of a study is made of: numbers, moves, signs, remarks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final

from composer.notation.letters import Letters
from composer.notation.moves import MoveText
from composer.notation.studies.comments import of_comment
from composer.notation.tokens import move_form, move_found

_FORM: Final = (
    r"(?P<space>\s+)|\{(?P<remark>[^}]*)\}?"
    r"|(?P<result>1-0|0-1|1/2-1/2|½-½|\*)(?=\s*[\"']?\s*$)"
    r"|(?P<number>[0-9]{1,3})\s*(?P<dots>…|\.(?:\s*\.)*|(?=\s+[^\W\d_]?[a-h1-8x:]*[a-h][1-8]))"
    r"|\$(?P<glyph>[0-9]{1,3})(?![0-9])"
    r"|(?P<null>Z0|@@@@|--(?=\s*(?:[)\d{]|$)))"
    r"|(?P<sign>!!|\?\?|!\?|\?!|!|\?)"
    r"|(?P<value>[+][-–−/=]{1,2}|[-–−]{1,2}\+|=/?\+|±|∓|∞|□|=(?![a-zA-Z]))"
    r"|(?P<open>[(\[])|(?P<close>[)\]])"
)
_VALUES: Final = {
    "+-": 18, "+--": 18, "-+": 19, "--+": 19, "=": 10, "±": 16, "+/-": 16, "+/": 16,
    "∓": 17, "-/+": 17, "+/=": 14, "+=": 14, "=/+": 15, "=+": 15, "∞": 13, "□": 7,
}  # fmt: skip
_SIGNS: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_LONG_SIGNS: Final = str.maketrans("–−", "--")


class Part(Enum):
    """What a part of the text is."""

    REMARK = auto()
    RESULT = auto()
    NUMBER = auto()
    MOVE = auto()
    GLYPH = auto()
    OPEN = auto()
    CLOSE = auto()
    COMMA = auto()
    NULL = auto()
    WORD = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One part of the text.

    Attributes:
        part: what it is.
        start: where it begins in the text.
        end: where it ends.
        ply: for a number, the half-move that it announces, 1 for the first of White.
        glyph: for a sign, its number in PGN.
        text: for a remark or a word, what it says.
        move: for a move, what it says.
        joined: whether no space stands before it.
    """

    part: Part
    start: int
    end: int
    ply: int = 0
    glyph: int = 0
    text: str = ""
    move: MoveText | None = None
    joined: bool = False


def tokens(text: str, letters: Letters) -> Iterator[Token]:
    """Yield the parts of a text; whatever is none of the others is a word."""
    pattern = _pattern(letters)
    end = 0
    for found in pattern.finditer(text):
        joined = found.start() == end and end > 0 and not text[end - 1].isspace()
        token = _token(found, letters, joined)
        end = found.end()
        if token is not None:
            yield token
            yield from _after_move(text, token)


def _token(found: re.Match[str], letters: Letters, joined: bool) -> Token | None:
    start, end = found.span()
    if found["space"] is not None:
        return None
    if found["remark"] is not None:
        return Token(Part.REMARK, start, end, text=" ".join(of_comment(found["remark"]).split()))
    if found["result"] is not None:
        return Token(Part.RESULT, start, end, text=found[0])
    if found["number"] is not None:
        dots = found["dots"].count(".") + 2 * found["dots"].count("…")
        return Token(Part.NUMBER, start, end, ply=2 * int(found["number"]) - (dots < 2))
    if found["glyph"] is not None:
        return Token(Part.GLYPH, start, end, glyph=int(found["glyph"]))
    if found["sign"] is not None:
        return Token(Part.GLYPH, start, end, glyph=_SIGNS[found["sign"]], joined=joined)
    if found["value"] is not None:
        sign = found["value"].translate(_LONG_SIGNS)
        known = _VALUES.get(sign)
        if known is not None:
            return Token(Part.GLYPH, start, end, glyph=known)
        return Token(Part.WORD, start, end, text=found[0])
    if found["null"] is not None:
        return Token(Part.NULL, start, end, text=found[0])
    if found["open"] is not None:
        return Token(Part.OPEN, start, end, joined=joined)
    if found["close"] is not None:
        return Token(Part.CLOSE, start, end)
    if found["target"] is not None or found["castling"] is not None:
        return Token(Part.MOVE, start, end, move=move_found(found, letters), joined=joined)
    if found["comma"] is not None:
        return Token(Part.COMMA, start, end, text=found[0])
    return Token(Part.WORD, start, end, text=found[0])


def _after_move(text: str, token: Token) -> Iterator[Token]:
    """Yield what the signs at the end of a move may have been meant as: `Kd4 =`, `f8=Q)`."""
    if token.part is not Part.MOVE:
        return
    told = text[token.start : token.end]
    if told.count(")") > told.count("("):  # `h8=Q)` ends brackets that stood before
        yield Token(Part.CLOSE, token.end, token.end)
    if told.endswith("="):
        yield Token(Part.GLYPH, token.end - 1, token.end, glyph=10)
    elif told.endswith("+") and text[token.end : token.end + 1] in ("-", "–", "−"):
        yield Token(Part.GLYPH, token.end - 1, token.end + 1, glyph=18)


@cache
def _pattern(letters: Letters) -> re.Pattern[str]:
    return re.compile(
        rf"{_FORM}|(?<![^\W_])(?:{move_form(letters)})"
        r"|(?P<comma>[,;])|[^\W\d_]+[.:]?|\d+|."
    )
