# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men, the general engine beside the kernel, and the historic books: processor time.

Usage: python tests/benchmarks/measure_rules.py FAIRY.jsonl TWOMOVERS.jsonl

FAIRY holds positions as `tests/truth/fairy.py` reads them: those with fairy men and without
conditions are solved whole, and their sum is compared with what the reference program of the field
took for each kind (`THEIRS`, seconds a record). The orthodox two-movers of TWOMOVERS (`fen`) are
solved by the kernel and by the general engine, and by the kernel under the books of Ponziani and of
medieval chess, whose men they all have. One thread, one session; the least of three.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

from composer.problem.defects import fatal_defects
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_task
from composer.solver.general.search import general_search
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solve import solve

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "truth"))
from fairy import position_of  # a script of this project beside this one

THEIRS: Final = {"#2": 0.006, "h#2": 0.006, "s#2": 0.006}
_TIMES: Final = 3


def records(path: Path) -> Iterable[dict[str, Any]]:
    """Yield the objects of a file, one a line."""
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def least(work: Callable[[], object]) -> float:
    """Return the least processor time of some runs, in milliseconds."""
    found = []
    for _ in range(_TIMES):
        begun = time.process_time_ns()
        work()
        found.append((time.process_time_ns() - begun) / 1e6)
    return min(found)


def told(name: str, times: list[float], more: str = "") -> str:
    """Return a row of a table."""
    figures = f"{mean(times):>9.3f} {median(times):>9.3f} {max(times):>9.2f}"
    return f"{name:34} {len(times):>5} {figures} {more}"


def by_general(position: Position, stipulation: Stipulation) -> None:
    """Solve a position whole by the general engine."""
    for _ in general_search(position, stipulation, Token()).find(SolveOptions()):
        pass


def fairy_rows(path: Path, session: Session) -> Iterable[str]:
    """Yield a row for each stipulation of the fairy file."""
    found: dict[str, list[float]] = {}
    for record in records(path):
        asked = record["stipulation"]
        if record["conditions"] or asked not in THEIRS:
            continue
        position, stipulation = position_of(record), parse_task(asked)
        took = least(lambda: solve(position, stipulation, session=session))  # noqa: B023
        found.setdefault(asked, []).append(took)
    for asked, times in found.items():
        theirs = THEIRS[asked] * len(times) * 1000
        yield told(f"fairy men, {asked}", times, f"{theirs / sum(times):.1f} times theirs")


def book_rows(path: Path, session: Session) -> Iterable[str]:
    """Yield rows of orthodox two-movers by kernel, general engine and historic books."""
    orthodox = parse_task("#2")
    every = [parse_fen(record["fen"]) for record in records(path)]
    positions = [position for position in every if not fatal_defects(position)]
    kernel = [least(lambda p=p: solve(p, orthodox, session=session)) for p in positions]  # type: ignore[misc]
    yield told("orthodox #2, kernel", kernel)
    general = [least(lambda p=p: by_general(p, orthodox)) for p in positions]  # type: ignore[misc]
    times = sum(general) / sum(kernel)
    yield told("orthodox #2, general engine", general, f"{times:.1f} times the kernel's time")
    ponziani = parse_task("#2 ponziani")
    laws = [least(lambda p=p: solve(p, ponziani, session=session)) for p in positions]  # type: ignore[misc]
    yield told("the same by Ponziani's laws", laws, f"{sum(laws) / sum(kernel):.2f} times")


def main() -> None:
    """Print the table."""
    session = Session(threads=1)
    print(f"{'ms of processor time, one thread':34} {'':>5} {'mean':>9} {'median':>9} {'most':>9}")
    for row in (
        *fairy_rows(Path(sys.argv[1]), session),
        *book_rows(Path(sys.argv[2]), session),
    ):
        print(row)


if __name__ == "__main__":
    main()
