# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be changed to make one position of another, worded as a composer would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from composer.problem.edits import shift, transform
from composer.problem.position import Board, Position
from composer.problem.squares import SQUARES, Square, Symmetry, distance, square_at
from composer.problem.twins import (
    LOCAL,
    AddMan,
    Change,
    Exchange,
    MoveMan,
    PolishType,
    RemoveMan,
    Shift,
    Turned,
    TwinError,
    changed_position,
)

Step = tuple[Square, Square]


def local_changes(
    before: Board, after: Board, went: Iterable[Step] = ()
) -> tuple[MoveMan | Exchange | RemoveMan | AddMan, ...]:
    """Return the moves, exchanges, removals and additions that make one board of another.

    Args:
        before: the men to start from.
        after: the men to arrive at.
        went: (origin, target) of men of whom it is known where they went; of others that are
            alike, the nearest is taken to have gone there.
    """
    left = [s for s in SQUARES if before[s] is not None and before[s] is not after[s]]
    filled = [s for s in SQUARES if after[s] is not None and before[s] is not after[s]]
    exchanges = _exchanges(before, after, left, filled)
    for exchange in exchanges:
        for square in (exchange.a, exchange.b):
            left.remove(square)
            filled.remove(square)
    moves = _paired(before, after, left, filled, tuple(went))
    for origin, target in moves:
        left.remove(origin)
        filled.remove(target)
    moves, stuck = _ordered(moves, occupied={s for s, man in enumerate(before) if man} - set(left))
    removals = [RemoveMan(s) for s in left if s not in filled]
    additions = [(s, man) for s in filled if (man := after[s]) is not None]
    additions += [(target, man) for _, target in stuck if (man := after[target]) is not None]
    empty = {origin for origin, _ in stuck} - {target for _, target in stuck}
    removals += [RemoveMan(square) for square in sorted(empty)]
    return (
        *exchanges,
        *removals,
        *(MoveMan(*step) for step in moves),
        *(AddMan(square, man) for square, man in additions),
    )


def whole_changes(before: Position, after: Position) -> tuple[Change, ...] | None:
    """Return the rotation, mirror, shift or change of colours that was made; None if none was."""
    for symmetry in Symmetry:
        if transform(before, symmetry).board == after.board:
            return (Turned(symmetry),)
    recoloured = changed_position(before, PolishType())
    if recoloured.board == after.board:
        return (PolishType(),)
    if transform(recoloured, Symmetry.MIRROR_RANKS).board == after.board:
        return (PolishType(), Turned(Symmetry.MIRROR_RANKS))
    for file in range(-7, 8):
        for rank in range(-7, 8):
            if _is_shifted(before, after, file, rank):
                return (shift_by(file, rank),)
    return None


def shift_by(files: int, ranks: int) -> Shift:
    """Return the shift by files and ranks, named from a corner of the board."""
    origin = square_at(0 if files >= 0 else 7, 0 if ranks >= 0 else 7)
    return Shift(origin, origin + files + 8 * ranks)


def where_went(changes: Sequence[Change]) -> list[Step]:
    """Return (origin, target) of the men that changes of single men carry about."""
    here: dict[Square, Square] = {}  # where he stands now -> where he came from
    for change in changes:
        if isinstance(change, MoveMan):
            here[change.target] = here.pop(change.origin, change.origin)
        elif isinstance(change, Exchange):
            a, b = here.pop(change.a, change.a), here.pop(change.b, change.b)
            here[change.a], here[change.b] = b, a
        elif isinstance(change, LOCAL):
            here.pop(change.square, None)
    return [(origin, target) for target, origin in here.items()]


def _is_shifted(before: Position, after: Position, files: int, ranks: int) -> bool:
    try:
        return shift(before, files, ranks).board == after.board
    except (ValueError, TwinError):
        return False


def _exchanges(
    before: Board, after: Board, left: Sequence[Square], filled: Sequence[Square]
) -> list[Exchange]:
    found: list[Exchange] = []
    taken: set[Square] = set()
    both = [square for square in left if square in filled]
    for a in both:
        for b in both:
            if a < b and not {a, b} & taken and before[a] is after[b] and before[b] is after[a]:
                found.append(Exchange(a, b))
                taken |= {a, b}
    return found


def _paired(
    before: Board,
    after: Board,
    left: Sequence[Square],
    filled: Sequence[Square],
    went: tuple[Step, ...],
) -> list[Step]:
    """Pair squares left with squares filled by a like man: known steps first, then nearest."""
    possible = [(o, t) for o in left for t in filled if before[o] is after[t]]
    possible.sort(key=lambda step: (step not in went, distance(*step), step))
    origins: set[Square] = set()
    targets: set[Square] = set()
    chosen = []
    for origin, target in possible:
        if origin not in origins and target not in targets:
            chosen.append((origin, target))
            origins.add(origin)
            targets.add(target)
    return sorted(chosen)


def _ordered(moves: list[Step], occupied: set[Square]) -> tuple[list[Step], list[Step]]:
    """Order moves so that none arrives where a man still waits; those in a ring stay over."""
    occupied = set(occupied)
    ready: list[Step] = []
    waiting = list(moves)
    while waiting:
        free = next((step for step in waiting if step[1] not in occupied), None)
        if free is None:
            break
        waiting.remove(free)
        occupied = occupied - {free[0]} | {free[1]}
        ready.append(free)
    return ready, waiting
