# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has the move where the past of a diagram is asked for."""

from __future__ import annotations

import pytest

from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position, usual_turn
from composer.problem.stipulation import NO_TASK, TWO_MOVER, parse_task
from composer.problem.taskedits import with_asked
from composer.solver.lawdefects import defects_of_task, fatal_for

IN_CHECK = parse_fen("7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1")
QUIET = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 1")


@pytest.mark.parametrize(
    "text", ["Last move?", "White's last move?", "Who moves?", "Castling?", "-1w & #1", "-1 & #1"]
)
@pytest.mark.parametrize("turn", SIDES)
def test_a_question_never_calls_a_king_in_check_capturable(text: str, turn: Colour) -> None:
    position, asked = set_turn(IN_CHECK, turn), parse_task(text)
    assert asked_position(position, asked).turn is Colour.BLACK
    assert not fatal_for(position, asked)
    assert not defects_of_task(position, asked)
    problem = with_asked(Problem(position, NO_TASK), asked)
    assert problem.position.turn is Colour.BLACK


@pytest.mark.parametrize("text", ["Last move?", "Who moves?", "Castling?"])
@pytest.mark.parametrize("turn", SIDES)
def test_a_question_that_leaves_both_sides_the_move_leaves_the_turn(
    text: str, turn: Colour
) -> None:
    problem = Problem(set_turn(QUIET, turn), TWO_MOVER)
    asked = parse_task(text)
    assert with_asked(problem, asked).position.turn is turn
    begun = with_asked(with_asked(problem, asked), TWO_MOVER)
    assert begun.position.turn is Colour.WHITE


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("#2", Colour.WHITE),
        ("h#2", Colour.BLACK),
        ("White's last move?", Colour.BLACK),
        ("-1w & #1", Colour.BLACK),
        ("Black retracts, then h#1", Colour.WHITE),
        ("-2 & #1 Proca", Colour.BLACK),
    ],
)
def test_who_has_the_move_where_a_file_does_not_say_it(text: str, turn: Colour) -> None:
    for given in SIDES:
        assert usual_turn(set_turn(QUIET, given), parse_task(text)) is turn
