# SPDX-License-Identifier: GPL-3.0-or-later
"""A study is composed from a mined zugzwang to a printed page, with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from exportdesk import pdf_words
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget
from studio import LEFT, NONE, Studio

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.sheetstyle import Solutions
from composer.gui.publishing.choices import OutputKind, What
from composer.gui.studies.miner import MiningWindow
from composer.gui.studies.panel import StudyPanel
from composer.gui.studies.studies import Studies
from composer.problem.men import Colour
from composer.problem.squares import square_name
from composer.studies.mining import Find


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def studies_of(studio: Studio) -> Studies:
    """Return what holds the page of studies."""
    (found,) = studio.window.findChildren(Studies)
    assert isinstance(found, Studies)
    return found


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """Press the left button on a widget, in its middle if no place is said."""
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center() if place is None else place)


def click_row(finds: QListWidget, row: int) -> None:
    """Press the left button on a row of a list."""
    item = finds.item(row)
    finds.scrollToItem(item)
    click(finds.viewport(), finds.visualItemRect(item).center())


def test_a_study_from_a_mined_zugzwang_to_a_printed_page(
    open_studio: Callable[[], Studio], tmp_path: Path
) -> None:
    studio = open_studio().ready()
    studio.trigger("mine-endings")
    mining = studio.window.shelves.mining.window
    assert isinstance(mining, MiningWindow)
    mining.men.selectAll()
    QTest.keyClicks(mining.men, "KPK")
    mining.sought.setCurrentIndex(list(Find).index(Find.ZUGZWANG))
    click(mining.start)
    studio.until(lambda: mining.finds.count() > 0 and not mining.stop.isEnabled())
    click_row(mining.finds, 0)
    zugzwang = studio.window.twinning.problem.position
    assert zugzwang.turn is Colour.BLACK
    mining.sought.setCurrentIndex(len(Find) + 1)  # earlier beginnings
    click(mining.start)
    studio.until(lambda: mining.finds.count() > 0 and not mining.stop.isEnabled())
    click_row(mining.finds, 0)
    mining.close()
    study = studio.window.twinning.problem
    assert study.position.turn is Colour.WHITE
    (panel,) = studio.window.findChildren(StudyPanel)
    pane, editing = panel.solution, studies_of(studio).editing
    assert editing.tree.line
    before = len(editing.tree.line)
    pane.chosen.emit(tuple(move.uci for move in editing.tree.moves))
    click(pane.play)
    assert pane.play.isChecked()
    for _ in range(2):  # Black's answer, and White's next move
        position = studio.window.board.position
        valued = studies_of(studio)._endings.moves(position)
        assert valued
        best = max(valued, key=lambda each: _for(each.value.winner, position.turn))
        studio.drag(square_name(best.move.origin), square_name(best.move.target))
        studio.until(lambda at=position: studio.window.board.position != at)
    assert len(editing.tree.line) == before + 2
    click(pane.play)
    pane.chosen.emit((editing.tree.moves[0].uci,))
    pane.diagram.trigger()
    click(panel.audit)
    studio.until(lambda: panel.verdict.text().startswith(("✓", "✗")))
    assert panel.verdict.text().startswith("✓"), panel.verdict.text()
    assert "utual zugzwang after move 1" in panel.remarks.text()
    studio.trigger("export")
    export = studio.window.shelves.publishing.window
    export.choose(what=What.BOARD, kind=OutputKind.SHEET, form=Format.PDF)
    export.choose(solutions=Solutions.UNDER)
    studio.until(lambda: export._seen and export._seen.asked.choices == export.choices)
    studio.prompts.path = tmp_path / "study.pdf"
    click(export.save)
    studio.until(lambda: bool(export.told.text()))
    told = pdf_words(tmp_path / "study.pdf")
    first = editing.tree.moves[0].san
    second = editing.tree.moves[2].san
    assert f"1.{first}" in told.replace("\u00a0", " ")
    assert f"2.{second}" in told  # in a line of its own, as a diagram stands before it


def _for(winner: Colour | None, side: Colour) -> int:
    return 0 if winner is None else 1 if winner is side else -1
