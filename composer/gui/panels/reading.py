# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the solution on the board: a row clicked in the tree is played, Escape comes home."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget

from composer.gui.board.changes import ways_of
from composer.gui.board.overlays import Guard, Lit, Overlay, overlays_of
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.panels.linestrip import Line, LineStrip, line_of_moves
from composer.gui.panels.playedsquares import overlays_after
from composer.gui.panels.tree import SolutionTree
from composer.gui.panels.treerow import TreeRow
from composer.notation.lines import is_set_play, omitted_before
from composer.problem.men import Colour
from composer.problem.move import Mark as MoveMark
from composer.problem.move import Move, WrittenMove, play_line
from composer.problem.position import Position
from composer.problem.squares import Square

Played = Callable[[Any, tuple[Any, ...]], tuple[Any, ...]]

_STEP = 320  # milliseconds between two moves that play by themselves
_PRESSED = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class LinePlayer(QObject):
    """Walks along one line, of chess or of another game; at home the diagram is shown.

    Signals:
        shown: a position of the line is to be shown; carries it, and the steps taken.
        began: a line is being played; carries its moves.
        ended: the diagram is to be shown again.
    """

    shown = Signal(object, int)
    began = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None, played: Played = play_line) -> None:
        """Begin at home; `played` returns the positions of a line, that where it begins first."""
        super().__init__(parent)
        self._played = played
        self._moves: tuple[Any, ...] = ()
        self._positions: tuple[Any, ...] = ()
        self._step = 0
        self._goal = 0
        self._clock = QTimer(self)
        self._clock.setInterval(_STEP)
        self._clock.timeout.connect(self._walk)

    @property
    def is_active(self) -> bool:
        """Whether a line is being shown in place of the diagram."""
        return bool(self._moves)

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves of the line; empty at home."""
        return self._moves

    @property
    def start(self) -> Any:
        """Where the line begins; None at home."""
        return self._positions[0] if self._moves else None

    @property
    def step(self) -> int:
        """How many moves have been played."""
        return self._step

    @property
    def seen(self) -> tuple[Any, Any] | None:
        """The position before the last move that was played, and that move; None before any."""
        step = self._step
        return (self._positions[step - 1], self._moves[step - 1]) if step else None

    @property
    def position(self) -> Any:
        """The position that is shown; None at home."""
        return self._positions[self._step] if self._moves else None

    def play(self, diagram: Any, moves: tuple[Any, ...]) -> None:
        """Play a line from the diagram; what it shares with the line before is not repeated."""
        if not moves:
            self.home()
            return
        shared = 0
        if self._moves and self._positions[0] == diagram:
            for ours, theirs in zip(self._moves[: self._step], moves, strict=False):
                if ours != theirs:
                    break
                shared += 1
        self._moves, self._positions = moves, self._played(diagram, moves)
        self._step, self._goal = shared, len(moves)
        self.began.emit(moves)
        self._show()
        self._walk()
        if self._step < self._goal:
            self._clock.start()

    def play_to(self, diagram: Any, moves: tuple[Any, ...], step: int) -> None:
        """Show a line at one of its steps at once; the diagram where there is no line."""
        if not moves:
            self.home()
            return
        if moves != self._moves or self._positions[0] != diagram:
            self._moves, self._positions = moves, self._played(diagram, moves)
            self._step = self._goal = 0
            self.began.emit(moves)
        self.go(step)

    def go(self, step: int) -> None:
        """Show the position after so many moves."""
        self._clock.stop()
        if self._moves:
            self._step = max(0, min(step, len(self._moves)))
            self._goal = self._step
            self._show()

    def forward(self) -> None:
        """Play the next move."""
        self.go(self._step + 1)

    def back(self) -> None:
        """Take the last move back."""
        self.go(self._step - 1)

    def home(self) -> None:
        """Show the diagram again."""
        self._clock.stop()
        if self._moves:
            self._moves, self._positions, self._step = (), (), 0
            self.ended.emit()

    def _walk(self) -> None:
        if self._step < self._goal:
            self._step += 1
            self._show()
        if self._step >= self._goal:
            self._clock.stop()

    def _show(self) -> None:
        self.shown.emit(self._positions[self._step], self._step)


OWNER = "line"


class Reading(QObject):
    """Lets tree, board and strip show one line together; the diagram itself never changes.

    What is chess in it, and what other games, those made of it say.

    Attributes:
        strip: shows the moves.
        place: where the strip lies over the caption.

    Signals:
        active_changed: whether a line is shown in place of the diagram.
        left: nothing of the solution is to be shown on the board any more.
    """

    active_changed = Signal(bool)
    left = Signal()

    def __init__(
        self,
        board: BoardView,
        tree: SolutionTree,
        strip: LineStrip,
        place: QStackedWidget,
        played: Played = play_line,
        parent: QObject | None = None,
    ) -> None:
        """Connect the parts.

        Args:
            board: shows the positions.
            tree: its rows are played.
            strip: shows the moves.
            place: where the strip lies over the caption.
            played: returns the positions of a line, that where it begins first.
            parent: its owner.
        """
        super().__init__(parent)
        self._board, self.strip, self.place = board, strip, place
        self._step = 0
        self.player = LinePlayer(self, played)
        self.player.began.connect(self._began)
        self.player.shown.connect(self._show)
        self.player.ended.connect(self._ended)
        tree.row_chosen.connect(self._choose)
        strip.step_requested.connect(self.player.go)
        strip.back_requested.connect(self.player.back)
        strip.forward_requested.connect(self.player.forward)
        strip.home_requested.connect(self.player.home)
        for widget in (board, board.viewport(), tree):
            widget.installEventFilter(self)

    # What differs from game to game.

    def line_of(self, row: TreeRow) -> tuple[Any, tuple[Any, ...]]:
        """Return where the line of a row begins, and its moves; none where it has no line."""
        raise NotImplementedError

    def diagram(self) -> Any:
        """Return the position on the board while no line is shown."""
        raise NotImplementedError

    def written(self, moves: tuple[Any, ...]) -> Line:
        """Return how a line is written."""
        raise NotImplementedError

    def show_position(self, position: Any, step: int) -> None:
        """Show a position of the line on the board, with its marks."""
        raise NotImplementedError

    def come_home(self) -> None:
        """Take off the board what marks lines only."""
        self._board.overlays.clear(OWNER)

    @property
    def is_active(self) -> bool:
        """Whether a line is shown in place of the diagram."""
        return self.player.is_active

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step with Left and Right, come home with Escape or a click on the board."""
        if not self.player.is_active:
            pressed = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
            if pressed and watched is self._board and self._board.input.gesture is None:
                self._note_escape(event)
            return False
        if isinstance(event, QKeyEvent) and event.type() in _PRESSED:
            act = self._acts().get(Qt.Key(event.key()))
            if act is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                return False  # such a chord is an action of the window
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                act()
            return True
        if event.type() == QEvent.Type.MouseButtonPress and watched is self._board.viewport():
            self.player.home()
            return True
        return False

    def _note_escape(self, event: QEvent) -> None:
        """Take all arrows off the board where Escape has nothing else to end."""
        if isinstance(event, QKeyEvent) and Qt.Key(event.key()) is Qt.Key.Key_Escape:
            self.left.emit()

    def _acts(self) -> dict[Qt.Key, Callable[[], None]]:
        player = self.player
        return {
            Qt.Key.Key_Left: player.back,
            Qt.Key.Key_Right: player.forward,
            Qt.Key.Key_Home: lambda: player.go(0),
            Qt.Key.Key_End: lambda: player.go(len(player.moves)),
            Qt.Key.Key_Escape: player.home,
        }

    def _choose(self, row: TreeRow | None) -> None:
        start, line = (None, ()) if row is None else self.line_of(row)
        self.player.play(start, line)

    def _began(self, moves: tuple[Any, ...]) -> None:
        self._step = -2  # of the line before nothing is known
        self._board.input.cancel()
        self._board.set_editable(False)
        self._board.overlays.clear("tree")
        self.strip.show_line(self.written(moves))
        self.place.setCurrentWidget(self.strip)
        self.active_changed.emit(True)

    def _show(self, position: Any, step: int) -> None:
        self.show_position(position, step)
        self._step = step
        self.strip.show_step(step)

    def _ended(self) -> None:
        self._step = 0
        self.come_home()
        self._board.set_editable(True)
        self._board.set_position(self.diagram())
        self.place.setCurrentIndex(0)
        self.active_changed.emit(False)
        self.left.emit()


