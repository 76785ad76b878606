# SPDX-License-Identifier: GPL-3.0-or-later
"""Composing: what the user does to the problem becomes steps of its history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from composer.analysis.dependence import Dependence
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.selected import move_selected, recolour_selected, turn_selected
from composer.gui.board.view import BoardView
from composer.gui.board.words import square_words
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import copy_text
from composer.gui.threads.analyst import Answer
from composer.gui.user.notices import NoticeBar
from composer.gui.user.wording import edit_words
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.edits import (
    clear,
    game_array,
    set_castling,
    set_en_passant,
    set_turn,
    shift,
    swap_colours,
    transform,
)
from composer.problem.men import Colour
from composer.problem.position import Castling, Position
from composer.problem.problem import Problem
from composer.problem.squares import SQUARES, Square, Symmetry
from composer.problem.stipulation import Stipulation
from composer.problem.task import WrittenTask
from composer.problem.taskedits import (
    beside_sign,
    what_goes,
    with_asked,
    with_intended,
    with_option,
)
from composer.problem.twinned import shifted
from composer.rules.book import Rules
from composer.rules.grids import with_grid_placed
from composer.rules.specialsquares import with_specials_placed, without_specials
from composer.solver.solution import Solution


def shift_board(problem: Problem, files: int, ranks: int) -> Problem:
    """Shift men and special squares by files (right is positive) and ranks (up is positive).

    Raises:
        ValueError: a man or a special square would leave the board.
    """
    rules = with_specials_placed(problem.rules, shifted(files, ranks))
    return _under(problem, shift(problem.position, files, ranks), rules)


def turn_board(problem: Problem, symmetry: Symmetry) -> Problem:
    """Rotate or mirror men, special squares and grid."""
    position = transform(problem.position, symmetry)
    return _under(problem, position, _placed(problem.rules, symmetry.apply))


def swap_sides(problem: Problem) -> Problem:
    """Recolour every man and mirror the ranks, special squares and grid with them."""
    rules = _placed(problem.rules, Symmetry.MIRROR_RANKS.apply)
    return _under(problem, swap_colours(problem.position), rules)


def clear_board(problem: Problem) -> Problem:
    """Take off all men and special squares; other conditions and the side to move stay."""
    return _under(problem, clear(problem.position), without_specials(problem.rules))


def _placed(rules: Rules, place: Callable[[Square], Square]) -> Rules:
    return with_grid_placed(with_specials_placed(rules, place), place)


def _under(problem: Problem, position: Position, rules: Rules) -> Problem:
    moved = replace(problem, position=position)
    return moved if rules == problem.rules else moved.under(rules)


class Composing(QObject):
    """Turns gestures, buttons and menu entries into steps of the problem in front.

    Signals:
        pasted: a position of which nothing is known is about to be put on the board.
    """

    pasted = Signal()

    def __init__(
        self,
        workbench: Workbench,
        board: BoardView,
        notices: NoticeBar,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench, self._board, self._notices = workbench, board, notices
        self._appearance = appearance
        self.twinning = Twinning(workbench, appearance, self)
        self.twinning.refused.connect(lambda words: notices.report(words, seconds=6))
        board.edit_requested.connect(self.take)
        board.text_dropped.connect(self._take_text)

    def acts(self) -> dict[str, Callable[[], None]]:
        """Return what the actions of composing do, by name."""
        return {
            "copy": self.copy,
            "paste": self.paste,
            "shift-left": lambda: self.shift(-1, 0),
            "shift-right": lambda: self.shift(1, 0),
            "shift-up": lambda: self.shift(0, 1),
            "shift-down": lambda: self.shift(0, -1),
            "rotate": lambda: self.turn(Symmetry.ROTATE_270),
            "rotate-back": lambda: self.turn(Symmetry.ROTATE_90),
            "mirror": lambda: self.turn(Symmetry.MIRROR_FILES),
            "mirror-ranks": lambda: self.turn(Symmetry.MIRROR_RANKS),
            "swap-colours": self.swap_colours,
            "clear": lambda: self._whole_board(BoardEditKind.CLEAR, clear_board),
            "game-array": lambda: self._whole(BoardEditKind.GAME_ARRAY, lambda _: game_array()),
            "select-all": lambda: self._board.input.select(SQUARES),
            "flip-last": lambda: self._workbench.document.flip_last(),
        }

    def take(self, edit: BoardEdit) -> None:
        """Take a step that the board requests."""
        self.twinning.take(edit, edit_words(edit, self._appearance.letters))

    def shift(self, files: int, ranks: int) -> None:
        """Shift the selected men, or all, as seen on the board.

        A sentence says so where one would leave it.
        """
        if self._board.is_flipped:
            files, ranks = -files, -ranks
        selection = self._board.input.selection
        try:
            if selection:
                self._board.input.edit_selection(
                    move_selected(self._position(), selection, (files, ranks))
                )
            else:
                self._whole_board(
                    BoardEditKind.SHIFT, lambda problem: shift_board(problem, files, ranks)
                )
        except ValueError:
            self._notices.report(self._why_no_shift(files, ranks), seconds=4)

    def turn(self, symmetry: Symmetry) -> None:
        """Rotate or mirror the selected men among themselves, or the whole position."""
        if selection := self._board.input.selection:
            self._board.input.edit_selection(turn_selected(self._position(), selection, symmetry))
            return
        rotates = symmetry.name.startswith("ROTATE")
        what = BoardEditKind.ROTATE if rotates else BoardEditKind.MIRROR
        self._whole_board(what, lambda problem: turn_board(problem, symmetry))

    def swap_colours(self) -> None:
        """Let the selected men change sides, or swap the colours of the whole position."""
        if selection := self._board.input.selection:
            self._board.input.edit_selection(recolour_selected(self._position(), selection))
        else:
            self._whole_board(BoardEditKind.SWAP_COLOURS, swap_sides)

    def set_stipulation(self, stipulation: Stipulation, task: WrittenTask | None = None) -> None:
        """Ask something else; what goes with it is told.

        Args:
            stipulation: what is asked now.
            task: what is asked besides; None for what was, as far as it fits.
        """
        before = self.twinning.whole
        words = tr("stipulation %1").replace("%1", str(stipulation))
        self.twinning.set_stipulation(stipulation, words, task)
        gone = what_goes(before, self.twinning.whole, task)
        if gone and not self.twinning.twin:
            named = (tr("set play"),) if gone.set_play else ()
            sentence = fill(tr("Not asked now: %1."), ", ".join((*named, *gone.others)))
            self._notices.report(sentence, seconds=6)

    def set_intended(self, text: str) -> None:
        """State how many solutions the problem is meant to have; an empty text states nothing."""
        words = tr("intended solutions %1").replace("%1", text or tr("not stated"))
        self._workbench.document.change(with_intended(self.twinning.whole, text), words)

    def set_option(self, name: str, on: bool) -> None:
        """Set or clear an option beside the stipulation, such as set play."""
        words = tr("option %1 set") if on else tr("option %1 taken away")
        after = with_option(self.twinning.whole, name, on)
        self._workbench.document.change(after, words.replace("%1", name))

    def set_turn(self, turn: Colour) -> None:
        """Give the move to the other side."""
        self._whole(BoardEditKind.TURN, lambda position: set_turn(position, turn))

    def set_castling(self, right: Castling, allowed: bool) -> None:
        """Allow or forbid one castling."""
        self._whole(BoardEditKind.CASTLING, lambda position: set_castling(position, right, allowed))

    def set_en_passant(self, square: Square | None) -> None:
        """Declare the square just passed over."""
        self._whole(BoardEditKind.EN_PASSANT, lambda position: set_en_passant(position, square))

    def set_right(self, found: Dependence) -> None:
        """Set the right that a solution rests on, in one step."""
        what = BoardEditKind.CASTLING if found.en_passant is None else BoardEditKind.EN_PASSANT
        self._whole(what, lambda _: found.position)

    def set_credits(self, credits: Credits) -> None:
        """Change the caption."""
        problem = self.twinning.whole
        self._workbench.document.change(replace(problem, credits=credits), tr("caption changed"))

    def copy(self) -> None:
        """Copy the problem as FEN, SVG and picture at once."""
        from composer.gui.documents.clipboard import problem_data

        data = problem_data(self.twinning.problem, self._appearance.figures)
        QGuiApplication.clipboard().setMimeData(data)
        self._notices.report(tr("Copied: FEN, SVG and picture."), seconds=3)

    def copy_solution(self, answer: Answer | None) -> None:
        """Copy the solution as text, in the piece letters in use."""
        from composer.notation.text import TextOptions, solution_text

        solution = None if answer is None else answer.solution
        if solution is None or not solution.complete:
            self._notices.report(tr("The solution is not complete yet."), seconds=4)
            return
        text = solution_text(solution, TextOptions.of(self._appearance.letters.code))
        copy_text(text)
        self._notices.report(tr("Copied: the solution as text."), seconds=3)

    def copy_solutions(self, solutions: tuple[tuple[str, Solution | None], ...]) -> None:
        """Copy the solutions of all twins as text, each below its words."""
        from composer.notation.text import TextOptions, solution_text

        unsolved = [
            words for words, solution in solutions if solution is None or not solution.complete
        ]
        if unsolved:
            sentence = tr("Not solved yet: %1").replace("%1", ", ".join(unsolved))
            self._notices.report(sentence, seconds=6)
            return
        options = TextOptions.of(self._appearance.letters.code)
        texts = [
            f"{words}\n{solution_text(solution, options)}"
            for words, solution in solutions
            if solution
        ]
        copy_text("\n\n".join(text.rstrip() for text in texts) + "\n")
        self._notices.report(tr("Copied: the solutions of all twins as text."), seconds=3)

    def paste(self) -> None:
        """Put on the board what is on the clipboard; nonsense changes nothing."""
        self._take_text(QGuiApplication.clipboard().text())

    def square_words(self, square: Square | None) -> str:
        """Return a square and what stands on it, in words, in a line that is played as well."""
        if square is None:
            return ""
        return square_words(self._board.position, square, self.twinning.problem.rules)

    def _take_text(self, text: str) -> None:
        from composer.gui.documents.clipboard import (
            PasteError,
            open_pasted,
            pasted_entry,
            states_task,
        )

        problem = self.twinning.problem
        try:
            entry = pasted_entry(text, problem)
            if entry.problem.game is not None:
                open_pasted(entry.problem, self._workbench)
                return
        except PasteError as error:
            self._notices.report(str(error), fault=True)
            return
        pasted = entry.problem
        bare = Problem(problem.position, problem.stipulation)
        if self.twinning.shows_diagram and problem == bare:  # nothing is lost: take all of it
            after = pasted
            if pasted.credits != NO_CREDITS:
                self._workbench.document.note_foreign(pasted)
        else:
            asked = beside_sign(pasted) if states_task(text) else None
            after = with_asked(problem, pasted.stipulation, asked)
            after = replace(after, position=pasted.position)
        self.pasted.emit()
        self.twinning.set_problem(after, tr("position pasted"))
        if entry.notes:
            self._notices.report(" ".join(f"{capital(worded(note))}." for note in entry.notes))

    def _position(self) -> Position:
        return self.twinning.problem.position

    def _why_no_shift(self, files: int, ranks: int) -> str:
        """Say what would leave the board: a man, or if all could go a special square."""
        try:
            shift(self._position(), files, ranks)
        except ValueError:
            return tr("No shift: a man would leave the board.")
        return tr("No shift: a special square would leave the board.")

    def _whole_board(self, what: BoardEditKind, change: Callable[[Problem], Problem]) -> None:
        """Take a step that concerns special squares as well as men."""
        before = self.twinning.problem
        after = change(before)
        edit = BoardEdit(what, before.position, after.position)
        words = edit_words(edit, self._appearance.letters)
        self.twinning.take(edit, words, after.rules)

    def _whole(self, what: BoardEditKind, change: Callable[[Position], Position]) -> None:
        before = self._position()
        self.take(BoardEdit(what, before, change(before)))
