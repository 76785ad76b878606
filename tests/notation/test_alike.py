# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from composer.notation.alike import alike, last_answers
from composer.solver.solve import solve


def test_what_is_printed_alike_stands_where_the_first_of_it_stood() -> None:
    assert alike("abAcB", str.lower) == [["a", "A"], ["b", "B"], ["c"]]
    assert alike((1, 2, 3), lambda _: None) == [[1], [2], [3]]


def test_a_capture_is_another_text_than_a_move_to_the_same_square() -> None:
    solution = solve("8/3K3B/p1P1P1R1/P2k1rR1/pn6/B4N2/3P2P1/1NQ5 w - - 0 1", "#2")
    (key,) = solution.keys
    for group in alike(key.variations, last_answers):
        texts = {tuple(sorted(a.move.san for a in variation.continuations)) for variation in group}
        assert len(texts) == 1
