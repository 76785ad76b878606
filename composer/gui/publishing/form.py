# SPDX-License-Identifier: GPL-3.0-or-later
"""The form at the left of the export window: all parts, one below the other."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from composer.diagrams.style.style import STYLES, DiagramStyle
from composer.gui.publishing.choices import LARGEST_BOARD, SMALLEST_BOARD, Choices
from composer.gui.publishing.diagrampart import DiagramPart
from composer.gui.publishing.entrypart import EntryPart
from composer.gui.publishing.fields import Part
from composer.gui.publishing.headpart import HeadPart
from composer.gui.publishing.pagepart import PagePart
from composer.gui.publishing.solutionspart import SolutionsPart
from composer.gui.publishing.wordspart import WordsPart

WIDTH = 352
_MARGIN = 20


class ChoicesForm(QScrollArea):
    """Shows choices, and takes others.

    Signals:
        changed: the user chose something else; carries the `Choices`.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.head, self.page, self.entry = HeadPart(), PagePart(), EntryPart()
        self.diagram, self.words, self.solutions = DiagramPart(), WordsPart(), SolutionsPart()
        self._choices = Choices()
        body = QWidget()
        body.setObjectName("publishForm")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(body)
        column.setContentsMargins(_MARGIN, 6, _MARGIN, 8)
        column.setSpacing(0)
        self._lines: list[tuple[QFrame, Part]] = []
        for part in self.parts:
            if part is not self.head:
                line = QFrame()
                line.setObjectName("sideLine")
                line.setFixedHeight(1)
                column.addWidget(line)
                self._lines.append((line, part))
            column.addWidget(part)
            part.changed.connect(self._take)
        column.addStretch(1)
        self.setWidget(body)
        self.diagram.style_chosen.connect(self._take_style)
        self.diagram.offer(())
        self.show_choices(self._choices)
        self._fit()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts from above to below."""
        return (self.head, self.entry, self.page, self.diagram, self.words, self.solutions)

    @property
    def choices(self) -> Choices:
        """What is chosen."""
        return self._choices

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen; no signal is sent."""
        self._choices = choices
        for part in self.parts:
            part.show_choices(choices)
        for line, part in self._lines:
            line.setVisible(not part.isHidden())

    def choose(self, choices: Choices) -> None:
        """Choose something on behalf of the user, and report it."""
        self.show_choices(choices)
        self.changed.emit(choices)

    def minimumSizeHint(self) -> QSize:
        """Return a size that scrolls."""
        return QSize(self.minimumWidth(), 200)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Take the usual width, or what the longest words of the language need."""
        words = max(part.minimumSizeHint().width() for part in self.parts)
        self.setFixedWidth(
            max(WIDTH, words + 2 * _MARGIN + self.verticalScrollBar().sizeHint().width())
        )

    def _take(self) -> None:
        """Read all parts; each shows what the others make of its choices."""
        choices = self._choices
        for part in self.parts:
            choices = part.taken(choices)
        choices = choices.in_a_form()
        before, self._choices = self._choices, choices
        self.show_choices(choices)
        if choices != before:
            self.changed.emit(choices)

    def _take_style(self, style: DiagramStyle) -> None:
        """Take a named style; one of the program's keeps the letters that are chosen."""
        if style.name in STYLES:
            style = replace(style, letters=self._choices.diagram.letters)
        width = min(LARGEST_BOARD, max(SMALLEST_BOARD, 8 * style.square_mm))
        self.choose(replace(self._choices, diagram=replace(style, square_mm=width / 8)))
