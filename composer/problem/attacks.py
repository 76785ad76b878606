# SPDX-License-Identifier: GPL-3.0-or-later
"""Which men attack a square: just enough of the rules to judge a diagram."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from composer.geometry.geometry import CHESSBOARD
from composer.problem.men import ORTHODOX_MEN, Colour, Kind, Man
from composer.problem.squares import (
    SQUARES,
    Square,
    file_of,
    on_board,
    rank_of,
    square_at,
    square_name,
)
from composer.rules.arrivals import arrivals
from composer.rules.movement import Learn, Movement
from composer.rules.orthodox import ORTHODOX_MOVEMENTS
from composer.rules.trails import trails
from composer.said.sentence import said

ROOK_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
BISHOP_STEPS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
KING_STEPS = ROOK_STEPS + BISHOP_STEPS

LINE_STEPS = {
    Kind.ROOK: ROOK_STEPS,
    Kind.BISHOP: BISHOP_STEPS,
    Kind.QUEEN: KING_STEPS,
}


def forward(colour: Colour) -> int:
    """Return the rank step of a side's pawns."""
    return 1 if colour is Colour.WHITE else -1


def _neighbour(square: Square, step: tuple[int, int]) -> Square | None:
    file, rank = file_of(square) + step[0], rank_of(square) + step[1]
    return square_at(file, rank) if on_board(file, rank) else None


def _line(square: Square, step: tuple[int, int]) -> Iterator[Square]:
    reached = _neighbour(square, step)
    while reached is not None:
        yield reached
        reached = _neighbour(reached, step)


# Tables, for every square that a man in hand may come to is looked at while he is lifted.
_NEIGHBOURS: Final = {
    step: tuple(_neighbour(square, step) for square in SQUARES)
    for step in KING_STEPS + KNIGHT_STEPS
}
_LINES: Final = {
    step: tuple(tuple(_line(square, step)) for square in SQUARES) for step in KING_STEPS
}


def neighbour(square: Square, step: tuple[int, int]) -> Square | None:
    """Return the square one step of a king or knight away, or None beyond the edge."""
    return _NEIGHBOURS[step][square]


def line(square: Square, step: tuple[int, int]) -> tuple[Square, ...]:
    """Return the squares of a line from a square (left out) to the edge."""
    return _LINES[step][square]


def attackers(board: Sequence[Man | None], target: Square, by: Colour) -> tuple[Square, ...]:
    """Return the squares of the men of a side that attack a square."""
    found = []
    for kind, steps in ((Kind.KNIGHT, KNIGHT_STEPS), (Kind.KING, KING_STEPS)):
        man = Man.of(by, kind)
        if man in board:
            reached = (_NEIGHBOURS[step][target] for step in steps)
            found += [square for square in reached if square is not None and board[square] is man]
    pawn = Man.of(by, Kind.PAWN)
    for side in (-1, 1):
        square = _NEIGHBOURS[side, -forward(by)][target]
        if square is not None and board[square] is pawn:
            found.append(square)
    for step in KING_STEPS:
        for square in _LINES[step][target]:
            man_there = board[square]
            if man_there is None:
                continue
            if man_there.colour is by and step in LINE_STEPS.get(man_there.kind, ()):
                found.append(square)
            break
    return tuple(found)


_ORTHODOX: Final = frozenset((None, *ORTHODOX_MEN))


class FairyMen(ValueError):  # noqa: N818 - it says what the position has
    """A position with men that are not orthodox, where only orthodox ones can be understood."""


def all_orthodox(board: Sequence[Man | None]) -> bool:
    """Return whether only the twelve men of orthodox chess stand on a board."""
    return _ORTHODOX.issuperset(board)


def require_orthodox(board: Sequence[Man | None]) -> None:
    """Refuse a board on which other men stand than the twelve of orthodox chess.

    Raises:
        FairyMen: one stands there; the sentence names the first with its square.
    """
    if all_orthodox(board):
        return
    place = next(at for at, man in enumerate(board) if man not in _ORTHODOX)
    man = board[place]
    assert man is not None
    raise FairyMen(
        said(
            "this is of orthodox men only, and {man} stands on {square}",
            man=man.letter,
            square=square_name(place),
        )
    )


def movement_of(kind: Kind) -> Movement:
    """Return how a kind moves, orthodox or not."""
    return ORTHODOX_MOVEMENTS[kind.letter] if kind.row is None else kind.row.movement


def capturers(board: Sequence[Man | None], target: Square, by: Colour) -> tuple[Square, ...]:
    """Return the squares of the men of any kind, a side's or neutral, that attack a square."""
    return tuple(
        square
        for square, man in enumerate(board)
        if man is not None
        and man.colour in (by, Colour.NEUTRAL)
        and any(
            _captures(board, kind, square, target, by) for kind in _kinds_gone_as(board, square, by)
        )
    )


def _captures(
    board: Sequence[Man | None], kind: Kind, square: Square, target: Square, by: Colour
) -> bool:
    return any(
        arrival.captured == target
        for trail in trails(movement_of(kind), CHESSBOARD, square, by is Colour.WHITE)
        for arrival in arrivals(board, trail)
    )


def _learns_from(kind: Kind, by: Colour) -> Colour | None:
    """Return the side that teaches men of a kind how to go; None where they go by themselves."""
    part = next((part for part in movement_of(kind) if isinstance(part, Learn)), None)
    return None if part is None else by.other if part.enemies else by


def _kinds_gone_as(board: Sequence[Man | None], square: Square, by: Colour) -> Iterator[Kind]:
    man = board[square]
    assert man is not None
    if _learns_from(man.kind, by) is None:
        yield man.kind
        return
    for kind in {other.kind for other in board if other is not None}:
        if _learns_from(kind, by) is None and _is_taught(board, kind, square, by, frozenset()):
            yield kind


def _is_taught(
    board: Sequence[Man | None], kind: Kind, square: Square, by: Colour, past: frozenset[Square]
) -> bool:
    """Tell whether one who observes the man on a square goes as a kind, or learns so himself."""
    learner = board[square]
    whose = None if learner is None else _learns_from(learner.kind, by)
    if learner is None or whose is None:
        return False
    past |= {square}
    return any(
        _captures(board, kind, other, square, whose)
        and (man.kind is kind or _is_taught(board, kind, other, whose, past))
        for other, man in enumerate(board)
        if man is not None
        and man.colour in (whose, Colour.NEUTRAL)
        and man.kind in (kind, learner.kind)
        and other not in past
    )
