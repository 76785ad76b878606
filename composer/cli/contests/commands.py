# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer contest`: a solving contest from its problems to its table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from composer.cli.contests.report import marks_object, marks_text, ranking_object
from composer.cli.faults import BadInput, Exit, refuse_existing
from composer.cli.output import say, say_json, show_progress
from composer.cli.tourneys.actions import changed, changing, held_by, run_action
from composer.contests.answers import answer_of, parts_of
from composer.contests.contest import ROUNDS, Code, Contest, Round, Ruling, Task
from composer.contests.keeping import ContestFile, take_problems
from composer.contests.marking import mark_contest
from composer.contests.printing import write_solving_sheets
from composer.contests.ranking import ranking_csv, ranking_page, ranking_text
from composer.diagrams.files.forms import DiagramFault
from composer.problem.stipulations.play import Play
from composer.solver.options import Token
from composer.tourneys.tourney import TourneyFault

_reading: Final = partial(held_by, ContestFile)
_writing: Final = partial(changing, ContestFile)
_changed: Final = partial(changed, ContestFile)


def run_contest(arguments: argparse.Namespace) -> Exit:
    """Do what is asked with a contest.

    Raises:
        BadInput: it cannot be done; the reason is told in one line.
    """
    return run_action(_ACTIONS, arguments, (TourneyFault, DiagramFault))


def _new(arguments: argparse.Namespace) -> None:
    code = Code(arguments.code)
    contest = Contest(
        arguments.name,
        code,
        arguments.director,
        arguments.language,
        tuple(map(_round, arguments.round)) or ROUNDS[code],
    )
    ContestFile.new(arguments.file, contest).close()


def _round(text: str) -> Round:
    name, _, minutes = (part.strip() for part in text.partition("|"))
    if not name or not (minutes.isdecimal() or not minutes):
        raise BadInput(f"--round {text}: expected NAME|MINUTES")
    return Round(name, int(minutes or 0))


def _problems(arguments: argparse.Namespace) -> None:
    with _writing(arguments) as opened:
        taken = take_problems(opened.held, arguments.problems, arguments.round, arguments.points)
        opened.save(taken.contest)
    for damaged in taken.damaged:
        say(f"{damaged.place}: {damaged.english}")
    for task in taken.tasks:
        say(f"{task.number}: {task.problem.stipulation}, {task.points:g} points")


def _solver(contest: Contest, given: argparse.Namespace) -> Contest:
    known = next((s for s in contest.solvers if s.name.casefold() == given.name.casefold()), None)
    solver = contest.next_solver(given.name) if known is None else known
    for name in ("country", "language", "carried"):
        if getattr(given, name) is not None:
            solver = replace(solver, **{name: getattr(given, name)})
    return contest.with_solver(solver)


def _sheet(contest: Contest, given: argparse.Namespace) -> Contest:
    solver = contest.solver_named(given.solver)
    text = sys.stdin.read() if given.text == "-" else given.text.replace("\\n", "\n")
    return contest.with_text(solver.number, given.number, text)


def _time(contest: Contest, given: argparse.Namespace) -> Contest:
    return contest.with_time(contest.solver_named(given.solver).number, given.round, given.minutes)


def _points(contest: Contest, given: argparse.Namespace) -> Contest:
    return contest.with_task(replace(contest.task(given.number), points=given.points))


def _mark(arguments: argparse.Namespace) -> None:
    def progress(done: int, count: int) -> None:
        show_progress(f"{done} of {count}")

    with _writing(arguments) as opened:
        contest = mark_contest(
            opened.held,
            again=not arguments.new,
            seconds=arguments.seconds,
            token=Token(),
            progress=progress,
        )
        opened.save(contest)
    show_progress("")
    left = sum(sheet.is_open for sheet in contest.sheets)
    say(f"{len(contest.sheets)} sheets, {left} left to the director")


def _parts(arguments: argparse.Namespace) -> None:
    """Print what is asked of a problem, part by part; set points of parts, and tries."""
    contest = _reading(arguments)
    task = contest.task(arguments.number)
    if arguments.tries is not None or arguments.shares:
        task = _asked(contest, task, arguments)
        with _writing(arguments) as opened:
            opened.save(opened.held.with_task(task))
    answer = answer_of(task, seconds=arguments.seconds)
    if not answer.is_known:
        say(str(answer.why))
        return
    parts = [each for part in parts_of(answer, contest.code) for each in part.all()]
    for number, part in enumerate(parts, start=1):
        say(f"{number}: {part.points:g}  {part.text}")


def _asked(contest: Contest, task: Task, given: argparse.Namespace) -> Task:
    if given.tries is not None:
        if task.problem.stipulation.play is not Play.DIRECT:
            raise BadInput("--tries: only direct play has tries")
        task = replace(task, tries=tuple(given.tries.split()))
        answer = answer_of(task, seconds=given.seconds)
        known = {t.move.uci for f in answer.forms for t in f.solution.tries if t.move is not None}
        for name in task.tries:
            if name not in known:
                raise BadInput(f"--tries {name}: it is no try with one refutation")
    if not given.shares:
        return task
    answer = answer_of(task, seconds=given.seconds)
    every = [each for part in parts_of(answer, contest.code) for each in part.all()]
    shares = dict(task.shares)
    for text in given.shares:
        number, _, points = text.partition("=")
        try:
            shares[every[int(number) - 1].id] = float(points)
        except (ValueError, IndexError):
            raise BadInput(f"--set {text}: expected PART=POINTS") from None
    return replace(task, shares=tuple(shares.items()))


def _rule(contest: Contest, given: argparse.Namespace) -> Contest:
    solver = contest.solver_named(given.solver)
    ruling = None if given.points is None else Ruling(given.points, given.word)
    return contest.with_ruling(solver.number, given.number, ruling)


def _marks(arguments: argparse.Namespace) -> None:
    contest = _reading(arguments)
    if arguments.json:
        say_json(marks_object(contest))
    else:
        say(marks_text(contest, open_only=arguments.open).rstrip("\n"))


def _table(arguments: argparse.Namespace) -> None:
    contest = _reading(arguments)
    asked = contest, arguments.round, arguments.language
    if arguments.json:
        say_json(ranking_object(contest, arguments.round))
    elif arguments.csv:
        say(ranking_csv(*asked).rstrip("\r\n").replace("\r\n", "\n"))
    elif arguments.html:
        say(ranking_page(*asked).rstrip("\n"))
    else:
        say(ranking_text(*asked).rstrip("\n"))


def _sheets(arguments: argparse.Namespace) -> None:
    path: Path = arguments.to
    refuse_existing(path, arguments.force)
    write_solving_sheets(
        path,
        _reading(arguments),
        arguments.round,
        language=arguments.language,
        overwrite=arguments.force,
    )


_ACTIONS: Final[dict[str, Callable[[argparse.Namespace], None]]] = {
    "new": _new,
    "round": _changed(lambda contest, given: contest.with_round(Round(given.name, given.minutes))),
    "problems": _problems,
    "points": _changed(_points),
    "parts": _parts,
    "sheets": _sheets,
    "solver": _changed(_solver),
    "sheet": _changed(_sheet),
    "time": _changed(_time),
    "mark": _mark,
    "rule": _changed(_rule),
    "marks": _marks,
    "table": _table,
}
