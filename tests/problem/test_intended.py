# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.problem.intended import ONE, Intended, intended_of
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import INTENDED, intended_solutions


@every(
    "text, count, shape",
    [
        ("", 1, ()),
        ("4", 4, ()),
        ("2.1.1.1", 2, (2, 1, 1, 1)),
        ("1.2.1.1", 2, (1, 2, 1, 1)),
        (" 2.3.1.1 ", 6, (2, 3, 1, 1)),
        ("2.1...", 2, (2, 1)),
        ("3...", 3, (3,)),
    ],
)
def test_what_is_stated_is_read(text: str, count: int, shape: tuple[int, ...]) -> None:
    found = intended_of(text)
    assert (found.count, found.shape) == (count, shape)


@every("text", ["two", "0", "2.0.1.1", "-1", "1.", "99999.99999", "1." * 999])
def test_what_cannot_be_meant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected (a number|1 to)"):
        intended_of(text)


def test_it_is_written_as_it_was_stated() -> None:
    assert (str(intended_of("2.1.1.1")), str(Intended(4)), str(ONE)) == ("2.1.1.1", "4", "1")
    assert (str(intended_of("2.1...")), str(intended_of("3.."))) == ("2.1...", "3...")


@every(
    "text, halfmoves, shape",
    [
        ("2.1.1.1", 4, (2, 1, 1, 1)),
        ("2.1.1.1", 5, None),
        ("2.1...", 5, (2, 1, 1, 1, 1)),
        ("3...", 1, (3,)),
        ("2.1...", 1, None),
        ("4", 4, None),
        ("", 4, None),
    ],
)
def test_a_shape_has_a_number_for_each_half_move(
    text: str, halfmoves: int, shape: tuple[int, ...] | None
) -> None:
    assert intended_of(text).shape_over(halfmoves) == shape


@every(
    "sign, told, count",
    [("h#2", "2.1.1.1", 2), ("h#2", "3", 3), ("h#2", "2.1", 1), ("h#2", "0", 1), ("h#2", "", 1)],
)
def test_a_problem_tells_how_many_are_meant(sign: str, told: str, count: int) -> None:
    problem = Problem(stipulation=parse_stipulation(sign), extras=((INTENDED, told),))
    assert intended_solutions(problem).count == count
