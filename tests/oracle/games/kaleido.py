# SPDX-License-Identifier: GPL-3.0-or-later
"""CaleidoScacchi, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.rules.book import Rules
from composer.rules.historic.kaleido import GAITS, sort_of
from oracle.games.family import PlainFamily


class PlainKaleido(PlainFamily):
    """Men go from cell to cell, exactly so many steps, and capture on the last one."""

    def __init__(self, rules: Rules) -> None:
        """Read which cells touch by a side, and which by a corner."""
        super().__init__(rules)
        cells = range(len(self.board))
        self._sides: dict[int, set[int]] = {cell: set() for cell in cells}
        self._near: dict[int, set[int]] = {cell: set() for cell in cells}
        for link in self.board.links:
            for start, end in ((link.start, link.end), (link.end, link.start)):
                self._near[start].add(end)
                if link.kind == "side":
                    self._sides[start].add(end)
        self._ring = dict.fromkeys(cells, 0)
        for ring in range(1, 6):
            self._ring.update(dict.fromkeys(self.board.region(f"ring {ring}"), ring))
        self._castles = self.board.region("castles")
        assert rules.book.game is not None
        self._is_crowd = len(rules.book.game.players) > 2

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost: of two always."""
        return not self._is_crowd

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield every turn: a man, and a cell that he comes to."""
        cells, following = self.board.cells, position.game.after(position.turn)
        for start, man in position.placed():
            if position.owner_at(start) != position.turn:
                continue
            for end in self._ends(position, start):
                sign = "+" if position.men[end] else "-"
                after = position.with_man(start, EMPTY).with_man(end, man)
                text = f"{cells[start].label}{sign}{cells[end].label}"
                turned = replace(after, turn=following)
                yield text, self._settled(after) if self._is_crowd else turned

    def _settled(self, moved: GamePosition) -> GamePosition:
        """Return who plays next of more than two, those who are out having left."""
        mover = moved.turn
        for player in moved.present():
            if not self._holds(moved, player):
                moved = self._without(moved, player)
        player = moved.game.after(mover)
        while player != mover:
            own = [cell for cell, _ in moved.placed() if moved.owner_at(cell) == player]
            if any(self._ends(moved, cell) for cell in own):
                return moved.with_turn(player)
            moved = self._without(moved, player)
            player = moved.game.after(player)
        return moved

    @staticmethod
    def _without(position: GamePosition, player: str) -> GamePosition:
        for cell, _ in position.placed():
            if position.owner_at(cell) == player:
                position = position.with_man(cell, EMPTY)
        return position

    def _ends(self, position: GamePosition, start: int) -> set[int]:
        """Return the cells that the man on a cell comes to with his last step."""
        gait = GAITS[sort_of(position.men[start])]
        links = self._near if gait.flies else self._sides
        found = set()

        def go(path: tuple[int, ...], crossed: int) -> None:
            for cell in links[path[-1]] - set(path):
                lines = crossed + (self._ring[cell] != self._ring[path[-1]])
                if lines > gait.crossings:
                    continue
                if len(path) == gait.steps:
                    found.add(cell)
                elif gait.flies or not position.men[cell]:
                    go((*path, cell), lines)

        go((start,), 0)
        return found

    def _holds(self, position: GamePosition, player: str) -> bool:
        return any(position.owner_at(cell) == player for cell in self._castles)

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won because the other has no man on a castle."""
        if self._is_crowd:
            left = position.present()
            return left[0] if len(left) == 1 else None
        losers = [
            player.id for player in position.game.players if not self._holds(position, player.id)
        ]
        return position.game.after(losers[0]) if losers else None

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether the other has lost his castles, must leave them, or a cell is reached."""
        other = after.game.after(task.side)
        if task.goal == "castles" and self._is_crowd:
            wanted = [task.detail("of")] if task.detail("of") else self._there
            out = [player for player in wanted if player in self._there - {task.side}]
            return any(player not in after.present() for player in out)
        if task.goal == "castles":
            return not self._holds(after, other)
        if task.goal == "capitulation":
            turns = self.turns(after) if after.turn == other else ()
            return bool(turns) and not any(self._holds(position, other) for _, position in turns)
        if task.goal == "reach":
            man = task.detail("man")
            return any(
                after.owner_at(cell) == task.side and man in (None, after.men[cell])
                for cell in map(self.board.number, task.cells)
            )
        return super().own_goal(task, before, turn, after)

    def is_reached(
        self,
        task: GameTask,
        diagram: GamePosition,
        before: GamePosition,
        turn: GameTurn,
        after: GamePosition,
    ) -> bool:
        """Tell whether a turn brings a goal about; who has no castle is not blocked, but beaten."""
        self._there = set(diagram.present())
        if task.goal == "block" and not self._holds(after, after.turn):
            return False
        return super().is_reached(task, diagram, before, turn, after)
