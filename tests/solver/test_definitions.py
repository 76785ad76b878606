# SPDX-License-Identifier: GPL-3.0-or-later
"""The definitions tried out, move by move, and what each solver finds beside it."""

from __future__ import annotations

from collections.abc import Iterator

import chess
import pytest
from cases import every
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import board_from, playable_positions
from solver.brute_force import BruteForce
from solver_truth import solution_form
from thorough import many

import composer
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE, kernel_module
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution

# Few men near the edge, so that a naive search of three moves is over soon.
LONGER = [
    "8/8/8/8/8/1R6/8/k1K5 w - -",
    "8/8/8/8/8/2K5/p1P5/k7 w - -",
    "8/8/8/8/5N2/5K1p/7p/7k w - -",
    "K1k5/P1p5/8/1P6/8/8/8/8 w - -",
    "5k1K/5p1P/8/6P1/8/8/8/8 b - -",
    "8/8/8/8/pp6/k7/P7/K1N5 w - -",
]


def _solved(position: Position, stipulation: str, refutations: int) -> Iterator[Solution]:
    """Yield what each solver finds that is there."""
    options = SolveOptions(refutations=refutations, retro=False)
    for solver in (REFERENCE, KERNEL) if kernel_module() is not None else (REFERENCE,):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(VARIABLE, solver)
            yield composer.solve(position, stipulation, options)


def _same(position: Position, stipulation: str, refutations: int = 1) -> None:
    naive = BruteForce(
        board_from(position), int(stipulation[1:]), stipulation[0] == "#", refutations
    ).solution()
    for solution in _solved(position, stipulation, refutations):
        assert solution_form(solution) == naive, solution.solver


@settings(max_examples=many(6, 10, 10))
@given(position=playable_positions(most=4), refutations=st.integers(1, 3))
def test_two_movers(position: Position, refutations: int) -> None:
    _same(position, "#2", refutations)


@settings(max_examples=many(5, 10, 10))
@given(position=playable_positions(most=3))
def test_stalemates_in_two(position: Position) -> None:
    _same(position, "=2")


@settings(max_examples=12)
@given(position=playable_positions(most=12), goal=st.sampled_from("#="))
def test_one_movers(position: Position, goal: str) -> None:
    _same(position, f"{goal}1")


@every("text", LONGER)
def test_three_movers(text: str) -> None:
    for stipulation in ("#3", "=3"):
        _same(parse_fen(text), stipulation)


@settings(max_examples=25)
@given(position=playable_positions(most=28))
def test_mates_on_crowded_boards(position: Position) -> None:
    mates = set(_mates(board_from(position)))
    for solution in _solved(position, "#1", 1):
        assert {key.move.uci for key in solution.keys if key.move is not None} == mates


def _mates(board: chess.Board) -> Iterator[str]:
    for move in list(board.legal_moves):
        board.push(move)
        if board.is_checkmate():
            yield move.uci()
        board.pop()
