# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study on its page: the tree, what may be done with it, and its text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column, label, row
from composer.gui.panels.flow import FlowLayout
from composer.gui.studies.movetext import MoveText
from composer.gui.words.language import fill, tr
from composer.notation.stored import sign_of
from composer.studies.codes import Code, codes_of
from composer.studies.tree import DIAGRAM, StudyTree, TreeMove, Way

SIGNS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 18, 22)
"""The signs that a move may be given, by their numbers in PGN."""

_TOOLS: Final = 7  # buttons above the tree


def code_words(code: Code) -> str:
    """Return what a code of databases says of a move."""
    return {
        Code.MAIN: tr("Belongs to the main play"),
        Code.EXAMPLE: tr("From here on only an example"),
        Code.OR: tr("Does the same (or)"),
        Code.MINOR: tr("Minor dual"),
        Code.COOK: tr("Cook"),
    }[code]


class _WholeText(QPlainTextEdit):
    """The text of the solution while it is typed."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.left.emit()
            return
        super().keyPressEvent(event)


class SolutionPane(QWidget):
    """Shows the tree; what is wanted of it is told, and done by who listens.

    Signals:
        chosen: a place is to be shown on the board.
        typed: moves are to be added at the place that is shown; carries their text.
        rewritten: the whole solution is to be another; carries its text.
        playing: whether moves of the board are to go into the tree.
        promoted, demoted, removed: what is to become of the line through the place shown.
        signed: a sign is to be put or taken away; carries its number in PGN.
        coded: a code is to be put or taken away; carries it.
        remarked: the remark of the move is to be another; carries it.
        copied: the solution is wanted on the clipboard, as PGN.
        left: Escape was hit.
    """

    chosen = Signal(object)
    typed = Signal(str)
    rewritten = Signal(str)
    playing = Signal(bool)
    promoted = Signal()
    demoted = Signal()
    removed = Signal()
    signed = Signal(int)
    coded = Signal(object)
    remarked = Signal(str)
    copied = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree: StudyTree | None = None
        self._text = ""
        self.view = MoveText(appearance)
        self.view.setAccessibleName(tr("Solution"))
        self.whole = _WholeText()
        self.whole.setAccessibleName(tr("Text of the solution"))
        self.play = button(
            tr("Play"), on_off=True, hint=tr("Moves on the board go into the solution")
        )
        self.play.toggled.connect(self.playing)
        self.up = button("↑", self.promoted, hint=tr("Put this line before the other"))
        self.up.setAccessibleName(tr("Promote"))
        self.down = button("↓", self.demoted, hint=tr("Put this line behind the next"))
        self.down.setAccessibleName(tr("Demote"))
        self.delete = button(
            tr("Take out"), self.removed, hint=tr("Take out this move and all that follows")
        )
        self.signs = self._menu_button(tr("Sign"))
        self.more = self._menu_button(tr("More"))
        self.text = button(tr("Text"), on_off=True, hint=tr("Type or paste the whole solution"))
        self.text.toggled.connect(self._edit)
        self.take_over = button(tr("Take over"), self._rewrite)
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("Moves to be added"))
        self.line.setPlaceholderText(tr("Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)"))
        self.line.returnPressed.connect(self._type)
        self.remark = QLineEdit()
        self.remark.setAccessibleName(tr("Remark on this move"))
        self.remark.setPlaceholderText(tr("Remark on this move"))
        self.remark.editingFinished.connect(self._note)
        self.faults = label(kind="complaint", wraps=True, plain=True)
        self.faults.hide()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.whole)
        self.view.chosen.connect(self.chosen)
        self.view.removed.connect(self.removed)
        self.view.left.connect(self.left)
        self.view.pasted.connect(lambda: self.typed.emit(QGuiApplication.clipboard().text()))
        self.whole.left.connect(lambda: self.text.setChecked(False))
        self._fill_menus()
        tools = FlowLayout(2)
        for each in (*self.stops()[:_TOOLS], self.take_over):
            tools.addWidget(each)
        column(
            tools, (self._pages, 1), self.faults, row((self.line, 3), (self.remark, 2)),
            on=self, spacing=4,
        )  # fmt: skip
        self.take_over.hide()

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        tools = (self.play, self.up, self.down, self.delete, self.signs, self.more, self.text)
        return (*tools, self.take_over, self.view, self.whole, self.line, self.remark)

    def show_tree(self, tree: StudyTree, shown: Way, text: str) -> None:
        """Show a solution, and which of its moves is on the board.

        Args:
            tree: the solution.
            shown: the place on the board.
            text: the solution as it may be edited.
        """
        self._tree, self._text = tree, text
        self.view.show_tree(tree, shown)
        self._show_place(shown)
        if not self.text.isChecked():
            self.whole.setPlainText(text)

    def show_place(self, way: Way) -> None:
        """Mark the move that the board shows."""
        self.view.show_place(way)
        self._show_place(way)

    def show_faults(self, words: str) -> None:
        """Say what could not be read; nothing where all could."""
        self.faults.setText(words)
        self.faults.setVisible(bool(words))

    def end_text(self) -> None:
        """Show the tree again: the text was taken over."""
        self.text.setChecked(False)

    def told(self) -> TreeMove | None:
        """Return the move that is marked."""
        return None if self._tree is None else self._tree.told_at(self.view.shown)

    def _show_place(self, way: Way) -> None:
        told = self.told()
        for each in (self.up, self.down, self.delete, self.signs, self.remark):
            each.setEnabled(told is not None)
        remarks = () if told is None else told.remarks
        self.remark.setText(" ".join(remarks))
        self.remark.setModified(False)
        self.remark.setCursorPosition(0)

    def _menu_button(self, words: str) -> QToolButton:
        made = button(words)
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(made)
        menu.aboutToShow.connect(self._tick)
        made.setMenu(menu)
        return made

    def _fill_menus(self) -> None:
        signs, more = self.signs.menu(), self.more.menu()
        for glyph in SIGNS:
            action = signs.addAction(_sign_words(glyph))
            action.setCheckable(True)
            action.setData(glyph)
            action.triggered.connect(lambda _=False, chosen=glyph: self.signed.emit(chosen))
        self.diagram = more.addAction(tr("Diagram after this move"))
        self.diagram.setCheckable(True)
        self.diagram.triggered.connect(lambda: self.signed.emit(DIAGRAM))
        more.addSeparator()
        for code in Code:
            action = more.addAction(f"{code.text}  {code_words(code)}")
            action.setCheckable(True)
            action.setData(code)
            action.triggered.connect(lambda _=False, chosen=code: self.coded.emit(chosen))
        more.addSeparator()
        more.addAction(tr("Copy as PGN")).triggered.connect(self.copied)

    def _tick(self) -> None:
        """Tick in the menus what the move has."""
        told = self.told()
        glyphs = () if told is None else told.glyphs
        codes = frozenset() if told is None else codes_of(told)
        for action in self.signs.menu().actions():
            action.setChecked(action.data() in glyphs)
        self.diagram.setChecked(told is not None and told.shows_diagram)
        self.diagram.setEnabled(told is not None)
        for action in self.more.menu().actions():
            if isinstance(action.data(), Code):
                action.setChecked(action.data() in codes)
                action.setEnabled(told is not None)

    def _type(self) -> None:
        if self.line.text().strip():
            self.typed.emit(self.line.text())

    def _note(self) -> None:
        if self.remark.isModified():
            self.remark.setModified(False)
            self.remarked.emit(self.remark.text().strip())

    def _edit(self, on: bool) -> None:
        if on:
            self.whole.setPlainText(self._text)
        self._pages.setCurrentIndex(1 if on else 0)
        self.take_over.setVisible(on)
        (self.whole if on else self.view).setFocus()

    def _rewrite(self) -> None:
        self.rewritten.emit(self.whole.toPlainText())


def _sign_words(glyph: int) -> str:
    words = {
        7: tr("the only move"),
        10: tr("draw"),
        18: tr("White wins"),
        22: tr("zugzwang"),
    }.get(glyph)
    return sign_of(glyph) if words is None else fill(tr("%1   %2"), sign_of(glyph), words)
