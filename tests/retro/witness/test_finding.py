# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that lead to diagrams: found where there are some, never claimed where there are none."""

from __future__ import annotations

import random

import chess
import pytest
from cases import every

from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.squares import parse_square
from composer.retro.compiled import compiled_module
from composer.retro.legality.judging import Legality
from composer.retro.witness import Budget, Facts, NotAGame, Outcome, find_game, leads_to, replay

compiled = pytest.mark.skipif(
    compiled_module("witness") is None, reason="the search for a game is compiled"
)

# Two-movers by E. E. H. Baird (1893, 1900), and positions with few men.
PROBLEMS = (
    "3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - -",
    "4RQ1N/2p1r1p1/2P2b2/1P2k1PR/1P6/3P2P1/B6N/3K4 w - -",
    "8/3QPk2/8/8/8/8/4K3/8 w - -",
    "3k4/2b5/1Q6/K7/8/8/8/8 b - -",
    "bk5b/8/4K3/8/8/8/8/B6B b - -",
)

# No game leads there: what is wrong stands behind.
ILLEGAL = (
    "4k3/8/8/8/8/P7/PP6/4K3 w - -",  # the pawn of a3 came from a2 or b2, and both stand there
    "4k3/8/8/8/8/8/1P6/B3K3 w - -",  # the bishop in the corner behind its pawn
    "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - -",  # a capture, and nobody is missing
)


@compiled
@pytest.mark.parametrize("fen", PROBLEMS)
def test_problems_have_games(fen: str) -> None:
    position = parse_fen(fen)
    found = find_game(position)
    assert found.outcome is Outcome.FOUND
    assert found.legality is Legality.LEGAL
    assert found.text.startswith("1.")
    board = chess.Board()
    for move in found.moves:
        board.push_uci(move.uci)  # raises where it is not legal
    assert board.board_fen() == fen.split()[0]
    assert board.turn == (fen.split()[1] == "w")


@compiled
def test_positions_of_games_are_not_contradicted() -> None:
    """What was played is legal: most of it is found, and none of it is an error."""
    chance = random.Random(7)
    found = 0
    for _ in range(12):
        board = chess.Board()
        for _ in range(160):
            moves = list(board.legal_moves)
            captures = [move for move in moves if board.is_capture(move)]
            if not moves:
                break
            board.push(chance.choice(captures if captures and chance.random() < 0.5 else moves))
        turn = "w" if board.turn else "b"
        outcome = find_game(parse_fen(f"{board.board_fen()} {turn} - -")).outcome
        assert outcome in (Outcome.FOUND, Outcome.GIVEN_UP)
        found += outcome is Outcome.FOUND
    assert found >= 8


@every("fen", ILLEGAL)
def test_no_game_is_claimed_where_there_is_none(fen: str) -> None:
    found = find_game(parse_fen(fen), budget=Budget(nodes=100_000))
    assert found.outcome is Outcome.GIVEN_UP
    assert found.moves == ()
    assert found.legality is Legality.UNKNOWN


def test_the_array_has_a_game_of_no_moves() -> None:
    found = find_game(parse_fen(f"{chess.STARTING_BOARD_FEN} w - -"))
    assert found.outcome is Outcome.FOUND
    assert found.moves == ()


@compiled
def test_a_declared_passing_right_is_the_last_move() -> None:
    found = find_game(parse_fen("4k3/8/8/2pP4/8/8/8/4K3 w - c6"))
    assert found.outcome is Outcome.FOUND
    assert found.moves[-1].uci == "c7c5"


@compiled
def test_men_that_never_moved_stay() -> None:
    rights = frozenset({Castling.WHITE_SHORT, Castling.BLACK_LONG})
    facts = Facts(frozenset({parse_square("a2")}), rights)
    found = find_game(parse_fen("r3k3/1p6/5n2/8/3Q4/8/P7/4K2R w - -"), facts)
    assert found.outcome is Outcome.FOUND
    board = chess.Board()
    for move in found.moves:
        board.push_uci(move.uci)
    assert board.castling_xfen() == "Kq"
    assert not any(move.alters(parse_square("a2")) for move in found.moves)


def test_a_fact_that_cannot_be_is_not_searched() -> None:
    facts = Facts(frozenset({parse_square("a2")}))
    found = find_game(parse_fen("4k3/8/8/8/8/8/8/4K3 w - -"), facts)
    assert found.outcome is Outcome.NOT_JUDGED


@every("fen", ["8/8/8/8/8/8/8/8 w - -", "kkk5/8/8/8/8/8/8/K7 w - -", "P3k3/8/8/8/8/8/8/4K3 w - -"])
def test_odd_boards_are_not_judged(fen: str) -> None:
    assert find_game(parse_fen(fen)).outcome is Outcome.NOT_JUDGED


