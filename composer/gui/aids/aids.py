# SPDX-License-Identifier: GPL-3.0-or-later
"""The composing aids of a window together: what they start from, and who listens to whom."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks
from composer.gui.aids.dropmap import DropMap
from composer.gui.aids.editrows import EditRow
from composer.gui.aids.ground import Ground
from composer.gui.aids.intended import Intended
from composer.gui.aids.intendedlines import IntendedLines
from composer.gui.aids.linerepair import LineMender
from composer.gui.aids.linerepairpanel import LineRepairPanel
from composer.gui.aids.needed import NeededMen
from composer.gui.aids.neighbours import Neighbourhood
from composer.gui.aids.neighbourspanel import NeighboursPanel
from composer.gui.aids.preview import Preview
from composer.gui.aids.repair import Mender
from composer.gui.aids.repairpanel import RepairPanel
from composer.gui.aids.whatif import WhatIf
from composer.gui.board.gesture import Gesture
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.threads.analyst import Answer
from composer.gui.user.notices import NoticeBar
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.solver.session import Session
from composer.solver.solution import Verdict


class Aids(QObject):
    """Drop map, neighbours, repair and economy of the problem on the board.

    Signals:
        neighbours_counted: how many are confirmed as sound; -1 where that is not known.
    """

    neighbours_counted = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        *,
        board: BoardView,
        palette: MenPalette,
        pane: AnalysisPane,
        caption_place: QStackedWidget,
        twinning: Twinning,
        thumbnails: Thumbnails,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        """Make the aids; all of them are off.

        Args:
            appearance: how they look.
            board: the board.
            palette: the men beside it.
            pane: the analysis.
            caption_place: where the legend stands while a man is in hand.
            twinning: what lies on the board.
            thumbnails: draws small boards.
            notices: where sentences are reported.
            parent: its owner.
        """
        super().__init__(parent)
        self._board, self._pane, self._twinning = board, pane, twinning
        self._notices = notices
        self._solver = Session()
        self._answer: Answer | None = None
        self._laid: Problem | None = None
        self._looked: object = None  # what neighbours and repairs are looked for now
        self.drop_map = DropMap(
            board, pane, caption_place, self.ground, self._solver, appearance, self
        )
        self.what_if = WhatIf(board, pane, self.ground, self._solver, appearance, self)
        self.intended = Intended(self)
        self.intended_lines = IntendedLines(self)
        self.needed = NeededMen(board, self.ground, self._solver, caption_place, appearance, self)
        self.preview = Preview(board, pane, twinning, appearance, self)
        self.neighbourhood = Neighbourhood(self._solver, self)
        self.mender = Mender(self.intended, self._solver, self)
        self.neighbours = NeighboursPanel(self.neighbourhood, appearance, thumbnails)
        self.repair = RepairPanel(self.mender, appearance, thumbnails)
        self.line_mender = LineMender(self._solver, self)
        self.line_repair = LineRepairPanel(self.line_mender, appearance, thumbnails)
        pane.body.add_page(self.repair, self.tr("Repair"))
        pane.body.add_page(self.line_repair, self.tr("Repair"))
        pane.body.add_page(self.neighbours, self.tr("Neighbours"))
        pane.body.set_page_visible(self.repair, False)
        pane.body.set_page_visible(self.line_repair, False)
        self._connect(palette)

    def _connect(self, palette: MenPalette) -> None:
        palette.lifted.connect(self.drop_map.take_up)
        self._board.gesture_changed.connect(self._give_way)
        self._twinning.problem_changed.connect(self._problem_changed)
        self.intended.changed.connect(self._look_if_known)
        self.intended_lines.changed.connect(self._look_if_known)
        self.mender.changed.connect(self._show_repair_tab)
        self.line_mender.changed.connect(self._show_repair_tab)
        self.repair.key_chosen.connect(self.intended.mark)
        self.neighbours.counted.connect(self.neighbours_counted)
        self.needed.told.connect(lambda words: self._notices.report(words, seconds=5))
        for panel in (self.neighbours, self.repair, self.line_repair):
            panel.pointed.connect(self.preview.show)
            panel.chosen.connect(self._apply)

    def ground(self) -> Ground:
        """Return what lies on the board, with what is known of it."""
        problem = self._twinning.problem
        ground = Ground(problem.position, problem.stipulation, parts=self._twinning.count)
        answer = self._answer
        if answer is None or answer.solution is None or not answer.is_about(problem):
            return ground
        solution = answer.solution if answer.solution.complete else None
        meant = None if solution is None else self.intended.known(solution)
        return replace(ground, solution=solution, analysis=answer.analysis, intended=meant)

    def note_answer(self, answer: Answer) -> None:
        """Take over what the analyst says."""
        fresh = self._answer is None or self._answer.analysis is not answer.analysis
        self._answer = answer
        self.intended.note_answer(answer)
        self.intended_lines.note_answer(answer)
        if fresh and answer.analysis is not None:
            self.drop_map.renew()
            self.what_if.renew()
        self._look_if_known()

    def set_on(self, on: bool) -> None:
        """Let squares say what a man in hand would do, and what another man would; or not."""
        self.drop_map.set_on(on)
        self.what_if.set_on(on)

    def begin(
        self,
        marks: tuple[str, ...],
        keys: tuple[str, ...],
        lines: LineMarks = NO_LINE_MARKS,
    ) -> None:
        """Notice that another problem has been opened.

        Args:
            marks: the keys marked as meant, the newest last.
            keys: the keys of the sound positions that were met, the newest last.
            lines: the same of lines of help play.
        """
        self._laid = None
        self.intended.take(marks, keys)
        self.intended_lines.take(lines)

    def show_neighbours(self) -> None:
        """Bring the neighbours to the front; once more goes back to the board."""
        if self.neighbours.list.hasFocus():
            self._board.setFocus()
            return
        self._pane.body.show_page(self.neighbours)
        self.neighbours.list.setFocus()

    def show_repair(self) -> None:
        """Bring the repair to the front, if there is something to repair."""
        stipulation = self._twinning.problem.stipulation
        if stipulation.question is not None:
            words = self.tr("Repairs of questions about the past are not looked for.")
            self._notices.report(words, seconds=4)
            return
        if stipulation.is_kept_in_words or not stipulation.told:
            words = self.tr("Repairs are looked for where the program knows the stipulation.")
            self._notices.report(words, seconds=4)
            return
        if stipulation.is_proof_game:
            self._notices.report(self.tr("Repairs of proof games are not looked for."), seconds=4)
            return
        if not stipulation.has_lines:
            panel: RepairPanel | LineRepairPanel = self.repair
            nothing = self.tr("Nothing to repair: one key, no dual.")
            is_there = self.mender.mending is not None
        else:
            panel, nothing = self.line_repair, self.tr("Nothing to repair: no cook.")
            is_there = self.line_mender.mending is not None
        if not is_there:
            self._notices.report(nothing, seconds=4)
            return
        if panel.list.hasFocus():
            self._board.setFocus()
            return
        self._pane.body.show_page(panel)
        panel.list.setFocus()

    def keep_key(self) -> None:
        """Mark the first move selected in the solution as the key that is meant."""
        if not self._pane.solution.tree.mark_key():
            words = self.tr("Select a key or a try in the solution first.")
            self._notices.report(words, seconds=4)

    def close(self) -> None:
        """End all work for good."""
        for panel in (self.neighbours, self.repair, self.line_repair):
            panel.rest()
        aids = (self.drop_map, self.what_if, self.needed, self.neighbourhood)
        for aid in (*aids, self.mender, self.line_mender):
            aid.close()
        self._solver.close()

    def _look_if_known(self) -> None:
        """Look once all is known that the looking rests on, and not before."""
        answer = self._answer
        if answer is None or answer.running:
            return
        if answer.analysis is not None or not answer.wants_analysis:
            self._look()

    def _look(self) -> None:
        """Look for neighbours and repairs of what lies on the board, if it is solved.

        Of what cannot be solved, or was stopped, there are none: the lists of the problem before
        are taken away.
        """
        ground, answer = self.ground(), self._answer
        if ground.solution is None:
            told = answer is not None and answer.is_about(self._twinning.problem)
            if told and answer is not None and not answer.running:
                self._looked = None
                self.neighbourhood.look_at(None)
                self.mender.look_at(None)
                self.line_mender.look_at(None, self.intended_lines.marks)
                self.needed.forget()
            return
        self.line_mender.look_at(ground, self.intended_lines.marks)
        if ground.name == self._looked:
            return
        self._looked = ground.name
        wrong = ground.solution.verdict is Verdict.INVALID  # then it can only be mended
        self.neighbourhood.look_at(None if wrong else ground)
        self.mender.look_at(None if ground.stipulation.has_lines else ground)
        self.needed.begin()

    def _problem_changed(self, problem: Problem) -> None:
        laid, self._laid = self._laid, problem
        self.intended.note_problem(problem)
        self.intended_lines.note_problem(problem)
        self.drop_map.drop()
        self.preview.clear()
        for panel in (self.neighbours, self.repair, self.line_repair):
            panel.list.set_rules(problem.rules)
        if laid is not None and (laid.position, laid.stipulation) == (
            problem.position,
            problem.stipulation,
        ):
            return
        self.what_if.follow(EMPTY if laid is None else laid.position, problem.position)
        self._looked = None
        self.neighbourhood.stop()
        self.mender.stop()
        self.line_mender.stop()
        self.needed.forget()
        self.neighbours_counted.emit(-1)
        for panel in (self.neighbours, self.repair, self.line_repair):
            panel.list.set_faded(True)

    def _give_way(self, gesture: Gesture | None) -> None:
        """Let the drop map have the processor while a man is in hand."""
        if gesture is None:
            self.neighbourhood.go_on()
            self.mender.go_on()
            self.line_mender.go_on()
        else:
            self.preview.clear()
            self.neighbourhood.stop()
            self.mender.pause()
            self.line_mender.stop()

    def _apply(self, row: EditRow) -> None:
        if not self.preview.apply(row):
            words = self.tr("The position has changed meanwhile; the list is being made again.")
            self._notices.report(words, seconds=4)

    def _show_repair_tab(self) -> None:
        for page, mender in ((self.repair, self.mender), (self.line_repair, self.line_mender)):
            is_there = mender.mending is not None
            if not is_there and page.isAncestorOf(page.window().focusWidget() or self._board):
                self._board.setFocus()  # else whatever comes next would have the keyboard
            self._pane.body.set_page_visible(page, is_there)
