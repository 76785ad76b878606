# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from random import Random

import chess
import pytest
from cases import every
from positions import position_of
from retro.legality.forward import game
from thorough import many

from composer.problem.defects import Fault
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import NO_CASTLING, Position
from composer.retro.compiled import compiled_module
from composer.retro.legality.fairymen import FairyMen
from composer.retro.legality.judging import Legality, judge

compiled = pytest.mark.skipif(
    compiled_module("legality") is None, reason="the compiled module was not built"
)
GIVEN, PROMOTED = FairyMen.GIVEN, FairyMen.PROMOTED


@compiled
@every(
    "text, fairy_men, faults",
    [
        # Seven pawns and a grasshopper; eight and one: then it cannot have been a pawn.
        ("4k3/8/8/3G4/8/8/1PPPPPPP/4K3 w - - 0 1", PROMOTED, []),
        ("4k3/8/8/3G4/8/8/PPPPPPPP/4K3 w - - 0 1", PROMOTED, [Fault.TOO_MUCH_PROMOTED]),
        ("4k3/8/8/3G4/8/8/PPPPPPPP/4K3 w - - 0 1", GIVEN, []),
        # Doubled pawns need a capture: with the grasshopper no black man is missing.
        (
            "rnbqkbnr/pppppppp/8/8/8/P6g/P1PPPPPP/RNBQKBNR w - - 0 1",
            GIVEN,
            [Fault.TOO_MANY_MEN],
        ),
        (
            "rnb1kbnr/pppppppp/8/8/8/P6g/P1PPPPPP/RNBQKBNR w - - 0 1",
            GIVEN,
            [Fault.PROMOTION_CAPTURES],
        ),
        ("r1bqkb1r/pppppppp/8/8/8/P6g/P1PPPPPP/RNBQKBNR w - - 0 1", GIVEN, []),
        # The others must be able to stand there without them, too.
        ("rnbqkbn1/p1ppppp1/1p5p/8/6G1/7r/PPPPPPPP/RN1QKBNR w - - 0 1", GIVEN, [Fault.PAST_PAWNS]),
    ],
)
def test_diagrams_with_grasshoppers(text: str, fairy_men: FairyMen, faults: list[Fault]) -> None:
    judged = judge(parse_fen(text), frozenset(), fairy_men)
    assert [proof.fault for proof in judged.proofs] == faults
    assert judged.legality is (Legality.ILLEGAL if faults else Legality.UNKNOWN)
    assert judged.reason is not None


@every("text", ["4k3/8/8/3=G4/8/8/8/4K3 w - - 0 1", "8/8/8/3G4/8/8/8/4K3 w - - 0 1"])
def test_neutral_men_and_missing_kings_are_not_judged(text: str) -> None:
    judged = judge(parse_fen(text))
    assert judged.legality is Legality.UNKNOWN
    assert str(judged.reason) == "whether a game can lead here is not judged with such men"


def test_no_promoted_man_of_a_game_is_disproved_as_a_fairy_man() -> None:
    """What was proved of promoted officers is proved of fairy men who stand for them, or less."""
    rng, wanted = Random("fairy men"), many(200, 1000, 4000)
    grasshopper = Kind.of("grasshopper")
    while wanted > 0:
        for board, _ in game(rng):
            if not board.promoted or rng.random() < 0.8:
                continue
            position = position_of(board)
            men = list(position.board)
            for square in chess.SquareSet(board.promoted):
                man = men[square]
                assert man is not None
                men[square] = Man.of(man.colour, grasshopper)
            position = Position(tuple(men), position.turn, NO_CASTLING)
            for fairy_men in FairyMen:
                judged = judge(position, frozenset(), fairy_men)
                assert judged.legality is Legality.UNKNOWN, fen(position)
            wanted -= 1
