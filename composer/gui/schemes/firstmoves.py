# SPDX-License-Identifier: GPL-3.0-or-later
"""First moves held as phases: chosen from a list, or played on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolButton

from composer.analysis.schemes.firsts import First, firsts_by_merit
from composer.analysis.schemes.question import BenchQuestion, Kind, bench_refusal
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.seeker import Seeker
from composer.gui.board.overlays import Lit, Overlay, Reached
from composer.gui.board.view import BoardView
from composer.gui.schemes.bench import Bench
from composer.gui.schemes.tab import Workplace, guarded
from composer.gui.words.language import fill, in_figures, tr
from composer.notation.letters import Letters
from composer.notation.moves import first_move_text, move_text
from composer.problem.move import Mark
from composer.problem.squares import Square
from composer.solver.schemeplay import Number, scheme_board

_OWNER = "bench-first"
_MOST = 40  # in the list; others are played on the board


@dataclass(frozen=True, slots=True)
class _Firsts:
    """First moves by their merit, and how many took too long to be judged."""

    moves: tuple[First, ...]
    given_up: int


class HoldButton(QToolButton):
    """Holds a first move as a phase: its menu lists them, those with fewest refutations first."""

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self._bench, self._appearance = place.bench, place.appearance
        self.setText(self.tr("Hold as phase"))
        self.setObjectName("link")
        self.setToolTip(self.tr("Hold a first move as a column of the table"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.playing = FirstMovePlaying(place.board, place.bench, self)
        self.menu_shown = QMenu(self)
        self._seeker = Seeker("bench-firsts", self)
        self._seeker.found.connect(self._list)
        self.clicked.connect(self._ask)
        place.bench.changed.connect(self._follow)

    def close_all(self) -> None:
        """End all work for good."""
        self._seeker.close()

    def _follow(self, question: BenchQuestion, _: object) -> None:
        self.setEnabled(question.kind is not Kind.AFTER_KEY)

    def _ask(self) -> None:
        question = self._bench.question
        if question is None or bench_refusal(question) is not None:
            return

        def look(work: SchemeWork) -> Iterator[object]:
            yield _Firsts(firsts_by_merit(question.position, work), work.tally.open)

        self._seeker.begin(guarded(self._bench, question, look))

    def _list(self, finds: tuple[object, ...]) -> None:
        question = self._bench.question
        found = next((one for one in finds if isinstance(one, _Firsts)), None)
        if question is None or found is None:
            return
        self.menu_shown.clear()
        play = self.menu_shown.addAction(self.tr("Play it on the board"))
        play.setObjectName("play-first")
        play.triggered.connect(self.playing.begin)
        self.menu_shown.addSeparator()
        for first in found.moves[:_MOST]:
            action = self.menu_shown.addAction(first_words(first, self._appearance.letters))
            held = first.number in question.phases
            action.setCheckable(True)
            action.setChecked(held)
            act = self._bench.let_go if held else self._bench.hold
            action.triggered.connect(partial(act, first.number))
        more = len(found.moves) - _MOST
        if more > 0:  # the worst of them: each can be played
            words = self.tr("%1 more, with more refutations: play them on the board", "", more)
            self.menu_shown.addAction(fill(words, more)).setEnabled(False)
        if found.given_up:
            words = in_figures(
                found.given_up,
                self.tr("1 first move took too long"),
                self.tr("%1 first moves took too long", "", found.given_up),
            )
            self.menu_shown.addAction(words).setEnabled(False)
        self.menu_shown.popup(self.mapToGlobal(self.rect().bottomLeft()))


def first_words(first: First, letters: Letters) -> str:
    """Return a first move with what becomes of it: `1.Be6? e4!`, `1.Ke4! solves`."""
    if first.solves:
        solves = tr("solves")
        return f"{first_move_text(first.move, letters, '!')}  {solves}"
    name = first_move_text(first.move, letters, "?")
    count = len(first.refutations)
    if count == 0:
        end = tr("stalemate") if first.move.mark is Mark.NONE else tr("mate")  # in self play
        return f"{name}  {end}"
    if count <= 2:
        return f"{name}  {', '.join(f'{move_text(move, letters)}!' for move in first.refutations)}"
    words = in_figures(count, tr("1 refutation"), tr("%1 refutations", "", count))
    return f"{name}  {words}"


class FirstMovePlaying(QObject):
    """Lets one first move be played on the board, by clicks or by dragging; the problem stays.

    Signals:
        changed: whether a first move is to be played now.
    """

    changed = Signal(bool)

    def __init__(self, board: BoardView, bench: Bench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._bench = board, bench
        self._moves: tuple[Number, ...] = ()
        self._from: Square | None = None
        self.active = False
        board.viewport().installEventFilter(self)
        board.installEventFilter(self)
        bench.changed.connect(lambda *_: self.leave())
        bench.opened.connect(lambda _: self.leave())

    def begin(self) -> None:
        """Wait for a first move on the board; Escape gives it up."""
        question = self._bench.question
        if question is None:
            return
        self._moves = tuple(scheme_board(question.position).moves())
        self.active = True
        self._board.set_editable(False)
        self._board.setFocus()
        self._light()
        self.changed.emit(True)

    def leave(self) -> None:
        """Let the board be edited again."""
        if self.active:
            self.active, self._from = False, None
            self._board.overlays.clear(_OWNER)
            self._board.set_editable(True)
            self.changed.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take presses, releases, Enter and Escape while a first move is to be played."""
        if not self.active:
            return False
        if isinstance(event, QKeyEvent):
            return self._key(event)
        pressed = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        if isinstance(event, QMouseEvent) and event.type() in pressed:
            point = event.position()
            square = self._board.drawing.geometry.square_at(point.x(), point.y())
            if square is not None and event.button() is Qt.MouseButton.LeftButton:
                self._take(square, event.type() is QEvent.Type.MouseButtonPress)
            elif event.button() is Qt.MouseButton.RightButton:
                self.leave()
            return True
        return False

    def _key(self, event: QKeyEvent) -> bool:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() not in keys:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
            else:
                self._take(self._board.input.cursor, pressed=True)
        return True

    def _take(self, square: Square, pressed: bool) -> None:
        goes = [
            each for each in self._moves if self._from == each & 63 and square == each >> 6 & 63
        ]
        if goes:
            self.leave()
            for number in goes[-1:]:  # of promotions the queen
                self._bench.hold(number)
        elif pressed:
            self._from = square if any(each & 63 == square for each in self._moves) else None
            self._light()

    def _light(self) -> None:
        marks: list[Overlay] = []
        if self._from is None:
            marks += [Lit(square) for square in sorted({each & 63 for each in self._moves})]
        else:
            marks.append(Lit(self._from, framed=True))
            targets = {each >> 6 & 63 for each in self._moves if each & 63 == self._from}
            marks += [Reached(square) for square in sorted(targets)]
        self._board.overlays.set(_OWNER, marks)
