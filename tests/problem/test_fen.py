# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import re

import chess
import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions, game_boards, position_of

from composer.formats.fenlines import parse_fenline
from composer.problem.fen import FenError, castling_note, fen, parse_fen, placement
from composer.problem.men import Colour, Man
from composer.problem.position import Castling, Position
from composer.problem.squares import parse_square

KINGS = "4k3/8/8/8/8/8/8/4K2R"
PASSED = "4k3/8/8/3pP3/8/8/8/4K3"


@given(position=any_positions())
def test_any_position_round_trips(position: Position) -> None:
    assert parse_fen(fen(position)) == position


@given(board=game_boards())
def test_the_fen_of_a_game_is_the_one_python_chess_writes(board: chess.Board) -> None:
    board.halfmove_clock, board.fullmove_number = 0, 1
    assert fen(position_of(board)) == board.fen(en_passant="fen")


def test_a_placement_alone_is_enough() -> None:
    position = parse_fen(KINGS)
    assert position.turn is Colour.WHITE
    assert position.castling == {Castling.WHITE_SHORT}
    assert position.en_passant is None
    assert placement(position) == KINGS


def test_fields_left_out_at_the_end_are_by_convention() -> None:
    assert parse_fen(f"{KINGS} b").turn is Colour.BLACK
    assert parse_fen(f"{KINGS} w -").castling == frozenset()
    assert parse_fen(f"{PASSED} w - d6").en_passant == parse_square("d6")
    assert parse_fen(f"  {KINGS}\t w  KQkq - 12 -\n") == parse_fen(KINGS)


def test_s_is_read_as_a_knight() -> None:
    position = parse_fen("s6S/8/8/8/8/8/8/8")
    assert [man for _, man in position] == [Man.BLACK_KNIGHT, Man.WHITE_KNIGHT]


def test_letters_that_no_castling_can_use_are_dropped() -> None:
    assert parse_fen(f"{KINGS} w KQkq - 0 1").castling == {Castling.WHITE_SHORT}


@every(
    "text, message",
    [
        ("", "FEN: expected a placement such as .*, got nothing"),
        (" \n", "FEN: expected a placement such as .*, got nothing"),
        ("hello", "FEN, placement: expected 8 ranks separated by '/', got 1"),
        ("8/8/8/8/8/8/8", "FEN, placement: expected 8 ranks separated by '/', got 7"),
        ("8/8/8/8/8/8/8/8/", "FEN, placement: expected 8 ranks separated by '/', got 9"),
        ("8/8/8/8/8/8/8/7", "FEN, rank 1: expected 8 squares, got 7 in '7'"),
        ("8/8/8/8/4K4/8/8/8", "FEN, rank 4: expected 8 squares, got 9 in '4K4'"),
        ("8/8/8//8/8/8/8", "FEN, rank 5: expected 8 squares, got 0 in ''"),
        ("9/8/8/8/8/8/8/8", "FEN, rank 8: expected one of KQRBNP or kqrbnp, got '9'"),
        ("8/4x3/8/8/8/8/8/8", "FEN, rank 7: expected one of KQRBNP or kqrbnp, got 'x'"),
        ("8/4\u06643/8/8/8/8/8/8", "FEN, rank 7: expected one of .*, got '\u0664'"),
        (f"{KINGS} x", "FEN, side to move: expected w or b, got 'x'"),
        (f"{KINGS} white", "FEN, side to move: expected w or b, got 'white'"),
        (f"{KINGS} w X", "FEN, castling: expected letters of KQkq or -, got 'X'"),
        (f"{KINGS} w K-", "FEN, castling: expected letters of KQkq or -, got 'K-'"),
        (f"{KINGS} w - e9", r"FEN, e\.p\. square: expected a square such as e4, got 'e9'"),
        (f"{KINGS} w - d6", r"FEN, e\.p\. square: no pawn can just have passed over d6"),
        (f"{PASSED} b - d6", r"FEN, e\.p\. square: no pawn can just have passed over d6"),
        (f"{KINGS} w - - x 1", "FEN, halfmove clock: expected a number, got 'x'"),
        (f"{KINGS} w - - 0 -1", "FEN, move number: expected a number, got '-1'"),
        (f"{KINGS} w - - \u00b2 1", "FEN, halfmove clock: expected a number, got '\u00b2'"),
        (f"{KINGS} w - - 0 1 fresh=d1 2", "FEN: expected at most 7 fields, got 8"),
        (
            f"{KINGS} w - - 0 1 2",
            "FEN, marks: expected fresh, immune, immovable with squares, or intact, got '2'",
        ),
        ("8" * 5000, "FEN: expected at most 4000 characters, got 5000"),
    ],
)
def test_what_is_malformed_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(FenError) as raised:
        parse_fen(text)
    assert re.fullmatch(message, str(raised.value))


PLACED = re.compile(
    r"FEN(:|, (placement|rank [1-8]|side to move|castling|e\.p\. square"
    r"|halfmove clock|move number|marks):) "
)
LIKE_FEN = st.text("KQRBNPSkqrbnps12345678/9- wbdex3é\u0664\n", max_size=90)


@given(text=st.one_of(st.text(max_size=250), LIKE_FEN))
def test_any_text_is_a_position_or_one_clear_refusal(text: str) -> None:
    try:
        position = parse_fen(text)
    except FenError as error:
        sentence = str(error)
    else:
        assert parse_fen(fen(position)) == position
        return
    assert PLACED.match(sentence)
    assert "\n" not in sentence


@given(position=any_positions(), data=st.data())
def test_a_damaged_fen_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    text = fen(position)
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=2)) + text[at + data.draw(st.integers(0, 3)) :]
    try:
        parse_fen(damaged)
    except FenError as error:
        sentence = str(error)
    else:
        return
    assert PLACED.match(sentence)


@every(
    "text, dropped",
    [
        ("8/8/8/8/8/8/8/K6R w KQ - 0 1", "KQ"),
        ("4k3/8/8/8/8/8/8/4K2R w KQkq -", "Qkq"),
        ("4k3/8/8/8/8/8/8/4K2R w K -", ""),
        ("4k3/8/8/8/8/8/8/4K2R w - -", ""),
        ("8/8/8/8/8/8/8/K7", ""),
    ],
)
def test_castling_that_is_not_taken_over_is_said(text: str, dropped: str) -> None:
    note = str(castling_note(text, parse_fen(text)))
    assert note == (
        dropped and f"castling {dropped} is not taken over: king or rook is not at home"
    )
    notes = [str(note) for note in parse_fenline(f"{text} ;").notes]
    assert (note in notes) is bool(dropped)
