# SPDX-License-Identifier: GPL-3.0-or-later
"""The analyst: the newest question only, answered from a thread that never holds the window."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from studio import BLOCK, LONG, NO_KING, NO_SOLUTION, SOUND, THREATS, problem

from composer.gui.threads import analyst as analyst_module
from composer.gui.threads.analyst import Analyst, Answer
from composer.notation.sentences import OUR_FAULT
from composer.problem.fen import parse_fen
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PATIENCE = 20_000
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/P7/8 w - - 0 1"
COOKED = "8/8/8/8/8/6k1/4Q3/4K2R b - - 0 1"


class Listener:
    """An analyst and what it told."""

    def __init__(self, qtbot) -> None:
        self._bot = qtbot
        self.analyst = Analyst()
        self.answers: list[Answer] = []
        self.asked: list[int] = []
        self.analyst.answered.connect(self.answers.append)
        self.analyst.asked.connect(self.asked.append)

    def final(self) -> Answer:
        """Wait until the newest question is answered for good."""
        newest = self.analyst.generation
        self.until(
            lambda: (
                bool(self.answers)
                and self.answers[-1].generation == newest
                and not self.answers[-1].running
            )
        )
        return self.answers[-1]

    def until(self, what: Callable[[], object]) -> None:
        self._bot.waitUntil(what, timeout=PATIENCE)

    def under_way(self) -> None:
        """Wait until the thread has taken the question up."""
        self.until(lambda: self.analyst.is_taken_up)


@pytest.fixture
def listener(qtbot) -> Iterator[Listener]:
    made = Listener(qtbot)
    yield made
    made.analyst.close()


def test_the_answer_is_the_solver_s(listener: Listener) -> None:
    for fen in (SOUND, BLOCK, THREATS, NO_SOLUTION):
        listener.analyst.ask(problem(fen))
        answer = listener.final()
        expected = solve(fen, "#2")
        assert answer.is_final
        assert answer.solution is not None
        assert replace(answer.solution, seconds=0.0, nodes=0) == replace(
            expected, seconds=0.0, nodes=0
        )


def test_answers_grow_and_only_the_last_is_final(listener: Listener) -> None:
    listener.analyst.ask(problem(BLOCK))
    listener.final()
    told = listener.answers
    assert [answer.is_final for answer in told] == [False] * (len(told) - 1) + [True]
    stages = [answer.solution.stage for answer in told if answer.solution is not None]
    assert stages == sorted(stages)
    assert len({answer.generation for answer in told}) == 1


def test_only_the_newest_of_many_questions_is_answered(listener: Listener) -> None:
    for fen in (LONG, BLOCK, LONG, THREATS, LONG, SOUND):
        listener.analyst.ask(problem(fen, "#9" if fen == LONG else "#2"))
    answer = listener.final()
    assert answer.question.position == parse_fen(SOUND)
    assert {answer.generation for answer in listener.answers} == {listener.analyst.generation}


def test_an_edit_cancels_a_long_solve(listener: Listener) -> None:
    listener.analyst.ask(problem(LONG, "#9"))  # would take hours, and there is one thread
    listener.under_way()
    listener.analyst.ask(problem(SOUND))
    assert listener.final().solution.verdict is Verdict.SOUND  # type: ignore[union-attr]


def test_a_known_answer_comes_at_once(listener: Listener) -> None:
    listener.analyst.ask(problem(BLOCK))
    first = listener.final()
    listener.analyst.ask(problem(LONG, "#9"))
    listener.under_way()
    listener.answers.clear()
    listener.asked.clear()
    listener.analyst.ask(problem(BLOCK))
    (answer,) = listener.answers  # before any event was processed
    assert answer.solution is first.solution
    assert answer.generation == listener.analyst.generation
    assert listener.asked == []


def test_of_older_answers_only_the_solution_is_kept(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst_module, "_MEANT", 1)
    asked = [problem(BLOCK), problem(STAR), problem(BLOCK, "#1")]
    weighed = []
    for each in asked:
        listener.analyst.ask(each)
        listener.until(lambda: bool(listener.answers) and listener.answers[-1].weighed)
        weighed.append(listener.answers[-1])
        listener.answers.clear()
    kept = listener.analyst._finished
    assert [answer.analysis is not None for answer in kept.values()] == [False, False, True]
    listener.analyst.ask(asked[0])
    assert listener.answers[0].solution is weighed[0].solution  # and is not solved again
    listener.until(lambda: listener.answers[-1].weighed)
    again, before = listener.answers[-1].analysis, weighed[0].analysis
    assert again is not None
    assert before is not None
    assert again.flags == before.flags


def test_the_oldest_go_where_there_are_too_many_lines(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst_module, "_LINES", 3)
    for position, asked in ((BLOCK, "#2"), (COOKED, "h#1"), (BLOCK, "#1")):
        listener.analyst.ask(problem(position, asked))
        listener.final()
    lengths = [analyst_module._length(answer) for answer in listener.analyst._finished.values()]
    assert listener.analyst._lines == sum(lengths)
    assert len(lengths) < 3
    assert sum(lengths) <= 3 or len(lengths) == 1


def test_other_options_are_another_question(listener: Listener) -> None:
    listener.analyst.ask(problem(BLOCK))
    few = listener.final()
    listener.analyst.ask(problem(BLOCK), SolveOptions(refutations=3))
    many = listener.final()
    assert few.solution is not None
    assert many.solution is not None
    assert len(many.solution.tries) > len(few.solution.tries)


def test_the_same_question_does_not_begin_anew(listener: Listener) -> None:
    listener.analyst.ask(problem(LONG, "#9"))
    number = listener.analyst.generation
    listener.under_way()
    listener.analyst.ask(problem(LONG, "#9", "Author"))
    assert listener.analyst.generation == number
    assert listener.asked == [number]


def test_a_stopped_solve_never_says_no_solution(listener: Listener) -> None:
    for wait in (True, False):
        listener.analyst.ask(problem(LONG, "#9"))
        if wait:
            listener.under_way()
        listener.analyst.stop()
        answer = listener.final()
        assert not answer.is_final
        assert answer.solution is not None
        assert answer.solution.verdict is Verdict.UNDECIDED
        assert not answer.solution.complete


def test_a_stopped_solve_goes_on_when_asked_again(listener: Listener) -> None:
    listener.analyst.ask(problem(LONG, "#9"))
    listener.under_way()
    listener.analyst.stop()
    listener.final()
    listener.analyst.ask(problem(LONG, "#9"))
    listener.under_way()
    assert len(listener.asked) == 2
    listener.analyst.ask(problem(SOUND))
    assert listener.final().is_final


@pytest.mark.parametrize("stipulation", ["#200", "h#200"])
def test_what_is_not_solved_gets_a_note(listener: Listener, stipulation: str) -> None:
    listener.analyst.ask(problem(SOUND, stipulation))
    answer = listener.final()
    assert answer.is_final
    assert answer.solution is None
    assert stipulation in str(answer.note)


def test_what_cannot_be_solved_says_why(listener: Listener) -> None:
    listener.analyst.ask(problem(NO_KING))
    answer = listener.final()
    assert answer.solution is not None
    assert answer.solution.verdict is Verdict.INVALID
    assert answer.defects


def test_a_fault_of_the_solver_is_a_note_and_the_thread_lives_on(
    listener: Listener, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    expect_log("the solver failed", logger="composer.gui.threads.analyst")

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(analyst_module, "solving", fail)
        listener.analyst.ask(problem(SOUND))
        answer = listener.final()
        assert answer.note == OUR_FAULT  # no verdict, and nothing of its insides
        assert answer.solution is None
        assert not answer.running
    listener.analyst.ask(problem(BLOCK))
    assert listener.final().solution is not None


def test_closing_leaves_no_thread_even_in_the_midst_of_a_solve(qtbot) -> None:
    before = set(threading.enumerate())
    listener = Listener(qtbot)
    listener.analyst.ask(problem(LONG, "#9"))
    listener.under_way()
    listener.analyst.close()
    assert set(threading.enumerate()) == before
    told = len(listener.answers)
    listener.analyst.ask(problem(SOUND))
    qtbot.pass_time(listener.analyst)
    assert set(threading.enumerate()) == before
    assert len(listener.answers) == told


def test_the_window_s_thread_keeps_its_turns_while_a_long_problem_is_solved(
    listener: Listener, qtbot
) -> None:
    ticks: list[float] = []
    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    listener.analyst.ask(problem(LONG, "#9"))
    listener.under_way()
    timer.start()
    listener.until(lambda: len(ticks) >= 60)  # they keep coming; how fast is measured elsewhere
    timer.stop()
    assert all(answer.running for answer in listener.answers)  # it was being solved all the while


def test_what_a_solution_means_and_who_is_wasted_follow_the_verdict(listener: Listener) -> None:
    listener.analyst.ask(problem(STAR))
    listener.until(lambda: bool(listener.answers) and listener.answers[-1].weighed)
    answer = listener.answers[-1]
    assert answer.analysis is not None
    assert "star_flights" in {flag.id for flag in answer.analysis.flags}
    spare = [point for point in answer.analysis.quality.points if point.id == "economy"]
    assert any("unnecessary" in str(point.sentence) for point in spare)
    assert not answer.wants_analysis


def test_economy_waits_while_a_man_is_in_hand_and_comes_after(listener: Listener) -> None:
    listener.analyst.give_way(True)
    listener.analyst.ask(problem(STAR))
    listener.until(lambda: bool(listener.answers) and listener.answers[-1].analysis is not None)
    assert listener.answers[-1].wants_analysis
    listener.analyst.give_way(False)
    listener.until(lambda: listener.answers[-1].weighed)


def test_what_waits_for_economy_gives_way_to_the_next_question(listener: Listener) -> None:
    listener.analyst.give_way(True)
    listener.analyst.ask(problem(SOUND))
    listener.until(lambda: bool(listener.answers) and listener.answers[-1].analysis is not None)
    listener.analyst.ask(problem(NO_SOLUTION))
    assert listener.final().solution.verdict is Verdict.NO_SOLUTION
