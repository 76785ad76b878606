# SPDX-License-Identifier: GPL-3.0-or-later
"""A board for any men: a list of cells, moves as lists of changes, everything tried out.

What a move does is worked out in stages, where conditions will have their say: *candidates*
(what the trails offer), *effects* (what changes, promotion among it), *check* (whether a king
can be captured), and the *legal* moves, which leave no own king to be captured.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from composer.geometry.geometry import CHESSBOARD, Geometry
from composer.problem.attacks import movement_of
from composer.problem.goals import Aim, Goal
from composer.problem.men import HALF_NEUTRAL, Colour, Kind, Man
from composer.problem.move import Changes, Mark, Move
from composer.problem.position import Castling, Position, Rights
from composer.problem.squares import square_name
from composer.rules.arrivals import Arrival, arrivals
from composer.rules.trails import Trail, trails
from composer.solver.playboard import BoardMove
from composer.solver.setup import is_promoted, promotion_kinds


@dataclass(frozen=True, slots=True)
class PlainMove:
    """A move and all that it does.

    Attributes:
        man: who moves.
        origin: where from.
        target: where he arrives; in castling, the king.
        changes: the cells that change, with what stands there afterwards.
        captured: the cell of the captured man.
        promotion: what he becomes.
        castling: which castling it is.
        passed: the cell that a pawn passes, who can now be captured there.
    """

    man: Man
    origin: int
    target: int
    changes: Changes
    captured: int | None = None
    promotion: Kind | None = None
    castling: Castling | None = None
    passed: int | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A double step just made.

    Attributes:
        cell: the cell passed over, where the pawn can be captured.
        pawn: the cell where it stands.
    """

    cell: int
    pawn: int


@dataclass(frozen=True, slots=True)
class _State:
    """All of a position but the move that led to it."""

    board: tuple[Man | None, ...]
    turn: Colour
    rights: Rights
    passed: Passed | None


@cache
def _trails(kind: Kind, geometry: Geometry, white: bool) -> tuple[tuple[Trail, ...], ...]:
    movement = movement_of(kind)
    return tuple(trails(movement, geometry, cell, white) for cell in range(len(geometry)))


