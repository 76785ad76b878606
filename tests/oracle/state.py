# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a plain board as a value, and what does not hang on any position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from composer.geometry.geometry import Geometry
from composer.problem.attacks import movement_of
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Changes, Consequences
from composer.problem.position import Castling
from composer.problem.squares import square_name
from composer.rules.trails import Trail, trails
from composer.solver.conditions.condition import ShownStep
from composer.solver.setup import settled
from oracle.conditions.condition import HOLES, Memory, PlainMove, RuledCondition


@dataclass(frozen=True, slots=True)
class Passed:
    """A double step just made.

    Attributes:
        cell: the cell passed over, where the pawn can be captured.
        pawn: the cell where it stands.
        first: of a step over two cells the other one, where it can be captured, too.
    """

    cell: int
    pawn: int
    first: int | None = None

    @property
    def cells(self) -> tuple[int, ...]:
        """All cells passed over."""
        return (self.cell,) if self.first is None else (self.cell, self.first)


@dataclass(frozen=True, slots=True)
class State:
    """All of a position but the move that led to it.

    Attributes:
        board: what stands on each cell.
        turn: the side to move.
        unmoved: where kings and rooks stand at home who have not moved since they came there.
        passed: a double step just made.
        memory: what conditions remember.
    """

    board: tuple[Man | None, ...]
    turn: Colour
    unmoved: frozenset[int]
    passed: Passed | None
    memory: tuple[tuple[str, int], ...] = ()

    def may_castle(self, right: Castling) -> bool:
        """Return whether neither king nor rook of a castling has moved."""
        return self.unmoved >= {right.king_square, right.rook_square}


@cache
def trails_of(kind: Kind, geometry: Geometry, white: bool) -> tuple[tuple[Trail, ...], ...]:
    """Return the trails of a kind by cell."""
    movement = movement_of(kind)
    return tuple(trails(movement, geometry, cell, white) for cell in range(len(geometry)))


def unmoved_after(state: State, move: PlainMove) -> frozenset[int]:
    """Return where kings and rooks stand at home who have not moved, after a move."""
    changed = {cell for cell, _ in move.changes}
    return (state.unmoved - changed) | move.settled


def state_after(state: State, move: PlainMove) -> State:
    """Return a state after a move."""
    board = list(state.board)
    for cell, man in move.changes:
        board[cell] = man
    memory = state.memory if move.memory is None else move.memory
    passed = None
    if move.passed is not None:
        pawn, first = move.target if move.pawn is None else move.pawn, 2 * move.passed - move.target
        three = pawn == move.target and 2 * first - move.passed == move.origin
        passed = Passed(move.passed, pawn, first if three else None)
    return State(tuple(board), state.turn.other, unmoved_after(state, move), passed, memory)


def remembered(memory: Memory) -> tuple[tuple[str, int], ...]:
    """Return what is remembered in an order of its own."""
    return tuple(sorted(memory.items()))


def passed_over(state: State, conditions: Iterable[RuledCondition]) -> State:
    """Return a state after a pass by which it is seen what threatens: nothing waits any more."""
    memory = dict(state.memory)
    for condition in conditions:
        condition.forgets(memory)
    return replace(state, memory=remembered(memory))


def are_alike(one: PlainMove, other: PlainMove, conditions: Iterable[RuledCondition] = ()) -> bool:
    """Return whether two moves, perhaps of different positions, are one to who plays them.

    By some conditions a move names where it captures.
    """
    if any(condition.reroutes for condition in conditions) and one.captured != other.captured:
        return False
    return _shown(one) == _shown(other)


def _shown(move: PlainMove) -> tuple[object, ...]:
    return (
        move.origin,
        move.target,
        move.promotion,
        move.castling,
        move.choice,
        move.kind,
        move.flag,
        move.exchanges,
    )


def told_apart(move: PlainMove, legal: Iterable[PlainMove]) -> str:
    """Return by what a man's square differs from those of rivals of his kind, if there are any."""
    name = square_name(move.origin)
    rivals = {
        square_name(other.origin)
        for other in legal
        if other.man is move.man and other.target == move.target
    } - {name}
    if not rivals:
        return ""
    if all(rival[0] != name[0] for rival in rivals):
        return name[0]
    return name[1] if all(rival[1] != name[1] for rival in rivals) else name


def has_way_to_castle(state: State, right: Castling) -> bool:
    """Tell whether a castling is allowed, and nothing stands between."""
    low, high = sorted((right.king_square, right.rook_square))
    holes = {name for name, _ in state.memory if name.startswith(HOLES)}
    return state.may_castle(right) and not any(
        state.board[cell] is not None or f"{HOLES}{cell}" in holes for cell in range(low + 1, high)
    )


def without(state: State, cells: Iterable[int]) -> State:
    """Return a state without the men on some cells."""
    gone = dict.fromkeys(cells)
    board = tuple(gone.get(cell, man) for cell, man in enumerate(state.board))
    return replace(state, board=board)


def castling_move(state: State, right: Castling) -> PlainMove:
    """Return a castling, of which it is known that it can be made."""
    board, king, rook = state.board, right.king_square, right.rook_square
    step = 1 if right.is_short else -1
    man = board[king]
    assert man is not None
    target, beside = king + 2 * step, king + step
    others = sorted(((rook, None), (beside, board[rook])))
    changes = ((king, None), (target, man), *others)
    return PlainMove(man, king, target, changes, castling=right)


def consequences_of(
    move: PlainMove, board: Sequence[Man | None], conditions: Sequence[RuledCondition]
) -> Consequences | None:
    """Return what conditions add to a move, as it is told; None where there are none."""
    if not conditions:
        return None
    exchanged = board[move.target] if move.exchanges else None
    via, suffix = None, ""
    for condition in conditions:
        suffix += condition.suffix_of(move.man)
        if via is None and move.choice is not None and not condition.names_first:
            shown = ShownStep(move.origin, move.target, move.choice, move.flag)
            via = condition.via(shown)
    return Consequences(move.effects, move.captured, via, exchanged, suffix)


def named_by(move: PlainMove, conditions: Iterable[RuledCondition]) -> tuple[int, Kind] | None:
    """Return who becomes another before a move, and whom."""
    if move.choice is None or move.kind is None:
        return None
    names = any(condition.names_first for condition in conditions)
    return (move.choice, move.kind) if names else None


def is_in_passing(state: State, move: PlainMove) -> bool:
    """Tell whether a move captures a pawn in passing."""
    passed = state.passed
    if passed is None or move.captured != passed.pawn:
        return False
    beyond = [2 * cell - move.origin for cell in passed.cells]  # where a marine man lands
    return move.target in (*passed.cells, *beyond)


def basic_changes(state: State, move: PlainMove, side: Colour) -> Changes:
    """Return what a move does by itself."""
    if move.exchanges:
        return (move.origin, state.board[move.target]), (move.target, move.man)
    new = settled(move.man, side)
    if move.promotion is not None:
        new = Man.of(new.colour, move.promotion, new.qualities)
    changes: Changes = ((move.origin, None),)
    if move.captured is not None:
        changes = (*changes, (move.captured, None))
    return (*changes, (move.target, new))
