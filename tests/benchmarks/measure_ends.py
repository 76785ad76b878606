# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick last positions are searched, and what they cost: `mate:` and `end:` in a library.

    python tests/benchmarks/measure_ends.py FILE [NUMBER]

FILE is made if it is not there: real problems, solved and analysed, then mirrored and shifted with
their last positions until there are NUMBER of these (200,000). Lines are as in `measure_library`.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from build_library import CORPUS, FILES
from measure_library import measured, page_of, say

from composer.analysis.report import analyse
from composer.formats.jsonlines import entry_of
from composer.library.access.store import Library
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.keeping.copying import making
from composer.library.query.parser import parse_query
from composer.library.records.ends import FoundEnds, found_ends
from composer.library.records.findings import finding_of_analysis
from composer.library.search.ends import lines_ending_so
from composer.library.search.search import count, find, find_page
from composer.problem.edits import shift, transform
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve

NUMBER = 200_000
QUERIES = (
    'mate:"kd5 Qd8"',
    'mate:"kd5 Qd8 shifted mirrored"',
    'mate:"kd5 pc5 pe5 Qd7 shifted mirrored rotated swapped"',
    'mate:"?d4 .d5 [RQ]d6 shifted mirrored rotated"',
    'mate:"ke4 by=N model"',
    'mate:"ke4 shifted by=N model"',
    "mate:ideal",
    'mate:"ke4 set"',
    'end:"Ka1 kd5 actual set try shifted mirrored rotated swapped"',
)


def originals() -> Iterator[NewProblem]:
    """Solve and analyse real problems, two-movers and help play."""
    problems = sample_problems() if not CORPUS.is_dir() else tuple(_composed())
    for problem in problems:
        asked = problem.stipulation
        if asked == TWO_MOVER or (asked.has_lines and asked.moves <= 2):
            solution = solve(problem)
            analysis = analyse(solution)
            ends = found_ends(problem.position, [("", solution, analysis)])
            yield NewProblem(problem, replace(finding_of_analysis(solution, analysis), ends=ends))


def _composed() -> Iterator[Problem]:

    for name in FILES:
        for line in (CORPUS / name).read_text("utf-8").splitlines():
            yield entry_of(json.loads(line)).problem


def varied(known: list[NewProblem], number: int) -> Iterator[NewProblem]:
    """Yield problems, the first as they are, until there are so many last positions."""
    dice, done = random.Random(3), 0
    for place, problem in enumerate(cycle(known)):
        if done >= number:
            return
        assert problem.finding is not None
        assert problem.finding.ends is not None
        done += len(problem.finding.ends.ends)
        yield problem if place < len(known) else _laid(problem, dice)


def _laid(entry: NewProblem, dice: random.Random) -> NewProblem:
    position = entry.problem.position
    mirrored, files = dice.random() < 0.5, dice.choice((0, 0, 0, -1, 1))
    if mirrored:
        position = transform(position, Symmetry.MIRROR_FILES)
    try:
        position = shift(position, files, 0)
    except ValueError:
        files = 0

    def laid(man: str) -> str:
        square = parse_square(man[:2])
        file = (7 - square % 8 if mirrored else square % 8) + files
        return square_name(square // 8 * 8 + file % 8) + man[2:]

    assert entry.finding is not None
    assert entry.finding.ends is not None
    ends = tuple(
        replace(end, men=" ".join(sorted(map(laid, end.men.split(" ")))))
        for end in entry.finding.ends.ends
    )
    finding = replace(entry.finding, ends=FoundEnds(ends))
    return NewProblem(replace(entry.problem, position=position, twins=()), finding)


def build(path: Path, number: int) -> None:
    """Make the library."""
    begun = time.perf_counter()
    known = list(originals())
    print(f"{len(known)} originals in {time.perf_counter() - begun:.0f} s", flush=True)
    with making(path) as unfinished, Library.create(unfinished) as library, library.filling():
        begun = time.perf_counter()
        for _ in add_problems(library, varied(known, number), batch=500):
            pass
    print(f"made in {time.perf_counter() - begun:.0f} s")


def sizes(library: Library) -> None:
    """Print what takes how much room."""
    with library.reading() as connection:
        for name in ("ending", "ending_by_record", "end_plane", "finding", "diagram", "version"):
            found = connection.execute(
                "SELECT sum(pgsize) FROM dbstat WHERE name = ?", (name,)
            ).fetchone()
            print(f"{name}: {(found[0] or 0) / 1e6:.1f} MB")
        (ends,) = connection.execute("SELECT count(*) FROM ending").fetchone()
        (records,) = connection.execute("SELECT count(*) FROM record").fetchone()
        (ends_text,) = connection.execute("SELECT sum(length(ends)) FROM finding").fetchone()
    print(f"{ends} last positions of {records} problems, {ends_text / 1e6:.1f} MB in findings")


def main() -> None:
    """Print everything."""
    path = Path(sys.argv[1])
    number = int(sys.argv[2]) if len(sys.argv) > 2 else NUMBER
    if not path.exists():
        build(path, number)
    print(f"{'':72} {'found':>7} {'median':>8} {'slowest':>8} {'worked':>8}")
    with Library.open(path) as library:
        for query in QUERIES:
            say(query, measured(lambda asked=query: page_of(asked)(library)), 300)
            say("  how many", measured(lambda asked=query: count(library, asked)), 300)
            first = find_page(library, query)
            asked = parse_query(query)
            told = measured(
                lambda ids=first, of=asked: sum(len(lines_ending_so(library, n, of)) for n in ids)
            )
            say(f"  which lines, of {len(first)}", told, 0)
        print(f"{len(find(library))} problems")
        sizes(library)


if __name__ == "__main__":
    main()
