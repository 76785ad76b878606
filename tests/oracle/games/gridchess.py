# SPDX-License-Identifier: GPL-3.0-or-later
"""What chess games on squares have in common, played plainly: reach, capture, check, mate."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from composer.games.position import GamePosition
from composer.geometry.geometry import Vector
from oracle.games.family import PlainFamily

ORTHOGONAL: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
AROUND: Final = ORTHOGONAL + DIAGONAL

KING: Final = "K"
PAWN: Final = "P"


def leaps(far: int, near: int) -> tuple[Vector, ...]:
    """Return the leaps so many squares one way and so many across."""
    return tuple(
        sorted(
            {
                (x * one, y * other)
                for x, y in ((far, near), (near, far))
                for one in (1, -1)
                for other in (1, -1)
            }
        )
    )


KNIGHT: Final = leaps(2, 1)


class Use(Enum):
    """What a man may do on a cell within his reach."""

    BOTH = "both"
    MOVE = "move"
    CAPTURE = "capture"


Reach = Iterator[tuple[int, Use]]
"""Cells with what may be done there, whoever stands on the cell itself."""


class PlainGridChess(PlainFamily):
    """Men take by going where an enemy stands; a king may not stand attacked."""

    @abstractmethod
    def kind(self, man: str) -> str:
        """Return the kind of a man, such as `K`, without whose he is."""

    @abstractmethod
    def reach(self, position: GamePosition, cell: int) -> Reach:
        """Yield the cells within reach of the man on a cell."""

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost: in chess that is mate or stalemate."""
        return False

    def leap(self, cell: int, vectors: Iterable[Vector], use: Use = Use.BOTH) -> Reach:
        """Yield where a leaper comes from a cell."""
        for vector in vectors:
            end = self.board.after(cell, vector)
            if end is not None:
                yield end, use

    def ride(self, position: GamePosition, cell: int, ways: Iterable[Vector]) -> Reach:
        """Yield where a rider comes from a cell: up to the first man in his way."""
        for way in ways:
            end = self.board.after(cell, way)
            while end is not None:
                yield end, Use.BOTH
                end = None if position.men[end] else self.board.after(end, way)

    def pawn(self, position: GamePosition, cell: int, way: Vector, steps: int = 1) -> Reach:
        """Yield where a pawn comes that goes some way: steps ahead, captures aslant."""
        end = self.board.after(cell, way)
        for _ in range(steps):
            if end is None or position.men[end]:
                break
            yield end, Use.MOVE
            end = self.board.after(end, way)
        x, y = way
        yield from self.leap(cell, ((x + y, y - x), (x - y, y + x)), Use.CAPTURE)

    def king(self, position: GamePosition, player: str) -> int | None:
        """Return where a player's king stands; None where he has none."""
        for cell, man in position.placed():
            if self.kind(man) == KING and position.owner_at(cell) == player:
                return cell
        return None

    def is_attacked(self, position: GamePosition, cell: int, players: Iterable[str]) -> bool:
        """Tell whether a man of one of some players attacks a cell."""
        by = set(players)
        return any(
            end == cell and use is not Use.MOVE
            for start, _ in position.placed()
            if position.owner_at(start) in by
            for end, use in self.reach(position, start)
        )

    def enemies(self, position: GamePosition, player: str) -> list[str]:
        """Return the other players."""
        return [each.id for each in position.game.players if each.id != player]

    def in_check(self, position: GamePosition, player: str) -> bool:
        """Tell whether a player has a king that is attacked."""
        king = self.king(position, player)
        return king is not None and self.is_attacked(position, king, self.enemies(position, player))

    def steps(self, position: GamePosition) -> Iterator[tuple[int, int]]:
        """Yield from where to where men of the player to move can go, check not heeded."""
        for start, _ in position.placed():
            if position.owner_at(start) != position.turn:
                continue
            for end, use in self.reach(position, start):
                other = position.men[end]
                if not other:
                    can = use is not Use.CAPTURE
                else:
                    theirs = position.owner_at(end) != position.turn
                    can = theirs and use is not Use.MOVE and self.kind(other) != KING
                if can:
                    yield start, end

    def text(self, position: GamePosition, start: int, end: int) -> str:
        """Return a move as it is written."""
        kind = self.kind(position.men[start])[0]
        cells, sign = self.board.cells, "x" if position.men[end] else "-"
        return f"{'' if kind == PAWN else kind}{cells[start].label}{sign}{cells[end].label}"
