# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes after a key: two engines, the boards of schemes, and what Popeye answered."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from cases import every
from drawnschemes import drawn

from composer.analysis.schemes.replies import table_of
from composer.formats.entry import Entry
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.writing import popeye_text
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation, StipulationError, parse_stipulation
from composer.problem.task import task_text
from composer.problem.twinned import twin_problems
from composer.problem.twins import OtherStipulation
from composer.solver.afterkey import general_after_key
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.schemeplay import number_of, parse_step, scheme_board
from composer.solver.session import Session
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


def content(phase: Phase | None) -> object:
    assert phase is not None
    lines = {
        each.defence.uci: (each.effective, frozenset(a.move.uci for a in each.continuations))
        for each in phase.variations
    }
    holes, threats = (
        frozenset(move.uci for move in moves) for moves in (phase.refutations, phase.threats)
    )
    return threats, phase.zugzwang, lines, holes, phase.length


@every("case, expected", ANSWERS.items())
def test_it_is_what_popeye_answers(case: tuple[str, str], expected: str) -> None:
    assert told(solved_task(*case)) == expected


def test_a_mate_in_two_is_the_table_of_the_scheme() -> None:
    dice, compared = random.Random("after the key"), 0
    while compared < 60:
        position = drawn(dice)
        if position is None or position.turn is Colour.WHITE:
            continue
        try:
            found = solved_task(position, "after #2").set_play
            table = table_of(scheme_board(position))
        except Unsolvable:
            continue
        if found is None:  # a king can be captured, or no one can move
            continue
        compared += 1
        numbers = {
            number_of(parse_step(each.defence.uci)): {
                number_of(parse_step(answer.move.uci))
                for answer in each.continuations
                if answer.move.promotion in (None, Kind.QUEEN, Kind.KNIGHT)
            }
            for each in found.variations
        }
        assert {number_of(parse_step(move.uci)) for move in found.refutations} == set(table.holes)
        for reply, mates in table.replies.items():
            wanted = {mate for mate in mates if mate >> 12 in (0, 1, 4)}
            assert not wanted or numbers[reply] == wanted, (position, reply)


@pytest.mark.parametrize("sign", ["after #2", "after #3", "after s#2", "after r#2", "after =2"])
def test_both_engines_find_the_same(sign: str) -> None:
    dice, compared, asked = random.Random(sign), 0, parse_stipulation(sign)
    session = Session(1, 1)
    while compared < 12:
        position = drawn(dice)
        if position is None or len(position) > 9:
            continue
        try:
            search = session.search(position, asked, Token())
        except Unsolvable:
            continue
        if search.solver != "kernel":
            continue
        compared += 1
        found, other = (
            [each.set_play for each in one.find(SolveOptions())][-1]
            for one in (search, general_after_key(position, asked, Token()))
        )
        assert content(found) == content(other), position


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
