# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick last positions are searched: `mate:` and `end:` in a library of 200,000 of them.

It is made of real problems, solved and analysed, then mirrored and shifted with their last
positions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import together
from benchmarks.library.build import published
from benchmarks.library.searches import READ, first_page

from composer.analysis.report import analyse
from composer.library.access.making import making
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.schema import VERSIONS
from composer.library.records.ends import FoundEnds, found_ends
from composer.library.records.findings import finding_of_analysis
from composer.library.search.search import count
from composer.problem.edits import shift, transform
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve

GOAL: Final = 300.0  # milliseconds
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
    for problem in published():
        asked = problem.stipulation
        if asked == TWO_MOVER or (asked.has_lines and asked.moves <= 2):
            solution = solve(problem)
            analysis = analyse(solution)
            ends = found_ends(problem.position, [("", solution, analysis)])
            yield NewProblem(problem, replace(finding_of_analysis(solution, analysis), ends=ends))


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


def made(given: Given) -> Path:
    """Return the library, made at the first time."""
    wanted = given.number(200_000, 2000)
    path = given.made / f"ends-{wanted}-{len(VERSIONS)}.chesslib"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        known = list(islice(originals(), given.number(3000, 30)))
        with making(path) as unfinished, Library.create(unfinished) as library, library.filling():
            for _ in add_problems(library, varied(known, wanted), batch=500):
                pass
    return path


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    with Library.open(made(given), read_only=True) as library:
        taken = {f"`{query}`": first_page(library, query) for query in QUERIES}
        yield together("last positions, `mate:` and `end:`", taken, goal=GOAL, hindrance=READ)
        with library.reading() as connection:
            (ends,) = connection.execute("SELECT count(*) FROM ending").fetchone()
        yield Figure(
            "last positions searched by these", ends, "", note=f"{count(library):,} problems"
        )
