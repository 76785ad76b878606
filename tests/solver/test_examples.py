# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of conditions: each can be set up, and is sound where the condition is solved."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.problem.fen import parse_fen
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.rules.book import ORTHODOX, Rules
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import ConditionRow, Example, condition_rows
from composer.rules.conditionwords import options_of
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.solution import Verdict
from composer.solver.solve import solve

ROWS = [row for row in condition_rows() if row.example is not None]


def _example(row: ConditionRow) -> tuple[Example, Rules]:
    assert row.example is not None
    condition = condition_of(f"{row.condition.keyword} {row.example.words}".strip())
    options_of(condition)
    return row.example, Rules.of(conditions=(condition,))


def _asked(example: Example, rules: Rules) -> Stipulation:
    return replace(parse_stipulation(example.stipulation), rules=rules)


@every("row", ROWS)
def test_an_example_is_sound_by_its_condition_and_another_without_it(row: ConditionRow) -> None:
    example, rules = _example(row)
    position = parse_fen(example.fen)
    plain = solve(position, _asked(example, ORTHODOX))
    if unsolved_sentence(rules):
        return
    solution = solve(position, _asked(example, rules))
    assert solution.verdict is Verdict.SOUND
    assert solution.lines != plain.lines or solution.message != plain.message
