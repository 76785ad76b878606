# SPDX-License-Identifier: GPL-3.0-or-later
"""The key to the men: what the fairy figures on the board are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from composer.gui.board.pictures import MenPictures
from composer.gui.board.words import kind_name
from composer.gui.look.appearance import Appearance
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position

_HIGH: Final = 22
_FIGURE: Final = 20
_APART: Final = 12


class MenKey(QWidget):
    """Names the kinds of fairy men on the board, each with its figure, in one line.

    Signals:
        chosen: a kind was clicked; carries a `Man` of it.
    """

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._kinds: tuple[Kind, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for changed in (
            appearance.colours_changed,
            appearance.figures_changed,
            appearance.writing_changed,
        ):
            changed.connect(self._word)
        self.hide()

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that are named, in the order of the table."""
        return self._kinds

    def show_position(self, position: Position) -> None:
        """Name the fairy kinds of a position."""
        kinds = fairy_kinds(man for _, man in position)
        if kinds != self._kinds:
            self._kinds = kinds
            self.setVisible(bool(kinds))
            self._word()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(120, _HIGH)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the kind under the pointer."""
        for kind, place in self._places():
            if place.contains(event.position()):
                self.chosen.emit(Man.of(Colour.WHITE, kind))
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw figures and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._appearance.tokens.muted))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for kind, place in self._places():
            figure = QRectF(place.left(), place.top() + 1, _FIGURE, _FIGURE)
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._appearance.colours.tray))
            painter.drawRoundedRect(figure, 3, 3)
            painter.restore()
            self._pictures.draw(painter, Man.of(Colour.WHITE, kind), figure)
            painter.drawText(place.adjusted(_FIGURE + 4, 0, 0, 0), middle, kind_name(kind))
        painter.end()

    def _places(self) -> list[tuple[Kind, QRectF]]:
        """Return where each kind stands; those for which there is no room are left out."""
        found, left = [], 0.0
        for kind in self._kinds:
            wide = _FIGURE + 4 + self.fontMetrics().horizontalAdvance(kind_name(kind))
            if left + wide > self.width():
                break
            found.append((kind, QRectF(left, 0, wide, _HIGH)))
            left += wide + _APART
        return found

    def _word(self) -> None:
        words = ", ".join(f"{kind.letter} {kind_name(kind)}" for kind in self._kinds)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()


def fairy_kinds(men: Iterable[Man]) -> tuple[Kind, ...]:
    """Return the fairy kinds among men, each once, in the order of their table."""
    return tuple(sorted({man.kind for man in men if not man.kind.is_orthodox}))
