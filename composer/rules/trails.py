# SPDX-License-Identifier: GPL-3.0-or-later
"""Movement worked out for a board: from each cell, the trails along which a man goes.

A trail is a row of cells in the order in which the man meets them, and what he does there. Both
engines, the plain and the compiled one, read trails and nothing else, so that a new kind of man
is a new row of a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import gcd

from composer.geometry.geometry import Geometry, Vector
from composer.rules.courses import COURSES
from composer.rules.movement import (
    KNIGHT_ROUND,
    ROYAL_ROUND,
    Circle,
    Course,
    Hop,
    Hurdle,
    Lame,
    Landing,
    Leap,
    Locust,
    Movement,
    Part,
    PawnCapture,
    PawnStep,
    Ride,
    Vectors,
)
from composer.rules.trail import Cells, Trail, TrailKind

__all__ = ["Cells", "Trail", "TrailKind", "trails"]


@cache
def trails(
    movement: Movement, geometry: Geometry, cell: int, white: bool = True
) -> tuple[Trail, ...]:
    """Return the trails of a man from a cell, for White or for Black."""
    side = _Side(geometry, cell, white)
    return tuple(trail for part in movement for trail in _of_part(side, part) if trail.cells)


class _Side:
    """A cell of a board as one side sees it."""

    def __init__(self, geometry: Geometry, cell: int, white: bool) -> None:
        self.geometry = geometry
        self.cell = cell
        self.white = white

    def line(self, *steps: Vector, limit: int = 0, start: int | None = None) -> Cells:
        """Return the cells after steps made over and over, until the board or the limit ends."""
        found: list[int] = []
        cell = self.cell if start is None else start
        most = limit * len(steps) if limit else len(self.geometry) + 1
        for number in range(most):
            dx, dy = steps[number % len(steps)]
            after = self.geometry.after(cell, (dx, dy if self.white else -dy))
            if after is None or after == self.cell:
                break
            found.append(after)
            cell = after
        return tuple(found)

    def turned(self) -> _Side:
        """Return the cell as the other side sees it."""
        return _Side(self.geometry, self.cell, not self.white)

    def is_in(self, region: str) -> bool:
        """Tell whether the cell lies in a region of this side."""
        name = f"{'white' if self.white else 'black'}-{region}"
        return self.cell in self.geometry.region(name)

    def is_one_of(self, cells: frozenset[int]) -> bool:
        """Tell whether the cell is one of some; of none means of all."""
        return not cells or self.cell in cells


def _of_part(side: _Side, part: Part) -> Iterator[Trail]:
    match part:
        case Leap() | Ride():
            limit, absolute = (part.limit, part.absolute) if isinstance(part, Ride) else (1, False)
            seen_by = _Side(side.geometry, side.cell, True) if absolute else side
            for vector in part.offsets:
                cells = seen_by.line(vector, limit=limit)
                yield Trail(
                    TrailKind.RIDE, cells, may_move=part.may_move, may_capture=part.may_capture
                )
        case Lame():
            yield from _lame(side, part)
        case Circle():
            yield from _circle(side, part)
        case Course():
            for trail in COURSES[part.name](side.geometry, side.cell, side.white):
                if part.may_move and part.may_capture:  # as nearly all: copies are dear
                    yield trail
                    continue
                moves = trail.may_move and part.may_move
                captures = trail.may_capture and part.may_capture
                yield replace(trail, may_move=moves, may_capture=captures)
        case Hop():
            for vector in part.offsets:
                yield from _hops(side, part, vector)
        case Locust():
            for vector in part.offsets:
                near = part.hurdle is Hurdle.NEXT
                cells = side.line(vector, limit=2 if near else 0)
                if len(cells) > 1:
                    passing = part.in_passing
                    yield Trail(
                        TrailKind.LOCUST, cells, may_move=False, near=near, in_passing=passing
                    )
        case PawnStep():
            yield from _pawn_steps(side.turned() if part.backwards else side, part)
        case PawnCapture():
            side = side.turned() if part.backwards else side
            if not side.is_in("first") or (part.from_first and side.is_one_of(part.first_cells)):
                for vector in part.offsets:
                    cells = side.line(vector, limit=1)
                    yield Trail(TrailKind.RIDE, cells, may_move=False, in_passing=part.in_passing)


def _lame(side: _Side, part: Lame) -> Iterator[Trail]:
    for path in part.paths:
        period = len(path)
        cells = side.line(*path, limit=part.limit)
        cells = cells[: len(cells) - len(cells) % period]
        yield Trail(
            TrailKind.RIDE,
            cells,
            first_stop=period - 1,
            period=period,
            may_move=part.may_move,
            may_capture=part.may_capture,
        )


def _circle(side: _Side, part: Circle) -> Iterator[Trail]:
    count = len(part.offsets)
    for sense in (1, -1):
        for start in range(count):
            steps = [part.offsets[(start + sense * turn) % count] for turn in range(count)]
            cells = side.line(*steps, limit=1)
            yield Trail(
                TrailKind.RIDE,
                cells,
                first_stop=0 if sense == 1 else 1,  # the first leap is that of the other sense
                may_move=part.may_move,
                may_capture=part.may_capture,
            )


def _hops(side: _Side, part: Hop, vector: Vector) -> Iterator[Trail]:
    near = part.hurdle is Hurdle.NEXT
    if part.landing is Landing.MIRROR and near:
        raise ValueError("a hop over the next man lands beyond it")
    if part.landing is Landing.MIRROR and gcd(*vector) > 1:
        return  # that line is one of a shorter vector
    if part.landing is Landing.ASIDE:
        cells = side.line(vector)
        for sense in (1, -1):
            aside = _turned(vector, sense * part.turns)
            landings = tuple(
                (side.line(aside, limit=1, start=cell) or (None,))[0] for cell in cells
            )
            if any(landing is not None for landing in landings):
                yield _hop(part, cells, near, landings)
            if part.turns % 4 == 0:
                break  # both turns are one
        return
    limit = 1 + part.distance if near and part.landing is Landing.BEYOND else 0
    yield _hop(part, side.line(vector, limit=limit), near, ())


def _hop(part: Hop, cells: Cells, near: bool, aside: tuple[int | None, ...]) -> Trail:
    return Trail(
        TrailKind.HOP,
        cells,
        may_move=part.may_move,
        may_capture=part.may_capture,
        near=near,
        hurdles=part.hurdles,
        landing=part.landing,
        distance=part.distance,
        aside=aside,
    )


def _turned(vector: Vector, eighths: int) -> Vector:
    """Return a step of a king or a knight, turned clockwise by eighths of a circle.

    Raises:
        ValueError: it is another vector.
    """
    for circle in (ROYAL_ROUND, KNIGHT_ROUND):
        if vector in circle:
            return _round_step(circle, vector, eighths)
    raise ValueError(f"no direction is turned from {vector}")


def _round_step(circle: Vectors, vector: Vector, eighths: int) -> Vector:
    return circle[(circle.index(vector) + eighths) % len(circle)]


def _pawn_steps(side: _Side, part: PawnStep) -> Iterator[Trail]:
    limit = 2 if side.is_in("pawns") else 1
    if side.is_in("first"):
        limit = part.from_first if side.is_one_of(part.first_cells) else 0
        if not limit:
            return
    for vector in part.offsets:
        cells = side.line(vector, limit=limit)
        yield Trail(TrailKind.RIDE, cells[:1], may_capture=False)
        for steps in range(2, len(cells) + 1):
            passed = cells[steps - 2] if part.passes else None
            yield Trail(
                TrailKind.RIDE,
                cells[:steps],
                first_stop=steps - 1,
                may_capture=False,
                passed=passed,
            )
