# SPDX-License-Identifier: GPL-3.0-or-later
"""Pointing changes no size: whatever the pointer is over, everything stays in its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from studio import BLOCK, THREATS, Studio, problem
from thorough import some

from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.chips import Chip
from composer.gui.program.window import StudioWindow

_STEP = 14  # pixels from point to point; a row is higher

LOYD = "8/8/8/8/4p3/2N3R1/5p2/K2Rbk2 w - - 0 1"
LARGE, SMALL = (1440, 900), (1280, 720)  # of the window
HELP = "8/1R6/3r4/2rk4/4R3/7p/6pq/K5bb b - - 0 1"


def _places(pane: AnalysisPane) -> dict[QWidget, QRect]:
    """Return where everything of the analysis is, but what is shown over it.

    Within its frame the phase table may be another one: that of the theme that is pointed at.
    """
    table = pane.insight.grid.parentWidget()
    return {
        each: QRect(each.mapTo(pane, QPoint(0, 0)), each.size())
        for each in pane.findChildren(QWidget)
        if each.isVisible()
        and each.objectName() != "pointedProof"
        and each.window() is pane.window()
        if not table.parentWidget().isAncestorOf(each)
    }


def _grid(window: StudioWindow) -> list[QPoint]:
    """Return points from above to below in three columns of the analysis."""
    pane = QRect(window.pane.mapTo(window, QPoint(0, 0)), window.pane.size())
    columns = range(pane.left() + 40, pane.right(), pane.width() // 3)
    return [QPoint(x, y) for x in columns for y in range(pane.top() + 4, pane.bottom(), _STEP)]


def _centre(chip: Chip, window: StudioWindow) -> QPoint:
    return chip.mapTo(window, chip.rect().center())


@pytest.mark.parametrize(
    ("fen", "asked", "size"),
    some(
        [
            (BLOCK, "#2", LARGE),
            (BLOCK, "#2", SMALL),
            (THREATS, "#2", SMALL),
            (THREATS, "#2", LARGE),
            (LOYD, "#4", LARGE),
            (LOYD, "#4", SMALL),
            (HELP, "h#2", SMALL),
            (HELP, "h#2", LARGE),
        ],
        2,
        2,
    ),
)
def test_pointing_moves_nothing(
    studio: Studio, fen: str, asked: str, size: tuple[int, int]
) -> None:
    window = studio.window
    window.resize(*size)
    studio.lay(problem(fen, asked))
    studio.answered()
    QTest.mouseMove(window.windowHandle(), QPoint(2, 2))
    studio.until(lambda: window.pane.answer is not None and window.pane.answer.weighed)
    studio.rest()
    for _ in range(3):  # what is laid out again asks others to be
        QCoreApplication.processEvents()
    before = _places(window.pane)
    chips = [chip for chip in window.pane.findChildren(Chip) if chip.isVisible()]
    centres = [_centre(chip, window) for chip in chips]
    assert any(window.childAt(centre) in chips for centre in centres)
    for point in (*_grid(window), *centres):
        QTest.mouseMove(window.windowHandle(), point)
        QCoreApplication.processEvents()
        now = _places(window.pane)
        moved = {each for each in before if now.get(each) != before[each]}
        assert not moved, (point, [(each, before[each], now.get(each)) for each in moved])
        if window.childAt(point) in chips:
            assert any(each.isVisible() for each in window.findChildren(QLabel, "pointedProof"))
