# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of versions: a small diagram for each kept version of the problem."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.collection.columns import verdict_word
from composer.gui.thumbnails import Thumbnails
from composer.library.records import Version
from composer.solver.solution import Verdict

_SIDE = 60


@dataclass(frozen=True, slots=True)
class Mark:
    """What is said of a version besides what it holds.

    Attributes:
        name: what the composer calls it.
        pinned: whether it is kept for good.
        flags: the names of its themes.
    """

    name: str = ""
    pinned: bool = False
    flags: str = ""


NO_MARKS: Final[Mapping[int, Mark]] = MappingProxyType({})


class VersionsStrip(QWidget):
    """The versions of the problem on the board, oldest first.

    Signals:
        version_chosen: a version is to be put on the board; carries a `Version`.
        tree_asked: all versions are to be shown as a tree.
        menu_asked: what can be done with a version is wanted; carries it and the point of
            the screen.
    """

    version_chosen = Signal(object)
    menu_asked = Signal(object, QPoint)
    tree_asked = Signal()

    def __init__(self, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self._versions: tuple[Version, ...] = ()
        self._marks: Mapping[int, Mark] = {}
        self._shown: tuple[object, ...] = ()
        self._title = QLabel()
        self._title.setObjectName("panelTitle")
        self._list = QListWidget()
        self._list.setObjectName("strip")
        self._list.setViewMode(QListWidget.ViewMode.IconMode)
        self._list.setFlow(QListWidget.Flow.LeftToRight)
        self._list.setWrapping(False)
        self._list.setMovement(QListWidget.Movement.Static)
        self._list.setUniformItemSizes(True)
        self._list.setIconSize(QSize(_SIDE, _SIDE))
        self._list.setSpacing(4)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setAccessibleName(self.tr("Versions"))
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._ask_menu)
        self._list.itemActivated.connect(self._chosen)
        self._list.itemClicked.connect(self._chosen)
        self._again = QTimer(self)  # runs while a second click is part of a double click
        self._again.setSingleShot(True)
        self._again.setInterval(QApplication.doubleClickInterval())
        self._last: int | None = None
        self._tree = QToolButton()
        self._tree.setObjectName("link")
        self._tree.setText(self.tr("Tree"))
        self._tree.setToolTip(self.tr("The versions as a tree, compared side by side"))
        self._tree.clicked.connect(self.tree_asked)
        head = QHBoxLayout()
        self._kept = QLabel()
        self._kept.setObjectName("muted")
        head.addWidget(self._title)
        head.addSpacing(4)
        head.addWidget(self._kept)
        head.addStretch(1)
        head.addWidget(self._tree)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 14, 4)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._list)
        line = self.fontMetrics().lineSpacing()
        self._list.setFixedHeight(_SIDE + line + 22)
        self.show_versions((), None)

    def show_versions(
        self,
        versions: tuple[Version, ...],
        current: int | None,
        marks: Mapping[int, Mark] = NO_MARKS,
    ) -> None:
        """Show the versions of a problem, which of them is on the board, and what is said of some.

        Args:
            versions: the oldest first; a number below zero is that of one not saved.
            current: the number of the one on the board.
            marks: by the numbers of those of which something is to be said.
        """
        shown = (versions, current, dict(marks))
        if shown == self._shown:
            return  # it stays where it is scrolled to
        self._shown = shown
        self._marks = marks
        self._versions = versions
        self._list.clear()
        ratio = self.devicePixelRatioF()
        for number, version in enumerate(versions, start=1):
            item = QListWidgetItem(self._name(number, version))
            picture = self._thumbnails.pixmap(version.problem.position, _SIDE, ratio)
            item.setIcon(_plain_icon(picture))
            item.setToolTip(self._hint(version))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._list.addItem(item)
            if version.version_id == current:
                self._list.setCurrentItem(item)
                self._list.scrollToItem(item)
        title = self.tr("Versions")
        self._title.setText(f"{title}  {len(versions)}" if versions else title)
        self._kept.setText(
            self.tr("every sound position is kept")
            if versions
            else self.tr("Each sound position will be kept here.")
        )

    def _name(self, number: int, version: Version) -> str:
        name = self.tr("v%1").replace("%1", str(number))
        finding = version.finding
        if finding is None:
            return name
        mark = self._marks.get(version.version_id, Mark())
        name = f"{mark.name or name} ◆" if mark.pinned else mark.name or name
        signs = {"sound": "✓", "cooked": "×", "no-solution": "–", "short": "»", "invalid": "!"}
        return f"{name} {signs.get(finding.verdict, '')}".strip()

    def _hint(self, version: Version) -> str:
        saved = version.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
        mark = self._marks.get(version.version_id, Mark())
        words = [saved, mark.name, version.note]
        if version.version_id < 0:
            words.append(self.tr("Remembered, not saved as a version"))
            if version.finding is not None and version.finding.key_text:
                words.append(f"1.{version.finding.key_text}!")
            words.append(mark.flags)
        if version.finding is not None:
            try:
                words.append(verdict_word(Verdict(version.finding.verdict)))
            except ValueError:
                words.append(version.finding.verdict)
        return "\n".join(word for word in words if word)

    def _ask_menu(self, point: QPoint) -> None:
        item = self._list.itemAt(point)
        place = -1 if item is None else self._list.row(item)
        if 0 <= place < len(self._versions):
            there = self._list.viewport().mapToGlobal(point)
            self.menu_asked.emit(self._versions[place], there)

    def _chosen(self, item: QListWidgetItem) -> None:
        """Tell which version was chosen; a double click chooses once."""
        place = self._list.row(item)
        if not 0 <= place < len(self._versions):
            return
        version = self._versions[place]
        if self._again.isActive() and self._last == version.version_id:
            return
        self._last = version.version_id
        self._again.start()
        self.version_chosen.emit(version)


def _plain_icon(picture: QPixmap) -> QIcon:
    """Return an icon that looks the same when it is selected."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon
