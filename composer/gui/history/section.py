# SPDX-License-Identifier: GPL-3.0-or-later
"""A part of the history: a title with a note beside it, and rows of facts below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from composer.gui.board.pictures import MenPictures
from composer.gui.history.factrow import Fact, FactRow
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column, label, row


class Section(QWidget):
    """The part.

    Signals:
        pointed: squares are to be lit on the board, a tuple; empty for none.
    """

    pointed = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures, title: str) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._rows: list[FactRow] = []
        self._kept: FactRow | None = None
        self.title = label(title, "panelTitle")
        self.note = label(kind="muted")
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = QFrame()
        line.setObjectName("sideLine")
        line.setFixedHeight(1)
        self.head = row(self.title, (self.note, 1), margins=(14, 8, 14, 3), spacing=8)
        self.body = column(margins=(0, 0, 0, 8))
        column(line, self.head, self.body, on=self)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts that are shown."""
        return tuple(row.fact for row in self._rows if not row.isHidden())

    @property
    def rows(self) -> tuple[FactRow, ...]:
        """The rows that are shown."""
        return tuple(row for row in self._rows if not row.isHidden())

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show other facts; rows that are there are used again."""
        if tuple(facts) == self.facts:
            return
        self.put_out()
        while len(self._rows) < len(facts):
            place = FactRow(self._appearance, self._pictures, facts[len(self._rows)])
            place.pointed.connect(self._point)
            place.kept.connect(self._keep)
            self._rows.append(place)
            self.body.addWidget(place)
        for place, fact in zip(self._rows, facts, strict=False):
            place.show_fact(fact)
            place.setVisible(True)
        for place in self._rows[len(facts) :]:
            place.setVisible(False)

    def put_out(self) -> None:
        """Let no squares stay lit."""
        if self._kept is not None:
            self._kept.set_kept(False)
            self._kept = None
            self.pointed.emit(())

    def _point(self, squares: tuple[int, ...]) -> None:
        kept = () if self._kept is None else self._kept.fact.squares
        self.pointed.emit(squares or kept)

    def _keep(self, row: FactRow) -> None:
        again = row is self._kept
        if self._kept is not None:
            self._kept.set_kept(False)
        self._kept = None if again else row
        if self._kept is not None:
            self._kept.set_kept(True)
        self.pointed.emit(row.fact.squares)
