# SPDX-License-Identifier: GPL-3.0-or-later
"""Un-moves by the rules as they are written, in plain Python: the oracle of the compiled ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.problem.attacks import (
    KING_STEPS,
    KNIGHT_STEPS,
    LINE_STEPS,
    attackers,
    forward,
    line,
    neighbour,
)
from composer.problem.men import PROMOTIONS, Colour, Kind, Man
from composer.problem.position import Board, Castling, Position
from composer.problem.squares import Square, rank_of
from composer.retro.unmoves.unmove import (
    NOTHING_KNOWN,
    UnMove,
    Unmoved,
    changes_back,
    rook_arrival,
    take_back,
    unmoved_before,
)
from oracle.retro.material import Material, material

_OFFICERS = (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)


@dataclass(frozen=True, slots=True)
class _Diagram:
    """What all un-moves of a diagram have in common."""

    board: Board
    mover: Colour
    unmoved: Unmoved
    own: Material
    others: Material

    @property
    def back(self) -> int:
        """The rank step by which the mover's pawns go back."""
        return -forward(self.mover)

    def uncaptures(self, square: Square) -> list[Man]:
        """Return the men that may have been captured on a square."""
        kinds = [kind for kind in _OFFICERS if self.others.can_add(kind, square)]
        if rank_of(square) not in (0, 7) and self.others.can_add(Kind.PAWN, square):
            kinds.insert(0, Kind.PAWN)
        return [Man.of(self.mover.other, kind) for kind in kinds]


def plain_unmoves(position: Position, unmoved: Unmoved = NOTHING_KNOWN) -> tuple[UnMove, ...]:
    """Return what `composer.retro.unmoves.finding.unmoves` says, found in plain Python.

    The position must have one king a side and orthodox men only, no pawn on the first or last
    rank.
    """
    mover = position.turn.other
    diagram = _Diagram(
        position.board,
        mover,
        unmoved,
        material(position.board, mover),
        material(position.board, mover.other),
    )
    (own_king,) = position.squares_of(Man.of(mover, Kind.KING))
    if attackers(position.board, own_king, position.turn):
        return ()  # nobody moves into check
    if position.en_passant is not None:
        found = _declared(diagram, position.en_passant)
    else:
        found = _all(diagram)
    return tuple(sorted((unmove for unmove in found if _is_legal(diagram, unmove)), key=_key))


def plain_count(position: Position, depth: int, unmoved: Unmoved = NOTHING_KNOWN) -> int:
    """Return the number of rows of so many un-moves."""
    if depth == 0:
        return 1
    found = plain_unmoves(position, unmoved)
    if depth == 1:
        return len(found)
    return sum(
        plain_count(take_back(position, unmove), depth - 1, unmoved_before(unmoved, unmove))
        for unmove in found
    )


def _key(unmove: UnMove) -> tuple[int, ...]:
    return unmove.key


def _is_legal(diagram: _Diagram, unmove: UnMove) -> bool:
    """Return whether the move was legal, as far as the position before it shows."""
    board = list(diagram.board)
    for square, man in changes_back(unmove):
        board[square] = man
    king = board.index(Man.of(diagram.mover.other, Kind.KING))
    if attackers(board, king, diagram.mover):
        return False
    if unmove.castling is not None:
        return not any(attackers(board, square, diagram.mover.other) for square in _way(unmove))
    if unmove.en_passant:
        return _could_double_step(board, unmove, diagram.mover)
    return True


def _way(unmove: UnMove) -> tuple[Square, ...]:
    """Return where a castling king may not be attacked; what it reaches is the diagram's."""
    assert unmove.castling is not None
    return unmove.origin, rook_arrival(unmove.castling)


def _could_double_step(board: list[Man | None], unmove: UnMove, mover: Colour) -> bool:
    """Return whether the pawn captured in passing can have made its double step just before.

    The side that then captured had its king safe from all but what the step itself attacks.
    """
    passed = unmove.uncaptured_on
    assert passed is not None
    home = 2 * unmove.arrival - passed
    board[home], board[passed] = board[passed], None
    king = board.index(Man.of(mover, Kind.KING))
    return not attackers(board, king, mover.other)


