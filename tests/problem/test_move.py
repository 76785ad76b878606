# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as values; that they agree with python-chess is tested in tests/problem/test_boards.py."""

from __future__ import annotations

from typing import Any

from cases import every
from moves import made_move

from composer.problem.men import Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling
from composer.problem.squares import SQUARES, parse_square


def _move(man: Man, origin: str, target: str, **more: Any) -> Move:
    return made_move(man, parse_square(origin), parse_square(target), **more)


@every(
    "move, uci, san",
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
        (_move(Man.WHITE_KING, "e1", "g1", castling=Castling.WHITE_SHORT), "e1g1", "O-O"),
        (
            _move(Man.BLACK_KING, "e8", "c8", castling=Castling.BLACK_LONG, mark=Mark.CHECK),
            "e8c8",
            "O-O-O+",
        ),
        (_move(Man.WHITE_KING, "e1", "f1"), "e1f1", "Kf1"),
    ],
)
def test_a_move_is_written(move: Move, uci: str, san: str) -> None:
    assert (move.uci, move.san) == (uci, san)


def test_castling_is_what_the_engine_says_and_no_guess_from_the_squares() -> None:
    assert _move(Man.WHITE_KING, "e1", "c1").san == "Kc1"
    assert _move(Man.WHITE_KING, "e1", "f1", castling=Castling.WHITE_SHORT).san == "O-O"


def test_a_move_tells_the_squares_it_alters() -> None:
    b5, b6, a6 = (parse_square(name) for name in ("b5", "b6", "a6"))
    changes = ((b5, None), (a6, Man.WHITE_PAWN), (b6, None))
    move = _move(Man.WHITE_PAWN, "b5", "a6", changes=changes)
    assert [s for s in SQUARES if move.alters(s)] == [b5, a6, b6]


def test_moves_of_other_effect_are_not_equal() -> None:
    plain = _move(Man.WHITE_ROOK, "a1", "a2", capture=Kind.KNIGHT)
    reborn = (*plain.changes, (parse_square("b8"), Man.BLACK_KNIGHT))
    other = _move(Man.WHITE_ROOK, "a1", "a2", capture=Kind.KNIGHT, changes=reborn)
    assert other != plain
    assert len({other, plain}) == 2


def test_letters_of_another_language() -> None:
    italian = {Kind.QUEEN: "D", Kind.KNIGHT: "C"}
    promotes = _move(Man.WHITE_PAWN, "e7", "e8", promotion=Kind.QUEEN, mark=Mark.MATE)
    assert promotes.body(italian.__getitem__) == "e8=D"
    assert _move(Man.WHITE_KNIGHT, "b1", "c3").body(italian.__getitem__) == "Cc3"
