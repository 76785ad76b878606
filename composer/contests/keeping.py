# SPDX-License-Identifier: GPL-3.0-or-later
"""The file in which a contest travels, kept as a tourney is; problems come in from other files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from composer.contests.contest import FULL, Code, Contest, Task
from composer.contests.plainform import contest_from, contest_object
from composer.formats.entry import Entry
from composer.formats.sniff import scan_problems
from composer.problem.problem import Problem
from composer.said.plain import plain
from composer.tourneys.intake import Scan, files_of, records_of
from composer.tourneys.onefile import OneFile
from composer.tourneys.tourney import Damaged

ENDING: Final = ".contest"
"""How names of such files end."""


class ContestFile(OneFile[Contest]):
    """A contest's file, open."""

    @staticmethod
    def read(form: object, name: str) -> Contest:
        """Return the contest that plain values are."""
        return contest_from(form, name)

    @staticmethod
    def form(held: Contest) -> dict[str, Any]:
        """Return a contest as plain values."""
        return contest_object(held)


@dataclass(frozen=True, slots=True)
class ProblemsTaken:
    """What came in.

    Attributes:
        contest: the contest with it.
        tasks: the new problems.
        damaged: what could not be read.
    """

    contest: Contest
    tasks: tuple[Task, ...] = ()
    damaged: tuple[Damaged, ...] = ()


def usual_points(contest: Contest, problem: Problem) -> float:
    """Return what a problem is worth unless the director says otherwise.

    Five points by the rules of the WFCC; in a column as many as the moves of direct play and
    selfmates, and as those of help play, from one to five.
    """
    if contest.code is not Code.COLUMN:
        return FULL
    stipulation = problem.stipulation
    return float(min(5, max(1, stipulation.moves))) if stipulation.told else FULL


def take_problems(
    contest: Contest,
    paths: Iterable[Path],
    round_name: str,
    points: float | None = None,
    scan: Scan = scan_problems,
) -> ProblemsTaken:
    """Take the problems of files into a round, in their order.

    Args:
        contest: the contest.
        paths: the files and folders.
        round_name: the round.
        points: what each is worth; by default `usual_points`.
        scan: reads a file.

    Raises:
        TourneyFault: there is no such round.
    """
    name = contest.round(round_name).name
    number = max((task.number for task in contest.tasks), default=0)
    tasks: list[Task] = []
    damaged: list[Damaged] = []
    for name_of_file, file in files_of(paths):
        for place, record in records_of(name_of_file, file, scan):
            if not isinstance(record, Entry):
                damaged.append(Damaged(place, str(record), plain(record), name_of_file))
                continue
            number += 1
            worth = usual_points(contest, record.problem) if points is None else points
            tasks.append(Task(number, name, record.problem, worth))
    whole = replace(
        contest,
        tasks=(*contest.tasks, *tasks),
        damaged=(*contest.damaged, *damaged),
    )
    return ProblemsTaken(whole, tuple(tasks), tuple(damaged))
