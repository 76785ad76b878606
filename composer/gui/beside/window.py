# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of Popeye: where its answer differs from ours, what it printed, and its settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.beside.comparing import BranchKind, Comparison, Difference
from composer.beside.program import LEAST_MEMORY, LONGEST, MOST_MEMORY
from composer.gui.beside.consulting import Consulted, Consulting
from composer.gui.look.inputs import NumberBox
from composer.gui.look.widgets import come_forward
from composer.gui.panels.verdict import verdict_word
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import decimal, fill, tr
from composer.gui.words.sentences import worded


def place_words(place: BranchKind) -> str:
    """Return where a line stands: what kind of play it belongs to."""
    return {
        BranchKind.KEY: tr("Key"),
        BranchKind.TRY: tr("Try"),
        BranchKind.SET_PLAY: tr("Set play"),
        BranchKind.SOLUTION: tr("Solution"),
        BranchKind.SET_LINE: tr("Set play"),
        BranchKind.THREAT: tr("Threat"),
        BranchKind.ZUGZWANG: tr("Zugzwang"),
        BranchKind.REFUTATION: tr("Refutation"),
        BranchKind.MOVE: tr("Move"),
    }[place]


def side_words(difference: Difference) -> str:
    """Return who alone has a line."""
    return tr("only here") if difference.only_ours else tr("only Popeye")


def state_words(state: Consulted) -> str:
    """Return what is known of a request, in one sentence."""
    if state.is_missing:
        if state.checks:
            return tr("No Popeye program was found.")
        return tr("A Popeye program could solve this, but none was found.")
    if state.running:
        if state.progress is None:
            return tr("Popeye is solving …")
        number, move = state.progress.number, state.progress.move
        return fill(tr("Popeye is at first move %1, %2"), number, move)
    asked = state.asked
    if asked is None or asked.solution is None:
        return "" if asked is None else worded(asked.note)
    if state.comparison is not None:
        return worded(state.comparison.sentence(asked.solver)) + "."
    if asked.note:
        return f"{asked.solver}: {worded(asked.note)}"
    return fill(tr("Solved by %1"), asked.solver)


def time_words(seconds: float) -> str:
    """Return how long it took."""
    return decimal(seconds, 2 if seconds < 1 else 1) + " s"


_MOST_SHOWN: Final = 300_000  # characters of what it printed


