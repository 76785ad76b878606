# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled search and the plain one find the same games, and the same bounds."""

from __future__ import annotations

import os
import random
from itertools import permutations

import chess
import pytest
from oracle.retro.proofgames import PlainSearch

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Kind, Man
from composer.problem.position import Position
from composer.retro.assignment import NEVER, assign
from composer.retro.compiled import compiled_module
from composer.retro.proofgames.bounds import at_least, bound_with_reason
from composer.retro.proofgames.games import ARRAY, Ending

_FEW = 40
_CASES = int(os.environ.get("COMPOSER_FUZZ", "0")) // 100 or _FEW
_MEN = "PPPPNBRQpppnbrq"

kernel = compiled_module("proofgames")
compiled = pytest.mark.skipif(kernel is None, reason="the extension is not built, or not wanted")


def _random_start(rng: random.Random) -> Position | None:
    """Return a position with few men, castling where king and rook stand at home."""
    board = chess.Board(None)
    kings = rng.choice([(chess.E1, chess.E8), tuple(rng.sample(range(64), 2))])
    for square, letter in zip(kings, "Kk", strict=True):
        board.set_piece_at(square, chess.Piece.from_symbol(letter))
    for square, letter in ((chess.A1, "R"), (chess.H1, "R"), (chess.A8, "r"), (chess.H8, "r")):
        if rng.random() < 0.4 and board.piece_at(square) is None:
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
    for _ in range(rng.randint(1, 7)):
        square, letter = rng.randrange(64), rng.choice(_MEN)
        if board.piece_at(square) is None and (letter not in "Pp" or 8 <= square < 56):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
    board.turn = rng.random() < 0.5
    if board.was_into_check() or chess.square_distance(*kings) < 2:
        return None
    return Position.of(
        dict(parse_fen(f"{board.board_fen()} w - - 0 1")),
        parse_fen(f"{board.board_fen()} {'w' if board.turn else 'b'} - - 0 1").turn,
    )


def _played(start: Position, halfmoves: int, rng: random.Random) -> Position | None:
    board = chess.Board(None)
    for square, man in start:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    board.turn = start.turn.value == "w"
    board.castling_rights = sum(
        chess.BB_SQUARES[castling.rook_square] for castling in start.castling
    )
    for _ in range(halfmoves):
        moves = list(board.legal_moves)
        if not moves:
            return None
        special = [move for move in moves if board.is_capture(move) or move.promotion]
        special += [move for move in moves if board.is_castling(move)]
        board.push(rng.choice(special if special and rng.random() < 0.4 else moves))
    return parse_fen(f"{board.board_fen()} w - - 0 1")


def _cases(seed: int, count: int) -> list[tuple[Position, Position, int]]:
    rng, found = random.Random(seed), []
    while len(found) < count:
        start, halfmoves = _random_start(rng), rng.randint(1, 4)
        target = None if start is None else _played(start, halfmoves, rng)
        if start is not None and target is not None:
            found.append((target, start, halfmoves + rng.choice((0, 0, 0, 1))))
    return found


@compiled
def test_both_find_the_same_games() -> None:
    assert kernel is not None
    for target, start, halfmoves in _cases(11, _CASES):
        fast = kernel.Search(target, halfmoves, start, Ending(), 1000)
        slow = PlainSearch(target, halfmoves, start, Ending(), 1000)
        assert fast.run(10**9)
        assert slow.run(10**9)
        assert fast.count == slow.count
        assert sorted(fast.games) == sorted(slow.games)


