# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip over the board: what stands there, and a sentence of who is to move."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from composer.analysis.schemes.question import BenchQuestion, Kind
from composer.gui.look.widgets import MANUAL, ROOM, button, label, row
from composer.gui.schemes.bench import Bench

_SMALLEST = 0.45  # of the letters, that the buttons may have
_AROUND = 34  # pixels: margins, and between buttons and sentence


class KindStrip(QWidget):
    """After the key, diagram, or unfinished; seen while the bench is open."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self.buttons: dict[Kind, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        for kind, words, edge in (
            (Kind.AFTER_KEY, self.tr("After the key"), "first"),
            (Kind.DIAGRAM, self.tr("Diagram"), "middle"),
            (Kind.UNFINISHED, self.tr("Unfinished"), "last"),
        ):
            made = button(words, partial(self._choose, kind), kind="segment", on_off=True)
            made.setProperty("edge", edge)
            made.setToolTip(words)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.buttons[kind] = made
            self._group.addButton(made)
        self.turn = label(kind="panelTitle")
        row(*self.buttons.values(), ROOM, self.turn, on=self, margins=(18, 4, 0, 4), spacing=0)
        self.setProperty(MANUAL, "scheme-bench")
        self.setVisible(False)
        bench.changed.connect(self._show)
        bench.opened.connect(self.setVisible)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return tuple(self.buttons.values())

    def _choose(self, kind: Kind, _: bool = False) -> None:
        self._bench.set_kind(kind)

    def _show(self, question: BenchQuestion, _: object) -> None:
        self.buttons[question.kind].setChecked(True)
        words = {
            Kind.AFTER_KEY: self.tr("Black replies"),
            Kind.DIAGRAM: self.tr("White begins"),
            Kind.UNFINISHED: self.tr("Nobody to move yet"),
        }[question.kind]
        self.turn.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the sentence to the tool tip where there is no room for it."""
        super().resizeEvent(event)
        self._fit()

    def _fit_letters(self) -> None:
        """Write smaller where large letters would be cut off in the buttons."""
        for each in self.buttons.values():
            each.setFont(self.font())
        needed = sum(each.sizeHint().width() for each in self.buttons.values())
        share = (self.width() - _AROUND) / max(1, needed)
        if share < 1 and self.width() > _AROUND:
            font = QFont(self.font())
            font.setPointSizeF(font.pointSizeF() * max(_SMALLEST, share))
            for each in self.buttons.values():
                each.setFont(font)

    def _fit(self) -> None:
        """Leave the sentence out where the buttons need the room: they say the same in a word."""
        self._fit_letters()
        buttons = sum(each.sizeHint().width() for each in self.buttons.values())
        words = self.turn.fontMetrics().horizontalAdvance(self.turn.text())
        self.turn.setVisible(buttons + words + _AROUND <= self.width())
