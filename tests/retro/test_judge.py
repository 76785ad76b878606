# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

import pytest
from cases import every
from retro.legality.illegals import MAKERS, Men, illegal
from retro.unmoving import games, random_diagram, reverse_of, without_history

from composer.problem.fen import parse_fen
from composer.retro import judge
from composer.retro.compiled import compiled_module
from composer.retro.judge import Effort, histories, history, judgement
from composer.retro.legality.judging import Legality
from composer.retro.rights.values import RightStatus
from composer.retro.unmoves.unmove import take_back
from composer.retro.witness import Witness

GAME = Effort(rights=200, back=20_000, game=300_000)
QUICK = Effort(rights=200, back=20_000, game=0)


class Cancelled:
    flag = bytearray(b"\x01")
    cancelled = True


def test_nothing_true_of_a_game_is_disproved() -> None:
    done = (each for game in games(seed=10, longest=80) for each in game)
    for before, move, after in islice(done, 0, 400, 50):
        found = history(without_history(after), effort=QUICK)
        assert found.judged.legality is not Legality.ILLEGAL
        made = reverse_of(move)
        assert made in found.possible
        assert take_back(without_history(after), made).board == before.board


@every("maker", MAKERS)
def test_what_is_illegal_has_no_possible_last_move(maker: Callable[[random.Random], Men]) -> None:
    position = illegal(random.Random(maker.__name__), maker)
    found = history(position, effort=QUICK)
    assert found.judged.legality is Legality.ILLEGAL
    assert judgement(position, effort=QUICK) == found.judged
    assert found.possible == ()
    assert found.judged.reason is not None


def test_last_moves_are_disproved_by_the_positions_before_them() -> None:
    # T. R. Dawson, Falkirk Herald 1914: 1.cxd6 e.p.? 1.gxf6 e.p.!
    text = "4k3/1p2P2p/2N1P1N1/2PpKpP1/3PpP2/4P3/4P3/8 w - - 0 1"
    found = history(parse_fen(text), effort=QUICK)
    assert found.only is not None
    assert found.only.text() == "f7-f5"
    disproved = {move.unmove.text(): move.disproof for move in found.last_moves if move.disproof}
    assert len(disproved) == len(found.last_moves) - 1
    assert "d7-d5" in disproved
    assert all(str(sentence) for sentence in disproved.values())


def test_last_moves_are_disproved_by_pawns_that_would_have_passed_each_other() -> None:
    # T. R. Dawson, The Australasian Chess Review 1939
    text = "BB4N1/p5p1/pp2p1P1/2Pp1bp1/1P2kbR1/2P2pP1/1PrR1K2/2N5 w - - 0 1"
    found = history(parse_fen(text), effort=Effort(rights=200, back=1000, game=0))
    captures = {f"h6x{victim}g5" for victim in "PNBRQ"}
    told = [move.disproof for move in found.last_moves if move.unmove.text() in captures]
    assert len(told) == len(captures)
    assert all("to have passed each other" in str(sentence) for sentence in told)


def test_the_only_last_move() -> None:
    found = history(parse_fen("3K4/8/8/8/3pP3/7p/k6R/7r b - - 0 1"), effort=QUICK)
    assert found.only is not None
    assert found.only.text() == "e2-e4"
    assert history(parse_fen("4k3/8/8/8/8/8/8/4K3 w - -"), effort=QUICK).only is None


def test_last_moves_and_rights_agree() -> None:
    # T. R. Dawson, Pittsburgh Post 1925: by the men alone it may have been Kc4-d4 as well.
    text = "BN1RK1nq/B2R1prr/p2P2pb/1Pp3pN/1p1kPPP1/1P1p1p2/3P4/8 w - - 0 1"
    found = history(parse_fen(text), effort=Effort(game=0))
    (passing,) = found.rights.passing
    assert passing.status is RightStatus.PROVED
    assert found.only is not None
    assert found.only.text() == "c7-c5"


