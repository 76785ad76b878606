# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of versions: a small diagram for each kept version of the problem."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from composer.gui.collection.versions.stripdelegate import FACE_ROLE, SIDE, Face, StripDelegate
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, button, column, label, row, side_line
from composer.gui.panels.verdict import verdict_word
from composer.gui.words.language import fill, moment_words
from composer.library.changes.remembered import MOST, MOST_UNSOUND
from composer.library.records.values import Version
from composer.solver.solution import Verdict


@dataclass(frozen=True, slots=True)
class VersionMark:
    """What is said of a version besides what it holds.

    Attributes:
        name: what the composer calls it.
        pinned: whether it is kept for good.
        flags: the names of its themes.
        label: what it is called while it has no name.
        unsound: whether it is one that is remembered though it is not sound.
    """

    name: str = ""
    pinned: bool = False
    flags: str = ""
    label: str = ""
    unsound: bool = False


NO_MARKS: Final[Mapping[int, VersionMark]] = MappingProxyType({})


class VersionsStrip(QWidget):
    """The versions of the problem on the board, oldest first.

    Signals:
        version_chosen: a version is to be put on the board; carries a `Version`.
        tree_requested: all versions are to be shown as a tree.
        menu_requested: what can be done with a version is wanted; carries it and the point of
            the screen.
    """

    version_chosen = Signal(object)
    menu_requested = Signal(object, QPoint)
    tree_requested = Signal()

    def __init__(
        self, thumbnails: Thumbnails, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._versions: tuple[Version, ...] = ()
        self._marks: Mapping[int, VersionMark] = NO_MARKS
        self._shown: tuple[object, ...] = ()
        self._all: tuple[tuple[Version, ...], int | None, Mapping[int, VersionMark], int] = (
            (),
            None,
            NO_MARKS,
            0,
        )
        self._list = QListWidget()
        self._delegate = StripDelegate(thumbnails, appearance, self._list)
        self._prepare_list()
        self._again = QTimer(self)  # runs while a second click is part of a double click
        self._again.setSingleShot(True)
        self._again.setInterval(QApplication.doubleClickInterval())
        self._last: int | None = None
        self._title, self._kept = label(self.tr("Versions"), "panelTitle"), label(kind="muted")
        self._unsound = button(kind="small", on_off=True)
        self._unsound.setChecked(True)
        self._unsound.setToolTip(self.tr("Show the unsound positions among the versions, too"))
        self._unsound.toggled.connect(lambda _: self._switch_unsound())
        hint = self.tr("The versions as a tree, compared side by side")
        self._tree = button(self.tr("Tree"), self.tree_requested, kind="small", hint=hint)
        self._tree.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._lay_out()
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        appearance.figures_changed.connect(self._list.viewport().update)
        self.show_versions((), None)

    def _recolour(self) -> None:
        self._tree.setIcon(self._appearance.icons.icon("versions"))
        self._list.viewport().update()

    def show_versions(
        self,
        versions: tuple[Version, ...],
        current: int | None,
        marks: Mapping[int, VersionMark] = NO_MARKS,
        gone: int = 0,
    ) -> None:
        """Show the versions of a problem, which of them is on the board, and what is said of some.

        Args:
            versions: the oldest first; a number below zero is that of one not saved.
            current: the number of the one on the board.
            marks: by the numbers of those of which something is to be said.
            gone: how many positions were met besides and are kept no longer.
        """
        shown = (versions, current, dict(marks), gone)
        if shown == self._shown:
            return  # it stays where it is scrolled to
        self._shown, self._all = shown, (versions, current, marks, gone)
        self._marks = marks
        unsound = sum(mark.unsound for mark in marks.values())
        self._unsound.setVisible(bool(unsound))
        self._unsound.setText(fill(self.tr("Unsound %1"), unsound))
        sound = len(versions) - unsound
        self._versions = versions = tuple(
            version for version in versions if self._is_shown(version, current)
        )
        self._list.clear()
        for number, version in enumerate(versions, start=1):
            item = self._item(number, version, version.version_id == current)
            self._list.addItem(item)
            if version.version_id == current:
                self._list.setCurrentItem(item, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                self._list.scrollToItem(item)
        self._kept.setText(self._kept_words(sound, gone) if versions or gone else self._promise())
        self._kept.setToolTip(
            fill(
                self.tr(
                    "%1 sound positions and %2 others are kept, the newest; what is kept for good, "
                    "named or noted stays besides."
                ),
                MOST,
                MOST_UNSOUND,
            )
        )
        self._show_kept()

    def _promise(self) -> str:
        return self.tr("Each sound position will be kept here.")

    def _kept_words(self, sound: int, gone: int) -> str:
        """Say how many are kept, and that others are so no longer."""
        if not gone:
            return fill(self.tr("%1, every sound position is kept"), sound)
        return fill(self.tr("%1; %2 met before are kept no longer", "", gone), sound, gone)

    def _is_shown(self, version: Version, current: int | None) -> bool:
        """Return whether a version is to be seen: an unsound one only while these are wanted."""
        unsound = self._marks.get(version.version_id, VersionMark()).unsound
        return not unsound or self._unsound.isChecked() or version.version_id == current

    def _switch_unsound(self) -> None:
        versions, current, marks, gone = self._all
        self._shown = ()
        self.show_versions(versions, current, marks, gone)

    def _item(self, number: int, version: Version, is_here: bool) -> QListWidgetItem:
        mark = self._marks.get(version.version_id, VersionMark())
        verdict = _verdict_of(version)
        name = mark.name or mark.label or self.tr("v%1").replace("%1", str(number))
        face = Face(
            version.problem,
            name,
            verdict,
            is_here,
            version.version_id > 0,
            mark.pinned,
            bool(version.note),
            mark.unsound,
        )
        item = QListWidgetItem(name)
        item.setData(FACE_ROLE, face)
        said = (name, verdict_word(verdict) if verdict is not None else "")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(word for word in said if word))
        item.setToolTip(self._hint(version))
        return item

    def _hint(self, version: Version) -> str:
        saved = moment_words(version.saved_at)
        mark = self._marks.get(version.version_id, VersionMark())
        words = [saved, mark.name, version.note]
        if version.version_id < 0:
            words.append(self.tr("Remembered, not saved as a version"))
            if version.finding is not None and version.finding.key_text:
                words.append(f"1.{version.finding.key_text}!")
            words.append(mark.flags)
        verdict = _verdict_of(version)
        if verdict is not None:
            words.append(verdict_word(verdict))
        elif version.finding is not None:
            words.append(version.finding.verdict)
        return "\n".join(word for word in words if word)

    def _prepare_list(self) -> None:
        shown = self._list
        shown.setObjectName("strip")
        shown.setItemDelegate(self._delegate)
        shown.setViewMode(QListWidget.ViewMode.IconMode)
        shown.setFlow(QListWidget.Flow.LeftToRight)
        shown.setWrapping(False)
        shown.setMovement(QListWidget.Movement.Static)
        shown.setUniformItemSizes(True)
        shown.setFrameShape(QListWidget.Shape.NoFrame)
        shown.setMouseTracking(True)  # what is pointed at is framed
        shown.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown.setAccessibleName(self.tr("Versions"))
        shown.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        shown.customContextMenuRequested.connect(self._ask_menu)
        shown.itemActivated.connect(self._chosen)
        shown.itemClicked.connect(self._chosen)
        line = self.fontMetrics().lineSpacing()
        shown.setFixedHeight(SIDE + line + 22)  # and a thin bar below where there are many

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say how many are kept, where there is room for the whole of it."""
        super().resizeEvent(event)
        self._show_kept()

    def _show_kept(self) -> None:
        others = (self._title, self._tree, *(() if self._unsound.isHidden() else (self._unsound,)))
        used = sum(other.sizeHint().width() for other in others)
        self._kept.setVisible(self.width() - used - 60 >= self._kept.sizeHint().width())

    def _lay_out(self) -> None:
        column(
            side_line(),
            column(
                row(self._title, 4, self._kept, ROOM, self._unsound, self._tree),
                self._list,
                margins=(14, 4, 14, 0),
                spacing=1,
            ),
            on=self,
        )

    def _ask_menu(self, point: QPoint) -> None:
        item = self._list.itemAt(point)
        place = -1 if item is None else self._list.row(item)
        if 0 <= place < len(self._versions):
            there = self._list.viewport().mapToGlobal(point)
            self.menu_requested.emit(self._versions[place], there)

    def _chosen(self, item: QListWidgetItem) -> None:
        """Report which version was chosen; a double click chooses once."""
        place = self._list.row(item)
        if not 0 <= place < len(self._versions):
            return
        version = self._versions[place]
        if self._again.isActive() and self._last == version.version_id:
            return
        self._last = version.version_id
        self._again.start()
        self.version_chosen.emit(version)


def _verdict_of(version: Version) -> Verdict | None:
    """Return what was found of a version; None if nothing, or in a later program's words."""
    try:
        return None if version.finding is None else Verdict(version.finding.verdict)
    except ValueError:
        return None
