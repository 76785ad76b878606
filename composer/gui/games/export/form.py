# SPDX-License-Identifier: GPL-3.0-or-later
"""The form at the left of a game's export window: file, board, caption."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from composer.diagrams.files.forms import Format
from composer.diagrams.games.diagram import PRINT_GAME, GamePart, GameStyle
from composer.diagrams.games.theme import HATCHED, LINEN, PRINTED, SLATE
from composer.diagrams.style.style import PieceSet
from composer.gui.look.inputs import TickBox
from composer.gui.publishing.fields import Choice, Number, Part, Segments
from composer.gui.user.viewmenu import men_names
from composer.gui.words.language import tr

_SMALLEST: Final = 20  # millimetres of a board
_LARGEST: Final = 250
_LANGUAGES: Final = ("en", "de", "it")


class GameExportForm(QScrollArea):
    """What is chosen.

    Signals:
        changed: the user chose something else.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self.format = Segments(
            tr("Format"),
            (
                (Format.SVG, "SVG"),
                (Format.PNG, "PNG"),
                (Format.PDF, "PDF"),
                (Format.LATEX, "LaTeX"),
                (Format.HTML, "HTML"),
            ),
        )
        self.board = Choice(
            (
                (HATCHED, tr("Hatched, as in print")),
                (PRINTED, tr("Flat grey")),
                (LINEN, tr("Linen")),
                (SLATE, tr("Slate")),
            )
        )
        self.men = Choice(men_names().items())
        self.measure = Number(_SMALLEST, _LARGEST, tr(" mm"))
        self.measure.setValue(round(PRINT_GAME.board_mm))
        self.coordinates = TickBox(tr("Coordinates"))
        self.turned = TickBox(tr("Turned round"))
        self.parts = {
            GamePart.AUTHORS: TickBox(tr("Authors")),
            GamePart.SOURCE: TickBox(tr("Source")),
            GamePart.TITLE: TickBox(tr("Title")),
            GamePart.STIPULATION: TickBox(tr("Stipulation")),
            GamePart.MEN: TickBox(tr("Men")),
            GamePart.RULES: TickBox(tr("Rules in one line")),
            GamePart.KEY: TickBox(tr("Key to the men")),
            GamePart.SOLUTION: TickBox(tr("Solution")),
        }
        self.coordinates.setChecked(True)
        for part, box in self.parts.items():
            box.setChecked(part in PRINT_GAME.parts)
        self._lay_out()
        self._connect()

    @property
    def form(self) -> Format:
        """The form of the file."""
        found: Format = self.format.value
        return found

    def chosen_style(self, language: str) -> GameStyle:
        """Return the style as it is chosen.

        Args:
            language: of the names, by its code.
        """
        return GameStyle(
            theme=self.board.value,
            pieces=PieceSet(self.men.value),
            board_mm=float(self.measure.value()),
            coordinates=self.coordinates.isChecked(),
            turned=self.turned.isChecked(),
            parts=frozenset(part for part, box in self.parts.items() if box.isChecked()),
            language=language if language in _LANGUAGES else "en",
        )

    def choose(self, form: Format) -> None:
        """Choose a form of file."""
        if form is not self.form:
            self.format.choose(form)
            self._follow()

    def leave_out_page(self) -> None:
        """Offer no page that plays: there are no turns in order."""
        self.format.button(Format.HTML).setEnabled(False)

    def _follow(self) -> None:
        """Show only what the form of file has use for."""
        plays = self.form is Format.HTML
        for field in (self.board, self.measure):
            field.setEnabled(not plays)
        self.parts[GamePart.SOLUTION].setEnabled(not plays)
        self.changed.emit()

    def _connect(self) -> None:
        self.format.chosen.connect(self._follow)
        for choice in (self.board, self.men):
            choice.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.measure.valueChanged.connect(lambda _: self.changed.emit())
        for box in (self.coordinates, self.turned, *self.parts.values()):
            box.toggled.connect(lambda _: self.changed.emit())

    def _lay_out(self) -> None:
        file, diagram, caption = Part(""), Part(tr("Diagram")), Part(tr("Caption"))
        file.row(tr("Format"), self.format)
        diagram.row(tr("Board"), self.board)
        diagram.row(tr("Men"), self.men)
        diagram.row(tr("Size"), self.measure)
        self.measure.setToolTip(tr("Width of the board"))
        diagram.wide_row(_grid((self.coordinates, self.turned)))
        caption.wide_row(_grid(self.parts.values()))
        inside = QWidget()
        inside.setObjectName("publishForm")
        column = QVBoxLayout(inside)
        column.setContentsMargins(20, 8, 20, 8)
        column.setSpacing(0)
        for part in (file, diagram, caption):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFixedWidth(352)


def _grid(boxes: Iterable[QCheckBox]) -> QWidget:
    """Return boxes in two columns."""
    together = QWidget()
    grid = QGridLayout(together)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(2)
    for place, box in enumerate(boxes):
        grid.addWidget(box, place // 2, place % 2)
    return together
