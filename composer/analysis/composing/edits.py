# SPDX-License-Identifier: GPL-3.0-or-later
"""All single edits of a position, within limits: what a composer may do next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from composer.analysis.comparing.edit import Edit, EditKind
from composer.problem.men import ORTHODOX_MEN, SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, Symmetry, distance, file_of, rank_of
from composer.problem.twins import AddMan, MoveMan, RemoveMan

USUAL = frozenset(EditKind) - {EditKind.EXCHANGE}
"""The kinds of edits that are tried unless others are requested."""

EVERYWHERE = frozenset(SQUARES)


@dataclass(frozen=True, slots=True)
class Limits:
    """What an edit may touch; edits of the whole position obey only `most_men`.

    Attributes:
        squares: the squares that may change; of a move both.
        men: the men that may be moved, added, removed, changed, or come by a change; None for
            all of them, those of no orthodox kind as well.
        reach: how far a man may be moved, in steps of a king.
        most_men: how many men there may be after the edit.
    """

    squares: frozenset[Square] = EVERYWHERE
    men: frozenset[Man] | None = None
    reach: int = 7
    most_men: int = 64

    def allow(self, man: Man) -> bool:
        """Tell whether a man may be touched."""
        return self.men is None or man in self.men


NO_LIMITS = Limits()


def men_at_hand(position: Position) -> tuple[Man, ...]:
    """Return the men that an edit may bring: the orthodox ones, and others like those present.

    Of a fairy kind on the board there are White's men and Black's; of whatever kind is neutral or
    has a quality, just the men that stand there.
    """
    present = dict.fromkeys(man for _, man in position if not man.is_orthodox)
    kinds = sorted({man.kind for man in present if not man.kind.is_orthodox})
    plain = [Man.of(side, kind) for kind in kinds for side in SIDES]
    special = [man for man in present if man.colour is Colour.NEUTRAL or man.qualities]
    return (*ORTHODOX_MEN, *plain, *special)


def edits(
    position: Position, kinds: Iterable[EditKind] = USUAL, limits: Limits = NO_LIMITS
) -> tuple[Edit, ...]:
    """Return all single edits of some kinds; no two of them lead to the same position.

    Moves go to empty squares. Kings and other royal men are moved but neither added, removed nor
    changed, and no pawn is put on the first or last rank. Men that are not orthodox come only if
    their like are on the board. None leads back to the position itself.
    """
    wanted = frozenset(kinds)
    found: list[Edit] = []
    for kind, listed in _LISTS:
        if kind in wanted:
            found += listed(position, limits)
    return tuple(_different(position, found, limits))


def _moves(position: Position, limits: Limits) -> Iterator[Edit]:
    return (move for move in _all_moves(position, limits) if move.kind is EditKind.MOVE)


def _kings(position: Position, limits: Limits) -> Iterator[Edit]:
    return (move for move in _all_moves(position, limits) if move.kind is EditKind.KING)


def _all_moves(position: Position, limits: Limits) -> Iterator[Edit]:
    empty = [s for s in SQUARES if position[s] is None and s in limits.squares]
    for origin, man in position:
        if not limits.allow(man) or origin not in limits.squares:
            continue
        for target in empty:
            if can_stand(man, target) and distance(origin, target) <= limits.reach:
                yield Edit.move(position, origin, target)


def _additions(position: Position, limits: Limits) -> Iterator[Edit]:
    coming = _coming(position, limits)
    for square in SQUARES:
        if position[square] is None and square in limits.squares:
            for man in coming:
                if can_stand(man, square):
                    yield Edit.put(position, square, man)


def _changes(position: Position, limits: Limits) -> Iterator[Edit]:
    coming = _coming(position, limits)
    for square, there in _touchable(position, limits):
        for man in coming:
            if man is not there and can_stand(man, square):
                yield Edit.put(position, square, man)


def _coming(position: Position, limits: Limits) -> list[Man]:
    return [man for man in men_at_hand(position) if limits.allow(man) and not man.is_royal]


def _removals(position: Position, limits: Limits) -> Iterator[Edit]:
    return (Edit.remove(position, square) for square, _ in _touchable(position, limits))


def _exchanges(position: Position, limits: Limits) -> Iterator[Edit]:
    men = [
        (square, man) for square, man in position if limits.allow(man) and square in limits.squares
    ]
    for (a, man), (b, other) in combinations(men, 2):
        if man is not other and can_stand(man, b) and can_stand(other, a):
            yield Edit.exchange(position, a, b)


def _shifts(position: Position, limits: Limits) -> Iterator[Edit]:
    squares = [square for square, _ in position]
    if not squares:
        return
    files, ranks = [file_of(s) for s in squares], [rank_of(s) for s in squares]
    for right in range(-min(files), 8 - max(files)):
        for up in range(-min(ranks), 8 - max(ranks)):
            if right or up:
                yield Edit.shift(right, up)


def _turns(position: Position, limits: Limits) -> Iterator[Edit]:
    return (Edit.turn(symmetry) for symmetry in Symmetry)


_LISTS = (
    (EditKind.REMOVE, _removals),
    (EditKind.CHANGE, _changes),
    (EditKind.MOVE, _moves),
    (EditKind.KING, _kings),
    (EditKind.ADD, _additions),
    (EditKind.EXCHANGE, _exchanges),
    (EditKind.SHIFT, _shifts),
    (EditKind.MIRROR, _turns),
)


def can_stand(man: Man, square: Square) -> bool:
    """Return whether a man may stand on a square: pawns not on the first and last rank."""
    return not _walks_up(man) or 0 < rank_of(square) < 7


def _walks_up(man: Man) -> bool:
    """Return whether a man is a pawn of some kind."""
    return man.kind is Kind.PAWN if man.kind.row is None else man.kind.row.promotes


def _touchable(position: Position, limits: Limits) -> Iterator[tuple[Square, Man]]:
    for square, man in position:
        if not man.is_royal and limits.allow(man) and square in limits.squares:
            yield square, man


def _different(position: Position, found: list[Edit], limits: Limits) -> Iterator[Edit]:
    """Yield the edits that lead to different boards.

    Those of single men always do; the whole mirrored may be the diagram again, or as if one
    man were moved.
    """
    count = len(position)
    seen = {frozenset[tuple[Square, Man | None]]()}
    for edit in found:
        if count + edit.men_more > limits.most_men:
            continue
        difference = _difference(position, edit)
        if difference not in seen:
            seen.add(difference)
            yield edit


def _difference(position: Position, edit: Edit) -> frozenset[tuple[Square, Man | None]]:
    """Return the squares that an edit changes, with what stands there then."""
    match edit.change:
        case MoveMan(origin, target):
            return frozenset(((origin, None), (target, edit.man)))
        case AddMan(square, man):
            return frozenset(((square, man),))
        case RemoveMan(square):
            return frozenset(((square, None),))
    pairs = zip(position.board, edit.apply(position).board, strict=True)
    return frozenset((s, b) for s, (a, b) in enumerate(pairs) if a is not b)
