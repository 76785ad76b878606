# SPDX-License-Identifier: GPL-3.0-or-later
"""What the bench asks about the document in front, kept with it and told to all who show it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from composer.analysis.schemes.choice import (
    Choice,
    choice_of,
    question_of,
    stage_of,
    taken_over,
    with_choice,
)
from composer.analysis.schemes.question import (
    BenchQuestion,
    Changed,
    Kind,
    Want,
    stipulated,
    with_phase,
)
from composer.analysis.schemes.work import SchemeWork
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.words.language import tr
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.solver.options import Token
from composer.solver.schemeplay import Number
from composer.solver.session import Session


class Bench(QObject):
    """Holds the question of the document in front while the bench is open.

    What stands on the board is the problem's, and changed by steps that can be undone: after the
    key Black is to move in it, in a diagram White. Phases held, ticks and wanted mates are kept
    with the problem, likewise.

    Signals:
        changed: the question is another; carries it and what of it changed (`Changed`).
        opened: whether the bench is open now.
        begun: another problem comes to the front: nothing is compared with the one before.
    """

    changed = Signal(object, object)
    opened = Signal(bool)
    begun = Signal()

    def __init__(
        self, twinning: Twinning, workbench: Workbench, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._twinning, self._workbench = twinning, workbench
        self._open = False
        self._question: BenchQuestion | None = None
        self._session = Session(threads=1)  # what was proved in longer play
        twinning.problem_changed.connect(self._follow)
        workbench.opened.connect(self.begun)

    @property
    def is_open(self) -> bool:
        """Whether the bench is open."""
        return self._open

    @property
    def problem(self) -> Problem:
        """What lies on the board."""
        return self._twinning.problem

    @property
    def question(self) -> BenchQuestion | None:
        """What is asked; None while the bench is not open."""
        return self._question if self._open else None

    def work(self, question: BenchQuestion, token: Token) -> SchemeWork:
        """Return what a question is worked with, until a token is cancelled."""
        return SchemeWork(question.asked, self._session, token)

    def set_open(self, on: bool) -> None:
        """Open the bench, or close it; what was chosen stays."""
        if on == self._open:
            return
        self._open = on
        self._question = None
        if not on:  # its memory is given back; what still works with it goes on
            self._session.close()
            self._session = Session(threads=1)
        self.opened.emit(on)
        self._follow(self._twinning.problem)

    def set_kind(self, kind: Kind) -> None:
        """Say what stands on the board; side to move and stipulation fit it, in one step."""
        choice = replace(self._choice, stage=stage_of(kind))
        wanted = Colour.BLACK if kind is Kind.AFTER_KEY else Colour.WHITE
        words = {
            Kind.AFTER_KEY: tr("after the key"),
            Kind.DIAGRAM: tr("the diagram"),
            Kind.UNFINISHED: tr("unfinished"),
        }[kind]
        problem, whole = self._twinning.problem, self._workbench.document.problem
        position = problem.position
        if position == whole.position:
            whole = replace(whole, stipulation=stipulated(whole.stipulation, kind))
        if kind is not Kind.UNFINISHED and position.turn is not wanted:
            if position != whole.position:  # of a twin
                turned = replace(problem, position=set_turn(position, wanted))
                self._twinning.set_problem(turned, words)
                if self._twinning.problem.position.turn is not wanted:
                    return  # a twin that cannot be said so; why was told
                whole = self._workbench.document.problem
            else:
                whole = replace(whole, position=set_turn(position, wanted))
        self._keep(whole, choice, words)

    def hold(self, first: Number) -> None:
        """Hold a first move as a phase."""
        self._choose_phases(first, held=True)

    def let_go(self, first: Number) -> None:
        """Hold a phase no longer."""
        self._choose_phases(first, held=False)

    def tick(self, ticked: frozenset[Number] | None) -> None:
        """Say which defences are thematic; None for all that one mate answers."""
        self._choose(replace(self._choice, ticked=ticked))

    def want(self, want: Want, wanted: bool = True, among: frozenset[Number] | None = None) -> None:
        """Want a mate in a phase after a defence, in place of any other there, or no longer.

        Its defence is thematic from then on, beside those that are so now, if these are given.
        """
        others = {
            each
            for each in self._choice.wanted
            if (each.first, each.defence) != (want.first, want.defence)
        }
        choice = self._choice
        if wanted and among is not None and want.defence not in among:
            choice = replace(choice, ticked=among | {want.defence})
        self._choose(replace(choice, wanted=frozenset({*others, want} if wanted else others)))

    def take(self, position: Position, words: str) -> None:
        """Put a position on the board, as one step that can be undone; `words` name it."""
        problem = self._twinning.problem
        of_twin = problem.position != self._workbench.document.problem.position
        taken = taken_over(problem, position, self._choice, of_twin)
        self._twinning.set_problem(taken, words)

    @property
    def _choice(self) -> Choice:
        return choice_of(self._workbench.document.problem)

    def _choose_phases(self, first: Number, held: bool) -> None:
        if self._question is not None:
            self._choose(
                replace(self._choice, phases=with_phase(self._question, first, held).phases)
            )

    def _choose(self, choice: Choice) -> None:
        self._keep(self._workbench.document.problem, choice, tr("what is wanted of the scheme"))

    def _keep(self, problem: Problem, choice: Choice, words: str) -> None:
        self._workbench.document.change(with_choice(problem, choice), words)
        self._follow(self._twinning.problem)

    def _follow(self, problem: Problem) -> None:
        if not self._open:
            return
        before, self._question = self._question, question_of(problem, self._choice)
        changed = self._question.changes_from(before)
        if changed is not Changed.NOTHING:
            self.changed.emit(self._question, changed)
