# SPDX-License-Identifier: GPL-3.0-or-later
"""How well "like this" finds what a problem was reworked from, and how often it offers a stranger.

The published problems are made a library; of some, versions are made (`reworks.py`) that the solver
finds sound with the same key or the same solutions. What is made is kept for the next run.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept
from benchmarks.library.reworks import reworks

from composer.analysis.report import analyse
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.likeness.ranking import Alike, like_this
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.solver.deadline import Deadline
from composer.solver.options import Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve

FILES = ("composed-twomovers.jsonl", "composed-others.jsonl", "composed-play.jsonl")
SECONDS = 3.0  # a problem; what takes longer is kept unsolved


@dataclass(frozen=True, slots=True)
class Query:
    """A problem that the library is asked about.

    Attributes:
        kind: how it was made of the original.
        original: its number in the library.
        problem: the problem.
        finding: what is known of it.
    """

    kind: str
    original: int
    problem: Problem
    finding: Finding | None


def problems_of(given: Given) -> Iterator[Problem]:
    """Yield the problems of the files, of equal ones the first."""
    seen = set()
    for name in FILES:
        for form in given.records(name):
            position = parse_fen(form["fen"])
            known = (position.board, form["stipulation"])
            if known not in seen:
                seen.add(known)
                credits = Credits(
                    tuple(form["authors"]), form.get("source", ""), form.get("date", "")
                )
                yield Problem(position, parse_stipulation(form["stipulation"]), credits)


def finding_of(problem: Problem) -> Finding | None:
    """Solve and analyse a short problem; None of others and where that takes too long."""
    task = problem.stipulation
    if task.moves > (3 if task.has_lines else 2):
        return None
    token = Token()
    try:
        with Deadline(token, SECONDS):
            solution = solve(problem, cancel=token)
    except ValueError:
        return None
    return finding_of_analysis(solution, analyse(solution)) if solution.complete else None


def made(given: Given) -> tuple[Path, list[Query]]:
    """Make the library and the versions, or take those of an earlier run."""
    folder = given.made / ("alike-quick" if given.quick else "alike")
    path, versions = folder / "alike.chesslib", folder / "versions.pickle"
    if versions.exists():
        return path, pickle.loads(versions.read_bytes())  # noqa: S301 - written by ourselves
    folder.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    every = list(problems_of(given))
    entries = [
        NewProblem(problem, finding_of(problem)) for problem in given.sample(every, len(every), 60)
    ]
    with Library.create(path) as library:
        ids = [number for added in add_problems(library, entries) for number in added.ids]
    dice = random.Random(19)
    sound = [
        (number, entry)
        for number, entry in zip(ids, entries, strict=True)
        if entry.finding is not None and entry.finding.verdict == Verdict.SOUND.value
    ]
    chosen = [
        *_sample(
            [e for e in sound if e[1].problem.stipulation == TWO_MOVER], given.number(200, 5), dice
        ),
        *_sample(
            [e for e in sound if e[1].problem.stipulation.has_lines], given.number(60, 3), dice
        ),
        *_sample(
            [e for e in sound if str(e[1].problem.stipulation).startswith("s#")],
            given.number(30, 2),
            dice,
        ),
    ]
    queries = []
    for number, entry in chosen:
        keys = () if entry.finding is None else entry.finding.keys
        queries.append(Query("itself", number, entry.problem, entry.finding))
        for rework in reworks(entry.problem, keys, dice):
            finding = finding_of(rework.problem) if rework.is_solved else None
            queries.append(Query(rework.kind, number, rework.problem, finding))
    versions.write_bytes(pickle.dumps(queries))
    return path, queries


def _sample(
    entries: list[tuple[int, NewProblem]], number: int, dice: random.Random
) -> list[tuple[int, NewProblem]]:
    return dice.sample(entries, min(number, len(entries)))


def place_of(found: tuple[Alike, ...], number: int) -> int | None:
    """Return at which place a record is found, from 0; those before it that are nearer count."""
    score = next((each.score for each in found if each.record_id == number), None)
    return None if score is None else sum(each.score > score for each in found)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    path, queries = made(given)
    with Library.open(path) as library:
        for knows, name in ((True, ""), (False, ", asked with the diagram alone")):
            some = [each for each in queries if each.kind != "itself"]
            if not knows:
                some = some[::3]
            first = sum(
                place_of(
                    like_this(library, each.problem, each.finding if knows else None), each.original
                )
                == 0
                for each in some
            )
            yield kept(f"`like:`, the original of a version comes first{name}", first, len(some))
        yield strangers(library, [each for each in queries if each.kind == "itself"])


def strangers(library: Library, queries: list[Query]) -> Figure:
    """Return for how many problems something by others is offered."""
    offered = 0
    for query in queries:
        authors = set(query.problem.credits.authors)
        found = like_this(library, query.problem, query.finding)
        others = [load(library, each.record_id).problem for each in found]
        offered += any(not authors & set(other.credits.authors) for other in others)
    return Figure("`like:`, problems that are offered a stranger", offered, f"of {len(queries)}")
