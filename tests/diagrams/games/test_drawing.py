# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of games as pictures: every game, every theme, cells where they are clicked."""

from xml.etree import ElementTree

import pytest

from composer.diagrams.games.board import SIDE, Sort, game_board
from composer.diagrams.games.drawing import game_picture, ground_picture, man_picture
from composer.diagrams.games.picture import Shape
from composer.diagrams.games.svg import picture_svg
from composer.diagrams.games.theme import GAME_THEMES, LINEN
from composer.games.position import GamePosition
from composer.rules.book import RuleBook, Rules
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tafl import TABLUT_BOOK

_BOOKS = pytest.mark.parametrize("book", GAME_BOOKS, ids=lambda book: book.id)


def _start(book: RuleBook) -> GamePosition:
    return GamePosition.start(Rules.of(book, {})) or GamePosition.empty(book)


@_BOOKS
def test_every_cell_holds_its_middle_and_no_other_does(book: RuleBook) -> None:
    for turned in (False, True):
        board = game_board(book, turned)
        assert max(board.width, board.height) == pytest.approx(SIDE)
        for number, cell in enumerate(board.cells):
            assert board.cell_at(cell.x, cell.y) == number
        if board.sort is Sort.SQUARES:
            assert board.at(*_place(board.geometry.cells[0])) == pytest.approx(
                (board.cells[0].x, board.cells[0].y)
            )


def _place(cell: object) -> tuple[float, float]:
    return cell.x, cell.y  # type: ignore[attr-defined]


@_BOOKS
def test_every_game_is_drawn_as_well_formed_svg(book: RuleBook) -> None:
    for theme in GAME_THEMES.values():
        picture = game_picture(_start(book), theme, coordinates=True)
        root = ElementTree.fromstring(picture_svg(picture))
        assert len(root) == len(picture.items)


@_BOOKS
def test_men_stay_in_their_box_and_sides_differ(book: RuleBook) -> None:
    assert book.game is not None
    seen = set()
    for man in book.game.men:
        shapes = man_picture(book, man.letter).items
        seen.add(shapes)
        for shape in shapes:
            assert isinstance(shape, Shape)
            left, top, right, bottom = shape.path.bounds()
            assert min(left, top) >= 0
            assert max(right, bottom) <= 45
    assert len(seen) == len(book.game.men)


def test_coordinates_follow_the_board_when_it_turns() -> None:
    labels = {label.text: label for label in game_board(TABLUT_BOOK).labels}
    turned = {label.text: label for label in game_board(TABLUT_BOOK, True).labels}
    assert labels["a"].x == turned["i"].x < labels["i"].x
    assert labels["1"].y == turned["9"].y > labels["9"].y


def test_skoglund_has_five_thrones() -> None:
    one = ground_picture(TABLUT_BOOK, rules=Rules.of(TABLUT_BOOK, {}))
    five = ground_picture(TABLUT_BOOK, rules=Rules.of(TABLUT_BOOK, {"variant": "skoglund"}))

    def dark(items: object) -> int:
        return sum(getattr(item, "fill", "") == LINEN.dark for item in items)  # type: ignore[attr-defined]

    assert (dark(one.items), dark(five.items)) == (1, 5)
