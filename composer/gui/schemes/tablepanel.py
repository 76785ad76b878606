# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table: what answers each defence in each phase, and why, a moment after every drop."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from composer.analysis.schemes.explained import Explained, explained
from composer.analysis.schemes.live import (
    LiveRow,
    LiveTable,
    differences,
    live_table,
    unworked,
)
from composer.analysis.schemes.question import (
    BenchQuestion,
    Changed,
    Kind,
    Want,
    bench_refusal,
    missing_king,
)
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.seeker import Seeker
from composer.gui.board.speech import announce
from composer.gui.look.widgets import ROOM, column, label, link, row
from composer.gui.schemes.firstmoves import HoldButton
from composer.gui.schemes.livegrid import LiveGrid
from composer.gui.schemes.livemarks import row_marks
from composer.gui.schemes.livepaint import Legend
from composer.gui.schemes.livewords import news_words, sized, why_words
from composer.gui.schemes.tab import Workplace
from composer.gui.user.pause import pause
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded
from composer.said.sentence import Sentence, sentence_of
from composer.solver.options import Token, Unsolvable
from composer.solver.schemeplay import Number

_OWNER = "bench"
_LARGE = 24  # pixels; a line of large letters
_ANY = (1 << 24) - 1  # no greatest height
_STALE_AFTER = 60  # milliseconds, as of the analysis


class TablePanel(QWidget):
    """Shows the table of the question, with what the last drop changed.

    Signals:
        known: the table of what lies on the board, a `LiveTable`, or the `Sentence` that says why
            there is none; with the question.
        composes: what the table wants is to be composed; carries the question.
    """

    known = Signal(object, object)
    composes = Signal(object)

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self._place, self._bench, self._appearance = place, place.bench, place.appearance
        self._question: BenchQuestion | None = None
        self._shown: tuple[BenchQuestion, LiveTable] | None = None
        self._news = ""
        self.title = label(self.tr("Phases"), "panelTitle")
        self.size_words = label(kind="muted")
        self.hold = HoldButton(place)
        self.compose = link(
            self.tr("Compose from here"),
            self._compose,
            self.tr("Let men be added until the mates of the ticked defences are a sound problem"),
        )
        self.grid = LiveGrid(place.appearance)
        self.hint = label(kind="muted", wraps=True)
        self.news = label(wraps=True, plain=True)
        self.legend = Legend(place.appearance)
        self._below = QWidget()  # the legend, or what is said of a row in its place
        column(self.legend, self.hint, ROOM, on=self._below)
        self._scroll = _Scroll(self.grid)
        self._tables, self._whys = Seeker("bench-table", self), Seeker("bench-why", self)
        self._tables.found.connect(self._take)
        self._whys.found.connect(self._explain)
        self._stale = pause(self, _STALE_AFTER, lambda: self.grid.set_faded(True))
        head = row(
            self.title,
            self.size_words,
            ROOM,
            self.compose,
            self.hold,
            margins=(14, 8, 14, 4),
            spacing=8,
        )
        foot = column(self.news, self._below, margins=(14, 4, 14, 6), spacing=4)
        column(head, self._scroll, foot, ROOM, on=self)
        place.bench.changed.connect(self._note)
        place.bench.opened.connect(self._note_open)
        place.bench.begun.connect(self._begin_again)
        self.grid.pointed.connect(self._point)
        self.grid.ticked.connect(self._tick)
        self.grid.let_go.connect(self._let_go)
        self.grid.wanted.connect(self._want)
        self.grid.reached.connect(self._scroll.keep_in_sight)
        self.grid.measured.connect(self._fit)
        place.appearance.writing_changed.connect(self._word)

    @property
    def is_busy(self) -> bool:
        """Whether a table is being made."""
        return self._tables.is_busy or self._whys.is_busy

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.grid, self.compose, self.hold

    def close_all(self) -> None:
        """End all work for good."""
        self._stale.stop()
        self._tables.close()
        self._whys.close()
        self.hold.close_all()

    def minimumSizeHint(self) -> QSize:
        """Return the height of a head, a row or two, and the lines below."""
        return QSize(240, 150)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the table needs the room of."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Keep room for two lines below the table, so that nothing moves when they come.

        Where the table needs it, as in large letters, legend and empty lines give way.
        """
        line = self.fontMetrics().lineSpacing()
        room = max(self.legend.sizeHint().height(), 2 * line)
        head = self.title.sizeHint().height() + 12
        whole = head + self.grid.sizeHint().height() + line + room + 20
        tight = self.height() < whole and line > _LARGE
        self._below.setMinimumHeight(0 if tight else room)
        self.hint.setMaximumHeight(2 * line if tight else _ANY)
        self.news.setMinimumHeight(0 if tight else line)
        self.news.setVisible(not tight or bool(self.news.text()))
        self.legend.setVisible(not tight and not self.hint.text())
        used = self.title.sizeHint().width() + self.hold.sizeHint().width() + 60
        used += self.compose.sizeHint().width() if self.compose.isVisibleTo(self) else 0
        self.size_words.setVisible(used + self.size_words.sizeHint().width() <= self.width())

    def _compose(self) -> None:
        if self._question is not None:
            self.composes.emit(self._question)

    def _say(self, words: str) -> None:
        """Say something of a row, in the legend's place."""
        self.hint.setText(words)
        self.hint.setToolTip(words)
        self._fit()

    # The question

    def _note_open(self, on: bool) -> None:
        if not on:
            self._tables.cancel()
            self._whys.cancel()
            self._stale.stop()
            self._place.palette.ask_for(None)
            self._place.board.overlays.clear(_OWNER)
            self._begin_again()

    def _begin_again(self) -> None:
        """Forget what was shown: another problem is compared with nothing."""
        self._shown = None
        self._news = ""

    def _note(self, question: BenchQuestion, changed: Changed) -> None:
        self._question = question
        self.compose.setVisible(not question.is_long)
        missing = missing_king(question.position)
        self._place.palette.ask_for(missing)
        self._whys.cancel()
        self._place.board.overlays.clear(_OWNER)
        self._say("")
        self._stale.start()

        def search(token: Token) -> Iterator[object]:
            if question.is_long and bench_refusal(question) is None:
                yield from _begun(question)
            yield _made(question, self._bench.work(question, token))

        self._tables.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        question, found = self._question, finds[-1]
        if question is None:
            return
        self._stale.stop()
        if isinstance(found, LiveTable):
            if not found.is_open:
                self._compare(question, found)
            if found.rows or not found.is_open:
                self._shown = question, found
            wants = frozenset((each.first, each.defence, each.mate) for each in question.wanted)
            self.grid.show_table(found, wants)
        else:
            self.grid.show_table(None)
        self._word()
        self.known.emit(question, found)

    def _compare(self, question: BenchQuestion, table: LiveTable) -> None:
        if self._shown is None:
            return
        before, old = self._shown
        if before.position == question.position:
            return
        self._news = ""
        if before.kind is question.kind:
            found = differences(old, table)
            self._news = news_words(found, table, self._appearance.letters)
            if self._news:
                announce(self, self._news)

    def _word(self) -> None:
        table = self.grid.table
        self.size_words.setText("" if table is None else sized(table))
        since = self.tr("since the last drop:")
        told = self._news and f"{since} {self._news}"
        self.news.setText(told)
        self._fit()
        if self._shown is not None and table is None and self._question is not None:
            refusal = bench_refusal(self._question)
            self._say("" if refusal is None else capital(worded(refusal)))

    # What is done on the table

    @property
    def _fresh(self) -> LiveTable | None:
        """The table that is shown, if it is of what lies on the board: else no click counts."""
        table, question = self.grid.table, self._question
        if table is None or question is None or table.position != question.position:
            return None
        return table

    def _tick(self, ticked: LiveRow) -> None:
        table = self._fresh
        if table is not None:
            self._bench.tick(_thematic(table) ^ {ticked.reply})

    def _let_go(self, place: int) -> None:
        table = self._fresh
        if table is not None:
            self._bench.let_go(table.columns[place].first)

    def _want(self, chosen: LiveRow, place: int) -> None:
        """Want the next mate of a cell; after the last none."""
        table, question = self._fresh, self._question
        if table is None or question is None:
            return
        first, mates = table.columns[place].first, chosen.cells[place].mates
        wants = [Want(first, chosen.reply, mate) for mate in mates]
        now = next((n for n, want in enumerate(wants) if want in question.wanted), -1)
        if now + 1 < len(wants):
            self._bench.want(wants[now + 1], among=_thematic(table))
        else:
            self._bench.want(wants[now], wanted=False)

    # Why

    def _point(self, pointed: tuple[LiveRow, int] | None) -> None:
        self._whys.cancel()
        board, shown = self._place.board, self._shown
        if pointed is None or shown is None or self._tables.is_busy:
            board.overlays.clear(_OWNER)
            self._say("")
            return
        question, table = shown
        reply, place = pointed
        first = table.columns[place].first
        wanted = [
            want.mate
            for want in sorted(question.wanted, key=lambda want: want.mate)
            if (want.first, want.defence) == (first, reply.reply)
        ]
        board.overlays.set(_OWNER, row_marks(table, reply, place))

        def search(token: Token) -> Iterator[object]:
            yield explained(table, reply, place, wanted, self._bench.work(question, token))

        self._whys.begin(search)

    def _explain(self, finds: tuple[object, ...]) -> None:
        found, shown = finds[-1], self._shown
        if not isinstance(found, Explained) or shown is None or self._tables.is_busy:
            return
        _, table = shown
        marks = row_marks(table, found.row, found.place, found.defends)
        self._place.board.overlays.set(_OWNER, marks)
        self._say(why_words(table, found, self._appearance.letters))


