# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door: what is asked, what is refused, and the sentences of the verdict."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from positions import any_positions

import composer
from composer.problem.fen import FenError, parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, parse_stipulation
from composer.retro.compiled import NO_ENGINE
from composer.solver.compiled import engine_module
from composer.solver.lawdefects import fatal_for
from composer.solver.options import SolveOptions, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import backend, solve, solve_keys, solving

pytestmark = pytest.mark.usefixtures("either_solver")

MATE = "7k/5Q2/6K1/8/8/8/8/8"
TWO = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"


@pytest.mark.parametrize("call", [solve, solving], ids=["solve", "solving"])
@pytest.mark.parametrize(
    ("what", "stipulation", "error", "message"),
    [
        ("8/8", "#2", FenError, "FEN, placement: expected 8 ranks"),
        (TWO, "mate", StipulationError, "expected a stipulation such as"),
        (TWO, "", StipulationError, "expected a stipulation such as"),
        (TWO, "#0", StipulationError, "expected 1 to 999 moves"),
        (TWO, "ser-hs#2", UnsupportedStipulation, "ser-hs#2 is not solved: such series have no"),
        (TWO, "h#0", StipulationError, "expected 1 to 999 moves, got 'h#0'"),
        (TWO, "ser-r=0.5", StipulationError, "only help play has half moves, got 'ser-r=0.5'"),
        (TWO, "ser-h#0.5", StipulationError, "series play has no half moves, got 'ser-h#0.5'"),
        (TWO, "#101", UnsupportedStipulation, "#101 is too long to be solved"),
        ("8/8/8/8/8/8/8/8", "h#101", UnsupportedStipulation, "h#101 is too long to be solved"),
    ],
)
def test_bad_input_is_refused_at_once(
    call: Callable[[str, str], Solution | Iterable[Solution]],
    what: str,
    stipulation: str,
    error: type[ValueError],
    message: str,
) -> None:
    with pytest.raises(error, match=message):
        call(what, stipulation)  # `solving` too: not on the first step only


@pytest.mark.parametrize("sign", ["h#2", "ser-h#2"])
def test_an_exact_length_leaves_shorter_lines_out(sign: str) -> None:
    position = "7k/5K2/8/8/6p1/8/6R1/8 b - - 0 1"
    whole, exact = solve(position, sign), solve(position, f"exact-{sign}")
    longest = max(map(len, whole.lines))
    assert min(map(len, whole.lines)) < longest
    assert exact.lines == tuple(line for line in whole.lines if len(line) == longest)
    assert whole.verdict is Verdict.SHORT
    assert exact.verdict is Verdict.SOUND


def test_half_a_move_is_no_number_of_moves() -> None:
    assert str(solve("7k/8/8/8/8/8/8/K7", "h#0.5").message) == "No solution in half a move"


def test_a_problem_brings_its_own_stipulation() -> None:
    problem = Problem(parse_fen(MATE), parse_stipulation("#1"))
    assert str(solve(problem).stipulation) == "#1"
    assert str(solve(problem, "#2").stipulation) == "#2"
    assert str(solve(MATE, parse_stipulation("=1")).stipulation) == "=1"
    assert str(solve(MATE).stipulation) == "#2"
    with pytest.raises(UnsupportedStipulation):
        solve(Problem(parse_fen(MATE), parse_stipulation("ser-hs#1")))


@pytest.mark.parametrize("refutations", [0, -1, 100])
def test_a_try_has_a_sensible_number_of_refutations(refutations: int) -> None:
    with pytest.raises(ValueError, match=f"expected 1 to 99 refutations, got {refutations}"):
        SolveOptions(refutations=refutations)


