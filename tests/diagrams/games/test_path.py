# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines: what SVG writes becomes lines and curves at the same places."""

import math

import pytest

from composer.diagrams.games.hatching import hatching
from composer.diagrams.games.path import LINE, MOVE, box, circle, path_of, sector


def test_an_arc_becomes_curves_on_its_circle() -> None:
    drawn = path_of("M10 0a10 10 0 1 1-20 0 10 10 0 0110-10")
    reached = [point for polygon in drawn.flat() for point in polygon]
    assert all(math.hypot(x, y) == pytest.approx(10, abs=0.01) for x, y in reached)
    assert reached[-1] == pytest.approx((0, -10))
    assert any(y > 9.9 for _, y in reached)  # by the long way, clockwise


def test_places_that_count_from_the_last_become_absolute() -> None:
    one = path_of("m1 2h3v4l-1-1c1 1 2 2 3 3s1 1 2 2q1 1 2 0z")
    other = path_of("M1 2L4 2L4 6L3 5C4 6 5 7 6 8C7 9 7 9 8 10Q9 11 10 10Z")
    assert one.svg() == other.svg()


@pytest.mark.parametrize("text", ["L", "M1", "M0 0L1 2 3", "M0 0A1 1 0 0 1 2"])
def test_a_broken_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a path"):
        path_of(text)


def test_a_place_is_within_or_not() -> None:
    ring = sector(10, 20, 0, 90)
    assert ring.holds(10, -10)
    assert not ring.holds(-10, -10)
    assert not ring.holds(3, -3)
    hole = circle(0, 0, 10) + circle(0, 0, 5)
    assert hole.holds(7, 0)
    assert not hole.holds(1, 0)


def test_a_hatching_stays_within_its_outline() -> None:
    lines = hatching(box(0, 0, 10, 10), 2.5, 45).steps
    assert {letter for letter, _ in lines} == {MOVE, LINE}
    assert all(-1e-6 <= value <= 10 + 1e-6 for _, values in lines for value in values)
    (_, start), (_, end) = lines[0], lines[1]
    assert end[0] - start[0] == pytest.approx(start[1] - end[1])  # rising to the right
