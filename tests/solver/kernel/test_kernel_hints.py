# SPDX-License-Identifier: GPL-3.0-or-later
"""Long problems: proof numbers show the key soon, and change nothing but how long it takes."""

from __future__ import annotations

import random

import pytest
from thorough import many

from composer.problem.defects import is_solvable
from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES
from composer.solver import compiled
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solve, solving

engine = pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

SEVEN = "8/8/3p4/8/4B1Np/8/4K3/6k1"  # a seven-mover: 1.Bd5
SIX = "K7/1N5p/p6P/1p5R/r1k4p/7R/1BppppP1/2rbb1q1"  # a six-mover: 1.Rc3+; many men
COOKED = "8/5p2/5Q2/5p1N/6kN/4p3/K7/8"  # two keys in six moves


@pytest.fixture(autouse=True)
def kernel_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.VARIABLE, compiled.KERNEL)


def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for hints from the first position on."""
    monkeypatch.setattr(compiled, "_ALONE", 1)
    monkeypatch.setattr(compiled, "_WITHOUT_HINTS", 1)
    monkeypatch.setattr(compiled, "_WITHOUT_HINTS_IF_LONG", 1)


def _told(solution: Solution) -> tuple[object, ...]:
    return solution.verdict, solution.message, solution.keys, solution.set_play, solution.tries


def _small_positions(number: int) -> list[Position]:
    """Return positions of few men, of which many are won in some moves."""
    rng, found = random.Random(20), []
    while len(found) < number:
        white, black = rng.choice(("KQ", "KRB", "KRP", "KBNP")), rng.choice(("k", "kp", "kn"))
        squares = rng.sample(SQUARES, len(white + black))
        board: list[Man | None] = [None] * 64
        for square, letter in zip(squares, white + black, strict=True):
            board[square] = Man(letter)
        position = Position(tuple(board), Colour.WHITE, frozenset())
        if is_solvable(position):
            found.append(position)
    return found


@pytest.mark.parametrize("stipulation", ["#4", "#5", "=4"])
def test_hints_change_no_answer(monkeypatch: pytest.MonkeyPatch, stipulation: str) -> None:
    positions = _small_positions(many(15, 15, 40))
    plain = [_told(solve(position, stipulation, session=Session(1))) for position in positions]
    _at_once(monkeypatch)
    for threads in (1, 2):
        session = Session(1, threads)  # one for all, so that hints of others are met too
        hinted = [_told(solve(position, stipulation, session=session)) for position in positions]
        assert hinted == plain, threads
    assert len({verdict for verdict, *_ in plain}) >= 2


def _hinted_solve(text: str, moves: int) -> object:
    """Return a solve whose first million positions are over, hints begun."""
    kernel = engine.Kernel(64)
    work = engine.Solve(kernel, parse_fen(text), moves, MATE, Token().flag)
    work.begin_keys(1)
    assert not work.run(0, 1000)
    work.again()
    assert work.begin_hints()
    return work


def test_a_key_is_known_long_before_all_others_are_refuted() -> None:
    work = _hinted_solve(SIX, 6)
    while not work.solving():
        assert work.nodes < 2_000_000
        work.again()
        work.run(0, 100_000)
    soon = work.nodes
    assert [work.move_of_first(first).uci for first in work.solving()] == ["h3c3"]
    assert work.jobs_left > work.done
    work.again()
    assert work.run(0)
    assert [work.length_of(first) for first in work.solving()] == [6]
    assert soon < work.nodes / 3
    assert work.nodes < 20_000_000  # a plain search looks at 57 millions


def test_the_key_is_told_while_the_work_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PROGRESS", 0.0)
    session = Session(64, 1)
    answers = solving(SIX, "#6", SolveOptions(tries=False, set_play=False), session=session)
    early = next(answer for answer in answers if answer.keys)
    assert early.stage is Stage.NOTHING
    assert early.verdict is Verdict.UNDECIDED
    assert early.key is not None
    assert early.key.length == 6
    assert 1 <= early.first_moves_done < early.first_moves
    others = f"{early.first_moves_done - 1} of {early.first_moves - 1}"
    assert str(early.message) == f"Not finished: 1.Rc3+ solves; of the others {others} are refuted"
    answers.close()


def test_cooks_are_found_with_their_length() -> None:
    work = _hinted_solve(COOKED, 6)
    work.again()
    assert work.run(0)
    keys = work.solving()
    assert [work.move_of_first(first).uci for first in keys] == ["f6f7", "h5g3"]
    assert [work.length_of(first) for first in keys] == [6, 6]


def test_a_short_solution_is_told_with_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    _at_once(monkeypatch)
    solution = solve("8/8/8/8/8/2K5/7R/k7", "#6")
    plain = {key.move.uci: key.length for key in solution.keys if key.move is not None}
    assert solution.verdict is Verdict.SHORT
    assert plain["c3b3"] == 2
    assert min(plain.values()) == 2


@pytest.mark.parametrize(("moves", "takes"), [(3, False), (4, True), (20, True), (21, False)])
def test_neither_short_problems_nor_very_long_ones_take_hints(moves: int, takes: bool) -> None:
    work = engine.Solve(engine.Kernel(1), parse_fen(SEVEN), moves, MATE, Token().flag)
    assert work.begin_hints() is takes


def test_a_cancelled_solve_with_hints_ends_soon() -> None:
    token = Token()
    work = engine.Solve(engine.Kernel(64), parse_fen(SIX), 6, MATE, token.flag)
    work.begin_keys(1)
    work.begin_hints()
    assert not work.run(0, 200_000)
    token.cancel()
    before = work.nodes
    work.again()
    assert not work.run(0)
    assert work.nodes - before <= 2 * 1024


def test_hints_outlive_a_closed_session() -> None:
    kernel = engine.Kernel(1)
    work = engine.Solve(kernel, parse_fen(SEVEN), 7, MATE, Token().flag)
    work.begin_keys(1)
    work.begin_hints()
    kernel.close()
    work.run(0, 50_000)
    kernel.close()
    work.again()
    while not work.run(0):
        work.again()
    assert [work.move_of_first(first).uci for first in work.solving()] == ["e4d5"]
