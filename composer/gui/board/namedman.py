# SPDX-License-Identifier: GPL-3.0-or-later
"""A line in which a man is named by letters or by name, beside a row of men that lacks him."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.words.sentences import worded
from composer.notation.typedmen import typed_man
from composer.problem.men import Kind, Man
from composer.said.sentence import sentence_of


class NamedMan(QLineEdit):
    """Takes `G`, `g`, `=G`, `G*` or a name, as the field at the board's cursor does.

    Signals:
        named: Enter was hit on a man; carries him.
        left: Escape was hit.
    """

    named = Signal(object)
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._own: tuple[Kind, ...] = ()
        self.setMaxLength(40)
        self.setPlaceholderText(self.tr("Fairy man"))
        self.setAccessibleName(self.tr("Name a fairy man"))
        self.setToolTip(
            self.tr("G for White's grasshopper, g for Black's, =G a neutral one, G* a royal one")
        )
        self.textEdited.connect(lambda _: QToolTip.hideText())
        self.returnPressed.connect(self._take)

    def know(self, own: Iterable[Kind]) -> None:
        """Understand the user's own kinds, too."""
        self._own = tuple(own)

    # Qt's own names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        try:
            man = typed_man(self.text(), self._appearance.letters, self._own)
        except ValueError as error:
            place = self.mapToGlobal(self.rect().bottomLeft())
            QToolTip.showText(place, worded(sentence_of(error)), self)
            return
        self.clear()
        self.named.emit(man)


def in_order(men: Iterable[Man], first: Sequence[Man]) -> tuple[Man, ...]:
    """Return men in the order of a row of men, others behind by their letters."""
    wanted = frozenset(men)
    others = sorted(wanted - frozenset(first), key=lambda man: man.letter)
    return (*(man for man in first if man in wanted), *others)
