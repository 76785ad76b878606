# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer solve`: the solution as text or JSON.

With `--with popeye` it says the answer of another program, and where ours differs.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from composer.analysis.dependence import dependence_sentence
from composer.analysis.partsfinding import finding
from composer.analysis.twins import Part, solve_parts
from composer.cli.faults import BadInput, Exit
from composer.cli.games.records import holds_games
from composer.cli.given import beginning, given_problems
from composer.cli.output import complain, flush, say, say_json, show_progress, shows_figurines
from composer.cli.stopping import Stop, stopping
from composer.notation.letters import FIGURINES
from composer.notation.outline import Selection
from composer.notation.text import TextOptions, solution_text
from composer.notation.twins import part_words
from composer.problem.forms import form_head
from composer.problem.intended import intended_of
from composer.problem.problem import Problem
from composer.problem.task import SET_PLAY, task_text
from composer.problem.taskedits import has_option
from composer.solver.deadline import Deadline
from composer.solver.jsonform import Json
from composer.solver.options import SolveOptions, Token
from composer.solver.proofstrategies import proof_text
from composer.solver.proofverdict import shorter_words
from composer.solver.solution import Solution

_SILENT: Final = 0.5  # seconds before progress is shown


def run_solve(arguments: argparse.Namespace) -> Exit:
    """Solve what was given and print it.

    Raises:
        BadInput: it is no position, or is not solved.
    """
    if holds_games(arguments.what):
        from composer.cli.games.commands import solve_games

        return solve_games(arguments)
    options = _options(arguments)
    shown = _text_options(arguments)
    if arguments.solver:
        return _with_popeye(arguments, options, shown)
    if arguments.differences or arguments.popeye:
        raise BadInput("--differences and --popeye need --with popeye")
    entries = given_problems(arguments.what, arguments.stipulation)
    for count, entry in enumerate(entries):
        parts, stop = _solve(entry.problem, options, arguments.seconds)
        if all(part.solution is None and part.problem for part in parts):
            place = f"problem {count + 1}: " if len(entries) > 1 else ""
            raise BadInput(f"stipulation: {place}{parts[0].note}")
        if arguments.json:
            say_json(_object(parts, entry.problem))
        else:
            page = _page(entry.problem, parts, shown, arguments.statistics)
            if arguments.award:
                page += _award(entry.problem, parts, arguments.seconds)
            say(("\n\n" if count else "") + page)
        flush()
        stop.end()
    return Exit.DONE


def _with_popeye(arguments: argparse.Namespace, options: SolveOptions, shown: TextOptions) -> Exit:
    """Have Popeye solve what was given, and print its answer.

    Raises:
        BadInput: there is no Popeye, or what was given is no position.
    """
    from composer.cli.popeye import ask_popeye, differences, limits_of, popeye_of, unanswered

    program, limits = popeye_of(arguments), limits_of(arguments)
    ending = Exit.DONE
    for count, entry in enumerate(given_problems(arguments.what, arguments.stipulation)):
        asked, stop = ask_popeye(program, entry.problem, options, limits)
        parts = [part.part for part in asked]
        compares = arguments.differences and not stop.pressed
        lines = differences(asked, options, arguments.seconds) if compares else []
        if arguments.json:
            found = _object(parts, entry.problem)
            say_json(found | {"differences": lines} if compares else found)
        else:
            page = [
                _page(entry.problem, parts, shown, arguments.statistics),
                *([""] if lines else []),
                *lines,
            ]
            say(("\n\n" if count else "") + "\n".join(page))
        flush()
        stop.end()
        if unanswered(asked):
            ending = Exit.FAILURE
    return ending


