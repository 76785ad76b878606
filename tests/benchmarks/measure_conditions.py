# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast problems with fairy conditions are solved, by stipulation and by condition.

Usage: python tests/benchmarks/measure_conditions.py FAIRY.jsonl [THEIRS.json]

FAIRY holds positions as `tests/truth/fairy.py` reads them; those with conditions that are solved
here are solved whole, as Python objects: the least processor time of two runs, one thread, tables
made. THEIRS may hold what another program took, `{"id": milliseconds}`; then only the problems that
both solved count, and both sums are shown.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any, Final

from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.solve import solve

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "truth"))
from fairy import position_of  # a script of this project beside this one

_TIMES: Final = 2
_SLOWEST: Final = 30


@dataclass(frozen=True, slots=True)
class Measured:
    """One problem: what it asks, under which condition, our milliseconds, the other program's."""

    stipulation: str
    condition: str
    ours: float
    theirs: float


def milliseconds(record: Mapping[str, Any]) -> float | None:
    """Return the least processor time of a record's solution, or None if it is not solved here."""
    rules = Rules.of(conditions=[condition_of(condition) for condition in record["conditions"]])
    position = position_of(dict(record))
    if unsolved_sentence(rules) or fatal_by_rules(position, rules):
        return None
    stipulation = replace(parse_stipulation(record["stipulation"]), rules=rules)
    solve(position, stipulation)  # the tables of the rules are made once
    found = []
    for _ in range(_TIMES):
        begun = time.process_time_ns()
        solve(position, stipulation)
        found.append((time.process_time_ns() - begun) / 1e6)
    return min(found)


def measure(path: Path, theirs: Mapping[str, float]) -> Iterator[Measured]:
    """Yield what the records with conditions took."""
    with path.open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            known = not theirs or record["id"] in theirs
            if not record["conditions"] or record["stipulation"] == "~1" or not known:
                continue
            ours = milliseconds(record)
            if ours is not None:
                other = theirs.get(record["id"], 0.0)
                names = " + ".join(record["conditions"])
                yield Measured(record["stipulation"], names, ours, other)


def row(name: str, some: Sequence[Measured]) -> str:
    """Return a line of a table: how many, the sum, median and slowest, and the other's sum."""
    ours = [each.ours for each in some]
    theirs = sum(each.theirs for each in some)
    figures = f"{len(ours):5}{sum(ours):10.0f}{median(ours):9.2f}{max(ours):9.1f}{theirs:10.0f}"
    return f"{name:34}{figures}"


def main() -> None:
    """Print the sums of all, by stipulation, and of the slowest conditions."""
    theirs = json.loads(Path(sys.argv[2]).read_text("utf-8")) if len(sys.argv) > 2 else {}
    found = list(measure(Path(sys.argv[1]), theirs))
    groups: dict[str, list[Measured]] = defaultdict(list)
    pairs: dict[str, list[Measured]] = defaultdict(list)
    for each in found:
        groups[each.stipulation].append(each)
        pairs[f"{each.stipulation} {each.condition}"].append(each)
    print(f"{'milliseconds':34}{'':5}{'sum':>10}{'median':>9}{'slowest':>9}{'theirs':>10}")
    for name, some in groups.items():
        print(row(name, some))
    print(row("all", found))
    slowest = sorted(pairs.items(), key=lambda pair: -sum(each.ours for each in pair[1]))
    for name, some in slowest[:_SLOWEST]:
        print(row(name, some))


if __name__ == "__main__":
    main()
