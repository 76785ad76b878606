# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of the user's own: kept in his settings, and the form in which one is made."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from composer.formats.objects.rulesobject import kind_from, kind_object
from composer.gui.board.pictures import MenPictures
from composer.gui.board.words import kind_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList
from composer.gui.look.widgets import label, row
from composer.gui.men.mancard import MovePicture
from composer.gui.user.settings import Settings
from composer.gui.words.language import capital, fill
from composer.gui.words.sentences import worded
from composer.problem.men import NO_QUALITIES, ORTHODOX_KINDS, Colour, Kind
from composer.rules.book import RulesError
from composer.rules.kinds import FairyKind
from composer.rules.movetext import details_for, places_for
from composer.rules.ownmen import LETTERS, own_kind
from composer.said.sentence import sentence_of

_PART: Final = "own-men"
_MOST: Final = 200  # men of one user


class OwnMen(QObject):
    """The user's own kinds, in the order in which they were made.

    Attributes:
        unread: what settings hold and cannot be read, as of a newer program; it stays there.

    Signals:
        changed: there are others.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.kinds, self.unread = _read(settings.text(_PART))

    def defined(self) -> tuple[Kind, ...]:
        """Return them as kinds of men."""
        return tuple(map(Kind.defined, self.kinds))

    def add(self, kind: FairyKind) -> None:
        """Keep a kind; one of the same letters makes room for it."""
        others = tuple(fairy_kind for fairy_kind in self.kinds if fairy_kind.code != kind.code)
        self._keep((*others, kind)[-_MOST:])

    def remove(self, kind: FairyKind) -> None:
        """Offer a kind no more; problems that have such men say themselves how they move."""
        self._keep(tuple(fairy_kind for fairy_kind in self.kinds if fairy_kind != kind))

    def _keep(self, kinds: tuple[FairyKind, ...]) -> None:
        self.kinds = kinds
        forms = [kind_object(Kind.defined(kind)) for kind in self.kinds]
        self._settings.keep_text(_PART, json.dumps([*self.unread, *forms], ensure_ascii=False))
        self.changed.emit()


def _read(text: str) -> tuple[tuple[FairyKind, ...], tuple[object, ...]]:
    """Return the kinds that settings hold, and what of them cannot be read."""
    try:
        forms = json.loads(text) if text else []
    except (ValueError, RecursionError):
        forms = text
    found: list[FairyKind] = []
    unread: list[object] = []
    for form in forms if isinstance(forms, list) else [forms]:
        try:
            row = kind_from(form).row
        except RulesError:
            unread.append(form)
            continue
        if row is not None:
            found.append(row)
    return tuple(found[:_MOST]), tuple(unread)


class OwnManDialog(QDialog):
    """A form for a man: name, letters, figure, and a movement made of parts, with its picture."""

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A man of your own"))
        self.kind: FairyKind | None = None
        self.name, self.letters, self.movement = QLineEdit(), QLineEdit(), QLineEdit()
        self.letters.setMaxLength(2)
        self.movement.setPlaceholderText("leap 1,3 + ride bishop")
        self.figure, self.rotation = DropList(), DropList()
        for orthodox_kind in reversed(ORTHODOX_KINDS):
            self.figure.addItem(capital(kind_name(orthodox_kind)), orthodox_kind.id)
        self.figure.addItem(self.tr("Letters on a disc"), LETTERS)
        for degrees in range(0, 360, 45):
            self.rotation.addItem(f"{degrees}°", degrees)
        self.rotation.setCurrentIndex(3)
        self.way, self.where, self.detail = DropList(), DropList(), DropList()
        for way, words in (
            ("leap", self.tr("leaps")),
            ("ride", self.tr("rides")),
            ("hop", self.tr("hops over a man")),
            ("locust", self.tr("captures by hopping")),
            ("lame", self.tr("steps over empty squares")),
            ("circle", self.tr("rides in a circle")),
            ("pawn-step", self.tr("steps as a pawn")),
            ("pawn-capture", self.tr("captures as a pawn")),
        ):
            self.way.addItem(words, way)
        self.way.currentIndexChanged.connect(lambda _: self._offer())
        self._offer()
        self.join = QPushButton(self.tr("Add this part"))
        self.picture = MovePicture(appearance, pictures)
        self.fault = label(kind="complaint", wraps=True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._arrange()
        for line in (self.name, self.letters, self.movement):
            line.textChanged.connect(lambda _: self._judge())
        for box in (self.figure, self.rotation):
            box.currentIndexChanged.connect(lambda _: self._judge())
        self.join.clicked.connect(self._join)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._judge()

    def _arrange(self) -> None:
        parts, figure = QHBoxLayout(), QHBoxLayout()
        parts.addWidget(self.way)
        parts.addWidget(self.where)
        parts.addWidget(self.detail)
        parts.addWidget(self.join)
        figure.addWidget(self.figure, 1)
        figure.addWidget(self.rotation)
        form = QFormLayout()
        form.addRow(self.tr("Name"), self.name)
        form.addRow(self.tr("Letters"), self.letters)
        form.addRow(self.tr("Figure, turned"), figure)
        form.addRow(self.tr("Movement"), self.movement)
        form.addRow("", parts)
        for part, line in (
            (self.tr("Name"), self.name),
            (self.tr("Letters"), self.letters),
            (self.tr("Movement"), self.movement),
            (self.tr("How the part moves"), self.way),
            (self.tr("Where to"), self.where),
            (self.tr("What is special"), self.detail),
        ):
            line.setAccessibleName(part)
        above = row((form, 1), self.picture)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(self.fault)
        column.addWidget(self.buttons)
        self.fault.setMinimumHeight(2 * self.fontMetrics().height())  # nothing jumps

    def _offer(self) -> None:
        """Offer where the chosen way leads, and what may be said of it."""
        way = str(self.way.currentData())
        self.where.clear()
        self.where.setEditable(way in ("leap", "ride", "hop", "locust"))
        self.where.addItems(places_for(way))
        self.detail.clear()
        self.detail.addItem(self.tr("nothing special"), "")
        for word in details_for(way):
            self.detail.addItem(word, word)

    def _join(self) -> None:
        """Add the part that is chosen to the movement."""
        detail = str(self.detail.currentData())
        part = f"{self.way.currentData()} {self.where.currentText().strip()} {detail}".strip()
        written = self.movement.text().strip()
        self.movement.setText(f"{written} + {part}" if written else part)

    def _judge(self) -> None:
        """Show the man as he is so far, or what is wrong with him in a sentence."""
        try:
            self.kind = own_kind(
                self.name.text(),
                self.letters.text(),
                str(self.figure.currentData()),
                int(self.rotation.currentData()),
                self.movement.text(),
            )
            self.fault.setText("")
            self.picture.show_kind(self.kind, Colour.WHITE, NO_QUALITIES)
        except ValueError as error:
            self.kind = None
            self.fault.setText(fill("%1.", capital(worded(sentence_of(error)))))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.kind is not None)
