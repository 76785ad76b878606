# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies of proof games: no game that is found may follow none of them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import chess
import pytest
from cases import every
from retro.proofgames.asked import proof_games

from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.position import Castling, Position
from composer.problem.squares import parse_square, square_name
from composer.retro.proofgames import strategies as counting
from composer.retro.proofgames.games import ARRAY
from composer.retro.proofgames.strategies import Strategies, plays, strategies

_CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "proofgames.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]


def _diagram(placement: str) -> Position:
    return parse_fen(f"{placement} w - - 0 1")


def _of(placement: str, halfmoves: int, start: Position | None = None) -> Strategies:
    found = strategies(_diagram(placement), halfmoves, start)
    assert found is not None
    return found


def _follow(placement: str, halfmoves: int, start: Position) -> int:
    """Return how many games were found; each must follow one strategy of each side."""
    found = _of(placement, halfmoves, start)
    games = proof_games(_diagram(placement), halfmoves, start, most=200, stop_at=200).games
    for game in games:
        for side in found.sides:
            number = sum(plays(strategy, game, side.colour) for strategy in side.possible)
            assert number == 1 or not side.all_listed, [move.uci for move in game]
            taken = [m for m in game if m.man.colour is side.colour and m.capture is not None]
            assert {move.target for move in taken} <= set(side.prey)
        moved = {move.origin for move in game}
        assert moved.isdisjoint(found.still)
    return len(games)


@every("case", _CASES)
def test_games_of_known_diagrams_follow_a_strategy(case: dict[str, Any]) -> None:
    start = parse_fen(case["start"]) if "start" in case else ARRAY
    assert _follow(case["diagram"], case["halfmoves"], start) == len(case["games"])


@every("seed", range(40))
def test_games_of_random_diagrams_follow_a_strategy(seed: int) -> None:
    rng, board = random.Random(seed), chess.Board()
    for _ in range(rng.randint(4, 8)):
        moves = list(board.legal_moves)
        special = [m for m in moves if board.is_capture(m) or board.is_castling(m)]
        board.push(rng.choice(special or moves))
    assert _follow(board.board_fen(), board.ply(), ARRAY)


@every("seed", range(60))
def test_games_from_random_positions_follow_a_strategy(seed: int) -> None:
    """With castling, promotions and captures in passing, which are rare from the array."""
    rng = random.Random(seed)
    board = chess.Board("r3k2r/1P1p2p1/8/2P2p2/4P3/1n3N2/1p3PP1/R3K2R w KQkq - 0 1")
    start = parse_fen(board.fen())
    for _ in range(rng.randint(2, 4)):
        moves = list(board.legal_moves)
        special = [m for m in moves if m.promotion or board.is_castling(m) or board.is_capture(m)]
        board.push(rng.choice(special if special and rng.random() < 0.8 else moves))
    assert _follow(board.board_fen(), len(board.move_stack), start)


def test_what_is_left_and_why_the_others_fail() -> None:
    found = _of("rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR", 8)
    white, black = found.sides
    assert (white.colour, white.moves, white.captures) == (Colour.WHITE, 4, 1)
    assert (len(white.possible), white.slow, white.greedy, white.barred) == (2, 10, 0, 0)
    assert (len(black.possible), black.slow, black.greedy, black.barred) == (4, 234, 0, 2)
    first = [
        (square_name(origin), to if to is None else square_name(to))
        for origin, to in white.possible[0].goes
        if origin != to
    ]
    assert first == [("f1", None), ("e2", "e4")]


def test_castling_is_a_strategy_of_its_own() -> None:
    start = parse_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    (white, _) = _of("5k2/8/8/8/8/8/8/5RK1", 2, start).sides
    assert [each.castling for each in white.possible] == [Castling.WHITE_SHORT]


def test_who_never_moves_and_where_captures_can_be() -> None:
    start = parse_fen("1b1qk1nr/5ppp/8/8/8/3P3P/P1P1PPP1/R3KB2 b - - 0 1")
    found = _of("1b1qk1nr/5ppp/8/8/8/3P3P/P1P1PPP1/R3K3", 12, start)
    assert found.sides[1].prey == (parse_square("f1"),)
    assert {"e8", "g8", "h8"} <= {square_name(square) for square in found.still}


def test_strategies_are_not_tried_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    placement, halfmoves = _CASES[0]["diagram"], _CASES[0]["halfmoves"]
    assert all(side.all_listed for side in _of(placement, halfmoves).sides)
    monkeypatch.setattr(counting, "_MOST_TRIED", 3)
    for side in _of(placement, halfmoves).sides:
        assert not side.all_listed
        assert (side.slow, side.greedy, side.barred) == (None, None, None)
