# SPDX-License-Identifier: GPL-3.0-or-later
"""Window, page, command line, library and JSON say the same of the same problem."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from alldoors import (
    Json,
    Shown,
    by_command,
    games,
    name_of,
    problems,
    shown_by_json,
    shown_by_library,
    shown_by_page,
    shown_by_window,
    stages_for,
)
from pageline import called
from pytestqt.exceptions import TimeoutError
from studio import Studio
from withoutdesk import answers

from composer.formats.jsonlines import jsonline
from composer.library.classify.worker import Round, classify
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.solver.session import Session

T = TypeVar("T")
UNSAID = ("invalid", "depends", "undecided")
"""Verdicts that the page says in a word, and the finding beside it."""


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Problem, Json]]:
    """Problems, each with the JSON form that the command line prints of it."""
    given = problems()
    lines = by_command(given, tmp_path_factory.mktemp("doors"), "--json").splitlines()
    return list(zip(given, map(json.loads, lines), strict=True))


@pytest.fixture
def session() -> Iterator[Session]:
    made = Session(threads=1)
    yield made
    made.close()


def assert_equal(told: Iterable[tuple[Problem, T, T]]) -> None:
    """Compare what two doors told, and name every problem of which they tell different things."""
    wrong = [f"{name_of(each)}\n    {one}\n    {two}" for each, one, two in told if one != two]
    assert not wrong, f"{len(wrong)} differ:\n" + "\n".join(wrong[:5])


def whole(found: Json) -> Shown:
    """Return what JSON tells of all parts together; lines of all parts are counted together."""
    told = shown_by_json(found)
    if not found["twins"]:
        return told
    parts = [each.get("solutions") for each in found["twins"]]
    counts = () if None in parts else (("solutions", sum(parts)),)
    return replace(told, counts=counts or told.counts)


def without_counts(found: Json) -> Shown:
    """Return what JSON tells besides what it counted: solutions alone are counted for all."""
    return shown_by_json({**found, "quality": {}})


def test_a_library_keeps_what_the_command_line_says(
    known: list[tuple[Problem, Json]], session: Session
) -> None:
    assert_equal(
        (problem, shown_by_library(problem, session), whole(found)) for problem, found in known
    )


def test_a_page_is_told_what_the_command_line_says(
    known: list[tuple[Problem, Json]], session: Session
) -> None:
    assert_equal(
        (
            problem,
            shown_by_page(stages_for(problem, session)),
            shown_by_json({**found, "quality": {}}),
        )
        for problem, found in known
    )


def test_the_page_alone_finds_and_says_what_the_command_line_says(
    known: list[tuple[Problem, Json]],
) -> None:
    asked = [
        (problem, found)
        for problem, found in known
        if not {"rights", "parts"} & set(found)  # it plays rights as they are set
    ]
    alone = answers((json.loads(jsonline(problem)) for problem, _ in asked), "mostLines=10000")
    told = [
        (
            problem,
            shown_by_json(page["solution"]),
            replace(without_counts(found), themes=frozenset()),
        )
        for (problem, found), page in zip(asked, alone, strict=True)
        if "refused" not in page
    ]
    assert len(told) > len(asked) / 3  # the others it leaves to the studio
    assert_equal(told)
    lines = [(found["message"], ("sentence", found, True, found["message"])) for _, found in asked]
    said = called("verdict.js", "en", *(call for _, call in lines))
    for (problem, found), line in zip(asked, said, strict=True):
        if found["complete"] and not found["twins"] and found["verdict"] not in UNSAID:
            assert isinstance(line, dict)
            assert line["first"] == found["message"], name_of(problem)


def test_the_window_shows_what_the_command_line_says(
    known: list[tuple[Problem, Json]], studio: Studio
) -> None:
    pane, twinning = studio.window.pane, studio.window.twinning
    pane.insight._elements.setChecked(True)

    def is_told() -> bool:
        answer = pane.answer
        if answer is None or not answer.is_final or not answer.is_about(twinning.problem):
            return False
        return answer.analysis is not None or not answer.wants_analysis

    def shown(problem: Problem) -> Shown:
        studio.lay(Problem())  # whichever twin is shown, it is not shown any more
        studio.window.study.composing.pasted.emit()  # no key of the last problem is meant
        studio.lay(problem)
        try:
            studio.until(is_told)
        except TimeoutError as late:
            raise AssertionError(name_of(problem)) from late
        verdict = pane.verdict.verdict
        assert pane.answer is not None
        assert verdict is not None
        faces = pane.insight.chips.faces if pane.answer.analysis is not None else ()
        return shown_by_window(pane.answer, (each.theme for each in faces if each.flags), verdict)

    told = []
    for problem, found in known:
        seen, lying = shown(problem), fen(twinning.problem.position)
        parts = [each for each in found["twins"] or [found] if each["fen"] == lying]
        told += [(problem, seen, shown_by_json(part)) for part in parts[:1]]
    assert len(told) > len(known) * 0.9  # of a zero position the diagram is on the board
    assert_equal(told)


def test_the_window_and_a_library_say_of_games_what_the_command_line_says(
    studio: Studio, session: Session, tmp_path: Path
) -> None:
    window = studio.window
    workbench = window.workbench

    def shown(problem: Problem) -> tuple[str, int]:
        workbench.open_beside(problem, saved=False)
        desk = window.files.games.front
        assert desk is not None
        studio.until(lambda: desk.finding)
        verdict, finding = desk.verdict.verdict, desk.finding
        assert verdict is not None
        assert finding is not None
        return verdict.value, len(finding.keys)

    def kept(problem: Problem) -> tuple[str, int]:
        found = classify(problem, Round.ANALYSES, session)
        return found.verdict, len(found.keys)

    def printed(problem: Problem) -> tuple[str, int]:
        found = json.loads(by_command([problem], tmp_path, "--json"))
        keys = next(found[name] for name in ("best", "first", "hitting", "keys") if found.get(name))
        return found["verdict"].replace(" ", "-"), len(keys)

    given = games()
    told = [(problem, printed(problem)) for problem in given]
    assert_equal((problem, said, kept(problem)) for problem, said in told)
    assert_equal((problem, said, shown(problem)) for problem, said in told)
