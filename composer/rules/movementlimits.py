# SPDX-License-Identifier: GPL-3.0-or-later
"""What a movement must keep to, wherever it is read: what the solvers know, and what they can do.

A movement is worked out for every square of a board and both sides (`composer.rules.trails`),
so what it costs is bounded here, before anything is worked out.
"""

from __future__ import annotations

from typing import Final

from composer.rules.movement import (
    KNIGHT,
    ROYAL,
    Circle,
    Course,
    Hop,
    Hurdle,
    Lame,
    Landing,
    Learn,
    Movement,
    Part,
    Ride,
    Vectors,
)
from composer.said.sentence import Sentence, said

MOST_PARTS: Final = 12
"""Parts of a movement."""

MOST_SQUARES: Final = 6000
"""Squares looked at from one square of a chessboard; the largest man of the table has 1,680."""

_BOARD: Final = 64
_LINE: Final = 7
BOUNDS: Final = {
    "limit": (0, 18),
    "distance": (1, 18),
    "hurdles": (1, 7),
    "turns": (0, 4),
    "from_first": (0, 7),
}
"""The numbers that a part of a movement may have: the least and the most."""


def movement_fault(movement: Movement) -> Sentence | None:
    """Return why a movement cannot be used, in one sentence; None if it can."""
    if len(movement) > MOST_PARTS:
        return said("at most {most} parts of a movement are possible", most=MOST_PARTS)
    for part in movement:
        fault = _part_fault(part)
        if fault is not None:
            return fault
    if squares_looked_at(movement) > MOST_SQUARES:
        return said("the man moves in more ways than can be solved with")
    return None


def squares_looked_at(movement: Movement) -> int:
    """Return how many squares are looked at, at most, from one square of a chessboard."""
    return sum(map(_squares, movement))


def _squares(part: Part) -> int:
    match part:
        case Ride():
            return len(part.offsets) * (part.limit or _LINE)
        case Lame():
            return sum(min(len(way) * (part.limit or _BOARD), _BOARD) for way in part.paths)
        case Circle():
            return 2 * len(part.offsets) * min(len(part.offsets), _BOARD)
        case Course() | Learn():
            return 0  # no more squares than the table's own men look at
        case _:
            return len(part.offsets) * _LINE


def _part_fault(part: Part) -> Sentence | None:
    steps = _steps(part)
    if any(not vectors or (0, 0) in vectors for vectors in steps):
        return said("a man does not leap to where he stands")
    if not isinstance(part, Lame | Course | Learn) and len(set(part.offsets)) < len(part.offsets):
        return said("a step is there twice")
    for name, (least, most) in BOUNDS.items():
        if not least <= getattr(part, name, least) <= most:
            return _out_of_bounds(name, least, most)
    return _hop_fault(part) if isinstance(part, Hop) else None


def _out_of_bounds(name: str, least: int, most: int) -> Sentence:
    return said(
        "{name}: expected a number from {least} to {most}", name=name, least=least, most=most
    )


def _steps(part: Part) -> tuple[Vectors, ...]:
    match part:
        case Lame():
            return part.paths
        case Course() | Learn():
            return ()
        case _:
            return (part.offsets,)


def _hop_fault(hop: Hop) -> Sentence | None:
    if hop.landing is Landing.ASIDE and not set(hop.offsets) <= {*ROYAL, *KNIGHT}:
        return said("only hops on a queen's or a nightrider's lines turn aside")
    if hop.landing is Landing.MIRROR and hop.hurdle is Hurdle.NEXT:
        return said("a hop over the next man lands beyond it")
    return None
