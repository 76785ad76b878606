# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a double step was the last move beside men of fairy chess that move by the board alone.

Every other last move is tried: none of them can have been made if it left the own king to be
captured, or if the king of the side that made it stood in a check before it that no move can have
given. A man that was captured may have been of any kind that orthodox chess or the diagram has, and
a man on the last rank may be a promoted pawn; so more moves are tried than there can have been.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.geometry.geometry import CHESSBOARD
from composer.problem.attacks import capturers, movement_of
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import NO_CASTLING, Board, Castling, Position
from composer.problem.squares import SQUARES, Square, file_of, rank_of
from composer.retro.dying import Stopper
from composer.retro.legality.fairymen import MOST_MEN, FairyMen, are_judged, fairy_proofs
from composer.retro.rights.search import SpentError
from composer.retro.unmoves.unmove import UnMove, take_back
from composer.rules.arrivals import arrivals
from composer.rules.movement import Circle, Course, Hop, Lame, Leap, Ride
from composer.rules.state import NO_STATE
from composer.rules.trails import trails

_PLAIN: Final = (Leap, Ride, Lame, Circle, Course, Hop)
"""What says of a man where he goes by the board alone, and captures whom he comes to."""
_KINDS: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
_MOST_PAWNS: Final = 8


@dataclass(slots=True)
class Left:
    """What may still be looked at.

    Attributes:
        positions: how many; where they are too few nothing is proved.
        token: stops the work.
    """

    positions: int
    token: Stopper | None = None

    def look(self) -> None:
        """Count one more position.

        Raises:
            SpentError: it is one too many, or the work is not wanted any more.
        """
        self.positions -= 1
        if self.positions < 0 or (self.token is not None and self.token.cancelled):
            raise SpentError


def is_told(position: Position) -> bool:
    """Return whether something can be said of last moves: fairy men who go by the board alone."""
    if position.state != NO_STATE or not are_judged(position):
        return False
    kinds = {man.kind for man in position.board if man is not None and not man.kind.is_orthodox}
    return all(isinstance(part, _PLAIN) for kind in kinds for part in movement_of(kind))


def proved_beside_fairy_men(position: Position, square: Square, left: Left) -> bool:
    """Return whether only the double step over a square can have been the last move.

    Args:
        position: the diagram, without a declared e.p. square, of which `is_told` holds.
        square: the square of the capture in passing.
        left: what may be looked at.
    """
    asked: list[UnMove] = []
    others: list[UnMove] = []
    for unmove in last_moves(position):
        passes = unmove.double_step and (unmove.origin + unmove.arrival) // 2 == square
        (asked if passes else others).append(unmove)
    try:
        if any(may_be_last(position, unmove, left) for unmove in others):
            return False
        return any(may_be_last(position, unmove, left) for unmove in asked)
    except SpentError:
        return False


def last_moves(position: Position) -> Iterator[UnMove]:
    """Yield every move that may have led to a diagram by the way men go, and some that cannot."""
    side = position.turn.other
    victims = _victims(position)
    for square, man in enumerate(position.board):
        if man is None or man.colour is not side:
            continue
        yield from _moves_to(position.board, man, square, victims)
        if man.kind is not Kind.KING and man.kind is not Kind.PAWN and _is_last(square, side):
            pawns = position.board.count(Man.of(side, Kind.PAWN))
            if pawns < _MOST_PAWNS:
                yield from _promotions(position.board, man, square, victims)
        if man.kind is Kind.PAWN:
            yield from _in_passing(position.board, man, square, victims)
    yield from _castlings(position.board, side)


def _victims(position: Position) -> tuple[Man, ...]:
    """Return what the side to move may have lost by the last move."""
    side = position.turn
    if position.count(side) >= MOST_MEN:
        return ()
    fairy = {man.kind for man in position.board if man is not None and not man.kind.is_orthodox}
    kinds = (*_KINDS, *sorted(fairy, key=lambda kind: kind.letter))
    men = (Man.of(side, kind) for kind in kinds)
    return tuple(
        man for man in men if man.kind is not Kind.PAWN or position.board.count(man) < _MOST_PAWNS
    )


def _is_last(square: Square, side: Colour) -> bool:
    return rank_of(square) == (7 if side is Colour.WHITE else 0)


