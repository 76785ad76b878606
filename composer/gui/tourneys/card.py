# SPDX-License-Identifier: GPL-3.0-or-later
"""An entry beside a list: its diagram, and all that is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from composer.diagrams.captions.conditions import printed_task
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import label, prose
from composer.gui.tourneys.words import entry_html
from composer.gui.words.language import language
from composer.tourneys.tourney import TourneyEntry

SIDE = 272


class Complaint(QLabel):
    """Says what is wrong, and takes no room where nothing is."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("complaint")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    # Qt's own names

    def setText(self, text: str) -> None:
        """Say something, or nothing."""
        super().setText(text)
        self.setVisible(bool(text))

    def clear(self) -> None:
        """Say nothing."""
        self.setText("")


class EntryCard(QScrollArea):
    """Shows one entry, with its authors or without."""

    def __init__(
        self,
        appearance: Appearance,
        thumbnails: Thumbnails,
        *,
        names: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._thumbnails, self._names = appearance, thumbnails, names
        self._entry: TourneyEntry | None = None
        self._wrong: list[str] = []
        self._told: tuple[str, ...] = ()
        self.diagram = QLabel()
        self.diagram.setFixedSize(SIDE, SIDE)
        self.task = label("", "panelTitle", plain=True)
        self.text = prose()
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        column = QVBoxLayout(inner)
        for part in (self.diagram, self.task, self.text):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for signal in (
            appearance.colours_changed,
            appearance.figures_changed,
            appearance.writing_changed,
        ):
            signal.connect(self._show)

    def show_entry(
        self, entry: TourneyEntry | None, wrong: list[str], told: Sequence[str] = ()
    ) -> None:
        """Show an entry, what is wrong with it and what is said of it; nothing for None."""
        self._entry, self._wrong, self._told = entry, wrong, tuple(told)
        self._show()
        self.verticalScrollBar().setValue(0)

    def _show(self) -> None:
        entry = self._entry
        if entry is None:
            self.diagram.clear()
            self.task.clear()
            self.text.clear()
            return
        problem = entry.problem
        ratio = self.devicePixelRatioF()
        self.diagram.setPixmap(self._thumbnails.of_problem(problem, SIDE, ratio))
        if problem.game is None:
            task = f"{printed_task(problem, language())}   {problem.position.material()}"
            self.task.setText(task)
            self.diagram.setAccessibleName(task)
        letters = self._appearance.letters
        told = "".join(f"<p><i>{escape(each)}</i></p>" for each in self._told)
        self.text.setText(told + entry_html(entry, letters, self._wrong, names=self._names))
