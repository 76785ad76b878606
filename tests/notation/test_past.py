# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to questions about the past are told in the language of the letters."""

from __future__ import annotations

from cases import every

from composer.notation.letters import letters_of
from composer.notation.past import past_text
from composer.notation.printed import PrintOptions, Solved, printed_solution
from composer.notation.sentences import Translated, worded_by
from composer.notation.text import TextOptions, solution_lines
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.said.languages import CODES
from composer.solver.solve import solve

LOYD = "r3k3/p1p5/Q3K3/8/8/8/8/8 w q - 0 1"
EXCLUSIVE = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"


@every("code", CODES)
def test_a_reason_is_said_in_the_language_of_the_letters(code: str) -> None:
    solution = solve(LOYD, "Castling?")
    (answer,) = solution.answers
    told = past_text(answer, letters_of(code))
    assert told == worded_by(Translated(code), answer.reason)
    assert (told == str(answer.reason)) is (code == "en")
    assert solution_lines(solution, TextOptions.of(code)) == [told]
    problem = Problem(parse_fen(LOYD), parse_task("Castling?"))
    printed = printed_solution(problem, (Solved("", solution),), PrintOptions.of(code))
    assert printed[-1].text.split() == told.split()


@every("code", CODES)
def test_a_part_is_headed_in_the_language_of_the_letters(code: str) -> None:
    lines = solution_lines(solve(EXCLUSIVE), TextOptions.of(code))
    assert ("If Black may castle long:" in lines) is (code == "en")


def test_moves_in_a_reason_have_the_letters_of_the_reader() -> None:
    solution = solve("6bk/4NR2/6KN/8/8/8/8/8 w - - 0 1", "#1")
    told = [past_text(answer, letters_of("de")) for answer in solution.answers]
    assert "1...Lh7+ 2.Txh7#" in told
