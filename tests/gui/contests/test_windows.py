# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of contests marks what is typed, and keeps the director's word."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from studio import FakePrompts

from composer.contests.contest import Contest, Round
from composer.contests.keeping import ContestFile
from composer.gui.contests.window import ContestWindow
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails

BAIRD = "3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - - 0 1"  # 1893


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[ContestWindow]:
    problems = tmp_path / "p.jsonl"
    problems.write_text(json.dumps({"fen": BAIRD, "stipulation": "#2"}), "utf-8")
    path = tmp_path / "c.contest"
    ContestFile.new(path, Contest("Cup", rounds=(Round("A", 20),))).close()
    appearance, prompts = Appearance(), FakePrompts(paths=(problems,))
    made = ContestWindow(appearance, Thumbnails(appearance), prompts, show=lambda problem: None)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.holding.changed):
        made.open_path(path)
    with qtbot.waitSignal(made.holding.answered):
        made.problems.add.click()
    for name in ("Ada", "Ben"):
        made.marking.name.setText(name)
        made.marking.add.click()
    yield made
    made.finish()


def _cell(window: ContestWindow, row: int) -> str:
    item = window.marking.table.item(row, 3)
    assert item is not None
    return item.text()


def _type(qtbot: QtBot, window: ContestWindow, solver: int, text: str) -> None:
    def is_marked() -> bool:
        held = window.holding.held
        return held is not None and held.sheet(solver, 1).mark is not None

    window.marking.choose(solver, 1)
    window.marking.form.text.setPlainText(text)
    window.marking.form.flush()
    qtbot.waitUntil(is_marked)


def test_what_is_typed_is_marked_where_it_stands(window: ContestWindow, qtbot: QtBot) -> None:
    _type(qtbot, window, 1, "1.Nd6!")
    assert _cell(window, 0) == "5"
    (right,) = window.marking.form.text.extraSelections()
    assert right.cursor.selectedText() == "Nd6"
    _type(qtbot, window, 2, "1.Xd6!")
    assert _cell(window, 1) == "0 ?"
    assert "Xd6" in window.marking.form.found.text()
    assert "One sheet" in window.marking.state.text()
    window.marking.choose(1, 1)
    window.marking.next.click()
    assert window.marking.table.currentRow() == 1


def test_the_directors_word_stays(window: ContestWindow, qtbot: QtBot) -> None:
    _type(qtbot, window, 2, "1.Xd6!")
    form = window.marking.form
    form.points.setValue(5)
    form.rule.click()
    form.word.setText("N was meant")
    form.word.editingFinished.emit()
    assert _cell(window, 1) == "5 *"
    _type(qtbot, window, 2, "1.Yd6!")
    assert _cell(window, 1) == "5 *"
    assert form.word.text() == "N was meant"
    window.table.round.setCurrentIndex(1)
    window.table.round.activated.emit(1)
    first = window.table.table.item(0, 1)
    assert first is not None
    assert first.text() == "Ben"


def test_times_are_typed_as_minutes_and_seconds(window: ContestWindow) -> None:
    for text, minutes in (("12:30", 12.5), ("8", 8), ("soon", 8), ("", None)):
        item = window.marking.table.item(0, 2)
        assert item is not None
        item.setText(text)
        assert window.holding.held is not None
        assert window.holding.held.taken(1, "A") == minutes


def test_points_of_parts_are_typed(window: ContestWindow) -> None:
    page = window.problems
    assert page.parts.rowCount() == 1
    page.tries.setText("f2f3")
    page.tries.editingFinished.emit()
    held = window.holding.held
    assert held is not None
    assert held.task(1).tries == ("f2f3",)


def test_what_solvers_wrote_is_removed_only_where_the_director_is_sure(
    window: ContestWindow, qtbot: QtBot
) -> None:
    _type(qtbot, window, 1, "1.Nd6!")
    prompts = window._prompts
    assert isinstance(prompts, FakePrompts)
    prompts.sure = False
    window.marking.choose(1, 1)
    window.marking.remove.click()
    window.problems.table.setCurrentCell(0, 0)
    window.problems.remove.click()
    assert ["Ada" in prompts.asked[-2], "problem 1" in prompts.asked[-1]] == [True, True]
    held = window.holding.held
    assert held is not None
    assert [solver.name for solver in held.solvers] == ["Ada", "Ben"]
    prompts.sure = True
    window.marking.remove.click()
    held = window.holding.held
    assert held is not None
    assert [solver.name for solver in held.solvers] == ["Ben"]
