# SPDX-License-Identifier: GPL-3.0-or-later
"""Men with their squares as lists: `Ke5 Qg4` as problemists write them.

A knight is S, or N in English games; the reader of a list says which letters it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from composer.formats.entry import RecordError
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square, square_name
from composer.said.sentence import Sentence, said

POPEYE: Final = {
    "K": Kind.KING,
    "Q": Kind.QUEEN,
    "R": Kind.ROOK,
    "B": Kind.BISHOP,
    "S": Kind.KNIGHT,
    "P": Kind.PAWN,
}
"""The letters of Popeye and of the collections made for it."""

ENGLISH: Final = POPEYE | {"N": Kind.KNIGHT}
"""The same, and N for the knight too."""

GERMAN: Final = {
    "K": Kind.KING,
    "D": Kind.QUEEN,
    "T": Kind.ROOK,
    "L": Kind.BISHOP,
    "S": Kind.KNIGHT,
    "B": Kind.PAWN,
}
"""The letters of German magazines, in which B is a pawn."""

_LETTERS: Final = {kind: letter for letter, kind in POPEYE.items()}
_GROUP: Final = re.compile(r"([^\W\d_]*?)((?:[a-h][1-8])+)", re.ASCII)

Letters = dict[str, Kind]
Men = dict[Square, Man]


def men_of(
    words: Iterable[str], colour: Colour, letters: Letters = POPEYE
) -> Iterator[tuple[Square, Man]]:
    """Yield (square, man) for words such as `Ke5`, `Pa2b2` or, for pawns, `a2`.

    Raises:
        RecordError: a word is no man of orthodox chess with its squares.
    """
    for word in words:
        found = _GROUP.fullmatch(word)
        if found is None:
            if len(word.split()) > 1:
                raise RecordError(said("{word}: men with properties are not read", word=word[:40]))
            raise RecordError(said("expected a man such as Ke1, got {word}", word=repr(word[:40])))
        kind = Kind.PAWN if not found[1] else letters.get(found[1].upper())
        if kind is None:
            raise RecordError(_stranger(found[1], word))
        for at in range(0, len(found[2]), 2):
            yield parse_square(found[2][at : at + 2]), Man.of(colour, kind)


def position_of(men: Iterable[tuple[Square, Man]], turn: Colour = Colour.WHITE) -> Position:
    """Return the position of men on squares; castling is by convention.

    Raises:
        RecordError: two men stand on one square.
    """
    placed: Men = {}
    for square, man in men:
        if placed.setdefault(square, man) is not man:
            raise RecordError(said("two men stand on {square}", square=square_name(square)))
    return Position.of(placed, turn)


def men_codes(position: Position, colour: Colour) -> list[str]:
    """Return the men of a side as `Ke5`, in the order of diagrams: king first, pawns last."""
    found = [(square, man) for square, man in position if man.colour is colour]
    found.sort(key=lambda each: (-each[1].kind, -each[0]))
    return [f"{_LETTERS[man.kind]}{square_name(square)}" for square, man in found]


def _stranger(name: str, word: str) -> Sentence:
    if name.upper() == "N":
        return said(
            "{word}: N is a nightrider here, no knight (that is S): fairy men are not read",
            word=word,
        )
    return said(
        "{word}: {name} is no man of orthodox chess; fairy men are not read", word=word, name=name
    )
