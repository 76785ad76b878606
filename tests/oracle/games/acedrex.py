# SPDX-License-Identifier: GPL-3.0-or-later
"""Grande Acedrex, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from composer.rules.historic.acedrex import FRESH, ROW
from oracle.games.gridchess import (
    AROUND,
    DIAGONAL,
    KING,
    KNIGHT,
    ORTHOGONAL,
    PAWN,
    PlainGridChess,
    Reach,
    Use,
    leaps,
)

_LION: Final = {
    "3": leaps(3, 0),
    "1-3": leaps(1, 0) + leaps(2, 0) + leaps(3, 0),
    "1-4": leaps(1, 0) + leaps(2, 0) + leaps(3, 0) + leaps(4, 0),
    "3+camel": leaps(3, 0) + leaps(3, 1),
}
_SIZE: Final = 12


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class PlainAcedrex(PlainGridChess):
    """Two armies on 12x12, with bent riders, long leapers, and men whose first move is special."""

    def __init__(self, rules: Rules) -> None:
        """Read the options."""
        super().__init__(rules)
        chosen = rules.chosen()
        self._lion = _LION[str(chosen["lion"])]
        self._giraffe = leaps(4, 1) if chosen["giraffe"] == "4,1" else leaps(3, 2)
        self._rhino = chosen["unicorn"] == "rhino"
        self._forward = chosen["unicorn_forward"] is True
        self._double = chosen["pawn_double"] is True
        self._king_leap = chosen["king_leap"] is True
        self._promoted_leaps = chosen["promoted_unicorn"] == "fresh" and not self._rhino
        self._bare, self._stalemate = chosen["bare"], chosen["stalemate"]

    def kind(self, man: str) -> str:
        """Return the kind of a man."""
        return man.upper()

    def reach(self, position: GamePosition, cell: int) -> Reach:
        """Yield the cells within reach of the man on a cell."""
        man = position.men[cell]
        kind, white = self.kind(man), man.isupper()
        if kind == KING:
            yield from self.leap(cell, AROUND)
        elif kind == "R":
            yield from self.ride(position, cell, ORTHOGONAL)
        elif kind == "C":
            yield from self.ride(position, cell, DIAGONAL)
        elif kind == "L":
            yield from self.leap(cell, self._lion)
        elif kind == "G":
            yield from self.leap(cell, self._giraffe)
        elif kind == "A":
            yield from self._aanca(position, cell)
        elif kind == "U":
            for end, use in self._unicorn(position, cell):
                ahead = (end > cell) == white and end // _SIZE != cell // _SIZE
                if ahead or not self._forward:
                    yield end, use
        else:
            home = cell // _SIZE == (3 if white else 8)
            ahead_vector = (0, 1) if white else (0, -1)
            yield from self.pawn(position, cell, ahead_vector, 2 if home and self._double else 1)

    def _aanca(self, position: GamePosition, cell: int) -> Reach:
        for x, y in DIAGONAL:
            yield from self._bent(position, cell, (x, y), ((x, 0), (0, y)))

    def _bent(
        self, position: GamePosition, cell: int, first: Vector, ways: tuple[Vector, ...]
    ) -> Reach:
        """Yield where a man comes who makes one step, may stop, and then rides on."""
        corner = self.board.after(cell, first)
        if corner is None:
            return
        yield corner, Use.BOTH
        if not position.men[corner]:
            yield from self.ride(position, corner, ways)

    def _unicorn(self, position: GamePosition, cell: int) -> Reach:
        if self._rhino:
            for x, y in KNIGHT:
                yield from self._bent(position, cell, (x, y), ((_sign(x), _sign(y)),))
        elif cell in position.cells_of(FRESH):
            yield from self.leap(cell, KNIGHT, Use.MOVE)
        else:
            yield from self.ride(position, cell, DIAGONAL)

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield every move after which the own king is not attacked."""
        for start, end in (*self.steps(position), *self._king_leaps(position)):
            text, after = self._made(position, start, end)
            if not self.in_check(after, position.turn):
                yield text, after

    def _king_leaps(self, position: GamePosition) -> Iterator[tuple[int, int]]:
        king = self.king(position, position.turn)
        if not self._king_leap or king is None or king not in position.cells_of(FRESH):
            return
        if self.in_check(position, position.turn):
            return
        enemies = self.enemies(position, position.turn)
        for x, y in AROUND:
            between, end = self.board.after(king, (x, y)), self.board.after(king, (2 * x, 2 * y))
            if between is None or end is None or position.men[end]:
                continue
            if not self.is_attacked(position, between, enemies):
                yield king, end

    def _made(self, position: GamePosition, start: int, end: int) -> tuple[str, GamePosition]:
        """Return the text of a move, and the position after it."""
        man, text = position.men[start], self.text(position, start, end)
        kind = self.kind(man)
        if kind == PAWN and end // _SIZE == (_SIZE - 1 if man.isupper() else 0):
            kind = ROW[end % _SIZE].replace(KING, "A")
            text = f"{text}={kind}"
            man = kind if man.isupper() else kind.lower()
        after = position.with_man(start, EMPTY).with_man(end, man)
        if "=U" in text and self._promoted_leaps:
            after = after.with_mark(FRESH, end)
        return text, after.with_turn(position.game.after(position.turn))

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return None: nothing on the board itself ends this game."""
        return None

    def _mated(self, position: GamePosition) -> bool:
        return self.in_check(position, position.turn) and self.is_stuck(position)

    def _stalemated(self, position: GamePosition) -> bool:
        return not self.in_check(position, position.turn) and self.is_stuck(position)

    def _bares(self, position: GamePosition, side: str) -> bool:
        """Tell whether a side has bared the other king, as the option wants it."""
        other = position.game.after(side)
        if self._bare == "none" or position.count(other) != 1 or position.count(side) == 1:
            return False
        if self._bare == "unless_reply" and position.turn == other:
            return not any(after.count(side) == 1 for _, after in self.candidates(position))
        return True

    def _wins(self, after: GamePosition, side: str) -> bool:
        theirs = after.turn != side
        if self._bares(after, side) or (theirs and self._mated(after)):
            return True
        if self._stalemate == "draw" or not self._stalemated(after):
            return False
        return theirs == (self._stalemate == "win")

    def is_reached(
        self,
        task: GameTask,
        diagram: GamePosition,
        before: GamePosition,
        turn: GameTurn,
        after: GamePosition,
    ) -> bool:
        """Tell whether a turn brings a task's goal about; a win has rules of its own here."""
        if task.goal == "win":
            return self._wins(after, task.side)
        return super().is_reached(task, diagram, before, turn, after)

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a goal of chess is reached."""
        if task.goal == "bare":
            return self._bares(after, task.side)
        if after.turn == task.side:
            return False
        if task.goal == "stalemate":
            return self._stalemated(after)
        king = self.king(after, after.turn)
        if task.goal == "mate_on" and (
            king is None or self.board.cells[king].label not in task.cells
        ):
            return False
        if task.goal == "mate_by" and not self._attacks_as(task, before, after, king):
            return False
        if task.goal not in ("mate", "mate_on", "mate_by"):
            return super().own_goal(task, before, turn, after)
        return self._mated(after)

    def _attacks_as(
        self, task: GameTask, before: GamePosition, after: GamePosition, king: int | None
    ) -> bool:
        """Tell whether the man that has moved is of the wanted kind, and attacks the king."""
        wanted = str(task.detail("man")).upper()
        return any(
            self.kind(man) == wanted
            and man != before.men[cell]
            and after.owner_at(cell) == task.side
            and any(end == king and use is not Use.MOVE for end, use in self.reach(after, cell))
            for cell, man in after.placed()
        )
