# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints flags of themes, to be read on the board; it measures nothing.

    python tests/benchmarks/analysis/flags.py PROBLEMS.jsonl ... [--flags THEME ...] [--sample N]

PROBLEMS have one JSON object a line with `fen` and `stipulation`; sound ones are looked at, of
equal ones the first. Printed are each flag of the themes named, or of all, with position and
sentence; `--sample` takes so many by lot.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path

from composer import solve
from composer.analysis.report import analyse
from composer.analysis.themes.flag import Flag
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.deadline import Deadline
from composer.solver.options import Token
from composer.solver.solution import Verdict

KINDS = ("#2", "#3 and more", "help", "self and reflex", "other")


def kind_of(stipulation: Stipulation) -> str:
    """Return the column that a stipulation belongs to."""
    if stipulation == TWO_MOVER:
        return KINDS[0]
    if stipulation.has_lines:
        return KINDS[2]
    if stipulation.play in (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX):
        return KINDS[3]
    return KINDS[1] if stipulation.is_direct and stipulation.sign.startswith("#") else KINDS[4]


def flags_of(paths: list[Path], seconds: float) -> Iterator[tuple[str, str, Flag]]:
    """Yield FEN, stipulation and flag."""
    seen: set[tuple[str, str]] = set()
    for path in paths:
        for record in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            same = (record["fen"], record.get("stipulation", "#2"))
            if same in seen:
                continue
            seen.add(same)
            token = Token()
            with Deadline(token, seconds):
                solution = solve(*same, cancel=token)
            if solution.complete and solution.verdict is Verdict.SOUND:
                yield from ((*same, flag) for flag in analyse(solution).flags)


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=5.0, help="for solving a problem")
    parser.add_argument("--flags", nargs="*", metavar="THEME", default=[])
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    found = [
        f"{flag.id} [{flag.grade.value}] {stipulation} {fen}\n    {flag.sentence}"
        for fen, stipulation, flag in flags_of(asked.paths, asked.seconds)
        if (not asked.flags or flag.id in asked.flags)
        and asked.kind in (None, kind_of(parse_stipulation(stipulation)))
    ]
    if asked.sample:
        found = random.Random(asked.seed).sample(found, min(asked.sample, len(found)))
    print("\n".join(found))


if __name__ == "__main__":
    main()
