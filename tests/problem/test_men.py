# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.men import Colour, Kind, Man


def test_each_pair_of_colour_and_kind_is_one_man() -> None:
    men = {Man.of(colour, kind) for colour in Colour for kind in Kind}
    assert men == set(Man)
    assert len(men) == 12


@pytest.mark.parametrize("man", Man)
def test_a_man_is_written_and_numbered_as_python_chess_does(man: Man) -> None:
    piece = chess.Piece.from_symbol(man.letter)
    assert (piece.piece_type, piece.color) == (man.kind, man.colour is Colour.WHITE)
    assert Man.from_letter(man.letter) is man
    assert man.kind.letter == man.letter.upper()


@pytest.mark.parametrize("man", Man)
def test_recoloured_twice_is_the_same_man(man: Man) -> None:
    other = man.recoloured()
    assert (other.kind, other.colour) == (man.kind, man.colour.other)
    assert other.recoloured() is man


def test_s_is_a_knight_too() -> None:
    assert Man.from_letter("S") is Man.WHITE_KNIGHT
    assert Man.from_letter("s") is Man.BLACK_KNIGHT


@given(letter=st.text(max_size=2).filter(lambda text: text not in list("KQRBNPSkqrbnps")))
def test_other_letters_are_refused_by_name(letter: str) -> None:
    with pytest.raises(ValueError, match="expected one of KQRBNP or kqrbnp") as raised:
        Man.from_letter(letter)
    assert repr(letter) in str(raised.value)


def test_kinds_go_round_in_the_order_of_their_strength() -> None:
    round_trip = [Man.WHITE_KING]
    for _ in range(6):
        round_trip.append(round_trip[-1].next_kind())
    assert "".join(man.letter for man in round_trip) == "KQRBNPK"
    for man in Man:
        assert man.next_kind(1).next_kind(-1) is man
        assert man.next_kind(6) is man
        assert man.next_kind().colour is man.colour
