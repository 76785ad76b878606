# SPDX-License-Identifier: GPL-3.0-or-later
"""A small field at the board's cursor, opened by a full stop, for men by their letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from composer.gui.board.keys import is_plain
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column, label
from composer.gui.men.ownmen import OwnMen
from composer.gui.words.sentences import worded
from composer.notation.typedmen import typed_man
from composer.said.sentence import sentence_of

_WIDE = 170  # logical pixels


class ManField(QFrame):
    """Takes `G`, `g`, `=G`, `G*` or a name, and puts that man on the cursor's square."""

    def __init__(self, board: BoardView, appearance: Appearance, own: OwnMen | None = None) -> None:
        super().__init__(board)
        self._own = own
        self._board, self._appearance = board, appearance
        self.setObjectName("bubblefield")
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.line = QLineEdit()
        self.line.setMaxLength(40)
        self.line.setPlaceholderText(self.tr("G, g, =G, G* or a name"))
        self.line.setAccessibleName(self.tr("Man to put at the cursor"))
        self.fault = label(kind="complaint", wraps=True, plain=True)
        self.fault.hide()
        column(self.line, self.fault, on=self, margins=(4, 4, 4, 4), spacing=2)
        self.setFixedWidth(_WIDE)
        self.line.returnPressed.connect(self._put)
        self.line.textEdited.connect(lambda _: self._say(""))
        self.line.installEventFilter(self)
        board.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the field, empty, beside the cursor's square."""
        board = self._board
        geometry = board.drawing.geometry
        x, y = geometry.corner(board.input.cursor)
        self.line.clear()
        self._say("")
        self.adjustSize()
        left = min(int(x), board.width() - self.width())
        below = int(y + geometry.square)
        top = below if below + self.height() <= board.height() else int(y) - self.height()
        self.move(max(0, left), max(0, top))
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open on a full stop at the board; close on Escape, or when something else is used."""
        if watched is self.line and event.type() == QEvent.Type.FocusOut:
            self.hide()
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if watched is self.line:
            escapes = event.key() == Qt.Key.Key_Escape
            if escapes and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()  # no shortcut of the window: it closes the field alone
                return True
            if escapes and event.type() == QEvent.Type.KeyPress:
                self._close()
                return True
            return super().eventFilter(watched, event)
        is_stop = event.type() == QEvent.Type.KeyPress and event.text() == "." and is_plain(event)
        if is_stop and self._board.input.editable:
            self.open()
            return True
        return super().eventFilter(watched, event)

    def _put(self) -> None:
        try:
            own = () if self._own is None else self._own.defined()
            man = typed_man(self.line.text(), self._appearance.letters, own)
        except ValueError as error:
            self._say(worded(sentence_of(error)))
            return
        self._close()
        self._board.input.put(man)

    def _close(self) -> None:
        self.hide()
        self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.adjustSize()
