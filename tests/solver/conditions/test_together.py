# SPDX-License-Identifier: GPL-3.0-or-later
"""Which conditions are solved together, and what is said of the others."""

from __future__ import annotations

from itertools import combinations

from composer.rules.book import Condition, Rules, RulesError
from composer.rules.conditions import condition_of
from composer.solver.conditions.table import PLAYED, unsolved_sentence, untried_pair


def solved_together(*names: str) -> str:
    return str(unsolved_sentence(Rules.of(conditions=map(condition_of, names))))


def test_pairs_that_were_tried_are_solved() -> None:
    assert solved_together("Circe", "Madrasi") == ""
    assert solved_together("Circe", "Koeko", "Madrasi") == ""


def test_pairs_that_were_not_are_named() -> None:
    said = solved_together("Circe", "GridChess", "Madrasi")
    assert said == "GridChess and Madrasi: not solved together yet"


def test_the_table_names_conditions_that_are_played_and_may_hold_together() -> None:
    conditions = [Condition(name) for name in PLAYED]
    pairs = [pair for pair in combinations(conditions, 2) if untried_pair(pair) is None]
    assert len(pairs) > 100
    for one, other in pairs:
        try:
            Rules.of(conditions=[condition_of(one.id), condition_of(other.id)])
        except RulesError:
            raise AssertionError(f"{one.id} and {other.id} exclude each other") from None
