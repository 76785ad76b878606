# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from composer.diagrams.style.annotations import Annotations, Arrow, SquareMark, Turn


def test_what_is_not_on_the_board_is_refused() -> None:
    for wrong in (-1, 64):
        with pytest.raises(ValueError, match="from 0 to 63"):
            SquareMark(wrong)
        with pytest.raises(ValueError, match="from 0 to 63"):
            Arrow(0, wrong)
        with pytest.raises(ValueError, match="from 0 to 63"):
            Annotations(turned=((wrong, Turn.HALF),))


def test_an_arrow_needs_two_squares() -> None:
    with pytest.raises(ValueError, match="got e4 twice"):
        Arrow(28, 28)


def test_a_man_is_turned_once() -> None:
    with pytest.raises(ValueError, match="turned once"):
        Annotations(turned=((1, Turn.HALF), (1, Turn.QUARTER)))
    notes = Annotations(turned=((1, Turn.HALF),))
    assert notes.turn(1) is Turn.HALF
    assert notes.turn(2) is None
