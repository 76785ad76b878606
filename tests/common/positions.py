# SPDX-License-Identifier: GPL-3.0-or-later
"""Random positions for the tests of all rooms."""

from __future__ import annotations

import chess
from hypothesis import assume
from hypothesis import strategies as st

from composer.problem.defects import is_solvable
from composer.problem.fen import fen, parse_fen
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
from composer.problem.position import Position, possible_castling
from composer.problem.squares import SQUARES, Square, parse_square, rank_of

SQUARE = st.sampled_from(SQUARES)
MAN = st.sampled_from(ORTHODOX_MEN)
COLOUR = st.sampled_from(SIDES)
ANY_KIND = st.sampled_from((*ORTHODOX_KINDS, *FAIRY))
ANY_MAN = st.builds(  # of any kind and colour, a few of them royal or half-neutral
    Man.of,
    st.sampled_from(Colour),
    ANY_KIND,
    st.sampled_from([(), (), (), (), (ROYAL,), (HALF_NEUTRAL,)]),
)

_HOME = {  # so that castling comes up now and then
    parse_square("e1"): Man.WHITE_KING,
    parse_square("a1"): Man.WHITE_ROOK,
    parse_square("h1"): Man.WHITE_ROOK,
    parse_square("e8"): Man.BLACK_KING,
    parse_square("a8"): Man.BLACK_ROOK,
    parse_square("h8"): Man.BLACK_ROOK,
}


@st.composite
def any_positions(draw: st.DrawFn, most: int = 40) -> Position:
    """Draw anything that a composer may put on the board, sensible or not.

    Args:
        draw: given by hypothesis.
        most: how many men there are at most besides those at home.
    """
    men = draw(st.dictionaries(SQUARE, MAN, max_size=most))
    men |= draw(st.sampled_from([{}, _HOME]))
    return _with_state(draw, men)


@st.composite
def playable_positions(draw: st.DrawFn, most: int = 12) -> Position:
    """Draw a position that can be played on: one king a side, no pawn on an edge rank.

    Args:
        draw: given by hypothesis.
        most: how many men there are at most besides the kings.
    """
    home = draw(st.booleans())
    if home:
        men = dict(_HOME)
    else:
        kings = draw(st.lists(SQUARE, min_size=2, max_size=2, unique=True))
        men = {kings[0]: Man.WHITE_KING, kings[1]: Man.BLACK_KING}
    others = draw(st.dictionaries(SQUARE, MAN, max_size=most))
    for square, man in others.items():
        edge_pawn = man.kind is Kind.PAWN and rank_of(square) in (0, 7)
        if square not in men and man.kind is not Kind.KING and not edge_pawn:
            men[square] = man
    position = _with_state(draw, men)
    if not is_solvable(position):
        position = Position(position.board, position.turn.other, position.castling)
    assume(is_solvable(position))
    return position


@st.composite
def game_boards(draw: st.DrawFn, longest: int = 80) -> chess.Board:
    """Draw a board that a game has led to, from the game array or in the middle of a game."""
    board = chess.Board()
    rng = draw(st.randoms(use_true_random=False))
    eager = rng.random()  # games full of captures and pawn moves open the position
    for _ in range(draw(st.integers(0, longest))):
        moves = list(board.legal_moves)
        if not moves:
            break
        eventful = [m for m in moves if board.is_zeroing(m) or board.gives_check(m)]
        board.push(rng.choice(eventful if eventful and rng.random() < eager else moves))
    return board


def position_of(board: chess.Board) -> Position:
    """Return our position of a board of python-chess, with its e.p. square."""
    return parse_fen(board.fen(en_passant="fen"))


def board_from(position: Position) -> chess.Board:
    """Return a board of python-chess by way of FEN: independent of `composer.solver`."""
    return chess.Board(fen(position))


def _with_state(draw: st.DrawFn, men: dict[Square, Man]) -> Position:
    turn = draw(COLOUR)
    file = draw(st.none() | st.integers(0, 7))
    if file is not None:  # let a pawn have made a double step, that e.p. comes up as well
        home, step = (48, -8) if turn is Colour.WHITE else (8, 8)
        path = [home + file + step * number for number in range(3)]
        if not any(men.get(each, Man.WHITE_PAWN).kind is Kind.KING for each in path):
            men = {each: man for each, man in men.items() if each not in path}
            men[path[-1]] = Man.of(turn.other, Kind.PAWN)
    bare = Position.of(men, turn)
    rights = frozenset(
        right
        for right in sorted(possible_castling(bare.board), key=lambda castling: castling.value)
        if draw(st.booleans())
    )
    passed = draw(st.sampled_from((None, *bare.en_passant_squares())))
    return Position(bare.board, turn, rights, passed)
