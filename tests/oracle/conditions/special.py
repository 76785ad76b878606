# SPDX-License-Identifier: GPL-3.0-or-later
"""Single men with a quality: conditions that hold for some men only, and rules of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Effect, EffectKind
from composer.problem.position import Position
from composer.problem.squares import rank_of
from composer.rules.trails import Cells
from composer.solver.conditions import special as told
from composer.solver.conditions.condition import (
    MAGIC,
    PARALYSING,
    UNCAPTURABLE,
    as_kind,
    with_quality,
)
from composer.solver.setup import is_promoted, promotion_kinds, settled
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk
from oracle.conditions.observing import lines_between, observers


class OfSome(RuledCondition):
    """What a condition says before, at and after a move, asked of the moves of some men only."""

    def _cares(self, man: Man | None) -> bool:
        return man is not None and self.only in man.qualities

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Ask it of such a man."""
        cares = self._cares(board.men[origin])
        return not cares or super().may_go(board, origin, side, checking)

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Ask it of such a man."""
        return super().walk(board, walk) if self._cares(walk.man) else None

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Ask it of such a man."""
        return super().choices(board, walk, move) if self._cares(walk.man) else (move,)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Ask it of such a man."""
        return not self._cares(move.man) or super().admits(board, move, side, checking)

    def effects(self, draft: Draft) -> None:
        """Ask it of such a man."""
        if self._cares(draft.move.man):
            super().effects(draft)

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Ask it of such a man."""
        return not self._cares(move.man) or super().stands(after, move, side, checking)


_OF_SOME: Final[dict[type[RuledCondition], type[RuledCondition]]] = {}


def of_some(rule: type[RuledCondition]) -> type[RuledCondition]:
    """Return the class of a condition that holds for some men only."""
    if rule not in _OF_SOME:
        _OF_SOME[rule] = type(f"{rule.__name__}OfSome", (OfSome, rule), {})
    return _OF_SOME[rule]


class Kamikaze(RuledCondition, told.Kamikaze):
    """A man who captures disappears with his victim."""

    def effects(self, draft: Draft) -> None:
        """Let the capturer disappear."""
        if draft.victim is not None and draft.at is not None:
            draft.remove(draft.at)
            draft.at = None


class Paralysing(RuledCondition, told.Paralysing):
    """Men whom a paralysing enemy observes neither move nor check; such men capture nobody."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether no paralysing enemy observes him."""
        return not any(
            man is not None and PARALYSING in man.qualities
            for man in map(board.men.__getitem__, observers(board, origin, side.other))
        )

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it is no capture by such a man."""
        return move.captured is None or PARALYSING not in move.man.qualities

    def stifles(self, board: ConditionedBoard, side: Colour) -> bool:
        """Tell whether men of a side could move, all of whom are paralysed."""
        could = [
            (origin, self.may_go(board, origin, side, False))
            for origin, man in enumerate(board.men)
            if man is not None
            and man.colour is not side.other
            and board.could_go(origin, side, self)
        ]
        return bool(could) and not any(free for _, free in could)


_WITH_IT: Final = 1000  # in the flag of a hop: the hurdle becomes a man with the quality
_PROMOTED_SO: Final = 1  # the flag of a promotion to a man with the quality


class Hoppers(RuledCondition, told.Hoppers):
    """Hoppers with a quality, who do something with the man they hopped over."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves of such a man, with his hurdles."""
        if walk.notes or self.quality not in walk.man.qualities:
            return None
        return board.walk(replace(walk, notes=True))

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield the move; of a promotion each that there is, to such a man or to another."""
        kind = move.promotion
        with_it = kind is not None and self._stands(board.start, kind)
        if kind is None or self.quality in walk.man.qualities or not with_it:
            yield move
            return
        if self.is_plain(board.start, kind):
            yield move
        yield replace(move, flag=_PROMOTED_SO)

    def effects(self, draft: Draft) -> None:
        """Promote to such a man; and do what follows a hop of one."""
        move = draft.move
        if self.quality in move.man.qualities:
            if move.choice is not None and not move.exchanges:
                self.hopped(draft, move.choice)
        elif draft.at is not None and move.promotion is not None and move.flag == _PROMOTED_SO:
            draft.board[draft.at] = with_quality(draft.man_at(draft.at), self.quality)
            draft.effects.append(Effect(EffectKind.MARKED, draft.at, sign=f"={self.sign}"))

    def _stands(self, start: Position, kind: Kind) -> bool:
        """Tell whether a man of a kind with the quality stands in the diagram."""
        return any(man.kind is kind and self.quality in man.qualities for _, man in start)

    def hopped(self, draft: Draft, hurdle: int) -> None:
        """Do what follows a hop."""
        raise NotImplementedError


class HurdleColours(Hoppers, told.HurdleColours):
    """After a hop the man hopped over, but a king, changes sides."""

    def hopped(self, draft: Draft, hurdle: int) -> None:
        """Turn him."""
        man = draft.board[hurdle]
        if man is not None and not man.is_royal and man.colour is not Colour.NEUTRAL:
            draft.turn(hurdle)


class MovedHurdles(Hoppers, told.MovedHurdles):
    """In a hop the man hopped over then moves without capture; if he cannot, there is no hop."""

    as_hopper = True

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield a hop with each move of the hurdle, and others as they are."""
        if self.quality not in walk.man.qualities or move.choice is None:
            yield from super().choices(board, walk, move)
            return
        men = list(board.men if walk.board is None else walk.board)
        hurdle = men[move.choice]
        assert hurdle is not None
        if move.captured is not None:
            men[move.captured] = None
        men[move.origin], men[move.target] = None, move.man
        own = walk.side if hurdle.colour is Colour.NEUTRAL else hurdle.colour
        manner, side = (walk.man, walk.side) if self.as_hopper else (hurdle, own)
        going = Walk(walk.man, manner, move.choice, move.choice, side, captures=False, bare=True)
        made = board.walk(replace(going, board=tuple(men)))
        for target in dict.fromkeys(step.target for step in made):
            way = replace(move, flag=target + 1)
            if is_promoted(hurdle.kind) and rank_of(target) == (7 if own is Colour.WHITE else 0):
                for kind in promotion_kinds(board.start, hurdle.kind):
                    if not self._stands(board.start, kind) or self.is_plain(board.start, kind):
                        yield replace(way, kind=kind)
                    if self._stands(board.start, kind):
                        yield replace(way, kind=kind, flag=way.flag + _WITH_IT)
            else:
                yield way

    def hopped(self, draft: Draft, hurdle: int) -> None:
        """Carry him, and promote him."""
        kind = draft.move.kind
        man = draft.man_at(hurdle)
        own = draft.side if man.colour is Colour.NEUTRAL else man.colour
        becomes = None if kind is None else as_kind(settled(man, own), kind)
        if becomes is not None and draft.move.flag > _WITH_IT:
            becomes = with_quality(becomes, self.quality)
        draft.carry(hurdle, (draft.move.flag - 1) % _WITH_IT, becomes)


