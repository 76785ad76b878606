# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase table, themes, quality and verdict for the keyboard and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from studio import BLOCK, Studio, problem

from composer.gui.panels.chips import Chip

KEY = Qt.Key


def said(widget: QWidget) -> tuple[str, str]:
    """Return name and description as a screen reader is told them."""
    known = QAccessible.queryAccessibleInterface(widget)
    return known.text(QAccessible.Text.Name), known.text(QAccessible.Text.Description)


@pytest.fixture
def analysed(studio: Studio) -> Studio:
    studio.window.resize(1440, 900)
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: studio.window.pane.insight.quality.points)
    studio.until(lambda: studio.window.pane.insight.grid.table.rows)
    return studio


def tabbed(studio: Studio, there: Callable[[QWidget], bool], most: int = 60) -> QWidget:
    """Press Tab until the keyboard is somewhere."""
    window = studio.window
    for _ in range(most):
        QTest.keyClick(window.focusWidget(), KEY.Key_Tab)
        if there(window.focusWidget()):
            return window.focusWidget()
    raise AssertionError("Tab never came there")


def test_tab_comes_to_all_of_them_in_the_order_of_reading(analysed: Studio) -> None:
    window = analysed.window
    insight = window.pane.insight
    window.board.setFocus()
    wanted = [
        window.pane.verdict,
        window.pane.solution.tree,
        insight.grid,
        insight.quality,
        window.lay.dock_bar.button,
    ]
    met: list[QWidget] = []
    chips = 0
    for _ in range(60):
        QTest.keyClick(window.focusWidget(), KEY.Key_Tab)
        here = window.focusWidget()
        met.append(here)
        chips += isinstance(here, Chip)
        if here is wanted[-1]:
            break
    assert [widget for widget in met if widget in wanted] == wanted
    assert chips == 1  # arrows lead to the others
    chip = next(place for place, widget in enumerate(met) if isinstance(widget, Chip))
    assert met.index(insight.grid) < chip < met.index(insight.quality)


def test_the_verdict_says_its_sentence_and_shows_the_key(analysed: Studio) -> None:
    window = analysed.window
    window.board.setFocus()
    verdict = tabbed(analysed, lambda widget: widget is window.pane.verdict)
    name, description = said(verdict)
    assert name.startswith("Sound: 1.Qe4!")
    assert "all stages done" in description
    assert window.board.overlays.of("verdict")
    QTest.keyClick(verdict, KEY.Key_Escape)
    assert window.board.hasFocus()
    assert not window.board.overlays.of("verdict")


def test_the_phase_table_goes_from_cell_to_cell_and_plays(analysed: Studio) -> None:
    window = analysed.window
    grid = window.pane.insight.grid
    assert said(grid)[0] == "Phase table: 4 defences, 4 phases"
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    assert said(grid)[1].startswith("Kf8, 1.Qe4!, Qb4, E")
    assert "changed" in said(grid)[1]
    assert window.board.overlays.of("insight")
    QTest.keyClick(grid, KEY.Key_Down)
    assert said(grid)[1].startswith("Kd8, 1.Qe4!, Qh4")
    QTest.keyClick(grid, KEY.Key_Home)
    assert said(grid)[1].startswith("Kd8, Set, Qg5")
    QTest.keyClick(grid, KEY.Key_End)
    QTest.keyClick(grid, KEY.Key_Return)
    assert window.study.reading.is_active
    assert [move.uci for move in window.study.reading.player.moves][:2] == ["e3e4", "e7d8"]
    QTest.keyClick(grid, KEY.Key_Escape)
    assert not window.study.reading.is_active
    QTest.keyClick(grid, KEY.Key_Escape)
    assert window.board.hasFocus()
    assert not window.board.overlays.of("insight")


def test_the_ring_of_the_keyboard_can_be_seen(analysed: Studio) -> None:
    insight = analysed.window.pane.insight
    for part in (insight.grid, insight.quality, analysed.window.pane.verdict):
        analysed.window.board.setFocus()
        before = part.grab().toImage()
        part.setFocus(Qt.FocusReason.TabFocusReason)
        assert part.grab().toImage() != before


def test_themes_are_gone_through_with_arrows(analysed: Studio) -> None:
    window = analysed.window
    window.board.setFocus()
    first = tabbed(analysed, lambda widget: isinstance(widget, Chip))
    assert said(first)[0] == "Star flights"
    assert said(first)[1] == window.pane.insight.chips.proof != ""
    assert window.board.overlays.of("insight")
    QTest.keyClick(first, KEY.Key_Right)
    second = window.focusWidget()
    assert isinstance(second, Chip)
    assert second is not first
    QTest.keyClick(second, KEY.Key_Return)
    assert second.isChecked()
    QTest.keyClick(second, KEY.Key_End)
    last = window.focusWidget()
    assert isinstance(last, Chip)
    assert said(last)[0] == "Reciprocal change"
    QTest.keyClick(window.focusWidget(), KEY.Key_Home)
    assert window.focusWidget() is first
    QTest.keyClick(first, KEY.Key_Escape)
    assert window.board.hasFocus()


def test_themes_that_are_made_anew_keep_the_keyboard(analysed: Studio) -> None:
    window = analysed.window
    chips = window.pane.insight.chips
    first = next(chip for chip in chips.findChildren(Chip) if chip.isVisible())
    first.setFocus()
    theme = first.face.theme
    chips.set_elements(True)
    here = window.focusWidget()
    assert isinstance(here, Chip)
    assert here is not first
    assert here.face.theme == theme


def test_quality_says_row_by_row_and_keeps_evidence(analysed: Studio) -> None:
    window = analysed.window
    quality = window.pane.insight.quality
    count = len(quality.points)
    assert said(quality)[0] == f"Quality: {count} points"
    quality.setFocus(Qt.FocusReason.TabFocusReason)
    first = said(quality)[1]
    assert first.startswith("Fatal unless paid for. Flaw: Both halves of the play")
    QTest.keyClick(quality, KEY.Key_Down)
    assert said(quality)[1] not in ("", first)
    QTest.keyClick(quality, KEY.Key_Home)
    QTest.keyClick(quality, KEY.Key_Return)
    assert said(quality)[1].endswith("(stays on the board)")
    QTest.keyClick(quality, KEY.Key_Escape)
    assert window.board.hasFocus()
    assert window.board.overlays.of("insight")
    quality.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(quality, KEY.Key_Space)
    window.board.setFocus()
    assert not window.board.overlays.of("insight")
    quality.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(quality, KEY.Key_Space)
    window.board.setFocus()
    QTest.keyClick(window.board, KEY.Key_Escape)  # takes all off
    assert not window.board.overlays.of("insight")


def test_rows_have_no_tooltip_that_says_the_same_again(analysed: Studio) -> None:
    insight = analysed.window.pane.insight
    for part in (insight.grid, insight.quality):
        for y in range(4, part.height(), 12):
            QTest.mouseMove(part, QPoint(40, y))
            assert part.toolTip() == ""
