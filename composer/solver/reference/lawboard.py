# SPDX-License-Identifier: GPL-3.0-or-later
"""A board on which the reference solver plays by Ponziani's laws or the medieval game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, cast

from composer.problem.goals import Aim, Goal
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Castling, Position
from composer.rules.state import BookState
from composer.solver.laws import (
    CASTLES_FAR,
    CASTLES_FREELY,
    CASTLES_NO_CHECK,
    CASTLES_NO_HARM,
    MEDIEVAL,
    NAMES_AT_WILL,
    PASSES,
    PONZIANI,
    PROMOTED_LEAP,
    Laws,
)
from composer.solver.options import Unsolvable
from composer.solver.playboard import BoardMove
from composer.solver.reference.lawgoals import has_attained
from composer.solver.reference.lawmoves import (
    KING,
    PAWN,
    Men,
    attacked_squares,
    is_attacked,
    kinds_to_name,
    last_rank,
    reached_squares,
)
from composer.solver.reference.lawvalues import LawMove, described

_ORTHODOX_WAYS: Final = ((6, 5), (2, 3))  # files where king and rook arrive
Placed = dict[int, tuple[bool, int]]


@dataclass(frozen=True, slots=True)
class _Now:
    """A position: men, whose turn it is, rights, where a pawn was passed over, marks."""

    men: Placed
    white: bool
    rights: frozenset[Castling]
    passed: int | None
    state: BookState


class LawBoard:
    """A position by other laws with its moves, as `PlayBoard` says."""

    def __init__(self, position: Position, laws: Laws, checked: bool = True) -> None:
        """Set up a position.

        Args:
            position: the position.
            laws: the laws.
            checked: whether the side that is not to move may not be in check.

        Raises:
            Unsolvable: a man is not of the game, or the position has a fatal defect.
        """
        numbers = {man: number for number, man in enumerate(laws.men)}
        if any(man not in numbers for _, man in position):
            raise Unsolvable("the position cannot be solved")
        self.laws = laws
        self._passes = laws.has(PASSES) and laws.has(PONZIANI)
        self._now = _Now(
            {square: (numbers[man] < 6, numbers[man] % 6 + 1) for square, man in position},
            position.turn is Colour.WHITE,
            position.castling if laws.has(PONZIANI) else frozenset(),
            position.en_passant if self._passes else None,
            position.known_state if laws.has(MEDIEVAL) else position.state,
        )
        self._before: list[tuple[_Now, LawMove | None]] = []
        if not self._is_set_up() or (checked and self._threatens(self.men, self._now.white)):
            raise Unsolvable("the position cannot be solved")

    # The protocol

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._before)

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        return self._before[-1][1] if self._before else None

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self.legal_moves())

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return any(True for _ in self.legal_moves())

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves that may reach a goal, each once: all."""
        return self.moves()

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        return move if any(legal_move == move for legal_move in self.legal_moves()) else None

    def is_check(self) -> bool:
        """Return whether the side to move is in check."""
        return self._threatens(self._now.men, not self._now.white)

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        self.play(move)
        checks = self.is_check()
        self.take_back()
        return checks

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal for the side that made it."""
        match goal.aim:
            case Aim.MATE:
                return self.is_mate()
            case Aim.STALEMATE:
                return self.is_stalemate()
            case Aim.DOUBLE_STALEMATE:
                return self.is_stalemate() and self._is_stuck()
            case Aim.CHECK:
                return self.is_check()
            case Aim.CAPTURE:
                return self.has_captured()
            case Aim.TARGET:
                return isinstance(self.last, LawMove) and self.last.target == goal.square
            case Aim.PROMOTION:
                made = self.last.promotion if isinstance(self.last, LawMove) else None
                return made is not None and goal.kind in (None, self.laws.men[made - 1].kind)
            case _:
                return self.has_attained(goal, not self._now.white)

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side."""
        return goal.aim in (Aim.BARE, Aim.WIN) and self.has_attained(goal, self._now.white)

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        now, made = self._now, cast("LawMove | None", move)
        self._before.append((now, made))
        if made is None:
            self._now = replace(now, white=not now.white, passed=None)
        else:
            self._now = self._after(now, made)

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self.play(None)

    def take_back(self) -> None:
        """Take back what was played last."""
        self._now, _ = self._before.pop()

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value; the board is the same afterwards."""
        made = cast(LawMove, move)
        before = self.men
        rivals = [
            legal_move.origin
            for legal_move in self.legal_moves()
            if legal_move.target == made.target
            and legal_move.named == made.named
            and legal_move.origin != made.origin
            and self._kind_of(legal_move) == self._kind_of(made)
        ]
        captures = self._captures(made)
        self.play(move)
        value = described(
            self.laws,
            made,
            (not self._now.white, self._kind_of(made, before)),
            (before, self.men),
            (self.is_check(), self.has_move()),
            captures,
            rivals,
        )
        self.take_back()
        return value

    def key(self) -> Hashable:
        """Return what tells this position from all others that play differently."""
        now = self._now
        return frozenset(now.men.items()), now.white, now.rights, now.passed, now.state

    # What else is asked

    @property
    def men(self) -> Placed:
        """Colour (True for White) and number of the kind of each man."""
        return self._now.men

    def king(self, white: bool) -> int:
        """Return where a side's king stands."""
        return next(square for square, man in self.men.items() if man == (white, KING))

    def is_mate(self) -> bool:
        """Return whether the side to move is in check and has no move."""
        return self.is_check() and not self.has_move()

    def is_stalemate(self) -> bool:
        """Return whether the side to move is not in check and has no move."""
        return not self.is_check() and not self.has_move()

    def has_captured(self) -> bool:
        """Return whether the move played last captured."""
        return bool(self._before) and len(self._before[-1][0].men) > len(self.men)

    def has_attained(self, goal: Goal, white: bool) -> bool:
        """Return whether a side has reached a goal of the old problems by the last move."""
        return has_attained(self, goal, white)

    @property
    def white_moves(self) -> bool:
        """Whether White is to move."""
        return self._now.white

    def _is_stuck(self) -> bool:
        self.play(None)
        stuck = not self.has_move()
        self.take_back()
        return stuck

    def _is_set_up(self) -> bool:
        """Return whether there is one king a side, and no pawn out of place."""
        kings = sorted(white for white, kind in self.men.values() if kind == KING)
        if kings != [False, True]:
            return False
        for square, (white, kind) in self.men.items():
            on_edge = kind == PAWN and square // 8 in (0, 7)
            if on_edge and not (self.laws.has(PONZIANI) and square // 8 == last_rank(white)):
                return False
        return True

    def _threatens(self, men: Men, by: bool) -> bool:
        """Return whether a side attacks the other side's king."""
        king = next(square for square, man in men.items() if man == (not by, KING))
        return is_attacked(men, self.laws, king, by)

    # Moves

    def legal_moves(self) -> Iterator[LawMove]:
        """Yield the legal moves, each once."""
        for named, men in self._namings():
            for move in (*self._steps(men), *self._passing(men), *self._castlings(men)):
                if not self._threatens(self._placed(men, move), not self._now.white):
                    yield replace(move, named=named)

    def _namings(self) -> list[tuple[tuple[int, int] | None, Placed]]:
        """Return what may be named before the move, with the men after it (law III)."""
        men, white = self.men, self._now.white
        found: list[tuple[tuple[int, int] | None, Placed]] = []
        if self.laws.has(PONZIANI):
            for square, man in men.items():
                if man == (white, PAWN) and square // 8 == last_rank(white):
                    for kind in kinds_to_name(men, self.laws, white, square):
                        found.append(((square, kind), {**men, square: (white, kind)}))
        if not found or self.laws.has(NAMES_AT_WILL):
            found.append((None, men))
        return found

    def _steps(self, men: Men) -> Iterator[LawMove]:
        for origin, (white, kind) in men.items():
            if white is not self._now.white:
                continue
            for target in reached_squares(men, self.laws, self._now.state, origin):
                if target in men and men[target][1] == KING:
                    continue
                if kind != PAWN or target // 8 != last_rank(white):
                    yield LawMove(origin, target)
                    continue
                kinds = kinds_to_name(men, self.laws, white, target)
                if not kinds:
                    yield LawMove(origin, target, waits=True)
                for each in kinds:
                    yield LawMove(origin, target, each)

    def _passing(self, men: Men) -> Iterator[LawMove]:
        passed = self._now.passed
        if passed is None:
            return
        for origin, man in men.items():
            if man == (self._now.white, PAWN) and passed in attacked_squares(
                men, self.laws, origin
            ):
                yield LawMove(origin, passed, passes=True)

    def _castlings(self, men: Men) -> Iterator[LawMove]:
        """Yield the castlings of laws IV and V, all but whether the king arrives safely."""
        now = self._now
        if self._threatens(men, not now.white):
            return
        for right in sorted(now.rights, key=lambda right: right.value):
            if (right.colour is Colour.WHITE) is not now.white:
                continue
            king, rook = right.king_square, right.rook_square
            step = 1 if rook > king else -1
            if any(square in men for square in range(king + step, rook, step)):
                continue
            for target in range(king + step, rook + step, step):
                if is_attacked(men, self.laws, target, not now.white):
                    break
                if abs(target - king) < 2 and self.laws.has(CASTLES_FAR):
                    continue
                for arrives in range(king, target, step):
                    move = LawMove(king, target, rook=arrives)
                    if self._is_way(move) and not self._harms(men, move):
                        yield move

    def _is_way(self, move: LawMove) -> bool:
        assert move.rook is not None
        way = (move.target % 8, move.rook % 8)
        return self.laws.has(CASTLES_FREELY) or way in _ORTHODOX_WAYS

    def _harms(self, men: Men, move: LawMove) -> bool:
        """Return whether castling attacks what it may not."""
        after = self._placed(men, move)
        if self.laws.has(CASTLES_NO_HARM):
            return any(
                target in after and after[target][0] is not self._now.white
                for square in (move.target, move.rook)
                if square is not None
                for target in attacked_squares(after, self.laws, square)
            )
        return self.laws.has(CASTLES_NO_CHECK) and self._threatens(after, self._now.white)

    # Playing

    def _placed(self, men: Men, move: LawMove) -> Placed:
        """Return the men after a move, before which these stood."""
        after = dict(men)
        if move.named is not None:
            after[move.named[0]] = (self._now.white, move.named[1])
        white, kind = after.pop(move.origin)
        if move.rook is not None:
            rook = after.pop(move.origin // 8 * 8 + (7 if move.target > move.origin else 0))
            after[move.rook] = rook
        after[move.target] = (white, move.promotion or kind)
        if move.passes:
            del after[move.target + (-8 if white else 8)]
        return after

    def _after(self, now: _Now, move: LawMove) -> _Now:
        touched = (move.origin, move.target)
        rights = frozenset(
            right
            for right in now.rights
            if right.king_square not in touched and right.rook_square not in touched
        )
        men, state = self._placed(now.men, move), now.state
        if self.laws.has(MEDIEVAL):
            leaps = move.promotion is not None and self.laws.has(PROMOTED_LEAP)
            state = state.after(*touched, self._captures(move), leaps)
        passed = self._passed(men, move) if self._kind_of(move) == PAWN else None
        return _Now(men, not now.white, rights, passed, state)

    def _captures(self, move: LawMove) -> bool:
        return move.passes or (move.rook is None and move.target in self._now.men)

    def _passed(self, men: Men, move: LawMove) -> int | None:
        """Return where a double step can be captured in passing, if a pawn stands ready."""
        passed = (move.origin + move.target) // 2
        ready = any(
            man == (not self._now.white, PAWN)
            and passed in attacked_squares(men, self.laws, square)
            for square, man in men.items()
        )
        return passed if ready and self._passes and abs(move.origin - move.target) == 16 else None

    def _kind_of(self, move: LawMove, men: Men | None = None) -> int:
        """Return the kind of the man that moves, as it is named before the move."""
        if move.named is not None and move.named[0] == move.origin:
            return move.named[1]
        return (self.men if men is None else men)[move.origin][1]
