# SPDX-License-Identifier: GPL-3.0-or-later
"""A pattern of men to look for on a board: the value, its text, and how it lies on a position.

As a text a pattern is a row of squares with what must stand there, and of words:

    Qd4 kd6 .e5 ?f3 Ag2 ah7 [RB]a1 shifted mirrored rotated swapped

A letter is a man as in Forsyth notation; `?` any man, `A` any white and `a` any black man,
`.` no man, letters in brackets one of these men. Fairy men stand as in FEN (`Ge4`, `.RLb2`,
`=Qd5`). The placement of a FEN is read too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.fen import FenError, parse_fen
from composer.problem.men import FEN_MAN, ORTHODOX_MEN, Colour, Man
from composer.problem.position import Position
from composer.problem.squares import (
    Square,
    Symmetry,
    file_of,
    parse_square,
    rank_of,
    square_at,
    square_name,
)


class PatternError(ValueError):
    """A text that is no pattern.

    Attributes:
        start: the place of what is wrong in the text.
        found: what is wrong.
    """

    def __init__(self, start: int, found: str) -> None:
        self.start = start
        self.found = found
        super().__init__(f"expected squares such as Qd4, got {found!r}")


class Want(Enum):
    """What must stand on a square where not one certain man is requested; its value is the sign."""

    ANY_MAN = "?"
    ANY_WHITE = "A"
    ANY_BLACK = "a"
    EMPTY = "."


Wanted = Man | Want | frozenset[Man]
"""What a square must hold: a man, a kind of want, or one of several men."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """What must stand on which squares, and how freely the whole may lie on the board.

    Attributes:
        squares: pairs of a square and what it must hold, by square; at least one.
        shifted: it may lie anywhere on the board.
        mirrored: it may be mirrored from left to right.
        rotated: it may be turned, and with `mirrored` be placed in all eight ways.
        colours_swapped: it may be the other way round in colour, top and bottom swapped too.

    Raises:
        ValueError: there is no square, or one twice.
    """

    squares: tuple[tuple[Square, Wanted], ...]
    shifted: bool = False
    mirrored: bool = False
    rotated: bool = False
    colours_swapped: bool = False

    def __post_init__(self) -> None:
        places = [square for square, _ in self.squares]
        if not places or len(set(places)) < len(places):
            raise ValueError("expected at least one square, and none twice")
        object.__setattr__(self, "squares", _in_order(self.squares))

    @classmethod
    def of(cls, position: Position) -> Pattern:
        """Return the pattern of all men of a position.

        Raises:
            ValueError: there are none.
        """
        return cls(tuple(position))

    def __str__(self) -> str:
        parts = [sign(wanted) + square_name(square) for square, wanted in self.squares]
        return " ".join(parts + [word for word, flag in _flags(self) if flag])


WantedSquares = tuple[tuple[Square, Wanted], ...]
"""A pattern as it may lie on the board."""

_WORDS: Final = ("shifted", "mirrored", "rotated", "swapped")
_PART: Final = re.compile(r"(?:([KQRBNPSkqrbnps?Aa.])|\[([^\[\]\s]+)\])([a-h][1-8])")
_FAIRY: Final = re.compile(r"(\S*?)([a-h][1-8])")
_MOST_IN_BRACKETS: Final = 40
_TOKEN: Final = re.compile(r"\S+")


def parse_pattern(text: str) -> Pattern:
    """Read a pattern.

    Raises:
        PatternError: it is none; says where.
    """
    tokens = list(_TOKEN.finditer(text))
    words = {token[0].lower() for token in tokens if token[0].lower() in _WORDS}
    squares: dict[Square, Wanted] = {}
    for token in tokens:
        if token[0].lower() in _WORDS:
            continue
        for square, wanted in _part(token):
            if square in squares:
                raise PatternError(token.start(), token[0])
            squares[square] = wanted
    if not squares:
        raise PatternError(0, text.strip())
    flags = (word in words for word in _WORDS)
    return Pattern(_in_order(squares.items()), *flags)


def sign(wanted: Wanted) -> str:
    """Return what stands before a square in the text of a pattern."""
    if isinstance(wanted, Man):
        return wanted.letter
    if isinstance(wanted, Want):
        return wanted.value
    fairy = sorted(man.letter for man in wanted if not man.is_orthodox)
    return "[" + "".join([man.letter for man in ORTHODOX_MEN if man in wanted] + fairy) + "]"


def placings(pattern: Pattern) -> tuple[WantedSquares, ...]:
    """Return all ways in which a pattern may lie on the board, each once, its own first."""
    found: dict[WantedSquares, None] = {}
    for laid in _laid(pattern):
        for moved in _shifted(laid) if pattern.shifted else (laid,):
            found[moved] = None
    return tuple(found)


def lies(placing: WantedSquares, position: Position) -> bool:
    """Return whether a position holds what is wanted on each square."""
    return all(holds(wanted, position.board[square]) for square, wanted in placing)


def holds(wanted: Wanted, man: Man | None) -> bool:
    """Return whether a man, or no man, is what is wanted."""
    if isinstance(wanted, Man):
        return man is wanted
    if wanted is Want.EMPTY:
        return man is None
    if man is None:
        return False
    if wanted is Want.ANY_MAN:
        return True
    if isinstance(wanted, Want):
        return man.colour is (Colour.WHITE if wanted is Want.ANY_WHITE else Colour.BLACK)
    return man in wanted


def matched_squares(pattern: Pattern, position: Position) -> tuple[Square, ...] | None:
    """Return the squares of a position on which a pattern lies; None if it does not.

    Where it lies in several ways, those of the first are returned.
    """
    return squares_lain_on(placings(pattern), position)


def squares_lain_on(ways: Iterable[WantedSquares], position: Position) -> tuple[Square, ...] | None:
    """Return what `matched_squares` does of a pattern whose placings are known already."""
    for placing in ways:
        if lies(placing, position):
            return tuple(square for square, _ in placing)
    return None


def _part(token: re.Match[str]) -> Iterable[tuple[Square, Wanted]]:
    text = token[0]
    if "/" in text:
        try:
            men = tuple(parse_fen(f"{text} w - - 0 1"))
        except FenError:
            men = ()
        if not men:
            raise PatternError(token.start(), text)
        return men
    found = _PART.fullmatch(text)
    fairy = _FAIRY.fullmatch(text)
    try:
        if found is not None:
            single, several, square = found.groups()
            return ((parse_square(square), _wanted(single, several)),)
        if fairy is not None:
            return ((parse_square(fairy[2]), Man.from_fen(fairy[1])),)
    except ValueError:
        pass
    raise PatternError(token.start(), text)


def _wanted(single: str | None, several: str | None) -> Wanted:
    if single is None:
        men = frozenset(_men(several or ""))
        return men if len(men) > 1 else next(iter(men))
    if single in "?Aa.":
        return Want(single)
    return Man.from_letter(single)


def _men(letters: str) -> Iterator[Man]:
    """Yield men written one after the other as in FEN; S is read as a knight here, too.

    Raises:
        ValueError: something is no man, or there are none or too many.
    """
    at, count = 0, 0
    while at < len(letters) and count < _MOST_IN_BRACKETS:
        found = FEN_MAN.match(letters, at)
        if found is None:
            raise ValueError(letters)
        at, count = at + len(found[0]), count + 1
        yield Man.from_letter(found[0]) if found[0] in "Ss" else Man.from_fen(found[0])
    if not count or at < len(letters):
        raise ValueError(letters)


def _flags(pattern: Pattern) -> Iterator[tuple[str, bool]]:
    flags = (pattern.shifted, pattern.mirrored, pattern.rotated, pattern.colours_swapped)
    return iter(zip(_WORDS, flags, strict=True))


def _in_order(squares: Iterable[tuple[Square, Wanted]]) -> WantedSquares:
    return tuple(sorted(squares, key=lambda pair: pair[0]))


def _laid(pattern: Pattern) -> Iterator[WantedSquares]:
    for turn in _turns(pattern):
        laid = _in_order((turn(square), wanted) for square, wanted in pattern.squares)
        yield laid
        if pattern.colours_swapped:
            flip = Symmetry.MIRROR_RANKS.apply
            yield _in_order((flip(square), swapped(wanted)) for square, wanted in laid)


def _turns(pattern: Pattern) -> Iterator[Callable[[Square], Square]]:
    yield lambda square: square
    if pattern.mirrored:
        yield Symmetry.MIRROR_FILES.apply
    if pattern.rotated:
        for turn in (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270):
            yield turn.apply
        if pattern.mirrored:
            for turn in (Symmetry.MIRROR_RANKS, Symmetry.MIRROR_LONG, Symmetry.MIRROR_SHORT):
                yield turn.apply


def swapped(wanted: Wanted) -> Wanted:
    """Return what is wanted with the colours the other way round."""
    if isinstance(wanted, Man):
        return wanted.recoloured()
    if wanted is Want.ANY_WHITE:
        return Want.ANY_BLACK
    if wanted is Want.ANY_BLACK:
        return Want.ANY_WHITE
    if isinstance(wanted, Want):
        return wanted
    return frozenset(man.recoloured() for man in wanted)


def _shifted(laid: WantedSquares) -> Iterator[WantedSquares]:
    files = [file_of(square) for square, _ in laid]
    ranks = [rank_of(square) for square, _ in laid]
    yield laid
    for up in range(-min(ranks), 8 - max(ranks)):
        for right in range(-min(files), 8 - max(files)):
            yield tuple(
                (square_at(file_of(square) + right, rank_of(square) + up), wanted)
                for square, wanted in laid
            )
