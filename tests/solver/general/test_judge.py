# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions with fairy men judged among orthodox ones."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fairypositions import fairy_position, orthodox_position

from composer.problem.attacks import all_orthodox
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.stipulation import parse_stipulation
from composer.rules.books import rules_of
from composer.solver.compiled import kernel_module
from composer.solver.judging import MOST_JUDGED, UNDECIDED, Judgement
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

pytestmark = pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")

POSITIONS = [
    *(fairy_position(seed, 6) for seed in range(6)),
    *(orthodox_position(seed, 6) for seed in range(6)),
]
MIXED = POSITIONS[::2] + POSITIONS[1::2]

LONG = "4.kh3/.kh3.am{royal}3/8/Qr1r4/8/8/1p6/5.KP{royal}R1 w - - 0 1"
"""A position in which a #5 takes long."""


@pytest.mark.parametrize("text", ["#2", "s#1", "h#1.5"])
def test_each_judgement_is_that_of_a_solve(text: str) -> None:
    judge = Session(1).judge(parse_stipulation(text), Token())
    assert any(map(all_orthodox, (p.board for p in MIXED)))
    assert not all(map(all_orthodox, (p.board for p in MIXED)))
    for position, found in zip(MIXED, judge.judge(MIXED), strict=True):
        solution = solve(position, text)
        if solution.lines or text.startswith("h"):
            lines = {line.moves for line in solution.lines}
            assert {line.moves for line in found.lines} <= lines
            assert len(found.lines) == min(len(lines), MOST_JUDGED)
        else:
            assert found.verdict is solution.verdict
            assert set(found.keys) == {phase.move for phase in solution.keys}


def test_what_costs_too_much_stays_open_and_the_token_is_untouched() -> None:
    position = parse_fen(LONG)
    token = Token()
    judge = Session(1).judge(parse_stipulation("#5"), token)
    (found,) = judge.judge([position], most_nodes=2000)
    assert found.verdict in (Verdict.UNDECIDED, Verdict.SHORT, Verdict.COOKED)
    judge.halt()
    assert judge.judge([position]) == [UNDECIDED]
    assert not token.cancelled


def test_a_cancelled_token_leaves_all_open() -> None:
    token = Token()
    judge = Session(1).judge(parse_stipulation("#2"), token)
    token.cancel()
    found: list[Judgement] = judge.judge([parse_fen(LONG)])
    assert found == [UNDECIDED]


@pytest.mark.parametrize("book", ["orthodox", "medieval"])
def test_men_that_are_not_played_are_left_open_and_the_rest_is_judged(book: str) -> None:
    asked = parse_stipulation("#2")
    asked = replace(asked, rules=rules_of(book))
    strange = {
        "orthodox": "7k/8/8/8/8/8/8/KG{anda}6 w",  # a quality that is not solved
        "medieval": "7k/8/8/8/8/8/8/KG6 w",  # a man that the book does not have
    }[book]
    plain = parse_fen("7k/R7/5K2/8/8/8/8/1R6 w")
    judge = Session(1).judge(asked, Token())
    first, second, third = judge.judge([plain, parse_fen(strange), plain])
    assert second == UNDECIDED
    assert first == third != UNDECIDED


def test_queens_and_bishops_of_a_medieval_diagram_are_judged_as_its_men() -> None:
    asked = replace(parse_stipulation("#2"), rules=rules_of("medieval"))
    base = parse_fen("7k/R7/5K2/8/8/8/8/1R2B3 w")
    free = [square for square in range(64) if base[square] is None]
    plain = [put(base, square, Man.WHITE_QUEEN) for square in free[::4]]
    for position, found in zip(plain, Session(1).judge(asked, Token()).judge(plain), strict=True):
        assert found.verdict is solve(position, asked).verdict
