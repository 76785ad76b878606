# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye beside the studio: the line below the verdict, its window, and who asks it."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from composer.gui.beside.consulting import Consulted, Consulting
from composer.gui.beside.window import PopeyeWindow, state_words
from composer.gui.documents.twins import Twinning
from composer.gui.look.widgets import link
from composer.gui.threads.analyst import Analyst, Answer
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
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
        self.stop = link(tr("Stop"), self.stop_requested)
        self.details = link(tr("Details …"), self.details_requested)
        self.settings = link(tr("Say where Popeye is …"), self.settings_requested)
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


class Popeye:
    """Popeye beside the analysis: asked by itself or on demand about what is on the board."""

    def __init__(
        self,
        twinning: Twinning,
        analyst: Analyst,
        preferring: Preferring,
        prompts: Prompts,
        window: QWidget,
    ) -> None:
        self.consulting = Consulting(twinning, analyst, preferring, window)
        self.strip = PopeyeStrip()
        self.window = PopeyeWindow(self.consulting, preferring, prompts, window)
        self.consulting.changed.connect(self.strip.show_state)
        self.strip.stop_requested.connect(self.consulting.stop)
        self.strip.details_requested.connect(self.window.show_answer)
        self.strip.settings_requested.connect(self.window.show_settings)
        preferring.changed.connect(self._prefer)

    def install(
        self,
        analyst: Analyst,
        actions: ActionSet,
        show: Callable[[Answer], None],
    ) -> None:
        """Follow the analyst, and be reached from the menus.

        Args:
            analyst: whose answers are completed or checked.
            actions: those of the window.
            show: shows an answer of Popeye.
        """
        analyst.answered.connect(self.consulting.note_answer)
        analyst.asked.connect(self.consulting.stop_silently)
        self.consulting.answered.connect(show)
        actions.on_trigger(
            {"check-popeye": self.consulting.check, "popeye": self.window.show_settings}
        )

    def close(self) -> None:
        """End the process and the thread."""
        self.consulting.close()

    def _prefer(self, changed: Set[str]) -> None:
        if "popeye" in changed:
            self.consulting.ask_again()
