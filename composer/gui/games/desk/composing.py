# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user does at a game's desk: every change of the problem is a step of its history."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QMenu

from composer.games.position import GameError, GamePosition, game_of
from composer.games.task import GameProblem
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.selected import go_together
from composer.gui.games.board.changes import Change
from composer.gui.games.board.sort import cells_handling
from composer.gui.games.board.symmetry import SHIFTS, Turned, may_turn
from composer.gui.games.board.words import owned_name, waits
from composer.gui.games.desk.parts import GameParts
from composer.gui.games.desk.showing import GameShowing
from composer.gui.games.panels.rows import GameRow, game_rows
from composer.gui.games.panels.taskwords import with_turn
from composer.gui.panels.treerow import TreeRow
from composer.gui.user.actionset import Act
from composer.gui.user.notices import Choice
from composer.gui.user.wording import step_words
from composer.gui.words.language import fill
from composer.gui.words.sentences import worded
from composer.rules.book import Rules
from composer.rules.game import EXTRA_CELLS
from composer.said.sentence import sentence_of

_TURNS = {
    "shift-left": Turned.LEFT,
    "shift-right": Turned.RIGHT,
    "shift-up": Turned.UP,
    "shift-down": Turned.DOWN,
    "rotate": Turned.QUARTER,
    "mirror": Turned.MIRROR,
    "mirror-ranks": Turned.UPSIDE_DOWN,
}
_AS_SEEN = {
    Turned.LEFT: Turned.RIGHT,
    Turned.RIGHT: Turned.LEFT,
    Turned.UP: Turned.DOWN,
    Turned.DOWN: Turned.UP,
}


