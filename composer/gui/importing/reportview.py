# SPDX-License-Identifier: GPL-3.0-or-later
"""What an import would do, or has done: joined, linked, not read, each with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gui.collection.alikewords import link_words
from composer.gui.importing.course import Report
from composer.gui.words.language import fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded

if TYPE_CHECKING:
    from composer.library.arriving.report import Reason

_SIZE: Final = QSize(860, 520)
_QUERY_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_MOST_OPEN: Final = 60  # rows of a group that is open from the beginning

Line = tuple[str, str, str, str]
"""What came in, what it is, what was there, and a query that finds both."""


class ImportReport(QDialog):
    """A window beside the studio's: before an import it asks nothing but whether to go on.

    Signals:
        go_requested: what was looked through is to be brought in.
        left: it is not, or the window was closed before it was said.
        show_requested: records are to be shown; carries a query.
        undo_requested: the import is to be taken back.

    Attributes:
        tree: what became of what, in groups.
    """

    go_requested = Signal()
    left = Signal()
    show_requested = Signal(str)
    undo_requested = Signal()

    def __init__(self, parent: QWidget | None = None, called: str = "") -> None:
        """Open the window.

        Args:
            parent: over which it stands.
            called: what the files are called; empty for their own names.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Import"))
        self._called = called
        self._is_before = False
        self._query = ""
        self._lines: list[str] = []
        self._head = QLabel()
        self._head.setWordWrap(True)
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([tr("Came in"), tr("What it is"), tr("Was there")])
        self.tree.setAccessibleName(tr("What became of the problems"))
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        self.tree.itemActivated.connect(self._activate)
        self._go = _button(tr("Bring in"), self._go_on)
        self._cancel = _button(tr("Cancel"), self.close)
        self._show = _button(tr("Show what came in"), lambda: self.show_requested.emit(self._query))
        self._undo = _button(tr("Undo the import"), self._take_back)
        self._copy = _button(tr("Copy the report"), self.copy)
        self._close = _button(tr("Close"), self.close)
        self._lay_out()
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    @property
    def is_before(self) -> bool:
        """Whether it says what would be done, and waits for a word."""
        return self._is_before

    def show_before(self, report: Report) -> None:
        """Report what would be done."""
        self._is_before = True
        head = tr("Nothing has come in yet. This is what would be done: %1")
        self._report(report, fill(head, summary(report, self._called)))
        for button, on in self._buttons():
            button.setVisible(on)
        self._go.setDefault(True)
        self._go.setFocus()

    def show_course(self, words: str) -> None:
        """Say how far the import has come; there is nothing left to agree to."""
        self._head.setText(words)

    def show_after(self, report: Report, query: str) -> None:
        """Report what was done.

        Args:
            report: what.
            query: finds what came in; empty where nothing did.
        """
        self._is_before = False
        self._query = query
        self._report(report, summary(report, self._called))
        for button, on in self._buttons():
            button.setVisible(on)
        self._undo.setEnabled(bool(query))
        self._show.setEnabled(bool(query))

    def lines(self) -> list[str]:
        """Return all that is said, a line each."""
        return [self._head.text(), *self._lines]

    def copy(self) -> None:
        """Copy all that is said, as text."""
        QGuiApplication.clipboard().setText("\n".join(self.lines()))

    def _report(self, report: Report, head: str) -> None:
        self._head.setText(head)
        self._lines = []
        self.tree.clear()
        same = tr("the same problem")
        joints = [
            (
                joint.come,
                fill(tr("%1; reprint: %2"), same, joint.reprint) if joint.reprint else same,
                joint.kept,
                f"id:{joint.record_id}",
            )
            for _, joint in report.joints()
        ]
        ties = [
            (
                tie.come,
                link_words(tie.kind, not tie.backward),
                tie.other,
                f"id:{tie.record_id}|{tie.other_id}",
            )
            for _, tie in report.ties()
        ]
        self._group(
            tr("Cannot be read: %1"), [(worded(fault), "", "", "") for fault in report.faults]
        )
        self._group(tr("Joined with a problem that is there: %1"), joints, report.merged)
        self._group(tr("New, and linked with a problem that is there: %1"), ties)
        self._group(tr("Not read: %1"), self._places(report.reasons()), report.unread)
        self._group(tr("To be known: %1"), self._places(report.notes()))

    def _places(self, reasons: Iterable[tuple[Path, Reason]]) -> list[Line]:
        """Return what is said of records, each with its place."""
        return [
            (f"{self._called or path.name}, {each.line}: {worded(each.message)}", "", "", "")
            for path, each in reasons
        ]

    def _group(self, title: str, lines: Iterable[Line], count: int = 0) -> None:
        rows = list(lines)
        if not rows:
            return
        head = fill(title, max(count, len(rows)))
        self._lines += ["", head]
        group = QTreeWidgetItem([head])
        self.tree.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)
        for come, what, there, query in rows:
            self._lines.append("  ".join(filter(None, (come, what, there))))
            row = QTreeWidgetItem([come, what, there])
            row.setData(0, _QUERY_ROLE, query)
            for column in range(3):
                row.setToolTip(column, row.text(column))
            group.addChild(row)
            row.setFirstColumnSpanned(not what)
        group.setExpanded(len(rows) <= _MOST_OPEN)

    def _activate(self, item: QTreeWidgetItem) -> None:
        query = item.data(0, _QUERY_ROLE)
        if query and not self._is_before:
            self.show_requested.emit(query)

    def _go_on(self) -> None:
        if self._is_before:
            self._is_before = False
            self._go.setEnabled(False)
            self.go_requested.emit()

    def _take_back(self) -> None:
        self._undo.setEnabled(False)
        self._show.setEnabled(False)
        self.undo_requested.emit()

    def _buttons(self) -> tuple[tuple[QPushButton, bool], ...]:
        """Return the buttons, each with whether it is shown."""
        before = self._is_before
        self._go.setEnabled(True)
        return (
            (self._show, not before),
            (self._undo, not before),
            (self._copy, True),
            (self._go, before),
            (self._cancel, before),
            (self._close, not before),
        )

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        for button in (self._show, self._undo, self._copy):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self._go, self._cancel, self._close):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self._head)
        column.addWidget(self.tree, 1)
        column.addLayout(foot)

    # Qt's own names

    def done(self, result: int) -> None:
        """Close; where nothing was said, nothing is brought in."""
        if self._is_before:
            self._is_before = False
            self.left.emit()
        super().done(result)


def summary(report: Report, called: str = "") -> str:
    """Return what came of an import, in numbers.

    Args:
        report: what came of it.
        called: what the files are called; empty for their own names.
    """
    names = [called] if called else [file.path.name for file in report.files]
    name = in_figures(len(names), "%2", tr("%1 files", "", len(names)), names[0] if names else "")
    words = fill(
        tr("%1: %2 added, %3 merged, %4 there already, %5 not read."),
        name,
        *map(grouped, (report.added, report.merged, report.skipped, report.unread)),
    )
    if report.tied:
        words += " " + fill(tr("Linked with others: %1."), grouped(report.tied))
    return words


def _button(words: str, act: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.clicked.connect(lambda: act())
    return button
