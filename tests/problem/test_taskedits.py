# SPDX-License-Identifier: GPL-3.0-or-later
from cases import every

from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import intended_solutions, task_of
from composer.problem.taskedits import (
    fits_intended,
    has_option,
    shape_length,
    stated_intended,
    typed_task,
    with_intended,
    with_option,
)

HELPMATE = Problem(stipulation=parse_stipulation("h#2"), extras=(("reprints", "FIDE Album"),))


@every("text", ["2", "2.1.1.1", "4.1.1.1", "2.1...", "12"])
def test_what_fits_a_helpmate_in_two(text: str) -> None:
    assert fits_intended(text, shape_length(HELPMATE.stipulation))
    stated = with_intended(HELPMATE, text)
    assert stated_intended(stated) == text
    assert intended_solutions(stated).count >= 2


@every("text", ["2.1.1", "2.1.1.1.1", "x", "2,1", "0", "-1", "2 solutions"])
def test_what_does_not(text: str) -> None:
    assert not fits_intended(text, 4)


def test_a_series_takes_any_shape() -> None:
    assert shape_length(parse_stipulation("ser-h#7")) is None
    assert fits_intended("2.1", None)


def test_other_extras_stay_and_nothing_stated_leaves_no_trace() -> None:
    stated = with_intended(with_intended(HELPMATE, "2"), "2.1.1.1")
    assert stated.extras == (("reprints", "FIDE Album"), ("intended-solutions", "2.1.1.1"))
    assert with_intended(stated, "") == HELPMATE


def test_options_are_set_and_taken_away_one_by_one() -> None:
    both = with_option(with_option(HELPMATE, "SetPlay", on=True), "Variation", on=True)
    assert task_of(both).set_play
    assert has_option(both, "setplay")
    without = with_option(both, "SetPlay", on=False)
    assert not has_option(without, "SetPlay")
    assert has_option(without, "Variation")
    assert with_option(without, "Variation", on=False) == HELPMATE


def test_the_length_of_a_proof_game_is_no_shape_of_solutions() -> None:
    for text in ("SPG 6.0", "SPG 4.5", "PG 7.5"):
        assert str(typed_task(text)[0]) == text
