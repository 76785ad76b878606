# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer solve`: the solution as text or JSON."""

from __future__ import annotations

import argparse

from composer.analysis.report import solution_line
from composer.cli.faults import BadInput, Exit
from composer.cli.given import given_problems
from composer.cli.output import complain, say, say_json, shows_figurines
from composer.cli.summary import finding
from composer.notation.letters import FIGURINES
from composer.notation.outline import Selection
from composer.notation.text import TextOptions, solution_text
from composer.problem.problem import Problem
from composer.solver.options import SolveOptions, UnsupportedStipulation
from composer.solver.solution import Solution
from composer.solver.solve import solve


def run_solve(arguments: argparse.Namespace) -> Exit:
    """Solve what was given and print it.

    Raises:
        BadInput: it is no position, or is not solved.
    """
    options = SolveOptions(refutations=arguments.refutations, tries=not arguments.no_tries)
    shown = _text_options(arguments)
    entries = given_problems(arguments.what, arguments.stipulation)
    for count, entry in enumerate(entries):
        try:
            solution = solve(entry.problem, options=options)
        except UnsupportedStipulation as error:
            place = f"problem {count + 1}: " if len(entries) > 1 else ""
            raise BadInput(f"stipulation: {place}{error}") from error
        if arguments.json:
            say_json(solution_line(solution))
        else:
            say(("\n\n" if count else "") + _page(entry.problem, solution, shown))
    return Exit.DONE


def _text_options(arguments: argparse.Namespace) -> TextOptions:
    language: str = arguments.language
    if language == FIGURINES.code and not arguments.json and not shows_figurines():
        complain("figurines cannot be shown here; letters stand for them")
        language = "en"
    selection = Selection(
        tries=not arguments.no_tries,
        trivial_tries=arguments.all_tries,
        effective_only=not arguments.all_defences,
        grouped=not arguments.one_a_line,
    )
    return TextOptions.of(language, selection)


def _page(problem: Problem, solution: Solution, shown: TextOptions) -> str:
    """Return caption, finding and solution."""
    credits = problem.credits
    lines = [part for part in (credits.caption_authors(), credits.caption_source()) if part]
    lines.append(f"{problem.stipulation}   {problem.position.material()}")
    lines.append(finding(solution, shown.letters))
    text = solution_text(solution, shown)
    return "\n".join([*lines, "", text] if text else lines)
