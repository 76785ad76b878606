# SPDX-License-Identifier: GPL-3.0-or-later
"""What men stand in an ending, as the field names it: `KRKN`, `KBNK`, `KPvKP`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind
from composer.said.sentence import said

_NAME: Final = re.compile(r"K([QRBSNP]*)[v-]?K([QRBSNP]*)", re.IGNORECASE)
_KINDS: Final = {
    "Q": Kind.QUEEN,
    "R": Kind.ROOK,
    "B": Kind.BISHOP,
    "N": Kind.KNIGHT,
    "S": Kind.KNIGHT,
    "P": Kind.PAWN,
}


@dataclass(frozen=True, slots=True)
class Material:
    """The men of both sides beside the kings, the strongest first."""

    white: tuple[Kind, ...]
    black: tuple[Kind, ...] = ()

    @property
    def exchanged(self) -> Material:
        """The same with the colours exchanged."""
        return Material(self.black, self.white)

    def __str__(self) -> str:
        return f"K{_letters(self.white)}vK{_letters(self.black)}"


def parse_material(text: str) -> Material:
    """Read the name of an ending.

    Raises:
        ValueError: it is none.
    """
    found = _NAME.fullmatch(text.strip())
    if found is None:
        raise ValueError(said("expected men such as KRKN or KPvKP, got {text}", text=repr(text)))
    white, black = (
        tuple(sorted((_KINDS[letter] for letter in side.upper()), reverse=True))
        for side in found.groups()
    )
    return Material(white, black)


def _letters(kinds: tuple[Kind, ...]) -> str:
    return "".join(kind.letter for kind in kinds)