@pytest.mark.parametrize(
    ("text", "stipulation", "verdict", "message"),
    [
        (TWO, "#2", Verdict.SOUND, "Sound: 1.Kd6! (zugzwang)"),
        ("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5", "#2", Verdict.SOUND, "Sound: 1.Nb5! (four threats)"),
        ("1k6/8/1K6/8/8/8/7R/8", "#1", Verdict.SOUND, "Sound: 1.Rh8#!"),
        ("1k6/8/1K6/8/8/8/8/8", "#1", Verdict.NO_SOLUTION, "No solution in one move"),
        ("1k6/8/1K6/8/8/8/8/8", "#2", Verdict.NO_SOLUTION, "No solution in two moves"),
        ("1k6/8/1K6/8/8/8/8/8", "#13", Verdict.NO_SOLUTION, "No solution in 13 moves"),
        ("8/8/8/8/8/k7/p7/K7", "#2", Verdict.NO_SOLUTION, "No solution: White has no move"),
        ("k7/P7/K7/8/8/8/8/8 b", "#2", Verdict.NO_SOLUTION, "No solution: Black has no move"),
        ("8/8/8/8/8/6k1/5q2/7K b", "#2", Verdict.SHORT, ""),
        ("1k6/8/1K6/8/8/8/7R/8", "#2", Verdict.SHORT, "Short: 1.Rh8 is mate"),
        ("8/8/8/8/8/1k6/8/KR6 b", "=1", Verdict.NO_SOLUTION, "No solution in one move"),
        ("k7/8/PK6/8/8/8/8/8", "=2", Verdict.SHORT, "Short: 1.a7 is stalemate"),
        (
            MATE,
            "#1",
            Verdict.COOKED,
            r"Cooked: four keys, 1.Q..#, 1.Q..#, 1.Q..#, 1.Q..#",
        ),
        (
            "8/8/8/8/8/8/8/8",
            "#2",
            Verdict.INVALID,
            "Cannot be solved: Black has no king to be mated",
        ),
        (
            "k7/8/8/8/8/8/8/KK5P",
            "#2",
            Verdict.INVALID,
            "Cannot be solved: White has 2 kings (a1, b1); "
            "a pawn of White stands on its first or last rank (h1)",
        ),
        (
            "k7/8/8/8/8/8/8/R6K w",
            "#2",
            Verdict.INVALID,
            "Cannot be solved: Black's king can be captured (a8, a1)",
        ),
        (
            "8/8/8/8/8/8/kK6/8",
            "#2",
            Verdict.INVALID,
            "Cannot be solved: the kings stand side by side (b2, a2)",
        ),
    ],
)
def test_the_verdict_is_one_plain_sentence(
    text: str, stipulation: str, verdict: Verdict, message: str
) -> None:
    solution = composer.solve(text, stipulation)
    assert (solution.verdict, solution.complete) == (verdict, True)
    if verdict is Verdict.COOKED or not message:
        assert re.match(message, str(solution.message))  # the order of keys means nothing
    else:
        assert str(solution.message) == message
    assert not str(solution.message).endswith(".")


def test_a_shorter_solution_is_short_even_if_there_is_one_key_only() -> None:
    solution = composer.solve(TWO, "#3", SolveOptions(tries=False, set_play=False))
    assert solution.verdict is Verdict.SHORT
    assert str(solution.message) == "Short: 1.Kd6 solves in two moves, not three"
    assert {key.length for key in solution.keys} == {2, 3}


def test_a_mate_at_once_stands_beside_the_other_keys() -> None:
    solution = composer.solve("k7/8/1K6/8/8/8/7R/8", "#2")
    ends = {key.move.uci: key.ends for key in solution.keys if key.move is not None}
    assert ends["h2h8"] is True
    assert ends["h2g2"] is False
    assert solution.verdict is Verdict.SHORT


@settings(max_examples=40)
@given(position=any_positions())
def test_any_board_is_answered(position: Position) -> None:
    """However many kings there are, and wherever the pawns stand: no board is too much.

    Without the compiled engine boards without a king on each side are refused in one sentence.
    """
    asked = parse_stipulation("#1")
    fatal = bool(fatal_for(position, asked))
    if engine_module() is None and not fatal and not Session(1).knows(position, asked):
        with pytest.raises(UnsupportedStipulation, match=re.escape(str(NO_ENGINE))):
            composer.solve(position, asked)
        return
    solution = composer.solve(position, asked)
    assert (solution.verdict is Verdict.INVALID) is fatal
    assert solution.complete
    assert solution.message


def test_a_pawn_on_an_edge_is_named_where_a_side_has_no_men() -> None:
    assert composer.solve("8/8/8/8/8/8/8/KP6 b - - 0 1", "#1").verdict is Verdict.INVALID


def test_the_solver_names_itself(either_solver: str) -> None:
    assert backend() == either_solver
    assert composer.solve(MATE, "#1").solver == either_solver


def test_keys_alone_are_bare() -> None:
    whole, keys = solve(TWO), solve_keys(TWO)
    assert (keys.stage, keys.verdict) == (Stage.KEYS, whole.verdict)
    assert [key.move for key in keys.keys] == [key.move for key in whole.keys]
    assert not keys.keys[0].variations
    assert not keys.complete
    invalid = solve_keys("8/8/8/8/8/8/8/8")
    assert (invalid.verdict, invalid.complete) == (Verdict.INVALID, True)
