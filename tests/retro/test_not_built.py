# SPDX-License-Identifier: GPL-3.0-or-later
"""Without the compiled part nothing is proved, and where something was asked a sentence says so."""

from __future__ import annotations

import sys

import pytest

from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.retro.compiled import NO_ENGINE, NOT_BUILT, compiled_module
from composer.retro.dead import NotJudged as NoProspect
from composer.retro.dead import who_can_mate
from composer.retro.defects import defects
from composer.retro.judge import history
from composer.retro.legality.judging import Legality
from composer.retro.legality.telling import evidence
from composer.retro.proofgames.finding import why_not_searched
from composer.retro.proofgames.games import ARRAY
from composer.retro.rights.proving import rights
from composer.retro.rights.values import RightStatus
from composer.retro.unmoves.finding import NotJudged, unmoves
from composer.retro.witness import Outcome, find_game
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

DIAGRAM = parse_fen("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1")
MODULES = ("dead", "legality", "proofgames", "rights", "unmoves", "witness")


@pytest.fixture(autouse=True)
def not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in MODULES:
        monkeypatch.setitem(sys.modules, f"composer.retro.kernel.{name}", None)


def test_what_is_asked_is_answered_by_a_sentence() -> None:
    assert history(DIAGRAM).judged.unjudged == NOT_BUILT
    assert find_game(DIAGRAM).outcome is Outcome.NOT_JUDGED
    assert find_game(DIAGRAM).reason == NOT_BUILT
    assert why_not_searched(ARRAY) == NO_ENGINE
    with pytest.raises(NotJudged, match="compiled"):
        unmoves(DIAGRAM)
    with pytest.raises(NoProspect, match="compiled"):
        who_can_mate(DIAGRAM)


def test_nothing_is_claimed() -> None:
    found = rights(DIAGRAM)
    assert found.allowed == {Castling.WHITE_SHORT, Castling.BLACK_LONG}
    assert {right.status for right in found.castling} == {RightStatus.ALLOWED}
    assert not found.complete
    assert history(DIAGRAM).judged.legality is Legality.UNKNOWN
    assert evidence(DIAGRAM) is None
    assert defects(DIAGRAM) == ()


def test_proof_games_have_no_engine() -> None:
    assert not Session().has_engine(ARRAY, parse_stipulation("PG 2.0"))


@pytest.mark.parametrize(
    "fen",
    [
        "8/1p1ppppp/2p1B3/P6R/pP4PP/2N4k/PP2PPrN/R3KQB1 w Q - 0 1",  # castling is disproved
        "4k3/1p2P2p/2N1P1N1/2PpKpP1/3PpP2/4P3/4P3/8 w - - 0 1",  # f7-f5 is proved
    ],
)
def test_a_verdict_that_rests_on_what_was_not_looked_into_is_not_given(fen: str) -> None:
    assert solve(fen, "#2").verdict is Verdict.DEPENDS
    (judgement,) = Session().judge(TWO_MOVER, Token()).judge([parse_fen(fen)])
    assert (judgement.verdict, judgement.complete) == (Verdict.UNDECIDED, False)


def test_a_position_without_rights_is_judged_all_the_same() -> None:
    mate = parse_fen("7k/5K2/8/8/8/8/8/6R1 w - - 0 1")
    (judgement,) = Session().judge(parse_stipulation("#1"), Token()).judge([mate])
    assert judgement.verdict is Verdict.SOUND


def test_a_game_is_not_looked_for_where_that_alone_was_not_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "composer.retro.kernel.unmoves")
    if compiled_module("unmoves") is None:
        pytest.skip("the kernel was not built")
    assert find_game(DIAGRAM).reason == NOT_BUILT
