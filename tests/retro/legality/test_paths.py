# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from random import Random

import pytest
from cases import every
from oracle.retro.order import in_some_order
from positions import position_of
from retro.legality.forward import game
from thorough import many

from composer.problem.defects import Fault
from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square, square_name
from composer.retro.compiled import compiled_module
from composer.retro.legality.judging import Legality, judge
from composer.retro.legality.proving import by_columns

module = compiled_module("legality")
pytestmark = pytest.mark.skipif(module is None, reason="the compiled module was not built")

_BEFORE_DAWSON = {  # positions before last moves in problems of Dawson, and the pawns that prove it
    "3n1b2/1Pp1BPpp/2P1k1b1/1PPp1R1p/1pBP4/2QK2P1/4P1N1/8 b - - 0 1": "b4 b5 b7",
    "1B6/pp3pP1/5pP1/3Pp2P/3pK1k1/3P2QP/1P2RNNp/3Q3b b - - 0 1": "h2 h3 h5",
    "3nrQBk/2bprp2/3pp2p/1P4QP/1p4PR/5bpq/1K4pn/B7 b - - 0 1": "g3 g4",
    "2rqBn2/K1kPnp2/Q3P3/rpPp1b2/pPQppb2/1p2p3/P7/8 b - - 0 1": "d4 d5 d7",
    # any two pass, but four have to wait for each other
    "8/p2p1K2/P2k1pN1/RPpN2PP/2b2Ppp/BP1B4/pRPP4/n7 b - - 0 1": "b3 g4 g5 h4 h5",
    "2B3K1/PPp3Np/pp5P/3PPp2/3pqQ1P/3PPRrk/5ppr/7n b - - 0 1": "a6 a7 b6 b7",
}


@every("fen", _BEFORE_DAWSON)
def test_pawns_that_cannot_have_passed_are_named(fen: str) -> None:
    position = parse_fen(fen)
    assert not by_columns(position, frozenset())
    judged = judge(position)
    proof = judged.proofs[0]
    assert proof.fault is Fault.PAWN_PATHS
    assert " ".join(sorted(square_name(each) for each in proof.squares)) == _BEFORE_DAWSON[fen]
    assert judge(swap_colours(position)).legality is Legality.ILLEGAL


@every(
    "placement, unmoved, named",
    [
        # A rook from h8 passes neither the pawn on h6 nor the one on h7 that it was.
        ("rnbqkbn1/p1ppppp1/1p5p/8/8/7r/PPPPPPPP/RNBQKBNR", "", "h6"),
        ("1nbqkbnr/p1ppppp1/1p5p/8/8/r7/PPPPPPPP/RNBQKBNR", "", "b6"),
        # In a problem of Dawson the rook on c5 has come by h1, if the king has never moved.
        ("8/5p2/5p2/2R5/k5P1/P2PpP2/1PP1P2P/4K2R", "e1 h1", "a3 d3"),
    ],
)
def test_men_that_cannot_have_come_past_pawns(placement: str, unmoved: str, named: str) -> None:
    still = frozenset(parse_square(name) for name in unmoved.split())
    position = parse_fen(f"{placement} w - - 0 1")
    (proof,) = judge(position, still).proofs
    assert proof.fault is Fault.PAST_PAWNS
    assert " ".join(sorted(square_name(each) for each in proof.squares)) == named


@every(
    "placement",
    [
        "rnbqkbn1/p1ppppp1/1p6/7p/8/7r/PPPPPPPP/RNBQKBNR",  # the rook came by h6 and a6
        "8/5p2/5p2/2R5/k2P2P1/P3pP2/1PP1P2P/4K2R",  # the pawn on d4 has let a rook past on d3
    ],
)
def test_men_that_pawns_have_let_past(placement: str) -> None:
    still = frozenset({4, 7})
    assert judge(parse_fen(f"{placement} w - - 0 1"), still).legality is Legality.UNKNOWN


def test_no_position_of_a_game_is_disproved() -> None:
    assert module is not None
    rng, wanted = Random("paths"), many(300, 600, 10_000)
    while wanted > 0:
        for board, still in game(rng):
            if rng.random() < 0.9:
                continue
            unmoved = still if rng.random() < 0.5 else frozenset[int]()
            assert not module.disproved_further(position_of(board), unmoved), board.fen()
            wanted -= 1


def test_both_colours_are_disproved_alike() -> None:
    assert module is not None
    rng, found = Random("colours"), 0
    for _ in range(many(300, 300, 3000)):
        board, _ = rng.choice([(b.copy(stack=False), s) for b, s in game(rng)][:60])
        pawns, free = (
            list(board.pieces(1, True)),
            [s for s in range(8, 56) if not board.piece_at(s)],
        )
        if not pawns:
            continue
        board.set_piece_at(rng.choice(free), board.remove_piece_at(rng.choice(pawns)))
        board.ep_square = None
        position = position_of(board)
        disproved = module.disproved_by_paths(position)
        assert module.disproved_by_paths(swap_colours(position)) is disproved, board.fen()
        found += disproved
    assert found


def _paths(rng: Random) -> list[list[int]]:
    """Return paths of a few pawns near each other, any two of which pass each other."""
    paths: list[list[int]] = []
    left = rng.randrange(6)
    homes = [*range(8 + left, 11 + left), *range(48 + left, 51 + left)]
    for home in rng.sample(homes, 6):
        path = [home]
        for _ in range(rng.randint(3, 5)):
            file = min(max(path[-1] % 8 + rng.choice((-1, 0, 0, 1)), left), left + 2)
            path.append((path[-1] // 8 + (1 if home < 32 else -1)) * 8 + file)
        if all(in_some_order([path, other]) for other in paths):
            paths.append(path)
    return paths


def test_pawns_wait_for_one_another_as_the_plain_twin_finds() -> None:
    assert module is not None
    rng, in_a_ring = Random("order"), 0
    for _ in range(many(600, 1000, 100_000)):
        paths = _paths(rng)
        expected = in_some_order(paths)
        assert module.in_some_order(paths) is expected, paths
        in_a_ring += not expected
    assert in_a_ring
    with pytest.raises(ValueError, match="a length that no pawn goes"):
        module.in_some_order([[8] * 7])