def _options(arguments: argparse.Namespace) -> SolveOptions:
    """Return what is to be found.

    Raises:
        BadInput: a number of lines is none.
    """
    try:
        intended = None if arguments.intended is None else intended_of(arguments.intended)
    except ValueError as error:
        raise BadInput(f"--intended: {error}") from None
    try:
        return SolveOptions(
            refutations=arguments.refutations,
            tries=not arguments.no_tries,
            set_play=not arguments.no_set_play,
            most_lines=arguments.most_lines,
            exact=arguments.exact,
            intended=intended,
            untried=arguments.untried,
            apart=arguments.apart,
        )
    except ValueError as error:
        raise BadInput(f"--most-lines: {error}") from None


def _solve(
    problem: Problem, options: SolveOptions, seconds: float
) -> tuple[tuple[Part, ...], Stop]:
    """Solve a problem with its twins until it is done, the time is up or Ctrl-C is pressed."""
    token = Token()
    try:
        with stopping(token) as stop, Deadline(token, seconds):
            parts = tuple(solve_parts(problem, options, token, report=_report))
    finally:
        show_progress("")
    return parts, stop


def _award(problem: Problem, parts: tuple[Part, ...], seconds: float) -> str:
    """Return what speaks for and against a problem, below its solution."""
    from composer.studio.partsobject import award_of

    token = Token()
    with stopping(token), Deadline(token, seconds):
        return "".join(f"\n\n{sentence}" for sentence in award_of(parts, problem, token))


def _report(letter: str, solution: Solution) -> None:
    if not solution.complete and solution.seconds >= _SILENT:
        show_progress(f"{form_head(letter)} {solution.message}".lstrip())


def _text_options(arguments: argparse.Namespace) -> TextOptions:
    language: str = arguments.language
    if language == FIGURINES.code and not arguments.json and not shows_figurines():
        complain("figurines cannot be shown here; letters stand for them")
        language = "en"
    selection = Selection(
        set_play=not arguments.no_set_play,
        tries=not arguments.no_tries,
        trivial_tries=arguments.all_tries,
        effective_only=not arguments.all_defences,
        grouped=not arguments.one_a_line,
    )
    return TextOptions.of(language, selection)


def _object(parts: Sequence[Part], problem: Problem) -> Json:
    from composer.studio.partsobject import parts_object  # with it all that judges is loaded

    return parts_object(parts, problem)


def _page(
    problem: Problem, parts: Sequence[Part], shown: TextOptions, figures: bool = False
) -> str:
    """Return caption, finding and solution; with twins or duplex, those of each part."""
    credits = problem.credits
    lines = [part for part in (credits.caption_authors(), credits.caption_source()) if part]
    lines.append(f"{task_text(problem)}   {problem.position.material()}".strip())
    if unusual := beginning(problem):
        lines.append(f"{unusual}.")
    if len(parts) == 1 and not parts[0].letter:
        return "\n".join([*lines, *_solved(parts[0], shown, figures)])
    for part in parts:
        lines += [
            "",
            part_words(problem, part.letter, shown.letters),
            *_solved(part, shown, figures),
        ]
    return "\n".join(lines)


def _figures(solution: Solution) -> str:
    """Say what it took to find a solution."""
    looked = f"{solution.nodes} position{'' if solution.nodes == 1 else 's'} looked at"
    return f"{looked}, {solution.seconds:.3f} s, {solution.solver}"


def _solved(part: Part, shown: TextOptions, figures: bool) -> list[str]:
    if part.solution is None:
        return [str(part.note)]
    text = solution_text(part.solution, shown)
    depends = str(dependence_sentence(part.dependences, shown.letters))
    lines = [finding(part.solution, shown.letters), *([depends] if depends else [])]
    if part.solution.shorter:
        lines.append(f"{shorter_words(part.solution.shorter)}.")
    if part.solution.no_set_play and part.problem and has_option(part.problem, SET_PLAY):
        lines.append(f"{part.solution.no_set_play}.")
    if not part.solution.is_ours:
        lines.append(". ".join(filter(None, (part.solution.solver, str(part.note)))))
    proof = "\n".join(f"{told}." for told in proof_text(part.solution))
    took = _figures(part.solution) if figures else ""
    return [*lines, *(line for block in (text, proof, took) if block for line in ("", block))]
