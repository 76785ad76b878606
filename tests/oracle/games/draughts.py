# SPDX-License-Identifier: GPL-3.0-or-later
"""Spanish draughts, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from oracle.games.family import PlainFamily
from oracle.games.huffing import Move, huffing

_UP: Final[tuple[Vector, ...]] = ((-1, 1), (1, 1))
_DOWN: Final[tuple[Vector, ...]] = ((-1, -1), (1, -1))
_WAYS: Final[dict[str, tuple[Vector, ...]]] = {
    "W": _UP,
    "B": _DOWN,
    "WK": _UP + _DOWN,
    "BK": _UP + _DOWN,
}
_LAST: Final = {"W": "white-last", "B": "black-last"}
_KING: Final = {"W": "WK", "B": "BK"}

_Chain = tuple[tuple[int, ...], tuple[int, ...]]
"""The cells of a capturing man from the first to the last, and those of the men he takes."""


class PlainDraughts(PlainFamily):
    """Men step and jump forward, kings go as far as they like."""

    def __init__(self, rules: Rules) -> None:
        """Read the options."""
        super().__init__(rules)
        self._priority = rules["priority"] is True
        self._forced = rules["forced"] is True
        self._huff = str(rules["huff"])

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost: always."""
        return True

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield captures and moves, with men huffed where that is played."""
        return huffing(position, self._huff, self._moves)

    def _moves(self, position: GamePosition) -> Iterator[Move]:
        """Yield captures, and moves where no capture must be made."""
        own = [cell for cell, _ in position.placed() if position.owner_at(cell) == position.turn]
        captures = self._wanted(position, [c for cell in own for c in self._chains(position, cell)])
        for path, taken in captures:
            after = self._after(position, path, taken)
            yield Move(self._text(path, "x"), path, True, after)
        if captures and self._forced and self._huff == "none":
            return
        for cell in own:
            for end in self._steps(position, cell):
                after = self._after(position, (cell, end), ())
                yield Move(self._text((cell, end), "-"), (cell, end), False, after)

    def _text(self, path: tuple[int, ...], sign: str) -> str:
        return sign.join(self.board.cells[cell].label for cell in path)

    def _wanted(self, position: GamePosition, captures: list[_Chain]) -> list[_Chain]:
        """Return the captures that may be made: most men, and of these most kings."""

        def worth(chain: _Chain) -> tuple[int, int]:
            return len(chain[1]), sum(position.men[cell] in _KING.values() for cell in chain[1])

        if not captures or not self._priority:
            return captures
        best = max(map(worth, captures))
        return [chain for chain in captures if worth(chain) == best]

    def _ray(self, man: str, cell: int, vector: Vector) -> Iterator[int]:
        """Yield the cells in a direction as far as a man goes in one."""
        end = self.board.after(cell, vector)
        while end is not None:
            yield end
            if man in _KING:
                return
            end = self.board.after(end, vector)

    def _steps(self, position: GamePosition, cell: int) -> Iterator[int]:
        man = position.men[cell]
        for vector in _WAYS[man]:
            for end in self._ray(man, cell, vector):
                if position.men[end]:
                    break
                yield end

    def _hits(
        self, position: GamePosition, cell: int, man: str, taken: tuple[int, ...]
    ) -> Iterator[tuple[int, int]]:
        """Yield what a man on a cell can take in one jump, and where he can land.

        Men taken before in this turn still stand in the way.
        """
        for vector in _WAYS[man]:
            over = next((each for each in self._ray(man, cell, vector) if position.men[each]), None)
            if over is None or over in taken or position.owner_at(over) == position.turn:
                continue
            for end in self._ray(man, over, vector):
                if position.men[end]:
                    break
                yield over, end

    def _chains(self, position: GamePosition, start: int) -> Iterator[_Chain]:
        """Yield the whole captures of the man on a cell."""
        man = position.men[start]
        lifted = position.with_man(start, EMPTY)

        def go(path: tuple[int, ...], taken: tuple[int, ...]) -> Iterator[_Chain]:
            hits = list(self._hits(lifted, path[-1], man, taken))
            for over, end in hits:
                yield from go((*path, end), (*taken, over))
            if taken and not hits:
                yield path, taken

        yield from go((start,), ())

    def _after(
        self, position: GamePosition, path: tuple[int, ...], taken: tuple[int, ...]
    ) -> GamePosition:
        man, end = position.men[path[0]], path[-1]
        if man in _LAST and end in self.board.region(_LAST[man]):
            man = _KING[man]
        men = list(position.men)
        for cell in (path[0], *taken):
            men[cell] = EMPTY
        men[end] = man
        return replace(position, men=tuple(men), turn=position.game.after(position.turn))

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won because the other has no man left."""
        losers = [player.id for player in position.game.players if not position.count(player.id)]
        return position.game.after(losers[0]) if losers else None

    def is_reached(
        self,
        task: GameTask,
        diagram: GamePosition,
        before: GamePosition,
        turn: GameTurn,
        after: GamePosition,
    ) -> bool:
        """Tell whether a turn brings a goal about; for a new king the diagram counts."""
        if task.goal == "king":
            king = _KING["W" if task.side == "white" else "B"]
            return after.men.count(king) > diagram.men.count(king)
        return super().is_reached(task, diagram, before, turn, after)
