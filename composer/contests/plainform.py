# SPDX-License-Identifier: GPL-3.0-or-later
"""A contest as plain values, as its file keeps it; problems are in the library's own form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from composer.contests.contest import (
    Code,
    Contest,
    Mark,
    PartMark,
    Passage,
    Round,
    Ruling,
    Sheet,
    Solver,
    Taken,
    Task,
)
from composer.formats.objects.problemobject import problem_object
from composer.library.records.problemform import ProblemFormError, problem_from_object
from composer.said.sentence import said, sentence_of
from composer.tourneys.plainform import require_format
from composer.tourneys.tourney import Damaged, TourneyFault

Json = dict[str, Any]

FORMAT: Final = 1
"""Raised when a file of an earlier form must be read otherwise."""

_PLAIN: Final = ("name", "director", "language")


def contest_object(contest: Contest) -> Json:
    """Return a contest as plain values."""
    return {
        "format": FORMAT,
        "kind": "contest",
        **{name: getattr(contest, name) for name in _PLAIN},
        "code": contest.code.value,
        "rounds": [asdict(each) for each in contest.rounds],
        "tasks": [
            {
                "number": task.number,
                "round": task.round,
                "problem": problem_object(task.problem),
                "points": task.points,
                "tries": list(task.tries),
                "shares": [list(share) for share in task.shares],
            }
            for task in contest.tasks
        ],
        "solvers": [asdict(solver) for solver in contest.solvers],
        "sheets": [asdict(sheet) for sheet in contest.sheets],
        "times": [asdict(taken) for taken in contest.times],
        "damaged": [asdict(damaged) for damaged in contest.damaged],
    }


def contest_from(form: object, name: str) -> Contest:
    """Return the contest that the plain values of a file are, which is called by its name.

    Raises:
        TourneyFault: they are none.
    """
    if not isinstance(form, Mapping) or form.get("kind") != "contest":
        raise TourneyFault(said("this is no file of a solving contest"))
    require_format(form)
    try:
        contest = Contest(
            **{name: str(form[name]) for name in _PLAIN},
            code=Code(form["code"]),
            rounds=tuple(Round(**each) for each in form["rounds"]),
            tasks=tuple(map(_task, form["tasks"])),
            solvers=tuple(Solver(**each) for each in form["solvers"]),
            sheets=tuple(map(_sheet, form["sheets"])),
            times=tuple(Taken(**each) for each in form["times"]),
            damaged=tuple(Damaged(**each) for each in form["damaged"]),
        )
        _check(contest)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, TourneyFault):
            raise
        raise TourneyFault(
            said("{path} is damaged: {wrong}", path=name, wrong=sentence_of(error))
        ) from error
    return contest


def _check(contest: Contest) -> None:
    """Refuse what names a round, problem or solver that is not there.

    Raises:
        TourneyFault: something does.
    """
    for task in contest.tasks:
        contest.round(task.round)
    for sheet in contest.sheets:
        contest.solver(sheet.solver)
        contest.task(sheet.task)
    for taken in contest.times:
        contest.solver(taken.solver)
        contest.round(taken.round)


def _task(form: Json) -> Task:
    try:
        problem = problem_from_object(form["problem"])
    except ProblemFormError as error:
        raise TourneyFault(
            said(
                "problem {number} cannot be read: {wrong}",
                number=str(form.get("number", "?")),
                wrong=sentence_of(error),
            )
        ) from error
    return Task(
        int(form["number"]),
        str(form["round"]),
        problem,
        float(form["points"]),
        tuple(map(str, form["tries"])),
        tuple((str(part), float(points)) for part, points in form["shares"]),
    )


def _sheet(form: Json) -> Sheet:
    mark, ruling = form["mark"], form["ruling"]
    return Sheet(
        int(form["solver"]),
        int(form["task"]),
        str(form["text"]),
        None if mark is None else _mark(mark),
        None if ruling is None else Ruling(float(ruling["points"]), str(ruling["word"])),
    )


def _mark(form: Json) -> Mark:
    return Mark(
        **{
            **form,
            "points": float(form["points"]),
            "parts": tuple(PartMark(**each) for each in form["parts"]),
            "passages": tuple(Passage(**each) for each in form["passages"]),
        }
    )