class _Scroll(QScrollArea):
    """Scrolls the table where it is larger than its place."""

    def __init__(self, grid: LiveGrid) -> None:
        super().__init__()
        self._grid = grid
        self.setWidget(grid)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        grid.setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        grid.measured.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return the size of the table: what is said of it stands close below."""
        whole = self._grid.sizeHint()
        bar = self.horizontalScrollBar().sizeHint().height() if whole.width() > self.width() else 0
        return whole + QSize(0, bar)

    def minimumSizeHint(self) -> QSize:
        """Return the height of the heads and a row."""
        return QSize(120, min(80, self._grid.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the bar below a table that is too wide."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def keep_in_sight(self, place: QRect) -> None:
        """Scroll so that a place can be seen."""
        middle = place.center()
        self.ensureVisible(middle.x(), middle.y(), place.width() // 2, place.height() // 2)


def _begun(question: BenchQuestion) -> Iterator[object]:
    """Yield the table of longer play before anything is known: seen only if that takes long."""
    try:
        yield unworked(question.position, question.phases)
    except Unsolvable:
        return


def _made(question: BenchQuestion, work: SchemeWork) -> LiveTable | Sentence:
    """Return the table of a question, or why there is none."""
    refusal = bench_refusal(question)
    if refusal is not None:
        return refusal
    try:
        return live_table(
            question.position,
            question.phases,
            question.ticked,
            keys=question.kind is Kind.DIAGRAM,
            work=work,
        )
    except Unsolvable as fault:
        return sentence_of(fault)


def _thematic(table: LiveTable) -> frozenset[Number]:
    """Return the defences that are ticked."""
    return frozenset(row.reply for row in (*table.rows, *table.rest) if row.thematic)
