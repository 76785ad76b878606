# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import chess
import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.men import (
    FAIRY,
    HALF_NEUTRAL,
    ORTHODOX_KINDS,
    ORTHODOX_MEN,
    ROYAL,
    SIDES,
    Colour,
    Kind,
    Man,
)
from composer.rules.kinds import FairyKind
from composer.rules.movement import Leap


def test_each_pair_of_colour_and_kind_is_one_man() -> None:
    men = {Man.of(colour, kind) for colour in SIDES for kind in ORTHODOX_KINDS}
    assert men == set(ORTHODOX_MEN)
    assert len(men) == 12


@every("man", ORTHODOX_MEN)
def test_a_man_is_written_and_numbered_as_python_chess_does(man: Man) -> None:
    piece = chess.Piece.from_symbol(man.letter)
    assert (piece.piece_type, piece.color) == (man.kind, man.colour is Colour.WHITE)
    assert Man.from_letter(man.letter) is man
    assert man.kind.letter == man.letter.upper()


@every("man", ORTHODOX_MEN)
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
    for man in ORTHODOX_MEN:
        assert man.next_kind(1).next_kind(-1) is man
        assert man.next_kind(6) is man
        assert man.next_kind().colour is man.colour


OWN = FairyKind(
    id="own",
    code="XX",
    letters=(("en", "X"),),
    names=(("en", "own man"),),
    family="own",
    figure="queen",
    rotation=90,
    movement=(Leap(((1, 4), (4, 1))),),
    text="",
    source="",
)

NIGHTRIDER = Kind.of("nightrider")
KINDS = (*ORTHODOX_KINDS, *FAIRY, Kind.defined(OWN))
ALL = [
    Man.of(colour, kind, qualities)
    for colour in Colour
    for kind in KINDS
    for qualities in ((), (ROYAL,), (HALF_NEUTRAL, ROYAL))
]


@every(
    "copied",
    [
        copy.copy,
        copy.deepcopy,
        lambda each: pickle.loads(pickle.dumps(each)),  # noqa: S301
    ],
)
def test_kinds_and_men_are_the_same_objects_after_copying(
    copied: Callable[[object], object],
) -> None:
    for kind in KINDS:
        assert copied(kind) is kind
    for man in ALL:
        assert copied(man) is man
    assert copied(Colour.NEUTRAL) is Colour.NEUTRAL


def test_they_are_the_same_objects_in_another_process() -> None:
    told = pickle.dumps((Man.of(Colour.NEUTRAL, NIGHTRIDER, (ROYAL,)), Kind.defined(OWN)))
    code = (
        "import pickle, sys; man, kind = pickle.load(sys.stdin.buffer);"
        "from composer.problem.men import *;"
        "assert man is Man.of(Colour.NEUTRAL, Kind.of('nightrider'), ['royal']);"
        "assert kind is Kind.defined(kind.row) and kind.is_defined"
    )
    subprocess.run([sys.executable, "-c", code], input=told, check=True)


def test_no_two_men_are_equal() -> None:
    assert len(set(ALL)) == len(ALL) == len({man.letter for man in ALL})
    assert len(set(KINDS)) == len(KINDS) == len({int(kind) for kind in KINDS})


def test_a_kind_is_found_by_its_id_and_an_unknown_one_is_named() -> None:
    for kind in (*ORTHODOX_KINDS, *FAIRY):
        assert Kind.of(kind.id) is kind
    with pytest.raises(ValueError, match="no man is called 'own'"):
        Kind.of("own")


def test_a_definition_that_is_a_row_of_the_table_is_that_kind() -> None:
    assert NIGHTRIDER.row is not None
    assert Kind.defined(NIGHTRIDER.row) is NIGHTRIDER
    assert not NIGHTRIDER.is_defined


@every("number", [0, 7, -1])
def test_only_orthodox_kinds_are_had_by_number(number: int) -> None:
    with pytest.raises(ValueError, match="no orthodox kind"):
        Kind(number)


def test_kinds_and_men_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        Kind.QUEEN.id = "king"
    with pytest.raises(AttributeError, match="cannot be changed"):
        Man.WHITE_KING.colour = Colour.BLACK
    with pytest.raises(AttributeError, match="cannot be changed"):
        del Man.WHITE_KING.colour


def test_a_man_knows_its_qualities() -> None:
    royal = Man.of(Colour.BLACK, NIGHTRIDER, [ROYAL])
    assert royal.is_royal
    assert Man.WHITE_KING.is_royal
    assert not Man.WHITE_QUEEN.is_royal
    assert royal.with_qualities(()) is Man.of(Colour.BLACK, NIGHTRIDER)
    assert royal.recoloured().qualities == {ROYAL}
    assert [man for man in ALL if man.is_orthodox] == [m for m in ALL if m in ORTHODOX_MEN]


def test_a_neutral_man_stays_neutral() -> None:
    neutral = Man.of(Colour.NEUTRAL, Kind.ROOK)
    assert neutral.recoloured() is neutral
    assert neutral.letter == "=R"


def test_the_letters_of_fairy_men_are_popeyes() -> None:
    camel = Kind.of("camel")
    letters = [Man.of(colour, camel).letter for colour in Colour]
    assert letters == [".CA", ".ca", "=.CA"]
    assert Man.of(Colour.WHITE, NIGHTRIDER).letter == ".N-"  # a bare N is the knight
    assert (NIGHTRIDER.code, Kind.KNIGHT.code) == ("N", "S")
