# SPDX-License-Identifier: GPL-3.0-or-later
"""Men who can never have moved to where they stand, because others like them shut them in.

A man is *stuck* if every square from which he may have come is held by a stuck man. Of a set
of such men none can have been the first to be taken back, so none has moved since the game
began: each of them must stand where the game array has him. Uncaptured men only fill squares
more, so nothing that a longer history may hold sets a stuck man free.
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle.retro.cells import (
    ARRAY,
    BISHOP,
    BLACK,
    KING,
    LEAPS_OF,
    LIGHT,
    PAWN,
    RAYS_OF,
    ROOK,
    WHITE,
    Cells,
)
from oracle.retro.pawns import PawnCount, pawn_counts

Counts = tuple[PawnCount, PawnCount]


def stuck_men(cells: Cells, fixed: int, counts: Counts) -> int:
    """Return the squares of men who have never moved, as bits; those of `fixed` are given."""
    men = [square for square in range(64) if cells[square] and not fixed >> square & 1]
    stuck = fixed
    for square in men:
        stuck |= 1 << square
    changed = True
    while changed:
        changed = False
        waiting = []
        for square in men:
            if _leaves(cells, square, stuck, counts[cells[square] >> 3]):
                stuck &= ~(1 << square)
                changed = True
            else:
                waiting.append(square)
        men = waiting
    return stuck


def _leaves(cells: Cells, square: int, stuck: int, count: PawnCount) -> bool:
    """Return whether a man may be taken back to a square that no stuck man holds."""
    man = cells[square]
    kind, side = man & 7, man & 8
    if kind == PAWN:
        return _pawn_leaves(square, side, stuck, count, promoted=False)
    if kind in LEAPS_OF:
        if any(not stuck >> origin & 1 for origin in LEAPS_OF[kind][square]):
            return True
    elif any(not stuck >> ray[0] & 1 for ray in RAYS_OF[kind][square]):
        return True
    if kind in (KING, ROOK):
        if _uncastles(cells, square, kind, side, stuck):
            return True
        if kind == KING:
            return False
    at_end = square // 8 == (7 if side == WHITE else 0)
    return at_end and _pawn_leaves(square, side, stuck, count, promoted=True)


def _pawn_leaves(square: int, side: int, stuck: int, count: PawnCount, promoted: bool) -> bool:
    """Return whether a pawn may be taken back; `promoted`: one who promoted on the square."""
    behind = square + (-8 if side == WHITE else 8)
    if promoted and len(count.pawns) >= 8:
        return False
    if not promoted and not 8 <= behind <= 55:
        return False
    came = -1 if promoted else square
    if not stuck >> behind & 1 and count.needed(came, behind) <= count.available:
        return True
    return any(
        abs(origin % 8 - square % 8) == 1
        and not stuck >> origin & 1
        and count.needed(came, origin) < count.available
        for origin in (behind - 1, behind + 1)
    )


def _uncastles(cells: Cells, square: int, kind: int, side: int, stuck: int) -> bool:
    row = 0 if side == WHITE else 56
    for king_to, rook_to, corner in ((6, 5, 7), (2, 3, 0)):
        if square != row + (king_to if kind == KING else rook_to):
            continue
        stand = cells[row + king_to] == KING + side and cells[row + rook_to] == ROOK + side
        if stand and not (stuck >> (row + 4) | stuck >> (row + corner)) & 1:
            return True
    return False


def cage_proof(cells: Cells, fixed: int) -> int | None:
    """Return the squares of men that prove a board impossible; None where nothing is proved.

    A stuck man stands off his place in the game array; or a side has more men who cannot come
    from their home squares than it misses pawns, a king among them; or pawns need more captures
    than there are men whom they can have captured.
    """
    counts = pawn_counts(cells)
    if not (counts[0].is_possible and counts[1].is_possible):
        return _squares(counts[0].pawns + counts[1].pawns)
    stuck = stuck_men(cells, fixed, counts)
    while True:
        wrong = _squares(
            square for square in range(64) if stuck >> square & 1 and cells[square] != ARRAY[square]
        )
        if wrong:
            return wrong
        homebound = (captured_at_home(cells, stuck, WHITE), captured_at_home(cells, stuck, BLACK))
        if not (homebound[0] or homebound[1]):
            break
        fresh = pawn_counts(cells)
        fewer = [fresh[side].available - len(homebound[1 - side]) for side in (0, 1)]
        if all(fewer[side] >= counts[side].available for side in (0, 1)):
            break
        for side in (0, 1):
            counts[side].available = min(fewer[side], counts[side].available)
            if not counts[side].is_possible:
                return _squares((*counts[side].pawns, *homebound[1 - side]))
        stuck = stuck_men(cells, fixed, counts)
    for side in (WHITE, BLACK):
        found = _strangers(cells, stuck, side, counts[side >> 3])
        if found is not None:
            return found
    return None


def captured_at_home(cells: Cells, stuck: int, side: int) -> list[int]:
    """Return the home squares of missing officers who were captured behind stuck men.

    Stuck men have always stood there: whoever could never get past them was captured in the
    region that they shut, where no pawn of the other side can have captured.
    """
    found = []
    for home in range(8) if side == WHITE else range(56, 64):
        kind = ARRAY[home] & 7
        if stuck >> home & 1 or kind == KING:
            continue
        region = _closure(home, kind, stuck)
        if any(_pawn_captures_on(cell, 8 - side, stuck) for cell in region):
            continue
        man = kind + side
        if not any(cells[cell] == man for cell in region):
            found.append(home)
    return found


def _pawn_captures_on(square: int, side: int, stuck: int) -> bool:
    """Return whether a pawn of a side can have captured on a square at all."""
    behind = square + (-8 if side == WHITE else 8)
    if not 8 <= behind <= 55:
        return False
    return any(
        abs(origin % 8 - square % 8) == 1 and not stuck >> origin & 1
        for origin in (behind - 1, behind + 1)
    )


def _squares(squares: Iterable[int]) -> int:
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


def _strangers(cells: Cells, stuck: int, side: int, count: PawnCount) -> int | None:
    """Return the men who would have to be promoted, if they are more than can be."""
    strangers, promoted = 0, 0
    homes: dict[int, set[int]] = {}
    numbers: dict[int, int] = {}
    pawns = cells.count(PAWN + side)
    for square in range(64):
        man = cells[square]
        if not man or man & 8 != side or man & 7 == PAWN:
            continue
        kind = man & 7
        reached = {square} if stuck >> square & 1 else _closure(square, kind, stuck)
        own = _homes_in(reached, kind, side, stuck)
        if not own:
            strangers |= 1 << square
            if kind == KING or pawns == 8 or not _promotes_in(reached, side, stuck, count):
                return 1 << square
            promoted += 1
            continue
        group = kind if kind != BISHOP else kind + 8 * LIGHT[square]
        homes.setdefault(group, set()).update(own)
        numbers[group] = numbers.get(group, 0) + 1
    beyond = sum(max(0, numbers[group] - len(homes[group])) for group in numbers)
    if promoted + beyond > 8 - pawns:
        return strangers
    return None


def _closure(square: int, kind: int, stuck: int) -> set[int]:
    """Return the squares that a man may have come from, over any number of moves."""
    reached, edge = {square}, [square]
    while edge:
        place = edge.pop()
        if kind in LEAPS_OF:
            steps = [target for target in LEAPS_OF[kind][place] if not stuck >> target & 1]
        else:
            steps = []
            for ray in RAYS_OF[kind][place]:
                for target in ray:
                    if stuck >> target & 1:
                        break
                    steps.append(target)
        for step in steps:
            if step not in reached:
                reached.add(step)
                edge.append(step)
    return reached


def _homes_in(reached: set[int], kind: int, side: int, stuck: int) -> set[int]:
    """Return the home squares that a man may have come from, by castling, too."""
    row = range(0, 8) if side == WHITE else range(56, 64)
    found = {square for square in row if square in reached and ARRAY[square] == kind + side}
    for king_to, rook_to, corner in ((6, 5, 7), (2, 3, 0)):
        if row[king_to if kind == KING else rook_to] not in reached:
            continue
        if (stuck >> row[4] | stuck >> row[corner]) & 1:
            continue
        if kind == KING:
            found.add(row[4])
        elif kind == ROOK:
            found.add(row[corner])
    return found


def _promotes_in(reached: set[int], side: int, stuck: int, count: PawnCount) -> bool:
    row = range(56, 64) if side == WHITE else range(0, 8)
    return any(
        _pawn_leaves(place, side, stuck, count, promoted=True) for place in row if place in reached
    )
