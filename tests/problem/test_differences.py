# SPDX-License-Identifier: GPL-3.0-or-later
"""From two boards to the words of a twin: what was moved, exchanged, taken off and added."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions

from composer.problem.differences import local_changes, shift_by, where_went, whole_changes
from composer.problem.edits import exchange, move, put, remove, shift, swap_colours, transform
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Symmetry, parse_square
from composer.problem.twins import Twin, changed_position
from composer.problem.twintext import parse_twin, twin_text

START = parse_fen("4k3/8/8/4n3/2P5/2P5/8/R3K3 w Q -")


def sq(name: str) -> int:
    return parse_square(name)


def told(after: Position, went: str = "") -> str:
    steps = where_went(parse_twin("b", went).changes)
    return twin_text(Twin("b", local_changes(START.board, after.board, steps)))


@given(any_positions(), any_positions())
def test_the_changes_make_one_board_of_the_other(before: Position, after: Position) -> None:
    position = before
    for change in local_changes(before.board, after.board):
        position = changed_position(position, change)
    assert position.board == after.board


@given(any_positions(), st.permutations(range(64)), st.integers(1, 12))
def test_men_that_only_change_places_are_never_added(
    before: Position, order: list[int], length: int
) -> None:
    board = list(before.board)
    ring = order[:length]
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        board[there] = before.board[here]
    position = before
    for change in local_changes(before.board, tuple(board)):
        position = changed_position(position, change)
    assert position.board == tuple(board)


@every(
    "after, words",
    [
        (START, ""),
        (move(START, sq("c4"), sq("d4")), "Move c4 d4"),
        (move(START, sq("c3"), sq("e5")), "Remove e5 Move c3 e5"),
        (move(move(START, sq("e5"), sq("e6")), sq("c4"), sq("e5")), "Move e5 e6 Move c4 e5"),
        (remove(START, sq("e5")), "Remove e5"),
        (put(START, sq("a4"), Man.BLACK_PAWN), "Add black Pa4"),
        (put(START, sq("e5"), Man.WHITE_QUEEN), "Add white Qe5"),
        (exchange(START, sq("a1"), sq("e5")), "Exchange a1 e5"),
        (move(remove(START, sq("a1")), sq("c4"), sq("a1")), "Remove a1 Move c4 a1"),
    ],
)
def test_the_fewest_words(after: Position, words: str) -> None:
    assert told(after) == words


def test_of_like_men_the_one_moved_by_hand_is_named() -> None:
    both = move(move(START, sq("c4"), sq("b3")), sq("c3"), sq("b4"))
    assert told(both) == "Move c3 b3 Move c4 b4"
    assert told(both, went="Move c4 b3 Move c3 b4") == "Move c3 b4 Move c4 b3"


def test_steps_follow_a_man_through_all_moves() -> None:
    changes = parse_twin("b", "Move a1 a2 Move a2 a3 Exchange a3 b5 Remove c3").changes
    assert where_went(changes) == [(sq("b5"), sq("a3")), (sq("a1"), sq("b5"))]


@every("symmetry", list(Symmetry))
def test_a_turn_of_the_whole_board_is_seen(symmetry: Symmetry) -> None:
    (change,) = whole_changes(START, transform(START, symmetry))
    assert change == parse_twin("b", twin_text(Twin("b", (change,)))).changes[0]
    assert changed_position(START, change).board == transform(START, symmetry).board


def test_a_change_of_colours_is_seen_with_its_mirror() -> None:
    after = swap_colours(START)
    changes = whole_changes(START, after)
    assert twin_text(Twin("b", changes)) == "PolishType Mirror a1<-->a8"


@every("files, ranks", [(1, 0), (2, 0), (3, 0)])
def test_a_shift_is_seen(files: int, ranks: int) -> None:
    assert whole_changes(START, shift(START, files, ranks)) == (shift_by(files, ranks),)


def test_a_shift_is_named_from_a_corner() -> None:
    assert twin_text(Twin("b", (shift_by(-1, 2),))) == "Shift h1 g3"


def test_other_changes_are_of_single_men() -> None:
    assert whole_changes(START, remove(START, sq("a1"))) is None
