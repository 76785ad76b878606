# SPDX-License-Identifier: GPL-3.0-or-later
"""Chameleon, Einstein and Protean chess, and others in which men change their kind by moving."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.move import Effect, EffectKind
from composer.problem.squares import file_of, on_board, rank_of, square_at
from composer.solver.conditions import kinds as told
from composer.solver.conditions.condition import as_kind, with_quality
from composer.solver.conditions.kinds import Kinds
from composer.solver.conditions.ways import REVERSE_PAWN
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk
from oracle.conditions.royals import kept_royal

_CROSSWISE: Final[Kinds] = MappingProxyType(
    {
        Kind.KNIGHT: Kind.QUEEN,
        Kind.QUEEN: Kind.KNIGHT,
        Kind.ROOK: Kind.BISHOP,
        Kind.BISHOP: Kind.ROOK,
    }
)


def _change(draft: Draft, cell: int, changes: Kinds) -> None:
    man = draft.man_at(cell)
    if man.kind in changes:
        draft.change(cell, kept_royal(man, changes[man.kind]))


class Chameleon(RuledCondition, told.Chameleon):
    """A man changes its kind at every move; who is promoted does not besides."""

    def effects(self, draft: Draft) -> None:
        """Change who moved."""
        if draft.at is not None and draft.move.promotion is None and not draft.move.exchanges:
            _change(draft, draft.at, self.changes)


_PROMOTED_SO: Final = 1  # the flag of a promotion to a man with the quality


class ChameleonMen(RuledCondition, told.ChameleonMen):
    """The same of men with a quality only; others may be promoted to such men besides."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield the move, and a promotion of another to a man with the quality."""
        yield move
        if move.promotion in self.changes and self.quality not in walk.man.qualities:
            yield replace(move, flag=_PROMOTED_SO)

    def effects(self, draft: Draft) -> None:
        """Change who moved, or was promoted."""
        if draft.at is None or draft.move.exchanges:
            return
        man = draft.man_at(draft.at)
        if draft.move.promotion is None and self.quality in man.qualities:
            _change(draft, draft.at, self.changes)
        elif draft.move.flag == _PROMOTED_SO and draft.move.promotion is not None:
            draft.board[draft.at] = with_quality(man, self.quality)
            draft.effects.append(Effect(EffectKind.MARKED, draft.at, sign=f"={self.sign}"))


