# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from cases import every
from oracle.retro.columns import LONGEST, Kernel, Quest, plain_search, quest_of, search_columns
from positions import position_of
from retro.legality.forward import game
from thorough import many

from composer.problem.defects import Fault
from composer.problem.fen import parse_fen
from composer.problem.squares import square_name
from composer.retro.compiled import compiled_module
from composer.retro.legality.columns import START, Answer, Column, columns_of, look_at_columns
from composer.retro.legality.judging import judge

compiled = pytest.mark.skipif(
    compiled_module("legality") is None, reason="the compiled module was not built"
)


@every(
    "placement, answer",
    [
        # Nothing is missing: a pawn has passed the other on its file, or has promoted past it.
        ("rnbqkbnr/p1pppppp/8/1P6/1p6/8/P1PPPPPP/RNBQKBNR", Answer.IMPOSSIBLE),
        ("rnbqkbnr/1ppppppp/p7/8/8/Q7/1PPPPPPP/RNBQKBNR", Answer.IMPOSSIBLE),
        # An officer's capture of a pawn lets the other past, one of an officer does not.
        ("rnbqkb1r/p1pppppp/8/1P6/1p6/8/P1PPPPPP/RNBQKBNR", Answer.IMPOSSIBLE),
        ("rnbqkbnr/p1pppppp/8/1P6/8/8/P1PPPPPP/RNBQKBNR", Answer.POSSIBLE),
        ("rnbqkbnr/ppp2ppp/4p3/3P4/3p4/4P3/PPP2PPP/RNBQKBNR", Answer.IMPOSSIBLE),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Answer.POSSIBLE),
    ],
)
def test_pawns_pass_each_other_only_by_captures(placement: str, answer: Answer) -> None:
    quest = quest_of(parse_fen(f"{placement} w - - 0 1"), frozenset())
    assert quest is not None
    assert search_columns(quest) is answer
    assert plain_search(quest, 100_000) is answer


@compiled
@pytest.mark.parametrize(
    "placement",
    [
        # Two published helpmates and two-movers, looked at by hand: White's pawns that stand
        # beyond Black's would need more captures than men are missing.
        "4R2q/1B1p2p1/p2P4/rb1NKP1P/p4p1Q/Rn3kB1/p2P2pb/2N3r1",
        "8/1PPp4/P7/1P3PB1/2R3P1/2NNnPp1/1pBkPpp1/1Kb2rR1",
    ],
)
def test_published_positions_whose_pawns_cannot_have_passed(placement: str) -> None:
    position = parse_fen(f"{placement} w - - 0 1")
    assert look_at_columns(position) is Answer.IMPOSSIBLE
    assert look_at_columns(position, most=20) is Answer.UNKNOWN


def test_no_columns_of_a_game_are_impossible() -> None:
    rng, wanted = Random("columns"), many(150, 300, 3000)
    while wanted > 0:
        for board, still in game(rng):
            if rng.random() < 0.9:
                continue
            unmoved = still if rng.random() < 0.3 else frozenset[int]()
            answer = look_at_columns(position_of(board), unmoved, 2000)
            assert answer in (Answer.POSSIBLE, Answer.UNKNOWN), board.fen()
            wanted -= 1


def _columns(rng: Random) -> tuple[Column, ...]:
    """Return columns of a game with some pawns put elsewhere."""
    boards = [board.copy(stack=False) for board, _ in game(rng)][:40]
    columns = [list(column) for column in columns_of(position_of(rng.choice(boards)).board)]
    for _ in range(rng.randrange(3)):
        start, end = rng.sample(range(8), 2)
        if columns[start] and len(columns[end]) < LONGEST:
            pawn = columns[start].pop(rng.randrange(len(columns[start])))
            columns[end].insert(rng.randint(0, len(columns[end])), pawn)
    return tuple(tuple(column) for column in columns)


@compiled
def test_the_compiled_search_is_the_plain_one() -> None:
    rng, answers = Random("kernels"), set()
    for _ in range(many(40, 50, 300)):
        missing = rng.choice([(0, 0), (1, 0), (1, 1), (0, 2), (2, 1)])
        promoted = (rng.choice([0, 0, 1]), rng.choice([0, 0, 1]))
        files = [frozenset(f for f in range(8) if rng.random() < 0.1) for _ in range(2)]
        start = Kernel(START, missing, promoted)
        quest = Quest(start, _columns(rng), (files[0], files[1]))
        plain = plain_search(quest, 600)
        if plain is not Answer.UNKNOWN:
            assert search_columns(quest) is plain, quest
            answers.add(plain)
    assert answers == {Answer.POSSIBLE, Answer.IMPOSSIBLE}


@compiled
def test_what_is_asked_of_a_diagram_is_asked_as_the_plain_one_has_it() -> None:
    rng, answers = Random("diagrams"), set()
    for _ in range(many(60, 80, 500)):
        board, still = rng.choice([(b.copy(stack=False), s) for b, s in game(rng)][:40])
        unmoved = still if rng.random() < 0.3 else frozenset[int]()
        pawns = [square for square in board.pieces(1, rng.random() < 0.5) if square not in unmoved]
        free = [square for square in range(8, 56) if board.piece_at(square) is None]
        if pawns:
            board.set_piece_at(rng.choice(free), board.remove_piece_at(rng.choice(pawns)))
        board.ep_square = None
        position = position_of(board)
        quest = quest_of(position, unmoved)
        plain = Answer.POSSIBLE if quest is None else plain_search(quest, 600)
        if plain is not Answer.UNKNOWN:
            assert look_at_columns(position, unmoved) is plain, board.fen()
            answers.add((quest is None, plain))
    assert len(answers) == 3


@compiled
def test_a_search_can_be_stopped() -> None:
    position = parse_fen("8/1PPp4/P7/1P3PB1/2R3P1/2NNnPp1/1pBkPpp1/1Kb2rR1 w - - 0 1")
    stopped = SimpleNamespace(flag=bytearray(b"\x01"))
    assert look_at_columns(position, token=stopped) is Answer.UNKNOWN


def test_the_reason_names_the_pawns() -> None:
    judged = judge(parse_fen("rnbqkbnr/p1pppppp/8/1P6/1p6/8/P1PPPPPP/RNBQKBNR w - - 0 1"))
    assert [proof.fault for proof in judged.proofs] == [Fault.PAWN_COLUMNS]
    assert [square_name(square) for square in judged.squares] == ["b4", "b5"]


@compiled
def test_it_is_said_where_missing_pawns_cannot_have_come_to_an_end() -> None:
    """T. R. Dawson and V. Oniţiu: Black's pawns cannot all have gone if king and rook stayed."""
    position = parse_fen("k7/8/PP6/P4p2/P7/P7/P5PP/R3K3 w Q - 0 1")
    assert look_at_columns(position) is Answer.POSSIBLE
    judged = judge(position, frozenset({0, 4}))
    assert [proof.fault for proof in judged.proofs] == [Fault.MISSING_PAWNS]
    assert str(judged.reason) == (
        "too few men are missing (20) for all the missing pawns to have been captured or promoted "
        "(a2, g2, h2, a3, a4, a5, f5, a6, b6)"
    )
