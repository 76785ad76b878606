# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

import pytest
from cases import every
from hypothesis import assume, given
from hypothesis import strategies as st
from positions import COLOUR, MAN, SQUARE, any_positions

from composer.problem import edits
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import (
    Castling,
    Position,
    fits_en_passant,
    possible_castling,
)
from composer.problem.squares import SQUARES, Symmetry, file_of, parse_square, rank_of

INVERSE = {symmetry: symmetry for symmetry in Symmetry} | {
    Symmetry.ROTATE_90: Symmetry.ROTATE_270,
    Symmetry.ROTATE_270: Symmetry.ROTATE_90,
}
E1, H1, E8, D5, D6, E5 = (parse_square(name) for name in ["e1", "h1", "e8", "d5", "d6", "e5"])

CASTLES = parse_fen("4k3/8/8/8/8/8/8/4K2R")
PASSED = parse_fen("4k3/8/8/3pP3/8/8/8/3K4 w - d6")


@given(position=any_positions(), square=SQUARE, man=MAN)
def test_put_then_remove(position: Position, square: int, man: Man) -> None:
    edited = edits.put(position, square, man)
    assert edited[square] is man
    assert _others(edited, square) == _others(position, square)
    emptied = edits.remove(edited, square)
    assert emptied[square] is None
    assert _others(emptied, square) == _others(position, square)


@given(position=any_positions(), origin=SQUARE, target=SQUARE)
def test_move_takes_the_man_along(position: Position, origin: int, target: int) -> None:
    moved = edits.move(position, origin, target)
    man = position[origin]
    if man is None or origin == target:
        assert moved == position
    else:
        assert (moved[origin], moved[target]) == (None, man)
        assert _others(moved, origin, target) == _others(position, origin, target)


@given(position=any_positions(), origin=SQUARE, target=SQUARE)
def test_copy_leaves_the_man_behind(position: Position, origin: int, target: int) -> None:
    copied = edits.copy(position, origin, target)
    man = position[origin]
    assert copied[origin] is man
    assert copied[target] is (position[target] if man is None else man)
    assert _others(copied, origin, target) == _others(position, origin, target)


@given(position=any_positions(), a=SQUARE, b=SQUARE)
def test_exchange_twice_gives_the_same_men(position: Position, a: int, b: int) -> None:
    exchanged = edits.exchange(position, a, b)
    assert (exchanged[a], exchanged[b]) == (position[b], position[a])
    assert edits.exchange(exchanged, a, b).board == position.board


@given(position=any_positions())
def test_clear_leaves_the_move(position: Position) -> None:
    cleared = edits.clear(position)
    assert len(cleared) == 0
    assert cleared.turn is position.turn


@given(position=any_positions(), files=st.integers(-7, 7), ranks=st.integers(-7, 7))
def test_shift_back_and_forth(position: Position, files: int, ranks: int) -> None:
    inside = all(
        0 <= file_of(square) + files < 8 and 0 <= rank_of(square) + ranks < 8
        for square, _ in position
    )
    if not inside:
        with pytest.raises(ValueError, match="a man would leave the board"):
            edits.shift(position, files, ranks)
        return
    shifted = edits.shift(position, files, ranks)
    assert [man for _, man in shifted] == [man for _, man in position]
    assert edits.shift(shifted, -files, -ranks).board == position.board


@given(men=st.dictionaries(st.sampled_from([s for s in SQUARES if file_of(s) in (2, 3, 4)]), MAN))
def test_a_shift_moves_every_man_alike(men: dict[int, Man]) -> None:
    shifted = edits.shift(Position.of(men), -2, 0)
    assert dict(shifted) == {square - 2: man for square, man in men.items()}


@given(position=any_positions(), symmetry=st.sampled_from(Symmetry))
def test_a_transform_is_undone_by_its_inverse(position: Position, symmetry: Symmetry) -> None:
    there = edits.transform(position, symmetry)
    assert dict(there) == {symmetry.apply(square): man for square, man in position}
    back = edits.transform(there, INVERSE[symmetry])
    assert back.board == position.board
    assert back.turn is position.turn


@given(position=any_positions())
def test_colours_swapped_twice_are_the_same(position: Position) -> None:
    assume(position.en_passant is None)
    swapped = edits.swap_colours(position)
    assert {man.recoloured() for _, man in swapped} == {man for _, man in position}
    assert edits.swap_colours(swapped) == position


@given(
    position=any_positions(),
    square=SQUARE,
    man=MAN,
    turn=COLOUR,
    symmetry=st.sampled_from(Symmetry),
)
def test_every_edit_keeps_rights_and_ep_that_fit(
    position: Position, square: int, man: Man, turn: Colour, symmetry: Symmetry
) -> None:
    edited = [
        edits.put(position, square, man),
        edits.remove(position, square),
        edits.set_turn(position, turn),
        edits.transform(position, symmetry),
        edits.swap_colours(position),
        edits.clear(position),
    ]
    for each in edited:  # the constructor checks rights and e.p. square
        assert parse_fen(fen(each)) == each


@given(position=any_positions(), square=SQUARE, man=MAN)
def test_rights_come_with_the_men_and_stay_switched_off(
    position: Position, square: int, man: Man
) -> None:
    edited = edits.put(position, square, man)
    before, after = possible_castling(position.board), possible_castling(edited.board)
    for right in Castling:
        if right not in after:
            expected = False  # king or rook has gone
        elif right in before:
            expected = right in position.castling  # as it was set
        else:
            expected = True  # made possible by this edit
        assert (right in edited.castling) is expected