class _Token:
    def __init__(self, cancelled: bool) -> None:
        self.flag = bytearray([cancelled])


@compiled
def test_a_cancelled_search_ends_before_it_begins() -> None:
    found = find_game(parse_fen(PROBLEMS[0]), token=_Token(True))
    assert found.outcome is Outcome.CANCELLED
    assert found.nodes < 10


@compiled
def test_a_small_memory_is_enough_to_give_up() -> None:
    found = find_game(parse_fen(PROBLEMS[0]), budget=Budget(nodes=20_000, memory=0))
    assert found.outcome in (Outcome.FOUND, Outcome.GIVEN_UP)
    assert found.nodes <= 20_000


def test_a_replay_refuses_what_is_not_legal() -> None:
    with pytest.raises(NotAGame):
        replay([(12, 36, 0)])  # e2-e5


def test_a_replay_compares_all_that_is_asked() -> None:
    moves, board = replay([(12, 28, 0)])  # 1.e4
    after = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3")
    assert leads_to(moves, board, after)
    assert not leads_to(moves, board, parse_fen(f"{chess.STARTING_BOARD_FEN} w KQkq -"))
    assert not leads_to(moves, board, after, Facts(frozenset({12})))


@compiled
def test_a_king_passes_where_a_bishop_was_taken_at_home() -> None:
    position = parse_fen("8/4N3/7n/3N2kp/6n1/8/PPPPPPPP/4Q1K1 w - - 0 1")
    assert find_game(position).outcome is Outcome.FOUND


@compiled
@every(
    "fen, right",
    (  # men who would go by a3 to a2, where the pawn of a3 is by then
        ("8/5p2/5p2/2R5/k2P2P1/P3pP2/1PP1P2P/4K2R w K -", Castling.WHITE_SHORT),  # T. R. Dawson
        ("B1Q5/4p1p1/7p/1P3r1q/1P3p2/P4K2/P2P2P1/7k w - -", None),  # before a last move, S. Loyd
    ),
)
def test_men_go_round_a_pawn_that_is_one_step_from_home(fen: str, right: Castling | None) -> None:
    facts = Facts(castling=frozenset({right} if right else ()))
    assert find_game(parse_fen(fen), facts, Budget(1_000_000)).outcome is Outcome.FOUND


@compiled
def test_a_search_with_nothing_left_to_look_at_ends() -> None:
    caged = parse_fen("6bR/1pp1pppn/2P3Pk/4b1pN/6PR/4PPr1/1P2Prq1/5BK1 w - - 0 1")
    found = find_game(caged, budget=Budget(1_000_000))
    assert found.outcome is Outcome.GIVEN_UP
    assert found.nodes < 1_000


@compiled
def test_whose_turn_it_is_at_the_end_is_counted_before() -> None:
    """Knights cannot lose a move: what would end with Black to move is not looked at."""
    facts = Facts(castling=frozenset({Castling.WHITE_LONG}))
    position = parse_fen("1r6/1pB5/pPPN4/k7/1p6/np6/1N2B3/R3K3 w Q -")
    found = find_game(position, facts, Budget(1_000_000))
    assert found.outcome is Outcome.FOUND
    assert found.nodes < 50_000


@compiled
def test_an_impatient_search_ends_where_men_stay_far_from_home() -> None:
    far = parse_fen("3Rrb2/k2bQrpp/P2PRn2/PPp2K2/pqB5/NpP5/7P/6B1 w - -")
    found = find_game(far, budget=Budget(100_000, patient=False))
    assert found.outcome is Outcome.GIVEN_UP
    assert found.nodes < 20_000
    assert find_game(far, budget=Budget(100_000)).nodes == 100_000


@compiled
@every(
    "fen, nodes, stopped",
    (
        ("8/p6K/r1n2NR1/3p1kpp/2p3qp/4Qr1b/2R5/1B6 w - -", 720_000, 8),
        ("rnb4r/3p1kp1/3bpp1Q/p1p4n/p2PP1P1/PP2B2N/N1P3K1/1R2R3 w - -", 20_000, 1),
        ("rnbqk2r/5p2/1p1p1b2/p4P2/N1P5/3PP1P1/P3K1B1/2R4R w - -", 20_000, 1),
    ),
)
def test_a_search_goes_on_where_another_ended(fen: str, nodes: int, stopped: int) -> None:
    """Also within the second attempt, which is passed over where the first one left much."""
    position = parse_fen(fen)
    whole = find_game(position)
    first = find_game(position, budget=Budget(nodes))
    assert (first.outcome, first.attempts) == (Outcome.GIVEN_UP, stopped)
    rest = find_game(position, budget=Budget(after=stopped))
    assert (rest.outcome, rest.attempts) == (Outcome.FOUND, whole.attempts)
    assert rest.moves == whole.moves
    assert rest.nodes < whole.nodes * 5 // 8
