# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.problem.fen import fen, parse_fen
from composer.problem.position import Castling
from composer.problem.squares import parse_square
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import NOTHING_KNOWN, UnMove, take_back, unmoved_before


def _named(text: str, move: str) -> UnMove:
    (found,) = [unmove for unmove in unmoves(parse_fen(text)) if unmove.text() == move]
    return found


@every(
    "text, move, words",
    [
        ("4k3/8/8/8/8/8/8/7K b - -", "Kg1xNh1", "king g1-h1, uncapturing: knight"),
        ("4k3/8/8/8/8/8/8/7K b - -", "Kg1-h1", "king g1-h1"),
        ("4k3/8/8/2p5/8/8/8/4K3 w - -", "c7-c5", "pawn c7-c5, the double step"),
        ("4k3/8/8/2p5/8/8/8/4K3 w - -", "c6-c5", "pawn c6-c5"),
        ("4k3/8/2P5/8/8/8/8/4K3 b - -", "b5xc6 e.p.", "pawn b5-c6, uncapturing in passing"),
        ("4k3/8/2P5/8/8/8/8/4K3 b - -", "b5xPc6", "pawn b5-c6, uncapturing: pawn"),
        ("Q7/4k3/8/8/8/8/8/4K3 b - -", "a7-a8=Q", "queen a8 was a pawn on a7"),
        (
            "Q7/4k3/8/8/8/8/8/4K3 b - -",
            "b7xRa8=Q",
            "queen a8 was a pawn on b7, uncapturing: rook",
        ),
        ("4k3/8/8/8/8/8/8/5RK1 b - -", "O-O", "castling: O-O"),
        ("2kr4/8/8/8/8/8/8/4K3 w - -", "O-O-O", "castling: O-O-O"),
    ],
)
def test_text_and_words(text: str, move: str, words: str) -> None:
    found = _named(text, move)
    assert str(found.sentence) == words


def test_numbers_and_letters() -> None:
    white = _named("4k3/8/8/8/8/8/8/7K b - -", "Kg1xNh1")
    assert white.numbered() == "-1.Kg1xNh1"
    assert white.text(lambda kind: "BSLTDK"[kind - 1]) == "Kg1xSh1"
    black = _named("4k3/8/8/2p5/8/8/8/4K3 w - -", "c7-c5")
    assert black.numbered(3) == "-3...c7-c5"


def test_what_is_taken_back() -> None:
    text = "4k3/8/2P5/8/8/8/8/R3K3 b Q - 0 1"
    before = take_back(parse_fen(text), _named(text, "b5xc6 e.p."))
    assert fen(before) == "4k3/8/8/1Pp5/8/8/8/R3K3 w Q c6 0 1"
    (step,) = unmoves(before)
    assert step.text() == "c7-c5"
    assert fen(take_back(before, step)) == "4k3/2p5/8/1P6/8/8/8/R3K3 b Q - 0 1"


def test_castling_taken_back_tells_that_king_and_rook_had_not_moved() -> None:
    text = "4k3/8/8/8/8/8/8/5RK1 b - - 0 1"
    castled = _named(text, "O-O")
    before = take_back(parse_fen(text), castled)
    assert fen(before) == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    unmoved = unmoved_before(NOTHING_KNOWN, castled)
    assert unmoved == {parse_square("e1"), parse_square("h1")}
    first = unmoves(before, unmoved)
    assert {unmove.man.letter for unmove in first} == {"k"}
    earlier = take_back(before, first[0])
    assert unmoves(earlier, unmoved_before(unmoved, first[0])) == ()


def test_a_right_ends_where_its_king_goes_back() -> None:
    text = "4k3/8/8/8/8/8/8/4K2R b K - 0 1"
    assert take_back(parse_fen(text), _named(text, "Kd1-e1")).castling == frozenset()
    assert take_back(parse_fen(text), _named(text, "Rg1-h1")).castling == frozenset()


def test_an_un_move_of_another_diagram_is_refused() -> None:
    castled = _named("4k3/8/8/8/8/8/8/5RK1 b - - 0 1", "O-O")
    assert castled.castling is Castling.WHITE_SHORT
    with pytest.raises(ValueError, match="O-O does not lead"):
        take_back(parse_fen("4k3/8/8/8/8/8/8/4K2R b - - 0 1"), castled)
