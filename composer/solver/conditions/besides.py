# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentinels and Breton: men who come, or go, besides those of a move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import rank_of
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import (
    Arising,
    ConditionedBoard,
    Draft,
    PlainMove,
    Played,
    PlayedCondition,
    Walk,
)
from composer.solver.setup import is_promoted

_OWN, _ENEMY, _NEUTRAL = range(3)


class Sentinels(PlayedCondition):
    """A man, but a pawn, who leaves a square leaves a pawn there, but on the outer ranks.

    Attributes:
        whose: whose the pawn is: his who moves, the other side's, or neutral after neutral men.
        kind: of the pawn.
        fewer: whether only a side that had no more pawns than the other gets one.
        most: how many pawns White, Black and both together have at most.
    """

    engine = "sentinels"

    def __init__(self, whose: int, kind: Kind, fewer: bool, most: tuple[int, int, int]) -> None:
        """Make it."""
        self.whose, self.kind, self.fewer, self.most = whose, kind, fewer, most

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whose, of which kind, whether of the side with fewer, and how many."""
        return (self.whose, kinds[self.kind], int(self.fewer), *self.most)

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the kind of the pawns."""
        return Arising(frozenset({self.kind}))

    def effects(self, draft: Draft) -> None:
        """Leave a pawn."""
        origin, mover = draft.move.origin, draft.move.man
        if draft.move.exchanges or rank_of(origin) in (0, 7) or is_promoted(mover.kind):
            return
        if draft.board[origin] is not None:
            return
        if self.whose == _NEUTRAL and mover.colour is Colour.NEUTRAL:
            draft.add(origin, Man.of(Colour.NEUTRAL, self.kind))
            return
        side = draft.side.other if self.whose == _ENEMY else draft.side
        if self._has_room(draft, side):
            draft.add(origin, Man.of(side, self.kind))

    def _has_room(self, draft: Draft, side: Colour) -> bool:
        """Return whether a side may get one more pawn."""
        count = {
            side: sum(
                man is not None and man.kind is self.kind and man.colour in (side, Colour.NEUTRAL)
                for man in draft.board
            )
            for side in SIDES
        }
        if self.fewer:
            taken = draft.victim is not None and draft.victim.kind is self.kind
            if count[side] > count[side.other] + taken:
                return False
        most = self.most[SIDES.index(side)]
        return count[side] < most and sum(count.values()) < self.most[2]


class Breton(PlayedCondition):
    """When a man is captured another of his kind disappears as well; it is chosen which.

    Attributes:
        enemies: whether one of the side that was captured from, and not of the capturing side.
        as_popeye: whether neutral men, and who is promoted, may be chosen, too.
    """

    engine = "breton"

    def __init__(self, enemies: bool, as_popeye: bool) -> None:
        """Make it."""
        self.enemies, self.as_popeye = enemies, as_popeye

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether enemies disappear, and whether as Popeye first had it."""
        return (int(self.enemies), int(self.as_popeye))

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the capture, with each man who may disappear."""
        if walk.checking or move.captured is None:
            return (move,)
        victim = board.men[move.captured]
        assert victim is not None
        whose = walk.side.other if self.enemies else walk.side
        colours = (whose, Colour.NEUTRAL) if self.as_popeye else (whose,)
        found = [
            replace(move, choice=cell)
            for cell in range(len(board.men))
            for man in (self._after(board, move, cell),)
            if man is not None and man.kind is victim.kind and man.colour in colours
        ]
        return found or (move,)

    def _after(self, board: ConditionedBoard, move: PlainMove, cell: int) -> Man | None:
        """Return who stands on a cell after the capture, for the choice."""
        if cell == move.target:
            man = board.men[move.origin]
            assert man is not None
            if move.promotion is None or not self.as_popeye:
                return man
            return Man.of(man.colour, move.promotion, man.qualities)
        return None if cell in (move.origin, move.captured) else board.men[cell]

    def effects(self, draft: Draft) -> None:
        """Let the chosen man disappear."""
        cell = draft.move.choice
        if draft.victim is None or cell is None or draft.board[cell] is None:
            return
        draft.remove(cell)
        if draft.at == cell:
            draft.at = None


def _sentinels(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    whose = _ENEMY if "PionAdvers" in options else _NEUTRAL if "PionNeutre" in options else _OWN
    kind = Kind.of("berolina-pawn") if "Berolina" in options else Kind.PAWN
    most = [options.number(f"Maximum{each}") for each in ("White", "Black", "Total")]
    white, black, total = (
        least if number is None else number for number, least in zip(most, (8, 8, 16), strict=True)
    )
    return Sentinels(whose, kind, "ParaSentinelles" in options, (white, black, total))


def _breton(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return Breton("Adverse" in options, "PY" in options)


ROWS: Final[Mapping[str, Played]] = {"breton": _breton}
LAST_ROWS: Final[Mapping[str, Played]] = {"sentinelles": _sentinels}
"""Men who appear when all else is done."""
