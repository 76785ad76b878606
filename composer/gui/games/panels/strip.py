# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of sound positions that were met, each to be gone back to."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.gui.games.board.men import theme_of
from composer.gui.look.appearance import Appearance
from composer.gui.look.gamethumbnails import game_image
from composer.gui.words.language import fill

_SIDE = 60
_RATIO = 2.0
_MOST = 200
_PROBLEM = Qt.ItemDataRole.UserRole + 1


def small_board(problem: GameProblem, appearance: Appearance, side: int = _SIDE) -> QPixmap:
    """Return a small picture of a position."""
    image = game_image(as_problem(problem), round(side * _RATIO), theme_of(appearance))
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


class SoundStrip(QWidget):
    """Every sound position of this sitting, the newest last.

    Signals:
        chosen: a problem to go back to.
    """

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, kept: list[GameProblem]) -> None:
        """Show those that are kept already; what is met goes into the same list."""
        super().__init__()
        self._appearance, self._kept = appearance, kept
        self._count = len(kept)  # of all that were ever kept, also those that had to make room
        title = QLabel(self.tr("Versions"))
        title.setObjectName("panelTitle")
        self.note = QLabel()
        self.note.setObjectName("muted")
        self.list = QListWidget()
        self.list.setObjectName("strip")
        self.list.setAccessibleName(self.tr("Sound positions"))
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setFlow(QListWidget.Flow.LeftToRight)
        self.list.setWrapping(False)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFixedHeight(_SIDE + 34)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.itemClicked.connect(lambda item: self.chosen.emit(item.data(_PROBLEM)))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(item.data(_PROBLEM)))
        head = QHBoxLayout()
        head.setContentsMargins(14, 4, 14, 0)
        head.setSpacing(8)
        head.addWidget(title)
        head.addWidget(self.note)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setContentsMargins(10, 0, 10, 0)
        row.addWidget(self.list)
        column.addLayout(row)
        appearance.colours_changed.connect(self._redraw)
        for number, problem in enumerate(kept, 1):
            self._add(problem, number)
        self._describe()

    @property
    def problems(self) -> tuple[GameProblem, ...]:
        """The sound positions that were met, the oldest first."""
        return tuple(self._kept)

    def keep(self, problem: GameProblem) -> None:
        """Keep a sound problem, unless it is kept already."""
        same = [each for each in self._kept if each.asked == problem.asked]
        if same:
            self._select(self._kept.index(same[0]))
            return
        self._kept.append(problem)
        if len(self._kept) > _MOST:
            del self._kept[0]
            self.list.takeItem(0)
        self._count += 1
        self._add(problem, self._count)
        self._select(len(self._kept) - 1)
        self._describe()

    def note_other(self) -> None:
        """Mark none: the position on the board is none of these."""
        self.list.clearSelection()

    def _add(self, problem: GameProblem, number: int) -> None:
        item = QListWidgetItem(f"v{number}")
        item.setData(_PROBLEM, problem)
        item.setIcon(QIcon(small_board(problem, self._appearance)))
        self.list.addItem(item)

    def _select(self, place: int) -> None:
        self.list.setCurrentRow(place)
        self.list.scrollToItem(self.list.item(place))

    def _redraw(self) -> None:
        for place, problem in enumerate(self._kept):
            self.list.item(place).setIcon(QIcon(small_board(problem, self._appearance)))

    def _describe(self) -> None:
        if self._kept:
            words = fill(self.tr("%1, every sound position is kept"), len(self._kept))
        else:
            words = self.tr("Each sound position will be kept here.")
        self.note.setText(words)
