# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a man arrives along a trail, and whom he captures: one rule for each way of going."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from composer.rules.movement import Landing
from composer.rules.trails import Trail, TrailKind


class Standing(Protocol):
    """A man, of whom it matters whose he is."""

    @property
    def colour(self) -> Enum:
        """Whose he is: White's (`w`), Black's (`b`), or nobody's."""
        ...


Board = Sequence[Standing | None]
"""What stands on each cell; None where nothing does."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A cell that a man comes to along a trail.

    Attributes:
        target: the cell.
        captured: the cell of the man that would be captured, whosever he is; None for none.
        hurdle: the cell of the last man hopped over; None where nobody is.
    """

    target: int
    captured: int | None = None
    hurdle: int | None = field(default=None, compare=False)


def arrivals(board: Board, trail: Trail) -> Iterator[Arrival]:
    """Yield the arrivals along a trail, without those in passing."""
    match trail.kind:
        case TrailKind.RIDE:
            yield from _rides(board, trail)
        case TrailKind.HOP:
            yield from _hops(board, trail)
        case TrailKind.LOCUST:
            yield from _locusts(board, trail)


def _stops(trail: Trail, place: int) -> bool:
    """Tell whether a ride may end on the cell at a place of its trail."""
    return place >= trail.first_stop and (place - trail.first_stop) % trail.period == 0


def _rides(board: Board, trail: Trail) -> Iterator[Arrival]:
    for place, cell in enumerate(trail.cells):
        empty = board[cell] is None
        if _stops(trail, place) and (trail.may_move if empty else trail.may_capture):
            yield Arrival(cell, None if empty else cell)
        if not empty:
            return


def _hops(board: Board, trail: Trail) -> Iterator[Arrival]:
    hurdle = _hurdle(board, trail)
    if hurdle is None:
        return
    for cell in _landings(board, trail, hurdle):
        empty = board[cell] is None
        if trail.may_move if empty else trail.may_capture:
            yield Arrival(cell, None if empty else cell, trail.cells[hurdle])


def _hurdle(board: Board, trail: Trail) -> int | None:
    """Return the place of the last man to be hopped over, if there are as many as needed."""
    men = [place for place, cell in enumerate(trail.cells) if board[cell] is not None]
    if len(men) < trail.hurdles or (trail.near and men[0] != 0):
        return None
    last = men[trail.hurdles - 1]
    man = board[trail.cells[last]]
    return None if man is not None and man.colour.value == trail.spares else last


def _landings(board: Board, trail: Trail, hurdle: int) -> Iterator[int]:
    """Yield the cells beyond a hurdle where a hopper may land; a man may stand on the last."""
    if trail.landing is Landing.ASIDE:
        aside = trail.aside[hurdle]
        if aside is not None:
            yield aside
        return
    if trail.landing is Landing.BEFORE:
        if hurdle > 0:
            yield trail.cells[hurdle - 1]
        return
    beyond = trail.cells[hurdle + 1 :]
    if trail.landing is Landing.ANY:
        for cell in beyond:
            yield cell
            if board[cell] is not None:
                return
        return
    distance = trail.distance if trail.landing is Landing.BEYOND else hurdle + 1
    between = beyond[: distance - 1]
    if len(beyond) >= distance and all(board[cell] is None for cell in between):
        yield beyond[distance - 1]


def _locusts(board: Board, trail: Trail) -> Iterator[Arrival]:
    hurdle = _hurdle(board, trail)
    if hurdle is None or hurdle + 1 == len(trail.cells):
        return
    beyond = trail.cells[hurdle + 1]
    if board[beyond] is None:
        yield Arrival(beyond, trail.cells[hurdle])
