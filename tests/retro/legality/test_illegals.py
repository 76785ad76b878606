# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cases import every
from retro.legality.illegals import MAKERS, Men, illegal
from thorough import many

from composer.problem.fen import fen, parse_fen
from composer.retro.legality.judging import Legality, judge

NUMBER = many(40, 120, 400)


@every("maker", MAKERS)
def test_what_is_made_illegal_is_found_illegal(maker: Callable[[Random], Men]) -> None:
    rng = Random(maker.__name__)
    for _ in range(NUMBER):
        position = illegal(rng, maker)
        judged = judge(position)
        assert judged.legality is Legality.ILLEGAL, fen(position)
        assert judged.reason is not None


@every(
    "text, legality",
    (
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3KQ2 w - - 0 1", Legality.ILLEGAL),
        ("r2k1q1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", Legality.ILLEGAL),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQ3RK1 w - - 0 1", Legality.UNKNOWN),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/R3KQ2 w - - 0 1", Legality.UNKNOWN),
    ),
)
def test_no_queen_passes_her_king_behind_eight_pawns(text: str, legality: Legality) -> None:
    assert judge(parse_fen(text)).legality is legality