class PlainBoard:
    """A position of any men with its moves, as `PlayBoard` says; slow and clear."""

    def __init__(self, position: Position, geometry: Geometry = CHESSBOARD) -> None:
        """Set up a position."""
        self._geometry = geometry
        self._promotions = promotion_kinds(position)
        passed = None
        if position.en_passant is not None:
            step = -8 if position.turn is Colour.WHITE else 8
            passed = Passed(position.en_passant, position.en_passant + step)
        self._state = _State(position.board, position.turn, position.castling, passed)
        self._past: list[tuple[_State, PlainMove | None]] = []

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._past)

    @property
    def last(self) -> PlainMove | None:
        """The move played last; None if that side passed."""
        return self._past[-1][1] if self._past else None

    @property
    def turn(self) -> Colour:
        """The side to move."""
        return self._state.turn

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._legal())

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return any(True for _ in self._legal())

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        assert isinstance(move, PlainMove)
        return next((each for each in self._legal() if _are_alike(each, move)), None)

    def is_check(self) -> bool:
        """Return whether a king of the side to move can be captured."""
        return self._can_be_captured(self._state.turn)

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        self.play(move)
        checks = self.is_check()
        self.take_back()
        return checks

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal."""
        last = self.last
        match goal.aim:
            case Aim.MATE:
                return self.is_check() and not self.has_move()
            case Aim.STALEMATE:
                return not self.is_check() and not self.has_move()
            case Aim.DOUBLE_STALEMATE:
                return not self.is_check() and not self.has_move() and self._is_stuck()
            case Aim.CHECK:
                return self.is_check()
            case Aim.CAPTURE:
                return last is not None and last.captured is not None
            case Aim.TARGET:
                return last is not None and last.target == goal.square
            case Aim.PROMOTION:
                made = None if last is None else last.promotion
                return made is not None and goal.kind in (None, made)
            case _:  # a goal of the old problems, which their own rules have
                return False

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        assert move is None or isinstance(move, PlainMove)
        self._past.append((self._state, move))
        other = self._state.turn.other
        if move is None:
            self._state = replace(self._state, turn=other, passed=None)
            return
        board = list(self._state.board)
        for cell, man in move.changes:
            board[cell] = man
        changed = {cell for cell, _ in move.changes}
        rights = frozenset(
            right
            for right in self._state.rights
            if right.king_square not in changed and right.rook_square not in changed
        )
        passed = None if move.passed is None else Passed(move.passed, move.target)
        self._state = _State(tuple(board), other, rights, passed)

    def take_back(self) -> None:
        """Take back what was played last."""
        self._state = self._past.pop()[0]

    def key(self) -> Hashable:
        """Return the position as a value."""
        return self._state

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value."""
        assert isinstance(move, PlainMove)
        state = self._state
        captured = None if move.captured is None else state.board[move.captured]
        self.play(move)
        can_move = self.has_move()
        if self.is_check():
            mark = Mark.CHECK if can_move else Mark.MATE
        else:
            mark = Mark.NONE if can_move else Mark.STALEMATE
        self.take_back()
        pawn = move.man.kind is Kind.PAWN
        return Move(
            man=move.man,
            origin=move.origin,
            target=move.target,
            changes=move.changes,
            capture=None if captured is None else captured.kind,
            promotion=move.promotion,
            castling=move.castling,
            en_passant=self._is_in_passing(move),
            passed=move.passed,
            mark=mark,
            disambiguation=self._disambiguation(move, pawn),
        )

    def _is_in_passing(self, move: PlainMove) -> bool:
        passed = self._state.passed
        return passed is not None and move.target == passed.cell and move.captured == passed.pawn

    def _disambiguation(self, move: PlainMove, pawn: bool) -> str:
        """Return what distinguishes the man from others of its kind: file, else rank, else both."""
        name = square_name(move.origin)
        if pawn:
            return name[0] if move.captured is not None else ""
        if move.man.kind is Kind.KING or move.castling is not None:
            return ""
        rivals = {
            square_name(other.origin)
            for other in self._legal()
            if other.man is move.man and other.target == move.target
        } - {name}
        if not rivals:
            return ""
        if all(rival[0] != name[0] for rival in rivals):
            return name[0]
        return name[1] if all(rival[1] != name[1] for rival in rivals) else name

    def _is_stuck(self) -> bool:
        """Return whether the side that has just moved could not move again."""
        self.play(None)
        stuck = not self.has_move()
        self.take_back()
        return stuck

    # The legal moves: candidates with their effects that leave no own king to be captured.

    def _legal(self) -> Iterator[PlainMove]:
        side = self._state.turn
        for move in self._candidates(side):
            self.play(move)
            legal = not self._can_be_captured(side)
            self.take_back()
            if legal:
                yield move

    def _candidates(self, side: Colour) -> Iterator[PlainMove]:
        board = self._state.board
        for origin, man in enumerate(board):
            if man is not None and man.colour in (side, Colour.NEUTRAL):
                seen: set[PlainMove] = set()
                for move in self._moves_of(man, origin, side):
                    if move not in seen:  # two trails may lead to the same
                        seen.add(move)
                        yield move
        for right in Castling:
            if right in self._state.rights and right.colour is side and self._can_castle(right):
                yield self._castling_move(right)

    def _moves_of(self, man: Man, origin: int, side: Colour) -> Iterator[PlainMove]:
        board = self._state.board
        for trail in _trails(man.kind, self._geometry, side is Colour.WHITE)[origin]:
            for arrival in arrivals(board, trail):
                if arrival.captured is None or self._is_prey(arrival.captured, side):
                    yield from self._with_effects(man, origin, arrival, trail.passed)
            passed = self._state.passed
            if passed is not None and trail.in_passing and passed.cell == trail.cells[0]:
                arrival = Arrival(passed.cell, passed.pawn)
                if board[passed.cell] is None and self._is_prey(passed.pawn, side):
                    yield from self._with_effects(man, origin, arrival, None)

    def _is_prey(self, cell: int, side: Colour) -> bool:
        """Return whether a side may capture what stands on a cell."""
        man = self._state.board[cell]
        return man is not None and man.colour is not side

    def _with_effects(
        self, man: Man, origin: int, arrival: Arrival, passed: int | None
    ) -> Iterator[PlainMove]:
        """Yield what an arrival becomes: several moves if a pawn is promoted."""
        side = self._state.turn
        last = self._geometry.region(f"{'white' if side is Colour.WHITE else 'black'}-last")
        promotes = is_promoted(man.kind) and arrival.target in last
        after = settled(man, side)
        for kind in self._promotions if promotes else (None,):
            new = after
            if kind is not None:
                new = Man.of(after.colour, kind, after.qualities)
            changes: Changes = ((origin, None), (arrival.target, new))
            if arrival.captured not in (None, arrival.target):
                assert arrival.captured is not None
                changes = (*changes, (arrival.captured, None))
            yield PlainMove(
                man, origin, arrival.target, changes, arrival.captured, kind, passed=passed
            )

    def _can_castle(self, right: Castling) -> bool:
        """Return whether nothing stands between, and the king goes over no square under attack."""
        king, rook = right.king_square, right.rook_square
        low, high = sorted((king, rook))
        if any(self._state.board[cell] is not None for cell in range(low + 1, high)):
            return False
        step = 1 if right.is_short else -1
        return not any(self._is_unsafe(right, king + step * n) for n in (0, 1))

    def _is_unsafe(self, right: Castling, cell: int) -> bool:
        """Return whether the king could be captured if it had gone to a cell."""
        state = self._state
        board = list(state.board)
        king, board[right.king_square] = board[right.king_square], None
        board[cell] = king
        self._state = replace(state, board=tuple(board))
        unsafe = self._can_be_captured(right.colour)
        self._state = state
        return unsafe

    def _castling_move(self, right: Castling) -> PlainMove:
        board, king, rook = self._state.board, right.king_square, right.rook_square
        step = 1 if right.is_short else -1
        man = board[king]
        assert man is not None
        target, beside = king + 2 * step, king + step
        others = sorted(((rook, None), (beside, board[rook])))
        changes: Changes = ((king, None), (target, man), *others)
        return PlainMove(man, king, target, changes, castling=right)

    # Check: whether a king can be captured, found from the attacker's side.

    def _can_be_captured(self, side: Colour) -> bool:
        board, other = self._state.board, side.other
        royal = {
            cell
            for cell, man in enumerate(board)
            if man is not None and man.is_royal and man.colour in (side, Colour.NEUTRAL)
        }
        if not royal:
            return False
        return any(
            arrival.captured in royal
            for origin, man in enumerate(board)
            if man is not None and man.colour in (other, Colour.NEUTRAL)
            for trail in _trails(man.kind, self._geometry, other is Colour.WHITE)[origin]
            for arrival in arrivals(board, trail)
        )


def _are_alike(one: PlainMove, other: PlainMove) -> bool:
    """Return whether two moves, perhaps of different positions, are one to who plays them."""
    return (one.origin, one.target, one.promotion, one.castling) == (
        other.origin,
        other.target,
        other.promotion,
        other.castling,
    )


def settled(man: Man, side: Colour) -> Man:
    """Return a man as it stands after its move by a side: half-neutral men change colour."""
    if HALF_NEUTRAL not in man.qualities:
        return man
    colour = side if man.colour is Colour.NEUTRAL else Colour.NEUTRAL
    return Man.of(colour, man.kind, man.qualities)