class NorskSjakk(RuledCondition, told.NorskSjakk):
    """Men capture their own kind only, kings nobody; queen and knight, rook and bishop change."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether a man of his own kind is captured."""
        if checking or move.captured is None:
            return True
        victim = board.men[move.captured]
        return not move.man.is_royal and victim is not None and victim.kind is move.man.kind

    def effects(self, draft: Draft) -> None:
        """Change who moved, and the rook."""
        if draft.at is None or draft.move.promotion is not None or draft.move.exchanges:
            return
        _change(draft, draft.at, _CROSSWISE)
        if draft.move.castling is not None:
            _change(draft, (draft.move.origin + draft.move.target) // 2, _CROSSWISE)


_AROUND: Final = ((1, 0), (0, 1), (-1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))


class Influencer(RuledCondition, told.Influencer):
    """Who has moved, but a king, makes pawns of the enemies beside him, kings excepted."""

    def effects(self, draft: Draft) -> None:
        """Change those beside who moved, and beside the rook or the man he changed places with."""
        moved = [draft.at]
        if draft.move.castling is not None:
            moved.append((draft.move.origin + draft.move.target) // 2)
        if draft.move.exchanges:
            moved.append(draft.move.origin)
        for cell in moved:
            if cell is not None and not draft.man_at(cell).is_royal:
                self._influence(draft, cell)

    def _influence(self, draft: Draft, cell: int) -> None:
        kind = draft.man_at(cell).kind
        for files, ranks in _AROUND:
            file, rank = file_of(cell) + files, rank_of(cell) + ranks
            man = draft.board[square_at(file, rank)] if on_board(file, rank) else None
            if man is None or man.is_royal or man.colour is draft.side:
                continue
            becomes = as_kind(man, kind if rank in (0, 7) else Kind.PAWN)
            if becomes is man:  # it is said of him, too, and a rook has castling again
                draft.settled.add(square_at(file, rank))
                draft.effects.append(Effect(EffectKind.CHANGED, square_at(file, rank), man))
            draft.change(square_at(file, rank), becomes)


class Relegation(RuledCondition, told.Relegation):
    """An officer who arrives on the second rank of the side that moved him becomes a pawn."""

    def effects(self, draft: Draft) -> None:
        """Change who moved."""
        if draft.at is None or draft.move.exchanges:
            return
        man = draft.man_at(draft.at)
        second = 1 if draft.side is Colour.WHITE else 6
        if rank_of(draft.at) == second and not man.is_royal and not is_promoted(man.kind):
            draft.change(draft.at, kept_royal(man, Kind.PAWN))


class Einstein(RuledCondition, told.Einstein):
    """Men go down in rank without capture, up by captures, or the other way round."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return a move without promotion."""
        return (replace(move, promotion=None),)

    def effects(self, draft: Draft) -> None:
        """Change who moved, and the rook."""
        if draft.at is None or draft.move.exchanges:
            return
        _change(draft, draft.at, self.quiet if draft.victim is None else self.taking)
        if draft.move.castling is not None:
            _change(draft, (draft.move.origin + draft.move.target) // 2, self.quiet)


class Protean(RuledCondition, told.Protean):
    """A man who captures takes the kind of his victim, and is not promoted."""

    def _taken(self, kind: Kind) -> Kind:
        """Return what becomes of who captures a kind."""
        if self.reverses and kind is Kind.PAWN:
            return REVERSE_PAWN
        return Kind.PAWN if self.reverses and kind is REVERSE_PAWN else kind

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return a capture without promotion; a pawn that goes backwards is promoted at his end.

        So is at once who becomes a pawn where that is promoted, by capturing one there.
        """
        if move.captured is None:
            return self._at_the_end(board, walk, move)
        victim = board.men[move.captured]
        assert victim is not None
        taken = self._taken(victim.kind)
        if move.promotion is not None and taken is Kind.PAWN:
            return (move,)
        plain = replace(move, promotion=None)
        if walk.checking or not self._ends(walk, plain, taken):
            return (plain,)
        if move.promotion is not None:
            return (replace(plain, kind=move.promotion),)
        return [replace(plain, kind=kind) for kind in promotion_kinds(board.start, taken)]

    def _ends(self, walk: Walk, move: PlainMove, taken: Kind) -> bool:
        """Tell whether who captures becomes a pawn, and is promoted where he stands then."""
        if not is_promoted(taken) or (walk.man.is_royal and not self.with_kings):
            return False
        return rank_of(move.target) == _end_of(taken, walk.side)

    def _at_the_end(
        self, board: ConditionedBoard, walk: Walk, move: PlainMove
    ) -> Iterable[PlainMove]:
        end = _end_of(REVERSE_PAWN, walk.side)
        if move.man.kind is not REVERSE_PAWN or rank_of(move.target) != end:
            return (move,)
        return [
            replace(move, promotion=kind) for kind in promotion_kinds(board.start, REVERSE_PAWN)
        ]

    def effects(self, draft: Draft) -> None:
        """Change the capturer."""
        if draft.victim is None or draft.at is None or draft.move.promotion is not None:
            return
        man = draft.man_at(draft.at)
        if self.with_kings or not man.is_royal:
            draft.change(draft.at, kept_royal(man, self._taken(draft.victim.kind)))
            if draft.move.kind is not None:
                draft.change(draft.at, kept_royal(draft.man_at(draft.at), draft.move.kind))


def _end_of(kind: Kind, side: Colour) -> int:
    """Return the rank where a pawn of a side is promoted, who may go backwards."""
    return 7 if (side is Colour.WHITE) is not (kind is REVERSE_PAWN) else 0
