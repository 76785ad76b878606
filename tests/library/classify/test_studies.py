# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of studies, found again by themes, length, ends and lines, and like each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.formats.kept import SOLUTION
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.classify.waiting import (
    TOP,
    Outcome,
    keep_findings,
    requeue_studies,
    waiting,
    waiting_counts,
)
from composer.library.classify.worker import Round, findings
from composer.library.likeness.ranking import like_this
from composer.library.likeness.reasons import Likeness
from composer.library.query.parser import parse_query
from composer.library.records.ends import line_text
from composer.library.search.ends import lines_ending_so
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task

OPPOSITION = ("8/8/4k3/8/5K2/4P3/8/8 w - - 0 1", "+", "1.Ke4 Kd6 2.Kf5 Ke7")
STALEMATE = ("8/8/8/8/8/4k3/5p2/6K1 w - - 0 1", "=", "1.Kf1 Kf3")
PAWN = ("8/8/8/4p3/8/4k3/5p2/6K1 w - - 0 1", "=", "1.Kf1 e4")
BLACK = ("8/8/8/8/8/8/k1K5/7R b - - 0 1", "+", "1...Ka3 2.Rh4 Ka2")
NO_LINE = ("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "+", "")


def study(given: tuple[str, str, str]) -> Problem:
    position, task, line = given
    extras = ((SOLUTION, line),) if line else ()
    return Problem(parse_fen(position), parse_task(task), extras=extras)


def analyse_all(library: Library) -> None:
    for asked in (Round.VERDICTS, Round.ANALYSES):
        tasks, _ = waiting(library, asked, TOP, 100)
        found = findings([task.text for task in tasks], asked)
        keep_findings(library, [Outcome(*each) for each in zip(tasks, found, strict=True)])


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with some studies, numbered from 1 in this order, all analysed."""
    pytest.importorskip("composer.studies.kernel.endings")
    path = Path(tmp_path_factory.mktemp("studies")) / "filled.library"
    with Library.create(path) as library:
        for given in (OPPOSITION, STALEMATE, PAWN, BLACK, NO_LINE):
            add_problem(library, study(given))
        analyse_all(library)
        yield library


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("theme:mutual_zugzwang", {1, 2}),
        ("theme:stalemate", {2}),
        ("theme:domination", set()),
        ("length:2", {1}),
        ("length:1", {2, 3, 4}),
        ("length>1", {1}),
        ("stip:=", {2, 3}),
        ("stip:+", {1, 4, 5}),
        ("gbr:0000.10", {1}),
        ("gbr:0000.02", {3}),
        ("men:3 stip:=", {2}),
        ('end:"Kf1 kf3 pf2"', {2}),
        ('end:"Kf5 ke7 Pe3"', {1}),
        ('end:"Ke4 ke6"', set()),
        ('end:"Ke4 ke6 line"', {1}),
        ('end:"Kd4 kd6 Pd3 line mirrored"', {1}),
    ],
)
def test_studies_are_found(filled: Library, query: str, wanted: set[int]) -> None:
    assert set(find(filled, query)) == wanted


@pytest.mark.parametrize(
    ("query", "record_id", "line"),
    [
        ('end:"Kf5 ke7"', 1, "1.Ke4 Kd6 2.Kf5 Ke7"),
        ('end:"Ke4 ke6 line"', 1, "1.Ke4"),
        ('end:"Rh4 ka2"', 4, "1...Ka3 2.Rh4 Ka2"),
    ],
)
def test_the_line_that_ends_so_is_told(
    filled: Library, query: str, record_id: int, line: str
) -> None:
    (end,) = lines_ending_so(filled, record_id, parse_query(query))
    assert line_text(end, study(OPPOSITION).stipulation) == line


def test_what_ends_in_the_same_position_is_told_whatever_came_before(filled: Library) -> None:
    mirrored = ("8/8/3k4/8/2K5/3P4/8/8 w - - 0 1", "+", "1.Kd4 Ke6 2.Kc5 Kd7")
    found = like_this(filled, study(mirrored))
    assert found[0].record_id == 1
    assert [(each.likeness, each.count) for each in found[0].common][:2] == [
        (Likeness.SAME_END, 0),
        (Likeness.SAME_LINE, 3),
    ]
    assert found[0].score > 0.8


def test_a_line_that_goes_on_where_another_ends_has_the_position_in_common(
    filled: Library,
) -> None:
    shorter = ("8/8/3k4/8/4K3/4P3/8/8 w - - 0 1", "+", "1.Kf5 Ke7 2.Ke5")
    (found,) = (each for each in like_this(filled, study(shorter)) if each.record_id == 1)
    assert found.common[0].likeness is Likeness.SAME_LINE
    assert found.common[0].count == 2
    assert not any(each.likeness is Likeness.SAME_END for each in found.common)


def test_a_study_anticipates_itself_not(filled: Library) -> None:
    assert all(each.record_id != 1 for each in like_this(filled, study(OPPOSITION), besides=1))


def test_studies_that_were_analysed_before_are_analysed_again_once(filled: Library) -> None:
    requeue_studies(filled)
    assert waiting_counts(filled).by_round[Round.ANALYSES] == 0
    with filled.writing() as connection:
        connection.execute("DELETE FROM trait WHERE kind = 'length' AND record_id = 2")
    requeue_studies(filled)
    assert waiting_counts(filled).by_round[Round.ANALYSES] == 1
    analyse_all(filled)
    requeue_studies(filled)
    assert waiting_counts(filled).by_round[Round.ANALYSES] == 0


@pytest.mark.parametrize("task", ["+1", "=1"])
def test_what_is_only_written_like_a_study_is_analysed_once(tmp_path: Path, task: str) -> None:
    with Library.create(tmp_path / "checks.library") as library:
        add_problem(library, Problem(parse_fen(NO_LINE[0]), parse_task(task)))
        analyse_all(library)
        requeue_studies(library)
        assert waiting_counts(library).by_round[Round.ANALYSES] == 0
