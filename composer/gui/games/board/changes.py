# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes of one man on the board of any game, and what was found with them. No widgets here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from composer.games.position import GameError
from composer.gui.aids.dropcover import Dropped
from composer.gui.board.menedits import Handling, Men

Rows = tuple[tuple[str, ...], ...]
"""The letters of the men who are offered, a row for each player."""


class Sort(Enum):
    """What is done with a man."""

    REMOVE = "remove"
    ADD = "add"
    CHANGE = "change"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of one man.

    Attributes:
        sort: what is done.
        cell: where he stands afterwards, or stood.
        man: his letter afterwards; when he is removed, before.
        origin: the cell that he leaves when he moves.
    """

    sort: Sort
    cell: int
    man: str
    origin: int = -1

    def applied(self, position: Any, hands: Handling) -> Any:
        """Return the position with it.

        Raises:
            GameError: men cannot stand so.
        """
        if self.sort is Sort.MOVE:
            plan = {self.origin: self.cell}
            return hands.set_cells(position, {self.origin: None, self.cell: self.man}, plan)
        man = None if self.sort is Sort.REMOVE else self.man
        return hands.set_cells(position, {self.cell: man}, {})


@dataclass(frozen=True, slots=True)
class Tried:
    """A change, and what was found of the problem with it.

    Attributes:
        change: what was done.
        found: what it comes to, with the whole key.
    """

    change: Change
    found: Dropped


Changes = Iterable[tuple[Change, Any]]
"""Changes, and the positions that they lead to."""


def neighbours_of(position: Men, hands: Handling, rows: Rows) -> Changes:
    """Yield the changes of one man: taken away, of another sort, added, moved.

    Where men are stacked a man comes and goes on top of them, and none becomes another.
    """
    for change in _changes(dict(position), hands, rows):
        yield from _led(change, position, hands)


def _changes(men: Mapping[int, str], hands: Handling, rows: Rows) -> Iterator[Change]:
    cells = range(len(hands.geometry.cells))

    def room(origin: int = -1) -> Iterator[int]:
        return (cell for cell in cells if hands.stacks or cell not in men if cell != origin)

    for cell, man in men.items():
        yield Change(Sort.REMOVE, cell, man)
    for cell, man in men.items():
        own = next((row for row in rows if man in row), ())
        for other in own:
            if other != man and not hands.stacks:
                yield Change(Sort.CHANGE, cell, other)
    for man in (man for row in rows for man in row):
        for cell in room():
            yield Change(Sort.ADD, cell, man)
    for origin, man in men.items():
        for cell in room(origin):
            yield Change(Sort.MOVE, cell, man, origin)


def _led(change: Change, position: Men, hands: Handling) -> Changes:
    """Yield a change with the position after it; nothing where men cannot stand so."""
    try:
        yield change, change.applied(position, hands)
    except GameError:
        return


def drops_of(
    position: Men, hands: Handling, man: str, origin: int | None, copying: bool = False
) -> Changes:
    """Yield for each cell what a man in hand would make of the position there.

    Args:
        position: where he is dropped.
        hands: how its men are handled.
        man: his letter.
        origin: where he was lifted; None where he is new.
        copying: whether he stays there, and a second one like him is dropped.
    """
    lifted: dict[int, str | None] = {} if origin is None or copying else {origin: None}
    for cell in range(len(hands.geometry.cells)):
        if cell != origin:
            went = {} if origin is None else {origin: cell}
            try:
                after = hands.set_cells(position, lifted | {cell: man}, went)
            except GameError:
                continue
            yield Change(Sort.ADD, cell, man), after
