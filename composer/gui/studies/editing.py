# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of the study on the board while it is edited: each change is a step of the history.

It is kept with the problem, as PGN has it. What a file printed stays as it is until the solution is
changed here, and what of it cannot be played is then kept as a remark.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.formats.entry import Entry
from composer.formats.pgn import read_pgn
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import copy_text
from composer.gui.panels.reading import LineReading
from composer.gui.studies.playing import PlayInput
from composer.gui.studies.solution import SolutionPane
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.moves import move_text
from composer.notation.studies.printed import SOLUTION
from composer.notation.studies.reading import ReadTree
from composer.notation.studies.typed import typed_tree
from composer.notation.studies.writing import kept_solution, pgn_moves, tree_text
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.studies.codes import Code, codes_of, with_code
from composer.studies.tree import DIAGRAM, StudyTree, TreeMove, Way

_LONG: Final = 20_000  # characters of a solution, which is not read while the window waits
_MOST_FAULTS: Final = 3


class Editing(QObject):
    """Lets the solution be typed, pasted, played on the board and put in order.

    Signals:
        changed: another solution is shown; carries its tree.
    """

    changed = Signal(object)

    def __init__(
        self,
        pane: SolutionPane,
        board: BoardView,
        reading: LineReading,
        twinning: Twinning,
        workbench: Workbench,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        """Connect the parts.

        Args:
            pane: shows the solution.
            board: shows its positions.
            reading: plays lines on it.
            twinning: what lies on the board.
            workbench: where the problem is, with which the solution is kept.
            appearance: how moves are written.
            parent: the owner.
        """
        super().__init__(parent)
        self._pane, self._board, self._reading = pane, board, reading
        self._twinning, self._workbench, self._look = twinning, workbench, appearance
        self._tree = StudyTree(Problem().position)
        self._text = ""  # what the tree was read from, or written as
        self._is_read = True
        self.way: Way = ()
        self.input = PlayInput(board, appearance, self._play, self)
        reading.player.shown.connect(self._follow)
        reading.active_changed.connect(self._note_reading)
        pane.chosen.connect(self.show_place)
        pane.typed.connect(self.add)
        pane.rewritten.connect(self._rewrite)
        pane.playing.connect(self._set_playing)
        pane.promoted.connect(lambda: self._put(self._tree.promoted, tr("line promoted")))
        pane.demoted.connect(lambda: self._put(self._tree.demoted, tr("line demoted")))
        pane.removed.connect(self._remove)
        pane.signed.connect(self._sign)
        pane.coded.connect(self._code)
        pane.remarked.connect(self._remark)
        pane.copied.connect(self._copy)
        pane.left.connect(self._leave)
        appearance.writing_changed.connect(self._show)

    @property
    def tree(self) -> StudyTree:
        """The solution."""
        return self._tree

    def note_problem(self, problem: Problem) -> None:
        """Show the solution of a study that lies on the board now."""
        text = problem.extra(SOLUTION)
        if (text, problem.position) == (self._text, self._tree.position):
            return
        same = problem.position == self._tree.position
        self._text, self._is_read = text, len(text) <= _LONG
        read = ReadTree(StudyTree(problem.position))
        if self._is_read:
            read = typed_tree(text, problem.position, None)
        self._tree = read.tree
        if not same or self._tree.at(self.way) is None:
            self.way = ()
        if not same:
            self.stop_playing()
            self._pane.end_text()
        self._tell_faults(read)
        self._show()
        self.changed.emit(self._tree)

    def drop(self) -> None:
        """Show no solution: no study lies on the board."""
        self.stop_playing()

    def stop_playing(self) -> None:
        """Let the board be edited again."""
        self._pane.play.setChecked(False)

    def give_way(self, to_others: bool) -> None:
        """Leave the board to moves taken back, where these begin."""
        if to_others:
            self.stop_playing()

    def add(self, text: str) -> bool:
        """Add moves that were typed or pasted, from the diagram or from the place shown on.

        Returns:
            Whether all of them could be played; where not, the text stays where it was typed.
        """
        found = self._read_at(text) if self._is_read else None
        if found is None:
            return False
        way, read = found
        tree = self._tree.merged(way, read.tree)
        self._pane.line.clear()
        last = (*way, *(move.uci for move in read.tree.moves))
        self._keep(tree, last, tr("moves added to the solution"))
        return True

    def mark(self, way: Way, move: Move, code: Code, on: bool) -> None:
        """Say something of another move in a code, and keep it in the tree."""
        tree = self._tree.with_move(way, move)
        tree = tree.with_told((*way, move.uci), lambda told: with_code(told, code, on))
        told = tree.told_at((*way, move.uci))
        following = tree.following((*way, move.uci))
        if not on and told is not None and not told.remarks and not following:
            tree = tree.without((*way, move.uci))  # it stood there for the code alone
        words = tr("%1 marked %2") if on else tr("%1 no longer marked %2")
        self._keep(tree, self.way, fill(words, move_text(move, self._look.letters), code.text))

    def show_place(self, way: Way) -> None:
        """Show a place of the tree on the board."""
        if self._tree.at(way) is None:
            return
        self.way = way
        self._pane.show_place(way)
        self._lay(way)

    def _lay(self, way: Way) -> None:
        if not self._twinning.shows_diagram:
            return
        self.input.rest()
        line = self._tree.line_through(way)
        if way or (line and self._pane.play.isChecked() and self._reading.is_active):
            self._reading.play_to(line, len(way))
        else:
            self._reading.player.home()
        if self._pane.play.isChecked():
            self._board.set_editable(False)

    def _follow(self, position: Position, step: int) -> None:
        """Mark the move that the line on the board has come to."""
        way = tuple(move.uci for move in self._reading.player.moves[:step])
        if self._tree.at(way) == position and way != self.way:
            self.way = way
            self._pane.show_place(way)
            self.input.rest()

    def _note_reading(self, active: bool) -> None:
        if not active and self.way:
            self.way = ()
            self._pane.show_place(())
        if not active and self._pane.play.isChecked():
            self._board.set_editable(False)

    def _set_playing(self, on: bool) -> None:
        if on and not self._twinning.shows_diagram:
            self._pane.play.setChecked(False)
            return
        self.input.rest()
        self.input.active = on
        self._board.input.cancel()
        self._board.set_editable(not on and not self._reading.is_active)

    def _play(self, move: Move) -> None:
        if self._tree.at(self.way) != self._board.position:
            return  # it comes late
        tree = self._tree.with_move(self.way, move)
        words = fill(tr("%1 in the solution"), move_text(move, self._look.letters))
        self._keep(tree, (*self.way, move.uci), words)

    def _leave(self) -> None:
        if self.input.chosen is not None or self.input.is_dragging:
            self.input.rest()
        elif self._reading.is_active:
            self._reading.player.home()
        else:
            self.stop_playing()
            self._board.setFocus()

    def _put(self, change: Callable[[Way], StudyTree], words: str) -> None:
        if self.way:
            self._keep(change(self.way), self.way, words)

    def _remove(self) -> None:
        if self.way:
            tree = self._tree.without(self.way)
            self._keep(tree, self.way[:-1], tr("moves taken out of the solution"))

    def _sign(self, glyph: int) -> None:
        words = tr("sign of a move changed")
        if glyph == DIAGRAM:
            words = tr("diagram in the solution changed")
        self._change_move(lambda told: told.with_sign(glyph), words)

    def _code(self, code: Code) -> None:
        def coded(told: TreeMove) -> TreeMove:
            return with_code(told, code, code not in codes_of(told))

        self._change_move(coded, fill(tr("%1 changed in the solution"), code.text))

    def _remark(self, words: str) -> None:
        remarks = (words,) if words else ()
        self._change_move(
            lambda told: replace(told, remarks=remarks), tr("remark in the solution changed")
        )

    def _change_move(self, change: Callable[[TreeMove], TreeMove], words: str) -> None:
        if self._tree.told_at(self.way) is not None:
            self._keep(self._tree.with_told(self.way, change), self.way, words)

    def _rewrite(self, text: str) -> None:
        """Take a whole solution over that was typed; where it cannot be played it stays there."""
        read = typed_tree(_moves_of(text), self._twinning.problem.position, self._look.letters)
        self._tell_faults(read)
        if text.strip() and not read.is_whole:
            return
        self._pane.end_text()
        self._keep(read.tree, (), tr("solution rewritten"), anew=True)

    def _read_at(self, text: str) -> tuple[Way, ReadTree] | None:
        """Read moves from the diagram, or from the place shown on; say what is wrong with them."""
        text = _moves_of(text)
        first: tuple[Way, ReadTree] | None = None
        for way in dict.fromkeys((self.way, ()) if self.way else ((),)):
            position = self._tree.at(way)
            if position is None:
                continue
            read = typed_tree(text, position, self._look.letters)
            if read.is_whole:
                self._tell_faults(read)
                return way, read
            first = first or (way, read)
        if first is not None:
            self._tell_faults(first[1])
        return None

    def _keep(self, tree: StudyTree, way: Way, words: str, *, anew: bool = False) -> None:
        """Keep a solution with the problem; it is one step of the history.

        One that is too long to be read here gives way only to another that is typed `anew`.
        """
        if not self._twinning.shows_diagram:
            return  # a twin has no solution of its own
        if not (self._is_read or anew):
            self._show()
            return  # what was not read would be lost
        text = kept_solution(tree, self._workbench.document.problem.stipulation.claim)
        if tree == self._tree and text == self._text:
            self.show_place(way)
            return
        document = self._workbench.document
        others = tuple(extra for extra in document.problem.extras if extra[0] != SOLUTION)
        kept = ((SOLUTION, text),) if text else ()
        self._tree, self._text, self.way = tree, text, way
        self._is_read = True
        document.change(replace(document.problem, extras=(*others, *kept)), words)
        self.way = way if tree.at(way) is not None else ()
        self._pane.show_faults("")
        self._show()
        self._lay(self.way)
        self.changed.emit(tree)

    def _copy(self) -> None:
        copy_text(pgn_moves(self._tree))

    def _tell_faults(self, read: ReadTree) -> None:
        letters = self._look.letters
        told = [
            fill(
                tr("Line %1, character %2: %3."),
                str(each.line),
                str(each.column),
                capital(worded(each.why, letters)),
            )
            for each in read.unread[:_MOST_FAULTS]
        ]
        if not self._is_read:
            told.append(tr("The solution is too long to be shown as moves."))
        if len(read.unread) > _MOST_FAULTS:
            told.append("…")
        self._pane.show_faults("\n".join(told))

    def _show(self) -> None:
        text = self._text
        if self._tree.line:
            text = tree_text(self._tree, self._look.letters)
        self._pane.show_tree(self._tree, self.way, text)


def _moves_of(text: str) -> str:
    """Return the moves of what was pasted: of a game of PGN those alone."""
    if not text.lstrip().startswith("["):
        return text
    found = next(iter(read_pgn(enumerate(text.split("\n"), start=1))), None)
    told = found.problem.extra(SOLUTION) if isinstance(found, Entry) else ""
    return told or text
