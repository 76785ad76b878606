# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves forward and back: what a move is when it is taken back, and an un-move played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Position
from composer.retro.unmoves.unmove import UnMove, take_back
from composer.solver.legal import legal_moves, position_after

ARRAY = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")


def reverse_of(move: Move) -> UnMove:
    """Return a move as it is taken back."""
    colour = move.man.colour
    return UnMove(
        man=move.man if move.promotion is None else Man.of(colour, move.promotion),
        origin=move.origin,
        arrival=move.target,
        uncaptured=None if move.capture is None else Man.of(colour.other, move.capture),
        unpromotes=move.promotion is not None,
        en_passant=move.en_passant,
        castling=move.castling,
        double_step=move.man.kind is Kind.PAWN and abs(move.target - move.origin) == 16,
    )


def played_again(position: Position, unmove: UnMove) -> Position | None:
    """Return what an un-move leads to, taken back and played; None where it is not legal."""
    before = take_back(position, unmove)
    for move in legal_moves(before):
        if reverse_of(move) == unmove:
            return position_after(before, move)
    return None


def without_history(position: Position) -> Position:
    """Return men and turn alone."""
    return Position(position.board, position.turn, NO_CASTLING)


def games(seed: int, longest: int = 120) -> Iterator[Iterator[tuple[Position, Move, Position]]]:
    """Yield random games without end, each as positions with the move made and what it led to."""
    chance = random.Random(seed)
    while True:
        yield _game(chance, chance.randint(1, longest))


def _game(chance: random.Random, length: int) -> Iterator[tuple[Position, Move, Position]]:
    position, eager = ARRAY, chance.random()
    for _ in range(length):
        moves = legal_moves(position)
        if not moves:
            return
        rare = [
            move
            for move in moves
            if move.capture or move.promotion or move.castling or move.man.kind is Kind.PAWN
        ]
        move = chance.choice(rare if rare and chance.random() < eager else moves)
        after = position_after(position, move)
        yield position, move, after
        position = after


def random_diagram(chance: random.Random, most: int = 14) -> Position:
    """Return a diagram as composers make them: one king a side, no more men than a game has."""
    while True:
        squares = chance.sample(range(64), chance.randint(2, most))
        men = {squares[0]: Man.WHITE_KING, squares[1]: Man.BLACK_KING}
        box = list("QRRBBNNPPPPPPPP" + "qrrbbnnpppppppp")
        chance.shuffle(box)
        for square, letter in zip(squares[2:], box, strict=False):
            if not (letter in "Pp" and square // 8 in (0, 7)):
                men[square] = Man(letter)
        return Position.of(men, chance.choice((Colour.WHITE, Colour.BLACK)), NO_CASTLING)
