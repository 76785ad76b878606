# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from moves import made_move

from composer.analysis.comparing.carried import (
    carried_code,
    carried_line,
    lines_kept,
    lost_lines,
    strange_lines,
)
from composer.analysis.comparing.edit import Edit
from composer.analysis.phaseplay import code_of
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.squares import Symmetry, parse_square
from composer.solver.lines import Line

START = parse_fen("7k/P7/8/8/8/8/8/K1R5 w - - 0 1")
A7, A8, C1, H1, H8 = (parse_square(name) for name in ("a7", "a8", "c1", "h1", "h8"))


def test_a_promotion_to_a_fairy_man_is_followed() -> None:
    grasshopper = Kind.of("grasshopper")
    promoting = code_of(A7, A8, grasshopper)
    assert carried_code(promoting, Edit.remove(START, C1)) == promoting
    mirrored = code_of(parse_square("h7"), H8, grasshopper)
    assert carried_code(promoting, Edit.turn(Symmetry.MIRROR_FILES)) == mirrored


def test_of_several_lines_with_the_same_squares_each_counts() -> None:
    """By some conditions a choice alone tells lines apart."""
    line = Line((made_move(Man.WHITE_ROOK, C1, H1),))
    edit = Edit.remove(START, A7)
    assert strange_lines((line,), (line, line), edit) == (line,)
    assert lost_lines((line, line), (line,), edit) == (line,)
    assert lines_kept((line, line), (line, line, line), edit) == 2


def test_a_move_that_stays_where_it_is_may_be_made_after_an_edit() -> None:
    waiting = Line((made_move(Man.WHITE_ROOK, C1, C1),))
    assert carried_line(waiting, Edit.remove(START, A7)) == ((C1, C1, None),)
    assert carried_line(waiting, Edit.remove(START, C1)) is None
