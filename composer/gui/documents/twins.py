# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins being edited: which of them lies on the board, and what edits make of it.

In duplex the diagram and every twin have a second form, with the other side to move. It has no
position of its own: an edit of it is one of its twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.documents.twinedits import edited_changes, followed_twins, tidied
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill, tr
from composer.problem.edits import set_turn
from composer.problem.forms import duplex_head, is_duplex, with_other_turn
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import WrittenTask
from composer.problem.taskedits import beside_sign, fitting, with_asked
from composer.problem.twinned import apply_twin, is_zero_position, start_of
from composer.problem.twins import (
    Change,
    OtherConditions,
    OtherStipulation,
    Reason,
    Twin,
    TwinError,
    lettered,
)
from composer.problem.twintext import parse_twin
from composer.rules.book import ORTHODOX, ORTHODOX_BOOK, Rules

_OF_THE_DIAGRAM = (BoardEditKind.TURN, BoardEditKind.CASTLING, BoardEditKind.EN_PASSANT)


class Twinning(QObject):
    """What lies on the board: the diagram, or one of the twins of the problem in front.

    An edit of the diagram changes the position; the same edit of a twin changes its words.
    Every change is one step of the history in front, and undoing it shows its twin.

    Signals:
        problem_changed: another problem is on the board, or the same with other words or
            twins; carries it.
        turned: sent before: it is another twin of the same problem, or its diagram again.
        refused: an edit cannot be made; carries a sentence.
    """

    problem_changed = Signal(object)
    turned = Signal()
    refused = Signal(str)

    def __init__(
        self, workbench: Workbench, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench, self._appearance = workbench, appearance
        self._place = 0
        self._whole = self._base = self._problem = self.whole
        self._fault: TwinError | None = None
        self._another = False
        workbench.opened.connect(self._begin)
        workbench.problem_changed.connect(self._follow)

    @property
    def problem(self) -> Problem:
        """What lies on the board; of a twin that cannot be set up, what it starts from."""
        return self._problem

    @property
    def whole(self) -> Problem:
        """The problem with all its twins; an empty board while one of another game is in front."""
        problem = self._workbench.document.problem
        return problem if problem.game is None else Problem()

    @property
    def index(self) -> int:
        """Which is shown: 0 for the diagram, then the twins in order, then their duplex forms."""
        return self._place

    @property
    def count(self) -> int:
        """How many there are to show."""
        parts = len(self.whole.twins) + 1
        return 2 * parts if is_duplex(self.whole) else parts

    @property
    def fault(self) -> TwinError | None:
        """Why the twin that is shown cannot be set up, if so."""
        return self._fault

    @property
    def shows_diagram(self) -> bool:
        """Whether the diagram lies on the board, with the side to move that it has."""
        return self._place == 0

    @property
    def twin(self) -> int:
        """Which twin is shown, whoever has the move; 0 for the diagram."""
        return self._place % (len(self.whole.twins) + 1)

    def words(self, index: int) -> str:
        """Return the words of a tab, such as `a)`, `b) wPc3→d4` or `Duplex`."""
        from composer.notation.twins import twin_words

        again, index = divmod(index, len(self.whole.twins) + 1)
        if again:
            letter = self.whole.twins[index - 1].letter if index else "a"
            return duplex_head(letter) if self.whole.twins else duplex_head("")
        if index:
            return twin_words(self.whole, index - 1, self._appearance.letters)
        return tr("Diagram") if is_zero_position(self.whole) else "a)"

    def show(self, index: int) -> None:
        """Show the diagram (0), a twin, or one of their duplex forms on the board."""
        if index != self._place and 0 <= index < self.count:
            self._place_form(index)

    def show_next(self, by: int = 1) -> None:
        """Show the next form on the board, or the one before; after the last the diagram."""
        self.show((self._place + by) % self.count)

    def add(self) -> None:
        """Add a twin without a change yet, and show it."""
        twins = self._row([*self.whole.twins, Twin("b")])
        self._change_twins(twins, fill(tr("twin %1) added"), twins[-1].letter))

    def delete(self, index: int) -> None:
        """Take a twin away; those after it move up."""
        twins = list(self.whole.twins)
        letter = twins.pop(index - 1).letter
        first = "a" if is_zero_position(self.whole) else "b"
        self._change_twins(lettered(twins, first), fill(tr("twin %1) deleted"), letter))

    def move_twin(self, index: int, by: int) -> None:
        """Let a twin change places with the next, or with the one before."""
        twins = list(self.whole.twins)
        here, there = index - 1, index - 1 + by
        if 0 <= there < len(twins):
            twins[here], twins[there] = twins[there], twins[here]
            words = fill(tr("twins %1) and %2) exchanged"), twins[there].letter, twins[here].letter)
            self._place = there + 1
            self._change_twins(self._row(twins), words, keep=True)

    def set_zero_position(self, on: bool) -> None:
        """Say whether only the twins are to be solved; then the first of them is a)."""
        words = tr("only the twins are solved") if on else tr("the diagram is solved too")
        self._change_twins(lettered(self.whole.twins, "a" if on else "b"), words, keep=True)

    def set_text(self, index: int, text: str) -> None:
        """Take over a twin's change as it is written."""
        twin = self.whole.twins[index - 1]
        self.replace_twin(index, parse_twin(twin.letter, text))

    def set_continued(self, index: int, on: bool) -> None:
        """Let a twin start from the one before it, or from the diagram."""
        self.replace_twin(index, replace(self.whole.twins[index - 1], continued=on))

    def append_change(self, index: int, *changes: Change) -> None:
        """Change a twin further; a sentence says so where that cannot be."""
        twin = self.whole.twins[index - 1]
        changed = tidied((*twin.changes, *changes))
        try:
            apply_twin(start_of(self.whole, index - 1), replace(twin, changes=changed))
        except TwinError as error:
            self.refused.emit(fault_words(error))
            return
        self.replace_twin(index, replace(twin, changes=changed))

    def clear_changes(self, index: int) -> None:
        """Let a twin be as what it starts from."""
        self.replace_twin(index, replace(self.whole.twins[index - 1], changes=()))

    def replace_twin(self, index: int, twin: Twin) -> None:
        """Put another twin in the place of one; its words name the step."""
        from composer.notation.twins import twin_words

        twins = list(self.whole.twins)
        twins[index - 1] = twin
        after = replace(self.whole, twins=tuple(twins))
        words = twin_words(after, index - 1, self._appearance.letters)
        if not twin.changes:
            words = fill(tr("twin %1) without a change"), twin.letter)
        self._workbench.document.change(after, words)

    def take(self, edit: BoardEdit, words: str, rules: Rules | None = None) -> None:
        """Take an edit of what lies on the board.

        Args:
            edit: the edit.
            words: the name of the step.
            rules: those of the diagram after it, where special squares went with the men; twins
                have the rules of their diagram.
        """
        if edit.what in _OF_THE_DIAGRAM and not self.shows_diagram:
            self.refused.emit(
                tr("Side to move, castling and e.p. are set in the diagram; twins take them over.")
                if self.twin
                else tr("Side to move, castling and e.p. are set in the diagram, not here.")
            )
            return
        edit = replace(edit, before=self._unturned(edit.before), after=self._unturned(edit.after))
        if not self.twin:
            twins = followed_twins(self.whole.twins, edit)
            after = replace(self.whole, position=edit.after, twins=twins)
            if rules is not None and rules != after.rules:
                after = after.under(rules)
            self._workbench.document.change(after, words)
        else:
            self._take_in_twin(edit.before, edit.after, edit)

    def set_problem(self, after: Problem, words: str) -> None:
        """Take over position and stipulation at once, as one step."""
        if not self.twin:
            self._workbench.document.change(
                replace(after, position=self._unturned(after.position)), words
            )
            return
        if replace(beside_sign(after), sign="") != replace(beside_sign(self._problem), sign=""):
            self._refuse_in_twin()
        position = self._unturned(after.position)
        self._take_in_twin(self._base.position, position, None, after.stipulation)

    def set_stipulation(
        self, stipulation: Stipulation, words: str, task: WrittenTask | None = None
    ) -> None:
        """Set another stipulation for what is on the board.

        Args:
            stipulation: the new one.
            words: the name of the step.
            task: what is asked besides, of all twins; None for what was asked before.
        """
        if not self.twin:
            after = with_asked(self.whole, stipulation, task)
            self._workbench.document.change(after, words)
            if after == self.whole:
                self.problem_changed.emit(self._problem)  # the field shows again what holds
            return
        shown = beside_sign(self._problem)
        if task is not None and replace(task, sign=shown.sign) != shown:
            self._refuse_in_twin()
            if task != WrittenTask(task.sign):
                self.problem_changed.emit(self._problem)
                return
        base = self._base.position
        self._take_in_twin(base, base, None, fitting(stipulation))

    def _refuse_in_twin(self) -> None:
        self.refused.emit(
            tr("Set play, number of solutions and duplex are asked of all: write them at a).")
        )

    def _unturned(self, position: Position) -> Position:
        """Return a position as the twin has it of which the other side's form is shown."""
        if self._base is self._problem:
            return position
        before = self._base.position
        position = set_turn(position, before.turn)
        if before.en_passant in position.en_passant_squares():
            position = replace(position, en_passant=before.en_passant)
        return position

    def _take_in_twin(
        self,
        before: Position,
        after: Position,
        edit: BoardEdit | None,
        stipulation: Stipulation | None = None,
    ) -> None:
        if self._fault is not None:
            self.refused.emit(fault_words(self._fault))
            return
        twin = self.whole.twins[self.twin - 1]
        start = start_of(self.whole, self.twin - 1)
        changes = edited_changes(twin, start.position, before, after, edit)
        wanted = stipulation or self._problem.stipulation
        turned = wanted.rules == self._problem.rules != start.rules  # what is special turned along
        own = not turned and wanted.rules.book == ORTHODOX_BOOK == start.rules.book
        if own:
            changes = tuple(c for c in changes if not isinstance(c, OtherConditions))
        if own and wanted.rules != start.rules:
            changes += (OtherConditions(wanted.rules.conditions),)
        kept = turned or own
        compared = replace(wanted, rules=start.rules) if kept else wanted
        if compared != start.stipulation:
            changes += (OtherStipulation(replace(wanted, rules=ORTHODOX) if kept else wanted),)
        self.replace_twin(self.twin, replace(twin, changes=changes))

    def _row(self, twins: Sequence[Twin]) -> tuple[Twin, ...]:
        return lettered(twins, "a" if is_zero_position(self.whole) else "b")

    def _change_twins(self, twins: tuple[Twin, ...], words: str, keep: bool = False) -> None:
        shown = self._place
        self._workbench.document.change(replace(self.whole, twins=twins), words)
        if keep:
            self.show(shown)

    def _begin(self) -> None:
        """Show of the problem that comes next what was shown of it last, first the diagram."""
        self._another = True

    def _follow(self, problem: Problem) -> None:
        if problem.game is not None and not self._another:
            return  # a step at another game's desk
        before, self._whole = self._whole, self.whole
        shown = self._workbench.document.work_state.outlook.twin
        if self._another:
            place = shown if 0 <= shown < self.count else 0
        else:
            again, index = divmod(self._place, len(before.twins) + 1)
            place = _where(before, self._whole, index)
            kept = place == index and len(before.twins) == len(self._whole.twins)
            if again and kept and is_duplex(self._whole):
                place += len(self._whole.twins) + 1
        self._another = False
        self._place_form(place)

    def _place_form(self, place: int) -> None:
        turned = place != self._place
        self._place = self._workbench.document.work_state.outlook.twin = place
        problem, self._fault = self.whole, None
        index = self.twin
        if index:
            problem = replace(problem, twins=())
            try:
                problem = start_of(self.whole, index - 1)
                problem = apply_twin(problem, self.whole.twins[index - 1])
            except TwinError as error:
                self._fault = error
        self._base = self._problem = problem
        if place > len(self.whole.twins):
            self._problem = with_other_turn(problem)
        if turned:
            self.turned.emit()
        self.problem_changed.emit(self._problem)


def fault_words(error: TwinError) -> str:
    """Return why a twin cannot be set up, as a sentence."""
    sentence = {
        Reason.EMPTY_SQUARE: tr("No man stands on %1."),
        Reason.OFF_THE_BOARD: tr("A man would leave the board."),
        Reason.UNREAD: tr("This change of the twin is not understood: %1"),
        Reason.NO_TWIN_BEFORE: tr("The twin that it starts from cannot be set up."),
    }[error.reason]
    return fill(sentence, error.place)


def _where(before: Problem, after: Problem, shown: int) -> int:
    """Return which twin to show after a step: the one that it changed."""
    if (before.position, before.stipulation) != (after.position, after.stipulation):
        return 0  # though the twins may have followed
    if before.twins == after.twins:
        return shown
    longer, shorter = len(after.twins), len(before.twins)
    pairs = zip(before.twins, after.twins, strict=False)
    first = next((n for n, (old, new) in enumerate(pairs) if old != new), min(longer, shorter))
    if longer < shorter:
        return min(first, longer)
    return first + 1
