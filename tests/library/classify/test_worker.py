# SPDX-License-Identifier: GPL-3.0-or-later
"""What a worker keeps where the time of a problem ends before all is found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from composer.analysis.twins import Part, solve_parts
from composer.library.classify import worker
from composer.library.classify.worker import Round, classify
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solving
from composer.solver.stages import Stage

LONG = "8/8/1Q6/8/8/4K3/ppN5/1k6 w - - 0 1"  # A. Alekhine


def test_a_key_is_analysed_where_its_tries_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(parse_fen(LONG), parse_stipulation("#3"))

    def stopped(
        problem: Problem,
        options: SolveOptions | None,
        cancel: Token,
        session: Session,
        keys_only: bool = False,
    ) -> Iterator[Part]:
        if options is not None:
            yield from solve_parts(problem, options, cancel, session, keys_only=keys_only)
            return
        known = solving(problem, session=session)
        solution = next(found for found in known if found.stage >= Stage.KEYS)
        assert not solution.complete
        yield Part("", problem, solution)

    @contextmanager
    def unlimited(problem: Problem, seconds: float) -> Iterator[Token]:
        yield Token()

    session = Session(threads=1)
    monkeypatch.setattr(worker, "solve_parts", stopped)
    monkeypatch.setattr(worker, "_limited", unlimited)
    found = classify(problem, Round.ANALYSES, session)
    session.close()
    assert found.verdict == Verdict.SOUND.value
    assert found.details is not None
    assert found.details.themes
