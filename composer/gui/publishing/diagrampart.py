# SPDX-License-Identifier: GPL-3.0-or-later
"""How diagrams look: a named style, and what is changed in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton

from composer.diagrams.files.forms import Format
from composer.diagrams.games.theme import SLATE
from composer.diagrams.style.style import MAGAZINE, PRINT, SCREEN, STYLES, DiagramStyle, Hatch
from composer.gui.look.inputs import DecimalBox, TickBox
from composer.gui.look.widgets import link
from composer.gui.publishing.choices import (
    LARGEST_BOARD,
    LARGEST_PICTURE,
    LEAST_DPI,
    MOST_DPI,
    SMALLEST_BOARD,
    SMALLEST_PICTURE,
    Choices,
    OutputKind,
    Unit,
    What,
)
from composer.gui.publishing.fields import Boxes, Choice, Number, Part, beside, muted, show_value
from composer.gui.user.viewmenu import men_names
from composer.gui.words.language import tr


@dataclass(frozen=True, slots=True)
class Squares:
    """The squares of a board, as far as a style tells."""

    light: str
    dark: str | Hatch
    halo: float

    @classmethod
    def of(cls, style: DiagramStyle) -> Squares:
        """Return those of a style."""
        return cls(style.light, style.dark, style.halo)


_UNSEEN: Final = 0.06  # millimetres that the field does not show
_HATCHED: Final = Squares.of(MAGAZINE)
_FLAT: Final = Squares.of(PRINT)
_COLOURED: Final = Squares.of(SCREEN)
_SLATE: Final = Squares(SLATE.light, SLATE.dark, 0.0)


class Measure(DecimalBox):
    """The size of a diagram, in any unit."""

    def show_measure(self, value: float, unit: Unit) -> None:
        """Show a size in a unit; no signal is sent."""
        self.blockSignals(True)
        self.setDecimals({Unit.MM: 1, Unit.CM: 2, Unit.PX: 0}[unit])
        scale = 10 if unit is Unit.CM else 1
        if unit is Unit.PX:
            self.setRange(SMALLEST_PICTURE, LARGEST_PICTURE)
        else:
            self.setRange(SMALLEST_BOARD / scale, LARGEST_BOARD / scale)
        self.setSingleStep({Unit.MM: 1, Unit.CM: 0.1, Unit.PX: 50}[unit])
        self.setValue(value / scale)
        self.blockSignals(False)


class DiagramPart(Part):
    """Style, board, men, size, and what stands on the board.

    Signals:
        style_chosen: a named style is to be taken; carries it.
        save_requested: the style is to be kept under a name.
        delete_requested: the named style is to be forgotten.
    """

    style_chosen = Signal(object)
    save_requested = Signal()
    delete_requested = Signal()

    def __init__(self) -> None:
        super().__init__(self.tr("Diagram"))
        self._own: dict[str, DiagramStyle] = {}
        self._unit = Unit.MM
        self.style_choice = Choice()
        self.save_style = _link(self.tr("Save as …"), self.tr("Keep this style under a name"))
        self.delete_style = _link(self.tr("Delete"), self.tr("Forget this style of your own"))
        self._state = muted("")
        self.board = Choice()
        self.men = Choice(men_names().items())
        self.fitted = TickBox(self.tr("as wide as looks well"))
        self.measure = Measure()
        self.measure.setKeyboardTracking(False)
        self.measure.setMinimumHeight(26)
        self.unit = Choice((unit, unit.value) for unit in Unit)
        self.unit.setAccessibleName(self.tr("Unit"))
        self.dpi = Number(LEAST_DPI, MOST_DPI, self.tr(" dpi"))
        self.transparent = TickBox(self.tr("Transparent"))
        self.coordinates = TickBox(self.tr("Coordinates"))
        self.flipped = TickBox(self.tr("Black below"))
        self.marked = TickBox(self.tr("Marks, arrows"))
        self.boxes = Boxes(self.coordinates, self.flipped, self.marked, self.transparent)
        self._add_rows()
        self._connect()

    def offer(self, own: tuple[DiagramStyle, ...]) -> None:
        """Offer the styles that come with the program, and the user's own."""
        self._own = {style.name: style for style in own}
        self._fill_styles(self.style_choice.value or MAGAZINE.name)

    def named(self, name: str) -> DiagramStyle:
        """Return a style by its name; the magazine's if there is none of that name."""
        return self._own.get(name) or STYLES.get(name) or MAGAZINE

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen."""
        style = choices.diagram
        known = style.name in self._own or style.name in STYLES
        self._fill_styles(style.name)
        self.delete_style.setEnabled(style.name in self._own)
        same = known and _alike(style, self.named(style.name))
        self._state.setText("" if same else self.tr("changed", "a style that was saved"))
        self._offer_boards(style)
        self.men.choose(style.pieces.value)
        super().show_choices(choices)
        show_value(self.coordinates, style.coordinates)
        show_value(self.flipped, style.flipped)
        self._show_size(choices)
        drawn = choices.form in (Format.SVG, Format.PNG, Format.PDF, Format.LATEX)
        self.show_row(self.board, drawn)
        self.show_row(self.men, choices.form is not Format.TEXT)
        self.flipped.setText(tr("Turned round") if choices.is_game else self.tr("Black below"))
        alone = choices.kind is OutputKind.DIAGRAM and choices.form in (Format.SVG, Format.PNG)
        shown = {
            self.marked: drawn and choices.what is What.BOARD and not choices.is_game,
            self.transparent: alone,
            self.coordinates: choices.form is not Format.HTML,
        }
        self.boxes.leave_out({box for box, on in shown.items() if not on})

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is chosen here."""
        style, unit = choices.diagram, self.unit.value
        squares = self.board.value or Squares.of(style)
        width = 8 * style.square_mm
        pixels = choices.pixels
        if unit is self._unit:  # a new unit keeps the size
            if unit is Unit.PX:
                pixels = round(self.measure.value())
            else:
                asked = self.measure.value() * (10 if unit is Unit.CM else 1)
                width = asked if abs(asked - width) > _UNSEEN else width
        style = replace(
            style,
            light=squares.light,
            dark=squares.dark,
            halo=squares.halo,
            pieces=next(
                piece_set for piece_set in type(style.pieces) if piece_set.value == self.men.value
            ),
            square_mm=width / 8,
            coordinates=self.coordinates.isChecked(),
            flipped=self.flipped.isChecked(),
        )
        return replace(super().taken(choices), diagram=style, unit=unit, pixels=pixels)

    def _add_rows(self) -> None:
        self.row(self.tr("Style"), self.style_choice)
        self.row("", beside(self.save_style, self.delete_style, self._state, stretch=False))
        self.row(self.tr("Board"), self.board)
        self.row(self.tr("Men"), self.men)
        self._fit = self.row(self.tr("Boards"), self.fitted)
        self._sized = self.row(self.tr("Size"), self.measure, self.unit)
        self.row(self.tr("Fineness"), self.dpi)
        self.row("", self.boxes)

    def _connect(self) -> None:
        self.style_choice.activated.connect(
            lambda _: self.style_chosen.emit(self.named(self.style_choice.value))
        )
        self.save_style.clicked.connect(self.save_requested)
        self.delete_style.clicked.connect(self.delete_requested)
        for choice in (self.board, self.men, self.unit):
            choice.currentIndexChanged.connect(self.changed)
        self.measure.valueChanged.connect(self.changed)
        for box in (self.coordinates, self.flipped):
            box.toggled.connect(self.changed)
        self.bind(
            fitted=self.fitted, transparent=self.transparent, marked=self.marked, dpi=self.dpi
        )

    def _fill_styles(self, current: str) -> None:
        """Offer all styles, and the current one where its file has gone."""
        words = {
            "magazine": self.tr("Magazine"),
            "screen": self.tr("Screen"),
            "tournament": self.tr("Tournament sheet"),
            "print": self.tr("Print, grey"),
        }
        names = dict.fromkeys((*STYLES, *self._own, current))
        self.style_choice.fill((name, words.get(name, name)) for name in names)
        self.style_choice.choose(current)

    def _offer_boards(self, style: DiagramStyle) -> None:
        """Offer the usual boards, and the style's own where it is another."""
        words = [
            (_HATCHED, self.tr("Hatched, as in print")),
            (_FLAT, self.tr("Flat grey")),
            (_COLOURED, self.tr("Coloured, as on the screen")),
            (_SLATE, tr("Slate")),
        ]
        own = Squares.of(style)
        if own not in (squares for squares, _ in words):
            words.append((own, self.tr("As the style has it")))
        self.board.fill(words)
        self.board.choose(own)

    def _show_size(self, choices: Choices) -> None:
        is_png = choices.form is Format.PNG and choices.kind is OutputKind.DIAGRAM
        units = [unit for unit in Unit if is_png or unit is not Unit.PX]
        unit = choices.unit if choices.unit in units else Unit.MM
        self.unit.fill((unit, unit.value) for unit in units)
        self.unit.choose(unit)
        self._unit = unit
        self.measure.show_measure(choices.pixels if unit is Unit.PX else choices.board_mm, unit)
        width = (
            self.tr("Width of the picture") if unit is Unit.PX else self.tr("Width of the board")
        )
        self.measure.setAccessibleName(width)
        self.measure.setToolTip(width)
        on_paper = choices.form not in (Format.HTML, Format.TEXT)
        is_sheet = choices.kind is OutputKind.SHEET and choices.form is not Format.LATEX
        self.show_row(self._fit, is_sheet and on_paper)
        free = choices.kind is OutputKind.DIAGRAM or (
            choices.kind is OutputKind.SHEET and not choices.fitted
        )
        if choices.kind is OutputKind.SHEET and choices.form is Format.LATEX:
            free = True
        self.show_row(self._sized, free and on_paper)
        self.show_row(self.dpi, is_png and unit is not Unit.PX)


def _link(words: str, tip: str) -> QToolButton:
    made = link(words, hint=tip)
    made.setAccessibleDescription(tip)
    return made


def _alike(style: DiagramStyle, saved: DiagramStyle) -> bool:
    """Whether a style is as it was saved; the letters of the men are everybody's own."""
    return replace(style, letters=saved.letters) == saved
