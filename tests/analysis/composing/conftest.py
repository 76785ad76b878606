# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the composing aids share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from composer.analysis.composing.baseline import Baseline
from composer.analysis.report import analyse
from composer.solver.session import Session
from composer.solver.solve import solve

Made = Callable[..., Baseline]


@pytest.fixture
def session() -> Iterator[Session]:
    """A session with two threads, closed in the end."""
    made = Session(4, threads=2)
    yield made
    made.close()


@pytest.fixture
def baseline_of(session: Session) -> Made:
    """Solve and analyse a position; with the name of a first move, that one is meant."""

    def made(fen: str, stipulation: str = "#2", meant: str = "") -> Baseline:
        solution = solve(fen, stipulation, session=session)
        firsts = [phase.move for phase in (*solution.keys, *solution.tries)]
        intended = next((move for move in firsts if move and move.san == meant), None)
        assert intended is not None or not meant
        return Baseline.of(analyse(solution), intended)

    return made
