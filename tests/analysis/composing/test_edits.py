# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from analysis.composing.naive import TWENTY, boards_one_edit_away
from cases import every
from hypothesis import given, settings
from positions import any_positions, playable_positions

from composer.analysis.comparing.edit import Edit, EditKind, Edits, parse_kinds
from composer.analysis.composing.edits import Limits, edits
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import SQUARES, Symmetry, parse_square

STAR = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
SYMMETRIC = parse_fen("3qkq2/8/8/8/8/8/8/3QKQ2 w - - 0 1")
E3, E4, D7, A3 = (parse_square(name) for name in ("e3", "e4", "d7", "a3"))


@every("text", [*TWENTY, fen(STAR), fen(SYMMETRIC)])
def test_every_board_one_edit_away_is_made_once(text: str) -> None:
    position = parse_fen(text)
    made = [edit.apply(position).board for edit in edits(position)]
    assert len(set(made)) == len(made)
    assert set(made) == boards_one_edit_away(position)


@settings(max_examples=10)
@given(position=any_positions())
def test_of_any_position_no_edit_is_missing_and_none_is_double(position: Position) -> None:
    made = [edit.apply(position) for edit in edits(position, EditKind)]
    assert len(set(made)) == len(made)
    assert position not in made
    usual = [edit.apply(position).board for edit in edits(position)]
    assert set(usual) == boards_one_edit_away(position)


def test_the_empty_board_has_only_additions() -> None:
    assert {edit.kind for edit in edits(EMPTY)} == {EditKind.ADD}


@every(
    "edit, words, more",
    [
        (Edit.move(STAR, E3, E4), "Queen e3 to e4", 0),
        (Edit.move(STAR, E3, D7), "Queen e3 to d7, in place of the white pawn", -1),
        (Edit.put(STAR, E4, Man.BLACK_PAWN), "Add black pawn e4", 1),
        (Edit.put(STAR, E3, Man.BLACK_ROOK), "White queen e3 becomes black rook", 0),
        (Edit.remove(STAR, A3), "Remove white pawn a3", -1),
        (Edit.exchange(STAR, A3, E3), "Exchange pawn a3 and queen e3", 0),
        (Edit.shift(1, -2), "Shift the board 1 file right and 2 ranks down", 0),
        (Edit.shift(-3, 0), "Shift the board 3 files left", 0),
        (Edit.turn(Symmetry.MIRROR_FILES), "Mirror the board, a1 to h1", 0),
    ],
)
def test_an_edit_says_what_it_does(edit: Edit, words: str, more: int) -> None:
    assert str(edit.words) == words
    assert edit.men_more == more
    if edit.kind is not EditKind.SHIFT:
        assert len(edit.apply(STAR)) == len(STAR) + more


def test_two_edits_together_read_as_one_sentence() -> None:
    both = Edits((Edit.remove(STAR, A3), Edit.put(STAR, E4, Man.BLACK_PAWN)))
    assert str(both.words) == "Remove white pawn a3, Add black pawn e4"
    assert both.apply(STAR) == Edit.put(STAR, E4, Man.BLACK_PAWN).apply(
        Edit.remove(STAR, A3).apply(STAR)
    )
    assert set(both.squares) == {A3, E4}
    assert both.men_more == 0
    assert both.carried(A3) is None
    assert both.carried(E3) == both.place(E3) == E3


@given(position=playable_positions())
def test_what_an_edit_carries_is_where_it_says(position: Position) -> None:
    for edit in edits(position, EditKind)[::29]:
        after = edit.apply(position)
        for square, man in position:
            place = edit.carried(square)
            if edit.kind is not EditKind.CHANGE and place is not None:
                assert after[place] is man


def test_limits_are_kept() -> None:
    some = frozenset(SQUARES[:24])
    limits = Limits(squares=some, men=frozenset({Man.WHITE_PAWN}), reach=1, most_men=len(STAR))
    found = edits(STAR, EditKind, limits)
    local = [edit for edit in found if edit.squares]
    assert {edit.kind for edit in local} == {EditKind.MOVE, EditKind.REMOVE}  # a3, no fewer man
    assert all(set(edit.squares) <= some for edit in local)
    (one_step,) = {str(edit.words) for edit in local if edit.squares[-1] == parse_square("a2")}
    assert one_step == "Pawn a3 to a2"
    assert not any(edit.kind is EditKind.ADD for edit in found)


def test_neither_kings_nor_pawns_come_where_they_cannot() -> None:
    for edit in edits(STAR, (EditKind.ADD, EditKind.CHANGE, EditKind.REMOVE)):
        assert edit.man is not None
        assert edit.man.kind is not Kind.KING
    for edit in edits(STAR, EditKind):
        if edit.man is Man.WHITE_PAWN and edit.kind is EditKind.MOVE:
            assert 8 <= edit.squares[1] < 56


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="no man stands on e4"):
        Edit.remove(STAR, E4)
    with pytest.raises(ValueError, match="there already"):
        Edit.move(STAR, E3, E3)
    with pytest.raises(ValueError, match="on e3 already"):
        Edit.put(STAR, E3, Man.WHITE_QUEEN)
    with pytest.raises(ValueError, match="shift"):
        Edit.shift(0, 0)


def test_kinds_are_read_from_words() -> None:
    assert parse_kinds("add, Remove") == {EditKind.ADD, EditKind.REMOVE}
    assert parse_kinds("move") == {EditKind.MOVE, EditKind.KING}
    with pytest.raises(ValueError, match="got 'fly'"):
        parse_kinds("add,fly")
