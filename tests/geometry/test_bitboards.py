# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men reach, beside python-chess."""

from __future__ import annotations

import chess
from cases import every

from composer.geometry import bitboards
from composer.geometry.bitboards import BETWEEN, DIAGONALS, FILES, LINES, RANKS, Reach


def test_leaps_and_lines_are_those_of_python_chess() -> None:
    assert list(bitboards.KING) == chess.BB_KING_ATTACKS
    assert list(bitboards.KNIGHT) == chess.BB_KNIGHT_ATTACKS
    assert list(bitboards.PAWN_UP) == chess.BB_PAWN_ATTACKS[chess.WHITE]
    assert list(bitboards.PAWN_DOWN) == chess.BB_PAWN_ATTACKS[chess.BLACK]
    assert [list(row) for row in LINES] == chess.BB_RAYS
    for one in chess.SQUARES:
        assert BETWEEN[one] == tuple(chess.between(one, other) for other in chess.SQUARES)
    wholes = (bitboards.ALL, bitboards.RANK_2, bitboards.RANK_7)
    assert wholes == (chess.BB_ALL, chess.BB_RANK_2, chess.BB_RANK_7)


@every(
    "ours, theirs, masks",
    [
        (RANKS, chess.BB_RANK_ATTACKS, chess.BB_RANK_MASKS),
        (FILES, chess.BB_FILE_ATTACKS, chess.BB_FILE_MASKS),
        (DIAGONALS, chess.BB_DIAG_ATTACKS, chess.BB_DIAG_MASKS),
    ],
)
def test_line_pieces_reach_what_they_do_there(
    ours: tuple[Reach, ...], theirs: list[dict[int, int]], masks: list[int]
) -> None:
    """Every square, and every way in which men can stand in the way."""
    for square in chess.SQUARES:
        assert ours[square].mask == masks[square]
        for occupied, reached in theirs[square].items():
            assert ours[square][occupied] == reached
        assert dict(ours[square]) == theirs[square]
