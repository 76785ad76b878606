# SPDX-License-Identifier: GPL-3.0-or-later
"""Ponziani's laws and the medieval game, written down as plainly as they can be said.

What a man reaches, which castlings there are, what a pawn becomes: functions of the men on their
squares. `lawboard` plays moves with them. Squares are numbers, a1 is 0, h8 is 63; men are pairs
of colour (True for White) and the number of the kind, where in the medieval game the alfil stands
in the bishop's place and the fers in the queen's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from composer.rules.state import BookState
from composer.solver.laws import (
    ALFIL_BLOCKED,
    FERS_LEAPS,
    LITERAL,
    LONG_ALWAYS,
    LONG_AT_FIRST,
    MEDIEVAL,
    MISSING_ONLY,
    Laws,
)

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)

Men = Mapping[int, tuple[bool, int]]
Step = tuple[int, int]

_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_LINES: Final[dict[int, tuple[Step, ...]]] = {
    BISHOP: _DIAGONAL,
    ROOK: _STRAIGHT,
    QUEEN: _STRAIGHT + _DIAGONAL,
}
_COMPLEMENT: Final = {QUEEN: 1, ROOK: 2, KNIGHT: 2}


def square_of(square: int, step: Step, times: int = 1) -> int | None:
    """Return the square some steps away; None beyond the edge."""
    file, rank = square % 8 + times * step[0], square // 8 + times * step[1]
    return rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else None


def span(laws: Laws) -> int:
    """Return how many squares a leap and a long step of the medieval game go."""
    return 3 if laws.has(LITERAL) else 2


def attacked_squares(men: Men, laws: Laws, square: int) -> Iterator[int]:
    """Yield the squares that the man on a square attacks."""
    colour, kind = men[square]
    medieval = laws.has(MEDIEVAL)
    if kind == PAWN:
        steps: tuple[Step, ...] = tuple((file, 1 if colour else -1) for file in (-1, 1))
    elif kind == KNIGHT:
        steps = _KNIGHT
    elif kind == KING:
        steps = _STRAIGHT + _DIAGONAL
    elif medieval and kind == QUEEN:
        steps = _DIAGONAL
    elif medieval and kind == BISHOP:
        yield from _alfil(men, laws, square)
        return
    else:
        for step in _LINES[kind]:
            yield from _line(men, square, step)
        return
    yield from _leaps(square, steps)


def _leaps(square: int, steps: tuple[Step, ...], times: int = 1) -> Iterator[int]:
    for step in steps:
        target = square_of(square, step, times)
        if target is not None:
            yield target


def _line(men: Men, square: int, step: Step) -> Iterator[int]:
    target = square_of(square, step)
    while target is not None:
        yield target
        if target in men:
            return
        target = square_of(target, step)


def _alfil(men: Men, laws: Laws, square: int) -> Iterator[int]:
    for step in _DIAGONAL:
        target = square_of(square, step, span(laws))
        between = [square_of(square, step, times) for times in range(1, span(laws))]
        if target is not None and not (
            laws.has(ALFIL_BLOCKED) and any(passed in men for passed in between)
        ):
            yield target


def reached_squares(men: Men, laws: Laws, state: BookState, square: int) -> Iterator[int]:
    """Yield where the man on a square may go if his king is left out of account.

    Castling, and captures in passing, are not among these moves.
    """
    colour, kind = men[square]
    if square in state.immovable:
        return
    if kind == PAWN:
        yield from _pawn_steps(men, laws, state, square)
    elif kind == QUEEN and square in state.fresh and laws.has(FERS_LEAPS):
        for target in _leaps(square, _DIAGONAL, span(laws)):
            if target not in men:
                yield target
    for target in attacked_squares(men, laws, square):
        if target in men:
            if men[target][0] is not colour and target not in state.immune:
                yield target
        elif kind != PAWN:
            yield target


def _pawn_steps(men: Men, laws: Laws, state: BookState, square: int) -> Iterator[int]:
    white = men[square][0]
    most = 1
    if square // 8 == (1 if white else 6):
        if not laws.has(MEDIEVAL):
            most = 2
        elif laws.has(LONG_ALWAYS) or (laws.has(LONG_AT_FIRST) and state.intact):
            most = span(laws)
    for times in range(1, most + 1):
        target = square_of(square, (0, 1 if white else -1), times)
        if target is None or target in men:
            return
        yield target


def is_attacked(men: Men, laws: Laws, square: int, by: bool) -> bool:
    """Return whether a side attacks a square."""
    return any(
        square in attacked_squares(men, laws, origin)
        for origin, (colour, _) in men.items()
        if colour is by
    )


def last_rank(white: bool) -> int:
    """Return the rank, from 0, on which a side's pawns promote."""
    return 7 if white else 0


def kinds_to_name(men: Men, laws: Laws, white: bool, square: int) -> list[int]:
    """Return what a pawn of a side may become on a square of its last rank.

    By Ponziani's third law these are men who are missing; a bishop, only where none stands on
    squares of that colour.
    """
    if laws.has(MEDIEVAL):
        return [QUEEN]
    if not laws.has(MISSING_ONLY):
        return [QUEEN, ROOK, BISHOP, KNIGHT]
    own = [(place, kind) for place, (colour, kind) in men.items() if colour is white]
    found = [
        kind
        for kind, full in _COMPLEMENT.items()
        if sum(1 for _, other in own if other == kind) < full
    ]
    shade = (square % 8 + square // 8) % 2
    if not any(kind == BISHOP and (place % 8 + place // 8) % 2 == shade for place, kind in own):
        found.append(BISHOP)
    return found