class Bul(MovedHurdles, told.Bul):
    """He goes in the manner of the hopper."""


class Dob(MovedHurdles, told.Dob):
    """He goes in his own manner."""

    as_hopper = False


class MagicMen(RuledCondition, told.MagicMen):
    """Whom magic men come to observe along another line than before changes sides."""

    def effects(self, draft: Draft) -> None:
        """Turn who is observed anew along an odd number of lines."""
        men = tuple(draft.board)
        seen = [cell for cell, man in enumerate(men) if _can_be_seen(man)]
        turns: list[int] = []
        for magic, man in enumerate(men):
            if man is None or MAGIC not in man.qualities:
                continue
            for cell in seen:
                lines = lines_between(men, magic, cell)
                old = self._before(draft, magic, cell)
                new = [line for line in lines if not any(_is_same(line, each) for each in old)]
                turns += [cell] * len(new)
        for cell in seen:
            if turns.count(cell) % 2:
                draft.turn(cell, seen=True)

    def _before(self, draft: Draft, magic: int, cell: int) -> Sequence[Cells]:
        """Return the lines along which the same man observed the same man before the move."""
        men = draft.before.men
        was, seen = _stood_at(draft, magic), _stood_at(draft, cell)
        if was is None or seen is None or not _can_be_seen(men[seen]):
            return ()
        observer = men[was]
        if observer is None or MAGIC not in observer.qualities:
            return ()
        return lines_between(men, was, seen)


def _can_be_seen(man: Man | None) -> bool:
    """Tell whether it matters who observes a man."""
    if man is None or man.is_royal or man.colour is Colour.NEUTRAL:
        return False
    return MAGIC not in man.qualities


def _is_same(one: Cells, other: Cells) -> bool:
    """Tell whether two lines are the same: one is the other from some cell on."""
    return other == one[-len(other) :] or one == other[-len(one) :]


def _stood_at(draft: Draft, cell: int) -> int | None:
    """Return where the man on a cell stood before the move; None if nowhere."""
    move = draft.move
    if move.castling is not None:
        rook = (move.castling.king_square + move.target) // 2
        castled = {move.target: move.castling.king_square, rook: move.castling.rook_square}
        if cell in castled:
            return castled[cell]
    elif move.exchanges and cell in (move.origin, move.target):
        return move.origin + move.target - cell
    if cell == draft.at:
        return move.origin
    return None if cell == move.origin or draft.before.men[cell] is None else cell


class Uncapturable(RuledCondition, told.Uncapturable):
    """Nobody captures such a man."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no such man is captured."""
        victim = None if move.captured is None else board.men[move.captured]
        return victim is None or UNCAPTURABLE not in victim.qualities
