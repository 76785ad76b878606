# SPDX-License-Identifier: GPL-3.0-or-later
"""The foot of the export window: how it went, how far the work is, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column, row
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, grouped

_PATIENCE = 300  # milliseconds before anybody is told that something is under way


class Footer(QWidget):
    """Two lines: what came of the last action, while there is something to tell; and the buttons.

    Signals:
        stop_requested: what is under way is to end.
        resume_requested: what was stopped is to go on.
        open_requested: the file that was written is to be opened.
    """

    stop_requested = Signal()
    resume_requested = Signal()
    open_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setObjectName("publishFoot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._fault = False
        self._writing = False
        self.told, self.status = QLabel(), QLabel()
        self._told_icon, self._icon = QLabel(), QLabel()
        self.open = _quiet(self.tr("Open"), self.tr("Open what was saved"))
        self.dismiss = _quiet("", self.tr("Close"))
        self.bar = QProgressBar()
        self.stop = QPushButton(self.tr("Stop"))
        self.resume = QPushButton(self.tr("Go on"))
        self.copy = QPushButton(self.tr("Copy page"))
        self.print = QPushButton(self.tr("Print …"))
        self.save = QPushButton()
        self._note = QWidget()
        self._note.setObjectName("publishNote")
        self._note.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._waiting = pause(self, _PATIENCE, self._show_busy)
        self._lay_out()
        self.stop.clicked.connect(self.stop_requested)
        self.resume.clicked.connect(self.resume_requested)
        self.open.clicked.connect(self.open_requested)
        self.dismiss.clicked.connect(lambda: self.report(""))
        self.report("")
        self.show_status("")
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    def _recolour(self) -> None:
        icons = self._appearance.icons
        self.copy.setIcon(icons.icon("copy"))
        self.print.setIcon(icons.icon("print"))
        self.dismiss.setIcon(icons.icon("close"))
        self._dress()

    def report(self, sentence: str, *, fault: bool = False, opens: bool = False) -> None:
        """Say what came of an action; an empty sentence takes the line away.

        Args:
            sentence: what is reported.
            fault: whether it went wrong.
            opens: whether there is a file to open.
        """
        self._fault = fault
        self.told.setText(sentence)
        self.open.setVisible(opens)
        self._note.setVisible(bool(sentence))
        self._dress()
        if sentence:
            announce(self, sentence)

    def show_status(self, sentence: str, *, done: bool = False) -> None:
        """Say what is seen in the preview."""
        self.status.setText(sentence)
        self._icon.setVisible(done)

    def show_busy(self, busy: bool, writing: bool) -> None:
        """Show that something is under way, once it takes a while; or that nothing is."""
        self._writing = writing
        if busy:
            self.bar.setRange(0, 0)
            self._waiting.start()
        else:
            self._waiting.stop()
            self.bar.hide()
            self.stop.hide()
            self.status.show()
            self._icon.setVisible(bool(self.status.text()) and not self.resume.isVisible())

    def show_progress(self, done: int, total: int, writing: bool) -> None:
        """Show how far the work has come."""
        words = self.tr("%1 of %2 written") if writing else self.tr("%1 of %2 solved")
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setFormat(fill(words, grouped(done), grouped(total)))

    def show_stopped(self, on: bool) -> None:
        """Offer to go on with what was stopped."""
        self.resume.setVisible(on)

    def _show_busy(self) -> None:
        self.bar.setFormat(self.tr("Working …"))
        self.bar.setAccessibleName(self.tr("Progress"))
        for part in (self.status, self._icon, self.resume):
            part.hide()
        self.bar.show()
        self.stop.show()

    def _lay_out(self) -> None:
        for words in (self.told, self.status):
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setWordWrap(True)
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.status.setObjectName("muted")
        self.bar.setFixedHeight(18)
        for part in (self.bar, self.stop, self.resume, self._icon):
            part.hide()
        self.save.setDefault(True)
        self.save.setAutoDefault(True)
        for control in (self.stop, self.resume, self.copy, self.print):
            control.setAutoDefault(False)
        row(
            self._told_icon,
            (self.told, 1),
            self.open,
            self.dismiss,
            on=self._note,
            margins=(20, 4, 12, 4),
            spacing=8,
        )
        column(
            self._note,
            row(
                self._icon,
                (self.status, 1),
                (self.bar, 1),
                self.stop,
                self.resume,
                self.copy,
                self.print,
                self.save,
                margins=(20, 10, 16, 10),
                spacing=10,
            ),
            on=self,
        )

    def _dress(self) -> None:
        self._note.setProperty("fault", self._fault)
        for part in (self._note, self.told):
            part.style().unpolish(part)
            part.style().polish(part)
        look, ratio = self._appearance, self.devicePixelRatioF()
        ink = look.tokens.cooked if self._fault else look.tokens.sound
        name = "warning" if self._fault else "check"
        self._told_icon.setPixmap(look.icons.pixmap(name, ink, 16, ratio))
        self._icon.setPixmap(look.icons.pixmap("check", look.tokens.muted, 16, ratio))


def _quiet(words: str, tip: str) -> QToolButton:
    made = button(words, hint=tip, flat=True)
    made.setAccessibleName(words or tip)
    return made
