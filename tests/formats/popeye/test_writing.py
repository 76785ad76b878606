# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as Popeye's input."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.formats.popeye.writing import popeye_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of


@pytest.mark.parametrize(
    ("condition", "written"),
    [
        ("PWC RexInclusive", "Circe RexInclusive PWC"),
        ("PWC", "PWC"),
        ("AntiSuperCirce Cheylan", "AntiCirce Cheylan Super"),
        ("Circe RexInclusive PWC", "Circe RexInclusive PWC"),
        ("Madrasi RexInclusive", "Madrasi RexInclusive"),
    ],
)
def test_options_stand_behind_the_name_of_a_family(condition: str, written: str) -> None:
    """Behind most names of single forms Popeye drops them."""
    rules = Rules.of(conditions=(condition_of(condition),))
    problem = Problem(parse_fen("7k/8/8/8/8/2Q5/8/3K4 b - - 0 1"), parse_task("h#1"))
    task = replace(problem.stipulation, rules=rules)
    text = popeye_text(replace(problem, stipulation=task))
    assert f"Condition {written}" in text.splitlines()
