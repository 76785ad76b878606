# SPDX-License-Identifier: GPL-3.0-or-later
"""Tablut, Hnefatafl and Petteia, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from oracle.games.family import PlainFamily

_SIDES: Final[tuple[Vector, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1))
_KING: Final = "K"
_BLACK_MAN: Final = "B"


class PlainTafl(PlainFamily):
    """All men go as rooks; a man is captured when the enemy who moves shuts him in."""

    def __init__(self, rules: Rules) -> None:
        """Read the options, and which cells are thrones and refuges."""
        super().__init__(rules)
        assert rules.book.game is not None
        chosen, board = rules.chosen(), self.board
        self._has_king = any(man.letter == _KING for man in rules.book.game.men)
        self._skoglund = chosen.get("variant") == "skoglund"
        self._centre = board.region("throne") if rules.book.id == "tablut" else frozenset()
        corners = board.region("corners") if self._skoglund else frozenset()
        self._thrones = self._centre | corners
        self._refuge = corners if self._skoglund else board.region("edge")
        self._hostile = self._skoglund or chosen.get("throne_hostile") is True
        self._captured_on_throne = self._skoglund or chosen.get("king_on_throne") == "four"
        self._two_capture = self._skoglund or chosen.get("king_away") == "two"
        self._king_passes = self._skoglund or chosen.get("king_passes_throne") is True
        self._king_range = chosen.get("king_range") or None
        self._pinned = chosen.get("king_pinned") is True
        self._binds = chosen.get("capture") == "bound"
        self._shut_wins = chosen.get("shut_wins") is True
        self._immobile_loses = chosen["immobile_loses"] is True

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost."""
        return self._immobile_loses

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield every move, with what it captures."""
        if self._binds:
            yield from self._binding(position)
            return
        cells = self.board.cells
        for start, man in position.placed():
            if position.owner_at(start) != position.turn:
                continue
            for end in self._ends(position, start):
                moved = position.with_man(start, EMPTY).with_man(end, man)
                taken = sorted(self._captured(moved, end))
                for cell in taken:
                    moved = moved.with_man(cell, EMPTY)
                text = f"{cells[start].label}-{cells[end].label}"
                text += "".join(f" x{cells[cell].label}" for cell in taken)
                yield text, replace(moved, turn=position.game.after(position.turn))

    def _binding(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield moves where men are bound before they are taken."""
        mover, enemy = position.turn, position.game.after(position.turn)
        bound = position.cells_of("bound")
        taken = [
            cell
            for cell in sorted(bound)
            if position.owner_at(cell) == enemy
            and any(
                all(
                    there is not None and there not in bound and position.owner_at(there) == mover
                    for there in (self.board.after(cell, way), self.board.after(cell, (-x, -y)))
                )
                for way in _SIDES[::2]
                for x, y in [way]
            )
        ]
        own = {cell for cell in bound if position.owner_at(cell) == mover}
        for cell in taken:
            position = position.with_man(cell, EMPTY)
        labels = [cell.label for cell in self.board.cells]
        for start, man in position.placed():
            if position.owner_at(start) != mover or start in own:
                continue
            for end in self._ends(position, start):
                moved = position.with_man(start, EMPTY).with_man(end, man)
                fresh = sorted(
                    cell
                    for cell in self._captured(moved, end)
                    if self.board.after(cell, self._way(end, cell)) not in own
                )
                text = "".join(f"x{labels[cell]} " for cell in taken)
                text += f"{labels[start]}-{labels[end]}"
                text += "".join(f" ({labels[cell]})" for cell in fresh)
                after = replace(moved, extra=(("bound", tuple(sorted(own.union(fresh)))),))
                yield text, after.with_turn(enemy)

    def _way(self, start: int, end: int) -> Vector:
        one, other = self.board.cells[start], self.board.cells[end]
        return round(other.x - one.x), round(other.y - one.y)

    def _ends(self, position: GamePosition, start: int) -> Iterator[int]:
        """Yield the cells to which the man on a cell can go."""
        is_king = position.men[start] == _KING
        if is_king and self._pinned and self._is_pinned(position, start):
            return
        for side in _SIDES:
            cell, steps = self.board.after(start, side), 1
            while cell is not None and not position.men[cell]:
                if is_king and self._king_range is not None and steps > int(self._king_range):
                    break
                if is_king or cell not in self._thrones:
                    yield cell
                if not self._may_pass(cell, is_king):
                    break
                cell, steps = self.board.after(cell, side), steps + 1

    def _may_pass(self, cell: int, is_king: bool) -> bool:
        if cell not in self._thrones or self._skoglund:
            return True
        return is_king and self._king_passes

    def _is_pinned(self, position: GamePosition, king: int) -> bool:
        def black(side: Vector) -> bool:
            return self._is_black(position, self.board.after(king, side))

        return any(black(side) and black((-side[0], -side[1])) for side in _SIDES[::2])

    @staticmethod
    def _is_black(position: GamePosition, cell: int | None) -> bool:
        return cell is not None and position.men[cell] == _BLACK_MAN

    def _captured(self, position: GamePosition, arrived: int) -> Iterator[int]:
        """Yield the cells of the men whom the man that has just arrived on a cell captures."""
        mover = position.owner_at(arrived)
        for side in _SIDES:
            prey = self.board.after(arrived, side)
            if prey is None or position.owner_at(prey) in (None, mover):
                continue
            beyond = self.board.after(prey, side)
            if position.men[prey] == _KING:
                if self._king_is_shut_in(position, prey, beyond):
                    yield prey
            elif beyond is not None and self._is_hostile(position, beyond, position.owner_at(prey)):
                yield prey

    def _is_hostile(self, position: GamePosition, cell: int, prey: str | None) -> bool:
        """Tell whether a cell acts as an enemy of a man of some player."""
        if not position.men[cell]:
            return self._hostile and cell in self._thrones
        return position.owner_at(cell) != prey

    def _king_is_shut_in(self, position: GamePosition, king: int, beyond: int | None) -> bool:
        """Tell whether the king is captured by who has come beside him, opposite to `beyond`."""
        around = [self.board.after(king, side) for side in _SIDES]
        enemies = sum(self._is_black(position, cell) for cell in around)
        if king in self._centre:
            return self._captured_on_throne and enemies == 4
        if any(cell in around and not position.men[cell] for cell in self._centre):
            return enemies == 3  # the empty throne is the fourth
        if self._two_capture:
            corner = self._skoglund and beyond in self._refuge
            return corner or self._is_black(position, beyond)
        return enemies == 4

    def _king(self, position: GamePosition) -> int | None:
        return position.men.index(_KING) if _KING in position.men else None

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won: by the king, or, without one, who has taken all but one man."""
        if not self._has_king:
            losers = [
                player.id for player in position.game.players if position.count(player.id) <= 1
            ]
            return position.game.after(losers[0]) if losers else None
        king = self._king(position)
        if king is None:
            return "black"
        if king in self._refuge:
            return "white"
        is_lost = self._shut_wins and position.turn == "white" and self._is_shut(position, king)
        return "black" if is_lost else None

    def _is_shut(self, position: GamePosition, king: int) -> bool:
        return next(self._ends(position, king), None) is None

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a goal of the king is reached."""
        if task.goal == "bind":
            other = after.game.after(task.side)
            bound = [cell for cell in after.cells_of("bound") if after.owner_at(cell) == other]
            return before.turn == task.side and len(bound) >= task.number
        king = self._king(after)
        if task.goal == "capture":
            return king is None
        if task.goal == "escape":
            return king in self._refuge
        if task.goal == "king_shut":
            free = king is None or king in self._refuge or not self._is_shut(after, king)
            return before.turn == task.side and not free
        if task.goal not in ("raichi", "tuichi"):
            return super().own_goal(task, before, turn, after)
        if king is None or king in self._refuge or before.turn != task.side:
            return False
        ways = sum(end in self._refuge for end in self._ends(after, king))
        return ways >= (1 if task.goal == "raichi" else 2)
