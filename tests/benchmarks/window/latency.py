# SPDX-License-Identifier: GPL-3.0-or-later
"""How live the studio is: from letting a man go to the panel painted with the whole answer."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import spread
from benchmarks.window.bench import LEFT, NONE, Ticks, memory, rest, studio, until
from PySide6.QtTest import QTest

from composer.library.changes.samples import sample_problems
from composer.problem.edits import move
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER, parse_stipulation

LONG = Problem(
    parse_fen("1b3q1n/2pb2r1/4P3/r3pp2/3PP2p/P1NkPNP1/Q2B4/R3K2R w KQ - 0 1"),
    parse_stipulation("#5"),
)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    every = [each.position for each in sample_problems() if each.stipulation == TWO_MOVER]
    count = given.number(60, 4)
    with studio() as window:
        until(lambda: window.pane.answer is not None)
        rest(1000)
        yield Figure("memory of the idle window", memory(), "MB", 150.0, hindrance=MODULES)
        hand = Hand(window)
        alone = [hand.release_to_painted(each, None) for each in every[::2][:count]]
        yield spread("a man let go, to the painted answer", [each for each in alone if each])
        busy = [hand.release_to_painted(each, LONG) for each in every[1::2][: count // 3]]
        yield spread("the same while a #5 is being solved", [each for each in busy if each])
        window.workbench.document.open(LONG)
        rest(200)
        ticks = Ticks()
        rest(given.number(4000, 500))
        yield spread("gaps of a 5 ms timer meanwhile", ticks.gaps())


MODULES = "the program's code, Qt and its fonts and styles are most of it"


def displaced(position: Position) -> tuple[Position, Square, Square] | None:
    """Return the position with one man elsewhere, and the move that brings him back."""
    for square, man in position:
        if man.kind in (Kind.KNIGHT, Kind.ROOK, Kind.BISHOP, Kind.QUEEN):
            for other in range(64):
                if position[other] is None:
                    return move(position, square, other), other, square
    return None


class Hand:
    """A hand with a stopwatch."""

    def __init__(self, window) -> None:
        self.window = window

    def is_answered(self, position: Position) -> bool:
        """Tell whether the panel shows the whole answer to a position."""
        answer = self.window.pane.answer
        return answer is not None and answer.is_final and answer.question.position == position

    def release_to_painted(self, position: Position, before: Problem | None) -> float | None:
        """Drag a man to his place; return the milliseconds from release to the painted answer."""
        start = displaced(position)
        if start is None:
            return None
        board, document = self.window.board, self.window.workbench.document
        if before is None:
            document.open(Problem(start[0]))
            until(lambda: self.is_answered(start[0]))
        else:
            document.open(before)
            rest(60)
            document.open(Problem(start[0], before.stipulation))
            rest(30)
            document.change(Problem(start[0]), "")
        origin, target = (board.square_centre(square) for square in start[1:])
        QTest.mousePress(board.viewport(), LEFT, NONE, origin)
        QTest.mouseMove(board.viewport(), (origin + target) / 2)
        QTest.mouseMove(board.viewport(), target)
        begun = time.perf_counter()
        QTest.mouseRelease(board.viewport(), LEFT, NONE, target)
        until(lambda: self.is_answered(position))
        self.window.pane.repaint()
        self.window.pane.solution.tree.viewport().repaint()
        return 1000 * (time.perf_counter() - begun)
