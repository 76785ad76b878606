# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps through a line on the board, and back to the diagram."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from composer.games.position import GamePosition, GameTurn
from composer.gui.board.overlays import Arrow, Badge, Ghost, Overlay, Role
from composer.gui.games.board.journeys import Journey, journey


def marks_of(
    position: GamePosition, turns: Sequence[GameTurn], begins: bool = False
) -> tuple[Overlay, ...]:
    """Return the arrows of a line, with numbers, from where it begins.

    Args:
        position: where it begins.
        turns: of the line.
        begins: whether the first turn is that of the other player.
    """
    if begins:
        position = position.with_turn(position.game.after(position.turn))
    first = position.game.players[0].id
    marks: list[Overlay] = []
    for number, turn in enumerate(turns, 1):
        seen = journey(position, turn)
        role = Role.WHITE if position.turn == first else Role.BLACK
        if number == len(turns) and number > 1 and number % 2 == 1:
            role = Role.MATE
        shown = number if len(turns) > 1 else 0
        for start, end in zip(seen.path, seen.path[1:], strict=False):
            last = end == seen.path[-1]
            marks.append(Arrow(start, end, role, shown if last else 0))
        if len(seen.path) == 1:
            marks.append(Badge(seen.path[0], number, role))
        position = position.after(turn)
    return tuple(marks)


class LinePlayer(QObject):
    """Has a line in hand, and the place in it.

    Signals:
        moved: another position is to be shown; carries it, the `Journey` that led there or None,
            and the men taken by the last turn, paled.
        active_changed: whether a line is played.
    """

    moved = Signal(object, object, object)
    active_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start: GamePosition | None = None
        self._turns: tuple[GameTurn, ...] = ()
        self._at = 0

    @property
    def is_active(self) -> bool:
        """Whether a line is played."""
        return bool(self._turns)

    @property
    def at(self) -> int:
        """How many turns were made."""
        return self._at

    @property
    def length(self) -> int:
        """How many turns the line has."""
        return len(self._turns)

    def play(self, start: GamePosition, turns: Sequence[GameTurn], begins: bool = False) -> None:
        """Take a line in hand, and show its last position."""
        if begins:
            start = start.with_turn(start.game.after(start.turn))
        self._start, self._turns = start, tuple(turns)
        self._at = len(self._turns)
        self._show(self._seen())
        self.active_changed.emit(True)

    def step(self, by: int) -> None:
        """Go some turns on, or back if negative."""
        self.go(self._at + by)

    def go(self, place: int) -> None:
        """Go to the position after so many turns."""
        if not self._turns or place == self._at or not 0 <= place <= len(self._turns):
            return
        forward = place == self._at + 1
        self._at = place
        self._show(self._seen() if forward else None)

    def home(self) -> None:
        """Put the line away: the diagram is shown again."""
        if self._turns:
            self._turns, self._at, self._start = (), 0, None
            self.active_changed.emit(False)

    def _position(self, at: int) -> GamePosition:
        assert self._start is not None
        position = self._start
        for turn in self._turns[:at]:
            position = position.after(turn)
        return position

    def _seen(self) -> Journey | None:
        return (
            journey(self._position(self._at - 1), self._turns[self._at - 1]) if self._at else None
        )

    def _show(self, going: Journey | None) -> None:
        seen = self._seen()
        position = self._position(self._at)
        ghosts = tuple(
            Ghost(cell, man, taken=True)
            for cell, man in (seen.taken if seen else ())
            if not position.men[cell]
        )
        self.moved.emit(position, going, ghosts)
