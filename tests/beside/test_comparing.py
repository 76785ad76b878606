# SPDX-License-Identifier: GPL-3.0-or-later
"""Two answers are compared as sets of lines, and a branch is named where it leaves."""

from __future__ import annotations

from dataclasses import replace

from standins import output

from composer.beside.comparing import BranchKind, compared
from composer.beside.reading import read_output
from composer.problem.fen import parse_fen
from composer.problem.move import Mark
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.solver.options import SolveOptions
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

KEYS = SolveOptions(tries=False, set_play=False)
HELP = Problem(parse_fen("7k/8/5K2/8/8/8/8/Q7 b - - 0 1"), parse_task("h#1"))
TWO = Problem(parse_fen("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"), parse_task("#2"))
SAME = (
    "\n      1...Ke8-d8\n          2.Rb3-b8 #\n\n"
    "   1.Rb3-b7 ? zugzwang.\n      1...Ke8-d8\n          2.Rb7-b8 #\n"
    "    but\n      1...Ke8-f8 !\n\n"
    "   1.Rb3-f3 ! zugzwang.\n      1...Ke8-d8\n          2.Rf3-f8 #\n\n"
    "   1.Rb3-b8 + ?\n    but\n      1...Ke8-f7 !\n\n"
)


def theirs(problem: Problem, rows: str, *, cut: bool = False) -> Solution:
    """Return the answer that some rows are."""
    found = read_output(problem, SolveOptions(), output(problem, rows), "", cut=cut)
    assert found is not None
    return found


def test_the_order_means_nothing() -> None:
    found = compared(solve(TWO), theirs(TWO, SAME))
    assert found.agrees
    assert found.is_whole
    assert "agree in every line" in str(found.sentence("Popeye 4.104"))


def test_a_branch_is_named_where_it_leaves() -> None:
    found = compared(solve(TWO), theirs(TWO, SAME.replace("2.Rf3-f8 #", "2.Rf3-f7 +")))
    assert [(difference.only_ours, difference.text) for difference in found.differences] == [
        (True, "1.Rb3-f3! 1...Ke8-d8 2.Rf3-f8"),
        (False, "1.Rb3-f3! 1...Ke8-d8 2.Rf3-f7"),
    ]
    assert {difference.place for difference in found.differences} == {BranchKind.KEY}


def test_a_whole_key_is_one_difference_and_verdicts_are_another() -> None:
    found = compared(solve(TWO), theirs(TWO, SAME.replace("Rb3-f3 !", "Rb3-f3 ?")))
    assert [(difference.only_ours, difference.text) for difference in found.differences] == [
        (True, "1.Rb3-f3!"),
        (False, "1.Rb3-f3?"),
    ]
    assert found.verdicts == (Verdict.SOUND, Verdict.NO_SOLUTION)
    assert "differ in 3 lines" in str(found.sentence("Popeye"))


def test_what_an_unfinished_answer_lacks_is_no_difference() -> None:
    found = compared(solve(TWO), theirs(TWO, "   1.Rb3-f3 ! zugzwang.\n", cut=True))
    assert found.agrees
    assert not found.is_whole
    assert "as far as they came" in str(found.sentence("Popeye"))
    more = "   1.Rb3-f3 ! zugzwang.\n      1...Ke8-d8\n          2.Ra4-a8 #\n"
    wrong = compared(solve(TWO), theirs(TWO, more.replace("Ra4-a8", "Sa4-b6"), cut=True))
    assert [difference.only_ours for difference in wrong.differences] == [False]
    unfinished = replace(solve(TWO), complete=False)
    assert compared(unfinished, theirs(TWO, SAME + "   1.Kd6-e6 !\n\n")).agrees


def test_lines_are_compared_whole() -> None:
    ours = solve(HELP)
    found = compared(ours, theirs(HELP, "  1.Kh8-g8 Qa1-g1 #\n"))
    texts = {(difference.only_ours, difference.text) for difference in found.differences}
    assert (False, "Kh8-g8 Qa1-g1") in texts
    assert all(
        place is BranchKind.SOLUTION
        for place in {difference.place for difference in found.differences}
    )
    assert len([1 for difference in found.differences if difference.only_ours]) == len(ours.lines)


def test_a_stalemate_that_is_no_goal_is_no_difference() -> None:
    problem = Problem(parse_fen("8/8/8/2p3p1/2R3P1/kp6/p7/K7 w - - 0 1"), parse_task("s#2"))
    ours = solve(problem)
    refuting = [move for phase in ours.tries for move in phase.refutations]
    assert any(move.mark is Mark.STALEMATE for move in refuting)
    named = [
        f"   1.{popeye_text(phase.move)} ?\n    but\n"
        + "".join(f"      1...{popeye_text(move)} !\n" for move in phase.refutations)
        for phase in ours.tries
        if phase.move is not None
    ]
    found = compared(ours, theirs(problem, "\n" + "\n".join(named)))
    assert not [
        difference
        for difference in found.differences
        if "!" in difference.text and "?" in difference.text
    ]


def test_a_neutral_man_is_the_same_whether_the_text_says_so_or_not() -> None:
    asked = Problem(
        parse_fen("8/7k/8/8/8/8/5K2/2=B5 w - - 0 1"), parse_task("+1 AntiEinsteinChess")
    )
    rows = "\n   1.nBc1-g5=S + !\n\n"
    found = read_output(asked, KEYS, output(asked, rows, "AntiEinsteinChess"), "")
    assert found is not None
    assert compared(solve(asked, options=KEYS), found).agrees
    asked = Problem(parse_fen("k7/6RK/8/1=R6/8/8/8/8 b - - 0 1"), parse_task("hzg71 Messigny"))
    rows = "\n  1.Rb5<->Rg7 Kh7*g7 z\n\n"
    found = read_output(asked, KEYS, output(asked, rows, "MessignyChess"), "")
    assert found is not None
    assert compared(solve(asked, options=KEYS), found).agrees
