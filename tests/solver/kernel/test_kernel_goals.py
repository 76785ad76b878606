# SPDX-License-Identifier: GPL-3.0-or-later
"""Direct, self and reflex play for other goals than mate: the kernel against the reference."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from positions import playable_positions
from solver_twins import agree
from thorough import many

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.kernel.engine import Kernel
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solve import solve

EXAMPLES = int(os.environ.get("COMPOSER_FUZZ", "0")) // 10  # of each kind; 0 for the usual
SHARED = Kernel(1)
OPTIONS = st.builds(SolveOptions, st.integers(1, 3), st.booleans(), st.booleans())
GOALS = ("==", "+", "x", "zd4", "ze8", "zb1", "=*", "=Q", "=N")
KINDS = st.tuples(st.sampled_from(("", "s", "r", "semi-r")), st.sampled_from(GOALS)).map("".join)
# Each but one has solutions, and what the kinds of play do with goals differs in it.
SOLVED = (
    ("8/2k5/8/8/3p4/2P5/8/K7 w - - 0 1", "sx1"),
    ("8/8/8/8/3p4/8/2P5/K1k5 w - - 0 1", "sx1"),  # the double step is taken in passing
    ("8/8/8/8/8/1k6/7p/K7 w - - 0 1", "s=*1"),
    ("8/8/8/8/8/k7/p6p/K7 w - - 0 1", "r=Q1"),
    ("8/8/8/8/8/2k5/8/K6r w - - 0 1", "semi-r+1"),
    ("8/8/8/8/8/k1p5/p1P5/K7 b - - 0 1", "==1"),
    ("k7/8/1K6/8/8/8/3Q4/8 w - - 0 1", "==1"),  # none: only one side is stalemated
    ("7k/8/8/8/8/8/6R1/K6r w - - 0 1", "x2"),
    ("8/8/8/8/8/2k5/7R/K6r w - - 0 1", "+1"),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "zd12"),  # the rook that castles arrives nowhere
    ("7k/5P2/8/8/8/8/8/K7 w - - 0 1", "=N1"),
)


@settings(max_examples=EXAMPLES or many(80, 100, 1000), deadline=None)
@given(position=playable_positions(most=9), kind=KINDS, options=OPTIONS)
def test_play_in_one_is_the_same(position: Position, kind: str, options: SolveOptions) -> None:
    agree(position, f"{kind}1", options, SHARED)


@settings(max_examples=EXAMPLES or many(25, 30, 600), deadline=None)
@given(position=playable_positions(most=4), kind=KINDS, options=OPTIONS, threads=st.integers(1, 2))
def test_play_in_two_is_the_same(
    position: Position, kind: str, options: SolveOptions, threads: int
) -> None:
    agree(position, f"{kind}2", options, SHARED, threads)


# The reference may take seconds for one.
@settings(max_examples=EXAMPLES or many(4, 4, 80), deadline=None)
@given(position=playable_positions(most=4), kind=KINDS, options=OPTIONS)
def test_play_in_three_is_the_same(position: Position, kind: str, options: SolveOptions) -> None:
    agree(position, f"{kind}3", options, SHARED)


@pytest.mark.parametrize(("fen", "stipulation"), SOLVED)
@pytest.mark.parametrize("refutations", [1, 99])
def test_what_has_solutions_is_the_same(fen: str, stipulation: str, refutations: int) -> None:
    agree(parse_fen(fen), stipulation, SolveOptions(refutations), SHARED)


def test_the_kernel_plays_every_goal() -> None:
    session = Session(1)
    for play in ("", "s", "r", "semi-r"):
        for goal in ("#", "=", *GOALS):
            assert session.plays(parse_stipulation(f"{play}{goal}2"))
    solution = solve(SOLVED[0][0], SOLVED[0][1], session=session)
    assert solution.solver == "kernel"


def test_goals_are_told_apart_in_the_table() -> None:
    """Facts of one goal, square or promoted man say nothing of another's."""
    position = parse_fen("8/8/8/8/8/1k5p/6P1/K2R4 w - - 0 1")
    kernel = Kernel(1)
    for goal in (*GOALS, "#", "="):
        agree(position, f"{goal}3", SolveOptions(set_play=False), kernel)


def test_a_judge_knows_the_goals() -> None:
    position = parse_fen("7k/8/8/8/8/8/6R1/K7 w - - 0 1")
    (judged,) = Session(1).judge(parse_stipulation("+1"), Token()).judge([position])
    (plain,) = [solve(position, "+1")]
    assert {key.uci for key in judged.keys} == {key.move.uci for key in plain.keys if key.move}
    assert len(judged.keys) == 2
