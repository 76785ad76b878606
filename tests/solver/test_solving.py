# SPDX-License-Identifier: GPL-3.0-or-later
"""The staged answer: it only grows, and a cancelled one never says more than is known."""

from __future__ import annotations

import random
import threading
from itertools import pairwise

import pytest
from thorough import many

import composer
from composer.solver.compiled import KERNEL, REFERENCE
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solving

pytestmark = pytest.mark.usefixtures("either_solver")

SOUND = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"
THREE = "8/8/8/2k5/2P5/2N5/2N3Q1/3K4"  # a three-mover of some tenths of a second
LONG = {  # some seconds for either, and no short solution is found soon
    REFERENCE: ("8/6R1/7p/5K1k/8/6p1/5bP1/8", "#5"),
    KERNEL: ("6Bk/4r1rP/p3N1p1/p7/6p1/6P1/p6K/B7", "#8"),
}

ENDLESS = ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "#20")  # no machine comes to its end


def _grows(stages: list[Solution]) -> None:
    for before, after in pairwise(stages):
        assert after.stage >= before.stage
        assert after.nodes >= before.nodes
        assert after.seconds >= before.seconds
        assert after.first_moves_done >= before.first_moves_done
        assert _moves(before) <= _moves(after)
        assert (after.position, after.stipulation) == (before.position, before.stipulation)
    for stage in stages:
        if stage.stage < Stage.KEYS:
            assert stage.verdict not in (Verdict.NO_SOLUTION, Verdict.SOUND)
    assert [stage.complete for stage in stages[:-1]] == [False] * (len(stages) - 1)


def _moves(solution: Solution) -> set[str]:
    return {key.move.uci for key in solution.keys if key.move is not None}


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        (SOUND, "#2"),
        (THREE, "#3"),
        ("1k6/8/1K6/8/8/8/7R/8", "#2"),
        ("8/8/8/8/8/k7/p7/K7", "#2"),  # White has no move
        ("1k6/8/1K6/8/8/8/8/8", "#4"),
        ("k7/8/PK6/8/8/8/8/8", "=2"),
    ],
)
def test_the_answer_grows_stage_by_stage(text: str, stipulation: str) -> None:
    stages = list(solving(text, stipulation))
    _grows(stages)
    assert {stage.stage for stage in stages} >= {Stage.KEYS, Stage.PLAY, Stage.TRIES}
    assert stages[-1].complete
    assert stages[-1].first_moves == stages[-1].first_moves_done
    assert stages[-1].verdict is not Verdict.UNDECIDED


def test_keys_are_known_before_their_play() -> None:
    by_stage = {solution.stage: solution for solution in solving(SOUND, "#2")}
    assert by_stage[Stage.KEYS].verdict is Verdict.SOUND
    assert not by_stage[Stage.KEYS].keys[0].variations
    assert by_stage[Stage.PLAY].keys[0].variations
    assert by_stage[Stage.PLAY].set_play is not None
    assert not by_stage[Stage.PLAY].tries
    assert by_stage[Stage.TRIES].tries


def test_an_invalid_board_is_answered_in_one_step() -> None:
    (only,) = solving("8/8/8/8/8/8/8/8", "#2")
    assert (only.verdict, only.complete) == (Verdict.INVALID, True)


def test_a_long_solve_reports_its_progress(either_solver: str) -> None:
    token = Token()
    reports = []
    for solution in solving(*LONG[either_solver], SolveOptions(), token):
        reports.append(solution)
        if solution.first_moves_done >= 1:
            token.cancel()
    _grows(reports)
    assert len(reports) > 1
    last = reports[-1]
    assert not last.complete
    if last.verdict is Verdict.UNDECIDED:
        assert str(last.message).startswith("Not finished: ")
        told = f"of {last.first_moves}, no key so far"
        if last.keys:  # the others are still being refuted
            told = f"of {last.first_moves - 1} are refuted"
        assert told in str(last.message)
    else:  # asked for nine moves, the first key seen is a short one
        assert (either_solver, last.verdict) == (KERNEL, Verdict.SHORT)


def test_a_token_cancelled_beforehand_stops_at_once(either_solver: str) -> None:
    token = Token()
    assert not token.cancelled
    token.cancel()
    token.cancel()  # once more does no harm
    assert token.cancelled
    last = composer.solve(*LONG[either_solver], cancel=token)
    assert (last.verdict, last.complete) == (Verdict.UNDECIDED, False)
    assert last.nodes <= 2 * 1024  # the kernel looks every 1,024 positions, the reference at each
    invalid = composer.solve("8/8/8/8/8/8/8/8", "#2", cancel=token)
    assert invalid.verdict is Verdict.INVALID


def test_a_solve_without_work_may_finish_all_the_same() -> None:
    token = Token()
    token.cancel()
    last = composer.solve("8/8/8/8/8/k7/p7/K7", "#2", cancel=token)
    assert last.stage >= Stage.KEYS  # White has no move: there was nothing to cancel
    assert last.verdict is Verdict.NO_SOLUTION
    assert last.complete is (last.stage is Stage.TRIES)


@pytest.mark.parametrize("text", [SOUND, THREE, "1k6/8/1K6/8/8/8/8/8"])
def test_a_cancel_at_any_moment_leaves_no_wrong_word(text: str) -> None:
    stipulation = "#2" if text == SOUND else "#3"
    whole = composer.solve(text, stipulation)
    rng = random.Random(text)
    for _ in range(many(4, 4, 20)):
        token = Token()
        timer = threading.Timer(rng.random() * 1.2 * whole.seconds, token.cancel)
        timer.start()
        stages = list(solving(text, stipulation, None, token))
        timer.cancel()
        timer.join()
        _grows(stages)
        last = stages[-1]
        if last.complete:
            assert (last.keys, last.tries, last.verdict) == (whole.keys, whole.tries, whole.verdict)
        elif last.stage < Stage.KEYS:
            assert last.verdict in (Verdict.UNDECIDED, whole.verdict)
            assert last.verdict is not Verdict.NO_SOLUTION
            assert _moves(last) <= _moves(whole)
        else:
            assert last.verdict is whole.verdict
            assert _moves(last) == _moves(whole)


def test_a_cancel_is_heard_before_the_end() -> None:
    token = Token()
    timer = threading.Timer(0.2, token.cancel)
    timer.start()
    last = composer.solve(*ENDLESS, cancel=token)
    timer.join()
    assert not last.complete


def test_two_solves_at_once_do_not_disturb_each_other() -> None:
    alone = [composer.solve(SOUND, "#2"), composer.solve(THREE, "#3")]
    both: dict[int, Solution] = {}
    threads = [
        threading.Thread(target=lambda n=n, s=s: both.update({n: composer.solve(*s)}))
        for n, s in enumerate([(SOUND, "#2"), (THREE, "#3")])
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, expected in enumerate(alone):
        assert (both[number].keys, both[number].tries) == (expected.keys, expected.tries)
        assert both[number].verdict is expected.verdict
