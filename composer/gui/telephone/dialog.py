# SPDX-License-Identifier: GPL-3.0-or-later
"""The window *On a telephone*: who may open the page, and the code that a camera reads."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.widgets import come_forward
from composer.gui.telephone.serving import Served, Serving
from composer.gui.words.language import fill, in_figures, tr
from composer.web.links import CERTIFICATE, has_kept_link

_HALF = 48  # signs of a fingerprint that stand in a line
Fields = tuple[tuple[bool, ...], ...]


class CodeView(QWidget):
    """A code, black on white in any look, for cameras read nothing else well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: Fields = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 240)  # what a camera reads across a desk
        self.setAccessibleName(tr("Code that opens the page"))

    def show_code(self, fields: Fields) -> None:
        """Show a code; nothing if it has no rows."""
        self._fields = fields
        self.setVisible(bool(fields))
        self.update()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return a size that is read easily."""
        return QSize(280, 280)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fields, each of whole pixels."""
        if not self._fields:
            return
        painter = QPainter(self)
        count = len(self._fields)
        side = max(1, min(self.width(), self.height()) // count)
        left, top = (self.width() - side * count) // 2, (self.height() - side * count) // 2
        painter.fillRect(left, top, side * count, side * count, QColor("white"))
        for row, fields in enumerate(self._fields):
            for column, dark in enumerate(fields):
                if dark:
                    at = left + column * side, top + row * side
                    painter.fillRect(*at, side, side, QColor("black"))
        painter.end()


class TelephoneDialog(QDialog):
    """Begins and stops the page; it may be closed, and the page goes on."""

    def __init__(self, serving: Serving, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("telephone")
        self.setWindowTitle(tr("On a telephone"))
        self._serving = serving
        self.head = _words()
        self.head.setText(
            tr(
                "Compose in a browser, on this machine or on a telephone in the same network: "
                "with this studio's solver and library."
            )
        )
        self.alone = QRadioButton(tr("This machine only"))
        self.network = QRadioButton(tr("The local network, for a telephone or tablet"))
        self.alone.setChecked(True)
        self.encrypted = QCheckBox(tr("Encrypt what is sent (https)"))
        self.keeps = QCheckBox(tr("Keep the link, so that the telephone finds the page again"))
        self.keeps.setChecked(has_kept_link())
        self.warning = _words()
        self.warning.setObjectName("muted")
        self.trust = _words()
        self.trust.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.encrypted.toggled.connect(self._warn)
        self._warn()
        self.code = CodeView()
        self.link = QLineEdit()
        self.link.setReadOnly(True)
        self.link.setAccessibleName(tr("Link"))
        self.copy = QPushButton(tr("Copy the link"))
        self.state = _words()
        self.send = QPushButton(tr("Open this board there"))
        self.begin = QPushButton(tr("Start"))
        self.stop = QPushButton(tr("Stop"))
        self.ready = QPushButton(tr("Close"))
        self.begin.clicked.connect(self._begin)
        self.stop.clicked.connect(serving.stop)
        self.send.clicked.connect(serving.send_board)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.link.text()))
        self.ready.clicked.connect(self.close)
        self._lay_out()
        serving.changed.connect(self.show_served)
        serving.failed.connect(self._show_fault)
        serving.busy_changed.connect(lambda _: self.show_served(serving.served))
        self.show_served(serving.served)

    def come(self) -> None:
        """Show it in front."""
        come_forward(self)

    def show_served(self, served: Served | None) -> None:
        """Show how the page is served."""
        busy = self._serving.is_busy
        self.begin.setVisible(served is None)
        self.begin.setEnabled(not busy)
        self.stop.setVisible(served is not None)
        self.stop.setEnabled(not busy)
        self.send.setVisible(served is not None)
        self.send.setEnabled(served is not None and served.pages > 0)
        for choice in (self.alone, self.network, self.encrypted, self.keeps):
            choice.setEnabled(served is None and not busy)
        self.link.setVisible(served is not None)
        self.copy.setVisible(served is not None)
        is_certified = served is not None and bool(served.fingerprint)
        was_shown = self.code.isVisibleTo(self), self.trust.isVisibleTo(self)
        self.trust.setVisible(is_certified)
        self.trust.setText(trust_words(served) if served is not None and is_certified else "")
        self.code.show_code(() if served is None else served.code)
        if served is None:
            self.link.clear()
            self.state.setText(tr("Starting …") if busy else tr("The page is not served."))
        else:
            self.link.setText(served.link)
            self.link.setCursorPosition(0)
            self.state.setText(f"{where_words(served)} {pages_words(served)}")
        if (self.code.isVisibleTo(self), self.trust.isVisibleTo(self)) != was_shown:
            self._fit()

    def _begin(self) -> None:
        self._serving.begin(
            self.network.isChecked(), self.encrypted.isChecked(), self.keeps.isChecked()
        )

    def _warn(self) -> None:
        """Say what whoever listens in the network learns."""
        self.warning.setText(
            tr("Whoever has the link can search and change your library while the page is served.")
            if self.encrypted.isChecked()
            else tr(
                "Whoever has the link can search and change your library while the page is "
                "served. What is sent is not encrypted: use a network that you trust."
            )
        )

    def _fit(self) -> None:
        """Be as high as all parts want, for the width that the window has."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(self.width(), layout.totalHeightForWidth(self.width()))

    def _show_fault(self, words: str) -> None:
        self.state.setText(words)

    def _lay_out(self) -> None:
        links = QHBoxLayout()
        links.addWidget(self.link, 1)
        links.addWidget(self.copy)
        foot = QHBoxLayout()
        foot.addWidget(self.send)
        foot.addStretch(1)
        for push_button in (self.begin, self.stop, self.ready):
            foot.addWidget(push_button)
        for button in (self.copy, self.send, self.begin, self.stop, self.ready):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        choices = (self.alone, self.network, self.encrypted, self.keeps)
        for part in (self.head, *choices, self.warning):
            column.addWidget(part)
        column.addWidget(self.code, 1)
        column.addLayout(links)
        column.addWidget(self.trust)
        column.addWidget(self.state)
        column.addLayout(foot)
        self.setMinimumWidth(440)


def where_words(served: Served) -> str:
    """Return who can open the page."""
    if served.network:
        return tr("The page is served to the local network: point the camera at the code.")
    return tr("The page is served to this machine: open the link in a browser.")


def trust_words(served: Served) -> str:
    """Return what the browser will warn of, and what helps."""
    return fill(
        tr(
            "The browser will warn: this studio vouches for itself, and nobody else does. Go on if "
            "the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and "
            "to keep the page without a network, install on the telephone once what %2 gives."
        ),
        f"{served.fingerprint[:_HALF]}\n{served.fingerprint[_HALF:]}",
        f"{served.link}{CERTIFICATE}",
    )


def pages_words(served: Served) -> str:
    """Return how many pages are connected."""
    count = served.pages
    if not count:
        return tr("No page is connected.")
    return in_figures(count, tr("One page is connected."), tr("%1 pages are connected.", "", count))


def status_words(served: Served | None) -> str:
    """Return what the line at the foot of the window says while the page is served."""
    if served is None:
        return ""
    where = tr("local network") if served.network else tr("this machine")
    return fill(tr("On a telephone: %1"), where)


def _words() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
