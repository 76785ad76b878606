# SPDX-License-Identifier: GPL-3.0-or-later
"""Alquerque, Catch the hare, Halatafl and Assault, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from oracle.games.family import PlainFamily
from oracle.games.huffing import Move, huffing

_Ways = dict[int, dict[Vector, int]]
"""For each cell, where a step in each direction leads."""


class PlainJumps(PlainFamily):
    """Men step along lines, and jump over an enemy beside them to the empty point behind."""

    def __init__(self, rules: Rules) -> None:
        """Read the options, and along which lines each player goes."""
        super().__init__(rules)
        game = rules.book.game
        assert game is not None
        chosen = rules.chosen()
        self._chain = chosen["chain"]
        self._forced = chosen["forced"] is True
        self._huff = str(chosen.get("huff", "none"))
        self._is_hunt = "beast_wins_at" in chosen
        self._fortress = self.board.region("fortress")
        self._beast, self._many = (player.id for player in game.players)
        self._wins_at = int(chosen.get("beast_wins_at", 0))
        lines = self._drawn()
        self._ways = {self._beast: lines, self._many: lines}
        if "geese_forward" in chosen:
            self._ways[self._many] = self._straight(lines, chosen["geese_forward"] is True)
        if chosen.get("free_diagonals") is True:
            self._ways[self._beast] = self._everywhere()
        if chosen.get("soldiers") == "forward":
            self._ways[self._many] = self._nearer(lines)

    def _drawn(self) -> _Ways:
        ways: _Ways = {cell: {} for cell in range(len(self.board))}
        for link in self.board.links:
            for start, end in ((link.start, link.end), (link.end, link.start)):
                ways[start][self._vector(start, end)] = end
        return ways

    def _vector(self, start: int, end: int) -> Vector:
        one, other = self.board.cells[start], self.board.cells[end]
        return round(other.x - one.x), round(other.y - one.y)

    def _everywhere(self) -> _Ways:
        vectors = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        return {
            cell: {
                vector: end
                for vector in vectors
                if (end := self.board.after(cell, vector)) is not None
            }
            for cell in range(len(self.board))
        }

    @staticmethod
    def _straight(ways: _Ways, forward_only: bool) -> _Ways:
        return {
            cell: {
                (x, y): end
                for (x, y), end in steps.items()
                if 0 in (x, y) and not (forward_only and y < 0)
            }
            for cell, steps in ways.items()
        }

    def _nearer(self, ways: _Ways) -> _Ways:
        """Leave a soldier steps up the board, and along a rank to the middle file, which is d."""
        return {
            cell: {
                way: end
                for way, end in steps.items()
                if way[1] > 0
                or (way[1] == 0 and abs(self._file(end) - 3) < abs(self._file(cell) - 3))
            }
            for cell, steps in ways.items()
        }

    def _file(self, cell: int) -> int:
        return "abcdefg".index(self.board.cells[cell].label[0])

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost: always."""
        return True

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield jumps and steps, with men huffed where that is played."""
        return huffing(position, self._huff, self._moves)

    def _moves(self, position: GamePosition) -> Iterator[Move]:
        """Yield jumps and steps; no steps where capture is compulsory and can be had."""
        own = [cell for cell, _ in position.placed() if position.owner_at(cell) == position.turn]
        following = position.game.after(position.turn)
        captures = {cell: list(self._chains(position, cell)) for cell in own}
        for chains in captures.values():
            for path, after in chains:
                yield Move(self._text(path, "x"), path, True, replace(after, turn=following))
        if self._forced and self._huff == "none" and any(captures.values()):
            return
        for cell in own:
            for end in self._ways[position.turn][cell].values():
                if not position.men[end]:
                    after = position.with_man(cell, EMPTY).with_man(end, position.men[cell])
                    text = self._text((cell, end), "-")
                    yield Move(text, (cell, end), False, replace(after, turn=following))

    def _text(self, path: tuple[int, ...], sign: str) -> str:
        return sign.join(self.board.cells[cell].label for cell in path)

    def _chains(
        self, position: GamePosition, start: int
    ) -> Iterator[tuple[tuple[int, ...], GamePosition]]:
        """Yield the paths by which the man on a cell can capture in a turn, with what they leave.

        Each man is taken off as he is jumped.
        """
        if self._is_hunt and position.turn == self._many:
            return

        def go(
            before: GamePosition, path: tuple[int, ...]
        ) -> Iterator[tuple[tuple[int, ...], GamePosition]]:
            jumps = list(self._jumps(before, path[-1])) if self._may_jump(path) else []
            for after, end in jumps:
                yield from go(after, (*path, end))
            if len(path) > 1 and not (jumps and self._chain == "must"):
                yield path, before

        yield from go(position, (start,))

    def _may_jump(self, path: tuple[int, ...]) -> bool:
        return len(path) == 1 or self._chain != "none"

    def _jumps(self, position: GamePosition, cell: int) -> Iterator[tuple[GamePosition, int]]:
        """Yield what each single jump of the man on a cell leaves, and where he lands."""
        ways = self._ways[position.turn]
        for vector, over in ways[cell].items():
            end = ways[over].get(vector)
            enemy = position.owner_at(over) not in (None, position.turn)
            if enemy and end is not None and not position.men[end]:
                man = position.men[cell]
                lifted = position.with_man(cell, EMPTY).with_man(over, EMPTY)
                yield lifted.with_man(end, man), end

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won because the other has too few men left."""
        if self._is_hunt:
            if self._is_filled(position):
                return self._many
            return self._beast if position.count(self._many) <= self._wins_at else None
        losers = [player.id for player in position.game.players if not position.count(player.id)]
        return position.game.after(losers[0]) if losers else None

    def _is_filled(self, position: GamePosition) -> bool:
        """Tell whether the many stand on every point of a fortress."""
        owners = {position.owner_at(cell) for cell in self._fortress}
        return owners == {self._many}

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether the beast is caught, has come to a cell, or the board is cleared."""
        if task.goal == "clear":
            return after.count(after.game.after(task.side)) == 0
        if task.goal in ("caught", "immobilised"):
            theirs = after.turn == self._beast and self.winner_on_board(after) is None
            return theirs and self.is_stuck(after)
        if task.goal == "fill":
            return self._is_filled(after)
        if task.goal == "reach":
            wanted = map(self.board.number, task.cells)
            return any(after.owner_at(cell) == self._beast for cell in wanted)
        return super().own_goal(task, before, turn, after)
