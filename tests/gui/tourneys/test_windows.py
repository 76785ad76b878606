# SPDX-License-Identifier: GPL-3.0-or-later
"""The director's window takes entries in and has the last word; the judge's keeps what is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot
from studio import FakePrompts

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.tourneys.judgewindow import JudgeWindow
from composer.gui.tourneys.window import TourneyWindow
from composer.tourneys.intake import take_in
from composer.tourneys.judgefile import SheetFile, read_sheet
from composer.tourneys.judging import sheet_for
from composer.tourneys.keeping import new_tourney, open_tourney
from composer.tourneys.sealing import with_lots
from composer.tourneys.tourney import Section, Tourney

ENTRIES = Path(__file__).parents[2] / "tourneys" / "entries.jsonl"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[TourneyWindow]:
    path = tmp_path / "t.tourney"
    sections = (Section("A", "#2", "", ("Ugo Zanotti",)),)
    new_tourney(path, Tourney("Cup", sections=sections)).close()
    appearance, prompts = Appearance(), FakePrompts(paths=(ENTRIES,))
    made = TourneyWindow(
        appearance,
        Thumbnails(appearance),
        prompts,
        library=lambda: None,
        jobs=lambda: 1,
        show=lambda problem: None,
    )
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.holding.changed):
        made.open_path(path)
    yield made
    made.finish()


def test_entries_come_in_are_moved_and_withdrawn(window: TourneyWindow, qtbot: QtBot) -> None:
    page = window.entries
    with qtbot.waitSignal(window.holding.taken):
        page.add.click()
    assert page.table.rowCount() == 6
    assert "entries.jsonl:7" in page.found.toPlainText()
    page.table.setCurrentCell(5, 0)
    assert page.section.currentData() == ""
    page.withdraw.click()
    assert window.holding.tourney is not None
    assert not window.holding.tourney.entry(6).takes_part
    page.withdraw.click()
    assert window.holding.tourney.entry(6).takes_part


def test_what_is_open_here_already_can_still_be_written(
    window: TourneyWindow, qtbot: QtBot
) -> None:
    path = window.holding.path
    assert path is not None
    with open_tourney(path) as second:
        assert not second.writable
    with qtbot.waitSignal(window.holding.changed):
        window.open_path(path)
    assert window.holding.writable


def test_the_announcement_follows_what_is_written(window: TourneyWindow) -> None:
    page = window.announcing
    page.director.setText("D. Rector")
    page.director.editingFinished.emit()
    assert "D. Rector" in page.preview.toPlainText()
    page.closing.setText("tomorrow")
    page.closing.editingFinished.emit()
    assert page.wrong.text()
    assert window.holding.tourney is not None
    assert window.holding.tourney.closing == ""


def test_the_last_word_makes_the_award(window: TourneyWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.holding.taken):
        window.entries.add.click()
    window.holding.change(lambda tourney: with_lots(tourney, Random(1)))
    form = window.weighing.form
    form.distinction.setCurrentIndex(1)
    form.distinction.activated.emit(1)
    window.weighing.rank.setValue(1)
    assert "1st Prize" in window.awarding.text.toPlainText()


def test_the_judge_marks_and_orders(qtbot: QtBot, tmp_path: Path) -> None:
    taken = take_in(Tourney("Cup", sections=(Section("A"),)), [ENTRIES]).tourney
    sheet = sheet_for(with_lots(taken, Random(1)), "A", "Ugo Zanotti")
    path, appearance = tmp_path / "a.judge", Appearance()
    SheetFile.write(path, sheet)
    thumbnails = Thumbnails(appearance)
    window = JudgeWindow(SheetFile.open(path), appearance, thumbnails, lambda problem: None)
    other = JudgeWindow(SheetFile.open(path), appearance, thumbnails, lambda problem: None)
    for each in (window, other):
        qtbot.addWidget(each)
    assert "open in another program" in other.wrong.text()
    assert other.form.comment.isReadOnly()
    other.finish()
    first = sheet.entries[0].sealed
    window.form.mark.setCurrentIndex(window.form.mark.findData(3.5))
    window.form.mark.activated.emit(0)
    window.down.click()
    window.finish()
    kept = read_sheet(path)
    assert kept.opinion(first).mark == 3.5
    assert [kept.ranked()[place].sealed for place in (0, 1)] == [sheet.entries[1].sealed, first]
    assert replace(kept, opinions=()) == sheet
