# SPDX-License-Identifier: GPL-3.0-or-later
"""The tray of fairy men in use, the key to them, and the move map on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from composer.gui.board.overlays import MovePath
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.men.menkey import MenKey
from composer.gui.men.movemap import OWNER, MoveMap, reach
from composer.gui.men.tray import MenTray, men_in_use
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import parse_square, square_name

GRASSHOPPER, NIGHTRIDER = Kind.of("grasshopper"), Kind.of("nightrider")
WHITE_G, BLACK_G = Man.of(Colour.WHITE, GRASSHOPPER), Man.of(Colour.BLACK, GRASSHOPPER)
NEUTRAL_Q = Man.of(Colour.NEUTRAL, Kind.QUEEN)


def position(**men: Man) -> Position:
    return Position.of({parse_square(name): man for name, man in men.items()})


@pytest.fixture
def tray(qtbot: QtBot, appearance: Appearance) -> MenTray:
    widget = MenTray(appearance, MenPictures(appearance))
    qtbot.addWidget(widget)
    return widget


def test_orthodox_men_are_not_on_the_tray(tray: MenTray) -> None:
    tray.show_position(position(a1=Man.WHITE_KING))
    assert tray.men == ()
    assert tray.isHidden()


def test_a_kind_in_use_comes_for_both_sides_and_special_men_last() -> None:
    royal = Man.of(Colour.BLACK, NIGHTRIDER, {ROYAL})
    found = men_in_use([NEUTRAL_Q, BLACK_G, royal, Man.WHITE_PAWN])
    black_n = Man.of(Colour.BLACK, NIGHTRIDER)
    white_n = Man.of(Colour.WHITE, NIGHTRIDER)
    assert set(found) == {WHITE_G, BLACK_G, white_n, black_n, royal, NEUTRAL_Q}
    assert set(found[-2:]) == {royal, NEUTRAL_Q}
    assert found.index(BLACK_G) == found.index(WHITE_G) + 1


def test_a_click_picks_a_man_and_another_puts_him_away(tray: MenTray, qtbot: QtBot) -> None:
    tray.show_position(position(a1=WHITE_G))
    tray.show()
    picked: list[Man | None] = []
    tray.picked.connect(picked.append)
    QTest.mouseClick(tray.tile(BLACK_G), Qt.MouseButton.LeftButton)
    QTest.mouseClick(tray.tile(BLACK_G), Qt.MouseButton.LeftButton)
    assert picked == [BLACK_G, None]


def test_the_man_picked_stays_though_he_left_the_board(tray: MenTray) -> None:
    tray.set_picked(NEUTRAL_Q)
    tray.show_position(EMPTY)
    assert tray.men == (NEUTRAL_Q,)
    tray.set_picked(None)
    tray.show_position(EMPTY)
    assert tray.men == ()


def test_the_key_names_each_fairy_kind_once(qtbot: QtBot, appearance: Appearance) -> None:
    key = MenKey(appearance, MenPictures(appearance))
    qtbot.addWidget(key)
    key.show_position(position(a1=WHITE_G, b2=BLACK_G, c3=Man.of(Colour.WHITE, NIGHTRIDER)))
    assert set(key.kinds) == {GRASSHOPPER, NIGHTRIDER}
    assert "grasshopper" in key.accessibleName()
    key.show_position(EMPTY)
    assert key.isHidden()


def targets(where: Position, name: str) -> set[str]:
    return {square_name(walk.target) for walk in reach(where, parse_square(name))}


def test_a_neutral_man_goes_as_one_of_the_side_to_move() -> None:
    men = position(a1=NEUTRAL_Q, a2=Man.BLACK_PAWN, b1=Man.WHITE_PAWN, b2=NEUTRAL_Q)
    assert targets(men, "a1") == {"a2", "b2"}


def test_a_black_pawn_goes_down_the_board() -> None:
    assert targets(position(e7=Man.BLACK_PAWN), "e7") == {"e6", "e5"}


def test_v_shows_where_the_man_at_the_cursor_goes(qtbot: QtBot, appearance: Appearance) -> None:
    board = BoardView(appearance)
    qtbot.addWidget(board)
    map_of_moves = MoveMap(board, appearance)
    board.set_position(position(d4=WHITE_G, d6=Man.BLACK_PAWN), 0)
    board.input.set_cursor(parse_square("d4"))

    map_of_moves.show_at_cursor()
    ways = [mark for mark in board.overlays.of(OWNER) if isinstance(mark, MovePath)]
    assert [square_name(way.path[-1]) for way in ways] == ["d7"]
    assert [square_name(hurdle) for way in ways for hurdle in way.hurdles] == ["d6"]

    map_of_moves.show_at_cursor()
    assert not board.overlays.of(OWNER)