class LineReading(Reading):
    """Lines of chess."""

    def __init__(
        self,
        twinning: Twinning,
        board: BoardView,
        tree: SolutionTree,
        strip: LineStrip,
        place: QStackedWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(board, tree, strip, place, parent=parent)
        self._twinning = twinning
        twinning.problem_changed.connect(lambda _: self.player.home())

    def play(self, line: tuple[Move, ...]) -> None:
        """Play a line on the board, as a row of the tree does when it is clicked."""
        if line:
            self.player.play(self._start, line)

    def play_to(self, line: tuple[Move, ...], step: int) -> None:
        """Show a line at one of its steps; the diagram where there is no line."""
        self.player.play_to(self._start, line, step)

    def play_game(self, start: Position, game: tuple[Move, ...], step: int) -> None:
        """Show a game that leads to the diagram at one of its steps."""
        self.player.play_to(start, game, step)

    @property
    def _start(self) -> Position:
        """Where lines begin: the diagram, but of proof games the position they start from."""
        problem = self._twinning.problem
        return problem.stipulation.first_position(problem.position)

    def line_of(self, row: TreeRow) -> tuple[Any, tuple[Any, ...]]:
        """Return where the line of a row begins, and its moves."""
        return self._start, row.line

    def diagram(self) -> Any:
        """Return the position of the problem."""
        return self._twinning.problem.position

    def written(self, moves: tuple[Any, ...]) -> Line:
        """Return how a line is written."""
        problem = self._twinning.problem
        begins = self.player.start == problem.position
        is_set = begins and is_set_play(moves, problem.stipulation, problem.position.turn)
        omitted = omitted_before(problem.stipulation, is_set) if begins else 0
        if problem.stipulation.claim is not None:  # studies count Black's first move as White's
            omitted = int(moves[0].man.colour is Colour.BLACK)
        return line_of_moves(moves, omitted, problem.stipulation)

    def show_position(self, position: Any, step: int) -> None:
        """Show a position of the line, the last move, and what a mate rests on."""
        self._board.set_position(position, told=self._ways(step))
        rules = self._twinning.problem.rules
        self._board.overlays.set("special", overlays_after(rules, self.player.moves[:step]))
        self._board.overlays.set(OWNER, tuple(self._marks(position, step)))

    def come_home(self) -> None:
        """Take off what marks lines only, and mark the squares of the rules again."""
        super().come_home()
        self._board.overlays.set("special", overlays_of(self._twinning.problem.rules))

    def _ways(self, step: int) -> Mapping[Square, Square] | None:
        """Return where men go from the step that is shown to the next or the one before."""
        moves = self.player.moves
        if step == self._step + 1:
            return ways_of(moves[self._step])
        if step == self._step - 1 and self._step <= len(moves):
            return ways_of(moves[step], back=True)
        return None

    def _marks(self, position: Position, step: int) -> list[Overlay]:
        """Light the last move; in a mate, show what the mate rests on."""
        if step == 0:
            return []
        move = self.player.moves[step - 1]
        marks: list[Overlay] = [Lit(move.origin), Lit(move.target)]
        by_conditions = move.consequences is not None or isinstance(move, WrittenMove)
        if move.mark is MoveMark.MATE and not by_conditions:  # guards are those of chess
            marks += mate_marks(position)
        return marks


def mate_marks(position: Position) -> list[Overlay]:
    """Return guards of the mated king's field as lines, blocked squares as frames."""
    from composer.problem.kingfield import king_field

    field = king_field(position, position.turn)
    if field is None:
        return []
    marks: list[Overlay] = [Guard(checker, field.king) for checker in field.checkers]
    for square in field.squares:
        if square.blocked:
            marks.append(Lit(square.square, framed=True))
        else:
            marks += [Guard(guard, square.square) for guard in square.guards]
    return marks