@compiled
def test_both_find_the_same_games_from_the_array() -> None:
    assert kernel is not None
    rng = random.Random(12)
    for _ in range(_CASES // 4):
        target = _played(ARRAY, 3, rng)
        assert target is not None
        fast = kernel.Search(target, 3, ARRAY, Ending(), 1000)
        slow = PlainSearch(target, 3, ARRAY, Ending(), 1000)
        assert fast.run(10**9)
        assert slow.run(10**9)
        assert sorted(fast.games) == sorted(slow.games)
        assert fast.count > 0


def _game(start: Position, halfmoves: int, rng: random.Random) -> chess.Board:
    """Return a board after random moves, captures, promotions and castling more often."""
    board = chess.Board(None)
    for square, man in start:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    board.turn = start.turn.value == "w"
    board.castling_rights = sum(
        chess.BB_SQUARES[castling.rook_square] for castling in start.castling
    )
    often = rng.random()
    for _ in range(halfmoves):
        moves = list(board.legal_moves)
        special = [move for move in moves if board.is_capture(move) or move.promotion]
        special += [move for move in moves if board.is_castling(move)]
        moves = special if special and rng.random() < often else moves
        if moves:
            board.push(rng.choice(moves))
    return board


@compiled
def test_nothing_possible_is_left_out() -> None:
    """Each move of a game that was played is tried on the way to where it led."""
    assert kernel is not None
    rng = random.Random(17)
    for number in range(_CASES):
        start = ARRAY if number % 2 else _random_start(rng)
        if start is None:
            continue
        board = _game(start, rng.choice((3, 6, 8, 10)), rng)
        played = board.move_stack
        game = [(move.from_square, move.to_square, move.promotion or 0) for move in played]
        target = parse_fen(f"{board.board_fen()} w - - 0 1")
        if game:
            search = kernel.Search(target, len(game), start, Ending(), 1)
            assert search.follow(game) == len(game), (start, played)


@compiled
def test_a_search_goes_on_where_it_was_interrupted() -> None:
    assert kernel is not None
    diagram = parse_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1")
    whole = kernel.Search(diagram, 6, ARRAY, Ending(), 1000)
    assert whole.run(10**9)
    parts = kernel.Search(diagram, 6, ARRAY, Ending(), 1000)
    while not parts.run(7):
        pass
    assert (parts.count, parts.games) == (whole.count, whole.games)


@compiled
def test_small_tables_find_the_same() -> None:
    """Answers that were pushed out are found again."""
    assert kernel is not None
    diagram = parse_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1")
    large = kernel.Search(diagram, 8, ARRAY, Ending(), 10)
    small = kernel.Search(diagram, 8, ARRAY, Ending(), 10, None, 1)
    assert large.run(10**9)
    assert small.run(10**9)
    assert small.count == large.count
    assert small.nodes > large.nodes


@compiled
def test_counts_that_are_kept_are_those_of_all_games() -> None:
    assert kernel is not None
    diagram = parse_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1")
    every = kernel.Search(diagram, 6, ARRAY, Ending(), 100_000)
    counted = kernel.Search(diagram, 6, ARRAY, Ending(), 1)
    assert every.run(10**9)
    assert counted.run(10**9)
    assert counted.count == every.count == len(every.games)


@compiled
def test_a_cancelled_search_ends_at_once() -> None:
    assert kernel is not None
    search = kernel.Search(ARRAY, 100, ARRAY, Ending(), 10, bytearray(1))
    assert not search.run(100)
    flag = bytearray(b"\1")
    cancelled = kernel.Search(ARRAY, 100, ARRAY, Ending(), 10, flag)
    assert not cancelled.run(10**9)
    assert cancelled.nodes == 0


@compiled
def test_bounds_agree() -> None:
    rng = random.Random(13)
    for target, start, _ in _cases(14, _CASES):
        assert at_least(target, start) == bound_with_reason(target, start)
    for _ in range(_CASES // 2):
        target = _played(ARRAY, rng.randint(1, 20), rng)
        if target is not None:
            assert at_least(target) == bound_with_reason(target, ARRAY)


def test_no_bound_exceeds_a_game_that_was_played() -> None:
    rng = random.Random(15)
    for _ in range(3 * _CASES):
        halfmoves = rng.randint(1, 40)
        target = _played(ARRAY, halfmoves, rng)
        if target is not None:
            assert at_least(target).allows(halfmoves)


def test_bounds_of_odd_boards() -> None:
    men = {square: Man.of(SIDES[square % 2], Kind.QUEEN) for square in range(64)}
    assert at_least(Position.of(men)).halfmoves is None
    assert at_least(Position.of({})).halfmoves is None


def test_the_cheapest_assignment() -> None:
    rng = random.Random(16)
    for _ in range(100):
        rows, columns = rng.randint(1, 4), rng.randint(4, 5)
        costs = [[rng.choice((0, 1, 2, 3, 7, NEVER)) for _ in range(columns)] for _ in range(rows)]
        best = min(
            sum(costs[row][column] for row, column in enumerate(chosen))
            for chosen in permutations(range(columns), rows)
        )
        found = assign(costs, columns).cost
        assert found == best or (found >= NEVER and best >= NEVER)
