# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer neighbours`: what every single edit would make of a problem."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import replace
from typing import Any

from composer.analysis.comparing.difference import Share
from composer.analysis.composing.baseline import Baseline, usual_options
from composer.analysis.composing.edits import USUAL
from composer.analysis.composing.neighbours import Neighbour, Progress, neighbours, rank
from composer.analysis.composing.wording import meant_sentence, what_stays
from composer.analysis.report import analyse
from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.output import complain, flush, say, say_json, show_progress
from composer.cli.stopping import stopping
from composer.problem.fen import fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.task import intended_solutions
from composer.problem.twinned import is_zero_position, twin_problems
from composer.solver.deadline import Deadline
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solving


def run_neighbours(arguments: argparse.Namespace) -> Exit:
    """Try all edits of a problem and print those that are sound, or with `--json` all.

    Raises:
        BadInput: there is not one problem, or it is not solved here.
    """
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    if problem.stipulation.is_proof_game:
        raise BadInput("stipulation: edits of proof games are not tried")
    if is_zero_position(problem):
        raise BadInput("the diagram of a zero position is not solved: give one of its twins")
    session, token = Session(threads=arguments.jobs), Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds):
        try:
            solution = _solved(problem, token, session)
        except UnsupportedStipulation as error:
            raise BadInput(f"stipulation: {error}") from error
        finally:
            show_progress("")
        if not solution.complete:
            why = f"the diagram itself was not solved in full: {solution.message}"
            (complain if arguments.json else say)(f"no edit was tried, for {why}")
            stop.end()
            return Exit.DONE
        options = usual_options(problem.stipulation)
        baseline = Baseline.of(analyse(solution), options=options)
        finder = _Finder(baseline, arguments.json, arguments.limit)
        kinds = arguments.edits or USUAL
        with closing(neighbours(baseline, kinds, cancel=token, session=session)) as reports:
            for report in reports:
                finder.take(report)
    finder.finish(stopped=stop.pressed)
    if len(twin_problems(problem)) > 1 and not arguments.json:
        say("Of a) only: the other twins were not tried.")
    stop.end()
    return Exit.DONE


def neighbour_object(neighbour: Neighbour, start: Position) -> dict[str, Any]:
    """Return the JSON form of one edit, as the plain values that JSON knows."""
    found: dict[str, Any] = {
        "edit": str(neighbour.edit.words),
        "fen": fen(neighbour.edit.apply(start)),
        "verdict": neighbour.verdict.value,
        "keys": [key.uci for key in neighbour.keys],
        "kind": neighbour.edit.kind.value,
        "complete": neighbour.complete,
    }
    if neighbour.finding:
        found["message"] = str(neighbour.finding)
    comparison = neighbour.comparison
    if comparison is not None and comparison.lines.before:
        lines = comparison.lines
        found |= {"solutions": lines.kept + lines.new, "solutions_kept": lines.kept}
    if comparison is not None:
        found |= {
            "same_key": comparison.same_key,
            "same_play": comparison.same_play,
            "themes_kept": list(comparison.kept),
            "themes_gained": [flag.id for flag in comparison.gained],
            "themes_lost": [flag.id for flag in comparison.lost],
            "tries": _share(comparison.tries),
            "set_play": _share(comparison.set_play),
            "duals": comparison.duals,
            "duals_before": comparison.duals_before,
            "men": comparison.men,
            "impossible": [str(defect.message) for defect in neighbour.defects],
        }
    return found


def _share(share: Share | None) -> dict[str, int] | None:
    if share is None:
        return None
    return {"before": share.before, "kept": share.kept, "new": share.new}


def _solved(problem: Problem, token: Token, session: Session) -> Solution:
    options = replace(usual_options(problem.stipulation), intended=intended_solutions(problem))
    for solution in solving(problem.position, problem.stipulation, options, token, session):
        if not solution.complete:
            show_progress(f"the diagram: {solution.message}")
    return solution


class _Finder:
    """Takes the reports and prints what is certain, each edit once."""

    def __init__(self, baseline: Baseline, as_json: bool, limit: int | None) -> None:
        self._start = baseline.position
        self._meant = baseline.meant if baseline.stipulation.has_lines else None
        self._as_json = as_json
        self._limit = limit
        self._kept: list[Neighbour] = []
        self._last = Progress(0)

    def take(self, report: Progress) -> None:
        """Print or keep what is new."""
        self._last = report
        for neighbour in report.new:
            # What seems sound comes again when the full solver has confirmed it.
            if not neighbour.complete or (
                neighbour.verdict is Verdict.SOUND and not neighbour.confirmed
            ):
                continue
            if self._as_json and self._limit is None:
                self._say(neighbour)
            elif self._as_json or neighbour.confirmed:
                self._kept.append(neighbour)
        if self._as_json:
            flush()
        else:
            counts = f"{report.tried} of {report.total} edits, {report.sound} sound"
            show_progress(f"{counts}, {report.confirmed} confirmed")

    def finish(self, stopped: bool) -> None:
        """Print what was kept, the best first; beside JSON, that not all was tried.

        Whoever stopped it knows that.
        """
        show_progress("")
        best = sorted(self._kept, key=rank)
        tried_all = self._last.complete and self._last.tried == self._last.total
        if self._as_json and not tried_all and not stopped:
            complain(_counts(self._last, sum(1 for each in best if each.confirmed)))
        if not self._as_json:
            say(_counts(self._last, len(best)))
            if self._meant is not None:
                say(str(meant_sentence(self._meant)))
        for neighbour in best[: self._limit]:
            self._say(neighbour)

    def _say(self, neighbour: Neighbour) -> None:
        if self._as_json:
            say_json(neighbour_object(neighbour, self._start))
        else:
            say(_line(neighbour))


def _counts(last: Progress, sound: int) -> str:
    """Return how many edits were tried; where the work was cut short, that it was."""
    if last.complete and last.tried < last.total:
        return f"{last.tried} of {last.total} edits tried, the others not decided; {sound} sound"
    if last.complete:
        return f"{last.total} edit{'' if last.total == 1 else 's'} tried, {sound} sound"
    known = f"Not finished: {last.tried} of {last.total} edits tried, {sound} confirmed as sound"
    unsure = last.sound - last.confirmed
    return f"{known}, {unsure} more seem so" if unsure else known


def _line(neighbour: Neighbour) -> str:
    """Return a sound edit as a line to read."""
    found = neighbour.comparison
    assert found is not None
    keys = ", ".join(f"1.{key.san}!" for key in neighbour.keys)
    told = bool(found.lines.before or found.finding)
    parts = [str(what_stays(found)) if told else keys]
    if found.same_key and not told:
        parts.append("the same key and play" if found.same_play else "the same key")
    if found.lost:
        parts.append("loses " + ", ".join(flag.id for flag in found.lost))
    if found.gained:
        parts.append("gains " + ", ".join(flag.id for flag in found.gained))
    if found.duals or found.duals_before:
        parts.append(f"duals {found.duals_before} to {found.duals}")
    parts += (f"impossible: {defect.message}" for defect in neighbour.defects)
    return f"{neighbour.edit.words}: " + "; ".join(parts)
