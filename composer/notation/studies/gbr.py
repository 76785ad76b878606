# SPDX-License-Identifier: GPL-3.0-or-later
"""The GBR code of a position, by which collections of studies are ordered.

Four digits for queens, rooks, bishops and knights, in which each of White's men counts 1 and each
of Black's 3, a dot, and the pawns of White and of Black: `0400.10` is rook and pawn against rook.
A digit is 9 where a side has more than two of a kind. By Guy, Blandford and Roycroft.
"""

from __future__ import annotations

import re
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Position

KINDS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
_BLACK: Final = 3
_MANY: Final = 9
_CODE: Final = re.compile(r"(\d{4})(?:\.(\d)(\d))?")


def gbr_code(position: Position) -> str:
    """Return the code of a position of orthodox men; fairy men are not counted."""
    counts = {
        (colour, kind): sum(man.colour is colour and man.kind is kind for _, man in position)
        for colour in (Colour.WHITE, Colour.BLACK)
        for kind in (*KINDS, Kind.PAWN)
    }
    digits = ""
    for kind in KINDS:
        white, black = counts[Colour.WHITE, kind], counts[Colour.BLACK, kind]
        digits += str(white + _BLACK * black if max(white, black) < _BLACK else _MANY)
    white, black = counts[Colour.WHITE, Kind.PAWN], counts[Colour.BLACK, Kind.PAWN]
    return f"{digits}.{white}{black}"


def parse_gbr(text: str) -> tuple[str, str, tuple[int, int] | None] | None:
    """Read a code: White's and Black's men but kings and pawns, such as `RN`, and the pawns.

    Returns:
        The men of each side in capitals, and the pawns where the code has them; None where it is
        no code, or one whose 9 says only that there are many.
    """
    found = _CODE.fullmatch(text.strip())
    if found is None or "9" in found[1]:
        return None
    white = black = ""
    for letter, digit in zip("QRBN", map(int, found[1]), strict=True):
        white += letter * (digit % _BLACK)
        black += letter * (digit // _BLACK)
    return white, black, None if found[2] is None else (int(found[2]), int(found[3]))
