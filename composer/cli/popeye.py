# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye asked from the command line: where he is, his answer, and where ours differs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from composer.analysis.twins import Part
from composer.beside.asking import AskedPart, ask_parts
from composer.beside.comparing import Comparison, Difference, compared
from composer.beside.program import NAMES, Limits, Program, find_program
from composer.cli.faults import BadInput
from composer.cli.output import show_progress
from composer.cli.stopping import Stop, stopping
from composer.problem.forms import form_head
from composer.problem.problem import Problem
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.solve import solve

PLACE: Final = "COMPOSER_POPEYE"
"""The variable of the environment that may say where Popeye is."""


def popeye_of(arguments: argparse.Namespace) -> Program:
    """Return the Popeye that is to be used.

    Raises:
        BadInput: there is none.
    """
    given = arguments.popeye or os.environ.get(PLACE, "")
    program = find_program(given)
    if program is not None:
        return program
    if given:
        raise BadInput(f"--popeye: there is no program that can be started at {given}")
    names = ", ".join(NAMES[:-1])
    raise BadInput(f"--with popeye: found no Popeye ({names} or {NAMES[-1]}); say --popeye PATH")


def limits_of(arguments: argparse.Namespace) -> Limits:
    """Return what Popeye may use.

    Raises:
        BadInput: a number is out of range.
    """
    try:
        return Limits(megabytes=arguments.popeye_memory, seconds=arguments.seconds)
    except ValueError as error:
        raise BadInput(f"--popeye-memory: {error}") from None


def ask_popeye(
    program: Program, problem: Problem, options: SolveOptions, limits: Limits
) -> tuple[tuple[AskedPart, ...], Stop]:
    """Ask about a problem with its twins until it is done, the time is up or Ctrl-C is pressed."""
    token = Token()
    try:
        with stopping(token) as stop:
            parts = tuple(
                ask_parts(
                    program,
                    problem,
                    options,
                    limits,
                    token,
                    lambda letter, progress: show_progress(
                        f"{form_head(letter)} {progress.number}. {progress.move}".lstrip()
                    ),
                )
            )
    finally:
        show_progress("")
    return parts, stop


def unanswered(parts: Iterable[AskedPart]) -> bool:
    """Tell whether Popeye has no answer to a part that it was asked about."""
    return any(part.asked is not None and part.asked.solution is None for part in parts)


def differences(parts: Sequence[AskedPart], options: SolveOptions, seconds: float) -> list[str]:
    """Solve the parts here, too, and return in lines what differs."""
    lines = []
    for part in parts:
        head = form_head(part.part.letter)
        said = _compared(part.part, options, seconds)
        if isinstance(said, str):
            lines.append(f"{head} {said}".lstrip())
            continue
        solver = part.asked.solver if part.asked is not None else "Popeye"
        lines.append(f"{head} {said.sentence(solver)}".lstrip())
        if said.verdicts is not None:
            ours, theirs = said.verdicts
            lines.append(f"   verdict: {ours.value} here, {theirs.value} there")
        lines += [_difference(one, solver) for one in said.differences]
        if said.more:
            lines.append(f"   and {said.more} more")
    return lines


def _compared(part: Part, options: SolveOptions, seconds: float) -> Comparison | str:
    if part.solution is None or part.problem is None:
        return "nothing to compare"
    token = Token()
    try:
        with Deadline(token, seconds):
            ours = solve(part.problem, None, replace(options, retro=False), token)  # as it has them
    except UnsupportedStipulation as error:
        return f"not solved here: {error}"
    return compared(ours, part.solution)


def _difference(each: Difference, solver: str) -> str:
    where = "only here" if each.only_ours else f"only {solver}"
    return f"   {where}: {each.place.value} {each.text}"
