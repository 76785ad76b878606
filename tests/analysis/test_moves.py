# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves do and why defences defend, on a classic that is easy to follow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from positions import playable_positions

from composer import solve
from composer.analysis.board import board_of
from composer.analysis.moves import Motive, effects_of, motives
from composer.analysis.study import Study
from composer.problem.position import Position
from composer.problem.squares import parse_square, square_name

NOVOTNY = "3Brb2/3B4/8/3p4/8/RN1k1NQ1/1np1pnK1/2qrb3 w - - 0 1"
Studied = Callable[[str], Study]


def test_the_novotny_key_closes_two_black_lines(studied: Studied) -> None:
    study = studied(NOVOTNY)
    assert study.key is not None
    assert study.key.first is not None
    assert study.key.first.san == "Be7"
    closed = effects_of(study.diagram, study.key.first).closed
    assert closed == 1 << parse_square("e8") | 1 << parse_square("f8")


@pytest.mark.parametrize(
    ("defence", "motive"),
    [("Rxe7", Motive.GUARD), ("Bxe7", Motive.GUARD)],
)
def test_why_a_capture_defends(studied: Studied, defence: str, motive: Motive) -> None:
    key = studied(NOVOTNY).key
    assert key is not None
    answer = next(a for a in key.answers.values() if a.defence.san == defence)
    assert motive in motives(key, answer)


@given(playable_positions())
def test_every_defence_that_parries_has_a_motive(position: Position) -> None:
    study = Study.of(solve(position, "#2"))
    for phase in study.phases:
        for answer in phase.answers.values():
            parries = any(code not in answer.mates for code in phase.threats)
            assert bool(motives(phase, answer)) is parries


@given(playable_positions())
def test_effects_agree_with_the_board(position: Position) -> None:
    study = Study.of(solve(position, "#2"))
    board = board_of(position)
    for phase in study.tries:
        assert phase.first is not None
        found = effects_of(board, phase.first)
        for square in range(64):
            if found.guarded >> square & 1:
                assert phase.board.guarded(square), square_name(square)
            if found.unguarded >> square & 1:
                assert not phase.board.guarded(square), square_name(square)
