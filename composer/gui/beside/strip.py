# SPDX-License-Identifier: GPL-3.0-or-later
"""The line below the verdict that says what Popeye does, and leads to its window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from composer.gui.beside.consulting import Consulted
from composer.gui.beside.words import state_words
from composer.gui.look.links import link
from composer.gui.words.language import tr


class PopeyeStrip(QFrame):
    """A sentence with what can be done about it; hidden where Popeye is not asked.

    Signals:
        stop_requested: the process at work is to end.
        details_requested: the window is to show what it said.
        settings_requested: the window is to show where Popeye is.
    """

    stop_requested = Signal()
    details_requested = Signal()
    settings_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("popeyeStrip")
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.words.setMinimumWidth(40)
        self.stop = link(tr("Stop"), self.stop_requested.emit)
        self.details = link(tr("Details …"), self.details_requested.emit)
        self.settings = link(tr("Say where Popeye is …"), self.settings_requested.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(10)
        row.addWidget(self.words, 1)
        for button in (self.stop, self.details, self.settings):
            row.addWidget(button)
        self.show_state(None)

    def show_state(self, state: Consulted | None) -> None:
        """Show what is known of a request; nothing where there is none."""
        if state is None:
            self.hide()
            return
        self.words.setText(state_words(state))
        self.setAccessibleName(self.words.text())
        self.stop.setVisible(state.running)
        self.settings.setVisible(state.is_missing)
        self.details.setVisible(state.asked is not None)
        self.show()
