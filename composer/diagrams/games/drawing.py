# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of a position of any game: board and men."""

from __future__ import annotations

from composer.diagrams.games.board import GameBoard, game_board
from composer.diagrams.games.ground import COORDINATE, ground
from composer.diagrams.games.ground import coordinates as coordinates_of
from composer.diagrams.games.men.figure import FIGURE_BOX, fresh_sign
from composer.diagrams.games.men.men import man_items
from composer.diagrams.games.picture import Group, Item, Picture
from composer.diagrams.games.theme import LINEN, GameTheme
from composer.diagrams.style.style import PieceSet
from composer.games.position import GamePosition
from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS


def game_picture(
    position: GamePosition,
    theme: GameTheme = LINEN,
    *,
    rules: Rules | None = None,
    coordinates: bool = False,
    turned: bool = False,
    pieces: PieceSet = PieceSet.CLASSIC,
    letters: float = COORDINATE,
) -> Picture:
    """Return a position with all that is on its board.

    Args:
        position: the men.
        theme: the colours.
        rules: what is chosen in the book, where that changes the board.
        coordinates: whether letters and numbers stand beside the board.
        turned: whether it is seen from the other side.
        pieces: the drawings of those men whom chess has too.
        letters: units of the size of coordinates.
    """
    board = game_board(position.book, turned)
    items: list[Item] = list(ground(board, theme, rules))
    for cell, man in position.placed():
        items.append(_on(board, cell, man_items(position.book, man, theme, pieces)))
    items += [_on(board, cell, fresh_sign()) for cell in signed_cells(position)]
    return _with_coordinates(board, items, theme, coordinates, letters)


def ground_picture(
    book: RuleBook,
    theme: GameTheme = LINEN,
    *,
    rules: Rules | None = None,
    coordinates: bool = False,
    turned: bool = False,
) -> Picture:
    """Return the board of a game without men."""
    board = game_board(book, turned)
    return _with_coordinates(board, list(ground(board, theme, rules)), theme, coordinates)


def man_picture(
    book: RuleBook, letter: str, theme: GameTheme = LINEN, pieces: PieceSet = PieceSet.CLASSIC
) -> Picture:
    """Return one man in a box of 45 units."""
    return Picture(FIGURE_BOX, FIGURE_BOX, man_items(book, letter, theme, pieces))


def signed_cells(position: GamePosition) -> tuple[int, ...]:
    """Return the cells whose men have a sign: those of extras that are sets of cells."""
    marks = {extra.id for extra in position.game.extras if extra.form == EXTRA_CELLS}
    return tuple(cell for name, cells in position.extra if name in marks for cell in cells)


def _on(board: GameBoard, cell: int, shapes: tuple[Item, ...]) -> Group:
    """Return a man's shapes on his cell."""
    at = board.cells[cell]
    scale = at.man / FIGURE_BOX
    return Group(shapes, scale, at.x - at.man / 2, at.y - at.man / 2)


def _with_coordinates(
    board: GameBoard, items: list[Item], theme: GameTheme, shown: bool, size: float = COORDINATE
) -> Picture:
    if not shown:
        return Picture(board.width, board.height, tuple(items))
    items += coordinates_of(board, theme, size)
    return Picture(
        board.width + board.left,
        board.height + board.below,
        (Group(tuple(items), 1.0, board.left, 0.0),),
        board.left,
        0.0,
    )
