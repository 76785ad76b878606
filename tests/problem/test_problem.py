# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER


def test_a_new_problem_is_an_empty_two_mover() -> None:
    problem = Problem()
    assert (problem.position, problem.stipulation) == (EMPTY, TWO_MOVER)
    assert problem.credits == NO_CREDITS


def test_problems_are_values() -> None:
    problem = replace(Problem(), title="Draft", credits=Credits(("Loyd, Samuel",)))
    assert problem == Problem(title="Draft", credits=Credits(("Loyd, Samuel",)))
    assert hash(problem) != hash(Problem())
    with pytest.raises(FrozenInstanceError):
        problem.title = "Other"  # type: ignore[misc]
