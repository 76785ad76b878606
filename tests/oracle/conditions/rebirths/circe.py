# SPDX-License-Identifier: GPL-3.0-or-later
"""Circe and its named forms: what becomes of captured men."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.solver.conditions.condition import as_kind
from composer.solver.conditions.rebirths import circe as told
from composer.solver.conditions.rebirths.rebirth import CHOSEN, Occupied, Place
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import (
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    RuledCondition,
    Walk,
)
from oracle.conditions.ghosts import man_of, number_of
from oracle.conditions.rebirths.homes import begin_homes, carry_homes
from oracle.conditions.rebirths.rebirth import (
    Capture,
    concerns,
    is_free_after,
    is_last_rank,
    is_shut,
    outcome,
    reborn,
    square_of_rebirth,
)

_HOME: Final = "circe home of "


class Circe(RuledCondition, told.Circe):
    """A captured man is reborn on a square that the grid says, if it is empty."""

    def _captured(self, board: ConditionedBoard, move: PlainMove, side: Colour) -> Capture | None:
        """Return the capture after which somebody is reborn, if a move of a side is one."""
        victim = None if move.captured is None else board.men[move.captured]
        mover = board.men[move.origin]
        if victim is None or mover is None or move.captured is None:
            return None
        if (victim.is_royal and not self.with_kings) or not concerns(self.grid, victim):
            return None
        if move.promotion is not None:
            mover = as_kind(mover, move.promotion)
        home = board.memory.get(f"{_HOME}{move.captured}")
        return Capture(victim, mover, side, move.captured, move.origin, home)

    def _square(self, board: ConditionedBoard, move: PlainMove, capture: Capture) -> int | None:
        """Return the one square of rebirth if somebody can be reborn there after a move."""
        man = reborn(self.grid, capture)
        cell = square_of_rebirth(self.grid, capture, man, _whose(capture.who, capture.side))
        if cell is None or self.grid.occupied in (Occupied.ASSASSIN, Occupied.COVERED):
            return cell
        return cell if is_free_after(board, move, cell) else None

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move with each square of rebirth, and with each promotion there."""
        capture = None if walk.checking else self._captured(board, move, walk.side)
        if capture is None:
            return (move,)
        man = reborn(self.grid, capture)
        if self.grid.place not in CHOSEN:
            cell = self._square(board, move, capture)
            return (move,) if cell is None else _promoted(board, move, man, cell, walk.side)
        return self._chosen(board, move, man, walk.side)

    def _chosen(
        self, board: ConditionedBoard, move: PlainMove, man: Man, side: Colour
    ) -> Iterator[PlainMove]:
        if self.grid.place is Place.MAKE:
            yield from dict.fromkeys(_steps(board, move, man, side))
            return
        if self.grid.occupied is not Occupied.STRICT:
            yield move
        for cell in range(64):
            if is_free_after(board, move, cell):
                yield from _promoted(board, replace(move, choice=cell), man, cell, side)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody need be reborn who cannot; no king is in check who would be."""
        capture = self._captured(board, move, side)
        if capture is None or self.grid.place in CHOSEN:
            return True
        if checking and capture.who.is_royal:
            return self._square(board, move, capture) is None
        if self.grid.occupied is not Occupied.STRICT:
            return True
        return self._square(board, move, capture) is not None

    def effects(self, draft: Draft) -> None:
        """Let the captured man be reborn."""
        capture = self._captured(draft.before, draft.move, draft.side)
        if capture is None:
            return
        man = reborn(self.grid, capture)
        cell = draft.move.choice
        if self.grid.place not in CHOSEN:
            cell = square_of_rebirth(self.grid, capture, man, _whose(capture.who, capture.side))
        if cell is None:
            return
        if is_shut(draft.memory, cell):
            return
        if draft.board[cell] is None or self.grid.occupied is Occupied.ASSASSIN:
            draft.add(cell, man, outcome(self.grid, man, draft.move))
            if cell == draft.at:  # who captured there is gone
                draft.at = None


class DiagramCirce(Circe, told.DiagramCirce):
    """Circe by which men are reborn where they stood in the diagram."""

    def begin(self, start: Position) -> Memory:
        """Return of each man that he is at home."""
        return begin_homes(_HOME, start)

    def effects(self, draft: Draft) -> None:
        """Let the captured man be reborn, and remember whose home is where."""
        before = len(draft.effects)
        super().effects(draft)
        carry_homes(_HOME, draft)
        if len(draft.effects) > before:
            home = draft.effects[-1].square
            draft.memory[f"{_HOME}{home}"] = home


class CageCirce(Circe, told.CageCirce):
    """Circe by which men are reborn where they then have no move but captures, if anywhere."""

    def _chosen(
        self, board: ConditionedBoard, move: PlainMove, man: Man, side: Colour
    ) -> Iterator[PlainMove]:
        yield from list(_caged(board, move, man, side)) or (move,)


class CirceAssassin(Circe, told.CirceAssassin):
    """Circe by which who stands on a square of rebirth vanishes, be it a king."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no own king vanishes; no king is in check who would be reborn."""
        if not checking and self._slays(board, move, side, side):
            return False
        return super().admits(board, move, side, checking)

    def strikes(self, board: ConditionedBoard, move: PlainMove, royals_of: Colour) -> bool:
        """Tell whether a king stands where a captured man is reborn, and vanishes."""
        return self._slays(board, move, royals_of.other, royals_of)

    def _slays(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, royals_of: Colour
    ) -> bool:
        capture = self._captured(board, move, side)
        cell = None if capture is None else self._square(board, move, capture)
        if cell is None or (cell != move.target and cell in (move.origin, move.captured)):
            return False
        man = board.men[move.origin if cell == move.target else cell]
        return man is not None and man.is_royal and man.colour in (royals_of, Colour.NEUTRAL)


