# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a study: shown for studies only, audited, and honest about what it knows."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from studio import Studio, problem

from composer.gui.aids.handmap import Lift
from composer.gui.studies.panel import StudyPanel
from composer.gui.studies.studies import Studies
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.taskedits import typed_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.studies.marks import Mark

RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"
KPK = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"
FIVE = "8/8/8/8/8/k7/p1R5/K1R4n w - - 0 1"
FAKE = Path(__file__).parents[2] / "beside" / "engine.py"


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def study(fen: str, claim: str) -> Problem:
    task, _ = typed_task(claim)
    assert task is not None
    return replace(problem(fen), stipulation=task)


def panel_of(studio: Studio) -> StudyPanel:
    (found,) = studio.window.findChildren(StudyPanel)
    return found


def studies_of(studio: Studio) -> Studies:
    (found,) = studio.window.findChildren(Studies)
    return found


def test_a_study_is_audited(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    assert not studio.window.findChildren(StudyPanel)
    studio.lay(study(KPK, "+"))
    panel = panel_of(studio)
    studio.until(lambda: panel.value.text())
    assert "White to move: " in panel.value.text()
    panel.line.setText("1.Kd3 Kd5 2.e4+")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled() and panel.moves.topLevelItemCount() == 2)
    first = panel.moves.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "1.Kd3"
    assert first.text(1) == Mark.TABLE.value
    assert first.text(3)[0] in "+="
    assert first.childCount() == 3
    panel.moves.setCurrentItem(first)
    assert studio.window.study.board.overlays.of("study")
    studio.lay(problem(RETI, "#2"))
    assert not panel.isVisible()
    assert not studio.window.study.board.overlays.of("study")
    studio.lay(study(RETI, "="))
    assert panel.moves.topLevelItemCount() == 0
    assert panel.verdict.text() == "Not audited yet"
    circe = Rules(conditions=(condition_of("Circe"),))
    asked = study(RETI, "=")
    studio.lay(replace(asked, stipulation=replace(asked.stipulation, rules=circe)))
    assert not panel.isVisible()  # tables know nothing of conditions


def test_a_line_that_cannot_be_played_is_told_and_kept(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(FIVE, "+"))
    panel = panel_of(studio)
    studio.until(lambda: panel.value.text())
    assert "at most 4 men" in panel.value.text()
    panel.line.setText("1.Rd1 Kxa1")
    panel.audit.click()
    assert panel.verdict.text() == "1...Kxa1 cannot be played"
    assert panel.line.text() == "1.Rd1 Kxa1"
    panel.line.setText("1.Rd1")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled())
    assert panel.verdict.text().startswith("Open: ")


@pytest.mark.skipif(sys.platform == "win32", reason="the engine is a shell's script")
def test_an_engine_is_asked_where_that_is_wished(
    open_studio: Callable[[], Studio], tmp_path: Path
) -> None:
    path = tmp_path / "engine"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{FAKE}"\n', encoding="utf-8")
    path.chmod(0o755)
    studio = open_studio().ready()
    studio.window.basis.preferring.prefer(engine=str(path))
    studio.lay(study(FIVE, "+"))
    panel = panel_of(studio)
    panel.engine.setChecked(True)
    panel.line.setText("1.Rd1")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled())
    first = panel.moves.topLevelItem(0)
    assert first is not None
    assert first.text(1) == Mark.ENGINE.value
    assert "depth" in first.text(3)
    assert panel.verdict.text().startswith("Not proved: ")


def test_each_square_says_what_the_study_would_be_worth(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(KPK, "+"))
    studies = studies_of(studio)
    king = study(KPK, "+").position[parse_square("e3")]
    assert king is not None
    studies.map._begin(Lift(king, parse_square("e3")), None)
    studio.until(lambda: len(studies.map.known) == 62)
    signs = {each.sign for each in studies.map.known.values()}
    assert signs == {"+", "=", "×"}
    assert studies.map.known[parse_square("e6")].sign == "×"
    assert "White wins" in studies.map.legend.words
    studies.map.end()
    assert not studies.map.known


def test_the_printed_line_stands_ready(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    printed = (("solution", "1.Kd3! Kd5 (1...Kf5 2.Kd4) 2.e4+"),)
    studio.lay(replace(study(KPK, "+"), extras=printed))
    assert panel_of(studio).line.text() == "1.Kd3 Kd5 2.e4+"
