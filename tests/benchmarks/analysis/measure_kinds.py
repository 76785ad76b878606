# SPDX-License-Identifier: GPL-3.0-or-later
"""Count the themes of published problems of every kind of play, and time the analysis.

Run it from the project's root, with the paths of files of problems (one JSON object a line with
`fen` and `stipulation`):

    python tests/benchmarks/analysis/measure_kinds.py PROBLEMS.jsonl ... [--flags THEME ...]

It prints a Markdown table: for each theme in how many problems of each kind of play it is found;
then how many problems of each kind were solved within the seconds given, how many of them show no
theme beside elements and the number of men, and the processor time of their themes, phases and
quality. With `--flags` it prints each flag of the themes named instead,
with its position and sentence, to be read; `--sample` takes so many flags of all themes by lot.
Only the first of equal problems counts, and only sound ones.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from composer import solve
from composer.analysis.report import Analysis, analyse
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.options import Token
from composer.solver.solution import Solution, Verdict

KINDS = ("#2", "#3 and more", "help", "self and reflex", "other")


@dataclass(frozen=True)
class Read:
    """A problem with its analysis, and the milliseconds of the processor that took."""

    fen: str
    stipulation: str
    kind: str
    analysis: Analysis
    milliseconds: float


def kind_of(stipulation: Stipulation) -> str:
    """Return the column that a stipulation belongs to."""
    if stipulation == TWO_MOVER:
        return KINDS[0]
    if stipulation.has_lines:
        return KINDS[2]
    if stipulation.play in (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX):
        return KINDS[3]
    return KINDS[1] if stipulation.is_direct and stipulation.sign.startswith("#") else KINDS[4]


def solved(fen: str, stipulation: str, seconds: float) -> Solution | None:
    """Solve a problem; None if it is not solved within so many seconds."""
    token = Token()
    timer = threading.Timer(seconds, token.cancel)
    timer.start()
    try:
        solution = solve(fen, stipulation, cancel=token)
    finally:
        timer.cancel()
    return solution if solution.complete else None


def readings(paths: list[Path], seconds: float) -> Iterator[Read | str]:
    """Analyse all sound problems of files; yield the kind of play of those not solved in time."""
    seen: set[tuple[str, str]] = set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            same = (record["fen"], record.get("stipulation", "#2"))
            if same in seen:
                continue
            seen.add(same)
            solution = solved(*same, seconds)
            if solution is None:
                yield kind_of(parse_stipulation(same[1]))
            elif solution.verdict is Verdict.SOUND:
                started = time.process_time()
                analysis = analyse(solution)
                taken = (time.process_time() - started) * 1000
                yield Read(*same, kind_of(solution.stipulation), analysis, taken)


def shows_theme(analysis: Analysis) -> bool:
    """Return whether a problem shows a theme beside elements and the number of its men."""
    themes = {flag.id for flag in analysis.flags if flag.grade is Grade.THEME}
    return bool(themes - {"miniature", "meredith", "aristocrat"})


def written(read: Read, flag: Flag) -> str:
    """Return a flag to be read by an expert."""
    return f"{flag.id} [{flag.grade.value}] {read.stipulation} {read.fen}\n    {flag.sentence}"


def table(problems: list[Read]) -> str:
    """Return how often each theme was found in each kind of play, most often first."""
    counts: Counter[tuple[str, str]] = Counter()
    for problem in problems:
        for theme in {flag.id for flag in problem.analysis.flags}:
            counts[theme, problem.kind] += 1
    total: Counter[str] = Counter()
    for (theme, _), count in counts.items():
        total[theme] += count
    lines = [f"| theme | {' | '.join(KINDS)} |", "|---" * (len(KINDS) + 1) + "|"]
    for theme, _ in sorted(total.items(), key=lambda pair: (-pair[1], pair[0])):
        row = " | ".join(str(counts[theme, kind] or "") for kind in KINDS)
        lines.append(f"| {theme} | {row} |")
    return "\n".join(lines)


def main() -> None:
    """Print the table and the times, or flags to be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=5.0, help="for solving a problem")
    parser.add_argument("--flags", nargs="*", metavar="THEME")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    found = list(readings(arguments.paths, arguments.seconds))
    problems = [read for read in found if isinstance(read, Read)]
    late = Counter(each for each in found if isinstance(each, str))
    if arguments.flags is not None or arguments.sample:
        wanted = [
            written(problem, flag)
            for problem in problems
            for flag in problem.analysis.flags
            if (not arguments.flags or flag.id in arguments.flags)
            and arguments.kind in (None, problem.kind)
        ]
        if arguments.sample:
            chance = random.Random(arguments.seed)
            wanted = chance.sample(wanted, min(arguments.sample, len(wanted)))
        print("\n".join(wanted))
        return
    print(table(problems))
    print(
        "\n| kind of play | sound | not solved in time | no theme | median ms | 95 % |\n"
        "|---|---|---|---|---|---|"
    )
    for kind in KINDS:
        alike = [problem for problem in problems if problem.kind == kind]
        times = sorted(problem.milliseconds for problem in alike)
        if times:
            bare = sum(not shows_theme(problem.analysis) for problem in alike)
            middle, slow = statistics.median(times), times[int(0.95 * len(times))]
            figures = f"{len(times)} | {late[kind]} | {bare} | {middle:.1f} | {slow:.1f}"
            print(f"| {kind} | {figures} |")


if __name__ == "__main__":
    sys.exit(main())
