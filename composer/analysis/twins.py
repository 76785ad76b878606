# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem with its twins: each is solved, and all together have one verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from composer.analysis.dependence import Dependence, dependences
from composer.games.record import no_chess
from composer.problem.forms import forms_of
from composer.problem.problem import Problem
from composer.problem.twins import TwinError
from composer.said.sentence import NOTHING, Sentence, sentence_of
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solve_keys, solving


@dataclass(frozen=True, slots=True)
class Part:
    """The diagram or one of its twins, with what the solver says of it.

    Attributes:
        letter: `a` for the diagram, then the twins' own; empty where there are no twins.
        problem: what is solved; None where the twin cannot be set up.
        solution: what was found; None where it cannot be solved.
        note: why it cannot be solved, in one sentence; empty where it was.
        dependences: rights that only the history of the position gives, and that would make it
            what its author meant (see `composer.analysis.dependence`); not looked for in twins.
    """

    letter: str
    problem: Problem | None
    solution: Solution | None
    note: Sentence = NOTHING
    dependences: tuple[Dependence, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """The verdict of this part; a twin that cannot be set up is invalid."""
        if self.problem is None:
            return Verdict.INVALID
        return Verdict.UNDECIDED if self.solution is None else self.solution.verdict

    @property
    def is_decided(self) -> bool:
        """Whether verdict and keys are certain, and all keys known."""
        if self.solution is None:
            return self.problem is None
        if self.solution.complete:
            return True
        return self.solution.stage >= Stage.KEYS and not self.solution.lines_cut


def solve_parts(
    problem: Problem,
    options: SolveOptions | None = None,
    cancel: Token | None = None,
    session: Session | None = None,
    *,
    keys_only: bool = False,
    report: Callable[[str, Solution], None] = lambda letter, solution: None,
) -> Iterator[Part]:
    """Solve the diagram and every twin, one after the other.

    In a zero position the diagram is no part; in duplex each part comes twice. What cannot be
    solved has a note in the place of its solution.

    Args:
        problem: the problem with its twins.
        options: what to find besides the keys.
        cancel: a token that stops the work.
        session: what solves keep in common.
        keys_only: stop at the verdict and bare keys (see `solve_keys`); goes before `options`.
        report: is called with a part's letter and what is known of it so far, now and then in
            a long solve and at its end; not with `keys_only`.
    """
    if problem.game is not None:
        yield Part("", problem, None, no_chess(problem))
        return
    for named, form in forms_of(problem):
        if isinstance(form, TwinError):
            yield Part(named, None, None, sentence_of(form))
            continue
        try:
            if keys_only:
                solution = solve_keys(form, None, cancel, session)
            else:
                for solution in solving(form, None, options, cancel, session):
                    report(named, solution)
            depends = () if named else dependences(problem, solution, cancel, session)
            yield Part(named, form, solution, dependences=depends)
        except UnsupportedStipulation as error:
            yield Part(named, form, None, sentence_of(error))
