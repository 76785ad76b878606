# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of what a click puts on squares besides men: holes, wormholes, a grid, marks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QToolButton, QWidget

from composer.gui.board.tools import (
    OF_MEN,
    OF_QUALITY,
    OF_SQUARES,
    BoardTool,
    tool_drawing,
    tool_hint,
    tool_name,
)
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import TickBox
from composer.gui.look.tokens import MARKS, with_alpha
from composer.gui.look.widgets import column
from composer.gui.panels.flow import FlowLayout
from composer.problem.problem import Problem
from composer.rules.grids import Grid, grid_of, has_grid, read_grid

_TILE: Final = QSize(34, 34)
_RADIUS: Final = 6
_RIM: Final = 6  # between the edge of a tile and its drawing


class ToolTile(QAbstractButton):
    """A tool on the tray's tint, framed while it is in hand."""

    def __init__(self, tool: BoardTool, appearance: Appearance) -> None:
        super().__init__()
        self.tool, self._appearance = tool, appearance
        self._renderer = QSvgRenderer(QByteArray(tool_drawing(tool).encode()), self)
        appearance.colours_changed.connect(self.update)
        self.setCheckable(True)
        self.setFixedSize(_TILE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word()

    def word(self) -> None:
        """Say in the language of the window what it puts."""
        self.setAccessibleName(tool_name(self.tool))
        self.setToolTip(f"{tool_name(self.tool)}. {tool_hint(self.tool)}")

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the tile."""
        return _TILE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what it puts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        tile = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.colours.tray))
        painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        if self.isChecked():
            painter.setPen(QPen(QColor(MARKS.cursor), 2))
            painter.setBrush(QColor(MARKS.picked))
            painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(with_alpha(MARKS.casing, 0.43))
            painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        self._renderer.render(painter, QRectF(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM))
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._appearance.tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        painter.end()

    def enterEvent(self, event: QEvent) -> None:
        """Light up under the pointer."""
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Be as before."""
        self.update()


class SquareTools(QWidget):
    """Tiles of tools, the common grids, and what was before a medieval diagram.

    Signals:
        picked: what a click on the board is to make of a square; None when it is put away.
        grid_chosen: a `Grid`, or None for no grid.
        intact_chosen: whether nothing was captured before the diagram.
    """

    picked = Signal(object)
    grid_chosen = Signal(object)
    intact_chosen = Signal(bool)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.tiles = {tool: ToolTile(tool, appearance) for tool in (*OF_SQUARES, *OF_MEN)}
        for tool, tile in self.tiles.items():
            tile.clicked.connect(lambda on, tool=tool: self.picked.emit(tool if on else None))
        self._squares, self._marks = QLabel(), QLabel()
        for label in (self._squares, self._marks):
            label.setObjectName("muted")
            label.setMinimumHeight(_TILE.height())
        self.grids = QToolButton()
        self.grids.setObjectName("want")
        self.grids.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.qualities = QToolButton()
        self.qualities.setObjectName("want")
        self.qualities.setCheckable(True)
        self.qualities.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.intact = TickBox()
        for part in (self.grids, self.qualities, self.intact):
            part.setFixedHeight(_TILE.height())
        self.intact.clicked.connect(self.intact_chosen)
        whole = column(on=self, spacing=4)
        self._of_marks = QWidget()
        for row, label, tools, last in (
            (QWidget(), self._squares, OF_SQUARES, self.grids),
            (self._of_marks, self._marks, OF_MEN, self.intact),
        ):
            flow = FlowLayout(4, row)
            for widget in (label, *(self.tiles[tool] for tool in tools), last):
                flow.addWidget(widget)
            whole.addWidget(row)
        self._of_men = QLabel()
        self._of_men.setObjectName("muted")
        men = QWidget()
        flow = FlowLayout(4, men)
        flow.addWidget(self._of_men)
        flow.addWidget(self.qualities)
        whole.addWidget(men)
        self._special = QMenu(self.qualities)
        self._special.setToolTipsVisible(True)
        self._of_quality: dict[BoardTool, QAction] = {}
        for tool in OF_QUALITY:
            action = self._special.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda on, tool=tool: self.picked.emit(tool if on else None))
            self._of_quality[tool] = action
        self.qualities.setMenu(self._special)
        self._tool: BoardTool | None = None
        self._menu = QMenu(self.grids)
        self._group = QActionGroup(self._menu)
        self._choices: dict[str | None, QAction] = {}
        for words in (None, "", "HorizontalShift", "VerticalShift", "DiagonalShift"):
            action = self._menu.addAction("")
            action.setCheckable(True)
            self._group.addAction(action)
            action.triggered.connect(lambda _=False, words=words: self._choose_grid(words))
            self._choices[words] = action
        self.grids.setMenu(self._menu)
        self._word()
        self.show_problem(Problem())

    def show_problem(self, problem: Problem) -> None:
        """Show which grid lies on the board, and whether its game marks men."""
        marks = problem.rules.book.marks_men or bool(problem.position.state)
        self._of_marks.setVisible(marks)
        self.intact.setChecked(problem.position.state.intact)
        grid = grid_of(problem.rules)
        self.grids.setChecked(has_grid(problem.rules))
        for words, action in self._choices.items():
            fits = not has_grid(problem.rules) if words is None else grid == read_grid(words)
            action.setChecked(fits and (words is None or grid is not None))

    def show_tool(self, tool: BoardTool | None) -> None:
        """Frame the tool that is in hand."""
        self._tool = tool
        for board_tool, tile in self.tiles.items():
            tile.setChecked(board_tool is tool)
        for board_tool, action in self._of_quality.items():
            action.setChecked(board_tool is tool)
        self._word_quality()

    # Qt's own names

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _choose_grid(self, words: str | None) -> None:
        grid: Grid | None = None if words is None else read_grid(words)
        self.grid_chosen.emit(grid)

    def _word_quality(self) -> None:
        """Say which quality a click gives a man, or that one can be chosen."""
        in_hand = self._tool is not None and bool(self._tool.quality)
        words = self.tr("What is special")
        if self._tool is not None and in_hand:
            words = tool_name(self._tool)
        self.qualities.setText(words)
        self.qualities.setChecked(in_hand)
        self.qualities.setToolTip(
            self.tr("Choose what a man is besides, then click men on the board")
        )

    def _word(self) -> None:
        self.setAccessibleName(self.tr("Special squares and marks"))
        self._squares.setText(self.tr("Squares"))
        self._marks.setText(self.tr("Marks"))
        self.grids.setText(self.tr("Grid"))
        self.intact.setText(self.tr("Nothing captured yet"))
        self._of_men.setText(self.tr("Men"))
        for tool, action in self._of_quality.items():
            action.setText(tool_name(tool))
            action.setToolTip(tool_hint(tool))
        self._word_quality()
        for tile in self.tiles.values():
            tile.word()
        for words, text in (
            (None, self.tr("No grid")),
            ("", self.tr("Cells of 2 x 2 squares")),
            ("HorizontalShift", self.tr("Shifted by a file")),
            ("VerticalShift", self.tr("Shifted by a rank")),
            ("DiagonalShift", self.tr("Shifted by a file and a rank")),
        ):
            self._choices[words].setText(text)
