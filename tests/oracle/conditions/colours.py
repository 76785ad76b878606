# SPDX-License-Identifier: GPL-3.0-or-later
"""Andernach and its family: men who change sides."""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.men import Colour
from composer.problem.move import EffectKind
from composer.problem.squares import file_of, rank_of
from composer.solver.conditions import colours as told
from composer.solver.conditions.condition import turned, without_quality
from oracle.conditions.condition import ConditionedBoard, Draft, RuledCondition


def turn_mover(draft: Draft) -> None:
    """Let the man who moved, where he stands now, change sides; kings and neutral men do not."""
    if draft.at is None:
        return
    man = draft.man_at(draft.at)
    if man.colour is draft.side and not man.is_royal:
        draft.turn(draft.at)


class Andernach(RuledCondition, told.Andernach):
    """A man, but a king, who captures changes sides."""

    def effects(self, draft: Draft) -> None:
        """Turn the capturer."""
        if draft.victim is not None:
            turn_mover(draft)


class AntiAndernach(RuledCondition, told.AntiAndernach):
    """A man, but a king, who moves without capture changes sides; a rook who castles does not."""

    def effects(self, draft: Draft) -> None:
        """Turn who moved."""
        if draft.victim is None and not draft.move.exchanges:
            turn_mover(draft)


class Tibet(RuledCondition, told.Tibet):
    """A man, but a king, who captures one of another kind changes sides."""

    def effects(self, draft: Draft) -> None:
        """Turn the capturer, whose kind is that after his promotion."""
        if draft.side not in self.sides or draft.victim is None or draft.at is None:
            return
        if draft.man_at(draft.at).kind is not draft.victim.kind:
            turn_mover(draft)


class Traitor(RuledCondition, told.Traitor):
    """A black man, but a king, whose move ends in White's half of the board turns white."""

    def effects(self, draft: Draft) -> None:
        """Turn who moved; nobody is told, as Popeye has it."""
        if draft.side is not Colour.BLACK or draft.at is None or rank_of(draft.at) > 3:
            return
        man = draft.man_at(draft.at)
        if man.colour is Colour.BLACK and not man.is_royal:
            draft.board[draft.at] = turned(man)
            draft.settled.add(draft.at)


class Volage(RuledCondition, told.Volage):
    """A man, but a king, changes sides at a move that ends on a square of the other colour."""

    def effects(self, draft: Draft) -> None:
        """Turn who moved."""
        at, origin = draft.at, draft.move.origin
        if at is None or is_light(at) == is_light(origin):
            return
        man = draft.man_at(at)
        if man.is_royal or man.colour is not draft.side:
            return
        if self.once:
            if self.ready not in man.qualities:
                return
            draft.board[at] = without_quality(man, self.ready)
        draft.turn(at)


class MagicSquares(RuledCondition, told.MagicSquares):
    """A man, but a king, who arrives on a magic square, or is put there, changes sides."""

    def effects(self, draft: Draft) -> None:
        """Turn those who arrived on a magic square."""
        for cell in sorted(set(_arrivals(draft)) & self.squares):
            man = draft.board[cell]
            if man is not None and man.colour is not Colour.NEUTRAL and not man.is_royal:
                draft.turn(cell)


def _arrivals(draft: Draft) -> Iterator[int]:
    """Yield the cells where men came to stand."""
    if draft.at is not None:
        yield draft.at
    if draft.move.castling is not None:
        yield (draft.move.origin + draft.move.target) // 2
    for effect in draft.effects:
        if effect.kind is EffectKind.ADDED:
            yield effect.square
        elif effect.kind is EffectKind.CARRIED and effect.other is not None:
            yield effect.other


class Masand(RuledCondition, told.Masand):
    """A man who checks by his own move turns all whom he observes, but kings, of both sides."""

    def effects(self, draft: Draft) -> None:
        """Turn the men observed."""
        at, side = draft.at, draft.side
        if at is None or draft.man_at(at).colour not in (side, Colour.NEUTRAL):
            return
        after = draft.before.with_men(dict(enumerate(draft.board)))
        if not _checks_by_himself(after, at, side):
            return
        for cell, man in enumerate(draft.board):
            if man is None or cell == at or man.is_royal or man.colour is Colour.NEUTRAL:
                continue
            if after.captures_there(at, cell, side):
                draft.turn(cell)


class Anda(RuledCondition, told.Anda):
    """A man, but a king, who checks by his own move becomes neutral."""

    def effects(self, draft: Draft) -> None:
        """Let the man who moved change."""
        at, side = draft.at, draft.side
        if at is None or draft.man_at(at).is_royal:
            return
        after = draft.before.with_men(dict(enumerate(draft.board)))
        if _checks_by_himself(after, at, side) is not self.inverse:
            was_neutral = draft.man_at(at).colour is Colour.NEUTRAL
            draft.colour(at, side if was_neutral else Colour.NEUTRAL)


def _checks_by_himself(after: ConditionedBoard, at: int, side: Colour) -> bool:
    """Tell whether the man on a cell, moved by a side, observes a king who is in check."""
    kings = (
        cell
        for cell, man in enumerate(after.men)
        if man is not None and man.is_royal and man.colour in (side.other, Colour.NEUTRAL)
    )
    observes = any(after.captures_there(at, cell, side) for cell in kings)
    return observes and after.in_check(side.other)


def is_light(cell: int) -> bool:
    """Tell whether a square is a light one."""
    return (file_of(cell) + rank_of(cell)) % 2 == 1