class PopeyeWindow(QDialog):
    """Shows the newest request, and changes what is preferred."""

    def __init__(
        self,
        consulting: Consulting,
        preferring: Preferring,
        prompts: Prompts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("popeye")
        self.setWindowTitle(tr("Popeye"))
        self._consulting, self._preferring, self._prompts = consulting, preferring, prompts
        self.head = QLabel()
        self.head.setTextFormat(Qt.TextFormat.PlainText)
        self.head.setWordWrap(True)
        self.head.setObjectName("popeyeHead")
        self.below = QLabel()
        self.below.setTextFormat(Qt.TextFormat.PlainText)
        self.below.setWordWrap(True)
        self.below.setObjectName("muted")
        self.differences = _table()
        self.printed = QPlainTextEdit()
        self.printed.setReadOnly(True)
        self.printed.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.printed.setAccessibleName(tr("What Popeye printed"))
        self.printed.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.differences, tr("Differences"))
        self.tabs.addTab(self.printed, tr("What Popeye printed"))
        self.settings_page = self._make_settings()
        self.tabs.addTab(self.settings_page, tr("Program"))
        self.check = QPushButton(tr("Check with Popeye"))
        self.check.clicked.connect(consulting.check)
        self.stop = QPushButton(tr("Stop"))
        self.stop.clicked.connect(consulting.stop)
        self.ready = QPushButton(tr("Close"))
        self.ready.clicked.connect(self.close)
        for button in (self.check, self.stop, self.ready):
            button.setAutoDefault(False)
        self._lay_out()
        self.resize(self.sizeHint())
        consulting.changed.connect(self.show_state)
        self.show_state(consulting.state)

    def show_settings(self) -> None:
        """Open at the settings."""
        self.tabs.setCurrentWidget(self.settings_page)
        self._come()
        self.path.setFocus()

    def show_answer(self) -> None:
        """Open at what differs, or at what was printed where nothing was compared."""
        state = self._consulting.state
        compared = state is not None and state.comparison is not None
        self.tabs.setCurrentWidget(self.differences if compared else self.printed)
        self._come()

    def show_state(self, state: Consulted | None) -> None:
        """Show what is known of the newest request."""
        running = state is not None and state.running
        self.stop.setEnabled(running)
        self.check.setEnabled(not running)
        if state is None:
            self.head.setText(tr("Popeye was not asked about this position."))
            self.below.setText("")
            self._show_differences(None)
            self.printed.setPlainText("")
            return
        self.head.setText(state_words(state))
        asked = state.asked
        if state.running or asked is None:
            self.below.setText("")
            self._show_differences(None)
            self.printed.setPlainText("")
            return
        solution = asked.solution
        parts = [] if solution is None else [worded(solution.message), time_words(asked.seconds)]
        if solution is not None and asked.note:
            parts.insert(1, worded(asked.note))
        self.below.setText(". ".join(parts))
        self._show_differences(state.comparison)
        whole = "\n".join(part for part in (asked.request, asked.text, asked.errors) if part)
        if len(whole) > _MOST_SHOWN:
            whole = whole[:_MOST_SHOWN] + "\n…"
        self.printed.setPlainText(whole)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of some twenty lines."""
        return QSize(640, 480)

    def _come(self) -> None:
        come_forward(self)

    def _show_differences(self, comparison: Comparison | None) -> None:
        self.differences.clear()
        if comparison is None:
            return
        rows = []
        if comparison.verdicts is not None:
            ours, theirs = map(verdict_word, comparison.verdicts)
            words = fill(tr("%1 here, %2 by Popeye"), ours, theirs)
            rows.append(QTreeWidgetItem(["", tr("Verdict"), words]))
        for difference in comparison.differences:
            row = [side_words(difference), place_words(difference.place), difference.text]
            rows.append(QTreeWidgetItem(row))
        if comparison.more:
            rows.append(QTreeWidgetItem(["", "", fill(tr("and %1 more"), comparison.more)]))
        for item in rows:
            item.setToolTip(2, item.text(2))
        self.differences.addTopLevelItems(rows)

    def _make_settings(self) -> QWidget:
        now = self._preferring.now
        page = QWidget()
        self.path = QLineEdit(now.popeye)
        self.path.setAccessibleName(tr("Popeye program"))
        self.path.setPlaceholderText(tr("found by itself: popeye or py"))
        self.path.setClearButtonEnabled(True)
        self.path.editingFinished.connect(self._take_path)
        self.choose = QPushButton(tr("Choose …"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._choose)
        self.memory = NumberBox()
        self.memory.setRange(LEAST_MEMORY, MOST_MEMORY)
        self.memory.setSuffix(" MB")
        self.memory.setValue(now.popeye_memory)
        self.seconds = NumberBox()
        self.seconds.setRange(0, LONGEST)
        self.seconds.setSuffix(" s")
        self.seconds.setSpecialValueText(tr("no limit"))
        self.seconds.setValue(now.popeye_seconds)
        self.by_itself = QCheckBox(tr("Ask by itself about what is not solved here"))
        self.by_itself.setChecked(now.popeye_asked)
        self.memory.editingFinished.connect(self._take_limits)
        self.seconds.editingFinished.connect(self._take_limits)
        self.by_itself.toggled.connect(lambda _: self._take_limits())
        place = QHBoxLayout()
        place.addWidget(self.path, 1)
        place.addWidget(self.choose)
        form = QFormLayout(page)
        form.setContentsMargins(14, 14, 14, 14)
        form.addRow(tr("Popeye program:"), place)
        form.addRow(tr("Memory for its table:"), self.memory)
        form.addRow(tr("Longest work at a problem:"), self.seconds)
        form.addRow("", self.by_itself)
        words = QLabel(
            tr(
                "Popeye is a free solving program for problems with nearly all fairy conditions. "
                "Whatever it is given stays on this computer."
            )
        )
        words.setObjectName("muted")
        words.setWordWrap(True)
        form.addRow(words)
        return page

    def _choose(self) -> None:
        path = self._prompts.open_file(self, tr("Where is Popeye?"), tr("All files (*)"))
        if path is not None:
            self.path.setText(str(path))
            self._take_path()

    def _take_path(self) -> None:
        given = self.path.text().strip()
        if given != self._preferring.now.popeye:
            self._preferring.prefer(popeye=given)

    def _take_limits(self) -> None:
        self._preferring.prefer(
            popeye_memory=self.memory.value(),
            popeye_seconds=self.seconds.value(),
            popeye_asked=self.by_itself.isChecked(),
        )

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.check)
        foot.addWidget(self.stop)
        foot.addStretch(1)
        foot.addWidget(self.ready)
        column = QVBoxLayout(self)
        column.addWidget(self.head)
        column.addWidget(self.below)
        column.addWidget(self.tabs, 1)
        column.addLayout(foot)


def _table() -> QTreeWidget:
    table = QTreeWidget()
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setAlternatingRowColors(True)
    table.setHeaderLabels([tr("Who has it"), tr("Where"), tr("Line")])
    table.setAccessibleName(tr("Differences"))
    table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    table.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    table.header().setStretchLastSection(True)
    return table
