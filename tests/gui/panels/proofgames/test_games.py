# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that lead to a diagram: their stages, captures and PGN."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import chess.pgn

from composer.gui.panels.proofgames.games import (
    captures,
    games_of,
    longer,
    pairs,
    pgn_text,
    stages,
)
from composer.problem.fen import fen, parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.retro.proofgames.bounds import at_least
from composer.solver.solution import Solution
from composer.solver.solve import solve

SWITCHBACK = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 5"
"""Tibor Orban, Die Schwalbe 1976: one game of exactly 4.0 moves."""


def solved() -> Solution:
    """Return the solution of the problem by Orban."""
    return solve(parse_fen(SWITCHBACK), parse_stipulation("PG 4.0"))


def test_one_game_with_its_stages() -> None:
    solution = solved()
    (game,) = games_of(solution)
    assert captures(game) == {5, 8}
    found = stages(solution.first_position, game)
    assert [stage.step for stage in found] == [0, 4, 5, 7]
    assert found[0].position == solution.first_position
    assert list(pairs(game)) == [(1, 0, 1), (2, 2, 3), (3, 4, 5), (4, 6, 7)]
    assert list(pairs(game[:3])) == [(1, 0, 1), (2, 2, None)]


def test_half_a_move_longer() -> None:
    solution = solved()
    assert str(longer(solution)) == "PG 4.5"
    shortest = replace(solution, stipulation=parse_stipulation("SPG 4.5"))
    assert str(longer(shortest)) == "SPG 5.0"


def test_no_length_is_offered_that_is_proved_too_short() -> None:
    too_many = "rnbqkbnr/pppppppp/8/8/P7/8/PPPPPPPP/RNBQKBNR b - - 0 1"
    assert longer(solve(parse_fen(too_many), parse_stipulation("PG 0.5"))) is None
    walked = "rnbqkbnr/pppppppp/8/8/1R6/8/1PPPPPPP/1NBQKBNR b - - 0 1"
    solution = solve(parse_fen(walked), parse_stipulation("PG 0.5"))
    bound = at_least(solution.position, solution.first_position).halfmoves
    asked = longer(solution)
    assert bound is not None
    assert bound > 2
    assert asked is not None
    assert asked.halfmoves == bound


def test_a_game_as_pgn_is_read_by_others() -> None:
    solution = solved()
    text = pgn_text(games_of(solution), None, "PG 4.0", "Tibor Orbán")
    read = chess.pgn.read_game(StringIO(text))
    assert read is not None
    assert read.headers["White"] == "Tibor Orbán"
    assert read.end().board().board_fen() == SWITCHBACK.split()[0]


def test_a_game_from_another_position_has_its_fen() -> None:
    start = parse_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    asked = parse_stipulation(f"a=>b 1.0 from {fen(start).rsplit(' ', 2)[0]}")
    solution = solve(parse_fen("8/4k3/8/8/4P3/8/8/4K3 w - - 0 1"), asked)
    (game,) = games_of(solution)
    read = chess.pgn.read_game(StringIO(pgn_text((game,), asked.start, asked.sign, "")))
    assert read is not None
    assert read.board().board_fen() == "4k3/8/8/8/8/8/4P3/4K3"
    assert read.end().board().board_fen() == "8/4k3/8/8/4P3/8/8/4K3"
