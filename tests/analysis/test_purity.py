# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of mate, on positions that can be checked by eye."""

from __future__ import annotations

from cases import every

from composer.analysis.board import board_of
from composer.analysis.matepicture import purity_of
from composer.problem.fen import parse_fen


@every(
    "fen, pure, economical, ideal",
    [
        ("8/8/8/8/8/1K6/8/k1R5 w - - 0 1", True, True, True),
        ("8/8/8/8/8/1K6/8/k2R3B w - - 0 1", True, False, False),  # the bishop does nothing
        ("8/8/8/8/8/2N5/2K5/k1R5 w - - 0 1", False, True, False),  # b1 twice
        ("k7/8/1K6/8/8/8/8/R7 w - - 0 1", False, True, False),
        ("6rk/5Npp/8/8/8/8/8/K7 w - - 0 1", True, True, False),  # smothered
        ("6rk/5Npp/8/8/8/8/8/KB6 w - - 0 1", False, False, False),  # h7 blocked and guarded
        ("6rk/5Npp/8/8/8/8/8/K1B5 w - - 0 1", True, False, False),  # the bishop does nothing
        # the knight g3 stands beside the king, on a square that the pawn guards anyhow
        ("8/8/8/7Q/2Kp1p2/2p3Nk/2P2P2/4r2B w - - 0 1", True, False, False),
    ],
)
def test_kinds_of_mate(fen: str, pure: bool, economical: bool, ideal: bool) -> None:
    found = purity_of(board_of(parse_fen(fen)))
    assert (found.pure, found.economical, found.ideal) == (pure, economical, ideal)
    assert found.model is (pure and economical)


def test_a_mirror_mate_has_only_empty_squares_about_the_king() -> None:
    assert purity_of(board_of(parse_fen("8/8/8/8/8/2K5/8/k1R5 w - - 0 1"))).mirror
    assert not purity_of(board_of(parse_fen("6rk/5Npp/8/8/8/8/8/K7 w - - 0 1"))).mirror
