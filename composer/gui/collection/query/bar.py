# SPDX-License-Identifier: GPL-3.0-or-later
"""The field in which the library is asked: tokens for what is understood, text for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from composer.gui.board.speech import announce
from composer.gui.collection.query.chips import TokenChip
from composer.gui.collection.query.pastqueries import PastQueries
from composer.gui.collection.query.tokens import BarState, face_of
from composer.gui.look.appearance import Appearance
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, grouped, in_figures
from composer.library.query.parser import Query, QueryError, parse_query
from composer.library.query.terms import Field, Node, Span
from composer.library.query.writer import node_text

TYPING: Final = 120  # milliseconds between the last letter and the search
_PATIENCE: Final = 900  # milliseconds before a term that is still being typed is called wrong
_HEIGHT: Final = 36
_LEFT: Final = 34  # of the looking-glass
_GAP: Final = 6
_TOKENS_SHARE: Final = 0.7  # of the width that tokens may take


class QueryBar(QLineEdit):
    """Takes a query; searches while one types.

    `text()` is what is not yet understood; `query` is the whole. Backspace at the beginning
    opens the last token as text; Up and Down go through the queries asked before.

    Signals:
        asked: the query is another one now; carries its text.
        wrong: the query cannot be understood; carries the `QueryError`, or None when it can.
        entry_changed: tokens or text are others now.
        completions_wanted: what may follow is wanted; carries the whole query, the cursor, and
            whether all fields are wanted where nothing is typed.
        left_down: the keyboard is to go to what was found.
    """

    asked = Signal(str)
    wrong = Signal(object)
    entry_changed = Signal()
    completions_wanted = Signal(str, int, bool)
    left_down = Signal()

    def __init__(
        self,
        appearance: Appearance,
        past_queries: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Begin; `past_queries` are the queries of earlier sessions, the newest last."""
        super().__init__(parent)
        self._appearance = appearance
        self._nodes: tuple[Node, ...] = ()
        self._chips: list[TokenChip] = []
        self._told = ""  # the query asked last
        self._fault: QueryError | None = None
        self._before = PastQueries()
        self._before.take_over(past_queries)
        self._pending: QueryError | None = None  # to be told if the user stops typing
        self.setObjectName("filter")
        self.setAccessibleName(self.tr("Search of the library"))
        self.setMaxLength(4000)
        self.setMinimumHeight(_HEIGHT)
        self._more = self._small_button("…")
        self._more.clicked.connect(self._open_all)
        self._clear = self._small_button("")
        self._clear.setToolTip(self.tr("Clear the search"))
        self._clear.setAccessibleName(self.tr("Clear the search"))
        self._clear.clicked.connect(self.clear)
        self._hits = QLabel(self)
        self._hits.setObjectName("muted")
        self._typing = pause(self, TYPING, self.report)
        self._doubting = pause(self, _PATIENCE, self._say_wrong)
        self.textEdited.connect(self._edited)
        self.textChanged.connect(lambda _: self._changed())
        self.cursorPositionChanged.connect(lambda *_: self.update())
        self._recolour()
        self._lay_out()
        appearance.colours_changed.connect(self._recolour)
        appearance.writing_changed.connect(self._make_chips)

    # What stands in it.

    @property
    def entry(self) -> BarState:
        """Tokens and text."""
        return BarState(self._nodes, self.text())

    @property
    def query(self) -> str:
        """The query as text."""
        return self.entry.whole.strip()

    @property
    def parsed(self) -> Query | None:
        """The query, if it can be understood."""
        try:
            return self.entry.query
        except QueryError:
            return None

    @property
    def chips(self) -> tuple[TokenChip, ...]:
        """The tokens, from left to right."""
        return tuple(self._chips)

    @property
    def fault(self) -> QueryError | None:
        """What is wrong with the query and has been reported."""
        return self._fault

    def set_query(self, query: str) -> None:
        """Put another query into the field, as tokens where it can be, and ask it at once."""
        self._before.stay()
        self._show(BarState((), query.strip()).understood(len(query)), at_end=True)
        self.report()

    def put_terms(self, field: Field, *terms: Node) -> None:
        """Put terms of a field in the place of those there are; asked after a moment."""
        entry = self.entry.understood(len(self.text()))
        self._show(BarState(Query(entry.tokens).putting(field, *terms).parts, entry.text))

    def put_words(self, words: str) -> None:
        """Put other words in the place of what is still text; asked after a moment."""
        entry = self.entry.understood(len(self.text()))
        self._show(BarState(entry.tokens, words))

    def add_part(self, query: Query) -> None:
        """Ask for the parts of another query besides."""
        entry = self.entry.understood(len(self.text()))
        self._show(BarState(Query(entry.tokens).including(*query.parts).parts, entry.text))
        self.report()

    def replace(self, start: int, length: int, text: str) -> None:
        """Put a text in the place of a part of `entry.whole`, as a list of offers does.

        A whole term becomes a token; after a field without a value one goes on typing.
        """
        shift = self.entry.shift
        low, old = max(0, start - shift), self.text()
        high = max(low, start + length - shift)
        goes_on = text.endswith((":", "|", "=", "<", ">", "("))
        joined = old[:low] + text + ("" if goes_on else " ") + old[high:].lstrip()
        cursor = low + len(text) + (0 if goes_on else 1)
        behind = len(joined) - cursor
        entry = BarState(self._nodes, joined)
        self._show(entry if goes_on else entry.understood(cursor - 1))
        self.setCursorPosition(max(0, len(self.text()) - behind))
        self.setFocus()
        self._want_completions()

    def x_of_cursor(self) -> int:
        """Return where the cursor stands, from the left edge of the field."""
        return int(self.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).x())

    def mend(self) -> None:
        """Put what was meant in the place of what is wrong, where that is known."""
        span = self._wrong_span()
        if self._fault is None or span is None or not self._fault.meant:
            return
        meant = self._fault.meant
        quoted = f'"{meant}"' if " " in meant else meant
        text = self.text()
        self._show(
            BarState(self._nodes, text[: span.start] + quoted + text[span.end :]), at_end=True
        )
        self.setFocus()
        self.finish()

    def drop_last(self) -> None:
        """Take away the last word, else the last token."""
        entry = self.entry
        if entry.text.strip():
            head, _, _ = entry.text.rstrip().rpartition(" ")
            self._show(BarState(entry.tokens, head))
        elif entry.tokens:
            self._show(entry.without(len(entry.tokens) - 1))
        self.report()

    def clear(self) -> None:
        """Take everything away."""
        self._show(BarState())
        self.report()
        self.setFocus()

    def report(self) -> None:
        """Ask what stands in the field now, if it can be understood."""
        self._typing.stop()
        try:
            query = self.entry.whole if self.entry.query.parts else ""
        except QueryError as error:
            self.refuse(error)
            return
        self._set_fault(None)
        self._told = query
        self.asked.emit(query)

    def refuse(self, error: QueryError) -> None:
        """Take a fault of the query: reported at once, or later where it is still being typed."""
        place = self.entry.in_text(error.start, max(1, error.length))
        typing = place is not None and place.end >= self.cursorPosition() and self.hasFocus()
        if typing and self._fault is None:
            self._pending = error
            self._doubting.start()
        else:
            self._set_fault(error)

    def finish(self) -> None:
        """Take all that is typed for meant: tokens where it can be, else say what is wrong."""
        self._show(self.entry.understood(len(self.text())), at_end=True)
        self._doubting.stop()
        if self._fault is not None or not self._is_told():
            self.report()
        if self._doubting.isActive():
            self._doubting.stop()
            self._say_wrong()
        elif self._fault is None:
            self._before.remember(self.query)

    def _is_told(self) -> bool:
        """Return whether what stands in the field was asked: tokens may stand in another order.

        Asked again it would take the problems away under the click that left the field.
        """
        if self.entry.whole.strip() == self._told.strip():
            return True
        query = self.parsed
        if query is None or _meaning(query) != _meaning(parse_query(self._told)):
            return False
        self._typing.stop()
        return True

    # What it looks like.

    def _recolour(self) -> None:
        self._clear.setIcon(self._appearance.icons.icon("close"))
        self._make_chips()
        self.update()

    def show_hits(self, count: int | None, total: int | None) -> None:
        """Say at the right end how many problems were found; without a count, all of them."""
        if total is None:
            words = ""
        elif count is not None:
            words = fill(self.tr("%1 of %2"), f"<b>{grouped(count)}</b>", grouped(total))
        else:
            many = self.tr("%1 problems", "", total)
            words = in_figures(total, self.tr("One problem"), many)
        self._hits.setText(words)
        self._lay_out()

    @property
    def hits(self) -> str:
        """How many were found, in words."""
        return self._hits.text().replace("<b>", "").replace("</b>", "")

    @property
    def past_queries(self) -> tuple[str, ...]:
        """The queries that Up goes back through, the newest last."""
        return self._before.queries

    def _go_back(self, steps: int) -> bool:
        """Show an older (1) or newer (-1) query; return whether there is one."""
        query = self._before.go(steps, self.query)
        if query is None:
            return False
        self._show(BarState((), query).understood(len(query)), at_end=True)
        self.report()
        announce(self, query)
        return True

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return a comfortable width and the one height."""
        return QSize(480, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give tokens and hits their places."""
        super().resizeEvent(event)
        self._lay_out()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed for meant."""
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the last token, go through older queries, make tokens."""
        key, at_start = event.key(), self.cursorPosition() == 0 and not self.hasSelectedText()
        if key == Qt.Key.Key_Backspace and at_start and self._nodes:
            self._open(len(self._nodes) - 1)
        elif key == Qt.Key.Key_Left and at_start and self._chips:
            self._chips[-1].setFocus(Qt.FocusReason.BacktabFocusReason)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            again = not self.text() and self._told == self.query
            self.finish()
            if again:
                self.left_down.emit()
        elif key == Qt.Key.Key_Up:
            self._go_back(1)
        elif key == Qt.Key.Key_Down:
            if not (self._before.is_back and self._go_back(-1)):
                self.left_down.emit()
        elif key == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._want_completions(every=True)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, the looking-glass, and a line under what is wrong."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glass = QRectF(12, (self.height() - 15) / 2, 15, 15)
        self._appearance.icons.draw(painter, "search", glass, self._appearance.tokens.muted)
        span = self._wrong_span()
        if span is not None:
            painter.setPen(QPen(QColor(self._appearance.tokens.cooked), 1.6, Qt.PenStyle.DotLine))
            left, right = self._x_of(span.start), self._x_of(span.end)
            below = (self.height() + self.fontMetrics().height()) / 2
            margins = self.textMargins()
            left = max(left, margins.left())
            right = min(right, self.width() - margins.right())
            if right > left:
                painter.drawLine(int(left), int(below), int(right), int(below))
        painter.end()

    def _wrong_span(self) -> Span | None:
        if self._fault is None:
            return None
        return self.entry.in_text(self._fault.start, max(1, self._fault.length))

    def _x_of(self, place: int) -> float:
        """Return where a letter of the text lies; Qt reports it of the cursor only."""
        cursor = self.cursorPosition()
        there = self.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        metrics, text = self.fontMetrics(), self.text()
        gone = metrics.horizontalAdvance(text[:cursor])
        return float(there.x() + there.width() / 2 + metrics.horizontalAdvance(text[:place]) - gone)

    def _edited(self, text: str) -> None:
        """Make tokens of what was finished with a blank; go on typing."""
        entry = BarState(self._nodes, text)
        joined = entry.joined()
        if joined is not entry:
            self._show(joined, at_end=True)
        elif text[: self.cursorPosition()].endswith((" ", ")")):
            place = self.cursorPosition() - (1 if text[self.cursorPosition() - 1] == " " else 0)
            self._show(entry.understood(place), keep_cursor=True)
        self._before.stay()
        self._want_completions()

    def _want_completions(self, every: bool = False) -> None:
        entry = self.entry
        cursor = min(len(entry.whole), entry.shift + self.cursorPosition())
        self.completions_wanted.emit(entry.whole, cursor, every)

    def _changed(self) -> None:
        self._typing.start()
        self._doubting.stop()
        if self._fault is not None and self._wrong_span() is None:
            self._set_fault(None)
        self.entry_changed.emit()
        self._lay_out()

    def _show(self, entry: BarState, at_end: bool = False, keep_cursor: bool = False) -> None:
        """Show tokens and text."""
        if entry == self.entry:
            return
        behind = len(self.text()) - self.cursorPosition()
        had_focus = self.hasFocus() or any(chip.hasFocus() for chip in self._chips)
        tokens_changed = entry.tokens != self._nodes
        self._nodes = entry.tokens
        if tokens_changed:
            self._make_chips()
        if entry.text != self.text():
            self.setText(entry.text)
        else:
            self._changed()
        if at_end:
            self.setCursorPosition(len(entry.text))
        elif keep_cursor:
            self.setCursorPosition(max(0, len(entry.text) - behind))
        if had_focus and tokens_changed and not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, place: int) -> None:
        entry, cursor = self.entry.opened(place, self._appearance.language)
        self._show(entry)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCursorPosition(cursor)
        self._want_completions()

    def _open_all(self) -> None:
        """Turn all tokens into text, where there is no room for them."""
        text = self.entry.whole
        self._show(BarState((), text), at_end=True)
        self.setFocus()

    def _drop(self, place: int) -> None:
        self._show(self.entry.without(place))
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.report()

    def _step(self, place: int, step: int) -> None:
        there = place + step
        if there >= len(self._chips):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setCursorPosition(0)
        elif there >= 0:
            self._chips[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _say_wrong(self) -> None:
        if self._pending is not None:
            self._set_fault(self._pending)

    def _set_fault(self, fault: QueryError | None) -> None:
        self._doubting.stop()
        self._fault = fault
        if self.property("wrong") != (fault is not None):
            self.setProperty("wrong", fault is not None)
            self.style().unpolish(self)  # else its border stays as it is
            self.style().polish(self)
        for chip in self._chips:
            chip.set_wrong(False)
        if fault is not None and self._wrong_span() is None and self._chips:
            head = 0
            for node, chip in zip(self._nodes, self._chips, strict=True):
                reach = head + len(Query((node,)).text) + 1
                chip.set_wrong(head <= fault.start < reach)
                head = reach
        self.wrong.emit(fault)
        self.update()

    def _make_chips(self) -> None:
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for place, node in enumerate(self._nodes):
            chip = TokenChip(
                face_of(node, self._appearance.language),
                self._appearance.tokens,
                self._appearance.icons,
                self,
            )
            chip.open_requested.connect(lambda place=place: self._open(place))
            chip.drop_requested.connect(lambda place=place: self._drop(place))
            chip.left.connect(lambda step, place=place: self._step(place, step))
            self._chips.append(chip)
        self._lay_out()

    def _lay_out(self) -> None:
        """Put tokens at the left and the hits at the right; the oldest tokens go if they must."""
        room = int(self.width() * _TOKENS_SHARE) - _LEFT
        shown: list[TokenChip] = []
        used = 0
        for chip in reversed(self._chips):
            wide = chip.sizeHint().width() + _GAP
            if shown and used + wide > room:
                break
            shown.insert(0, chip)
            used += wide
        left, hidden = _LEFT, len(self._chips) - len(shown)
        self._more.setVisible(hidden > 0)
        if hidden:
            self._more.setText(f"+{hidden}")
            self._more.setToolTip(fill(self.tr("%1 more; opens the search as text"), hidden))
            self._more.move(left, (self.height() - self._more.height()) // 2)
            left += self._more.sizeHint().width() + _GAP
        for chip in self._chips:
            chip.setVisible(chip in shown)
        for chip in shown:
            size = chip.sizeHint()
            chip.setGeometry(
                left, (self.height() - size.height()) // 2, size.width(), size.height()
            )
            left += size.width() + _GAP
        right = self.width() - 10
        self._clear.setVisible(bool(self._nodes or self.text()))
        if self._clear.isVisibleTo(self):
            right -= self._clear.width()
            self._clear.move(right, (self.height() - self._clear.height()) // 2)
            right -= _GAP
        hits = self._hits.sizeHint()
        right -= hits.width()
        self._hits.setGeometry(right, 0, hits.width(), self.height())
        self.setTextMargins(left - 8, 0, self.width() - right + 2, 0)
        hint = self.tr("author:  men<=  key:  year:  or words")
        if right - left < 160:  # half a word would only confuse
            self.setPlaceholderText("")
            return
        self.setPlaceholderText(
            hint
            if self._nodes
            else self.tr("Find authors, sources, themes, words …") + "   " + hint
        )

    def _small_button(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("small")
        button.setText(text)
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button


def _meaning(query: Query) -> list[str]:
    """Return the parts of a query in an order of their own; all must hold, in whatever order."""
    return sorted(node_text(part) for part in query.parts)