class GameComposing(QObject):
    """Connects bar, board, palette, cards and actions with the document."""

    def __init__(self, window: GameParts, showing: GameShowing) -> None:
        super().__init__(window)
        self._hands = cells_handling(window.game.problem.rules.book)
        self._window, self._showing = window, showing
        board, bar = window.board, window.bar
        board.edit_requested.connect(self._take)
        board.menu_requested.connect(self._show_menu)
        board.input.waiting_changed.connect(lambda letters: window.pointed.emit(waits(letters)))
        bar.task.chosen.connect(self._set_task)
        bar.task_popover.chosen.connect(self._set_task)
        bar.task.left.connect(board.setFocus)
        bar.options.chosen.connect(self._set_rules)
        bar.options.book_requested.connect(window.read_book)
        bar.turn_requested.connect(self._next_turn)
        window.extras.edited.connect(self._set_extras)
        window.neighbours.list.chosen.connect(self._take_neighbour)
        window.rules_card.change_requested.connect(bar.show_options)
        window.rules_card.book_requested.connect(window.read_book)
        window.text_card.copy_requested.connect(window.copy)
        window.game.changed.connect(self._show)
        self._before = window.game.problem

    def begin(self) -> None:
        """Show the problem for the first time."""
        self._showing.show_problem(self._window.game.problem)

    def acts(self) -> dict[str, Act]:
        """Return what actions do in this game; what it does not have is not among them."""
        window, showing = self._window, self._showing
        book, board = window.game.problem.rules.book, window.board
        game = game_of(book)
        acts: dict[str, Act] = {
            name: partial(self._turn, how, name)
            for name, how in _TURNS.items()
            if may_turn(book.geometry, how)
        }
        if self._hands.swapped(GamePosition.empty(book)) is not None:
            acts["swap-colours"] = self._swap
        if game.starts:
            acts["game-array"] = self._start
        if any(extra.form == EXTRA_CELLS for extra in game.extras):
            acts["mark-man"] = lambda: self.mark_man(board.input.cursor)
        return acts | {
            "copy-solution": self._copy_solution,
            "clear": self._clear,
            "turn": self._next_turn,
            "drop-map": showing.switch_drop_map,
            "move-map": lambda: showing.show_reach(board.input.cursor),
            "write-man": self.write_man,
            "rules": window.bar.show_options,
            "task": window.bar.show_task,
            "solve-again": showing.ask,
            "stop": window.solving.stop,
            "first": window.reading.player.home,
            "back": window.reading.player.back,
            "forward": window.reading.player.forward,
            "two-refutations": showing.switch_refutations,
            "look-around": showing.switch_neighbours,
            "flip": lambda: board.set_flipped(not board.is_flipped),
            "shortcuts": self._show_keys,
        }

    def _show(self, problem: GameProblem) -> None:
        before, self._before = self._before, problem
        self._showing.show_problem(problem, same_play=before.asked == problem.asked)

    def _change(self, problem: GameProblem, words: str) -> None:
        self._window.game.change(problem, words)

    def _report(self, words: str, fault: bool = False) -> None:
        self._window.notices.report(words, fault=fault, seconds=6)

    def _take(self, edit: BoardEdit) -> None:
        """Make what hands did on the board a step."""
        problem = self._window.game.problem
        book = problem.rules.book
        cells = book.geometry.cells
        words = step_words(
            edit, lambda man: owned_name(book, man or ""), lambda cell: cells[cell].label
        )
        self._change(replace(problem, position=edit.after), words)

    def _show_menu(self, cell: int, place: QPoint) -> None:
        """Offer what can be done with a cell; the place is on the screen."""
        window = self._window
        window.board.input.set_cursor(cell)
        menu = QMenu(window.board)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        own = self.acts()
        for name in ("mark-man", "write-man", "move-map"):
            if name in own:
                menu.addAction(window.actions_by_name[name])
        menu.popup(place)

    def _set_task(self, problem: GameProblem) -> None:
        """Take over a task, and who begins with it; all else stays as it is by now."""
        now = self._window.game.problem
        position = now.position.with_turn(problem.position.turn)
        wanted = replace(now, position=position, task=problem.task)
        self._change(wanted, self.tr("Change the task"))

    def _set_rules(self, rules: Rules) -> None:
        self._change(replace(self._window.game.problem, rules=rules), self.tr("Change the rules"))

    def _set_extras(self, position: GamePosition) -> None:
        now = self._window.game.problem
        wanted = replace(now.position, extra=position.extra)
        self._change(replace(now, position=wanted), self.tr("Change what is beside the board"))

    def _next_turn(self) -> None:
        problem = self._window.game.problem
        game = game_of(problem.rules.book)
        try:
            wanted = with_turn(problem, game.after(problem.position.turn))
        except GameError as error:
            self._report(worded(sentence_of(error)) + ".")
            return
        self._change(wanted, self.tr("Change who begins"))

    def _turn(self, how: Turned, name: str) -> None:
        problem = self._window.game.problem
        board, chosen = self._window.board, self._window.board.input.selection
        if board.is_flipped:  # as it is seen
            how = _AS_SEEN.get(how, how)
        if chosen and how in SHIFTS and (plan := self._hands.plan(how, chosen)):
            kind = BoardEditKind.MOVE
            board.input.edit_selection(
                go_together(kind, problem.position, plan, min(chosen), self._hands)
            )
            return
        position = None if chosen and how in SHIFTS else self._hands.turned(problem.position, how)
        words = self._window.actions_by_name[name].text()
        if position is None:
            self._report(self.tr("A man would leave the board."))
        else:
            self._change(replace(problem, position=position), words)

    def _swap(self) -> None:
        problem = self._window.game.problem
        position = self._hands.swapped(problem.position)
        if position is None:
            self._report(self.tr("The two sides have other men, and cannot be swapped."))
        else:
            self._change(replace(problem, position=position), self.tr("Swap sides"))

    def _clear(self) -> None:
        problem = self._window.game.problem
        empty = GamePosition.empty(problem.rules.book).with_turn(problem.position.turn)
        self._change(replace(problem, position=empty), self.tr("Clear the board"))

    def _start(self) -> None:
        """Set up the position of the beginning; a task that it does not suit goes."""
        problem = self._window.game.problem
        position = GamePosition.start(problem.rules)
        if position is None:
            self._report(self.tr("How the men stand at first is not known."))
            return
        try:
            wanted = replace(problem, position=position)
        except GameError:
            wanted = replace(problem, position=position.with_turn(problem.position.turn))
        self._change(wanted, self.tr("Position of the beginning"))

    def write_man(self) -> None:
        """Ask for the letters of a man, and put him on the cell of the cursor."""
        window = self._window
        problem = window.game.problem
        label = problem.rules.book.geometry.cells[window.board.input.cursor].label
        men = game_of(problem.rules.book).men
        names = ", ".join(man.usual[0] if man.usual else man.letter for man in men)
        text, sure = QInputDialog.getText(
            window.board, fill(self.tr("Man on %1"), label), fill(self.tr("Letters (%1):"), names)
        )
        if not sure or not text.strip():
            return
        try:
            GamePosition.of(problem.rules.book, {label: text.strip()})
        except GameError as error:
            self._report(worded(sentence_of(error)), fault=True)
            return
        window.board.input.put(text.strip())

    def mark_man(self, cell: int) -> None:
        """Mark the man on a cell by the first extra that can mark him, or take the mark away."""
        problem = self._window.game.problem
        position = problem.position
        for extra in position.game.extras:
            if extra.option and not any(extra.option == name for name, _ in problem.rules.options):
                continue  # by these rules it means nothing
            if extra.form == EXTRA_CELLS and position.can_mark(extra.id, cell):
                marked = cell not in position.cells_of(extra.id)
                wanted = position.with_mark(extra.id, cell, marked)
                self._change(replace(problem, position=wanted), self.tr("Mark a man"))
                return
        self._report(self.tr("Nothing can be marked there."))

    def _take_neighbour(self, change: Change) -> None:
        position = self._showing.around.taken(change)
        words = self._window.neighbours.words(change)
        self._change(replace(self._window.game.problem, position=position), words)

    def _copy_solution(self) -> None:
        solved = self._showing.solved
        if solved is None or solved.answer is None:
            self._report(self.tr("There is no solution to copy yet."))
            return
        lines: list[str] = []
        for row in game_rows(solved.problem, solved.answer, solved.phases):
            _write(row, 0, lines)
        QGuiApplication.clipboard().setText("\n".join(lines))
        self._report(self.tr("The solution was copied."))

    def _show_keys(self) -> None:
        words = self.tr(
            "Drag men from the tray, between cells, and off the board; or click one in the"
            " tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The"
            " right button removes or puts the last man again, the wheel changes the sort."
            " Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a"
            " full stop asks for letters, V shows where a man goes. Click a row of the"
            " solution to play it, Escape comes back. Shift and the right button open the menu"
            " of a cell."
        )
        self._window.notices.report(words, (Choice(self.tr("Done"), lambda: None),), seconds=60)


def _write(row: TreeRow, depth: int, lines: list[str]) -> None:
    """Write a row with those below it."""
    lines.append("  " * depth + row.text)
    for child in row.children:
        if not isinstance(child, GameRow) or child.kind.value != "continuation":
            _write(child, depth + 1, lines)
