# SPDX-License-Identifier: GPL-3.0-or-later
"""The benchmark: fixed positions, the time they take and the positions looked at.

The sum of all positions looked at, with one thread and a fresh session for each solve, is
the *signature*: it distinguishes one behaviour of the search from another. A change that is not
meant to alter the search leaves it as it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Final

from composer.assets import asset
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.solver.options import SolveOptions
from composer.solver.session import Session, backend
from composer.solver.solution import Solution
from composer.solver.solve import solve, solve_keys
from composer.solver.stages import REFERENCE

_ENOUGH = 0.1  # seconds of repeating one solve
_MOST_REPEATS = 20
_LONGEST_FOR_REFERENCE = 2  # moves; longer problems would take it minutes


@dataclass(frozen=True, slots=True)
class Case:
    """A position of the benchmark.

    Attributes:
        name: its short name.
        position: the position.
        stipulation: the task.
        popeye_seconds: what Popeye 4.104 took for its solution, a fresh start each, in
            seconds of one core of a machine of 2026; 0 if that was not measured.
    """

    name: str
    position: Position
    stipulation: Stipulation
    popeye_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Measure:
    """What a case took; times are seconds of one core, the least of some repeats.

    Attributes:
        name: the name of the case.
        stipulation: the task.
        verdict: the word of the finding.
        keys_seconds: for keys and verdict only.
        keys_nodes: the positions looked at for them.
        seconds: for the whole answer: keys with their play, set play, tries.
        nodes: the positions looked at for it.
        popeye_seconds: as in the case.
    """

    name: str
    stipulation: str
    verdict: str
    keys_seconds: float
    keys_nodes: int
    seconds: float
    nodes: int
    popeye_seconds: float


_AS_GIVEN: Final = SolveOptions(retro=False)  # the search is measured, with the rights as given


def cases() -> tuple[Case, ...]:
    """Return the positions of the benchmark that the solver at hand can solve.

    Raises:
        FileNotFoundError: they were not installed.
    """
    rows = json.loads(asset("bench.json").read_text(encoding="utf-8"))
    found = tuple(
        Case(
            row["name"],
            parse_fen(row["fen"]),
            parse_stipulation(row["stipulation"]),
            row.get("popeye_seconds", 0.0),
        )
        for row in rows
    )
    if backend() == REFERENCE:
        return tuple(c for c in found if c.stipulation.moves <= _LONGEST_FOR_REFERENCE)
    return found


def measure(case: Case) -> Measure:
    """Solve a case some times over, each in a session of its own."""
    keys_seconds, keys = _least(
        lambda: solve_keys(case.position, case.stipulation, session=Session(threads=1), retro=False)
    )
    seconds, whole = _least(
        lambda: solve(case.position, case.stipulation, _AS_GIVEN, session=Session(threads=1))
    )
    return Measure(
        name=case.name,
        stipulation=str(case.stipulation),
        verdict=whole.verdict.value,
        keys_seconds=keys_seconds,
        keys_nodes=keys.nodes,
        seconds=seconds,
        nodes=whole.nodes,
        popeye_seconds=case.popeye_seconds,
    )


def signature(measures: list[Measure]) -> int:
    """Return the sum of all positions looked at."""
    return sum(each.keys_nodes + each.nodes for each in measures)


def table(measures: list[Measure]) -> Iterator[str]:
    """Yield the lines of the table, its end included."""
    yield f"solver: {backend()}, one thread, milliseconds of one core"
    yield "case  asked  keys ms    keys nodes   whole ms        nodes  Popeye ms  verdict"
    for each in measures:
        popeye = f"{1000 * each.popeye_seconds:.0f}" if each.popeye_seconds else ""
        yield (
            f"{each.name:<5} {each.stipulation:<5} {1000 * each.keys_seconds:>8.2f} "
            f"{each.keys_nodes:>13} {1000 * each.seconds:>10.2f} {each.nodes:>12} "
            f"{popeye:>10}  {each.verdict}"
        )
    keys, whole = (sum(getattr(m, n) for m in measures) for n in ("keys_seconds", "seconds"))
    yield f"sum         {1000 * keys:>8.2f} {'':>13} {1000 * whole:>10.2f}"
    yield f"signature: {signature(measures)}"


def bench_object(measures: list[Measure]) -> dict[str, object]:
    """Return the measures as JSON has them."""
    return {
        "solver": backend(),
        "signature": signature(measures),
        "cases": [asdict(measure) for measure in measures],
    }


def _least(solve: Callable[[], Solution]) -> tuple[float, Solution]:
    least, spent, repeats = float("inf"), 0.0, 0
    while repeats < _MOST_REPEATS and (repeats < 1 or spent < _ENOUGH):
        started = time.process_time()
        solution = solve()
        took = time.process_time() - started
        least, spent, repeats = min(least, took), spent + took, repeats + 1
    return least, solution
