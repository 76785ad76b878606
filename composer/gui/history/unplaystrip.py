# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip that takes the caption's place while moves are taken back: where the user is."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.history.line import PastLine
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import capital, counted, tr

_AROUND = 9  # moves of a long line that are written before and after the one shown


class UnplayStrip(QWidget):
    """Says that moves are taken back and the problem stays; the line, with buttons to step.

    Signals:
        step_requested: so many moves are to be taken back.
        further_requested: one more move is to be taken back.
        nearer_requested: the last move taken back is to be played again.
        leave_requested: the diagram is wanted again.
        copy_requested: the line is to be copied.
        comment_requested: the line is to be kept among the problem's comments.
        solution_requested: the line is to be kept as the problem's printed solution.
        tab_requested: the position on the board is to be opened in a tab of its own.
    """

    step_requested = Signal(int)
    further_requested = Signal()
    nearer_requested = Signal()
    leave_requested = Signal()
    copy_requested = Signal()
    comment_requested = Signal()
    solution_requested = Signal()
    tab_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unplay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance = appearance
        self._line: PastLine | None = None
        self._title = QLabel()
        self._title.setObjectName("panelTitle")
        self._hint = QLabel(tr("The problem itself stays as it is."))
        self._hint.setObjectName("muted")
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text.linkActivated.connect(lambda link: self.step_requested.emit(int(link)))
        self.further = self._button(tr("One move further back (Left)"), self.further_requested)
        self.nearer = self._button(tr("Play it again (Right)"), self.nearer_requested)
        self.start = self._button(tr("The diagram (Home)"), lambda: self.step_requested.emit(0))
        self.copy = self._button(tr("Copy the line"), self.copy_requested)
        self.keep = self._button(tr("Keep the line, or open this position"), None)
        self.keep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.keep.setMenu(self._keeping())
        self.leave = QToolButton()
        self.leave.setText(tr("Back to the problem"))
        self.leave.setToolTip(tr("Show the problem again (Escape)"))
        self.leave.setObjectName("rights")
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.clicked.connect(self.leave_requested)
        self._lay_out()
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        appearance.writing_changed.connect(self._word)

    def show_line(self, line: PastLine, can_undo: bool = False, can_redo: bool = False) -> None:
        """Show a line, the move taken back last marked."""
        self._line = line
        self.nearer.setEnabled(line.step > 0)
        self.start.setEnabled(line.step > 0)
        self.copy.setEnabled(line.step > 0)
        self._word()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def _lay_out(self) -> None:
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
        above.addWidget(self._title)
        above.addSpacing(6)
        above.addWidget(self._hint, 1)
        above.addWidget(self.leave)
        for part in (self.further, self.nearer, self.start):
            below.addWidget(part)
        below.addSpacing(4)
        below.addWidget(self._text, 1)
        below.addWidget(self.copy)
        below.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 8, 2)
        column.setSpacing(0)
        column.addLayout(above)
        column.addLayout(below)

    def _keeping(self) -> QMenu:
        menu = QMenu(self)
        for words, signal in (
            (tr("Add the line to the comments"), self.comment_requested),
            (tr("Add the line to the printed solution"), self.solution_requested),
            (tr("Open this position in a tab"), self.tab_requested),
        ):
            menu.addAction(words).triggered.connect(signal)
        return menu

    def _recolour(self) -> None:
        icons = self._appearance.icons
        for button, name in (
            (self.further, "chevron-left"),
            (self.nearer, "chevron-right"),
            (self.start, "reset"),
            (self.copy, "copy"),
            (self.keep, "more"),
        ):
            button.setIcon(icons.icon(name))
        self._word()

    def _button(self, hint: str, signal: object) -> QToolButton:
        button = QToolButton()
        button.setToolTip(hint)
        button.setAccessibleName(hint)
        button.setAutoRaise(True)
        button.setFixedSize(26, 24)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    def _word(self) -> None:
        line = self._line
        if line is None:
            return
        step = line.step
        words = counted(step, tr("One move taken back"), tr("%1 moves taken back", "", step))
        self._title.setText(capital(words) if step else tr("Taking moves back"))
        texts = line.texts(self._appearance.letters)
        first, end = max(0, step - _AROUND), step + _AROUND
        pieces = ["…"] if first else []
        for place, text in enumerate(texts[first:end], first):
            pieces.append(self._link(place + 1, text, step))
        pieces += ["…"] if len(texts) > end else []
        hint = tr("Drag a man back to where he came from, or choose in the list.")
        muted = self._appearance.tokens.text2
        self._text.setText(" ".join(pieces) or f"<span style='color:{muted}'>{escape(hint)}</span>")
        self.setAccessibleName(f"{self._title.text()} {line.text(self._appearance.letters)}")

    def _link(self, step: int, text: str, shown: int) -> str:
        tokens = self._appearance.tokens
        colour = tokens.accent if step == shown else tokens.text if step < shown else tokens.muted
        weight = 600 if step == shown else 400
        return (
            f"<a href='{step}' style='color:{colour};font-weight:{weight};"
            f"text-decoration:none'>{escape(text)}</a>"
        )
