# SPDX-License-Identifier: GPL-3.0-or-later
"""What defences and mates do, on two classics whose lines are easy to check by eye."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from composer.analysis.effects import Play
from composer.analysis.study import Study
from composer.problem.squares import parse_square, square_name

ORGAN_PIPES = "2brrb2/p7/p7/7Q/1p1kpPp1/1P1pN1P1/3K4/8 w - - 0 1"  # Sam Loyd, 1857
ROOKS_AND_PAWNS = "8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5 w - - 0 1"
BATTERIES = "8/1K1p1p2/4kP2/6B1/4NP2/2P5/2B1R3/Q7 w - - 0 1"  # Mrs W. J. Baird, 1891

Studied = Callable[[str], Study]


def line(study: Study, text: str) -> Play:
    assert study.key is not None
    return next(play for _, play in study.key.plays if play.text == text)


@pytest.mark.parametrize(
    ("text", "shut"),
    [
        ("1...Bd7 2.Qd5#", ["d8"]),
        ("1...Rd7 2.Nf5#", ["c8"]),
        ("1...Re6 2.Nf5#", ["c8"]),
        ("1...Be6 2.Qe5#", ["e8"]),
        ("1...Bd6 2.Qd5#", ["d8"]),
        ("1...Rd6 2.Qxb4#", ["f8"]),
        ("1...Bh6 2.Qxb4#", []),  # he leaves his guard and stands in nobody's way
    ],
)
def test_men_that_could_parry_beyond_are_shut_off(
    studied: Studied, text: str, shut: list[str]
) -> None:
    play = line(studied(ORGAN_PIPES), text)
    assert [square_name(square) for square in play.shuts] == shut


def test_a_man_unguards_what_it_would_still_parry_from_home(studied: Studied) -> None:
    study = studied(ORGAN_PIPES)
    assert line(study, "1...Bh6 2.Qxb4#").unguards
    assert not line(study, "1...Be7 2.Qe5#").unguards


def test_a_man_whom_the_mate_takes_has_given_up_no_guard(studied: Studied) -> None:
    # Mrs W. J. Baird, The Chess Amateur 1920: from home the bishop could take back, no more
    play = line(studied("1b1K4/4N3/p2kp3/Q7/8/8/8/8 w - - 0 1"), "1...Bc7+ 2.Qxc7#")
    assert play.would_parry
    assert not play.unguards


def test_a_block_counts_where_the_king_would_have_the_square(studied: Studied) -> None:
    study = studied(ROOKS_AND_PAWNS)
    blocks = {play.text for _, play in study.key.plays if play.self_blocks} if study.key else {}
    assert blocks == {"1...Bxd2 2.Be5#", "1...Nxd2 2.Be5#"}


def test_the_king_opens_no_line(studied: Studied) -> None:
    flights = studied("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
    assert flights.key is not None
    assert not any(play.opens_line for _, play in flights.key.plays)


def test_a_battery_is_named_by_the_man_behind(studied: Studied) -> None:
    study = studied(BATTERIES)
    single = line(study, "1...Kf5 2.Nf2#")
    assert (single.battery, single.is_double_check) == (parse_square("c2"), False)
    double = line(study, "1...d6 2.Nc5#")
    assert (double.battery, double.is_double_check) == (parse_square("e2"), True)


def test_a_man_steps_into_the_pin_that_mates_it(studied: Studied) -> None:
    study = studied("8/8/8/8/1BB5/NN6/krQ5/7K w - - 0 1")  # Sam Loyd, 1880
    assert line(study, "1...Rxb3 2.Qb1#").self_pins


def test_needed_pins_only(studied: Studied) -> None:
    """A half-pin: each of two men on one line leaves the other pinned."""
    study = studied("qR1B2K1/pn6/8/1bNQ4/1k6/p1p5/2P5/8 w - - 0 1")
    play = line(study, "1...Nc5 2.Qd4#")
    assert play.pins_needed == 1 << parse_square("b5")
    play = line(study, "1...Bc4 2.Qa5#")
    assert play.pins_needed == 1 << parse_square("b7")
