# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye asked about a whole problem: its diagram, every twin, and in duplex each once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from composer.analysis.twins import Part
from composer.beside.asking import Asked, Progress, ask
from composer.beside.program import Limits, Program
from composer.problem.forms import forms_of
from composer.problem.problem import Problem
from composer.problem.twins import TwinError
from composer.said.sentence import sentence_of
from composer.solver.options import SolveOptions, Token


@dataclass(frozen=True, slots=True)
class AskedPart:
    """One part with what came of asking; None where the twin cannot be set up."""

    part: Part
    asked: Asked | None


def ask_parts(
    program: Program,
    problem: Problem,
    options: SolveOptions,
    limits: Limits,
    token: Token,
    report: Callable[[str, Progress], None] = lambda letter, progress: None,
) -> Iterator[AskedPart]:
    """Ask about each part of a problem, one after the other; what is left once stopped is not.

    Args:
        program: what is started.
        problem: the problem with its twins.
        options: what to find.
        limits: what each run may use.
        token: stops the work.
        report: is told a part's letter, and how far Popeye has come with it.
    """
    for letter, form in forms_of(problem):
        if isinstance(form, TwinError):
            yield AskedPart(Part(letter, None, None, sentence_of(form)), None)
            continue
        stipulation = form.stipulation
        if options.exact and stipulation.has_lines and not stipulation.words:
            form = replace(form, stipulation=replace(stipulation, exact=True))
        asked = ask(
            program,
            form,
            options,
            limits,
            token,
            lambda progress, letter=letter: report(letter, progress),  # type: ignore[misc]
        )
        yield AskedPart(Part(letter, form, asked.solution, asked.note), asked)
