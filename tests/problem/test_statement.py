# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user states of a problem belongs to the position that it was stated of."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.statement import (
    is_outdated,
    is_stated_tested,
    remarks,
    statement,
    with_remarks,
    with_statement,
)
from composer.problem.stipulation import parse_stipulation

HELP = Problem(
    parse_fen("8/8/8/3k4/8/8/4Q3/4K3 b - - 0 1"),
    parse_stipulation("h#3"),
    comments=("Published.",),
    extras=(("solution", "1.Kd4"),),
)


@every(
    "text, tested",
    [
        ("C+ Popeye 4.87", True),
        ("c+", True),
        ("correct by hand", False),
        ("not checked", False),
        ("cooked (by M. Caillaud)", False),
    ],
)
def test_a_statement_stands_apart_from_what_is_published(text: str, tested: bool) -> None:
    stated = with_statement(HELP, f"  {text} ")
    assert statement(stated) == text
    assert is_stated_tested(stated) is tested
    assert (stated.comments, stated.extra("solution")) == (HELP.comments, "1.Kd4")
    assert with_statement(stated, " ") == HELP


def test_it_does_not_hold_of_another_position_or_task() -> None:
    stated = with_statement(HELP, "C+ Popeye 4.87")
    assert not is_outdated(stated)
    for other in (
        replace(stated, position=swap_colours(stated.position)),
        replace(stated, stipulation=parse_stipulation("h#4")),
    ):
        assert is_outdated(other)
        assert not is_stated_tested(other)
        assert statement(other) == "C+ Popeye 4.87"
        assert not is_outdated(with_statement(other, "C+ Popeye 4.87"))
    assert not is_outdated(replace(stated, title="The same position"))


def test_what_a_file_states_holds_of_its_own_position() -> None:
    told = replace(HELP, extras=(("tested", "C+"),))
    assert is_stated_tested(told)


def test_remarks_are_no_comments() -> None:
    remarked = with_remarks(HELP, "Try bK on d4.\n")
    assert remarks(remarked) == "Try bK on d4."
    assert remarked.comments == HELP.comments
    assert with_remarks(remarked, "") == HELP
