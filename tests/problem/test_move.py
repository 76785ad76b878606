# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as values; that they agree with python-chess is tested in tests/solver/test_boards.py."""

from __future__ import annotations

import pytest

from composer.problem.men import Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.squares import parse_square


def _move(man: Man, origin: str, target: str, **more: object) -> Move:
    return Move(man, parse_square(origin), parse_square(target), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "uci", "san"),
    [
        (_move(Man.WHITE_QUEEN, "d1", "h5"), "d1h5", "Qh5"),
        (_move(Man.WHITE_KNIGHT, "b1", "d2", disambiguation="b"), "b1d2", "Nbd2"),
        (
            _move(Man.BLACK_KNIGHT, "b1", "d2", disambiguation="b1", capture=Kind.ROOK),
            "b1d2",
            "Nb1xd2",
        ),
        (_move(Man.WHITE_PAWN, "e2", "e4"), "e2e4", "e4"),
        (
            _move(
                Man.WHITE_PAWN, "e5", "d6", disambiguation="e", capture=Kind.PAWN, en_passant=True
            ),
            "e5d6",
            "exd6",
        ),
        (
            _move(Man.WHITE_PAWN, "e7", "e8", promotion=Kind.KNIGHT, mark=Mark.CHECK),
            "e7e8n",
            "e8=N+",
        ),
        (_move(Man.WHITE_QUEEN, "f3", "f7", mark=Mark.MATE), "f3f7", "Qf7#"),
        (_move(Man.WHITE_QUEEN, "f3", "f7", mark=Mark.STALEMATE), "f3f7", "Qf7"),
        (_move(Man.WHITE_KING, "e1", "g1"), "e1g1", "O-O"),
        (_move(Man.BLACK_KING, "e8", "c8", mark=Mark.CHECK), "e8c8", "O-O-O+"),
        (_move(Man.WHITE_KING, "e1", "f1"), "e1f1", "Kf1"),
    ],
)
def test_a_move_is_written(move: Move, uci: str, san: str) -> None:
    assert (move.uci, move.san) == (uci, san)


def test_only_a_king_s_long_step_is_castling() -> None:
    assert _move(Man.WHITE_KING, "e1", "c1").is_castling
    assert not _move(Man.WHITE_KING, "e1", "d1").is_castling
    assert not _move(Man.WHITE_QUEEN, "e1", "c1").is_castling


def test_letters_of_another_language() -> None:
    italian = {Kind.QUEEN: "D", Kind.KNIGHT: "C"}
    promotes = _move(Man.WHITE_PAWN, "e7", "e8", promotion=Kind.QUEEN, mark=Mark.MATE)
    assert promotes.body(italian.__getitem__) == "e8=D"
    assert _move(Man.WHITE_KNIGHT, "b1", "c3").body(italian.__getitem__) == "Cc3"
