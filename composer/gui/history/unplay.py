# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking moves back on the board: a mode in which the problem itself stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from composer.gui.board.draginput import DragInput
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.history.captured import captured_menu
from composer.gui.history.finding import Finding, Question
from composer.gui.history.historian import Historian
from composer.gui.history.lastmoves import men_before
from composer.gui.history.line import LineHistory, Lines, PastLine
from composer.gui.history.marks import line_marks, ways_back, ways_forward
from composer.gui.history.unplaystrip import UnplayStrip
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill, tr
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position
from composer.problem.squares import Square, square_name
from composer.retro.unmoves.unmove import UnMove

_OWNER = "unplay"
_Acts = Mapping[Qt.Key, Callable[[], object]]


class _TakeBackInput(DragInput):
    """Lets men be put where they may have come from."""

    def __init__(
        self,
        board: BoardView,
        moves_of: Callable[[Square], tuple[UnMove, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(board, "unplay-origins", parent)
        self._moves_of = moves_of

    def squares_from(self, square: Square) -> frozenset[Square]:
        """Return where the man on a square may have come from."""
        return frozenset(unmove.origin for unmove in self._moves_of(square))


class Unplay(QObject):
    """Takes moves of the diagram back on the board, to and fro, and remembers how far it went.

    Signals:
        active_changed: whether the board shows a past instead of the diagram.
        line_changed: another step is shown, or something else is stated; carries the `PastLine`.
        list_wanted: a key was hit that is for the list of last moves; carries it.
        picked: a man was clicked whose moves are to be listed; carries his square, or None.
    """

    active_changed = Signal(bool)
    line_changed = Signal(object)
    list_wanted = Signal(object)
    picked = Signal(object)

    def __init__(
        self,
        board: BoardView,
        historian: Historian,
        place: QStackedWidget,
        appearance: Appearance,
        pictures: MenPictures,
        parent: QObject | None = None,
    ) -> None:
        """Get ready; nothing is taken back yet.

        Args:
            board: the board.
            historian: finds what may have been the last moves.
            place: where the strip stands while moves are taken back.
            appearance: how it looks.
            pictures: of the men.
            parent: its owner.
        """
        super().__init__(parent)
        self._board, self._historian, self._place = board, historian, place
        self._appearance, self._pictures = appearance, pictures
        self._problem = Problem()
        self._lines = Lines()
        self._history = LineHistory(self._problem.position)
        self._active = False
        self.strip = UnplayStrip(appearance)
        place.addWidget(self.strip)
        self.input = _TakeBackInput(board, self.moves_of, self)
        self.input.moved.connect(self._moved_back)
        self.input.picked.connect(self.picked)
        self.input.menu_wanted.connect(self._show_menu)
        self.strip.step_requested.connect(self.go)
        self.strip.further_requested.connect(self.further)
        self.strip.nearer_requested.connect(lambda: self.go(self.line.step - 1))
        self.strip.leave_requested.connect(self.leave)
        historian.changed.connect(lambda _: self.input.show_origins())
        board.installEventFilter(self)

    # What it shows

    @property
    def is_active(self) -> bool:
        """Whether the board shows a past instead of the diagram."""
        return self._active

    @property
    def line(self) -> PastLine:
        """The line of the diagram, bare where nothing was taken back."""
        return self._history.line

    @property
    def question(self) -> Question:
        """The position whose past is to be found: the diagram's, or that on the board."""
        line = self.line if self._active else PastLine.of(self.line.diagram)
        return Question(line.position, line.known, self._problem.rules)

    @property
    def finding(self) -> Finding | None:
        """What is known of it."""
        known = self._historian.finding
        return known if known is not None and known.question == self.question else None

    def moves_of(self, square: Square) -> tuple[UnMove, ...]:
        """Return the moves of the man on a square that may have been the last."""
        known = self.finding
        return () if known is None else men_before(known, square)

    def note_problem(self, problem: Problem) -> None:
        """Take notice of the problem on the board: another diagram has a line of its own."""
        asks_other = problem.stipulation != self._problem.stipulation
        self._problem = problem
        diagram = bare(asked_position(problem.position, problem.stipulation))
        if diagram == self.line.diagram:
            if asks_other:
                self.leave()  # what was taken back may answer what was asked before
            elif self._active:
                self._show(None)  # whoever showed the problem has put its diagram on the board
            return
        if self._active:
            self._end()
            self._board.set_editable(True)
        self._history = self._lines.of(diagram)
        self.line_changed.emit(self.line)

    # What the user does

    def begin(self) -> None:
        """Show the past where it was left, or the diagram to begin with."""
        if self._active or self._historian.question is None:
            return
        self._active = True
        self.active_changed.emit(True)  # first: whoever had the board puts it back as it was
        self._board.input.cancel()
        self._board.set_editable(False)
        self.input.active = True
        self._place.setCurrentWidget(self.strip)
        self._show(None)

    def leave(self) -> None:
        """Show the diagram again; the line is remembered."""
        if self._active:
            self._end()
            self._board.set_editable(True)
            self._board.set_position(self._problem.position)

    def give_way(self) -> None:
        """Leave the board to somebody else who shows a line on it now."""
        if self._active:
            self._end()

    def take(self, unmove: UnMove) -> None:
        """Take a move back from the position that is shown.

        One that comes late, from a list or menu of another position, takes nothing back.
        """
        known = self.finding
        if known is None or all(move.unmove != unmove for move in known.moves):
            return
        line = self.line
        if not self._active:  # the list is that of the diagram
            line = line.at(0)
        after = line.taking(unmove)
        self._history.change(after)
        if not self._active:
            self.begin_at_diagram()
        self._show(ways_back(unmove))

    def take_all(self, unmoves: tuple[UnMove, ...]) -> None:
        """Take moves back from the diagram, one after the other, and show the position before."""
        line = self.line
        if not unmoves or unmoves[0].colour is line.diagram.turn:  # it is that of another turn
            return
        line = PastLine((line.diagram,), (), 0, line.unmoved, line.quiet)
        try:
            for unmove in unmoves:
                line = line.taking(unmove)
        except ValueError:  # they come late, and are those of another diagram
            return
        self._history.change(line)
        if self._active:
            self._show(None)
        else:
            self.begin()

    def begin_at_diagram(self) -> None:
        """Begin with the diagram itself on the board, whatever was left before."""
        line = self.line
        self._history.go(0)
        self.begin()
        self._history.go(line.step)

    def further(self) -> None:
        """Go one move further back: the one that was taken back there, or that selected."""
        line = self.line
        if not self._active:
            self.begin()
        elif line.step < len(line.unmoves):
            self.go(line.step + 1)
        else:
            self.list_wanted.emit(Qt.Key.Key_Return)

    def go(self, step: int) -> None:
        """Show another step of the line."""
        line = self.line
        if not self._active or step == line.step or not 0 <= step <= len(line.unmoves):
            return
        ways = None
        if step == line.step + 1:
            ways = ways_back(line.unmoves[line.step])
        elif step == line.step - 1:
            ways = ways_forward(line.unmoves[step])
        self._history.go(step)
        self._show(ways)

    def undo(self) -> None:
        """Undo the last move taken back, or what was stated last."""
        self._history.undo()
        self._show(None)

    def redo(self) -> None:
        """Do again what was undone."""
        self._history.redo()
        self._show(None)

    def state_unmoved(self, square: Square) -> None:
        """State that the man on a square has never moved, or no longer."""
        self._state(self.line.stating_unmoved(square))

    def state_quiet(self, square: Square) -> None:
        """State that nothing was captured on a square, or no longer."""
        self._state(self.line.stating_quiet(square))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step with Left and Right, choose with Up, Down and Enter; Escape shows the diagram."""
        if not self._active or not isinstance(event, QKeyEvent):
            return False
        act = self._act(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            if act is not None:
                event.accept()
            return act is not None
        if event.type() == QEvent.Type.KeyPress:
            if act is not None:
                act()
            return act is not None
        return False

    def step_keys(self, by: int) -> None:
        """Go further back for -1, nearer to the diagram for 1."""
        if by < 0:
            self.further()
        elif self._active:
            self.go(self.line.step - 1)

    def _act(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key on the board does here."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo
        if event.matches(QKeySequence.StandardKey.Redo):
            return self.redo
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return None
        key = Qt.Key(event.key())
        acts: _Acts = {
            Qt.Key.Key_Left: self.further,
            Qt.Key.Key_Right: lambda: self.go(self.line.step - 1),
            Qt.Key.Key_Home: lambda: self.go(0),
            Qt.Key.Key_End: lambda: self.go(len(self.line.unmoves)),
            Qt.Key.Key_Escape: self._escape,
        }
        if key in acts:
            return acts[key]
        listed = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key in listed:
            return lambda: self.list_wanted.emit(key)
        text = event.text()
        if text.isalpha() or text == "-":
            return lambda: self.list_wanted.emit(text)
        return None

    def _escape(self) -> None:
        if self.input.chosen is not None or self.input.is_dragging:
            self.input.rest()
        else:
            self.leave()

    def _state(self, line: PastLine) -> None:
        if not self._active:
            self.begin()
            return
        self._history.change(line)
        self._show(None)

    def _end(self) -> None:
        self.input.rest()
        self.input.active = self._active = False
        self._board.overlays.clear(_OWNER)
        if self._place.currentWidget() is self.strip:
            self._place.setCurrentIndex(0)
        self.active_changed.emit(False)
        self.line_changed.emit(self.line)

    def _show(self, ways: Mapping[Square, Square] | None) -> None:
        """Show the step of the line that is now; `ways` say who went where since the last."""
        line = self.line
        self.input.rest()
        self._board.set_position(line.position, told=ways)
        self._board.overlays.set(_OWNER, line_marks(line))
        self.strip.show_line(line, self._history.can_undo, self._history.can_redo)
        self.line_changed.emit(line)

    def _moved_back(self, start: Square, square: Square, place: QPoint) -> None:
        moves = tuple(move for move in self.moves_of(start) if move.origin == square)
        if len(moves) == 1:
            self.take(moves[0])
        elif moves:
            self.ask_captured(moves, place)

    def ask_captured(self, moves: tuple[UnMove, ...], place: QPoint) -> None:
        """Ask, where several moves came the same way, what was captured."""
        menu = captured_menu(moves, self._appearance, self._pictures, self.take, self._owner())
        menu.popup(place)

    def _show_menu(self, square: Square, place: QPoint) -> None:
        menu = self.square_menu(square)
        if menu is not None:
            menu.popup(place)

    def square_menu(self, square: Square) -> QMenu:
        """Return the menu of a square: what can be stated of its past."""
        menu = QMenu(self._owner())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        known, name = self.line.known, square_name(square)
        if self.line.position[square] is not None:
            words = fill(tr("The man on %1 has never moved"), name)
            unmoved = menu.addAction(words)
            unmoved.setCheckable(True)
            unmoved.setChecked(square in known.unmoved)
            unmoved.triggered.connect(lambda: self.state_unmoved(square))
        quiet = menu.addAction(fill(tr("Nothing was captured on %1"), name))
        quiet.setCheckable(True)
        quiet.setChecked(square in known.quiet)
        quiet.triggered.connect(lambda: self.state_quiet(square))
        return menu

    def _owner(self) -> QWidget:
        return self._board


def bare(position: Position) -> Position:
    """Return a diagram without the e.p. square that is set: that is no fact of its past."""
    return replace(position, en_passant=None) if position.en_passant is not None else position
