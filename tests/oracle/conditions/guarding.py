# SPDX-License-Identifier: GPL-3.0-or-later
"""Patrol and its family: men who may move or capture, or be captured, as others observe them."""

from __future__ import annotations

from math import gcd

from composer.problem.men import Colour, Kind
from composer.solver.conditions import guarding as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition
from oracle.conditions.observing import is_observed, observers


class Patrol(RuledCondition, told.Patrol):
    """A man captures and checks only while a man of his own side observes him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he captures nobody, or is observed."""
        return move.captured is None or is_observed(board, move.origin, side)


class UltraPatrol(RuledCondition, told.UltraPatrol):
    """A man moves, captures and checks only while a man of his own side observes him."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is observed."""
        return is_observed(board, origin, side)


class Lortap(RuledCondition, told.Lortap):
    """A man captures and checks only while no man of his own side observes him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he captures nobody, or is not observed."""
        return move.captured is None or not is_observed(board, move.origin, side)


class SuperGuards(RuledCondition, told.SuperGuards):
    """A man, a king too, whom a man of his own side observes cannot be captured."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who is captured is not observed."""
        return move.captured is None or not is_observed(board, move.captured, side.other)


class AntiGuards(RuledCondition, told.AntiGuards):
    """A man, a king too, can only be captured while a man of his own side observes him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who is captured is observed."""
        return move.captured is None or is_observed(board, move.captured, side.other)


class ShieldedKings(RuledCondition, told.ShieldedKings):
    """A king does not capture the other king while a man of that one's side observes him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no king captures one who is observed."""
        victim = None if move.captured is None else board.men[move.captured]
        if victim is None or move.captured is None:
            return True
        kings = move.man.is_royal and victim.is_royal
        return not kings or not is_observed(board, move.captured, side.other)


class Functionary(RuledCondition, told.Functionary):
    """A man, a king too, moves and checks only while an enemy man observes him."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether an enemy observes him."""
        return is_observed(board, origin, side.other)


class Central(RuledCondition, told.Central):
    """A man moves and checks only while his own king observes him, or a man who may move so."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether a chain of observers leads from the king to him."""
        found, pending = {origin}, [origin]
        while pending:
            cell = pending.pop()
            man = board.men[cell]
            if man is not None and man.is_royal:
                return True
            for observer in observers(board, cell, side):
                if observer not in found:
                    found.add(observer)
                    pending.append(observer)
        return False


class Woozles(RuledCondition, told.Woozles):
    """A man does not capture or check while he and another observe each other."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no such man hinders a capture."""
        if move.captured is None or (move.man.is_royal and not self.with_kings):
            return True
        others = observers(board, move.origin, side.other if self.enemies else side)
        return not any(
            board.captures_there(move.origin, other, side)
            for other in others
            if self.with_kings or not _is_king(board, other)
            if not self.on_lines or _line(move.origin, other) == _line(move.origin, move.target)
        )


def _is_king(board: ConditionedBoard, cell: int) -> bool:
    man = board.men[cell]
    return man is not None and man.kind is Kind.KING


def _line(cell: int, other: int) -> frozenset[tuple[int, int]]:
    """Return the direction from a cell to another, and the opposite one."""
    files, ranks = other % 8 - cell % 8, other // 8 - cell // 8
    parts = gcd(files, ranks) or 1
    step = files // parts, ranks // parts
    return frozenset({step, (-step[0], -step[1])})
