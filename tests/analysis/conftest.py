# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the analysis share: solved positions, solved once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from composer import solve
from composer.analysis.study import Study
from composer.solver.solution import Solution


@cache
def _solved(fen: str) -> Solution:
    return solve(fen, "#2")


@pytest.fixture
def solved() -> Callable[[str], Solution]:
    """Solve a two-mover; the same position is solved once."""
    return _solved


@pytest.fixture
def studied() -> Callable[[str], Study]:
    """Solve a two-mover and lay it out."""
    return lambda fen: Study.of(_solved(fen))
