# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games of diagrams: all, exactly as long as asked, and how long they are at least."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cases import every
from retro.proofgames.asked import proof_games

from composer.problem.fen import parse_fen
from composer.problem.position import Castling, Position
from composer.problem.squares import parse_square
from composer.retro.proofgames.bounds import at_least
from composer.retro.proofgames.finding import (
    why_not_searched,
)
from composer.retro.proofgames.games import ARRAY, Ending, Games, NotSearched, ProofGames
from composer.searched import Finished, Limit, Stopped

_CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "proofgames.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]


class _Flag:
    def __init__(self, cancelled: bool) -> None:
        self.flag = bytearray([cancelled])


def _diagram(placement: str, rest: str = "w - -") -> Position:
    return parse_fen(f"{placement} {rest} 0 1")


def _texts(found: ProofGames) -> list[str]:
    return [" ".join(move.uci for move in game) for game in found.games]


@every("case", _CASES)
def test_games_of_known_diagrams(case: dict[str, object]) -> None:
    start = parse_fen(str(case["start"])) if "start" in case else None
    halfmoves = case["halfmoves"]
    assert isinstance(halfmoves, int)
    found = proof_games(_diagram(str(case["diagram"])), halfmoves, start)
    assert found.complete
    assert sorted(_texts(found)) == case["games"]
    assert found.count == len(found.games)


def test_a_game_ends_where_the_diagram_is_reached() -> None:
    start = _diagram("k7/8/8/8/8/8/4P3/K7")
    found = proof_games(_diagram("k7/8/8/8/4P3/8/8/K7"), 5, start)
    assert [text for text in _texts(found) if text.startswith("e2e4")] == []
    assert {len(game) for game in found.games} == {5}
    assert [length.known.count for length in found.shorter] == [0, 1]
    assert [move.san for move in found.shorter[1].known.games[0]] == ["e4"]


def test_the_start_is_no_game() -> None:
    found = proof_games(ARRAY, 4)
    assert found.complete
    assert (found.count, found.shorter[0].known.count) == (16, 0)


def test_few_games_are_kept_and_all_are_counted() -> None:
    found = proof_games(ARRAY, 4, most=3)
    assert (len(found.games), found.count) == (3, 16)


def test_moves_say_what_they_do() -> None:
    found = proof_games(_diagram("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR"), 4)
    assert sorted(" ".join(move.san for move in game) for game in found.games) == [
        "f3 e5 g4 Qh4#",
        "g4 e5 f3 Qh4#",
    ]


def test_rights_wanted_at_the_end() -> None:
    diagram = _diagram("4k3/8/8/8/8/8/8/4K2R")
    start = _diagram("4k3/8/8/8/8/8/8/4K1R1", "w - -")
    free = proof_games(diagram, 1, start)
    assert free.count == 1
    kept = Ending(frozenset({Castling.WHITE_SHORT}))
    assert proof_games(diagram, 1, start, ending=kept).count == 0


def test_an_en_passant_square_wanted_at_the_end() -> None:
    start = _diagram("4k3/8/8/8/3p4/8/4P3/4K3")
    diagram = _diagram("3k4/8/8/8/3pP3/8/8/4K3")
    assert proof_games(diagram, 3, start).count == 1
    ending = Ending(en_passant=parse_square("e3"))
    assert _texts(proof_games(diagram, 3, start, ending=ending)) == []
    reached = _diagram("4k3/8/8/8/3pP3/8/8/4K3")
    assert _texts(proof_games(reached, 1, start, ending=ending)) == ["e2e4"]


def test_cancelling() -> None:
    diagram = _diagram("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
    found = proof_games(diagram, 99, token=_Flag(True))
    assert not found.complete


def test_stopping_at_a_number_of_games() -> None:
    start = _diagram("k7/8/8/8/8/8/8/K7")
    found = proof_games(start, 20, start, stop_at=2)
    assert found.count >= 2
    assert not found.complete


@every("halfmoves", [0, -1, 201])
def test_lengths_out_of_range(halfmoves: int) -> None:
    with pytest.raises(ValueError, match="half-moves"):
        proof_games(ARRAY, halfmoves)


def test_starts_that_cannot_be_played() -> None:
    without = _diagram("8/8/8/8/8/8/8/4K3")
    assert "Black must have one king" in str(why_not_searched(ARRAY, without))
    checked = _diagram("4k3/8/8/8/8/8/8/4RK2")
    with pytest.raises(NotSearched, match="e8"):
        proof_games(ARRAY, 3, checked)


@every(
    "placement, halfmoves, reason",
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", 0, "White needs 0 moves"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR", 2, "Black needs one move"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1", 4, "Black needs 2 moves"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR", None, "White must have one king"),
        ("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR", None, "White needs 1 captures by pawns"),
        ("rnbqkbnr/pppppppp/8/8/P7/8/PPPPPPPP/RNBQKBNR", None, "White has more men"),
        ("rnbqkbnr/1ppppppp/8/8/7B/8/PPPPPPPP/RN1QKBNR", None, "the men of White cannot all"),
        ("r1bqkb1r/pppppppp/2n2n2/8/8/2N2N2/PPPPPPPP/R1BQKB1R", 4, "White needs 2 moves"),
        ("rnbqkbnr/pppppppp/8/8/8/5NP1/PPPPPPBP/RNBQ1RK1", 7, "White needs 4 moves"),
    ],
)
def test_how_long_a_game_is_at_least(placement: str, halfmoves: int | None, reason: str) -> None:
    bound = at_least(_diagram(placement))
    assert bound.halfmoves == halfmoves
    assert reason in str(bound.reason)


def test_the_length_asked_for_has_a_limit_of_its_own() -> None:
    knights = _diagram("r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R")
    found = proof_games(knights, 14, stop_at=100)
    assert isinstance(found.full, Stopped)
    assert found.full.limit is Limit.LINES
    assert [each.known.halfmoves for each in found.shorter] == [12, 10, 8, 6, 4, 2]
    assert found.shorter[-1] == Finished(Games(2))


def test_a_long_way_to_a_capture_is_counted_before_anything_is_played() -> None:
    """The bishop never left f1; the queen needs all moves, past pawns that never let a rook by."""
    start = parse_fen("1b1qk1nr/5ppp/8/8/8/3P3P/P1P1PPP1/R3KB2 b - - 0 1")
    found = proof_games(_diagram("1b1qk1nr/5ppp/8/8/8/3P3P/P1P1PPP1/R3K3"), 12, start)
    assert found.complete
    assert found.count == 16
    assert found.nodes < 1_000  # 2,965 without
