# SPDX-License-Identifier: GPL-3.0-or-later
"""Gestures as values: what they ask for when they end. No application is needed."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.gui.board import gesture as gestures
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.gesture import Gesture, Hand, Held
from composer.problem import edits
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, parse_square

POSITION = parse_fen("4k3/8/8/8/3p4/8/8/R3K2R w KQ - 0 1")
A1, D4, E4, E1 = map(parse_square, ("a1", "d4", "e4", "e1"))
FAR = (100.0, 100.0)


def dragged(origin: int, over: int | None, copying: bool = False) -> Gesture:
    start = gestures.pressed(POSITION, origin, (0.0, 0.0))
    return gestures.moved(start, FAR, over, 10, Held(copying))


def test_a_drag_moves_the_man() -> None:
    edit = gestures.released(dragged(A1, E4), POSITION)
    assert edit == BoardEdit(
        BoardEditKind.MOVE, POSITION, edits.move(POSITION, A1, E4), Man.WHITE_ROOK, A1, E4
    )


def test_a_drag_onto_a_man_replaces_him() -> None:
    edit = gestures.released(dragged(A1, D4), POSITION)
    assert edit is not None
    assert edit.after[D4] is Man.WHITE_ROOK
    assert len(edit.after) == len(POSITION) - 1


def test_a_drag_with_control_copies() -> None:
    edit = gestures.released(dragged(A1, E4, copying=True), POSITION)
    assert edit is not None
    assert edit.what is BoardEditKind.COPY
    assert edit.after[A1] is edit.after[E4] is Man.WHITE_ROOK


def test_a_drag_off_the_board_removes() -> None:
    edit = gestures.released(dragged(D4, None), POSITION)
    assert edit == BoardEdit(
        BoardEditKind.REMOVE, POSITION, edits.remove(POSITION, D4), Man.BLACK_PAWN, D4, None
    )


@every(
    "gesture",
    [
        dragged(A1, A1),
        dragged(A1, None, copying=True),
        dragged(A1, A1, copying=True),
        dragged(E4, A1),  # nothing stood there
        gestures.pressed(POSITION, A1, (0.0, 0.0)),
        gestures.pressed(POSITION, E4, (0.0, 0.0), twice=True),
        gestures.brought_in(Man.WHITE_PAWN, FAR, None),
        gestures.brought_in(Man.BLACK_PAWN, FAR, D4),  # he stands there already
    ],
)
def test_these_ask_for_nothing(gesture: Gesture) -> None:
    assert gestures.released(gesture, POSITION) is None


def test_within_the_threshold_a_press_stays_a_click() -> None:
    start = gestures.pressed(POSITION, A1, (0.0, 0.0))
    assert not gestures.moved(start, (4.0, 5.0), A1, 10).carrying
    assert gestures.moved(start, (5.0, 5.0), A1, 10).carrying


def test_a_drag_brought_back_stays_a_drag() -> None:
    there = gestures.moved(gestures.pressed(POSITION, A1, (0.0, 0.0)), FAR, E4, 10)
    back = gestures.moved(there, (0.0, 0.0), A1, 10)
    assert back.carrying
    assert gestures.released(back, POSITION, Man.WHITE_QUEEN) is None


def test_an_empty_square_cannot_be_dragged() -> None:
    start = gestures.pressed(POSITION, E4, (0.0, 0.0))
    assert not gestures.moved(start, FAR, D4, 10).carrying


def test_a_man_from_the_palette_is_put_down() -> None:
    edit = gestures.released(gestures.brought_in(Man.WHITE_QUEEN, FAR, D4), POSITION)
    assert edit is not None
    assert (edit.what, edit.man, edit.origin, edit.target) == (
        BoardEditKind.PUT,
        Man.WHITE_QUEEN,
        None,
        D4,
    )


def test_a_click_puts_the_stamp_down_on_men_too() -> None:
    for square in (E4, D4):
        click = gestures.pressed(POSITION, square, (0.0, 0.0))
        edit = gestures.released(click, POSITION, Man.WHITE_QUEEN)
        assert edit is not None
        assert edit.after[square] is Man.WHITE_QUEEN


def test_a_press_released_on_another_square_stamps_nothing() -> None:
    press = gestures.pressed(POSITION, E4, (0.0, 0.0))
    slid = gestures.moved(press, FAR, E1, 10)
    assert gestures.released(slid, POSITION, Man.WHITE_QUEEN) is None


def test_a_double_click_changes_sides() -> None:
    edit = gestures.released(gestures.pressed(POSITION, D4, (0.0, 0.0), twice=True), POSITION)
    assert edit is not None
    assert edit.what is BoardEditKind.CHANGE
    assert edit.man is Man.BLACK_PAWN
    assert edit.after[D4] is Man.WHITE_PAWN


def test_a_man_lifted_with_the_keys_is_carried_from_square_to_square() -> None:
    held = gestures.lifted(POSITION, A1)
    assert held is not None
    edit = gestures.released(gestures.stepped(held, E4), POSITION)
    assert edit is not None
    assert edit.after == edits.move(POSITION, A1, E4)
    assert gestures.lifted(POSITION, E4) is None


def test_a_man_who_has_gone_meanwhile_is_not_put_down() -> None:
    elsewhere = edits.put(POSITION, A1, Man.WHITE_QUEEN)
    assert gestures.released(dragged(A1, E4), elsewhere) is None


men = st.sampled_from(list(ORTHODOX_MEN))
squares = st.sampled_from(SQUARES)


@given(
    st.dictionaries(squares, men, max_size=12),
    squares,
    st.none() | squares,
    st.booleans(),
    st.booleans(),
    st.none() | men,
)
def test_an_edit_starts_from_the_position_and_changes_it(
    placed: dict[int, Man],
    origin: int,
    over: int | None,
    copying: bool,
    twice: bool,
    stamp: Man | None,
) -> None:
    position = Position.of(placed)
    press = gestures.pressed(position, origin, (0.0, 0.0), Held(copying), twice)
    for gesture in (press, gestures.moved(press, FAR, over, 10, Held(copying))):
        edit = gestures.released(gesture, position, stamp)
        if edit is not None:
            assert edit.before is position
            assert edit.after != position
            changed = {s for s in SQUARES if edit.after[s] is not position[s]}
            assert changed <= {edit.origin, edit.target}


def test_only_a_drag_from_home_lifts() -> None:
    assert dragged(A1, E4).lifts
    assert not dragged(A1, E4, copying=True).lifts
    assert not gestures.pressed(POSITION, A1, (0.0, 0.0)).lifts
    assert not gestures.brought_in(Man.WHITE_PAWN, FAR, E4).lifts
    assert gestures.brought_in(Man.WHITE_PAWN, FAR, E4).hand is Hand.PALETTE


@given(
    st.dictionaries(squares, men, max_size=12),
    st.sets(squares, max_size=8),
    squares,
    st.none() | squares,
    st.builds(Held, st.booleans(), st.booleans(), st.booleans()),
)
def test_men_taken_together_change_their_squares_and_no_others(
    placed: dict[int, Man], selection: set[int], origin: int, over: int | None, held: Held
) -> None:
    position = Position.of(placed)
    selected = {square for square in selection if position[square] is not None}
    press = gestures.pressed(position, origin, (0.0, 0.0), held, selection=selected)
    gesture = gestures.moved(press, FAR, over, 10, held)
    assert not (gesture.carrying and gesture.banding)
    assert set(gesture.squares) in (set(), {origin}, selected)
    assert len(gesture.targets) == (0 if over is None else len(gesture.squares))
    edit = gestures.released(gesture, position)
    if edit is None:
        return
    assert edit.before is position
    assert edit.after != position
    changed = {s for s in SQUARES if edit.after[s] is not position[s]}
    assert changed <= {*gesture.squares, *gesture.targets}
    if edit.what is BoardEditKind.EXCHANGE:
        assert len(edit.after) == len(position)
        assert edit.after[origin] is position[edit.target]
    if edit.squares:
        assert set(edit.squares) == selected
        for before, after in zip(edit.squares, edit.arrived, strict=bool(edit.arrived)):
            assert edit.after[after] is position[before]


def test_with_shift_no_man_is_grasped() -> None:
    press = gestures.pressed(POSITION, A1, (0.0, 0.0), Held(adding=True))
    assert press.man is None
    assert gestures.moved(press, FAR, D4, 10).banding
    assert gestures.released(press, POSITION, Man.WHITE_QUEEN) is None
    exchanging = Held(copying=True, exchanging=True, adding=True)  # Ctrl and Shift
    assert gestures.pressed(POSITION, A1, (0.0, 0.0), exchanging).man is Man.WHITE_ROOK


@given(st.dictionaries(squares, men, max_size=12), squares, st.integers(-7, 7))
def test_a_kind_changed_and_changed_back(placed: dict[int, Man], square: int, steps: int) -> None:
    position = Position.of(placed)
    edit = gestures.change_kind(position, square, steps)
    if edit is None:
        assert position[square] is None or steps % 6 == 0
        return
    back = gestures.change_kind(edit.after, square, -steps)
    assert back is not None
    assert back.after.board == position.board
