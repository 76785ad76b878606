# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of forms as the rules of a problem have them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from composer.gui.board.paintboard import PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.problem.fen import parse_fen
from composer.rules.book import ORTHODOX
from composer.rules.reading import rules_named


def test_a_small_board_has_the_colour_signs_and_squares_of_its_rules(
    qtbot: QtBot, appearance: Appearance
) -> None:
    board = PaintBoard(appearance, MenPictures(appearance))
    qtbot.addWidget(board)
    board.set_position(parse_fen("8/8/8/8/8/8/8/3Q4 w - - 0 1 fresh=d1"), frozenset())
    signed = board.grab().toImage()  # marks are seen in every game: they are of the position
    board.set_position(parse_fen("8/8/8/8/8/8/8/3Q4"), frozenset())
    plain = board.grab().toImage()
    assert signed != plain
    pictures = []
    for text in ("medieval", "Hole d4", "GridChess"):
        rules = rules_named(text)
        assert rules is not None
        board.set_rules(rules)
        pictures.append(board.grab().toImage())
    assert all(picture != plain for picture in pictures)
    assert pictures[1] != pictures[2]
    board.set_rules(ORTHODOX)
    assert board.grab().toImage() == plain
