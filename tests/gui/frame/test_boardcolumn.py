# SPDX-License-Identifier: GPL-3.0-or-later
"""The board's column at any height: nothing covers anything, and no man is out of reach."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from studio import BLOCK, SOUND, problem

from composer.gui.board.geometry import MIN_SQUARE
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.positionbar import PositionBar
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.caption import CaptionPanel
from composer.library.records.values import Version
from composer.problem.men import ORTHODOX_MEN

NOW = datetime(2026, 1, 2, tzinfo=UTC)
TWO = tuple(Version(n, 1, None, problem(f), None, "", NOW) for n, f in ((1, SOUND), (2, BLOCK)))


class Column:
    """A board column in a frame that may be of any size."""

    def __init__(self) -> None:
        self.frame = QWidget()
        look = Appearance()
        twin, history, rules = (QAction(each, look) for each in ("Twin", "History", "Rules"))
        self.bar = PositionBar(look, left=(), right=(), worded=twin, spare=history, rules=rules)
        self.board = BoardView(look)
        self.palette = MenPalette(look, self.board)
        self.caption, self.versions = CaptionPanel(), VersionsStrip(Thumbnails(look), look)
        self.bar.show_problem(problem(SOUND))
        actions = [QAction(str(number), self.frame) for number in range(8)]
        self.column = BoardColumn(
            self.bar,
            self.palette,
            self.board,
            self.caption,
            self.versions,
            actions,
            self.frame,
        )

    def rect(self, widget: QWidget) -> QRect:
        """Return where a widget lies in the column."""
        if not widget.isVisible():
            return QRect()
        return QRect(widget.mapTo(self.column, QPoint()), widget.size())


@pytest.fixture
def column(qtbot) -> Column:
    made = Column()
    qtbot.addWidget(made.frame)
    made.frame.resize(1400, 1000)
    made.frame.show()
    return made


def shaped(qtbot, column: Column, size: tuple[int, int]) -> None:
    column.column.resize(*size)
    qtbot.waitUntil(lambda: column.column.size() == QSize(*size))
    column.column.layout().activate()
    QCoreApplication.processEvents()


@pytest.mark.parametrize("versions", [False, True], ids=["one version", "two versions"])
@pytest.mark.parametrize(
    "size", [(724, 850), (724, 600), (600, 480), (560, 420), (460, 330), (460, 250), (1300, 960)]
)
def test_nothing_covers_anything(
    qtbot, column: Column, size: tuple[int, int], versions: bool
) -> None:
    column.versions.show_versions(TWO if versions else (), 1)
    shaped(qtbot, column, size)
    parts = [column.rect(w) for w in (column.board, column.caption, column.versions, column.bar)]
    shown = [rect for rect in parts if not rect.isEmpty()]
    for place, rect in enumerate(shown):
        assert column.column.rect().contains(rect)
        assert not any(rect.intersects(other) for other in shown[:place])
    palette = column.rect(column.palette)
    assert column.column.rect().contains(palette)
    assert not palette.intersects(column.rect(column.board))
    for man in ORTHODOX_MEN:
        centre = column.palette.cell_centre(man)
        assert column.palette.rect().contains(centre)
        assert column.palette.man_at(centre) is man


def test_versions_make_room_first_then_the_caption(qtbot, column: Column) -> None:
    column.versions.show_versions(TWO, 1)
    shaped(qtbot, column, (724, 850))
    assert column.versions.height() > 60
    assert column.caption.height() > 40
    shaped(qtbot, column, (724, 500))
    assert column.versions.height() == 0
    assert column.caption.height() > 40
    assert column.board.drawing.geometry.square >= MIN_SQUARE
    shaped(qtbot, column, (724, 380))
    assert column.caption.height() == 0
    shaped(qtbot, column, (724, 850))
    assert column.versions.height() > 60
    assert column.caption.height() > 40


def test_the_buttons_under_the_men_go_before_the_men_shrink(qtbot, column: Column) -> None:
    shaped(qtbot, column, (724, 850))
    large = column.palette.height()
    assert column.column._transforms.isVisible()
    shaped(qtbot, column, (724, 340))
    assert not column.column._transforms.isVisible()
    assert column.palette.height() == large
    shaped(qtbot, column, (724, 240))
    assert column.palette.height() < large


def test_the_board_takes_the_largest_squares_that_fit(qtbot, column: Column) -> None:
    shaped(qtbot, column, (1300, 960))
    square = column.board.drawing.geometry.square
    assert square == int(square)
    below = column.rect(column.versions).top() - column.rect(column.caption).bottom()
    assert below < 8 + 20  # one pixel more for each square would not fit


def test_neither_a_complaint_nor_versions_change_the_board(qtbot, column: Column) -> None:
    shaped(qtbot, column, (1100, 850))
    large = column.board.height()
    column.versions.show_versions(TWO, 1)
    qtbot.waitUntil(column.versions.isVisible)
    column.column.layout().activate()
    qtbot.pass_time(column.frame)
    assert column.board.height() == large  # a board must not move under the hand
    column.bar.stipulation.complained.emit("expected a stipulation such as #2")
    qtbot.waitUntil(column.bar.complaint.isVisible)
    assert column.board.height() == large
    assert column.bar.complaint.text() == "Expected a stipulation such as #2"
    assert column.bar.rect().contains(column.bar.complaint.geometry())
    assert not column.bar.complaint.geometry().intersects(column.bar.stipulation.geometry())
    column.bar.stipulation.complained.emit("")
    assert not column.bar.complaint.isVisible()
