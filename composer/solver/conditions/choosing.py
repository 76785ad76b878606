# SPDX-License-Identifier: GPL-3.0-or-later
"""Maximummer and its family: which of the legal moves may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Castling, Position
from composer.problem.squares import file_of, rank_of
from composer.rules.book import Condition
from composer.solver.conditions.condition import (
    ConditionedBoard,
    PlainMove,
    Played,
    PlayedCondition,
)


def length_of(move: PlainMove) -> int:
    """Return the square of a move's length; castling is the way of king and rook together."""
    if move.castling is not None:
        return 25 if move.castling in (Castling.WHITE_LONG, Castling.BLACK_LONG) else 16
    files = file_of(move.origin) - file_of(move.target)
    ranks = rank_of(move.origin) - rank_of(move.target)
    return files * files + ranks * ranks


class Maximummer(PlayedCondition):
    """A side plays one of its longest legal moves, or of its shortest.

    Attributes:
        sides: whose moves are restrained.
        longest: whether the longest are wanted, and not the shortest.
    """

    engine = "maximummer"

    def __init__(self, sides: frozenset[Colour], longest: bool = True) -> None:
        """Make it."""
        self.sides, self.longest = sides, longest

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell that of several moves at least one is left."""
        return True

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, whether Black is, and whether to the longest."""
        return (*(int(side in self.sides) for side in SIDES), int(self.longest))

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Return the longest moves, or the shortest."""
        if board.turn not in self.sides or not moves:
            return moves
        lengths = [length_of(move) for move in moves]
        wanted = max(lengths) if self.longest else min(lengths)
        return [move for move, length in zip(moves, lengths, strict=True) if length == wanted]


_WHITE, _BLACK = frozenset({Colour.WHITE}), frozenset({Colour.BLACK})


def _row(sides: frozenset[Colour], longest: bool = True) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return None if condition.words else Maximummer(sides, longest)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "maximummer": _row(_BLACK),
    "blackmaximummer": _row(_BLACK),
    "whitemaximummer": _row(_WHITE),
    "blackminimummer": _row(_BLACK, longest=False),
}
