# SPDX-License-Identifier: GPL-3.0-or-later
"""Cells of every board: where they lie, where the cursor goes, how positions are turned."""

from __future__ import annotations

from cases import every
from PySide6.QtCore import QPointF

from composer.diagrams.games.board import game_board
from composer.games.position import GamePosition, GameTurn
from composer.gui.games.board.cells import BoardLayout
from composer.gui.games.board.journeys import journey
from composer.gui.games.board.men import offered_men
from composer.gui.games.board.sort import CellsSort, cells_handling
from composer.gui.games.board.symmetry import Turned
from composer.gui.look.appearance import Appearance
from composer.rules.book import RuleBook, Rules
from composer.rules.gamebooks import GAME_BOOKS, game_book_of

_LEFT, _RIGHT, _UP, _DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


@every("book", GAME_BOOKS)
@every("flipped", [False, True])
def test_the_middle_of_every_cell_is_on_that_cell(book: RuleBook, flipped: bool) -> None:
    layout = BoardLayout(game_board(book, flipped), 700, 560, ratio=1.25)
    for cell in range(len(book.geometry)):
        centre = layout.centre(cell)
        assert layout.square_at(*centre) == cell
        outline = layout.outline(cell)
        assert outline is None or outline.contains(QPointF(*centre))
        assert 0 <= centre[0] <= 700
        assert 0 <= centre[1] <= 560
    assert layout.square_at(-3, -3) is None


@every("book", GAME_BOOKS)
def test_the_cursor_comes_to_every_cell(book: RuleBook) -> None:
    layout = BoardLayout(game_board(book), 700, 560)
    reached, waiting = {0}, [0]
    while waiting:
        cell = waiting.pop()
        for step in (_LEFT, _RIGHT, _UP, _DOWN):
            other = layout.stepped(cell, *step)
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    assert len(reached) == len(book.geometry)


def _labels(text: str, *steps: tuple[int, int], flipped: bool = False) -> list[str]:
    book = game_book_of("tablut")
    layout = BoardLayout(game_board(book, flipped), 700, 560)
    cell, found = book.geometry.number(text), []
    for step in steps:
        cell = layout.stepped(cell, *step)
        found.append(book.geometry.cells[cell].label)
    return found


def test_on_squares_the_cursor_goes_by_ranks_and_files() -> None:
    assert _labels("a1", _RIGHT, _UP, _LEFT, _LEFT) == ["b1", "b2", "a2", "a2"]
    assert _labels("b2", _RIGHT, _UP, flipped=True) == ["a2", "a1"]


def test_home_and_end_go_to_the_ends_of_the_line() -> None:
    assert _labels("d4", (7, 0), (0, -7), (-7, 0), (0, 7)) == ["i4", "i9", "a9", "a1"]


@every("book", GAME_BOOKS)
def test_four_quarter_turns_are_none(book: RuleBook) -> None:
    position = GamePosition.start(Rules(book)) or GamePosition.empty(book)
    found: GamePosition | None = position
    for _ in range(4):
        found = None if found is None else cells_handling(book).turned(found, Turned.QUARTER)
    assert found is None or found.men == position.men
    mirrored = cells_handling(book).turned(position, Turned.MIRROR)
    again = None if mirrored is None else cells_handling(book).turned(mirrored, Turned.MIRROR)
    assert again is None or again.men == position.men


def test_a_quarter_turn_is_clockwise() -> None:
    book = game_book_of("tablut")
    position = cells_handling(book).turned(GamePosition.of(book, {"a1": "W"}), Turned.QUARTER)
    assert position is not None
    assert position.by_cell() == {"a9": "W"}


def test_a_man_does_not_leave_the_board_by_a_shift() -> None:
    book = game_book_of("tablut")
    position = GamePosition.of(book, {"a1": "W"})
    assert cells_handling(book).turned(position, Turned.LEFT) is None
    right = cells_handling(book).turned(position, Turned.RIGHT)
    assert right is not None
    assert right.by_cell() == {"b1": "W"}


def test_sides_are_swapped_where_they_have_the_same_men() -> None:
    merels = GamePosition.of(game_book_of("merels"), {"a1": "W", "d1": "B"})
    other = cells_handling(merels.book).swapped(merels)
    assert other is not None
    assert other.by_cell() == {"a1": "B", "d1": "W"}
    tablut = GamePosition.of(game_book_of("tablut"), {"a1": "W"})
    assert cells_handling(tablut.book).swapped(tablut) is None


@every("book", GAME_BOOKS)
def test_every_man_can_be_typed(book: RuleBook, appearance: Appearance) -> None:
    sort = CellsSort(appearance, book)
    for letters in [each for row in offered_men(book) for each in row if each.isalnum()]:
        waiting, man = "", ""
        for letter in letters:
            found = sort.typed(waiting, letter)
            assert found is not None
            waiting, man = found.waiting, found.man
        assert man == letters


def test_the_way_of_a_turn_and_who_is_taken() -> None:
    book = game_book_of("tablut")
    before = GamePosition.of(book, {"e6": "W", "b5": "B", "b4": "W"}, "white")
    number = book.geometry.number
    changes = ((number("b5"), ""), (number("b6"), "W"), (number("e6"), ""))
    seen = journey(before, GameTurn("e6-b6 xb5", changes, "black"))
    assert seen.path == (number("e6"), number("b6"))
    assert seen.man == "W"
    assert seen.taken == ((number("b5"), "B"),)


def test_the_way_of_a_chain_and_of_a_man_put_down() -> None:
    book = game_book_of("alquerque")
    number = book.geometry.number
    before = GamePosition.of(book, {"b3": "W", "c3": "B"}, "white")
    changes = ((number("b3"), ""), (number("c3"), ""), (number("d5"), "W"))
    seen = journey(before, GameTurn("b3xd3xd5", changes, "black"))
    assert seen.path == (number("b3"), number("d3"), number("d5"))
    merels = game_book_of("merels")
    put = GamePosition.of(merels, {}, "white")
    cell = merels.geometry.number("d1")
    assert journey(put, GameTurn("d1", ((cell, "W"),), "black")).path == (cell,)
