# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of diagrams of whose past something is asked: neither key nor lines, but one answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from composer.analysis.comparing.edit import EditKind
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, DropAnswer, man_map
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.composing.wording import drop_sentence, drop_title, what_stays
from composer.problem.squares import parse_square
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

BISHOP = "7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1"
ONE_KING_BACK = "8/8/k1K5/8/8/8/8/8 w - - 0 1"
Made = Callable[..., Baseline]


@pytest.mark.parametrize(
    ("fen", "question"),
    [(BISHOP, "Last move?"), (BISHOP, "-1w & #1"), (ONE_KING_BACK, "Black retracts, then h#1")],
)
def test_neighbours_are_as_each_is_solved_alone(
    fen: str, question: str, baseline_of: Made, session: Session
) -> None:
    baseline = baseline_of(fen, question)
    reports = list(neighbours(baseline, (EditKind.REMOVE,), session=session))
    assert reports[-1].complete
    found = {each.number: each for report in reports for each in report.new}
    for each in list(found.values())[::4]:
        alone = solve(each.edit.apply(baseline.position), question, session=session)
        assert each.verdict is alone.verdict
        assert each.confirmed is (alone.verdict is Verdict.SOUND)
        assert each.keys == ()
        if each.finding:
            assert each.finding == alone.finding
    for each in found.values():
        if each.comparison is not None:
            same = each.finding == baseline.solution.finding
            assert each.same_key is each.comparison.same_key is same
            words = "the same answer" if same else str(each.finding)
            assert str(what_stays(each.comparison)) == words


def test_men_on_a_square_are_told_by_what_is_found(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(BISHOP, "Last move?")
    found: dict[str, DropAnswer] = {}
    for answer in man_map(baseline, parse_square("a3"), session=session):
        found[answer.man.letter] = answer
    assert found["n"].drop is Drop.SAME
    assert found["k"].drop is Drop.ILLEGAL
    for answer in found.values():
        assert answer.drop is not Drop.UNKNOWN or answer.verdict is Verdict.UNDECIDED
        if answer.drop is not Drop.ILLEGAL:
            assert drop_title(answer) == drop_sentence(answer) == answer.finding
