# SPDX-License-Identifier: GPL-3.0-or-later
"""What every desk of a game is: a problem of a rule book of its own, in a tab of the studio."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from composer.gui.documents.document import Document
from composer.gui.look.appearance import Appearance
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.details import DetailsDialog
from composer.gui.user.actions import Actions
from composer.gui.user.actionset import Act
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import tr
from composer.library.records.values import Finding
from composer.problem.credits import Credits


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
        caption: what is written below the board.

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
        self.notices = shared.notices
        self.caption = CaptionPanel(self)
        self.caption.credits_changed.connect(self._change_credits)
        self.caption.left.connect(lambda: self.board.setFocus())
        self._details: DetailsDialog | None = None  # until it is wanted
        self.words = ("", "")
        """What it said last at the foot: of the cell, and of the work."""
        self._is_shut = False
        self.pointed.connect(lambda words: self._note((words, self.words[1])))
        self.worked.connect(lambda words: self._note((self.words[0], words)))

    @property
    def finding(self) -> Finding | None:
        """What is certain of the problem as it stands, as the library keeps it."""
        return None

    def acts(self) -> Mapping[str, Act]:
        """Return what the studio's actions do here, by name; what it does not name is not there."""
        return {
            "copy": self.copy,
            "paste": lambda: self.pasted.emit(QGuiApplication.clipboard().text().strip()),
            "flip-last": self.document.flip_last,
            "notes": self._show_details,
            "game-book": self.read_book,
        }

    def switches(self) -> Mapping[str, bool]:
        """Return which of the actions that stay down are down here."""
        return {}

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""
        self.caption.commit()
        if self._details is not None:
            self._details.panel.commit()

    def copy(self) -> None:
        """Copy the problem as text."""
        from composer.formats.jsonlines import jsonline

        self.commit()
        QGuiApplication.clipboard().setText(jsonline(self.document.problem))
        self.notices.report(tr("The problem was copied as text."), seconds=4)

    def read_book(self) -> None:
        """Ask for the rules to be read in full."""
        game = self.document.problem.game
        self.book_requested.emit("" if game is None else game.book)

    def shut(self) -> None:
        """End what works behind it."""
        if not self._is_shut:
            self._is_shut = True
            self._end_work()
            self.closing.emit()

    def _change_credits(self, credits: Credits) -> None:
        self.document.change(replace(self.document.problem, credits=credits), tr("caption changed"))

    def _show_details(self) -> None:
        """Show all that is said of the problem beside its position and what it asks."""
        if self._details is None:
            self._details = DetailsDialog(self)
            self._details.panel.changed.connect(self.document.change)
            self.document.problem_changed.connect(self._details.panel.show_problem)
        self._details.panel.show_problem(self.document.problem)
        self._details.show()
        self._details.raise_()
        self._details.activateWindow()
        self._details.panel.focus_first()

    def _end_work(self) -> None:
        """End the threads."""

    def _note(self, words: tuple[str, str]) -> None:
        self.words = words

    # Qt's own names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape give the keyboard back to the board, from wherever it is not wanted."""
        if event.key() == Qt.Key.Key_Escape:
            self.board.setFocus()
        else:
            super().keyPressEvent(event)


class UnreadDesk(GameDesk):
    """Stands for a problem of which something is unknown to this program; it stays as it is."""

    def __init__(self, document: Document, shared: Shared, words: str) -> None:
        """Say why it cannot be read, in words."""
        super().__init__(document, shared)
        self.caption.hide()
        self.board = QLabel(words)
        self.board.setWordWrap(True)
        self.board.setTextFormat(Qt.TextFormat.PlainText)
        self.board.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(self.board)

    def acts(self) -> Mapping[str, Act]:
        """Return nothing: it can only be looked at, saved and closed."""
        return {}
