# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a study: what the diagram is worth, the line, and what is known of each move."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from composer.analysis.studyends import study_ends
from composer.gui.board.overlays import Arrow, Overlay, Role
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import TickBox
from composer.gui.look.widgets import MANUAL, button, column, label
from composer.gui.panels.flow import FlowLayout
from composer.gui.studies.solution import SolutionPane
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.moves import move_text
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.studies.audit import Audit, AuditedMove
from composer.studies.codes import codes_in_words
from composer.studies.marks import Alternative, Dual, Mark
from composer.studies.tree import StudyTree, Way
from composer.studies.values import Value
from composer.studies.verdict import is_sound, sentences_of


def mark_words(mark: Mark) -> str:
    """Return what a mark means."""
    return {
        Mark.TABLE: tr("T: proved by tables"),
        Mark.KERNEL: tr("K: the board shows it"),
        Mark.POSITION: tr("P: proved by tables made of the line's positions"),
        Mark.WASTE: tr("W: proved to come back to the line only"),
        Mark.ENGINE: tr("E: what an engine sees, no proof"),
        Mark.OPEN: tr("O: open"),
    }[mark]


def dual_words(dual: Dual) -> str:
    """Return a class of duals in words."""
    return {
        Dual.SECOND: tr("second solution"),
        Dual.INSIDE: tr("dual"),
        Dual.PROMOTION: tr("another promotion"),
        Dual.END: tr("end dual"),
        Dual.SIDELINE: tr("sideline dual"),
        Dual.WASTE: tr("waste of time"),
        Dual.UNCLASSED: tr("meets the claim too"),
        Dual.UNPLACED: tr("dual, inside or at the end"),
    }[dual]


def value_sign(value: Value) -> str:
    """Return a value as short as it can be said: `+ 26`, `=`, `− 13`; the moves are to mate."""
    sign = {Colour.WHITE: "+", None: "=", Colour.BLACK: "−"}[value.winner]
    return sign if value.moves is None else f"{sign} {value.moves or '#'}"


_MOST_ENDS = 3  # that are told; the others are clicked to

_MARKS, _MOVE, _WAY, _DUAL = (Qt.ItemDataRole.UserRole + n for n in range(4))


def _minor_of(found: AuditedMove | Alternative) -> bool | None:
    """Return whether a dual is called minor; None of what is no dual."""
    if not isinstance(found, Alternative) or found.dual in (None, Dual.WASTE):
        return None
    return found.is_minor


class MoveTree(QTreeWidget):
    """White's moves, and below each all others.

    Signals:
        left: Escape was hit.
    """

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)


