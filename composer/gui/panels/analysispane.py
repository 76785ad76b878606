# SPDX-License-Identifier: GPL-3.0-or-later
"""The right side of the window: verdict, solution and notes, as the analyst reports them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from composer.analysis.composing.meant import meant_key
from composer.analysis.composing.news import NO_NEWS, SolutionNews
from composer.analysis.courses.correspondences import Cell
from composer.analysis.courses.judgement import LineMarks
from composer.analysis.dependence import dependence_sentence
from composer.analysis.foremost import thematic_moves
from composer.analysis.points import Point
from composer.analysis.report import Analysis
from composer.analysis.themes.flag import Flag
from composer.analysis.twinstudy import FormsStudy
from composer.gui.board.overlays import Lit, Overlay
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import column
from composer.gui.panels.analysisbody import AnalysisBody, PlayPlace
from composer.gui.panels.answers import AnswersPanel
from composer.gui.panels.insight import InsightColumn, is_more_of, is_step
from composer.gui.panels.lines.columns import Column
from composer.gui.panels.lines.panel import LinesPanel
from composer.gui.panels.lines.verdictwords import lines_detail
from composer.gui.panels.marks import (
    cell_marks,
    column_marks,
    defect_rings,
    flag_marks,
    line_marks,
    point_marks,
    verdict_marks,
)
from composer.gui.panels.notes import NotesList
from composer.gui.panels.proofgames.panel import ProofGamePanel
from composer.gui.panels.rights import right_name
from composer.gui.panels.rows import TreeOptions
from composer.gui.panels.tree import SolutionPanel
from composer.gui.panels.treerow import TreeRow
from composer.gui.panels.verdict import AnalysisHead, VerdictLine
from composer.gui.threads.analyst import Answer
from composer.gui.user.pause import pause
from composer.gui.user.wording import defect_words
from composer.gui.words.language import capital, fill, time_words
from composer.gui.words.sentences import worded
from composer.notation.verdictline import manner_of, second_sentence, title_of
from composer.problem.defects import KINGLESS, Defect, Severity
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.conditions.table import is_only_apart
from composer.solver.proofverdict import shorter_words
from composer.solver.solution import Solution, Stage, Verdict

_STALE_AFTER = 60  # milliseconds; faster answers must not flicker
_POINTING = ("tree", "insight", "verdict", "note")  # whose marks follow the pointer
_LONG_AFTER = 500  # milliseconds; then the work is called long, and can be stopped


class AnalysisPane(QWidget):
    """Shows the newest answer; an older one is dimmed while the next is under way.

    Attributes:
        head: verdict and twins, which lie over the pane and the docks beside it.

    Signals:
        marks_wanted: an owner's marks for the board; carries the owner and a tuple.
        stop_requested: a long solve is to stop.
        continue_requested: a stopped solve is to go on.
        apart_requested: conditions to which Popeye answers differently are to be played.
        fell_behind: what is shown pales, for it belongs to what was on the board before.
        line_chosen: moves are to be played on the board, as a tuple.
        left: Escape was hit: the board is to have the keyboard.
        right_chosen: a right that the solution rests on is to be set; carries a `Dependence`.
        part_chosen: another twin is to be on the board, or a duplex; carries its letter.
    """

    marks_wanted = Signal(str, object)
    stop_requested = Signal()
    continue_requested = Signal()
    apart_requested = Signal()
    fell_behind = Signal()
    line_chosen = Signal(object)
    left = Signal()
    right_chosen = Signal(object)
    part_chosen = Signal(str)

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, twins: QWidget) -> None:
        """Begin; `twins` stand below the verdict, which is that of the one shown."""
        super().__init__()
        self.setObjectName("analysis")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.verdict = VerdictLine(appearance)
        self.head = AnalysisHead(self.verdict, twins)
        self.head.left.connect(self.left)
        self.solution = SolutionPanel(appearance)
        self.lines = LinesPanel(appearance, thumbnails)
        self.games = ProofGamePanel(appearance, thumbnails)
        self.answers = AnswersPanel(appearance)
        self.plays = PlayPlace(self.solution, self.lines, self.games, self.answers)
        self.notes = NotesList(appearance)
        self.insight = InsightColumn(appearance)
        self.body = AnalysisBody(
            self.plays,
            self.insight,
            (self.tr("Solution"), self.tr("Phases", "a tab, with themes and quality")),
        )
        self._options = TreeOptions()
        self._answer: Answer | None = None
        self._points = True
        self._statement = ""
        self._shown: Analysis | None = None
        self._settled: Solution | None = None  # the last that was finished
        self._news = NO_NEWS  # what came and went between that and the one before
        self._forms: FormsStudy | None = None
        self._others: Callable[[], str] = str
        self._appearance = appearance
        # Until phases, themes and quality pale
        self._behind = pause(self, _STALE_AFTER, self._fade_insight)
        self._is_behind = False
        self._stale = pause(self, _STALE_AFTER, self._fade)
        self._long = pause(self, _LONG_AFTER, self._show_long_work)
        self._waits = False
        self._previews = False
        self._seen = True  # else another view has its place, and answers are only kept
        self._due = False  # whether an answer was kept that is not shown yet
        self.verdict.stop_requested.connect(self.stop_requested)
        self.verdict.continue_requested.connect(self.continue_requested)
        self.verdict.apart_requested.connect(self.apart_requested)
        self.verdict.pointed.connect(self._point_at_verdict)
        self.verdict.right_chosen.connect(self._choose_right)
        self.notes.pointed.connect(self._point_at_defect)
        self.solution.row_pointed.connect(self._point_at_row)
        self.lines.column_pointed.connect(self._point_at_column)
        self.lines.line_pointed.connect(self._point_at_line)
        self.insight.cell_pointed.connect(self._point_at_cell)
        self.insight.solution_chosen.connect(self._take_solution)
        self.insight.line_pointed.connect(lambda moves: self._mark(line_marks(moves)))
        self.insight.line_chosen.connect(self.line_chosen)
        self.insight.flags_pointed.connect(self._point_at_flags)
        self.insight.point_pointed.connect(self._point_at_point)
        column((self.body, 1), self.notes, on=self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Escape, from wherever the keyboard is here."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the tree needs at least, in the smallest of windows."""
        return QSize(256, 176)

    @property
    def answer(self) -> Answer | None:
        """The answer that is shown."""
        return self._answer

    @property
    def meant(self) -> Move | None:
        """The key that is meant in the answer that is shown, where there is one or several."""
        solution = None if self._answer is None else self._answer.solution
        if solution is None or not solution.keys:
            return None
        return meant_key(solution, self._options.intended)

    def set_options(self, options: TreeOptions) -> None:
        """Show more or less, or in other letters."""
        self._options = options
        self.solution.set_options(options)
        answer = self._answer
        if answer is None or self._waits:
            return
        if not self._previews:
            self._show_finding(answer)
        if answer.solution is None:
            self.plays.show_hint(self._note_words(answer))

    def set_line_marks(self, marks: LineMarks) -> None:
        """Set what says which lines are intended, in the table and in the verdict line."""
        self.lines.set_marks(marks)
        answer = self._answer
        solution = None if answer is None else answer.solution
        if answer is None or solution is None or self._waits or self._previews:
            return
        if solution.stipulation.has_lines:
            self._show_finding(answer)

    def set_statement(self, words: str) -> None:
        """Say what the user states of the problem's correctness, where it is not solved."""
        if words == self._statement:
            return
        self._statement = words
        self.note_others()

    def set_pointing(self, on: bool) -> None:
        """Let rows be shown by arrows on the board, or not while a line is played there."""
        self._points = on
        if not on:
            for owner in _POINTING:
                self.marks_wanted.emit(owner, ())

    def show_preview(self, verdict: Verdict, lead: str, title: str, detail: str) -> None:
        """Say in the verdict line what a position that is not there would be."""
        self._previews = True
        for owner in _POINTING:  # they belong to the board without the edit
            self.marks_wanted.emit(owner, ())
        self.plays.set_faded(True)
        self.insight.set_faded(True)
        self.verdict.show_preview(verdict, lead, title, detail)
        self.verdict.show_button(None)

    def end_preview(self) -> None:
        """Say again what lies on the board."""
        if not self._previews:
            return
        self._previews = False
        self.insight.set_faded(self._is_behind and not self._behind.isActive())
        if self._waits:
            self._fade()
            return
        self.plays.set_faded(False)
        if self._answer is not None:
            self._show_finding(self._answer)

    def begin_again(self) -> None:
        """Say that another problem comes: what it shows is not compared with the last one's."""
        self._shown = self._settled = None
        self._news = NO_NEWS

    def put_out(self) -> None:
        """Take off the board what was pointed at or chosen to be shown there."""
        self.solution.tree.put_out()
        self.lines.put_out()
        self.games.rest()
        self.insight.put_out()
        for owner in _POINTING:
            self.marks_wanted.emit(owner, ())

    def note_request(self) -> None:
        """Say that what is shown is older than the board; it pales in a moment."""
        self._stale.start()
        self._behind.start()
        self._long.start()
        self._waits = self._is_behind = True
        for owner in _POINTING:
            self.marks_wanted.emit(owner, ())

    def set_seen(self, seen: bool) -> None:
        """Show answers again, or only keep them while another view has the place."""
        self._seen = seen
        if seen and self._waits:  # what was kept is older than the board
            self._fade()
        elif seen and self._due and self._answer is not None:
            self._due = False
            self.begin_again()  # of what came meanwhile nothing is compared
            self._show(self._answer)

    def rest(self) -> None:
        """Wait for nothing more: the analyst has gone."""
        self._stale.stop()
        self._behind.stop()
        self._long.stop()

    def show_answer(self, answer: Answer) -> None:
        """Show an answer."""
        self._stale.stop()
        self._waits = False
        if not answer.running:
            self._long.stop()
        if self._answer is not None and self._answer.generation != answer.generation:
            for owner in _POINTING:  # they belong to another position
                self.marks_wanted.emit(owner, ())
        self._answer = answer
        self.marks_wanted.emit("defects", defect_rings(answer.defects))
        if self._seen:
            self._due = False
            self._show(answer)
        elif not self._due:
            self._due = True
            self.plays.show_hint("")  # nothing there is older than the board

    def _show(self, answer: Answer) -> None:
        """Show an answer with all that it says."""
        self._show_insight(answer)
        self.notes.show_defects(_worth_saying(answer.defects))
        solution = answer.solution
        if not self._previews:
            self._show_finding(answer)
        asked = answer.question.stipulation
        has_lines = asked.has_lines
        self.plays.show_play(asked)
        self._name_tabs(asked)
        if solution is None:
            self.plays.show_hint(self._note_words(answer))
        elif solution.verdict is Verdict.INVALID:
            self.plays.show_hint(self._hint(answer.defects))
        elif solution.stipulation.question is not None:
            self.answers.show_solution(solution)
        elif solution.answers:
            told = (worded(each.sentence, self._options.letters) for each in solution.answers)
            self.plays.show_hint("\n".join(told))
        elif has_lines:
            self._show_lines(answer, solution)
        elif _worth_showing(answer.running, solution):
            thematic = thematic_moves(answer.analysis)
            self.solution.show_solution(solution, thematic, self._news_of(solution))
        else:
            self._show_nothing_new(answer.running)

    def _show_lines(self, answer: Answer, solution: Solution) -> None:
        """Show lines as they are found: they keep their places while more come."""
        games = solution.stipulation.is_proof_game
        if solution.lines or not answer.running:
            if games:
                self.games.show_solution(solution, answer.running)
            else:
                self.lines.show_solution(solution, answer.running, self._news_of(solution))
        else:
            self._show_nothing_new(answer.running)

    def _news_of(self, solution: Solution) -> SolutionNews:
        """Return what the last edit brought and took; it stays until the next one."""
        if solution.complete and solution is not self._settled:
            other = self._settled is None or self._settled.position != solution.position
            if other:
                self._news = SolutionNews.between(self._settled, solution)
            self._settled = solution
        return self._news if solution is self._settled else NO_NEWS

    def _name_tabs(self, asked: Stipulation) -> None:
        """Say in the tabs what kind of play the panes show."""
        if asked.is_proof_game:
            self.body.set_names(
                self.tr("Proof game"), self.tr("Phases", "a tab, with themes and quality")
            )
        elif asked.has_lines:
            self.body.set_names(
                self.tr("Solutions"), self.tr("Correspondences", "a tab, with themes and quality")
            )
        else:
            self.body.set_names(
                self.tr("Solution"), self.tr("Phases", "a tab, with themes and quality")
            )

    def _show_insight(self, answer: Answer) -> None:
        """Show what the solution means; keep the older insight while a newer is on its way."""
        if answer.analysis is not None:
            if answer.weighed and is_more_of(self._shown, answer.analysis):
                self.insight.show_quality(answer.analysis)
            else:
                compare = is_step(self._shown, answer.analysis)
                self.insight.show_analysis(answer.analysis, compare, self._forms_shown())
            self._shown = answer.analysis
        elif answer.is_final and not answer.wants_analysis:
            self._shown = None
            self.insight.show_analysis(None, compare=False)
        else:
            return
        self._behind.stop()
        self._is_behind = False
        self.insight.set_faded(self._previews)

    def set_forms(self, forms: FormsStudy | None) -> None:
        """Show what recurs in the solutions of all twins, once all of them are known."""
        if forms is self._forms:
            return
        self._forms = forms
        if self._shown is not None and self._forms_shown() is not None:
            self.insight.show_analysis(self._shown, compare=False, forms=forms)

    def set_others(self, others: Callable[[], str]) -> None:
        """Set what words the verdicts of the twins and the duplex that are not on the board."""
        self._others = others

    def note_others(self) -> None:
        """Say the verdict again: that of another twin, or of the duplex, is known by now."""
        answer = self._answer
        if answer is not None and self._seen and not (self._waits or self._previews):
            self._show_finding(answer)

    def _forms_shown(self) -> FormsStudy | None:
        """Return the solutions of all twins, if what is on the board is one of these."""
        solution = None if self._answer is None else self._answer.solution
        forms = self._forms
        if forms is None or solution is None or forms.part_of(solution) is None:
            return None
        return forms

    def _point_at_cell(self, cell: Cell | None) -> None:
        """Show who plays a part, and his moves in the solutions beside it."""
        forms, answer = self._forms_shown(), self._answer
        course = None
        if forms is not None and answer is not None and answer.solution is not None:
            part = forms.part_of(answer.solution)
            courses = () if part is None else forms.studies[part].found.courses
            course = courses[0] if courses else None
        holders = () if cell is None else cell.holders
        moves = tuple(holder.move for holder in holders if holder.move is not None)
        self._mark(cell_marks(cell, course), moves)

    def _mark(self, marks: tuple[Overlay, ...], moves: tuple[Move, ...] = ()) -> None:
        """Show what phases, themes and quality point at, if they are those of the board."""
        points = self._may_point() and not self._is_behind
        self.marks_wanted.emit("insight", marks if points else ())
        self.lines.show_thematic(moves if points else ())

    def _point_at_flags(self, flags: tuple[Flag, ...]) -> None:
        """Show themes on the board, and their half-moves in the solutions beside it."""
        self._mark(flag_marks(flags), tuple(move for flag in flags for move in flag.moves))

    def _point_at_point(self, point: Point | None) -> None:
        self._mark(point_marks(point), () if point is None else point.moves)

    def _may_point(self) -> bool:
        """Return whether what is shown belongs to what lies on the board, and nothing else does."""
        return self._points and not self._previews and not self._waits

    def _show_nothing_new(self, running: bool) -> None:
        """Keep an older tree, pale, while there is hope of a newer one."""
        if running and not self.plays.shows_hint:
            self.plays.set_faded(True)
        else:
            self.plays.show_hint("")

    def _show_long_work(self) -> None:
        """Offer to stop; where nothing was heard yet, say at least that the work goes on."""
        if self._previews:
            return
        if self._waits:
            self.verdict.show_verdict(Verdict.UNDECIDED, self.tr("Solving …"), "", "", final=False)
            self.verdict.show_status(self.tr("solving"))
            self.notes.show_defects(())
            self._show_nothing_new(running=True)
        self.verdict.show_button(True)

    def _show_finding(self, answer: Answer) -> None:
        if not len(answer.question.position):
            self._show_blank()
        elif answer.solution is None:
            self._show_note(answer)
        else:
            self._show_verdict(answer, answer.solution)

    def _show_blank(self) -> None:
        """Say what this line is for, while there is nothing to judge."""
        title = self.tr("Nothing on the board yet")
        detail = self.tr("The verdict stands here, after every change, in one sentence.")
        self.verdict.show_verdict(Verdict.UNDECIDED, title, "", detail)
        self.verdict.offer_rights(())
        self.verdict.show_status("")
        self.verdict.show_button(None)

    def _note_words(self, answer: Answer) -> str:
        fatal = [defect for defect in answer.defects if defect.severity is Severity.FATAL]
        if fatal:
            return capital("; ".join(defect_words(defect) for defect in fatal)) + "."
        return capital(worded(answer.note))

    def _show_note(self, answer: Answer) -> None:
        words = self._note_words(answer)
        if any(defect.severity is Severity.FATAL for defect in answer.defects):
            self.verdict.show_verdict(Verdict.INVALID, self.tr("Cannot be solved"), "", words)
        elif not answer.question.stipulation.told:
            detail = self.tr("Write what is asked, such as #2, into the field above the board.")
            self.verdict.show_verdict(Verdict.UNDECIDED, self.tr("No task"), "", detail)
        else:
            if self._statement:
                words = f"{capital(self._statement)}. {words}"
            self.verdict.show_verdict(Verdict.UNDECIDED, self.tr("Not solved"), "", words)
        self.verdict.show_status("")
        self.verdict.show_button(None)
        if is_only_apart(answer.question.position.board, answer.question.stipulation.rules):
            self.verdict.offer_apart()

    def _show_verdict(self, answer: Answer, solution: Solution) -> None:
        letters = self._options.letters
        detail = worded(second_sentence(solution, letters, self.meant), letters)
        if solution.stipulation.is_proof_game:
            detail = worded(shorter_words(solution.shorter), letters)
            detail = f"{detail}." if detail else ""
        elif solution.stipulation.has_lines:
            lines = lines_detail(solution, self.lines.table_of(solution), letters)
            detail = " ".join(part for part in (lines, detail) if part)
        if solution.verdict is Verdict.INVALID:
            fatal = [defect for defect in answer.defects if defect.severity is Severity.FATAL]
            detail = capital("; ".join(defect_words(defect) for defect in fatal)) + "."
        detail = worded(dependence_sentence(answer.dependences), letters) or detail
        title = worded(title_of(solution, letters), letters)
        manner = worded(manner_of(solution), letters)
        final = solution.complete or solution.verdict is not Verdict.UNDECIDED
        if not (final or solution.stipulation.has_lines):
            title = self.tr("Solving …") if answer.running else self.tr("Stopped")
        manner = " · ".join(part for part in (manner, self._others()) if part)
        self.verdict.show_verdict(solution.verdict, title, manner, detail, final)
        rights = [
            right_name(dependence.en_passant, dependence.castling)
            for dependence in answer.dependences
        ]
        self.verdict.offer_rights(tuple(rights))
        self._show_progress(answer, solution)

    def _show_progress(self, answer: Answer, solution: Solution) -> None:
        searching = solution.stage < Stage.KEYS and solution.first_moves > 0
        share = None
        if answer.running and searching:
            share = solution.first_moves_done / solution.first_moves
        elif answer.running:
            share = 1.0
        if solution.complete:
            status = fill(self.tr("all stages done\n%1"), time_words(solution.seconds))
        elif answer.running:
            status = self.tr("solving") if searching else self.tr("play and tries\nunder way")
        else:
            status = self.tr("stopped")
        if not solution.is_ours:
            status = f"{solution.solver}\n{time_words(solution.seconds)}"
        elif solution.verdict is Verdict.INVALID:
            status = ""
        self.verdict.show_status(status, share)
        stopped = not solution.complete and not answer.running
        long_work = answer.running and not self._long.isActive()
        self.verdict.show_button(True if long_work else False if stopped else None)

    def _choose_right(self, place: int) -> None:
        answer = self._answer
        if answer is not None and not self._waits and place < len(answer.dependences):
            self.right_chosen.emit(answer.dependences[place])

    def _hint(self, defects: tuple[Defect, ...]) -> str:
        if any(defect.fault in KINGLESS for defect in defects):
            return self.tr("Put the missing king on the board to see the solution.")
        return self.tr("Mend what is ringed on the board to see the solution.")

    def _fade_insight(self) -> None:
        self.insight.set_faded(True)

    def _fade(self) -> None:
        self.fell_behind.emit()
        self.verdict.set_faded(True)
        self.plays.set_faded(True)

    def _point_at_defect(self, defect: Defect | None) -> None:
        lit = () if defect is None else tuple(Lit(square) for square in defect.squares)
        self.marks_wanted.emit("note", lit if self._may_point() else ())

    def _point_at_verdict(self, on: bool) -> None:
        solution = None if self._answer is None else self._answer.solution
        shown = on and self._may_point() and solution is not None
        marks = verdict_marks(solution, self.meant) if shown and solution is not None else ()
        self.marks_wanted.emit("verdict", marks)

    def _point_at_column(self, column: Column | None) -> None:
        marks = column_marks(column) if self._may_point() else ()
        self.marks_wanted.emit("tree", marks)

    def _point_at_line(self, moves: tuple[Move, ...]) -> None:
        self.marks_wanted.emit("tree", line_marks(moves) if self._may_point() else ())

    def _take_solution(self, place: int) -> None:
        """Put a solution on the board that the correspondences name, at its end."""
        analysis, forms = self._shown, self._forms_shown()
        if forms is not None and self._answer is not None and self._answer.solution is not None:
            part, number = forms.places[place]
            if part != forms.part_of(self._answer.solution):
                self.part_chosen.emit(forms.letters[part])
            elif number <= len(self.lines.table.columns):
                self.lines.view.take(number - 1, len(self.lines.table.columns[number - 1].moves))
            return
        numbers = () if analysis is None or analysis.lines is None else analysis.lines.numbers
        if place < len(numbers) and numbers[place] <= len(self.lines.table.columns):
            column = self.lines.table.columns[numbers[place] - 1]
            self.lines.view.take(column.number - 1, len(column.moves))

    def _point_at_row(self, row: TreeRow | None) -> None:
        marks = line_marks(row.line) if row is not None and self._may_point() else ()
        self.marks_wanted.emit("tree", marks)


def _worth_showing(running: bool, solution: Solution) -> bool:
    """Return whether a tree of this would be better than the older one."""
    if solution.stage >= Stage.PLAY:
        return True
    return solution.stage is Stage.KEYS if not solution.keys else not running


def _worth_saying(defects: tuple[Defect, ...]) -> tuple[Defect, ...]:
    """Leave out what the verdict line says already."""
    return tuple(defect for defect in defects if defect.severity is not Severity.FATAL)
