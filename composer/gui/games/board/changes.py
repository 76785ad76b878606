# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes of one man, and what was found of a problem with them: values without widgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from composer.games.position import GamePosition
from composer.gui.games.board.men import offered_men
from composer.gui.games.board.sort import cells_handling
from composer.solver.games.answer import GameAnswer


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

    def applied(self, position: GamePosition) -> GamePosition:
        """Return the position with it."""
        hands = cells_handling(position.book)
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
        answer: the keys without what follows; None where it cannot be solved.
    """

    change: Change
    answer: GameAnswer | None


def neighbours_of(position: GamePosition) -> Iterator[Change]:
    """Yield the changes of one man: taken away, of another sort, added, moved."""
    rows = offered_men(position.book)
    letters = [man for row in rows for man in row]
    cells = range(len(position.men))
    for cell, man in position.placed():
        yield Change(Sort.REMOVE, cell, man)
    for cell, man in position.placed():
        own = next((row for row in rows if man in row), ())
        for other in own:
            if other != man:
                yield Change(Sort.CHANGE, cell, other)
    for man in letters:
        for cell in cells:
            if not position.men[cell]:
                yield Change(Sort.ADD, cell, man)
    for origin, man in position.placed():
        for cell in cells:
            if not position.men[cell]:
                yield Change(Sort.MOVE, cell, man, origin)


def drops_of(
    position: GamePosition, man: str, origin: int | None, copying: bool = False
) -> Iterator[tuple[Change, GamePosition]]:
    """Yield for each cell what a man in hand would make of the position there.

    Args:
        position: where he is dropped.
        man: his letter.
        origin: where he was lifted; None where he is new.
        copying: whether he stays there, and a second one like him is dropped.
    """
    hands = cells_handling(position.book)
    lifted: dict[int, str | None] = {} if origin is None or copying else {origin: None}
    for cell in range(len(position.men)):
        if cell != origin:
            went = {} if origin is None else {origin: cell}
            after = hands.set_cells(position, lifted | {cell: man}, went)
            yield Change(Sort.ADD, cell, man), after
