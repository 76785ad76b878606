# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random

import chess
import pytest
from thorough import IN_FULL

from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.retro.legality.entrances import shut_out
from composer.retro.legality.judged import Legality
from composer.retro.legality.judging import judge

GAMES = 400 if IN_FULL else 30
NOTHING: frozenset[int] = frozenset()

SHUT = [
    ("7k/8/8/8/8/1P6/PrP5/K7 w - - 0 1", "b2 b3"),  # the rook came from b1, with check
    ("7k/8/8/8/8/1P6/PqP5/7K w - - 0 1", None),  # a queen has other ways
    ("7k/8/8/8/8/8/PP6/rB5K w - - 0 1", None),  # the bishop came later
    ("7k/8/8/8/8/1P6/Pr6/K7 w - - 0 1", None),  # from c2
    ("7k/8/8/8/8/8/PrP5/K7 w - - 0 1", None),  # from b3
    ("7k/8/8/8/1P6/8/PrP5/K7 w - - 0 1", None),  # from b3, when the pawn stood on b4
    ("7k/8/8/8/8/1P6/PrP5/7K w - - 0 1", None),  # no king to check
]


def named(squares: tuple[int, ...]) -> str:
    return " ".join(square_name(each) for each in squares)


@pytest.mark.parametrize(("fen", "squares"), SHUT)
def test_men_without_an_entrance_are_found(fen: str, squares: str | None) -> None:
    assert named(shut_out(parse_fen(fen).board, NOTHING)) == (squares or "")


@pytest.mark.parametrize(("fen", "squares"), SHUT)
def test_colours_and_mirror_change_nothing(fen: str, squares: str | None) -> None:
    rows, _, rest = fen.partition(" ")
    turned = parse_fen("/".join(row[::-1] for row in rows.split("/")) + " " + rest)
    for changed in (swap_colours(parse_fen(fen)), turned, swap_colours(turned)):
        assert bool(shut_out(changed.board, NOTHING)) is (squares is not None)


def test_it_is_a_reason_against_a_diagram() -> None:
    judged = judge(parse_fen(SHUT[0][0]))
    assert judged.legality is Legality.ILLEGAL
    assert str(judged.reason) == "in no order can the men on b2, b3 have come to their squares"


def played(rng: random.Random) -> list[Position]:
    """Return positions of a random game, which likes captures, or moves of pawns and kings."""
    board, found = chess.Board(), []
    likes = rng.choice(("captures", "pawns", "nothing"))
    for step in range(rng.randint(1, 200)):
        moves = list(board.legal_moves)
        if not moves:
            break
        liked = [
            move
            for move in moves
            if (likes == "captures" and board.is_capture(move))
            or (likes == "pawns" and board.piece_type_at(move.from_square) in (1, 6))
        ]
        board.push(rng.choice(liked if liked and rng.random() < 0.6 else moves))
        if step % 5 == 0:
            found.append(parse_fen(board.fen()))
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_was_played_is_never_shut_out(seed: int) -> None:
    for position in played(random.Random(seed)):
        assert not shut_out(position.board, NOTHING), position