def test_what_is_known_grows_from_stage_to_stage() -> None:
    stages = list(histories(parse_fen("4k3/8/8/8/8/8/8/R3K2R b - -"), effort=QUICK))
    assert [stage.complete for stage in stages] == [False] * (len(stages) - 1) + [True]
    assert len({len(stage.last_moves) for stage in stages}) == 1


@pytest.mark.skipif(compiled_module("witness") is None, reason="the kernel was not built")
def test_the_last_move_of_a_game_found_is_not_disproved() -> None:
    chance = random.Random(11)
    diagrams = [random_diagram(chance) for _ in range(6)]
    found = [history(diagram, effort=GAME) for diagram in diagrams]
    assert [judgement(diagram, effort=GAME) for diagram in diagrams] == [
        each.judged for each in found
    ]
    games_found = [each for each in found if each.judged.witness]
    assert games_found
    for each in games_found:
        assert each.judged.legality is Legality.LEGAL
        assert reverse_of(each.judged.witness[-1]) in each.possible  # type: ignore[index]


def test_stopped_work_is_not_complete() -> None:
    found = history(parse_fen("4k3/8/8/8/8/8/8/R3K2R b - -"), token=Cancelled())
    assert not found.complete
    assert found.judged.legality is Legality.UNKNOWN
    assert found.last_moves


@every("text", ["8/8/8/8/8/8/8/8 w - -", "4k3/8/8/3G4/8/8/8/4K3 w - -"])
def test_odd_boards_are_not_searched(text: str) -> None:
    (found,) = histories(parse_fen(text))
    assert found.complete
    assert found.last_moves == ()
    assert found.judged.reason is not None


@every(
    "fen",
    [
        "2R5/2P5/B1pP1N2/Pp2PpK1/4P3/P1PkN3/1Bpb2P1/1nrQn3 w - - 0 1",
        "1B6/pp3pP1/5pP1/3Pp2P/3pK3/3P2kP/1P2RNNp/3Q3b w - - 0 1",
    ],
)
def test_what_is_disproved_is_not_named_as_a_last_move(fen: str) -> None:
    found = history(parse_fen(fen), effort=Effort(game=0, columns=0))
    possible = {unmove.text() for unmove in found.possible}
    told = [right for right in found.rights.passing if right.status is RightStatus.POSSIBLE]
    assert told
    for right in told:
        named = str(right.reason).partition("may have been ")[2].split(", ")
        assert set(named) <= possible


def test_a_double_step_that_is_disproved_is_told_as_such() -> None:
    fen = "4k3/ppp1P1p1/2N1P1P1/2PpKpP1/P2pNp2/P7/PR6/b7 w - - 0 1"
    found = history(parse_fen(fen), effort=Effort(game=0, columns=0))
    steps = [move.unmove for move in found.last_moves if move.unmove.double_step]
    left = {unmove.text() for unmove in found.possible}
    for right in found.rights.passing:
        own = [step for step in steps if (step.origin + step.arrival) // 2 == right.square]
        assert (right.status is RightStatus.GONE) is not any(step.text() in left for step in own)


@pytest.mark.skipif(
    compiled_module("witness") is None, reason="the compiled search for games was not built"
)
def test_no_attempt_at_a_game_is_made_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, made = judge.find_game, []

    def counted(*given) -> Witness:  # type: ignore[no-untyped-def]
        made.append((given[2].after, usual(*given)))
        return made[-1][1]

    monkeypatch.setattr(judge, "find_game", counted)
    monkeypatch.setattr(judge, "_SOON", 200_000)
    effort = Effort(rights=200, back=1_000, game=500_000, columns=100)
    judgement(parse_fen("2k5/pp6/r1pQPK2/p1B2P2/1p3P2/3P3P/6p1/6Nb w - - 0 1"), effort=effort)
    (_, soon), (after, later) = made
    assert after == soon.attempts > 0
    assert soon.nodes + later.nodes == effort.game
