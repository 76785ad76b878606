# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdicts of all twins: those that are not shown are solved when there is nothing else."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QObject, Signal

from composer.analysis.twinstudy import FormsStudy, are_compared
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.twins import Twinning
from composer.gui.threads.analyst import Analyst, Answer, Question, options_for
from composer.problem.forms import DUPLEX_LETTER, form_head, has_forms, is_duplex, with_other_turn
from composer.problem.problem import Problem
from composer.problem.twinned import is_zero_position, twin_problems
from composer.solver.rights.parts import verdict_of_parts
from composer.solver.solution import Solution, Verdict

_KEPT = 200  # answers remembered


class TwinSolving(QObject):
    """Solves the twins that are not on the board, after the one that does.

    It has an analyst of its own, made when there is a first twin, and stops him as soon as the
    studio's analyst has a question.

    Signals:
        verdicts_changed: the verdict of another twin is known.
        diagram_answered: the diagram was solved while a twin is shown; carries the `Answer`.
    """

    verdicts_changed = Signal()
    diagram_answered = Signal(object)

    def __init__(
        self,
        twinning: Twinning,
        analyst: Analyst,
        inquiry: Inquiry,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._twinning, self._analyst, self._inquiry = twinning, analyst, inquiry
        self._aside: Analyst | None = None
        self._closed = False
        self._known: OrderedDict[Question, Answer] = OrderedDict()
        self._compared: FormsStudy | None = None
        self._made: tuple[Problem, dict[int, Problem]] | None = None
        analyst.asked.connect(lambda _: self._pause())
        analyst.answered.connect(self._note_shown)

    def verdict(self, index: int) -> Verdict | None:
        """Return the verdict of a tab, as `Twinning` counts them; None while unknown.

        The diagram of a zero position has none; a twin that cannot be set up is invalid.
        """
        problem = self._problems().get(index)
        if problem is None:
            return Verdict.INVALID if index % (len(self._twinning.whole.twins) + 1) else None
        answer = self._known.get(self._question(problem))
        if answer is None:
            return None
        return Verdict.UNDECIDED if answer.solution is None else answer.solution.verdict

    def others(self) -> tuple[tuple[str, Verdict], ...]:
        """Return what is not on the board, each with its verdict: `b)` and `Duplex`."""
        if not has_forms(self._twinning.whole):
            return ()
        return tuple(
            (form_head(self._letter(place)), self.verdict(place) or Verdict.UNDECIDED)
            for place in self._places()
            if place != self._twinning.index
        )

    def judge(self, diagram: Verdict) -> Verdict | None:
        """Return the verdict of the problem with all its forms: the gravest, if one is at fault.

        None while not all are known to be sound.
        """
        whole = self._twinning.whole
        if not has_forms(whole):
            return diagram
        found = [] if is_zero_position(whole) else [diagram]
        known = [self.verdict(place) for place in self._places() if place]
        found += [Verdict.UNDECIDED if verdict is None else verdict for verdict in known]
        verdict = verdict_of_parts(found)
        return None if verdict is Verdict.UNDECIDED else verdict

    def answers(self) -> tuple[tuple[str, Solution | None], ...]:
        """Return the words and the solution of each form, as far as known; none of a single one."""
        if not has_forms(self._twinning.whole):
            return ()
        found = []
        for index in self._places():
            problem = self._problems().get(index)
            answer = None if problem is None else self._known.get(self._question(problem))
            found.append((self._twinning.words(index), None if answer is None else answer.solution))
        return tuple(found)

    def forms(self) -> FormsStudy | None:
        """Return the solutions of all forms laid out, if they are compared and all are sound."""
        whole = self._twinning.whole
        if not has_forms(whole):
            return None
        solved = []
        for index in self._places():
            problem = self._problems().get(index)
            answer = None if problem is None else self._known.get(self._question(problem))
            if answer is None or answer.solution is None:
                return None
            if answer.solution.verdict is not Verdict.SOUND:
                return None
            solved.append((self._letter(index), answer.solution))
        if not are_compared(solved):
            return None
        before = () if self._compared is None else self._compared.studies
        now = [solution for _, solution in solved]
        if len(before) != len(now) or any(
            study.solution is not solution for study, solution in zip(before, now, strict=True)
        ):
            self._compared = FormsStudy.of(whole, solved)
        return self._compared

    def place_of(self, letter: str) -> int | None:
        """Return the tab of a form by its letter as `forms_of` gives it."""
        return next((place for place in self._places() if self._letter(place) == letter), None)

    def _letter(self, place: int) -> str:
        """Return the letter of a form as `forms_of` gives it."""
        twins = self._twinning.whole.twins
        again, index = divmod(place, len(twins) + 1)
        letter = twins[index - 1].letter if index else "a"
        if not again:
            return letter
        return f"{letter} {DUPLEX_LETTER}" if twins else DUPLEX_LETTER

    def close(self) -> None:
        """Stop all work."""
        self._closed = True
        if self._aside is not None:
            self._aside.close()

    def _problems(self) -> dict[int, Problem]:
        """Return what there is to solve, by its tab; what cannot be set up is left out."""
        whole = self._twinning.whole
        if self._made is None or self._made[0] is not whole:
            first = 1 if is_zero_position(whole) else 0
            made = enumerate(twin_problems(whole), start=first)
            found = {place: problem for place, (_, problem) in made if isinstance(problem, Problem)}
            if is_duplex(whole):
                parts = len(whole.twins) + 1
                found |= {parts + at: with_other_turn(problem) for at, problem in found.items()}
            self._made = (whole, found)
        return self._made[1]

    def _places(self) -> list[int]:
        """Return the tabs of all that is to be solved."""
        parts = len(self._twinning.whole.twins) + 1
        unsolved = (0, parts) if is_zero_position(self._twinning.whole) else ()
        return [place for place in range(self._twinning.count) if place not in unsolved]

    def _question(self, problem: Problem) -> Question:
        options = options_for(problem, self._inquiry.options)
        return Question(problem.position, problem.stipulation, options)

    def _pause(self) -> None:
        if self._aside is not None:
            self._aside.stop()

    def _note_shown(self, answer: Answer) -> None:
        if self._closed or not has_forms(self._twinning.whole) or not answer.is_final:
            return
        if self._twinning.fault is None:  # else the answer is about no twin
            self._note(answer)
        self._report_diagram()
        self._go_on()

    def _note_aside(self, answer: Answer) -> None:
        if self._closed or not answer.is_final:
            return
        self._note(answer)
        self._report_diagram()
        self._analyst.learn(answer)
        self._go_on()

    def _note(self, answer: Answer) -> None:
        self._known[answer.question] = answer
        self._known.move_to_end(answer.question)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        self.verdicts_changed.emit()

    def _report_diagram(self) -> None:
        """Report what is known of the diagram, while another twin is on the board."""
        diagram = self._problems().get(0)
        answer = None if diagram is None else self._known.get(self._question(diagram))
        if answer is not None and not self._twinning.shows_diagram:
            self.diagram_answered.emit(answer)

    def _go_on(self) -> None:
        """Solve the next twin whose verdict is not known, if nothing else is being solved."""
        if self._analyst.is_busy:
            return
        for problem in self._problems().values():
            if self._question(problem) not in self._known:
                if self._aside is None:
                    self._aside = Analyst(self)
                    self._aside.answered.connect(self._note_aside)
                self._aside.ask(problem, self._inquiry.options)
                return
