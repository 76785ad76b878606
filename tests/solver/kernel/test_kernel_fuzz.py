# SPDX-License-Identifier: GPL-3.0-or-later
"""No placement of men, sensible or not, makes the kernel crash or hang."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from thorough import many

from composer.problem.goals import MATE, STALEMATE
from composer.problem.men import ORTHODOX_MEN, SIDES, Kind, Man
from composer.problem.position import Position, possible_castling
from composer.problem.squares import SQUARES
from composer.problem.stipulation import Stipulation
from composer.solver.compiled import KERNEL, VARIABLE
from composer.solver.lawdefects import is_solvable_for
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PLACEMENTS = int(os.environ.get("COMPOSER_FUZZ", many(3_000, 4_000, 30_000)))
MEN = tuple(ORTHODOX_MEN)
OFFICERS = tuple(man for man in MEN if man.kind is not Kind.KING)


@pytest.fixture(autouse=True)
def kernel_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)


def _placements(number: int, seed: int) -> Iterator[Position]:
    """Yield random placements: a third anything at all, the others with one king a side."""
    rng = random.Random(seed)
    for index in range(number):
        squares = rng.sample(SQUARES, rng.choice((2, 5, 10, 20, 32, 64)))
        if index % 3 == 0:
            men = {square: rng.choice(MEN) for square in squares}
        else:
            men = {square: rng.choice(OFFICERS) for square in squares[2:]}
            men |= {squares[0]: Man.WHITE_KING, squares[1]: Man.BLACK_KING}
            if index % 3 == 1:
                men = {s: m for s, m in men.items() if m.kind is not Kind.PAWN or 8 <= s < 56}
        turn = rng.choice(tuple(SIDES))
        bare = Position.of(men, turn)
        rights = frozenset(r for r in possible_castling(bare.board) if rng.random() < 0.7)
        passed = rng.choice((None, *bare.en_passant_squares()))
        yield Position(bare.board, turn, rights, passed)


def _solve_all(number: int, seed: int) -> int:
    """Solve so many placements; return how many could be solved."""
    rng = random.Random(seed)
    session = Session(table_megabytes=1, threads=1)
    solved = 0
    for position in _placements(number, seed):
        asked = Stipulation.of(rng.choice((MATE, STALEMATE)), rng.choice((1, 1, 2)))
        found = solve(position, asked, SolveOptions(rng.choice((1, 3))), session=session)
        assert (found.verdict is Verdict.INVALID) is not is_solvable_for(position, asked)
        solved += found.verdict is not Verdict.INVALID
    return solved


@pytest.mark.timeout(1800)
def test_no_placement_makes_it_crash() -> None:
    assert _solve_all(PLACEMENTS, 2) > PLACEMENTS / 100