def _origins(board: Board, man: Man, square: Square, victim: Man | None) -> Iterator[Square]:
    """Yield where a man can have come from, capturing a man or nobody."""
    before = list(board)
    before[square] = victim
    captured = None if victim is None else square
    is_white = man.colour is Colour.WHITE
    for origin in SQUARES:
        if board[origin] is not None:
            continue
        for trail in trails(movement_of(man.kind), CHESSBOARD, origin, is_white):
            if square in trail.cells or any(square == cell for cell in trail.aside):
                before[origin] = man
                found = any(
                    arrival.target == square and arrival.captured == captured
                    for arrival in arrivals(before, trail)
                )
                before[origin] = None
                if found:
                    yield origin
                    break


def _moves_to(board: Board, man: Man, square: Square, victims: tuple[Man, ...]) -> Iterator[UnMove]:
    is_pawn = man.kind is Kind.PAWN
    for origin in _origins(board, man, square, None):
        if not (is_pawn and rank_of(origin) in (0, 7)):
            yield UnMove(man, origin, square, double_step=is_pawn and abs(origin - square) == 16)
    if not victims:
        return
    for origin in _origins(board, man, square, victims[0]):
        if is_pawn and rank_of(origin) in (0, 7):
            continue
        for victim in victims:
            if not (victim.kind is Kind.PAWN and rank_of(square) in (0, 7)):
                yield UnMove(man, origin, square, victim)


def _promotions(
    board: Board, man: Man, square: Square, victims: tuple[Man, ...]
) -> Iterator[UnMove]:
    pawn = Man.of(man.colour, Kind.PAWN)
    for unmove in _moves_to(board, pawn, square, victims):
        yield replace(unmove, man=man, unpromotes=True)


def _in_passing(
    board: Board, man: Man, square: Square, victims: tuple[Man, ...]
) -> Iterator[UnMove]:
    step = 8 if man.colour is Colour.WHITE else -8
    victim = Man.of(man.colour.other, Kind.PAWN)
    if victim not in victims or rank_of(square) != (5 if step > 0 else 2):
        return
    if board[square - step] is not None or board[square + step] is not None:
        return
    for side in (-1, 1):
        origin = square - step + side
        if 0 <= file_of(square) + side < 8 and board[origin] is None:
            yield UnMove(man, origin, square, victim, en_passant=True)


def _castlings(board: Board, side: Colour) -> Iterator[UnMove]:
    king, rook = Man.of(side, Kind.KING), Man.of(side, Kind.ROOK)
    for right in Castling:
        if right.colour is not side:
            continue
        way = 1 if right.is_short else -1
        arrival, rook_to = right.king_square + 2 * way, right.king_square + way
        empty = (right.king_square, right.rook_square)
        if (
            board[arrival] is king
            and board[rook_to] is rook
            and not any(board[each] is not None for each in empty)
        ):
            yield UnMove(king, right.king_square, arrival, castling=right)


def may_be_last(position: Position, unmove: UnMove, left: Left) -> bool:
    """Return whether a last move is not refuted.

    Raises:
        SpentError: that was not found out.
    """
    left.look()
    before = take_back(replace(position, castling=NO_CASTLING), unmove)
    if _is_en_prise(before.board, position.turn):
        return False
    if fairy_proofs(before, frozenset(), FairyMen.GIVEN):
        return False
    if len(before) == 2 * MOST_MEN and before.turn is Colour.WHITE:
        return True  # a game may begin here
    return any(_leads_on(before, earlier, left) for earlier in _before(before))


def _before(position: Position) -> Iterator[UnMove]:
    """Yield what may have been the last move; where an e.p. square is declared, it is that."""
    for unmove in last_moves(position):
        passed = (unmove.origin + unmove.arrival) // 2 if unmove.double_step else None
        if position.en_passant in (None, passed):
            yield unmove


def _leads_on(position: Position, unmove: UnMove, left: Left) -> bool:
    """Return whether a move left no king to be captured by it: the first look back."""
    left.look()
    return not _is_en_prise(take_back(position, unmove).board, position.turn)


def _is_en_prise(board: Board, side: Colour) -> bool:
    """Return whether the king of a side can be captured."""
    king = board.index(Man.of(side, Kind.KING))
    return bool(capturers(board, king, side.other))
