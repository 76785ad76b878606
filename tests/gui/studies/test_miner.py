# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds of endings come one by one, and lie on the board by a click, in a tab of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from studio import Studio

from composer.gui.studies.miner import MiningWindow
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.problem.stipulations.claims import Claim
from composer.studies.mining import Find


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def test_finds_are_listed_and_put_on_the_board(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    studio.trigger("mine-endings")
    window = studio.window.shelves.mining.window
    assert isinstance(window, MiningWindow)
    window.men.setText("KPX")
    window.begin()
    assert window.state.text().startswith("Expected men such as")
    window.men.setText("KPK")
    window.least.setValue(6)
    window.begin()
    studio.until(lambda: window.finds.count() > 3)
    window.stop.click()
    studio.until(lambda: not window.stop.isEnabled())
    window.finds.setCurrentRow(0)
    problem = studio.window.twinning.problem
    assert problem.stipulation.claim is Claim.WIN
    assert problem.extra("solution").startswith("1. Kb3 $22 Kc5 2. Kc3 $22")
    documents = len(studio.window.workbench.documents)
    window.finds.setCurrentRow(1)
    assert studio.window.twinning.problem.position != problem.position
    assert len(studio.window.workbench.documents) == documents
    window.sought.setCurrentIndex(list(Find).index(Find.ZUGZWANG))
    window.claim.setCurrentIndex(1)
    window.begin()
    studio.until(lambda: not window.stop.isEnabled())
    assert window.state.text() == "Nothing was found"
    window.sought.setCurrentIndex(list(Find).index(Find.UNIQUE))
    window.begin()
    studio.until(lambda: window.state.text() == "A king alone never mates.")
    window.sought.setCurrentIndex(len(Find))
    assert window.task.isVisibleTo(window)
    assert window.men.isVisibleTo(window)
    assert not window.claim.isVisibleTo(window)
    window.task.setText("h#")
    window.begin()
    assert window.state.text().startswith("Expected a stipulation")
    window.men.setText("KRKN")
    window.task.setText("h#1")
    window.begin()
    studio.until(lambda: window.finds.count() > 0)
    window.stop.click()
    window.finds.setCurrentRow(0)
    assert str(studio.window.twinning.problem.stipulation) == "h#1"
    assert "h#1\n1." in window.finds.item(0).text()
    window.sought.setCurrentIndex(len(Find) + 1)
    assert not window.men.isVisibleTo(window)
    window.begin()
    assert window.state.text() == "No study lies on the board."
    study = Problem(parse_fen("8/8/8/1k6/8/1K6/6P1/8 b - - 0 1"), parse_task("+"))
    studio.lay(study)
    window.begin()
    studio.until(lambda: window.finds.count() > 0)
    window.stop.click()
    window.finds.setCurrentRow(0)
    problem = studio.window.twinning.problem
    assert problem.stipulation.claim is Claim.WIN
    assert problem.extra("solution").startswith("1. Kb3")
    window.left.emit()
