# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the printed key is the one that was found; doubt marks nothing."""

from __future__ import annotations

from dataclasses import replace

from cases import every
from studio import BLOCK

from composer.analysis.agreement import differing_keys
from composer.analysis.dependence import dependences
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import Twin
from composer.solver.solve import solve_keys

PASSING = "3Rrb2/k2bQ1pp/P2PRn2/PPp2K2/pqB5/1pP5/7P/6B1 w - - 0 1"  # after T. R. Dawson


def problem(fen: str, printed: str) -> Problem:
    return Problem(parse_fen(fen), parse_stipulation("#2"), extras=(("solution", printed),))


def difference(given: Problem) -> list[str]:
    found = solve_keys(given)
    rights = dependences(given, found)
    return [differing_key.text for differing_key in differing_keys(given, found, rights)]


@every(
    "fen, printed, expected",
    [
        (BLOCK, "1.Qe4!", []),
        (BLOCK, "1. Qe3-e4 ! zz", []),
        (BLOCK, "1.De4!", []),  # in German letters
        (BLOCK, "1.Qd4!", ["Qd4"]),
        (BLOCK, "1.Qd4? e5! 1.Qe4!", []),
        (BLOCK, "1.Qd4? e5! 1.Qf4?", []),  # tries only: no key is told
        (BLOCK, "See page 12.", []),
        (BLOCK, "", []),
        (PASSING, "1. b5*c6 ep.+", []),  # sound with that right
        (PASSING, "1.Qe1!", ["Qe1"]),
    ],
)
def test_the_printed_key_is_compared(fen: str, printed: str, expected: list[str]) -> None:
    assert difference(problem(fen, printed)) == expected


def test_what_cannot_be_compared_stays_unmarked() -> None:
    wrong = problem(BLOCK, "1.Qd4!")
    solution = solve_keys(wrong)
    assert differing_keys(wrong, solution)
    assert not differing_keys(replace(wrong, twins=(Twin("b"),)), solution)
    help_play = replace(wrong, stipulation=parse_stipulation("h#2"))
    assert not differing_keys(help_play, solution)
    unread = replace(wrong, extras=(*wrong.extras, ("twins", "b) all one file to the left")))
    assert not differing_keys(unread, solution)
