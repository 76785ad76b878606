# SPDX-License-Identifier: GPL-3.0-or-later
"""What every desk of a game is: a problem of a rule book of its own, in a tab of the studio."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from composer.gui.documents.document import Document, game_id
from composer.gui.look.appearance import Appearance
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.verdict import AnalysisHead, VerdictLine
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


class DeskPart(QWidget):
    """A part of a desk, which gets the keys that nothing on it wants."""

    def __init__(self, desk: GameDesk) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the desk take a key."""
        if not self._desk.take_key(event):
            super().keyPressEvent(event)


class BoardPart(DeskPart):
    """The part of a desk on which its board lies; it tells how much room the board has there."""

    least = QSize(320, 200)

    def around(self) -> QSize:
        """Return what a desk needs beside and over its board."""
        return QSize(20, 60)

    @property
    def bar_width(self) -> int:
        """The width in which the bar over the board is seen whole."""
        return self.least.width()

    def square_in(self, wide: int, high: int) -> int:
        """Return an eighth of the side that a board has in so much room."""
        around = self.around()
        return max(0, min(wide - around.width(), high - around.height())) // 8

    def wide_for(self, square: int) -> int:
        """Return the width for a board eight times so wide."""
        return 8 * square + self.around().width()

    def high_for(self, square: int) -> int:
        """Return the height for a board eight times so high."""
        return 8 * square + self.around().height()

    # Qt's own names

    def minimumSizeHint(self) -> QSize:
        """Return the least size, in the smallest of windows; what has no room then is cut off."""
        return self.least


class GameDesk(QObject):
    """A desk with one problem; several may be open. Its parts have the places of those of chess.

    Attributes:
        document: what is worked on.
        board: has the keyboard when the desk comes to the front.
        caption: what is written below the board.
        column: has the place of the board.
        head: has the place of the verdict.
        pane: has the place of the analysis.

    Signals:
        pointed: what stands on the cell that is meant, in words.
        worked: who solved it and how much he looked at, in words.
        book_requested: the rules are to be read; carries the id of the book.
        pasted: text of the clipboard is to be opened; carries it.
        found: more is certain of the problem.
    """

    pointed = Signal(str)
    worked = Signal(str)
    book_requested = Signal(str)
    pasted = Signal(str)
    found = Signal()

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
        self.column, self.pane = self.made_column(), DeskPart(self)
        self.pane.setObjectName("analysis")
        self.verdict = VerdictLine(shared.appearance)
        self.head = AnalysisHead(self.verdict, QWidget())
        self.head.left.connect(self.leave)
        self.caption = CaptionPanel(self.column)
        self.caption.credits_changed.connect(self._change_credits)
        self.caption.left.connect(lambda: self.board.setFocus())
        self.words = ("", "")
        """What it said last at the foot: of the cell, and of the work."""
        self._is_shut = False
        self.pointed.connect(lambda words: self._note((words, self.words[1])))
        self.worked.connect(lambda words: self._note((self.words[0], words)))

    def made_column(self) -> BoardPart:
        """Make what has the place of the board; it is laid out later."""
        return BoardPart(self)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What has the places of chess while it is in front."""
        return self.column, self.head, self.pane

    def holds(self, widget: QWidget) -> bool:
        """Tell whether something lies on it."""
        return any(part is widget or part.isAncestorOf(widget) for part in self.parts)

    def take_key(self, event: QKeyEvent) -> bool:
        """Give the keyboard back to the board on Escape; return whether the key was wanted."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.leave()
        return True

    def leave(self) -> None:
        """Give the keyboard back to the board."""
        self.board.setFocus()

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
            "game-book": self.read_book,
        }

    def switches(self) -> Mapping[str, bool]:
        """Return which of the actions that stay down are down here."""
        return {}

    def order_tabs(self) -> None:
        """Say where Tab goes, now that all parts are in the window."""

    def put_out(self) -> None:
        """Take off the board what was pointed at: another problem comes to the front."""

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""
        self.caption.commit()

    def copy(self) -> None:
        """Copy the problem as text."""
        from composer.formats.jsonlines import jsonline

        self.commit()
        QGuiApplication.clipboard().setText(jsonline(self.document.problem))
        self.notices.report(tr("The problem was copied as text."), seconds=4)

    def read_book(self) -> None:
        """Ask for the rules to be read in full."""
        self.book_requested.emit(game_id(self.document.problem))

    def shut(self) -> None:
        """End what works behind it; its parts go in a moment."""
        if not self._is_shut:
            self._is_shut = True
            self._end_work()
            for part in self.parts:
                part.deleteLater()
            self.deleteLater()

    def _change_credits(self, credits: Credits) -> None:
        self.document.change(replace(self.document.problem, credits=credits), tr("caption changed"))

    def _end_work(self) -> None:
        """End the threads."""

    def _note(self, words: tuple[str, str]) -> None:
        self.words = words


class UnreadDesk(GameDesk):
    """Stands for a problem of which something is unknown to this program; it stays as it is."""

    board: QLabel

    def __init__(self, document: Document, shared: Shared, words: str) -> None:
        """Say why it cannot be read, in words."""
        super().__init__(document, shared)
        self.caption.hide()
        self.board = QLabel(words)
        self.board.setWordWrap(True)
        self.board.setTextFormat(Qt.TextFormat.PlainText)
        self.board.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self.column).addWidget(self.board)
        self.verdict.hide()

    def acts(self) -> Mapping[str, Act]:
        """Return nothing: it can only be looked at, saved and closed."""
        return {}
