# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-movers in one session: keys, whole answers, JSON text; and the fixed positions of `bench`."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, spread

from composer.problem.fen import parse_fen
from composer.problem.stipulation import TWO_MOVER
from composer.solver.bench import cases, measure, signature
from composer.solver.session import Session
from composer.solver.solve import solve, solve_keys

TIMES = 3


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    fixed = [measure(case) for case in cases()]
    mine = sum(each.seconds for each in fixed)
    yield Figure(
        "the positions of `bench`, all phases",
        mine * 1000,
        ratio=sum(each.popeye_seconds for each in fixed) / mine,
        note=f"{len(fixed)} positions; signature {signature(fixed)}",
    )
    session = Session(threads=1)
    keys, whole, texts = [], [], []
    for fen in given.two_movers(300, 50):
        position = parse_fen(fen)
        keys.append(processor(lambda: solve_keys(position, TWO_MOVER, session=session), TIMES))  # noqa: B023
        whole.append(processor(lambda: solve(position, TWO_MOVER, session=session), TIMES))  # noqa: B023
        solution = solve(position, TWO_MOVER, session=session)
        texts.append(processor(solution.to_json, TIMES))
    yield spread("#2, keys", keys, note="one session")
    yield spread("#2, the whole answer", whole, note="one session")
    yield spread("#2, its JSON text besides", texts, note="one session")
