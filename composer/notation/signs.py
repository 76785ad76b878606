# SPDX-License-Identifier: GPL-3.0-or-later
"""Numeric annotation glyphs of PGN (`$1`) as the signs that are printed.

The numbers are those of the PGN standard of 1994, section 10, and beyond 139 those that
databases of games have added.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

_AT_THE_MOVE: Final = MappingProxyType({1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"})
_OF_THE_POSITION: Final = MappingProxyType(
    {
        **dict.fromkeys((7, 8), "□"),  # the only move
        **dict.fromkeys((10, 11, 12), "="),
        13: "∞",
        14: "+/=",
        15: "=/+",
        16: "±",
        17: "∓",
        **dict.fromkeys((18, 20), "+–"),
        **dict.fromkeys((19, 21), "–+"),
        **dict.fromkeys((22, 23), "zz"),
        **dict.fromkeys((36, 37), "↑"),
        **dict.fromkeys((40, 41), "→"),
        **dict.fromkeys((132, 133), "↔"),
        140: "Δ",  # with the idea
        142: "≥",  # better is
        143: "≤",  # worse is
        144: "==",  # as good is
        146: "N",
    }
)


def sign_of(number: int) -> str:
    """Return the sign of a glyph, with the space before it if it has one; empty if not known."""
    if number == 0:
        return ""
    at_the_move = _AT_THE_MOVE.get(number)
    if at_the_move is not None:
        return at_the_move
    other = _OF_THE_POSITION.get(number)
    return f" {other}" if other is not None else ""
