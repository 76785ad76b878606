# SPDX-License-Identifier: GPL-3.0-or-later
"""The tabs a), b), c) below the verdict: each twin with its change in words and its verdict.

In duplex the forms with the other side to move follow behind them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QTabBar, QWidget

from composer.gui.documents.twins import Twinning, fault_words
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, draw_icon, row
from composer.gui.panels.verdict import verdict_colours, verdict_icon, verdict_word
from composer.gui.words.language import fill
from composer.problem.differences import shift_by
from composer.problem.forms import has_forms
from composer.problem.squares import Symmetry
from composer.problem.twinned import is_zero_position
from composer.problem.twins import PolishType, Turned, Unread
from composer.problem.twintext import parse_twin, twin_text
from composer.solver.solution import Verdict

_LONGEST = 1000  # characters of a change as it is written


class ChangeField(QLineEdit):
    """Takes a twin's change as a command, such as `Move c3 d4 Remove e5`.

    Signals:
        written: a change that is understood was entered; carries the text.
        left: the field is done with, whatever was in it.
    """

    written = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(self.tr("Change of the twin"))
        self.setPlaceholderText(
            self.tr("Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …")
        )
        self.textEdited.connect(self._look)
        self.returnPressed.connect(self._enter)

    def show_text(self, text: str) -> None:
        """Begin with a change as it stands."""
        self._shown = text
        self.setText(text)
        self._mark("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the field and changes nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _look(self, text: str) -> bool:
        """Say what is not understood; return whether all is."""
        unread = [change for change in parse_twin("b", text).changes if isinstance(change, Unread)]
        words = self.tr("Not understood: %1")
        self._mark(fill(words, unread[0].text) if unread else "")
        return not unread

    def _enter(self) -> None:
        if self.text() == self._shown or self._look(self.text()):
            text = self.text()
            self.left.emit()
            if text != self._shown:
                self.written.emit(text)

    def _mark(self, complaint: str) -> None:
        self.setToolTip(complaint)
        self.setProperty("wrong", bool(complaint))
        self.style().unpolish(self)
        self.style().polish(self)


_NAMED = 6  # twins of one verdict that the headline names
_AROUND = 56  # pixels of a tab beside its words: icon, paddings


class TwinTabs(QWidget):
    """Shows a tab for the diagram and each twin; hidden while there is only the diagram.

    Signals:
        add_requested: the user wants another twin.
        duplex_chosen: whether the other side is to begin as well.
        stipulation_requested: the user wants to write the stipulation of the twin shown.
        closed: the keyboard may go back to the board.
    """

    add_requested = Signal()
    duplex_chosen = Signal(bool)
    stipulation_requested = Signal()
    closed = Signal()

    def __init__(self, twinning: Twinning, solving: TwinSolving, appearance: Appearance) -> None:
        super().__init__()
        self._twinning, self._solving = twinning, solving
        self._appearance = appearance
        self._writes = 0
        self.tabs = QTabBar()
        self.tabs.setObjectName("twins")
        self.tabs.setAccessibleName(self.tr("Twins"))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tabs.customContextMenuRequested.connect(self._open_menu_at)
        self.tabs.currentChanged.connect(self._choose)
        self.tabs.tabBarDoubleClicked.connect(self.write)
        self.field = ChangeField()
        self.field.setVisible(False)
        self.field.written.connect(lambda text: self._twinning.set_text(self._writes, text))
        self.field.left.connect(self._close_field)
        self.more = button(
            act=self._open_menu, hint=self.tr("Change this twin"), size=(28, 28), flat=True
        )
        self.plus = button(
            act=self.add_requested, hint=self.tr("Add a twin"), size=(28, 28), flat=True
        )
        draw_icon(self.more, appearance, "more", 16)
        draw_icon(self.plus, appearance, "plus", 16)
        row(
            (self.tabs, 1),
            (self.field, 1),
            self.plus,
            self.more,
            on=self,
            margins=(8, 4, 8, 2),
            spacing=2,
        )
        self.setVisible(False)
        twinning.problem_changed.connect(lambda _: self.refresh())
        solving.verdicts_changed.connect(self._show_verdicts)
        appearance.colours_changed.connect(self._show_verdicts)
        appearance.writing_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the twins as they are now."""
        count = self._twinning.count if has_forms(self._twinning.whole) else 0
        self.tabs.blockSignals(True)
        while self.tabs.count() > count:
            self.tabs.removeTab(self.tabs.count() - 1)
        while self.tabs.count() < count:
            self.tabs.addTab("")
        self.tabs.setCurrentIndex(self._twinning.index)
        self.tabs.blockSignals(False)
        self._word_tabs()
        self._close_field()
        self._show_verdicts()
        self.setVisible(bool(count))

    def write(self, index: int) -> None:
        """Let the user write the change of a twin."""
        if not 1 <= index <= len(self._twinning.whole.twins):
            return
        self._twinning.show(index)
        self._writes = index
        self.field.show_text(twin_text(self._twinning.whole.twins[index - 1]))
        self.tabs.setVisible(False)
        self.field.setVisible(True)
        self.field.setFocus()
        self.field.selectAll()

    def menu(self, index: int) -> QMenu:
        """Return the menu of a tab."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        twins = self._twinning.whole.twins
        if index > len(twins):
            menu.addAction(self.tr("No duplex"), lambda: self.duplex_chosen.emit(False))
        elif index < 1:
            self._fill_diagram_menu(menu)
        else:
            self._fill_change_menu(menu, index)
            self._fill_row_menu(menu, index)
        return menu

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of one row of tabs."""
        return QSize(300, self.tabs.sizeHint().height() + 6)

    def minimumSizeHint(self) -> QSize:
        """Return the least size: the tabs can be scrolled."""
        return QSize(160, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Word the tabs as there is room."""
        super().resizeEvent(event)
        self._word_tabs()

    def changeEvent(self, event: QEvent) -> None:
        """Word the tabs again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def _word_tabs(self) -> None:
        """Write the words of all twins, or of the one shown only where there is no room."""
        words = [self._twinning.words(index) for index in range(self.tabs.count())]
        measure = self.tabs.fontMetrics().horizontalAdvance
        scarce = sum(measure(word) + _AROUND for word in words) > self.tabs.width()
        for index, word in enumerate(words):
            letter, bracket, _ = word.partition(")")
            short = scarce and index != self._twinning.index
            text = letter + bracket if short and index <= len(self._twinning.whole.twins) else word
            self.tabs.setTabText(index, text.replace("&", "&&"))

    def _fill_diagram_menu(self, menu: QMenu) -> None:
        zero = menu.addAction(self.tr("Zeroposition: only the twins are solved"))
        zero.setCheckable(True)
        zero.setChecked(is_zero_position(self._twinning.whole))
        zero.setEnabled(bool(self._twinning.whole.twins))
        zero.triggered.connect(self._twinning.set_zero_position)
        menu.addAction(self.tr("Add a twin"), self.add_requested.emit)

    def _fill_change_menu(self, menu: QMenu, index: int) -> None:
        twinning, twins = self._twinning, self._twinning.whole.twins
        before = twins[index - 2].letter if index > 1 else "a"
        if index > 1:
            on = menu.addAction(fill(self.tr("Continued: starts from %1)"), before))
            on.setCheckable(True)
            on.setChecked(twins[index - 1].continued)
            on.triggered.connect(lambda checked: twinning.set_continued(index, checked))
        menu.addAction(self.tr("Write the change …"), lambda: self.write(index))
        menu.addAction(self.tr("Other stipulation …"), lambda: self._ask_stipulation(index))
        menu.addSeparator()
        for title, turns in self._turns():
            part = menu.addMenu(title)
            for words, turn in turns:
                part.addAction(words, partial(twinning.append_change, index, Turned(turn)))
        part = menu.addMenu(self.tr("Shift"))
        for words, files, ranks in (
            (self.tr("Left"), -1, 0),
            (self.tr("Right"), 1, 0),
            (self.tr("Up"), 0, 1),
            (self.tr("Down"), 0, -1),
        ):
            part.addAction(words, partial(twinning.append_change, index, shift_by(files, ranks)))
        menu.addAction(
            self.tr("Exchange the colours (Polish type)"),
            lambda: twinning.append_change(index, PolishType()),
        )
        clear = menu.addAction(self.tr("No change"), lambda: twinning.clear_changes(index))
        clear.setEnabled(bool(twins[index - 1].changes))

    def _fill_row_menu(self, menu: QMenu, index: int) -> None:
        twinning, twins = self._twinning, self._twinning.whole.twins
        menu.addSeparator()
        earlier = menu.addAction(self.tr("Earlier"), lambda: twinning.move_twin(index, -1))
        earlier.setEnabled(index > 1)
        later = menu.addAction(self.tr("Later"), lambda: twinning.move_twin(index, 1))
        later.setEnabled(index < len(twins))
        words = fill(self.tr("Delete twin %1)"), twins[index - 1].letter)
        menu.addAction(words, lambda: twinning.delete(index))

    def _turns(self) -> list[tuple[str, list[tuple[str, Symmetry]]]]:
        return [
            (
                self.tr("Rotate"),
                [
                    (self.tr("90° anticlockwise"), Symmetry.ROTATE_90),
                    ("180°", Symmetry.ROTATE_180),
                    (self.tr("90° clockwise"), Symmetry.ROTATE_270),
                ],
            ),
            (
                self.tr("Mirror"),
                [
                    ("a1 ↔ h1", Symmetry.MIRROR_FILES),
                    ("a1 ↔ a8", Symmetry.MIRROR_RANKS),
                    ("a1 ↔ h8", Symmetry.MIRROR_SHORT),
                    ("a8 ↔ h1", Symmetry.MIRROR_LONG),
                ],
            ),
        ]

    def _ask_stipulation(self, index: int) -> None:
        self._twinning.show(index)
        self.stipulation_requested.emit()

    def _open_menu_at(self, place: QPoint) -> None:
        index = self.tabs.tabAt(place)
        index = self._twinning.index if index < 0 else index
        self.menu(index).popup(self.tabs.mapToGlobal(place))

    def _open_menu(self) -> None:
        below = QPoint(0, self.more.height())
        self.menu(self._twinning.index).popup(self.more.mapToGlobal(below))

    def _choose(self, index: int) -> None:
        if index >= 0:
            self._twinning.show(index)

    def _close_field(self) -> None:
        had = self.field.hasFocus()
        self.field.setVisible(False)
        self.tabs.setVisible(True)
        if had:
            self.closed.emit()

    def _show_verdicts(self) -> None:
        for index in range(self.tabs.count()):
            verdict = self._solving.verdict(index)
            words = self._twinning.words(index)
            if index == self._twinning.index and self._twinning.fault is not None:
                words = f"{words}: {fault_words(self._twinning.fault)}"
            if verdict is None:
                self.tabs.setTabIcon(index, QIcon())
            else:
                ink, _ = verdict_colours(self._appearance.tokens, verdict)
                self.tabs.setTabIcon(index, self._appearance.icons.icon(verdict_icon(verdict), ink))
                words = f"{words}: {verdict_word(verdict)}"
            self.tabs.setTabToolTip(index, words)
            self.tabs.setAccessibleTabName(index, words)


def others_words(others: Iterable[tuple[str, Verdict]]) -> str:
    """Return the verdicts of what is not on the board: `b), c): Sound; Duplex: Cooked`."""
    named: dict[Verdict, list[str]] = {}
    for head, verdict in others:
        named.setdefault(verdict, []).append(head)
    return "; ".join(
        f"{_heads(heads)}: {verdict_word(verdict)}" for verdict, heads in named.items()
    )


def _heads(heads: list[str]) -> str:
    return ", ".join(heads) if len(heads) <= _NAMED else f"{heads[0]} … {heads[-1]}"
