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
    QWidget,
)

from composer.gui.history.line import PastLine
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column, icon_button, label
from composer.gui.panels.linestrip import step_link
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

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("unplay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance = appearance
        self._line: PastLine | None = None
        self._title = label(kind="panelTitle")
        self._hint = label(tr("The problem itself stays as it is."), "muted")
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text.linkActivated.connect(lambda link: self.step_requested.emit(int(link)))
        size = (26, 24)
        self.further = icon_button(
            appearance,
            "chevron-left",
            tr("One move further back (Left)"),
            self.further_requested,
            size,
        )
        self.nearer = icon_button(
            appearance, "chevron-right", tr("Play it again (Right)"), self.nearer_requested, size
        )
        self.start = icon_button(
            appearance,
            "reset",
            tr("The diagram (Home)"),
            lambda: self.step_requested.emit(0),
            size,
        )
        self.copy = icon_button(appearance, "copy", tr("Copy the line"), self.copy_requested, size)
        self.keep = icon_button(
            appearance, "more", tr("Keep the line, or open this position"), size=size
        )
        self.keep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.keep.setMenu(self._keeping())
        self.leave = button(
            tr("Back to the problem"),
            self.leave_requested,
            kind="rights",
            hint=tr("Show the problem again (Escape)"),
        )
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        appearance.colours_changed.connect(self._word)
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
        column(above, below, on=self, margins=(12, 2, 8, 2))

    def _keeping(self) -> QMenu:
        menu = QMenu(self)
        for words, signal in (
            (tr("Add the line to the comments"), self.comment_requested),
            (tr("Add the line to the printed solution"), self.solution_requested),
            (tr("Open this position in a tab"), self.tab_requested),
        ):
            menu.addAction(words).triggered.connect(signal)
        return menu

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
        return step_link(step, text, colour, step == shown)
