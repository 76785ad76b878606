# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in which a problem of a game is composed: how it begins and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent

from composer.games.task import GameProblem
from composer.gui.board.motion import MOVING, STILL
from composer.gui.games.desk.composing import GameComposing
from composer.gui.games.desk.document import GamePlace
from composer.gui.games.desk.parts import GameParts
from composer.gui.games.desk.showing import GameShowing
from composer.gui.look.appearance import Appearance
from composer.gui.rules.words import book_name
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill


class GameWindow(GameParts):
    """One problem of a game, with a menu bar of its own; several may be open."""

    def __init__(
        self,
        problem: GameProblem,
        appearance: Appearance,
        preferring: Preferring,
        prompts: Prompts,
        place: GamePlace | None = None,
        may_close: Callable[[GameWindow], bool] | None = None,
    ) -> None:
        """Make a window.

        Args:
            problem: what is on its board.
            appearance: how it looks, in common with the studio.
            preferring: what the user prefers.
            prompts: asks the few questions.
            place: where the problem is kept as it is; None if nowhere.
            may_close: asks what is to become of unsaved work.
        """
        super().__init__(problem, appearance, preferring, prompts, place)
        self._may_close = may_close
        self._closed = False
        self.showing = GameShowing(self)
        self.composing = GameComposing(self, self.showing)
        preferring.changed.connect(self._move_as_preferred)
        self._move_as_preferred()
        self.document.state_changed.connect(self._entitle)
        self._entitle()
        self.setMinimumSize(800, 560)
        self.resize(self.sizeHint())
        self.composing.begin()
        self.board.setFocus()

    @property
    def problem(self) -> GameProblem:
        """The problem as it stands, with what is written and not yet passed on."""
        self.commit()
        return self.document.problem

    @property
    def is_closed(self) -> bool:
        """Whether its threads have ended."""
        return self._closed

    def note_saved(self, problem: GameProblem, place: GamePlace) -> None:
        """Take note that the problem, as it stood when it was saved, is kept."""
        self.document.note_saved(problem, place)
        self.composing.say_saved()

    def shut(self) -> None:
        """End the threads."""
        if not self._closed:
            self._closed = True
            self.preferring.changed.disconnect(self._move_as_preferred)
            self.showing.close()
            for each in (self.solving, self.drops, self.around):
                each.close()

    def come(self) -> None:
        """Come to the front."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    # Qt's own names

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, then end the threads."""
        self.commit()
        if not self._closed and self._may_close is not None and not self._may_close(self):
            event.ignore()
            return
        self.shut()
        event.accept()
        self.closing.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Pass on what is written when the user turns to another window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.commit()

    def _entitle(self) -> None:
        problem = self.document.problem
        name = problem.title or self.tr("Untitled problem")
        self.setWindowTitle(f"{name}[*] – {book_name(problem.rules.book)}")
        self.setWindowModified(not self.document.is_clean)
        actions = self.actions_by_name
        for name, words, empty in (
            ("undo", self.document.undo_words, self.tr("Undo")),
            ("redo", self.document.redo_words, self.tr("Redo")),
        ):
            actions[name].setEnabled(bool(words))
            actions[name].setText(fill("%1: %2", empty, words) if words else empty)

    def _move_as_preferred(self, changed: object = None) -> None:
        self.board.set_motion(STILL if self.preferring.still else MOVING)