_DEEPEST: Final = 3  # men covered on one square
_COVERED: Final = "covered "


class CirceParachute(Circe, told.CirceParachute):
    """Circe by which who stands on a square of rebirth is covered, be it a king."""

    def effects(self, draft: Draft) -> None:
        """Cover who stands there; let the covered come back on squares that are empty."""
        capture = self._captured(draft.before, draft.move, draft.side)
        if capture is not None:
            self._cover(draft, capture)
        super().effects(draft)
        for cell in range(64):
            depth = _depth(draft.memory, cell)
            if depth and draft.board[cell] is None:
                draft.add(cell, man_of(draft.memory.pop(_name(cell, depth - 1)), draft))

    def _cover(self, draft: Draft, capture: Capture) -> None:
        man = reborn(self.grid, capture)
        cell = square_of_rebirth(self.grid, capture, man, _whose(capture.who, capture.side))
        covered = None if cell is None else draft.board[cell]
        if cell is None or covered is None:
            return
        depth = _depth(draft.memory, cell)
        if depth < _DEEPEST:
            draft.memory[_name(cell, depth)] = number_of(covered)
        draft.board[cell] = None
        if cell == draft.at:
            draft.at = None


def _name(cell: int, depth: int) -> str:
    return f"{_COVERED}{cell} {depth}"


def _depth(memory: Memory, cell: int) -> int:
    return sum(_name(cell, depth) in memory for depth in range(_DEEPEST))


def _whose(man: Man, side: Colour) -> Colour:
    """Return as whose a captured man counts: a neutral one as of the side that is captured."""
    return side.other if man.colour is Colour.NEUTRAL else man.colour


def _steps(board: ConditionedBoard, move: PlainMove, man: Man, side: Colour) -> Iterator[PlainMove]:
    """Return a move once for each step of a captured man from where he was captured."""
    where = move.captured
    assert where is not None
    men = list(board.men)
    men[move.target], men[move.origin] = men[move.origin], None
    walk = Walk(
        man, man, where, where, _whose(man, side), captures=False, bare=True, board=tuple(men)
    )
    for step in board.walk(walk):
        yield replace(move, choice=step.target, kind=step.promotion)


def _caged(board: ConditionedBoard, move: PlainMove, man: Man, side: Colour) -> Iterator[PlainMove]:
    """Yield a capture once for each cell where the captured man then has no move but captures."""
    whose = _whose(man, side)
    for cell in range(64):
        if not is_free_after(board, move, cell):
            continue
        for plain_move in _promoted(board, replace(move, choice=cell), man, cell, side):
            after = board.after(board.made(plain_move, side)).turned_to(whose)
            if not any(map(after.is_safe, after.candidates_from(cell, whose, False, False))):
                yield plain_move


def _promoted(
    board: ConditionedBoard, move: PlainMove, man: Man, cell: int, side: Colour
) -> Iterable[PlainMove]:
    """Return a move once for each man that a pawn becomes who is reborn on a cell."""
    if not is_promoted(man.kind) or not is_last_rank(cell, _whose(man, side)):
        return (move,)
    return [replace(move, kind=kind) for kind in promotion_kinds(board.start, man.kind)]
