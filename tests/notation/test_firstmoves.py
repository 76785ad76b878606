# SPDX-License-Identifier: GPL-3.0-or-later
"""What a file's printed solution tells in short: first moves, and solutions of help play."""

from __future__ import annotations

from cases import every

from composer.notation.firstmoves import NOTHING_STATED, StatedSolution, stated_solution
from composer.notation.letters import ENGLISH, GERMAN
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

MATE = "7k/8/5K2/8/8/8/8/R7 b - - 0 1"


def problem(stipulation: str, solution: str, fen: str = MATE) -> Problem:
    told = (("solution", solution),) if solution else ()
    return Problem(parse_fen(fen), parse_stipulation(stipulation), extras=told)


@every(
    "stipulation, solution, firsts, count",
    [
        ("h#1", "1.Kh8-g8 Ra1-a8 #", (), ""),  # the king takes no mate there
        ("h#1.5", "1...Kf6-f7 2.Kh8-h7 Ra1-h1 #", ("1...Kf7",), "1"),
        ("h#1.5", "1...Kf6-f7 2.Kh8-h7 Ra1-h1 #\n1...Ra1-g1 2.Kh8-h7 Rg1-h1 #", (), ""),
        ("h#2", "what else", (), ""),
        ("h#2", "", (), ""),
        ("#2", "1.Ra1-g1 ! zugzwang.\n    1...Kh8-h7\n        2.Rg1-h1 #", ("1.Rag1",), ""),
        ("#2", "1.Kf7? Kh7!\n1.Tg1! Kh7 2.Th1#", ("1.Rg1",), ""),
        ("#2", "1...Kh7!\n1.Rg1!? Kh7", (), ""),
        ("#2", "1.Rb1! A 1.Rc1!", ("1.Rb1", "1.Rc1"), ""),
        ("ser-h#2", "1.Kg8! 2.Kh8 Ra8#", (), ""),
    ],
)
def test_a_printed_solution_in_short(
    stipulation: str, solution: str, firsts: tuple[str, ...], count: str
) -> None:
    told = stated_solution(problem(stipulation, solution), ENGLISH)
    assert told.count == count
    assert told.firsts == firsts or (firsts == ("1.Rag1",) and told.firsts == ("1.Ra1-g1",))


def test_moves_are_told_in_the_readers_letters() -> None:
    assert stated_solution(problem("#2", "1.Rg1! Kh7 2.Rh1#"), GERMAN).firsts == ("1.Tg1",)
    help_mate = problem("h#1.5", "1...Kf6-f7 2.Kh8-h7 Ra1-h1 #")
    assert stated_solution(help_mate, GERMAN).firsts == ("1...Kf7",)


def test_numbers_of_solutions_are_told_part_by_part() -> None:
    assert StatedSolution(("1.Ka1",), (1, 2)).count == "1+2"
    assert NOTHING_STATED.count == ""
    unfinished = problem("h#1.5", "1...Kh3-h2 2.Qe1-e8 Kh2-h3 #", "8/8/8/8/8/5k1K/8/4q3 w - - 0 1")
    assert stated_solution(unfinished, ENGLISH) == NOTHING_STATED  # it does not end in mate
