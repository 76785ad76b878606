# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of fairy men: a field to find them, their families, tiles, and the card of one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QLineEdit,
    QToolButton,
    QWidget,
)

from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column
from composer.gui.men.kindlist import KindList
from composer.gui.men.mancard import ManCard
from composer.gui.men.ownmen import OwnManDialog, OwnMen
from composer.gui.panels.flow import FlowLayout
from composer.gui.words.language import capital, fill, tr
from composer.problem.men import Kind, Man
from composer.rules.finding import families, find_kinds, near_kinds
from composer.rules.kinds import FAIRY_KINDS, FairyKind
from composer.rules.ownmen import OWN


class MenPage(QWidget):
    """Lets the user find a fairy man, read how he moves, and put him on the board.

    Signals:
        picked: the man that a click on the board is to put down.
        left: Escape was hit: the board is to have the keyboard.
    """

    picked = Signal(object)
    left = Signal()

    def __init__(
        self,
        appearance: Appearance,
        pictures: MenPictures,
        parent: QWidget | None = None,
        own: OwnMen | None = None,
        tools: QWidget | None = None,
    ) -> None:
        """Make the page.

        Args:
            appearance: how the window looks.
            pictures: of the men.
            parent: its owner.
            own: the user's own men.
            tools: what is put on squares besides men, below all else.
        """
        super().__init__(parent)
        self._family = ""
        self._appearance, self._pictures, self._own = appearance, pictures, own
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("Name, letter or step, as (1,2)"))
        self.field.setAccessibleName(self.tr("Find a fairy man"))
        self.field.textChanged.connect(lambda _: self._find())
        self.field.returnPressed.connect(self._take_first)
        self.field.installEventFilter(self)
        self.list = KindList(appearance, pictures)
        self.card = ManCard(appearance, pictures)
        self._families = QButtonGroup(self)
        chips = QWidget()
        flow = FlowLayout(4, chips)
        total = len(FAIRY_KINDS)
        for family, count in (("", total), *families()):
            flow.addWidget(self._chip(family, count))
        self._own_chip = self._chip(OWN, 0)
        self.make = button(self.tr("A man of your own …"), self._make, kind="link")
        self.make.setVisible(own is not None)
        self.remove = button(act=self._remove, kind="link")
        self.remove.setToolTip(
            self.tr("He is offered no more; problems that have him keep him as he is")
        )
        self._removed: FairyKind | None = None
        flow.addWidget(self._own_chip)
        flow.addWidget(self.make)
        flow.addWidget(self.remove)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("divider")
        whole = column(on=self, margins=(0, 8, 0, 0), spacing=6)
        for part in (self.field, chips):
            row = column(part, margins=(12, 0, 12, 0), spacing=-1)
            whole.addLayout(row)
        whole.addWidget(self.list, 1)
        whole.addWidget(line)
        whole.addWidget(self.card)
        if tools is not None:
            row = column(tools, margins=(12, 0, 12, 8), spacing=-1)
            whole.addLayout(row)
        self.list.chosen.connect(self.card.show_kind)
        self.list.chosen.connect(lambda _: self._show_remove())
        self.list.taken.connect(self._take)
        self.card.dressed.connect(self.list.dress)
        self.card.taken.connect(self.picked)
        if own is not None:
            own.changed.connect(self._show_own)
        self._show_own()

    def focus_field(self) -> None:
        """Let the user type what he looks for."""
        self.field.setFocus()
        self.field.selectAll()

    def show_man(self, man: Man) -> None:
        """Show the card of a fairy man, as of one on the board."""
        row = man.kind.row
        if row is not None:
            self.card.show_kind(row)
            self.list.choose(row)

    def family_chips(self) -> tuple[QAbstractButton, ...]:
        """Return the switches of the families, all of them together first."""
        return tuple(self._families.buttons())

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down go from the field to the tiles."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            down = event.key() == Qt.Key.Key_Down
            if down:
                self.list.setFocus()
            return down
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _chip(self, family: str, count: int) -> QToolButton:
        chip = button(
            f"{family_name(family)} {count}",
            lambda _=False: self._show_family(family),
            kind="want",
            on_off=True,
        )
        chip.setChecked(family == self._family)
        self._families.addButton(chip)
        return chip

    def _show_own(self) -> None:
        """Offer the user's own men, if there are any."""
        count = 0 if self._own is None else len(self._own.kinds)
        self._own_chip.setText(f"{family_name(OWN)} {count}")
        self._own_chip.setVisible(count > 0)
        self._find()

    def _make(self) -> None:
        """Let the user make a man of his own; he is shown once he is kept."""
        dialog = OwnManDialog(self._appearance, self._pictures, self)
        dialog.accepted.connect(lambda: self._keep(dialog.kind))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _keep(self, kind: FairyKind | None) -> None:
        if kind is not None and self._own is not None:
            self._own.add(kind)
            self._own_chip.setChecked(True)
            self._show_family(OWN)
            self.list.choose(kind)

    def _current_own(self) -> FairyKind | None:
        """Return the man of the user's own that is chosen, or None."""
        kind = self.list.kinds.row_of(self.list.currentIndex())
        return kind if self._own is not None and kind in self._own.kinds else None

    def _remove(self) -> None:
        """Offer the chosen man of the user's own no more, or the one removed last again."""
        if self._own is None:
            return
        chosen, gone = self._current_own(), self._removed
        if chosen is not None:
            self._removed = chosen
            self._own.remove(chosen)
        elif gone is not None:
            self._removed = None
            self._own.add(gone)
            self.list.choose(gone)
        self._show_remove()

    def _show_remove(self) -> None:
        """Say which man can be removed, or brought back."""
        chosen, gone = self._current_own(), self._removed
        if chosen is not None:
            self.remove.setText(fill(self.tr("Delete %1"), chosen.name()))
        elif gone is not None:
            self.remove.setText(fill(self.tr("Bring %1 back"), gone.name()))
        self.remove.setVisible(chosen is not None or gone is not None)

    def _show_family(self, family: str) -> None:
        self._family = family
        self._find()

    def _find(self) -> None:
        """List what the field and the family ask for; the best of it comes to the card."""
        own = () if self._own is None else self._own.kinds
        kinds, text = (*own, *FAIRY_KINDS), self.field.text()
        language = self._appearance.language
        found = find_kinds(text, self._family, kinds, language) or near_kinds(text, kinds)
        self.list.kinds.show(found)
        if found:
            self.list.setCurrentIndex(self.list.kinds.index(0))
        self._show_remove()

    def _take_first(self) -> None:
        kind = self.list.kinds.row_of(self.list.currentIndex())
        if kind is not None:
            self._take(kind)

    def _take(self, kind: FairyKind) -> None:
        self.card.show_kind(kind)
        man = self.card.man
        if man is not None:
            self.picked.emit(Man.of(man.colour, Kind.defined(kind), man.qualities))


def family_name(family: str) -> str:
    """Return the name of a family; without one, that of all of them together."""
    names = {
        "": tr("All", "families of men"),
        "leapers": tr("Leapers"),
        "riders": tr("Riders"),
        "combined": tr("Combined", "a family of men"),
        "hoppers": tr("Hoppers"),
        "lions": tr("Lions"),
        "chinese": tr("Chinese men"),
        "locusts": tr("Locusts"),
        "marine": tr("Marine men"),
        "pawns": tr("Pawns"),
        "own": tr("Own", "a family of men"),
        "others": tr("Others", "a family of men"),
    }
    return names.get(family, capital(family))
