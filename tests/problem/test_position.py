# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
import pytest
from cases import every
from hypothesis import given
from positions import any_positions, board_from, game_boards, playable_positions, position_of

from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, SIDES, Colour, Man
from composer.problem.position import (
    EMPTY,
    NO_CASTLING,
    Castling,
    Position,
    fits_en_passant,
    possible_castling,
)
from composer.problem.squares import SQUARES, parse_square

E1, H1, E8, D6 = (parse_square(name) for name in ("e1", "h1", "e8", "d6"))


@given(position=any_positions())
def test_a_position_equals_another_of_the_same_content(position: Position) -> None:
    twin = Position.of(position, position.turn, position.castling, position.en_passant)
    assert twin == position
    assert hash(twin) == hash(position)


@given(position=any_positions())
def test_men_are_counted_and_found(position: Position) -> None:
    men = list(position)
    assert len(position) == len(men) == sum(position.count(colour) for colour in SIDES)
    assert men == sorted(men, key=lambda man: man[0])
    assert all(position[square] is man for square, man in men)
    assert sorted(s for man in ORTHODOX_MEN for s in position.squares_of(man)) == [
        s for s, _ in men
    ]
    white, black = position.count(Colour.WHITE), position.count(Colour.BLACK)
    assert position.material() == f"{white}+{black}"


def test_an_empty_board_is_a_position() -> None:
    assert EMPTY
    assert len(EMPTY) == 0
    assert EMPTY.material() == "0+0"


@every("square", [-1, 64, 100])
def test_men_outside_the_board_are_refused(square: int) -> None:
    with pytest.raises(ValueError, match=f"expected squares from 0 to 63, got {square}"):
        Position.of({square: Man.WHITE_KING})


def test_a_board_has_64_squares() -> None:
    with pytest.raises(ValueError, match="expected 64 squares, got 63"):
        Position((None,) * 63, Colour.WHITE, NO_CASTLING)


def test_only_the_way_of_men_on_squares_grants_castling_by_convention() -> None:
    men = {E1: Man.WHITE_KING, H1: Man.WHITE_ROOK, E8: Man.BLACK_KING}
    board = Position.of(men).board
    with pytest.raises(TypeError, match="castling"):  # nothing is supposed where it is not said
        Position(board, Colour.WHITE)  # type: ignore[call-arg]
    rights = possible_castling(board)
    assert Position(board, Colour.WHITE, rights) == Position.of(men)
    assert Position(board, Colour.WHITE, NO_CASTLING) == Position.of(men, castling=NO_CASTLING)


def test_castling_is_by_convention_unless_given() -> None:
    men = {E1: Man.WHITE_KING, H1: Man.WHITE_ROOK, E8: Man.BLACK_KING}
    assert Position.of(men).castling == {Castling.WHITE_SHORT}
    assert Position.of(men, castling=frozenset()).castling == frozenset()
    with pytest.raises(ValueError, match="castling rights need king and rook at home"):
        Position.of(men, castling=frozenset({Castling.WHITE_LONG}))


@given(position=any_positions())
def test_castling_is_possible_with_king_and_rook_at_home(position: Position) -> None:
    names = {"K": "e1h1", "Q": "e1a1", "k": "e8h8", "q": "e8a8"}
    for right in Castling:
        king, rook = (parse_square(names[right.value][i : i + 2]) for i in (0, 2))
        assert (right.king_square, right.rook_square) == (king, rook)
        side = "KR" if right.colour is Colour.WHITE else "kr"
        at_home = position[king] is Man(side[0]) and position[rook] is Man(side[1])
        assert (right in possible_castling(position.board)) is at_home


def test_an_ep_square_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match=r"e\.p\. square needs a pawn"):
        Position((None,) * 64, Colour.WHITE, NO_CASTLING, en_passant=D6)


@given(board=game_boards())
def test_the_ep_square_of_every_double_step_fits(board: chess.Board) -> None:
    position = position_of(board)
    if board.ep_square is not None:
        assert board.ep_square in position.en_passant_squares()


@given(position=playable_positions())
def test_an_ep_square_is_offered_if_python_chess_sees_a_double_step(position: Position) -> None:
    offered = position.en_passant_squares()
    assert all(fits_en_passant(position.board, position.turn, square) for square in offered)
    board = board_from(Position(position.board, position.turn, position.castling))
    for square in SQUARES:
        # Put the pawn back, let the other side make the double step, and compare boards.
        step = 8 if position.turn is Colour.BLACK else -8
        home, arrival = square - step, square + step
        expected = False
        if chess.square_rank(square) == (2 if position.turn is Colour.BLACK else 5):
            before = board.copy()
            before.turn = not board.turn
            pawn = before.remove_piece_at(arrival)
            if pawn == chess.Piece(chess.PAWN, before.turn) and not before.piece_at(home):
                before.set_piece_at(home, pawn)
                move = chess.Move(home, arrival)
                expected = before.is_pseudo_legal(move)
        assert (square in offered) is expected


def test_positions_of_games_have_the_convention_s_rights() -> None:
    array = parse_fen(chess.STARTING_BOARD_FEN)
    assert array.castling == set(Castling)