def test_a_right_switched_off_returns_when_the_rook_comes_home_again() -> None:
    off = edits.set_castling(CASTLES, Castling.WHITE_SHORT, allowed=False)
    assert off.castling == frozenset()
    assert edits.put(off, D5, Man.BLACK_PAWN).castling == frozenset()
    away = edits.move(off, H1, D5)
    assert edits.move(away, D5, H1).castling == {Castling.WHITE_SHORT}


def test_a_right_switched_off_stays_off_when_colours_are_swapped() -> None:
    both = parse_fen("r3k3/8/8/8/8/8/8/4K2R w q -")
    assert edits.swap_colours(both).castling == {Castling.WHITE_LONG}
    assert edits.swap_colours(CASTLES).castling == {Castling.BLACK_SHORT}


def test_castling_is_set_only_where_the_men_permit() -> None:
    off = edits.set_castling(CASTLES, Castling.WHITE_SHORT, allowed=False)
    assert edits.set_castling(off, Castling.WHITE_SHORT, allowed=True) == CASTLES
    assert edits.set_castling(CASTLES, Castling.BLACK_LONG, allowed=True) == CASTLES


def test_the_ep_square_is_set_only_where_it_fits() -> None:
    without = edits.set_en_passant(PASSED, None)
    assert without.en_passant is None
    assert edits.set_en_passant(without, D6) == PASSED
    with pytest.raises(ValueError, match=r"e\.p\. square needs a pawn"):
        edits.set_en_passant(without, E5)


def test_the_ep_square_is_kept_while_it_fits() -> None:
    assert edits.remove(PASSED, E5).en_passant == D6
    assert edits.remove(PASSED, D5).en_passant is None
    assert edits.put(PASSED, D6, Man.WHITE_ROOK).en_passant is None
    assert edits.set_turn(PASSED, Colour.BLACK).en_passant is None
    assert edits.set_turn(PASSED, Colour.WHITE) == PASSED


def test_the_ep_square_goes_with_its_pawn() -> None:
    two_pawns = parse_fen("8/8/8/3ppP2/8/8/8/3K3k w - e6")
    mirrored = edits.transform(two_pawns, Symmetry.MIRROR_FILES)
    assert mirrored.en_passant == parse_square("d6")
    assert edits.transform(mirrored, Symmetry.MIRROR_FILES) == two_pawns
    shifted = edits.shift(PASSED, 1, 0)
    assert shifted.en_passant == parse_square("e6")
    assert edits.shift(shifted, -1, 0) == PASSED
    assert edits.transform(PASSED, Symmetry.ROTATE_180).en_passant is None
    assert edits.shift(parse_fen("8/8/8/3pP3/8/8/k6K/8 w - d6"), 0, -1).en_passant is None
    assert edits.swap_colours(PASSED).en_passant is None


@given(position=any_positions())
def test_an_ep_square_after_a_mirror_is_the_mirrored_one(position: Position) -> None:
    assume(position.en_passant is not None)
    mirrored = edits.transform(position, Symmetry.MIRROR_FILES)
    assert mirrored.en_passant is not None
    assert fits_en_passant(mirrored.board, mirrored.turn, mirrored.en_passant)
    assert mirrored.en_passant == Symmetry.MIRROR_FILES.apply(position.en_passant or 0)


def _others(position: Position, *left_out: int) -> dict[int, Man]:
    return {square: man for square, man in position if square not in left_out}


def test_the_game_array() -> None:
    assert fen(edits.game_array()) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@given(position=any_positions(), changes=st.dictionaries(SQUARE, st.none() | MAN, max_size=8))
def test_squares_are_set_all_at_once(position: Position, changes) -> None:
    after = edits.set_squares(position, changes)
    assert all(after[square] is man for square, man in changes.items())
    assert _others(after, *changes) == _others(position, *changes)


MARKED = "4k3/8/8/8/8/8/8/3Q1K2 w - - 0 1 fresh=d1;immune=d1e8;immovable=f1;intact"


@every(
    "edit, marks",
    [
        (lambda p: edits.move(p, 3, 19), "fresh=d3;immune=d3e8;immovable=f1;intact"),
        (lambda p: edits.move(p, 3, 60), "fresh=e8;immune=e8;immovable=f1;intact"),
        (lambda p: edits.move(p, 5, 3), "immune=e8;immovable=d1;intact"),
        (lambda p: edits.exchange(p, 3, 5), "fresh=f1;immune=f1e8;immovable=d1;intact"),
        (lambda p: edits.copy(p, 3, 4), "fresh=d1e1;immune=d1e1e8;immovable=f1;intact"),
        (lambda p: edits.remove(p, 3), "immune=e8;immovable=f1;intact"),
        (lambda p: edits.put(p, 3, Man.WHITE_ROOK), "immune=d1e8;immovable=f1;intact"),
        (lambda p: edits.put(p, 3, Man.BLACK_QUEEN), str(parse_fen(MARKED).state)),
        (lambda p: edits.put(p, 20, Man.BLACK_QUEEN), str(parse_fen(MARKED).state)),
        (lambda p: edits.shift(p, -1, 0), "fresh=c1;immune=c1d8;immovable=e1;intact"),
        (
            lambda p: edits.transform(p, Symmetry.MIRROR_FILES),
            "fresh=e1;immune=e1d8;immovable=c1;intact",
        ),
        (edits.swap_colours, "fresh=d8;immune=e1d8;immovable=f8;intact"),
        (edits.clear, ""),
    ],
)
def test_marks_go_with_their_men(edit: Callable[[Position], Position], marks: str) -> None:
    assert str(edit(parse_fen(MARKED)).state) == marks


def test_a_mark_of_nobody_is_kept_while_nobody_comes() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/3Q1K2 w - - 0 1 fresh=a4;immune=a5")
    assert edits.move(position, 3, 11).state == position.state
    assert str(edits.move(position, 3, parse_square("a5")).state) == "fresh=a4"
