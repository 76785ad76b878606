# SPDX-License-Identifier: GPL-3.0-or-later
"""How well "like this" finds what a problem was reworked from, and how often it offers a stranger.

Run it from the project's root:

    python tests/benchmarks/measure_alike.py FOLDER [--twomovers 500] [--helpmates 100]

FOLDER holds the files of problems (one JSON object a line), and is made the library; what is made
of it is kept there where `--made FOLDER` says, for the next run. For each kind of version it
prints how often the original comes first, and the distances of versions and of strangers.
`--strangers` prints each stranger that is offered instead, to be read on the board.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from reworks import reworks

from composer.analysis.report import analyse
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.likeness.ranking import Alike, like_this
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
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


def problems_of(folder: Path) -> Iterator[Problem]:
    """Yield the problems of the files, of equal ones the first."""
    seen = set()
    for name in FILES:
        for line in (folder / name).read_text("utf-8").splitlines():
            form = json.loads(line)
            position = parse_fen(form["fen"])
            known = (position.board, form["stipulation"])
            if known in seen:
                continue
            seen.add(known)
            credits = Credits(tuple(form["authors"]), form.get("source", ""), form.get("date", ""))
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


def made(folder: Path, kept: Path, counts: tuple[int, int]) -> tuple[Path, list[Query]]:
    """Make the library and the versions, or take those of an earlier run."""
    path, versions = kept / "alike.chesslib", kept / "versions.pickle"
    if versions.exists():
        return path, pickle.loads(versions.read_bytes())  # noqa: S301 - written by ourselves
    kept.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    entries = [NewProblem(problem, finding_of(problem)) for problem in problems_of(folder)]
    with Library.create(path) as library:
        ids = [number for added in add_problems(library, entries) for number in added.ids]
    dice = random.Random(19)
    sound = [
        (number, entry)
        for number, entry in zip(ids, entries, strict=True)
        if entry.finding is not None and entry.finding.verdict == Verdict.SOUND.value
    ]
    chosen = [
        *_sample([e for e in sound if e[1].problem.stipulation == TWO_MOVER], counts[0], dice),
        *_sample([e for e in sound if e[1].problem.stipulation.has_lines], counts[1], dice),
        *_sample([e for e in sound if str(e[1].problem.stipulation).startswith("s#")], 50, dice),
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


def measure_versions(library: Library, queries: Iterable[Query], knows: bool) -> None:
    """Print how often the original comes first, for each kind of version."""
    first: dict[str, list[bool]] = defaultdict(list)
    scores: dict[str, list[float]] = defaultdict(list)
    times = []
    for query in queries:
        if query.kind == "itself":
            continue
        begun = time.perf_counter()
        found = like_this(library, query.problem, query.finding if knows else None)
        times.append(time.perf_counter() - begun)
        name = "#2" if query.problem.stipulation.is_direct else str(query.problem.stipulation)[:2]
        place = place_of(found, query.original)
        for kind in (f"{name} {query.kind}", "all"):
            first[kind].append(place == 0)
            scores[kind] += [e.score for e in found if e.record_id == query.original] or [0.0]
    known = "" if knows else ", unsolved"
    print(f"\n| version{known} | number | first | % | least score | 5 % | median |")
    print("|---|---|---|---|---|---|---|")
    for kind, places in sorted(first.items()):
        ranked = sorted(scores[kind])
        part = 100 * sum(places) / len(places)
        fifth = ranked[len(ranked) // 20]
        print(
            f"| {kind} | {len(places)} | {sum(places)} | {part:.1f} "
            f"| {ranked[0]:.2f} | {fifth:.2f} | {median(ranked):.2f} |"
        )
    print(f"\n{1000 * median(times):.0f} ms a query, the slowest {1000 * max(times):.0f}")


def measure_strangers(
    library: Library, problems: dict[int, Problem], queries: Iterable[Query], tells: bool
) -> None:
    """Print how often something by others is offered for a problem that is not reworked."""
    best, offered = [], 0
    for query in queries:
        if query.kind != "itself":
            continue
        authors = set(query.problem.credits.authors)
        found = [
            each
            for each in like_this(library, query.problem, query.finding, besides=query.original)
            if not authors & set(problems[each.record_id].credits.authors)
        ]
        best.append(found[0].score if found else 0.0)
        offered += bool(found)
        if tells and found:
            _tell(query, found[0], problems[found[0].record_id])
    best.sort()
    print(f"\n{len(best)} problems, the nearest by another author: offered for {offered}", end="")
    print(f" ({100 * offered / len(best):.1f} %)")
    for part in (0.5, 0.9, 0.95, 0.98, 0.99, 1):
        score = best[min(len(best) - 1, int(part * len(best)))]
        print(f"  {part:.0%} of them score at most {score:.2f}")


def _tell(query: Query, alike: Alike, other: Problem) -> None:
    print(f"{alike.score:.2f} {fen(query.problem.position)} {query.problem.stipulation}")
    print(f"     {fen(other.position)} {other.stipulation}")
    print("     " + "; ".join(each.words for each in alike.common))


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--made", type=Path, required=True)
    parser.add_argument("--twomovers", type=int, default=500)
    parser.add_argument("--helpmates", type=int, default=100)
    parser.add_argument("--part", type=int, default=1, help="only each so many-th problem")
    parser.add_argument("--unsolved", action="store_true", help="ask with the diagram alone")
    parser.add_argument("--strangers", action="store_true", help="print what is offered wrongly")
    asked = parser.parse_args()
    path, queries = made(asked.folder, asked.made, (asked.twomovers, asked.helpmates))
    numbers = sorted({query.original for query in queries})[:: asked.part]
    queries = [query for query in queries if query.original in set(numbers)]
    with Library.open(path) as library:
        problems = dict(enumerate(problems_of(asked.folder), 1))
        measure_strangers(library, problems, queries, asked.strangers)
        measure_versions(library, queries, not asked.unsolved)


if __name__ == "__main__":
    main()
