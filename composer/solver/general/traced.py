# SPDX-License-Identifier: GPL-3.0-or-later
"""Goals that ask where in the diagram a man stood: circuits, exchanges of places, touches.

The board keeps of each man where he stood in the diagram. By Popeye's manual a circuit (`ct`) is
done where the man who moved is on his first square again, an exchange (`<>`) where he and another
of his side stand each where the other one began; `ctr` and `<>r` are the same of a man who is
reborn. A man is touched (`kc5`, who began there) by one who arrives on a square beside him, where
nobody else stands beside him (as Popeye has it).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.consequences import Effect, EffectKind
from composer.problem.goals import ANY, TRACED_AIMS, Aim, Goal
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square, distance
from composer.problem.stipulation import Stipulation
from composer.solver.general.board import GeneralBoard
from composer.solver.playboard import BoardMove

_BY_REBIRTH: Final = (Aim.CIRCUIT_BY_REBIRTH, Aim.EXCHANGE_BY_REBIRTH)


@dataclass(frozen=True, slots=True)
class _Traces:
    """Where the men come from.

    Attributes:
        began: where who stands on a square stood in the diagram; not of those who arose later.
        gone: the man who was captured last, and where he began; he may be reborn later.
        moved: where the man who moved last stands now; None if nowhere.
        reborn: where a man was reborn by the last move; None if nobody was.
    """

    began: tuple[tuple[Square, Square], ...]
    gone: tuple[Man, Square] | None = None
    moved: Square | None = None
    reborn: Square | None = None


class TracedBoard(GeneralBoard):
    """A board that knows where in the diagram each man stood."""

    def __init__(self, position: Position, stipulation: Stipulation) -> None:
        super().__init__(position, replace(stipulation, goal=ANY))
        squares = [square for square, _ in position]
        self._men_now = list(position.board)
        self._traces = [_Traces(tuple((square, square) for square in squares))]
        self._before: list[list[Man | None]] = []

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        shown = None if move is None else self.described(move)
        super().play(move)
        self._follow(shown)

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        super().pass_over()
        self._follow(None)

    def take_back(self) -> None:
        """Take back what was played last."""
        super().take_back()
        self._traces.pop()
        self._men_now = self._before.pop()

    def key(self) -> Hashable:
        """Return what distinguishes this position: where the men come from does, too."""
        now = self._traces[-1]
        return super().key(), now.began, now.gone

    def reaching(self, goal: Goal) -> list[BoardMove]:
        """Return the moves that reach a goal at once."""
        if goal.aim not in TRACED_AIMS:
            return super().reaching(goal)
        found = []
        for move in self.moves():
            self.play(move)
            if self.reaches(goal):
                found.append(move)
            self.take_back()
        return found

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches the goal."""
        if goal.aim not in TRACED_AIMS:
            return super().reaches(goal)
        now, began = self._traces[-1], dict(self._traces[-1].began)
        at = now.reborn if goal.aim in _BY_REBIRTH else now.moved
        if self.last is None or at is None:
            return False
        if goal.aim is Aim.KISS:
            touched = next((square for square, first in began.items() if first == goal.square), at)
            return [
                square
                for square, man in enumerate(self._men_now)
                if man is not None and distance(square, touched) == 1
            ] == [at]
        if at not in began:
            return False
        if goal.aim in (Aim.CIRCUIT, Aim.CIRCUIT_BY_REBIRTH):
            return began[at] == at
        first, man, other = began[at], self._men_now[at], self._men_now[began[at]]
        same_side = man is not None and other is not None and man.colour is other.colour
        return first != at and began.get(first) == at and same_side

    def _follow(self, move: Move | None) -> None:
        last = self._traces[-1]
        self._before.append(self._men_now)
        if move is None:
            self._traces.append(replace(last, moved=None, reborn=None))
            return
        began, at, gone, reborn = dict(last.began), move.target, last.gone, None
        taken = _captured(move)
        if taken is not None:
            victim, first = self._men_now[taken], began.pop(taken, None)
            gone = None if victim is None or first is None else (victim, first)
        _shift(began, move.origin, move.target, swap=move.exchanged is not None)
        if move.castling is not None:
            rook = {square for square, man in move.changes if man} - {move.target}
            for square in rook:
                _shift(began, move.castling.rook_square, square)
        for effect in () if move.consequences is None else move.consequences.effects:
            if effect.kind is EffectKind.ADDED and gone is not None and effect.man is not None:
                if effect.man.kind is gone[0].kind:
                    began[effect.square], gone, reborn = gone[1], None, effect.square
            elif effect.kind is EffectKind.REMOVED:
                began.pop(effect.square, None)
            else:
                at = _carried(began, effect, at)
        self._men_now = list(self._men_now)
        for square, man in move.changes:
            self._men_now[square] = man
        there = at if self._men_now[at] is not None else None
        self._traces.append(_Traces(tuple(sorted(began.items())), gone, there, reborn))


def _captured(move: Move) -> Square | None:
    if move.capture is None:
        return None
    if move.consequences is not None and move.consequences.captured is not None:
        return move.consequences.captured
    if move.en_passant:
        return move.target + (-8 if move.target >= 32 else 8)
    return move.target


def _shift(began: dict[Square, Square], origin: Square, target: Square, swap: bool = False) -> None:
    """Let who stands on a square come to another, perhaps in exchange."""
    one, other = began.pop(origin, None), began.pop(target, None)
    if one is not None:
        began[target] = one
    if swap and other is not None:
        began[origin] = other


def _carried(began: dict[Square, Square], effect: Effect, at: Square) -> Square:
    """Let a man go on, or two change places; return where the man who moved stands then."""
    if effect.kind not in (EffectKind.CARRIED, EffectKind.SWAPPED) or effect.other is None:
        return at
    _shift(began, effect.square, effect.other, swap=effect.kind is EffectKind.SWAPPED)
    if at == effect.square:
        return effect.other
    return effect.square if effect.kind is EffectKind.SWAPPED and at == effect.other else at