def _all(diagram: _Diagram) -> Iterator[UnMove]:
    for square, man in enumerate(diagram.board):
        if man is None or man.colour is not diagram.mover or square in diagram.unmoved:
            continue
        if man.kind is Kind.PAWN:
            yield from _pawn(diagram, square, man)
        else:
            yield from _officer(diagram, square, man)
            yield from _promotion(diagram, square, man)
    yield from _castlings(diagram)


def _officer(diagram: _Diagram, square: Square, man: Man) -> Iterator[UnMove]:
    uncaptures = diagram.uncaptures(square)
    for origin in _origins(diagram.board, square, man.kind):
        yield UnMove(man, origin, square)
        for victim in uncaptures:
            yield UnMove(man, origin, square, victim)


def _origins(board: Board, square: Square, kind: Kind) -> Iterator[Square]:
    if kind in LINE_STEPS:
        for step in LINE_STEPS[kind]:
            for origin in line(square, step):
                if board[origin] is not None:
                    break
                yield origin
        return
    for step in KNIGHT_STEPS if kind is Kind.KNIGHT else KING_STEPS:
        reached = neighbour(square, step)
        if reached is not None and board[reached] is None:
            yield reached


def _pawn(diagram: _Diagram, square: Square, man: Man) -> Iterator[UnMove]:
    board, back = diagram.board, diagram.back
    start = 1 if man.colour is Colour.WHITE else 6
    if rank_of(square) == start:
        return
    behind = square + 8 * back
    if board[behind] is None:
        yield UnMove(man, behind, square)
        double = behind + 8 * back
        if rank_of(double) == start and board[double] is None:
            yield UnMove(man, double, square, double_step=True)
    for side in (-1, 1):
        origin = neighbour(square, (side, back))
        if origin is None or board[origin] is not None:
            continue
        for victim in diagram.uncaptures(square):
            yield UnMove(man, origin, square, victim)
        if _fits_en_passant(diagram, square):
            victim = Man.of(man.colour.other, Kind.PAWN)
            yield UnMove(man, origin, square, victim, en_passant=True)


def _fits_en_passant(diagram: _Diagram, square: Square) -> bool:
    """Return whether a pawn may have captured in passing where it stands."""
    if rank_of(square) != (5 if diagram.mover is Colour.WHITE else 2):
        return False
    passed, home = square + 8 * diagram.back, square - 8 * diagram.back
    free = diagram.board[passed] is None and diagram.board[home] is None
    return free and diagram.others.can_add(Kind.PAWN, passed)


def _promotion(diagram: _Diagram, square: Square, man: Man) -> Iterator[UnMove]:
    last = 7 if man.colour is Colour.WHITE else 0
    if man.kind not in PROMOTIONS or rank_of(square) != last:
        return
    if not diagram.own.can_unpromote(man.kind, square):
        return
    for side in (-1, 0, 1):
        origin = neighbour(square, (side, diagram.back))
        if origin is None or diagram.board[origin] is not None:
            continue
        if side == 0:
            yield UnMove(man, origin, square, unpromotes=True)
            continue
        for victim in diagram.uncaptures(square):
            yield UnMove(man, origin, square, victim, unpromotes=True)


def _castlings(diagram: _Diagram) -> Iterator[UnMove]:
    board, mover = diagram.board, diagram.mover
    king, rook = Man.of(mover, Kind.KING), Man.of(mover, Kind.ROOK)
    for right in Castling:
        if right.colour is not mover:
            continue
        home = right.king_square
        king_to, rook_to = home + (2 if right.is_short else -2), rook_arrival(right)
        empty = (home, right.rook_square) if right.is_short else (home, home - 3, home - 4)
        if board[king_to] is not king or board[rook_to] is not rook:
            continue
        if {king_to, rook_to} & diagram.unmoved or any(board[at] is not None for at in empty):
            continue
        yield UnMove(king, home, king_to, castling=right)


def _declared(diagram: _Diagram, passed: Square) -> Iterator[UnMove]:
    """Yield the double step over a declared e.p. square: nothing else was the last move."""
    step = 8 * forward(diagram.mover)
    pawn = Man.of(diagram.mover, Kind.PAWN)
    if passed + step not in diagram.unmoved:
        yield UnMove(pawn, passed - step, passed + step, double_step=True)
