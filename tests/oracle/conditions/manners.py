# SPDX-License-Identifier: GPL-3.0-or-later
"""Annan chess, face to face and others: men who go in the manner of another man."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.squares import file_of, rank_of, square_at
from composer.solver.conditions import manners as told
from composer.solver.conditions.condition import as_kind, without_quality
from composer.solver.setup import is_promoted
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk


class Manners(RuledCondition, told.Manners):
    """Men who go in the manner of others: only a man who goes as a king castles."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        """Return in whose manner the man on a cell goes; None if in his own."""
        raise NotImplementedError

    def manners(
        self, board: ConditionedBoard, origin: int, side: Colour, manners: Sequence[Man]
    ) -> Sequence[Man]:
        """Return the men in whose manner the one on a cell goes."""
        found = self._manners_of(board, origin, side)
        return manners if found is None else found

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who castles goes as a king."""
        if move.castling is None:
            return True
        found = self._manners_of(board, move.origin, side)
        return found is None or any(man.kind is Kind.KING for man in found)

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move; none but pawns can be captured in passing."""
        if move.passed is not None and not is_promoted(move.man.kind):
            return (replace(move, passed=None),)
        return (move,)


class Beside(Manners, told.Beside):
    """A man with another on a certain side of him goes in that one's manner, and only so."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        whose = side.other if self.enemies else side
        found = []
        for files, ranks in self.steps:
            file = file_of(origin) + files
            rank = rank_of(origin) + (ranks if side is Colour.WHITE else -ranks)
            if 0 <= file < 8 and 0 <= rank < 8:
                man = board.men[square_at(file, rank)]
                if man is not None and man.colour in (whose, Colour.NEUTRAL):
                    found.append(man)
        return found or None


class PointReflection(Manners, told.PointReflection):
    """Two men on cells opposite to each other exchange their manners."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        man = board.men[63 - origin]
        return None if man is None else (man,)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether king and rook go as such."""
        if move.castling is None:
            return True
        rook = board.men[63 - move.castling.rook_square]
        goes_as_rook = rook is None or rook.kind is Kind.ROOK
        return goes_as_rook and super().admits(board, move, side, checking)


class Learning(Manners, told.Learning):
    """Men of a kind go in the manner of those who observe them, which others of it pass on."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        man = board.men[origin]
        if man is None or man.kind is not self.kind:
            return None
        learners = {rule.kind for rule in told.learning(filter(None, board.men))}
        teachers: dict[Kind, Man] = {}
        for other in board.men:
            if other is not None and other.kind not in learners:
                teachers.setdefault(other.kind, other)
        return [
            teacher
            for kind, teacher in teachers.items()
            if self._is_taught(board, origin, side, kind, frozenset())
        ] or None

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move, unless an orphan captures in passing (as Popeye has it)."""
        if self.enemies and move.man.kind is self.kind and board.is_in_passing(move):
            return ()
        return super().choices(board, walk, move)

    def _is_taught(
        self, board: ConditionedBoard, cell: int, side: Colour, kind: Kind, past: frozenset[int]
    ) -> bool:
        """Tell whether one who observes the man on a cell goes as a kind, or learns so himself."""
        whose = side.other if self.enemies else side
        past |= {cell}
        for origin, man in enumerate(board.men):
            if man is None or man.colour not in (whose, Colour.NEUTRAL) or origin in past:
                continue
            if man.kind is kind:
                if board.captures_there(origin, cell, whose):
                    return True
            elif man.kind is self.kind:
                as_kind = board.with_men({origin: Man.of(man.colour, kind)})
                if as_kind.captures_there(origin, cell, whose) and self._is_taught(
                    board, origin, whose, kind, past
                ):
                    return True
        return False


class TransmutedKings(Manners, told.TransmutedKings):
    """A king in check goes in the manner of those who check him."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        man = board.men[origin]
        if man is None or not man.is_royal or side not in self.sides:
            return None
        found = [man] if self.kept else []
        for checker in _checkers(board, origin, side):
            if all(checker.kind is not other.kind for other in found):
                found.append(checker)
        return found or None


class VaultingKings(Manners, told.VaultingKings):
    """A king whom an enemy observes goes as men of other kinds as well."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        man = board.men[origin]
        vaults = man is not None and man.is_royal and side in self.sides
        if man is None or not vaults or not any(True for _ in _checkers(board, origin, side)):
            return None
        kinds = dict.fromkeys((*self.kinds, man.kind))
        return [man if kind is man.kind else as_kind(man, kind) for kind in kinds]


class SuperTransmuted(Manners, told.SuperTransmuted):
    """A king in check goes in the manner of who checks him, and becomes such a man for good."""

    def _manners_of(
        self, board: ConditionedBoard, origin: int, side: Colour
    ) -> Sequence[Man] | None:
        man = board.men[origin]
        if man is None or not man.is_royal or side not in self.sides:
            return None
        kinds = {checker.kind: checker for checker in _checkers(board, origin, side)}
        return list(kinds.values()) or None

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move, with the kind that the king becomes by it."""
        if self._manners_of(board, walk.origin, walk.side) is not None:
            move = replace(move, kind=walk.manner.kind)
        return super().choices(board, walk, move)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether a king in check moves, if there is one."""
        if not checking and move.kind is None and side in self.sides:
            for cell, man in enumerate(board.men):
                own = man is not None and man.colour in (side, Colour.NEUTRAL)
                if own and self._manners_of(board, cell, side) is not None:
                    return False
        return super().admits(board, move, side, checking)

    def effects(self, draft: Draft) -> None:
        """Let the king become what he moved as."""
        if draft.move.kind is not None and draft.move.man.is_royal and draft.at is not None:
            man = without_quality(draft.man_at(draft.at), ROYAL)
            draft.change(draft.at, as_kind(man, draft.move.kind))


def _checkers(board: ConditionedBoard, origin: int, side: Colour) -> Iterator[Man]:
    for cell, man in enumerate(board.men):
        if man is None or man.colour is side or cell == origin:
            continue
        if board.captures_there(cell, origin, side.other):
            yield man
