# SPDX-License-Identifier: GPL-3.0-or-later
"""Chameleon, Einstein and Protean chess, and others in which men change their kind by moving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from composer.problem.men import Colour, Kind, Man
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
from composer.solver.conditions.royals import kept_royal, royal_kinds
from composer.solver.conditions.ways import REVERSE_PAWN, from_first
from composer.solver.setup import is_promoted, promotion_kinds

Kinds = Mapping[Kind, Kind]

_RANKS: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
_UP: Final[Kinds] = MappingProxyType(dict(pairwise(_RANKS)))
_DOWN: Final[Kinds] = MappingProxyType(dict(zip(_RANKS[1:], _RANKS, strict=False)))
_NEVER: Final[Kinds] = MappingProxyType({})
_ROUND: Final[Kinds] = MappingProxyType(
    {
        Kind.KNIGHT: Kind.BISHOP,
        Kind.BISHOP: Kind.ROOK,
        Kind.ROOK: Kind.QUEEN,
        Kind.QUEEN: Kind.KNIGHT,
    }
)
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


def _pairs(changes: Kinds, kinds: Mapping[Kind, int]) -> list[int]:
    """Return kinds and what they become, as numbers."""
    known = ((one, other) for one, other in changes.items() if one in kinds and other in kinds)
    return [kinds[kind] for pair in known for kind in pair]


class Chameleon(PlayedCondition):
    """A man changes its kind at every move; who is promoted does not besides.

    Attributes:
        changes: what each kind becomes.
    """

    engine = "chameleon"

    def __init__(self, changes: Kinds) -> None:
        """Make it."""
        self.changes = changes

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return how many changes there are, and them."""
        pairs = _pairs(self.changes, kinds)
        return (len(pairs) // 2, *pairs)

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return what men become."""
        return Arising(frozenset(self.changes.values()))

    def effects(self, draft: Draft) -> None:
        """Change who moved."""
        if draft.at is not None and draft.move.promotion is None and not draft.move.exchanges:
            _change(draft, draft.at, self.changes)


class NorskSjakk(PlayedCondition):
    """Men capture their own kind only, kings nobody; queen and knight, rook and bishop change.

    A man changes at every move but his promotion, and a rook when he castles. Kings are checked
    as ever.
    """

    engine = "norsk-sjakk"

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


class Einstein(PlayedCondition):
    """Men go down in rank without capture, up by captures, or the other way round.

    The ranks are pawn, knight, bishop, rook and queen. A rook who castles changes as well. Nobody
    is promoted. A pawn on the first rank of his side goes up to three steps.

    Attributes:
        quiet: what becomes of those who do not capture.
        taking: what becomes of those who do.
    """

    engine = "einstein"

    def __init__(self, quiet: Kinds, taking: Kinds) -> None:
        """Make it."""
        self.quiet, self.taking = quiet, taking

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return by how many ranks men rise without capture, and by captures."""
        return tuple(
            1 if changes is _UP else -1 if changes is _DOWN else 0
            for changes in (self.quiet, self.taking)
        )

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave the first rank, for a pawn."""
        return from_first(kind, 3)

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


class Protean(PlayedCondition):
    """A man who captures takes the kind of his victim, and is not promoted.

    Attributes:
        with_kings: whether kings do so, too; they stay royal.
        reverses: whether who captures a pawn becomes one that goes backwards.
    """

    engine = "protean"

    def __init__(self, with_kings: bool, reverses: bool) -> None:
        """Make it."""
        self.with_kings, self.reverses = with_kings, reverses

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings change, and the number of the pawn that goes backwards."""
        return (int(self.with_kings), kinds[REVERSE_PAWN] if self.reverses else 0)

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the pawn that goes backwards, and that men of any kind may be royal."""
        kinds = frozenset({REVERSE_PAWN} if self.reverses else ())
        return Arising(kinds, royal_kinds() if self.with_kings else frozenset())

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
        return [replace(plain, kind=kind) for kind in promotion_kinds(board.start)]

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
        return [replace(move, promotion=kind) for kind in promotion_kinds(board.start)]

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


def _chameleon(condition: Condition) -> PlayedCondition | None:
    named = [Kind.of(kind) for kind in options_of(condition).kinds]
    if not named:
        return Chameleon(_ROUND)
    return None


def _plain(made: PlayedCondition) -> Played:
    return lambda condition: None if condition.words else made


def _taking(reverses: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        options = options_of(condition)
        if options.flags - {"RexExclusive"}:
            return None
        return Protean("RexExclusive" not in options, reverses)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "chameleon": _chameleon,
    "protean": _taking(reverses=True),
    "frankfurt": _taking(reverses=False),
    "norsksjakk": _plain(NorskSjakk()),
    "einstein": _plain(Einstein(_DOWN, _UP)),
    "reversaleinstein": _plain(Einstein(_UP, _DOWN)),
    "antieinstein": _plain(Einstein(_DOWN, _NEVER)),
}
