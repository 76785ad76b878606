# SPDX-License-Identifier: GPL-3.0-or-later
"""What quality says of questions about the past."""

from __future__ import annotations

import pytest

from composer.analysis.points import Weight
from composer.analysis.report import analyse
from composer.solver.solve import solve


@pytest.mark.parametrize(
    ("fen", "cook"),
    [
        ("8/8/8/8/8/2k5/p7/K7 b - - 0 1", "Cooked: three last moves are left."),
        ("7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1", ""),
    ],
)
def test_a_question_with_several_answers_is_cooked(fen: str, cook: str) -> None:
    points = analyse(solve(fen, "Last move?")).quality.points
    found = {point.id: point for point in points if point.weight is Weight.DISQUALIFIES}
    assert {name: str(point.sentence) for name, point in found.items()} == (
        {"cook": cook} if cook else {}
    )
