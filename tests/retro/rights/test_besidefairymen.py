# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from cases import every
from retro.unmoving import random_diagram
from thorough import many

from composer.problem.attacks import all_orthodox
from composer.problem.edits import set_turn, swap_colours, transform
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.retro.compiled import compiled_module
from composer.retro.rights.besidefairymen import (
    Left,
    is_told,
    last_moves,
    may_be_last,
    proved_beside_fairy_men,
)
from composer.retro.rights.search import SpentError
from composer.retro.rights.values import capturable_passing
from composer.retro.unmoves.finding import unmoves
from composer.solver.legal import legal_moves, position_after
from composer.solver.solve import solve

PROVED = {  # T. R. Dawson; each with its last move
    "B1N5/P7/k1G5/Pp6/1P6/1KP5/8/8 w - - 0 1": "b6",
    "8/5G1K/5P1P/5Ppk/6p1/6B1/6N1/8 w - - 0 1": "g6",
    "3b3N/3rr1pP/5G1k/g1g4P/2Pp2GR/7p/1n1K3P/n1Bb1q2 b - - 0 1": "c3",
}
NOT_PROVED = [
    "B1N5/P7/k7/Pp6/1PG5/1KP5/8/8 w - - 0 1",  # b6-b5: no grasshopper checks across b6
    "B1N5/P7/k1G5/Pp6/1P6/1KP3p1/8/8 w - - 0 1",  # g4-g3
    "1BN5/P7/k1G5/Pp6/1P6/1KP5/8/8 w - - 0 1",  # Kb7-a6
]
ARRAYS = [
    "rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w - - 0 1",
    "gnbqkbng/1pppppp1/8/8/8/8/1PPPPPP1/GNBQKBNG w - - 0 1",
    "r2gk2r/pp1pp1pp/8/8/8/8/PP1PP1PP/R2GK2R w KQkq - 0 1",
]


@every("text", PROVED)
def test_a_double_step_beside_grasshoppers_is_proved(text: str) -> None:
    position, square = parse_fen(text), parse_square(PROVED[text])
    assert is_told(position)
    for same, passed in (
        (position, square),
        (set_turn(swap_colours(position), position.turn.other), square ^ 56),
        (transform(position, Symmetry.MIRROR_FILES), square ^ 7),
    ):
        assert capturable_passing(same) == (passed,)
        assert proved_beside_fairy_men(same, passed, Left(20_000))
        assert not proved_beside_fairy_men(same, passed, Left(200))  # too few to say


@every("text", NOT_PROVED)
def test_a_double_step_is_not_proved_where_another_move_may_have_been_last(text: str) -> None:
    position = parse_fen(text)
    (square,) = capturable_passing(position)
    assert not proved_beside_fairy_men(position, square, Left(20_000))


def test_men_who_do_not_go_by_the_board_alone_are_not_told_of() -> None:
    assert not is_told(parse_fen("8/8/k7/Pp3=G2/8/1K6/8/8 w - - 0 1"))


def test_a_capture_in_passing_that_is_proved_solves() -> None:
    found = solve("B1N5/P7/k1G5/Pp6/1P6/1KP5/8/8 w - - 0 1", "#2")
    assert str(found.message).startswith("Sound: 1.axb6+!")
    assert "Black's last move was b7-b5: no other is possible" in str(found.message)


def _game(rng: Random) -> Iterator[tuple[Move, Position]]:
    """Play a game with grasshoppers, wildly in part; yield moves and positions."""
    position = parse_fen(rng.choice(ARRAYS))
    for _ in range(rng.choice((6, 30, 80))):
        moves = legal_moves(position)
        if not moves:
            return
        wild = [move for move in moves if move.mark.value or move.capture or move.promotion]
        move = rng.choice(wild if wild and rng.random() < 0.5 else moves)
        position = position_after(position, move)
        yield move, replace(position, en_passant=None)


def test_no_last_move_of_a_game_is_refuted() -> None:
    rng, wanted = Random("games"), many(150, 200, 20_000)
    while wanted > 0:
        for move, position in _game(rng):
            if all_orthodox(position.board) or not is_told(position) or rng.random() < 0.6:
                continue
            (made,) = [
                unmove
                for unmove in last_moves(position)
                if (unmove.origin, unmove.arrival) == (move.origin, move.target)
                and unmove.unpromotes is (move.promotion is not None)
                and (None if unmove.uncaptured is None else unmove.uncaptured.kind) is move.capture
                and unmove.en_passant is move.en_passant
                and unmove.castling is move.castling
            ]
            assert may_be_last(position, made, Left(1_000_000)), (position, move.san)
            for square in capturable_passing(position):
                if proved_beside_fairy_men(position, square, Left(2_000)):
                    assert move.passed == square, (position, square_name(square))
            wanted -= 1


@pytest.mark.skipif(compiled_module("unmoves") is None, reason="the compiled part was not built")
def test_last_moves_of_orthodox_men_are_those_of_the_compiled_part() -> None:
    rng, seen = Random("orthodox"), 0
    for _ in range(many(40, 80, 5000)):
        position = replace(random_diagram(rng), castling=NO_CASTLING, en_passant=None)
        found = {unmove.key for unmove in last_moves(position)}
        compiled = {unmove.key for unmove in unmoves(position)}
        assert compiled <= found, (position, compiled - found)
        seen += len(compiled)
    assert seen


def test_nothing_is_proved_where_the_positions_are_spent() -> None:
    position = parse_fen(next(iter(PROVED)))
    with pytest.raises(SpentError):
        may_be_last(position, next(last_moves(position)), Left(0))
