# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with the versions as a tree: made when it is first requested."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.versions.strip import NO_MARKS, VersionMark
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import tr
from composer.library.changes.operations import choose_version, note_version
from composer.library.records.values import Version

if TYPE_CHECKING:
    from composer.gui.collection.versions.tree import VersionTree


class VersionWindow(QObject):
    """Opens the tree of versions, and changes what the library keeps of them.

    Attributes:
        tree: the window, once it was opened.

    Signals:
        version_chosen: a version is to be put on the board; carries a `Version`.
        remembered_noted: a remark was written on one that is only remembered; carries its
            number, which is below zero, and the remark.
    """

    version_chosen = Signal(object)
    remembered_noted = Signal(int, str)

    def __init__(
        self,
        changes: LibraryChanges,
        notices: NoticeBar,
        thumbnails: Thumbnails,
        appearance: Appearance,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._changes, self._notices, self._window = changes, notices, window
        self._thumbnails, self._appearance = thumbnails, appearance
        self._versions: tuple[tuple[Version, ...], int | None, Mapping[int, VersionMark]]
        self._versions = (), None, NO_MARKS
        self.tree: VersionTree | None = None

    def take(
        self,
        versions: tuple[Version, ...],
        current: int | None,
        marks: Mapping[int, VersionMark] = NO_MARKS,
    ) -> None:
        """Take the versions of the problem on the board, which of them that is, and their names."""
        if (versions, current, marks) == self._versions:
            return
        self._versions = versions, current, marks
        if self.tree is not None:
            self.tree.show_versions(versions, current, marks)

    def show(self, chosen: tuple[int, ...] = ()) -> None:
        """Open the window, or bring it to the front.

        Args:
            chosen: the numbers of those to look at; two are compared.
        """
        if not self._versions[0]:
            words = tr("The problem on the board is in no library yet: save it first.")
            self._notices.report(words, seconds=6)
            return
        if self.tree is None:
            self.tree = self._made()
        self.tree.show_versions(*self._versions)
        self.tree.choose(chosen)
        come_forward(self.tree)

    def note(self, number: int, note: str) -> None:
        """Write a remark on a version, or on one that is only remembered: a number below zero."""
        if number < 0:
            self.remembered_noted.emit(number, note)
            return
        self._changes.run(lambda library: note_version(library, number, note))

    def make_current(self, version: Version) -> None:
        """Let the library show a version that is saved."""
        record, number = version.record_id, version.version_id
        self._changes.run(lambda library: choose_version(library, record, number))

    def close(self) -> None:
        """End what compares versions, and close the window."""
        if self.tree is not None:
            self.tree.close_worker()
            self.tree.close()

    def _made(self) -> VersionTree:
        from composer.gui.collection.versions.tree import VersionTree

        tree = VersionTree(self._thumbnails, self._appearance, self._window)
        tree.version_chosen.connect(self.version_chosen)
        tree.note_changed.connect(self.note)
        tree.current_requested.connect(self.make_current)
        return tree
