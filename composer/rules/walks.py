# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a man goes from a cell among other men, with the way he takes: for pictures of his moves.

Nothing is known here of check, of castling or of captures in passing: that is for the engines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from composer.geometry.geometry import Geometry, grid
from composer.rules.movement import Lame, Landing, Movement, Ride
from composer.rules.trails import Cells, Trail, TrailKind, trails

_ENOUGH: Final = 4  # walks that show how a man goes
_MANY: Final = 16  # lines of a man beyond which a picture shows only some

Standing = Mapping[int, bool]
"""The cells where other men stand, each with whether that man may be captured."""


@dataclass(frozen=True, slots=True)
class Walk:
    """One way to one cell.

    Attributes:
        path: the cells from the first that he passes to the one where he arrives.
        hurdles: those of them where men stand that he hops over.
        taken: the cell of the man that he captures, if he captures one.
    """

    path: Cells
    hurdles: Cells = ()
    taken: int | None = None

    @property
    def target(self) -> int:
        """The cell where he arrives."""
        return self.path[-1]


def walks(
    movement: Movement, geometry: Geometry, cell: int, men: Standing, white: bool = True
) -> tuple[Walk, ...]:
    """Return where a man goes from a cell while others stand on the board."""
    walkers = {TrailKind.RIDE: _rides, TrailKind.HOP: _hops, TrailKind.LOCUST: _locusts}
    return tuple(
        walk
        for trail in trails(movement, geometry, cell, white)
        for walk in walkers[trail.kind](trail, men)
    )


def _rides(trail: Trail, men: Standing) -> Iterator[Walk]:
    for place, cell in enumerate(trail.cells):
        stops = place >= trail.first_stop and not (place - trail.first_stop) % trail.period
        path = trail.cells[: place + 1]
        if cell in men:
            if stops and trail.may_capture and men[cell]:
                yield Walk(path, taken=cell)
            return
        if stops and trail.may_move:
            yield Walk(path)


def _hops(trail: Trail, men: Standing) -> Iterator[Walk]:
    met = [place for place, cell in enumerate(trail.cells) if cell in men][: trail.hurdles]
    if len(met) < trail.hurdles or (trail.near and met[0] != 0):
        return
    last, cells = met[-1], trail.cells
    hurdles = tuple(cells[place] for place in met)
    if trail.landing is Landing.BEFORE:
        if last > 0 and trail.may_move:
            yield Walk(cells[:last], hurdles)
        return
    if trail.landing is Landing.ASIDE:
        target = trail.aside[last]
        if target is not None:
            yield from _landing(trail, (*cells[: last + 1], target), hurdles, men)
        return
    if trail.landing is Landing.ANY:
        for place in range(last + 1, len(cells)):
            yield from _landing(trail, cells[: place + 1], hurdles, men)
            if cells[place] in men:
                return
        return
    place = 2 * last + 1 if trail.landing is Landing.MIRROR else last + trail.distance
    if place < len(cells) and not any(cell in men for cell in cells[last + 1 : place]):
        yield from _landing(trail, cells[: place + 1], hurdles, men)


def _landing(trail: Trail, path: Cells, hurdles: Cells, men: Standing) -> Iterator[Walk]:
    target = path[-1]
    if target not in men:
        if trail.may_move:
            yield Walk(path, hurdles)
    elif trail.may_capture and men[target]:
        yield Walk(path, hurdles, target)


def _locusts(trail: Trail, men: Standing) -> Iterator[Walk]:
    place = next((place for place, cell in enumerate(trail.cells) if cell in men), None)
    if place is None or (trail.near and place) or place + 1 >= len(trail.cells):
        return
    taken, target = trail.cells[place], trail.cells[place + 1]
    if men[taken] and target not in men:
        yield Walk(trail.cells[: place + 2], (taken,), taken)


def sample_men(movement: Movement, geometry: Geometry, cell: int) -> dict[int, bool]:
    """Return men to set up around a man so that a picture shows what he can do.

    Hops get hurdles in reach, and a man to capture where they only capture; locust captures get
    a man to capture. Rides are left free. Of very many lines only some are set up.
    """
    found: dict[int, bool] = {}
    lines = [
        trail for trail in trails(movement, geometry, cell) if trail.kind is not TrailKind.RIDE
    ]
    some = 1 if len(lines) <= _MANY else 3
    busy: set[int] = set()
    for number, trail in enumerate(lines):
        if number % some:
            continue
        if trail.near and trail.hurdles > 1:  # all of its cells are as it needs them, or it is none
            if busy & set(trail.cells):
                continue
            busy |= set(trail.cells)
        found.update((place, True) for place in _set_up(trail, number // some % 2))
    found.pop(cell, None)
    return found


def _set_up(trail: Trail, further: int) -> Cells:
    """Return the cells of one line where men shall stand, a step `further` away on every other."""
    only_captures = trail.kind is TrailKind.HOP and not trail.may_move
    first = 0 if trail.near or len(trail.cells) < 4 else further
    if trail.landing is Landing.BEFORE or only_captures:
        first = max(1, first)
    last = first + trail.hurdles
    return trail.cells[first : last + 1 if only_captures else last]


def sample_geometry(movement: Movement) -> Geometry:
    """Return the smallest board on which a man in the middle can show what he does."""
    sides = (7, 9, 11, 13, 15)
    rides = any(isinstance(part, Ride | Lame) and not part.limit for part in movement)
    for side in sides:
        board = grid(side, side)
        middle = len(board) // 2
        men = sample_men(movement, board, middle)
        lines = trails(movement, board, middle)
        enough = min(_ENOUGH, len(lines))
        if rides and all(len(line.cells) < 2 * line.period for line in lines):
            continue  # too small to show that it rides on
        if lines and len(walks(movement, board, middle, men)) >= enough:
            return board
    return grid(sides[0], sides[0])
