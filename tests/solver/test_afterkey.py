# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes after a key: two engines, the boards of schemes, and what Popeye answered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every

from composer.beside.request import CannotAsk, request_text
from composer.diagrams.captions.conditions import all_conditions_of, printed_task
from composer.formats.entry import Entry
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.writing import popeye_text
from composer.notation.text import solution_text
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation, StipulationError, parse_stipulation
from composer.problem.task import task_text
from composer.problem.twinned import twin_problems
from composer.problem.twins import OtherStipulation
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

ANSWERS = {  # what Popeye 4.104 printed with PostKeyPlay
    ("k3n3/P7/1K6/3N3p/8/8/8/8 b - - 0 1", "after #2"): "hole h4; Nc7 Nxc7 Nd6 Nc7 Nf6 Nc7 Ng7 Nc7",
    ("k3n3/P7/K1p1N3/8/8/2P5/8/8 b - - 0 1", "after #3"): (
        "Nc7+ Nxc7 Nd6 Nc7 Nf6 Nc7 Ng7 Nc7 c5 c4"
    ),
    ("8/8/8/8/7R/kp6/p7/K7 b - - 0 1", "after s#1"): "b2",
    ("8/8/8/8/pp6/k7/p7/K1N5 b - - 0 1", "after r#2"): "b3 Ne2",
    ("8/8/7p/8/pp6/kp3P2/p7/K7 b - - 0 1", "after r#2"): "b2",
    ("8/8/N7/p7/pP6/k7/8/K2B4 b - - 0 1", "after r#3"): "axb4 Bc2",
}
DISTER = """BeginProblem
Pieces White Ka1 Qb2 Pe7 Black Ke6
Stipulation #3
Option PostKeyPlay
Condition BlackMaxDister a1e6
Twin Condition BlackMinDister a1e6
Twin Stipulation #2
EndProblem
"""


def told(solution: Solution) -> str:
    phase = solution.set_play
    assert phase is not None
    holes = [f"hole {hole.san};" for hole in phase.refutations]
    shown = sorted(
        f"{each.defence.san.rstrip('#')} "
        + " ".join(answer.move.san.rstrip("#") for answer in each.continuations)
        for each in phase.defences()
    )
    return " ".join([*holes, *shown]).strip()


def solved_task(position: Position | str, sign: str) -> Solution:
    return solve(position, parse_stipulation(sign))


@every("case, expected", ANSWERS.items())
def test_it_is_what_popeye_answers(case: tuple[str, str], expected: str) -> None:
    assert told(solved_task(*case)) == expected


def test_the_verdict_names_the_holes() -> None:
    fen = "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1"
    found = solved_task(fen, "after #2")
    assert found.verdict is Verdict.NO_SOLUTION
    assert str(found.message) == "After the key nothing answers 1...Rf4"
    assert found.complete
    assert not found.keys
    assert not found.tries
    scheme = "8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1"
    whole = solved_task(scheme, "after #2")
    assert (whole.verdict, str(whole.message)) == (
        Verdict.SOUND,
        "Complete after the key (one threat)",
    )
    assert solved_task(scheme, "after #3").verdict is Verdict.SHORT
    bare = solved_task(scheme.replace("1K6", "8"), "after #2")
    assert (bare.solver, bare.verdict) == ("general", Verdict.SOUND)
    stuck = solved_task("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "after #2")
    assert (stuck.verdict, str(stuck.message)) == (
        Verdict.NO_SOLUTION,
        "After the key the defender has no move",
    )


def test_a_capture_in_passing_is_a_reply() -> None:
    found = solved_task("8/8/8/8/k1pP4/2K5/8/1Q6 b - d3 0 1", "after #2").set_play
    assert found is not None
    assert "cxd3" in {move.san for move in found.refutations} | {
        each.defence.san for each in found.variations
    }


def test_popeyes_option_is_read_and_written_with_twins() -> None:
    (entry,) = read_popeye(enumerate(DISTER.splitlines(), 1))
    assert isinstance(entry, Entry)
    assert not entry.notes
    problem = entry.problem
    assert str(problem.stipulation) == "after #3 (BlackMaxDister a1e6)"
    assert problem.position.turn is Colour.BLACK
    assert not problem.extras
    (change,) = problem.twins[1].changes
    assert change == OtherStipulation(parse_stipulation("after #2"))
    written = popeye_text(problem)
    assert "Option PostKeyPlay" in written
    assert "after" not in written
    (again,) = read_popeye(enumerate(written.splitlines(), 1))
    assert isinstance(again, Entry)
    assert again.problem == problem
    forms = [told(solve(form)) for _, form in twin_problems(problem)[:2]]
    assert forms == ["Kf7 Qb7 e8=N", "Kd5 e8=Q"]


def test_popeye_passes_over_the_option_where_there_is_no_key() -> None:
    (entry,) = read_popeye(
        [(1, "BeginProblem Pieces White Ke1 Black Ke8 Stipulation h#2 Option PostKeyPlay")]
    )
    assert isinstance(entry, Entry)
    assert str(entry.problem.stipulation) == "h#2"


@every("sign", ["after #2", "after s#1", "after semi-r#3", "after =2"])
def test_the_sign_is_read_as_it_is_written(sign: str) -> None:
    asked = parse_stipulation(sign)
    assert (str(asked), asked.is_direct, asked.after_key) == (sign, False, True)
    assert parse_stipulation(sign.upper().replace(" ", "")) == asked
    position = set_turn(parse_fen("8/8/8/8/k7/2K5/8/1Q6 w - - 0 1"), Colour.BLACK)
    assert task_text(Problem(position, asked)) == sign
    assert asked.attacked(Colour.BLACK) is replace(asked, after_key=False).attacked(Colour.WHITE)
    assert asked.restrained(Colour.BLACK) is Colour.BLACK


@every("sign", ["after #1", "after h#2", "after ser-#3", "after exact-#2", "after PG 3.0"])
def test_nothing_comes_after_the_key_of_other_play(sign: str) -> None:
    with pytest.raises(StipulationError):
        parse_stipulation(sign)
    assert isinstance(parse_stipulation("#2"), Stipulation)


def test_it_is_told_in_text_and_under_the_diagram() -> None:
    fen = "k3n3/P7/1K6/3N3p/8/8/8/8 b - - 0 1"
    lines = solution_text(solved_task(fen, "after #2")).splitlines()
    assert lines[0] == "zugzwang"
    assert "1...Nc7 2.Nxc7#" in lines
    assert lines[-1] == "but 1...h4!"
    problem = Problem(parse_fen(fen), parse_stipulation("after #2"))
    assert printed_task(problem, "de") == "#2 nach dem Schlüssel"
    assert not all_conditions_of(problem)
    with pytest.raises(CannotAsk, match="after a key"):
        request_text(problem, SolveOptions())