class StudyPanel(QWidget):
    """Shows an audit while it comes; what it shows belongs to the problem on the board.

    Signals:
        audit_requested: the solution is to be audited.
        stop_requested: the audit is to end.
        pointed: what the board is to show of a move: the place where it is played, and a tuple of
            overlays; None and nothing where no move is chosen.
        minor_wanted: whether a dual is to be called minor; carries its place, the move, and that.
        left: Escape was hit.
    """

    audit_requested = Signal()
    stop_requested = Signal()
    pointed = Signal(object, object)
    minor_wanted = Signal(object, object, bool)
    left = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("insight")
        self.setProperty(MANUAL, "studies")
        self._appearance = appearance
        self._audit: Audit | None = None
        self._items: dict[Way, QTreeWidgetItem] = {}
        self._marks: dict[Way, Mark] = {}
        self.verdict = label(kind="panelTitle", wraps=True, plain=True)
        self.remarks = label(wraps=True, plain=True)
        self.value = label(kind="muted", wraps=True, plain=True)
        self.codes = label(kind="muted", wraps=True, plain=True)
        self.codes.hide()
        self.ends = label(kind="muted", wraps=True, plain=True)
        self.ends.hide()
        self.folders = label(kind="muted", wraps=True, plain=True)
        self.folders.hide()
        self.solution = SolutionPane(appearance)
        self.solution.left.connect(self.left)
        self.engine = TickBox(tr("Ask an engine"))
        self.engine.setToolTip(
            tr("Where nothing is proved. What it sees is marked E and is no proof.")
        )
        self.audit = button(tr("Audit"), self._ask)
        self.stop = button(tr("Stop"), self.stop_requested)
        self.stop.setEnabled(False)
        self.moves = MoveTree()
        self.moves.setAccessibleName(tr("Moves of White with all others"))
        self.moves.setColumnCount(5)
        self.moves.setHeaderLabels([tr("Move"), tr("Mark"), tr("What"), tr("Value"), tr("Answer")])
        self.moves.setUniformRowHeights(True)
        self.moves.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.moves.currentItemChanged.connect(lambda item, _: self._point(item))
        self.moves.left.connect(self.left)
        self.minor = button(
            tr("Minor"), self._call_minor, on_off=True, hint=tr("This dual does no harm")
        )
        self.minor.setEnabled(False)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.solution)
        parts.addWidget(self.moves)
        parts.setSizes([240, 200])
        asking = FlowLayout(2)
        for each in (self.audit, self.stop, self.engine, self.minor):
            asking.addWidget(each)
        column(
            *(self.verdict, self.remarks, self.value, self.folders, self.codes, self.ends),
            *(asking, (parts, 1)),
            on=self,
        )
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(6)
        self.clear()

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        asking = (self.audit, self.stop, self.engine, self.minor)
        return (*asking, *self.solution.stops(), self.moves)

    def clear(self) -> None:
        """Show nothing of a study: another one lies on the board."""
        self.forget_audit()
        self.value.setText("")

    def forget_audit(self) -> None:
        """Show nothing of an audit: another solution is shown."""
        self._audit = None
        self._clear_moves()
        self.verdict.setText(tr("Not audited yet"))
        self.remarks.setText("")
        self.remarks.hide()
        self.set_running(False)

    def set_running(self, running: bool) -> None:
        """Show whether an audit is being made."""
        self.stop.setEnabled(running)
        self.audit.setEnabled(not running)
        if running:
            self.verdict.setText(tr("Being audited …"))
            self.remarks.hide()

    def complain(self, words: str) -> None:
        """Say why there is no audit; what was typed stays."""
        self.set_running(False)
        self.verdict.setText(words)

    def show_values(self, white: Value, black: Value | None) -> None:
        """Show what the diagram is worth, with White to move and with Black."""
        letters = self._appearance.letters
        words = fill(tr("White to move: %1."), worded(white.sentence, letters))
        if black is not None:
            words += " " + fill(tr("Black to move: %1."), worded(black.sentence, letters))
            if white.worth < black.worth:
                words += " " + tr("Mutual zugzwang.")
        self.value.setText(words)

    def show_no_values(self, words: str) -> None:
        """Say why it is not known what the diagram is worth."""
        self.value.setText(words)

    def show_codes(self, codes: str) -> None:
        """Show in words what a database says of the study in codes."""
        letters = self._appearance.letters
        words = ", ".join(worded(each, letters) for each in codes_in_words(codes))
        self.codes.setText(words)
        self.codes.setVisible(bool(words))

    def show_folders(self, words: str) -> None:
        """Show which tables of the user's there are, and what is wrong with them."""
        self.folders.setText(words)
        self.folders.setVisible(bool(words))

    def show_ends(self, tree: StudyTree) -> None:
        """Show which lines of the solution end in mate or stalemate, and how clean that is."""
        letters = self._appearance.letters
        ends = study_ends(tree)
        told = [f"{capital(worded(end.sentence, letters))}." for end in ends[:_MOST_ENDS]]
        if ends[_MOST_ENDS:]:
            told.append("…")
        self.ends.setText(" ".join(told))
        self.ends.setVisible(bool(told))

    def _clear_moves(self) -> None:
        self._items.clear()
        self._marks.clear()
        self.moves.clear()
        self.minor.setEnabled(False)
        self.solution.view.show_marks({})

    def show_move(self, found: AuditedMove) -> None:
        """Show one move of White with all others; again when more is known of it."""
        place = (*found.way, found.move.uci)
        self._marks[place] = found.weakest
        self.solution.view.show_marks(self._marks)
        item = self._items.get(place)
        if item is None:
            item = self._items[place] = QTreeWidgetItem(self.moves)
        expanded = item.isExpanded()
        chosen = self.moves.currentItem()
        was_chosen = chosen is not None and chosen.parent() is item
        uci = chosen.data(0, _MOVE).uci if chosen is not None and was_chosen else ""
        item.takeChildren()
        number = f"{found.printed}."
        self._fill(item, found, number, found.way)
        met = [other for other in found.alternatives if other.dual is not None]
        rest = [other for other in found.alternatives if other.dual is None]
        rest.sort(key=lambda other: (other.mark.is_proof, other.opinion is None))
        for other in (*met, *rest):
            child = QTreeWidgetItem(item)
            self._fill(child, other, number, found.way)
            if other.move.uci == uci:
                self.moves.setCurrentItem(child)
        item.setExpanded(expanded or bool(found.duals))

    def show_audit(self, found: Audit) -> None:
        """Show the verdict."""
        self._audit = found
        self.set_running(False)
        for line in found.sidelines:
            for place, move in enumerate(line.moves):
                self.show_move(move)
                if not place:
                    self._head(move, f"{line.number}...", line.first)
        for move in found.moves:
            self.show_move(move)
        letters = self._appearance.letters
        first, *others = (capital(worded(each, letters)) for each in sentences_of(found))
        sign = {True: "✓ ", False: "✗ ", None: ""}[is_sound(found)]
        self.verdict.setText(f"{sign}{first}.")
        self.remarks.setText("\n".join(f"{each}." for each in others))
        self.remarks.setVisible(bool(others))

    def _head(self, move: AuditedMove, number: str, first: Move) -> None:
        """Say before White's first move in a sideline how that begins."""
        item = self._items[(*move.way, move.move.uci)]
        words = move_text(first, self._appearance.letters)
        item.setText(0, f"{number}{words} {item.text(0)}")

    def _fill(
        self, item: QTreeWidgetItem, found: AuditedMove | Alternative, number: str, way: Way
    ) -> None:
        letters = self._appearance.letters
        item.setText(0, number + move_text(found.move, letters))
        item.setText(1, found.mark.value)
        item.setToolTip(1, mark_words(found.mark))
        if found.value is not None:
            words = worded(found.value.sentence, letters)
            item.setText(3, value_sign(found.value))
            item.setToolTip(3, words)
            item.setData(3, Qt.ItemDataRole.AccessibleTextRole, words)
        elif found.opinion is not None:
            seen = found.opinion
            item.setText(3, fill(tr("%1 at depth %2"), seen.number, str(seen.depth)))
            item.setToolTip(3, f"{seen.engine}, {seen.nodes:,}")
        if found.reply is not None:
            is_try = isinstance(found, Alternative) and found.has_one_refutation
            item.setText(4, move_text(found.reply, letters) + ("!" if is_try else ""))
            item.setToolTip(4, tr("The only answer that refutes it") if is_try else "")
        if isinstance(found, Alternative):
            words = "" if found.dual is None else dual_words(found.dual)
            item.setText(2, fill(tr("%1, minor"), words) if words and found.is_minor else words)
        else:
            count = len(found.duals)
            item.setText(2, tr("only move") if not count and found.weakest.is_proof else "")
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
        marks: list[Overlay] = [Arrow(found.move.origin, found.move.target, Role.WHITE)]
        item.setData(0, _MARKS, tuple(marks))
        item.setData(0, _MOVE, found.move)
        item.setData(0, _WAY, way)
        item.setData(0, _DUAL, _minor_of(found))

    def _point(self, item: QTreeWidgetItem | None) -> None:
        """Show the move on the board, where it is played."""
        minor = None if item is None else item.data(0, _DUAL)
        self.minor.setEnabled(minor is not None)
        self.minor.setChecked(bool(minor))
        if item is None:
            self.pointed.emit(None, ())
        else:
            self.pointed.emit(item.data(0, _WAY), item.data(0, _MARKS))

    def _call_minor(self) -> None:
        item = self.moves.currentItem()
        if item is not None and item.data(0, _DUAL) is not None:
            self.minor_wanted.emit(item.data(0, _WAY), item.data(0, _MOVE), self.minor.isChecked())

    def _ask(self) -> None:
        if self.audit.isEnabled():
            self.audit_requested.emit()
