# SPDX-License-Identifier: GPL-3.0-or-later
"""The study on the board: audited, and told what it is worth, in threads of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from composer.analysis.studythemes import study_flags
from composer.formats.kept import CODES
from composer.gui.aids.seeker import Seeker
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysisbody import AnalysisBody
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.reading import LineReading
from composer.gui.studies.editing import Editing
from composer.gui.studies.panel import StudyPanel
from composer.gui.studies.valuemap import ValueMap
from composer.gui.user.pause import pause
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Sentence, joined, said
from composer.solver.options import Token
from composer.studies.audit import Audit, AuditedMove
from composer.studies.codes import Code
from composer.studies.endings import Endings
from composer.studies.marks import Adviser
from composer.studies.positions import positions_beside
from composer.studies.sidelines import asks_alike, audit_tree, chosen
from composer.studies.syzygy import Folders, unreadable
from composer.studies.tree import StudyTree, Way
from composer.studies.values import Value

_REST = 120  # milliseconds without an edit before the diagram is looked up


def _claim_of(problem: Problem) -> Claim | None:
    """Return what a study claims; None under conditions too, which tables know nothing of."""
    return problem.stipulation.claim if problem.rules.is_orthodox else None


class Studies(QObject):
    """Lets page and map follow the problem; both are silent of what is no study."""

    def __init__(
        self,
        appearance: Appearance,
        *,
        twinning: Twinning,
        board: BoardView,
        pane: AnalysisPane,
        place: QStackedWidget,
        reading: LineReading,
        workbench: Workbench,
        preferring: Preferring,
        endings: Endings,
        parent: QObject,
    ) -> None:
        """Make the page and the map.

        Args:
            appearance: how they look.
            twinning: what lies on the board.
            board: the board.
            pane: the analysis, among whose pages this one stands.
            place: where the legend of the map stands.
            reading: plays lines on the board.
            workbench: where the problem is, with which its solution is kept.
            preferring: says which engine is asked.
            endings: the tables, those that the verdict line asks.
            parent: its owner.
        """
        super().__init__(parent)
        self._appearance, self._twinning, self._board = appearance, twinning, board
        self._body: AnalysisBody = pane.body
        self._preferring = preferring
        self._endings = endings
        self._positions = positions_beside(endings)
        self._problem: Problem | None = None
        self.panel = StudyPanel(appearance)
        self.map = ValueMap(board, pane, place, self._study, self._endings, appearance, self)
        self.editing = Editing(
            self.panel.solution, board, reading, twinning, workbench, appearance, self
        )
        self.editing.changed.connect(self._note_solution)
        self._audit: Audit | None = None  # without what the composer says of duals
        self._of: StudyTree | None = None  # what was audited
        self._values, self._audits = Seeker("study values", self), Seeker("study audit", self)
        self._values.found.connect(self._take_values)
        self._audits.found.connect(self._take_audit)
        self._audits.ended.connect(self._audit_ended)
        self._waiting = pause(self, _REST, self._look_up)
        self._opener = Seeker("Syzygy's tables", self)
        self._opener.found.connect(self._take_folders)
        preferring.changed.connect(self._note_preferred)
        if preferring.now.syzygy:
            self._open_folders()
        self._body.add_page(self.panel, tr("Study"))
        self._body.set_page_visible(self.panel, False)
        self.panel.audit_requested.connect(self.ask)
        self.panel.stop_requested.connect(self._audits.stop)
        self.panel.pointed.connect(self._point)
        self.panel.minor_wanted.connect(
            lambda way, move, on: self.editing.mark(way, move, Code.MINOR, on)
        )
        self.panel.left.connect(board.setFocus)

    def note_problem(self, problem: Problem) -> None:
        """Show the page where a study lies on the board; drop what was known of another."""
        before = self._problem
        self._problem = problem
        is_study = _claim_of(problem) is not None
        self._body.set_page_visible(self.panel, is_study)
        self._body.set_shared(not is_study)  # the tables' tree is short; the page has much to show
        if is_study and (before is None or _claim_of(before) is None):
            self._body.show_page(self.panel)
        same = before is not None and (before.position, before.stipulation) == (
            problem.position,
            problem.stipulation,
        )
        if not same:
            self._forget_audit()
            self._values.cancel()
            self.map.drop()
            self.panel.clear()
        if not is_study:
            self.editing.drop()
            self._waiting.stop()
            return
        self.editing.note_problem(problem)
        self.panel.show_ends(self.editing.tree)
        self.panel.show_codes(problem.extra(CODES))
        if not same:
            self._waiting.start()

    def _forget_audit(self) -> None:
        """Show nothing of an audit: another solution, or another study, is shown."""
        self._audits.cancel()
        self._audit = self._of = None
        self._board.overlays.set("study")
        self.panel.forget_audit()

    def _note_solution(self, tree: StudyTree) -> None:
        """Say how lines end; keep the audit where only remarks, tries or duals are others."""
        self.panel.show_ends(tree)
        if self._of is None or not asks_alike(self._of, tree):
            self._forget_audit()
        elif self._audit is not None:
            self.panel.show_audit(chosen(self._audit, tree))

    def _point(self, way: Way | None, marks: object) -> None:
        if way is not None and way != self.editing.way:
            self.editing.show_place(way)
        self._board.overlays.set("study", tuple(marks) if isinstance(marks, tuple) else ())

    def ask(self) -> None:
        """Audit the solution of the problem on the board, with what was typed last."""
        problem = self._twinning.problem
        claim = _claim_of(problem)
        if claim is None:
            return
        typed = self.panel.solution.line.text().strip()
        if typed and not self.editing.add(typed):
            self.panel.complain(tr("The moves that were typed cannot be played"))
            return
        tree = self.editing.tree
        if not tree.line:
            self.panel.complain(tr("Give the solution first: type, paste or play it"))
            return
        self._forget_audit()
        self._of = tree
        self.panel.set_running(True)
        asks, given = self.panel.engine.isChecked(), self._preferring.now.engine
        endings, positions = self._endings, self._positions

        def audited(token: Token, tell: Callable[[object], None], by: Adviser | None) -> None:
            tell(audit_tree(endings, claim, tree, token.flag, by, tell, positions))
            for shown in study_flags(endings, claim, tree, token.flag):
                tell(shown.sentence)

        def work(token: Token, tell: Callable[[object], None]) -> None:
            if not asks:
                audited(token, tell, None)
                return
            from composer.beside.uci import Engine, find_engine

            program = find_engine(given)
            if program is None:
                audited(token, tell, None)
                tell(said("no engine was found"))
                return
            with Engine(program) as engine:
                audited(token, tell, engine)
                if engine.fault:
                    tell(engine.fault)

        self._audits.begin_work(work)

    def _audit_ended(self) -> None:
        """Let a line be audited again where no audit came of the last: what failed is logged."""
        if self.panel.stop.isEnabled():
            self.panel.complain(tr("The audit could not be finished"))

    def close(self) -> None:
        """End all work for good."""
        self._values.close()
        self._audits.close()
        self._opener.close()
        self.map.close()

    def _note_preferred(self, changed: frozenset[str]) -> None:
        if "syzygy" in changed:
            self._open_folders()

    def _open_folders(self) -> None:
        """Look what is in the folder that the user has named."""
        given = self._preferring.now.syzygy
        if not given:
            self._take_folders((None,))
            return

        def search(token: Token) -> Iterator[object]:
            try:
                folders = Folders([Path(given)])
            except OSError as error:
                yield None
                yield unreadable(given, error)
                return
            yield folders if folders.count else None
            yield said("{parts}", parts=joined(folders.report(), "; "))

        self._opener.begin(search)

    def _take_folders(self, finds: tuple[object, ...]) -> None:
        """Ask the tables that were found from now on, and say how many there are."""
        for find in finds:
            if isinstance(find, Sentence):
                words = capital(worded(find, self._appearance.letters))
                self.panel.show_folders(fill(tr("Syzygy: %1."), words))
            elif find is None or isinstance(find, Folders):
                self._endings.use(find)
                self.panel.show_folders("")
        self._look_up()

    def _study(self) -> Position | None:
        """Return the diagram of a study; None where none lies on the board."""
        problem = self._twinning.problem
        return None if _claim_of(problem) is None else problem.position

    def _look_up(self) -> None:
        position, endings = self._study(), self._endings
        if position is None:
            return
        diagram = position

        def search(token: Token) -> Iterator[object]:
            reason = endings.why_not(set_turn(diagram, Colour.WHITE))
            if reason is not None:
                yield reason
                return
            values: list[Value | None] = []
            for turn in (Colour.WHITE, Colour.BLACK):
                turned = set_turn(diagram, turn)
                known = endings.why_not(turned) is None
                values.append(endings.value(turned, token.flag) if known else None)
            yield tuple(values)

        self._values.begin(search)

    def _take_values(self, finds: tuple[object, ...]) -> None:
        for find in finds:
            if isinstance(find, Sentence):
                self.panel.show_no_values(capital(worded(find, self._appearance.letters)) + ".")
            elif isinstance(find, tuple) and isinstance(find[0], Value):
                self.panel.show_values(find[0], find[1])

    def _take_audit(self, finds: tuple[object, ...]) -> None:
        for find in finds:
            if isinstance(find, AuditedMove):
                self.panel.show_move(find)
            elif isinstance(find, Audit):
                self._audit = find
                self.panel.show_audit(chosen(find, self.editing.tree))
            elif isinstance(find, Sentence):
                told = capital(worded(find, self._appearance.letters)).removesuffix(".")
                self.panel.remarks.setText(f"{told}.\n{self.panel.remarks.text()}".strip())
                self.panel.remarks.show()
