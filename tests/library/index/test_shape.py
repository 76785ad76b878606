# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived from a position so that it can be found."""

from __future__ import annotations

from cases import every
from hypothesis import given
from library.strategies import positions

from composer.library.index.canonical import bitboards, canonical_hash
from composer.library.index.shape import Shape
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import Position


@every(
    "fen, pieces",
    [
        ("8/8/8/8/8/8/8/k1K5", "-"),
        ("4k3/8/8/8/8/8/4P3/4K3", "P-"),
        ("4k3/3pp3/8/8/8/8/4P3/QRNbK3", "QRNP-BP2"),
        ("4k3/8/8/8/8/8/8/RRrr1K2", "RR-RR"),
        ("8/8/8/8/8/8/8/8", "-"),
        ("4k3/pppppppp/8/8/8/8/8/NNBQK3", "QBNN-P8"),
    ],
)
def test_force(fen: str, pieces: str) -> None:
    assert Shape.of(parse_fen(fen)).pieces == pieces


@given(positions())
def test_any_position(position: Position) -> None:
    shape = Shape.of(position)
    assert shape.white_men == position.count(Colour.WHITE)
    assert shape.black_men == position.count(Colour.BLACK)
    assert shape.boards == bitboards(position)
    assert shape.canonical == canonical_hash(position)
    for king, found in ((Man.WHITE_KING, shape.white_king), (Man.BLACK_KING, shape.black_king)):
        squares = position.squares_of(king)
        assert found == (squares[0] if len(squares) == 1 else None)
