# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept with a problem that a page saves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.web.judging import finding_for

ROOKS = parse_fen("7k/8/8/8/8/8/R7/1R5K w - - 0 1")


def test_nothing_uncertain_is_kept() -> None:
    """Conditions that were never compared together are solved where somebody asks, not here."""
    pytest.importorskip("composer.solver.kernel.engine")
    assert finding_for(with_conditions("Circe")) is not None
    assert finding_for(with_conditions("ActuatedRevolvingBoard", "ActuatedRevolvingCentre")) is None


def with_conditions(*names: str) -> Problem:
    rules = Rules.of(conditions=[condition_of(name) for name in names])
    return Problem(ROOKS, replace(TWO_MOVER, rules=rules))
