# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins that follow when their diagram is edited: they go on naming the men they named.

When the pawn that twin b) moves is itself moved in the diagram, b) means it still; and when
the whole diagram is turned or shifted, all squares that its twins name go with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from composer.problem.men import Man
from composer.problem.squares import Square, file_of, on_board, rank_of, square_at
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    RemoveMan,
    Shift,
    Turned,
    Twin,
)

SquareMap = Callable[[Square], Square]


def twins_of_moved_men(twins: Iterable[Twin], went: Mapping[Square, Square]) -> tuple[Twin, ...]:
    """Return the twins after men of the diagram went from squares to squares."""
    followed = []
    live: dict[Square, Square] = {}
    for twin in twins:
        if not twin.continued:
            live = dict(went)
        changes: list[Change] = []
        for change in twin.changes:
            made, live = _followed(change, live)
            if not (isinstance(made, MoveMan) and made.origin == made.target):
                changes.append(made)
        followed.append(replace(twin, changes=tuple(changes)))
    return tuple(followed)


def twins_of_placed_board(
    twins: Iterable[Twin], place: SquareMap, recolour: bool = False
) -> tuple[Twin, ...]:
    """Return the twins after the whole diagram was placed otherwise on the board.

    Args:
        twins: the twins as they were.
        place: where each square came to lie.
        recolour: whether the men changed their colour too.

    Raises:
        ValueError: a square that a twin names would leave the board.
    """
    placed = []
    for twin in twins:
        changes = list(twin.changes)
        for at, change in enumerate(changes):
            if not isinstance(change, MoveMan | Exchange | RemoveMan | AddMan):
                break  # what comes after a turn counts on the turned board
            changes[at] = _placed(change, place, recolour)
        placed.append(replace(twin, changes=tuple(changes)))
    return tuple(placed)


def shifted(files: int, ranks: int) -> SquareMap:
    """Return where a shift puts each square; it raises ValueError beyond the edge."""

    def place(square: Square) -> Square:
        file, rank = file_of(square) + files, rank_of(square) + ranks
        if not on_board(file, rank):
            raise ValueError("a square would leave the board")
        return square_at(file, rank)

    return place


def _followed(change: Change, live: dict[Square, Square]) -> tuple[Change, dict[Square, Square]]:
    """Return a change after men went, and which of them it leaves where they went."""
    if isinstance(change, MoveMan):
        origin = live.get(change.origin, change.origin)
        return MoveMan(origin, change.target), _without(live, change.origin)
    if isinstance(change, Exchange):
        a, b = live.get(change.a, change.a), live.get(change.b, change.b)
        return Exchange(a, b), _without(live, change.a, change.b)
    if isinstance(change, RemoveMan):
        return RemoveMan(live.get(change.square, change.square)), _without(live, change.square)
    if isinstance(change, AddMan):
        square = live.get(change.square, change.square)
        return AddMan(square, change.man), _without(live, change.square)
    if isinstance(change, Turned):
        place: SquareMap = change.symmetry.apply
    elif isinstance(change, Shift):
        place = shifted(change.files, change.ranks)
    else:
        return change, live
    return change, {place(origin): place(target) for origin, target in live.items()}


def _without(live: dict[Square, Square], *squares: Square) -> dict[Square, Square]:
    return {origin: target for origin, target in live.items() if origin not in squares}


def _placed(
    change: MoveMan | Exchange | RemoveMan | AddMan, place: SquareMap, recolour: bool
) -> Change:
    if isinstance(change, MoveMan):
        return MoveMan(place(change.origin), place(change.target))
    if isinstance(change, Exchange):
        return Exchange(place(change.a), place(change.b))
    if isinstance(change, RemoveMan):
        return RemoveMan(place(change.square))
    man: Man = change.man.recoloured() if recolour else change.man
    return AddMan(place(change.square), man)
