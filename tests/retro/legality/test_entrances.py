# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random

import chess
from cases import every
from retro.legality.forward import game
from thorough import many

from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.squares import square_name
from composer.retro.legality.entrances import shut_out
from composer.retro.legality.judging import Legality, judge

GAMES = many(10, 15, 400)
AT_ONCE = 4
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
    return " ".join(square_name(square) for square in squares)


@every("fen, squares", SHUT)
def test_men_without_an_entrance_are_found(fen: str, squares: str | None) -> None:
    assert named(shut_out(parse_fen(fen).board, NOTHING)) == (squares or "")


@every("fen, squares", SHUT)
def test_colours_and_mirror_change_nothing(fen: str, squares: str | None) -> None:
    rows, _, rest = fen.partition(" ")
    turned = parse_fen("/".join(row[::-1] for row in rows.split("/")) + " " + rest)
    for changed in (swap_colours(parse_fen(fen)), turned, swap_colours(turned)):
        assert bool(shut_out(changed.board, NOTHING)) is (squares is not None)


def test_it_is_a_reason_against_a_diagram() -> None:
    judged = judge(parse_fen(SHUT[0][0]))
    assert judged.legality is Legality.ILLEGAL
    assert str(judged.reason) == "in no order can the men on b2, b3 have come to their squares"


@every("seed", range(GAMES))
def test_what_was_played_is_never_shut_out(seed: int) -> None:
    """Games of every manner are the twin of a proof, whatever is known of men at home."""
    rng = random.Random(seed)
    for _ in range(AT_ONCE):
        for board, still in game(rng):
            position, known = (
                parse_fen(board.fen()),
                frozenset(rng.sample(sorted(still), len(still) // 2)),
            )
            for unmoved in (NOTHING, known, still):
                assert not shut_out(position.board, unmoved), (position, unmoved)


def ended(rng: random.Random) -> chess.Board:
    """Return a board after moves of few men in a corner of each other: pawns, kings, line men."""
    board = chess.Board(None)
    near = rng.choice((0, 7)), rng.choice((0, 1, 6, 7))
    for piece in ("K", "k", *rng.choices("RBQNrbqnPPPpppP", k=rng.randint(3, 9))):
        for _ in range(50):
            file, rank = (min(7, max(0, at + rng.randint(-3, 3))) for at in near)
            square = chess.square(file, rank)
            is_pawn = piece in "Pp"
            at_home = rank == (1 if piece == "P" else 6)
            if board.piece_at(square) is None and (not is_pawn or at_home):
                board.set_piece_at(square, chess.Piece.from_symbol(piece))
                break
    return board


@every("seed", range(GAMES))
def test_what_few_men_can_play_is_never_shut_out(seed: int) -> None:
    """Where the first position is not shut out, nothing that is played from it is."""
    rng = random.Random(seed)
    for _ in range(10 * AT_ONCE):
        board = ended(rng)
        if not board.is_valid() or shut_out(parse_fen(board.fen()).board, NOTHING):
            continue
        for _ in range(30):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            assert not shut_out(parse_fen(board.fen()).board, NOTHING), board.fen()
