# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules that hold as chips beside the stipulation, each with a cross to take it away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from composer.gui.rules.words import book_name, condition_hint, condition_title
from composer.gui.words.language import fill, tr
from composer.rules.book import ORTHODOX_BOOK, Rules

_MOST: Final = 2  # chips; what is more is counted on the last


class RuleChips(QWidget):
    """Shows the game and the conditions; a click opens the chooser, a cross takes one away.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
        resized: it needs another width.
    """

    chosen = Signal(object)
    resized = Signal()

    def __init__(self, open_chooser: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._chips: list[QToolButton] = []
        self._open = open_chooser
        self.add = QToolButton()
        self.add.setObjectName("statement")
        self.add.setAutoRaise(True)
        self.add.setText(self.tr("+ Rule"))
        self.add.setToolTip(open_chooser.toolTip())
        self.add.setAccessibleName(self.tr("Choose rules"))
        self.add.clicked.connect(open_chooser.trigger)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self.add)

    @property
    def rules(self) -> Rules:
        """The rules that are shown."""
        return self._rules

    def chips(self) -> tuple[QToolButton, ...]:
        """Return the chips, from left to right."""
        return tuple(self._chips)

    def show_rules(self, rules: Rules) -> None:
        """Show other rules."""
        if rules == self._rules:
            return
        self._rules = rules
        for chip in self._chips:
            self._row.removeWidget(chip)
            chip.deleteLater()
        self._chips = []
        for words, hint, without in self._faces(rules):
            self._add_chip(words, hint, without)
        self.updateGeometry()
        self.resized.emit()

    def sizeHint(self) -> QSize:
        """Return the size of the chips, with the button unless it is hidden."""
        parts = (button for button in (*self._chips, self.add) if not button.isHidden())
        wide = sum(part.sizeHint().width() + 4 for part in parts)
        return QSize(wide, self.add.sizeHint().height())

    def _faces(self, rules: Rules) -> list[tuple[str, str, Rules]]:
        """Return of each chip its words, its hint and the rules without it."""
        faces: list[tuple[str, str, Rules]] = []
        if rules.book != ORTHODOX_BOOK:
            changed = len(rules.options)
            name = book_name(rules.book)
            words = fill(tr("%1 (%2)"), name, changed) if changed else name
            bare = Rules(conditions=rules.conditions)
            faces.append((words, str(Rules(rules.book, rules.options)), bare))
        for condition in rules.conditions:
            others = tuple(other for other in rules.conditions if other != condition)
            left = Rules(rules.book, rules.options, others)
            faces.append((condition_title(condition), condition_hint(condition), left))
        if len(faces) > _MOST:
            first = faces[0]
            rest = "\n".join(face[1] for face in faces[1:])
            more = fill(tr("%1 + %2"), faces[1][0], len(faces) - 2)
            faces = [first, (more, rest, faces[1][2])]
        return faces

    def _add_chip(self, words: str, hint: str, without: Rules) -> None:
        chip = QToolButton()
        chip.setObjectName("ruleChip")
        chip.setText(f"{words.replace('&', '&&')}  ×")
        chip.setToolTip(fill(self.tr("%1: click to take it away"), hint))
        chip.setAccessibleName(fill(self.tr("%1, take away"), words))
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.clicked.connect(lambda: self.chosen.emit(without))
        self._row.insertWidget(len(self._chips), chip)
        self._chips.append(chip)
        chip.show()
