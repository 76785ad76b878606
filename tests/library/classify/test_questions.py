# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past in a library: legality is judged with the side that has the move."""

from __future__ import annotations

import pytest

from composer.library.classify.legality import judged
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task

BISHOP = "7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1"


@pytest.mark.parametrize("text", ["Last move?", "Who moves?", "-1w & #1"])
@pytest.mark.parametrize("turn", SIDES)
def test_a_question_is_not_called_illegal_for_its_turn(text: str, turn: Colour) -> None:
    problem = Problem(set_turn(parse_fen(BISHOP), turn), parse_task(text))
    assert judged(problem, 0).details.legality != "illegal"
