# SPDX-License-Identifier: GPL-3.0-or-later
"""The form at the left of the export window: all parts, one below the other."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from composer.diagrams.files.forms import Format, LatexPackage
from composer.diagrams.style.style import STYLES, DiagramStyle
from composer.gui.look.inputs import TickBox
from composer.gui.look.widgets import side_line
from composer.gui.publishing.choices import (
    LARGEST_BOARD,
    LONGEST_HEADING,
    SMALLEST_BOARD,
    Choices,
    OutputKind,
    What,
)
from composer.gui.publishing.diagrampart import DiagramPart
from composer.gui.publishing.fields import Choice, Part, Segments, muted
from composer.gui.publishing.pagepart import PagePart, SolutionsPart
from composer.gui.publishing.wordspart import WordsPart
from composer.gui.words.language import fill, grouped


class EntryPart(Part):
    """Tourney, section, sender, theme and remarks; or a number in the place of names."""

    def __init__(self) -> None:
        super().__init__(self.tr("Entry form"))
        self.tourney, self.section, self.theme = QLineEdit(), QLineEdit(), QLineEdit()
        self.anonymous = TickBox(self.tr("Anonymous, with a number"))
        self.number, self.person = QLineEdit(), QLineEdit()
        self.person.setPlaceholderText(self.tr("The authors, if left empty"))
        self.address, self.remarks = QPlainTextEdit(), QPlainTextEdit()
        self.row(self.tr("Tourney"), self.tourney)
        self.row(self.tr("Section"), self.section)
        self.row("", self.anonymous)
        self.row(self.tr("Number"), self.number)
        self.row(self.tr("Name"), self.person)
        self.row(self.tr("Address"), self.address)
        self._hidden = muted(self.tr("Nobody is named: neither the authors nor you."))
        self.row("", self._hidden)
        self.row(self.tr("Theme"), self.theme)
        self.row(self.tr("Remarks"), self.remarks)
        for line in (self.tourney, self.section, self.number, self.person, self.theme):
            line.setMaxLength(LONGEST_HEADING)
        for text in (self.address, self.remarks):
            text.setTabChangesFocus(True)
            text.setFixedHeight(4 * text.fontMetrics().lineSpacing() + 8)
        self.bind(
            tourney=self.tourney,
            section=self.section,
            anonymous=self.anonymous,
            number=self.number,
            sender=self.person,
            address=self.address,
            theme=self.theme,
            remarks=self.remarks,
        )

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, where it is an entry form."""
        self.setVisible(choices.kind is OutputKind.FORM)
        super().show_choices(choices)
        self.show_row(self.number, choices.anonymous)
        self.show_row(self._hidden, choices.anonymous)
        self.show_row(self.person, not choices.anonymous)
        self.show_row(self.address, not choices.anonymous)


class HeadPart(Part):
    """Three rows of words, and the package where LaTeX is chosen."""

    def __init__(self) -> None:
        super().__init__("")
        self.what = Segments(
            self.tr("Problems"),
            (
                (What.BOARD, self.tr("This problem")),
                (What.SELECTED, self.tr("Selected")),
                (What.FOUND, self.tr("Search")),
            ),
        )
        self.kind = Segments(
            self.tr("Kind"),
            (
                (OutputKind.DIAGRAM, self.tr("Diagram")),
                (OutputKind.SHEET, self.tr("Sheet")),
                (OutputKind.FORM, self.tr("Entry form")),
            ),
        )
        self.form = Segments(
            self.tr("Format"),
            (
                (Format.SVG, "SVG"),
                (Format.PNG, "PNG"),
                (Format.PDF, "PDF"),
                (Format.LATEX, "LaTeX"),
                (Format.HTML, "HTML"),
                (Format.TEXT, self.tr("Text")),
            ),
        )
        self.package = Choice(
            (
                (LatexPackage.DIAGRAM, self.tr("diagram, of the magazines")),
                (LatexPackage.CHESSBOARD, "chessboard"),
                (LatexPackage.SKAK, "skak"),
            )
        )
        for segments in (self.what, self.kind, self.form):
            self.wide_row(segments)
        self.row(self.tr("Package"), self.package)
        self.bind(what=self.what, kind=self.kind, form=self.form, package=self.package)

    def show_counts(self, selected: int, found: int) -> None:
        """Say how many problems are selected and found."""
        self.what.name(What.SELECTED, fill(self.tr("%1 selected"), grouped(selected)))
        self.what.name(What.FOUND, fill(self.tr("Search, %1"), grouped(found)))

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen."""
        super().show_choices(choices)
        words = self.tr("Entry forms are written as PDF, SVG or PNG.")
        if choices.is_game:
            words = self.tr(
                "Of this game only a single diagram can be exported, in the other formats."
            )
        for segments, values, there in (
            (self.kind, OutputKind, choices.kinds),
            (self.form, Format, choices.forms),
        ):
            for value in values:
                button = segments.button(value)
                button.setEnabled(value in there)
                button.setToolTip("" if value in there else words)
        self.show_row(self.package, choices.form is Format.LATEX and not choices.is_game)


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
        self._of_chess: tuple[OutputKind, Format] | None = None  # while a game is meant
        body = QWidget()
        body.setObjectName("publishForm")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(body)
        column.setContentsMargins(_MARGIN, 6, _MARGIN, 8)
        column.setSpacing(0)
        self._lines: list[tuple[QFrame, Part]] = []
        for part in self.parts:
            if part is not self.head:
                line = side_line()
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

    @property
    def lasting(self) -> Choices:
        """What is chosen, without what only the game of the problem on the board asks for."""
        kind, form = self._of_chess or (self._choices.kind, self._choices.form)
        return replace(self._choices, kind=kind, form=form, game="")

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen; no signal is sent."""
        self._choices = choices
        for part in self.parts:
            part.show_choices(choices)
        for line, part in self._lines:
            line.setVisible(not part.isHidden())

    def choose(self, choices: Choices) -> None:
        """Choose something on behalf of the user, and report it."""
        self.show_choices(self._in_a_form(choices))
        self.changed.emit(self._choices)

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
        before, choices = self._choices, self._in_a_form(choices)
        self.show_choices(choices)
        if choices != before:
            self.changed.emit(choices)

    def _in_a_form(self, choices: Choices) -> Choices:
        """Return choices whose file can be had; after a game comes back what was before it."""
        now = self._choices.kind, self._choices.form
        if choices.is_game:
            self._of_chess = self._of_chess or now
        elif self._of_chess is not None:
            before, self._of_chess = self._of_chess, None
            if (choices.kind, choices.form) == now:
                choices = replace(choices, kind=before[0], form=before[1])
        return choices.in_a_form()

    def _take_style(self, style: DiagramStyle) -> None:
        """Take a named style; one of the program's keeps the letters that are chosen."""
        if style.name in STYLES:
            style = replace(style, letters=self._choices.diagram.letters)
        width = min(LARGEST_BOARD, max(SMALLEST_BOARD, 8 * style.square_mm))
        self.choose(replace(self._choices, diagram=replace(style, square_mm=width / 8)))
