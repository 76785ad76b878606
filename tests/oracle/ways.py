# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways of men on a plain board, in which conditions have no say but for the holes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from composer.geometry.geometry import Geometry
from composer.problem.men import Colour, Kind, Man
from composer.rules.arrivals import arrivals
from composer.rules.trails import Trail, TrailKind
from composer.solver.conditions.condition import PlayedCondition
from oracle.conditions.condition import HOLES
from oracle.state import State, trails_of


def holes_of(state: State) -> frozenset[int]:
    """Return the cells that are holes."""
    return frozenset(int(name[len(HOLES) :]) for name, _ in state.memory if name.startswith(HOLES))


def goes_as(conditions: Sequence[PlayedCondition], kind: Kind) -> Kind:
    """Return the kind in whose way men of a kind go by some conditions."""
    for condition in conditions:
        kind = condition.goes_as(kind)
    return kind


def open_trails(
    state: State, geometry: Geometry, kind: Kind, white: bool, begin: int
) -> Iterator[Trail]:
    """Yield the trails of a kind, which end before the first hole."""
    holes = holes_of(state)
    for trail in trails_of(kind, geometry, white)[begin]:
        if not holes:
            yield trail
            continue
        length = next((n for n, cell in enumerate(trail.cells) if cell in holes), None)
        if length is None:
            length = len(trail.cells)
        aside = tuple(None if each in holes else each for each in trail.aside[:length])
        if length:
            yield replace(trail, cells=trail.cells[:length], aside=aside)


def captures_there(
    state: State,
    geometry: Geometry,
    origin: int,
    target: int,
    side: Colour,
    conditions: Sequence[PlayedCondition] = (),
) -> bool:
    """Tell whether a man, moved by a side, captures what stands on a cell by his own ways."""
    man = state.board[origin]
    if man is None:
        return False
    kind = goes_as(conditions, man.kind)
    return any(
        _is_in_passing(state, trail, target, side)
        or any(arrival.captured == target for arrival in arrivals(state.board, trail))
        for trail in open_trails(state, geometry, kind, side is Colour.WHITE, origin)
    )


def _is_in_passing(state: State, trail: Trail, target: int, side: Colour) -> bool:
    """Return whether a trail leads to the capture in passing of the pawn on a cell."""
    passed = state.passed
    if passed is None or passed.pawn != target or not trail.in_passing:
        return False
    pawn = state.board[target]
    if pawn is None or pawn.colour is side:
        return False
    return trail.cells[0] in passed.cells and landing_in_passing(state.board, trail) is not None


def landing_in_passing(board: Sequence[Man | None], trail: Trail) -> int | None:
    """Return where a man arrives who captures in passing along a trail; None if he cannot.

    A pawn has passed over the first cell of it. A marine man hops over that cell.
    """
    cells = trail.cells[: 2 if trail.kind is TrailKind.LOCUST else 1]
    if trail.kind is TrailKind.LOCUST and len(cells) < 2:
        return None
    return cells[-1] if all(board[cell] is None for cell in cells) else None
