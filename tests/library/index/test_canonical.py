# SPDX-License-Identifier: GPL-3.0-or-later
"""The canonical hash: equal where another laying means the same, different otherwise."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from library.strategies import positions

from composer.library.index.canonical import canonical_form, canonical_hash
from composer.problem.edits import set_turn, transform
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Symmetry

PAWNS = (Man.WHITE_PAWN, Man.BLACK_PAWN)


def laid(position: Position, symmetry: Symmetry) -> Position:
    """Lay the men otherwise, without the castling rights that this may seem to grant."""
    return Position(transform(position, symmetry).board, position.turn, NO_CASTLING)


def bare(position: Position) -> Position:
    return Position(position.board, position.turn, NO_CASTLING)


@given(positions(), st.sampled_from(Symmetry))
def test_without_pawns_all_layings_are_equal(position: Position, symmetry: Symmetry) -> None:
    officers = {square: man for square, man in position if man not in PAWNS}
    position = Position.of(officers, position.turn, frozenset())
    assert canonical_hash(laid(position, symmetry)) == canonical_hash(position)


@given(positions())
def test_with_pawns_the_mirror_left_to_right_is_equal(position: Position) -> None:
    position = bare(position)
    assert canonical_hash(laid(position, Symmetry.MIRROR_FILES)) == canonical_hash(position)


@given(positions(), st.sampled_from(Symmetry), st.sampled_from(PAWNS))
def test_with_pawns_no_other_laying_is_equal(
    position: Position, symmetry: Symmetry, pawn: Man
) -> None:
    position = Position.of({**dict(position), 8: pawn}, position.turn, frozenset())
    other = laid(position, symmetry)
    same = other.board in (position.board, laid(position, Symmetry.MIRROR_FILES).board)
    assert (canonical_form(other) == canonical_form(position)) is same


@every(
    "one, two",
    [
        ("8/8/8/8/8/1P6/8/k1K5 w", "8/8/1P6/8/8/8/8/k1K5 w"),  # a pawn further on
        ("8/1k6/8/8/8/1P6/8/2K5 w", "2K5/8/1P6/8/8/8/1k6/8 w"),  # pawns walk one way only
        ("7k/8/8/8/8/8/8/R3K3 w Q", "7k/8/8/8/8/8/8/R3K3 w -"),  # castling or not
        ("7k/8/8/8/8/8/8/R3K3 w Q", "k7/8/8/8/8/8/8/3K3R w -"),  # its mirror cannot castle
        ("8/8/8/2pP4/8/8/8/k1K5 w - c6", "8/8/8/2pP4/8/8/8/k1K5 w - -"),  # e.p. or not
    ],
)
def test_other_problems_are_different(one: str, two: str) -> None:
    assert canonical_hash(parse_fen(one)) != canonical_hash(parse_fen(two))


def test_an_en_passant_square_is_mirrored_with_the_men() -> None:
    one, two = parse_fen("8/8/8/2pP4/8/8/8/k1K5 w - c6"), parse_fen("8/8/8/4Pp2/8/8/8/5K1k w - f6")
    assert canonical_hash(one) == canonical_hash(two)


@given(positions())
def test_the_side_to_move_matters(position: Position) -> None:
    position = bare(position)
    other = set_turn(position, position.turn.other)
    assert canonical_hash(position) != canonical_hash(other)


def test_the_hash_never_changes() -> None:
    """It stands in the libraries of users: a change needs a migration."""
    position = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
    assert canonical_hash(position) == HASH


HASH = -670508822846337374
