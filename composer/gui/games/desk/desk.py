# SPDX-License-Identifier: GPL-3.0-or-later
"""What every desk of a game is: a problem of a rule book of its own, in a tab of the studio."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from composer.games.task import GameProblem
from composer.gui.documents.document import Document
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.gui.user.actionset import Act
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.library.records.values import Finding
from composer.problem.problem import Problem
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameAnswer

Shown = tuple[GameProblem | Problem, GameAnswer | TablesAnswer | None]
"""What an export draws: a problem, and what is known of it by now."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What the desks of all games share with the studio around them.

    Attributes:
        appearance: how all of it looks.
        preferring: what the user prefers.
        actions: those of the studio; what they do here the desk says.
        notices: where sentences are shown.
    """

    appearance: Appearance
    preferring: Preferring
    actions: Actions
    notices: NoticeBar


class GameDesk(QWidget):
    """A desk with one problem; several may be open.

    Attributes:
        document: what is worked on.
        board: has the keyboard when the desk comes to the front.

    Signals:
        closing: the desk is closed; it may be forgotten.
        pointed: what stands on the cell that is meant, in words.
        worked: who solved it and how much he looked at, in words.
        book_requested: the rules are to be read; carries the id of the book.
        pasted: text of the clipboard is to be opened; carries it.
    """

    closing = Signal()
    pointed = Signal(str)
    worked = Signal(str)
    book_requested = Signal(str)
    pasted = Signal(str)

    board: QWidget

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make a desk.

        Args:
            document: what is worked on.
            shared: what it shares with the studio.

        Raises:
            GameError: the problem is of another game, or something of it is unknown.
        """
        super().__init__()
        self.document, self.shared = document, shared
        self.words = ("", "")
        """What it said last at the foot: of the cell, and of the work."""
        self._is_shut = False
        self.pointed.connect(lambda words: self._note((words, self.words[1])))
        self.worked.connect(lambda words: self._note((self.words[0], words)))

    @property
    def finding(self) -> Finding | None:
        """What is certain of the problem as it stands, as the library keeps it."""
        return None

    def shown(self) -> Shown | None:
        """Return what an export draws; None where nothing can be drawn."""
        return None

    def acts(self) -> Mapping[str, Act]:
        """Return what the studio's actions do here, by name; what it does not name is not there."""
        return {}

    def switches(self) -> Mapping[str, bool]:
        """Return which of the actions that stay down are down here."""
        return {}

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""

    def shut(self) -> None:
        """End what works behind it."""
        if not self._is_shut:
            self._is_shut = True
            self._end_work()
            self.closing.emit()

    def _end_work(self) -> None:
        """End the threads."""

    def _note(self, words: tuple[str, str]) -> None:
        self.words = words


class UnreadDesk(GameDesk):
    """Stands for a problem of which something is unknown to this program; it stays as it is."""

    def __init__(self, document: Document, shared: Shared, words: str) -> None:
        """Say why it cannot be read, in words."""
        super().__init__(document, shared)
        self.board = QLabel(words)
        self.board.setWordWrap(True)
        self.board.setTextFormat(Qt.TextFormat.PlainText)
        self.board.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(self.board)
