# SPDX-License-Identifier: GPL-3.0-or-later
"""Men who have certainly never moved: a small board, and a switch that lights them."""

from __future__ import annotations

from PySide6.QtCore import Signal

from composer.gui.board.pictures import MenPictures
from composer.gui.history.finding import Finding
from composer.gui.history.section import Section
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import MARKS
from composer.gui.look.widgets import button, label, row
from composer.gui.user.wording import side_name
from composer.gui.words.language import counted, fill, grouped, tr
from composer.problem.men import SIDES, Colour
from composer.problem.position import Position
from composer.problem.squares import Square, square_name

_SIDE = 104
_LIT = MARKS.lit.replace("#4C", "#96")


class UnmovedSection(Section):
    """The men by their squares.

    Signals:
        shown: whether they are to be lit on the board for as long as the switch is on; carries
            their squares, a tuple, empty for none.
    """

    shown = Signal(object)

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, thumbnails: Thumbnails
    ) -> None:
        super().__init__(appearance, pictures, tr("Never moved"))
        self._thumbnails = thumbnails
        self._position: Position | None = None
        self._squares: tuple[Square, ...] = ()
        self.switch = button(tr("Show on the board"), kind="link", on_off=True)
        self.switch.toggled.connect(self._report)
        self._board, self._words = label(), label(kind="verdictDetail", wraps=True)
        self._board.setFixedSize(_SIDE, _SIDE)
        self.head.addWidget(self.switch)
        line = row(self._board, (self._words, 1), margins=(14, 2, 14, 2), spacing=12)
        self.body.addLayout(line)
        appearance.colours_changed.connect(self._draw)
        appearance.figures_changed.connect(self._draw)

    @property
    def squares(self) -> tuple[Square, ...]:
        """Where they stand."""
        return self._squares

    def show_finding(self, finding: Finding) -> None:
        """Show the men of a position who have never moved."""
        evidence, position = finding.evidence, finding.question.position
        squares: tuple[Square, ...] = ()
        if evidence is not None:
            squares = (*evidence.white.unmoved, *evidence.black.unmoved)
        self.setVisible(bool(squares))
        same = (position, squares) == (self._position, self._squares)
        self._position, self._squares = position, squares
        of = fill(tr("%1 of %2 men"), grouped(len(squares)), grouped(len(position)))
        self.note.setText(of)
        self._words.setText("\n".join(_side(position, squares, colour) for colour in SIDES))
        self._board.setAccessibleName(of)
        if not same:
            self._draw()
            if self.switch.isChecked():
                self.shown.emit(squares)

    def put_out(self) -> None:
        """Let none be lit."""
        super().put_out()
        self.switch.setChecked(False)

    def _report(self, on: bool) -> None:
        self.shown.emit(self._squares if on else ())

    def _draw(self) -> None:
        if self._position is not None:
            lit = dict.fromkeys(self._squares, _LIT)
            ratio = self.devicePixelRatioF()
            self._board.setPixmap(self._thumbnails.pixmap(self._position, _SIDE, ratio, lit))


def _side(position: Position, squares: tuple[Square, ...], colour: Colour) -> str:
    """Return in words who of a side has never moved."""
    own = sorted(
        square
        for square in squares
        if (man := position[square]) is not None and man.colour is colour
    )
    if not own:
        return fill(tr("%1: it is certain of no man."), side_name(colour))
    names = ", ".join(square_name(place) for place in own)
    words = counted(
        len(own),
        tr("%2: one man, on %3."),
        tr("%2: %1 men, on %3.", "", len(own)),
        side_name(colour),
        names,
    )
    return words[:1].upper() + words[1:]
