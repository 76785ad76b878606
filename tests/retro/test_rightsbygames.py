# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from composer.problem.fen import parse_fen
from composer.retro import judge
from composer.retro.compiled import compiled_module
from composer.retro.judge import Effort, history, is_disproved
from composer.retro.rightsbygames import decided
from composer.retro.unmoves.finding import unmoves

pytestmark = pytest.mark.skipif(
    compiled_module("witness") is None, reason="the compiled search for games was not built"
)

CROWDED = "3Rrb2/k2bQrpp/P2PRn2/PPp2K2/pqB5/NpP5/7P/6B1 w - - 0 1"


def test_of_a_capture_in_passing_only_its_double_step_is_looked_into(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    usual = judge.dying

    def counted(*given):  # type: ignore[no-untyped-def]
        asked.append(given)
        return usual(*given)

    monkeypatch.setattr(judge, "dying", counted)
    decided(parse_fen(CROWDED), 42, budget=2_000)
    assert len(asked) == 1


@pytest.mark.parametrize("fen", [CROWDED, "8/8/8/2pP4/8/1k6/8/1K6 w - - 0 1"])
def test_a_last_move_is_disproved_alone_as_among_all(fen: str) -> None:
    position = parse_fen(fen)
    every = history(position, effort=Effort(game=0)).last_moves
    told = {move.unmove for move in every if move.disproof is not None}
    assert {unmove for unmove in unmoves(position) if is_disproved(position, unmove)} == told
