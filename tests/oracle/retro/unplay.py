# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves taken back on a board of small numbers, those of one side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.retro.rights.values import Back
from oracle.retro.cells import (
    BISHOP,
    BLACK,
    KING,
    KNIGHT,
    LEAPS_OF,
    LIGHT,
    PAWN,
    QUEEN,
    RAYS_OF,
    ROOK,
    WHITE,
    Cells,
    attacked,
)

_VICTIMS: Final = (QUEEN, KNIGHT, ROOK, BISHOP, PAWN)


def moves_back(cells: Cells, mover: int, fixed: int, forced: int) -> Iterator[Back]:
    """Yield every move that a side may have made last, as far as men and kings tell.

    The side that is to move now was not in check before it: a move that leaves its king
    attacked is not yielded. Of captured men only the number and kind are regarded.

    Args:
        cells: the board; it is changed and changed back meanwhile.
        mover: the side that moved last.
        fixed: the squares of men who have never moved, as bits.
        forced: where a pawn stands who must have made a double step; -1 for none.
    """
    king = cells.index(KING + 8 - mover)
    for back in _candidates(cells, mover, fixed, forced):
        after = [(square, cells[square]) for square, _ in back.changes]
        for square, man in back.changes:
            cells[square] = man
        is_legal = not attacked(cells, king, mover) and (not back.unmoved or _castles(cells, back))
        for square, man in after:
            cells[square] = man
        if is_legal:
            yield back


def _castles(cells: Cells, back: Back) -> bool:
    """Return whether the king may castle: neither in check nor passing one."""
    opponent = 8 - (cells[back.origin] & 8)
    between = (back.origin + back.target) // 2
    return not attacked(cells, back.origin, opponent) and not attacked(cells, between, opponent)


def _candidates(cells: Cells, mover: int, fixed: int, forced: int) -> Iterator[Back]:
    if forced >= 0:
        home = forced + (16 if mover == BLACK else -16)
        changes = ((forced, 0), (home, PAWN + mover))
        yield Back(changes, home, forced, kind=PAWN, double=True)
        return
    victims = victims_of(cells, 8 - mover)
    promotes = cells.count(PAWN + mover) < 8
    for square in range(64):
        man = cells[square]
        if not man or man & 8 != mover or fixed >> square & 1:
            continue
        kind = man & 7
        if kind == PAWN:
            yield from _pawn(cells, square, mover, victims)
            continue
        yield from _officer(cells, square, man, victims)
        if promotes and kind != KING and square // 8 == (7 if mover == WHITE else 0):
            yield from _promoted(cells, square, mover, victims)
    yield from _castled(cells, mover, fixed)


def victims_of(cells: Cells, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what may have been captured of a side on dark squares, and on light ones.

    With it the side has 16 men at most, and no more promoted men than pawns are missing.
    """
    count = [0] * 7
    light = 0
    for square, man in enumerate(cells):
        if man and man & 8 == side:
            count[man & 7] += 1
            if man & 7 == BISHOP and LIGHT[square]:
                light += 1
    if sum(count) >= 16:
        return (), ()
    dark = count[BISHOP] - light
    spare = 8 - count[PAWN] - max(0, count[QUEEN] - 1) - max(0, count[ROOK] - 2)
    spare -= max(0, count[KNIGHT] - 2) + max(0, light - 1) + max(0, dark - 1)

    def able(kind: int, bishops: int) -> bool:
        if spare > 0:
            return True
        most = {QUEEN: 1, ROOK: 2, KNIGHT: 2, BISHOP: 1, PAWN: 0}[kind]
        return (bishops if kind == BISHOP else count[kind]) < most

    return (
        tuple(kind + side for kind in _VICTIMS if able(kind, dark)),
        tuple(kind + side for kind in _VICTIMS if able(kind, light)),
    )


Victims = tuple[tuple[int, ...], tuple[int, ...]]


def _officer(cells: Cells, square: int, man: int, victims: Victims) -> Iterator[Back]:
    kind = man & 7
    taken = victims[LIGHT[square]]
    if square < 8 or square > 55:
        taken = tuple(other for other in taken if other & 7 != PAWN)
    for origin in _origins(cells, square, kind):
        yield Back(((square, 0), (origin, man)), origin, square, kind=kind)
        for victim in taken:
            changes = ((square, victim), (origin, man))
            yield Back(changes, origin, square, kind=kind, victim=victim)


def _origins(cells: Cells, square: int, kind: int) -> Iterator[int]:
    if kind in LEAPS_OF:
        for origin in LEAPS_OF[kind][square]:
            if not cells[origin]:
                yield origin
        return
    for ray in RAYS_OF[kind][square]:
        for origin in ray:
            if cells[origin]:
                break
            yield origin


def _promoted(cells: Cells, square: int, mover: int, victims: Victims) -> Iterator[Back]:
    pawn = PAWN + mover
    behind = square + (-8 if mover == WHITE else 8)
    if not cells[behind]:
        yield Back(((square, 0), (behind, pawn)), behind, square, kind=PAWN)
    for origin in (behind - 1, behind + 1):
        if abs(origin % 8 - square % 8) != 1 or cells[origin]:
            continue
        for victim in victims[LIGHT[square]]:
            if victim & 7 != PAWN:
                changes = ((square, victim), (origin, pawn))
                yield Back(changes, origin, square, kind=PAWN, victim=victim)


def _pawn(cells: Cells, square: int, mover: int, victims: Victims) -> Iterator[Back]:
    pawn = PAWN + mover
    step = -8 if mover == WHITE else 8
    behind = square + step
    if not 8 <= behind <= 55:  # it stands on its home square
        return
    if not cells[behind]:
        yield Back(((square, 0), (behind, pawn)), behind, square, kind=PAWN)
        home = behind + step
        if square // 8 == (3 if mover == WHITE else 4) and not cells[home]:
            yield Back(((square, 0), (home, pawn)), home, square, kind=PAWN, double=True)
    for origin in (behind - 1, behind + 1):
        if abs(origin % 8 - square % 8) != 1 or cells[origin]:
            continue
        for victim in victims[LIGHT[square]]:
            changes = ((square, victim), (origin, pawn))
            yield Back(changes, origin, square, kind=PAWN, victim=victim)
        yield from _in_passing(cells, square, origin, mover, victims)


def _in_passing(
    cells: Cells, square: int, origin: int, mover: int, victims: Victims
) -> Iterator[Back]:
    step = -8 if mover == WHITE else 8
    if square // 8 != (5 if mover == WHITE else 2) or cells[square + step] or cells[square - step]:
        return
    victim = PAWN + 8 - mover
    if victim in victims[LIGHT[square + step]]:
        changes = ((square, 0), (origin, PAWN + mover), (square + step, victim))
        yield Back(changes, origin, square, forced=square + step, kind=PAWN, victim=victim)


def _castled(cells: Cells, mover: int, fixed: int) -> Iterator[Back]:
    row = 0 if mover == WHITE else 56
    king, rook, home = KING + mover, ROOK + mover, row + 4
    for king_to, rook_to, corner, empty in ((6, 5, 7, ()), (2, 3, 0, (1,))):
        stands = cells[row + king_to] == king and cells[row + rook_to] == rook
        if not stands or (fixed >> (row + king_to) | fixed >> (row + rook_to)) & 1:
            continue
        if cells[home] or cells[row + corner] or any(cells[row + step] for step in empty):
            continue
        changes = ((row + king_to, 0), (row + rook_to, 0), (home, king), (row + corner, rook))
        unmoved = 1 << home | 1 << (row + corner)
        yield Back(changes, home, row + king_to, unmoved=unmoved, kind=KING)
