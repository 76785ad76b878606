# SPDX-License-Identifier: GPL-3.0-or-later
"""Maximummer and its family: which of the legal moves may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Castling, Position
from composer.problem.squares import file_of, rank_of
from composer.rules.book import Condition
from composer.solver.conditions.condition import (
    ConditionedBoard,
    Draft,
    PlainMove,
    Played,
    PlayedCondition,
    wordless,
)


def length_of(move: PlainMove) -> int:
    """Return the square of a move's length; castling is the way of king and rook together."""
    if move.castling is not None:
        return 25 if move.castling in (Castling.WHITE_LONG, Castling.BLACK_LONG) else 16
    files = file_of(move.origin) - file_of(move.target)
    ranks = rank_of(move.origin) - rank_of(move.target)
    return files * files + ranks * ranks


_DUELLIST: Final = "duellist "


class _Restraint(PlayedCondition):
    """What restrains the moves of one side or both.

    Attributes:
        sides: whose moves are restrained; nobody's while it is not told who defends.
    """

    def __init__(self, sides: frozenset[Colour] = frozenset(SIDES)) -> None:
        """Make it."""
        self.sides = sides

    def restraining(self, side: Colour) -> PlayedCondition:
        """Return it as it is where a side defends, if it restrains who does so; else itself."""
        if self.sides:
            return self
        told = copy(self)
        told.sides = frozenset({side})
        return told

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, and whether Black is."""
        return tuple(int(side in self.sides) for side in SIDES)


class _Chooser(_Restraint):
    """What conditions that leave at least one of several moves have in common."""

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell that of several moves at least one is left."""
        return True


class Maximummer(_Chooser):
    """A side plays one of its longest legal moves, or of its shortest.

    Attributes:
        longest: whether the longest are wanted, and not the shortest.
    """

    engine = "maximummer"

    def __init__(self, sides: frozenset[Colour], longest: bool = True) -> None:
        """Make it."""
        super().__init__(sides)
        self.longest = longest

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, whether Black is, and whether to the longest."""
        return (*super().numbers(start, kinds), int(self.longest))

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Return the longest moves, or the shortest."""
        if board.turn not in self.sides or not moves:
            return moves
        lengths = [length_of(move) for move in moves]
        wanted = max(lengths) if self.longest else min(lengths)
        return [move for move, length in zip(moves, lengths, strict=True) if length == wanted]


class MustCapture(_Chooser):
    """A side captures if it can."""

    engine = "mustcapture"

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep captures if there are any."""
        if board.turn not in self.sides:
            return moves
        return [move for move in moves if move.captured is not None] or moves


class Alphabetic(_Chooser):
    """The man on the first square in the order a1, a2 ... a8, b1 ... h8 who can move does so."""

    engine = "alphabetic"

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the moves of the first man."""
        first = min((_place(move) for move in moves), default=0)
        return [move for move in moves if _place(move) == first]


def _place(move: PlainMove) -> int:
    return 8 * file_of(move.origin) + rank_of(move.origin)


class Duellists(_Chooser):
    """The man with whom a side has moved moves again as long as he can."""

    engine = "duellists"

    def effects(self, draft: Draft) -> None:
        """Remember where the man who moved stands."""
        draft.memory.pop(_DUELLIST + draft.side.value, None)
        if draft.at is not None:
            draft.memory[_DUELLIST + draft.side.value] = draft.at

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the moves of the duellist if there are any."""
        cell = board.memory.get(_DUELLIST + board.turn.value)
        return [move for move in moves if move.origin == cell] or moves


class UltraSchachZwang(_Restraint):
    """A side plays only moves that check; whether it is mated does not hang on that."""

    engine = "ultraschachzwang"

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it checks, where it must."""
        if checking or side not in self.sides or after.is_judging_mate:
            return True
        return after.in_check(side.other)


_WHITE, _BLACK = frozenset({Colour.WHITE}), frozenset({Colour.BLACK})
_DEFENDER: Final = frozenset[Colour]()


def _maximummer(sides: frozenset[Colour], longest: bool = True) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return None if condition.words else Maximummer(sides, longest)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "maximummer": _maximummer(_DEFENDER),
    "blackmaximummer": _maximummer(_BLACK),
    "whitemaximummer": _maximummer(_WHITE),
    "blackminimummer": _maximummer(_BLACK, longest=False),
    "whiteminimummer": _maximummer(_WHITE, longest=False),
    "blackmustcapture": wordless(lambda: MustCapture(_BLACK)),
    "whitemustcapture": wordless(lambda: MustCapture(_WHITE)),
    "ultraschachzwang": wordless(lambda: UltraSchachZwang(_DEFENDER)),
    "blackultraschachzwang": wordless(lambda: UltraSchachZwang(_BLACK)),
    "whiteultraschachzwang": wordless(lambda: UltraSchachZwang(_WHITE)),
    "alphabetic": wordless(Alphabetic),
    "duellist": wordless(Duellists),
}
