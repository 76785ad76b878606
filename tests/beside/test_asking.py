# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye asked: what comes of programs that do what they should, or anything else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from standins import output, printing, stand_in

from composer.beside.asking import Progress, ask
from composer.beside.program import Limits, Program
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_task
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Verdict

TWO = Problem(parse_fen("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"), parse_task("#2"))
KEY = "\n   1.Rb3-f3 ! zugzwang.\n      1...Ke8-d8\n          2.Rf3-f8 #\n\n"
FAST = Limits(megabytes=64, seconds=0)
BRIEF = Limits(megabytes=64, seconds=0.2, overtime=0)
KING = "\nthe side to play can capture the king"


def test_an_answer_has_its_version_and_all_that_was_printed(tmp_path: Path) -> None:
    asked = ask(printing(tmp_path, output(TWO, KEY)), TWO, limits=FAST)
    assert asked.solution is not None
    assert asked.solution.verdict is Verdict.SOUND
    assert (asked.version, asked.solver, str(asked.note)) == ("4.104", "Popeye 4.104", "")
    assert "Stipulation #2" in asked.request
    assert asked.text == output(TWO, KEY)


def test_a_doubt_about_a_king_is_settled_by_asking_without_set_play(tmp_path: Path) -> None:
    program = stand_in(
        tmp_path,
        f"""
        asked = open(sys.argv[-1]).read()
        sys.stdout.write({output(TWO, "")!r})
        if "SetPlay" in asked:
            sys.stderr.write({KING!r})
        """,
    )
    asked = ask(program, TWO, limits=FAST)
    assert asked.solution is not None
    assert asked.solution.verdict is Verdict.NO_SOLUTION
    assert not asked.is_doubtful
    always = printing(tmp_path, output(TWO, ""), KING)
    invalid = ask(always, TWO, limits=FAST).solution
    assert invalid is not None
    assert invalid.verdict is Verdict.INVALID


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("import os; os.abort()", "Popeye"),
        ("sys.exit(7)", "exit status 7"),
        ("import time; time.sleep(9999)", "its time was up"),
        ("print('rubbish' * 100)", "not Popeye's"),
        ("while True: sys.stdout.write('x' * 60000)", "Popeye"),
        ("import os, time; os.close(1); time.sleep(9999)", "closed its output"),
        ("pass", "not Popeye's"),
    ],
)
def test_whatever_it_does_there_is_one_sentence_and_no_answer(
    tmp_path: Path, script: str, words: str
) -> None:
    limits = replace(BRIEF, most_bytes=200_000, seconds=30.0 if "sleep" not in script else 0.2)
    if "close" in script:
        limits = replace(limits, seconds=0)
    asked = ask(stand_in(tmp_path, script), TWO, limits=limits)
    assert asked.solution is None
    assert words in str(asked.note)
    assert "\n" not in str(asked.note)


def test_what_was_found_until_it_was_stopped_is_partial(tmp_path: Path) -> None:
    text = output(TWO, "  1  (Rb3-f3    Time = 0.1 s)\n" + KEY, end="")
    program = stand_in(
        tmp_path, f"import time; sys.stdout.write({text!r}); sys.stdout.flush(); time.sleep(9999)"
    )
    token, heard = Token(), []

    def hear(progress: Progress) -> None:
        heard.append(progress)
        token.cancel()

    asked = ask(program, TWO, limits=FAST, token=token, report=hear)
    assert heard == [Progress(1, "Rb3-f3")]
    assert asked.solution is not None
    assert (asked.solution.complete, asked.solution.verdict) == (False, Verdict.UNDECIDED)
    assert "Stopped" in str(asked.note)
    in_time = ask(program, TWO, limits=BRIEF)
    assert in_time.solution is None or not in_time.solution.complete
    assert str(in_time.note)


def test_a_flood_of_lines_is_partial(tmp_path: Path) -> None:
    problem = Problem(parse_fen("7k/8/5K2/8/8/8/8/Q7 b - - 0 1"), parse_task("h#1"))
    program = stand_in(
        tmp_path,
        f"""
        sys.stdout.write({output(problem, "", end="")!r})
        while True: sys.stdout.write("  1.Kh8-h7 Qa1-h1 #\\n" * 50)
        """,
    )
    asked = ask(program, problem, limits=replace(FAST, most_bytes=20_000))
    assert asked.solution is not None
    assert not asked.solution.complete
    assert "more than is read" in str(asked.note)


def test_what_cannot_be_asked_or_started_is_said(tmp_path: Path) -> None:
    unasked = ask(printing(tmp_path, ""), replace(TWO, stipulation=NO_TASK))
    assert "no task" in str(unasked.note)
    assert unasked.request == ""
    unstarted = ask(Program(tmp_path / "nothing"), TWO, SolveOptions())
    assert "cannot be started" in str(unstarted.note)
