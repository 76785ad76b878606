# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of the tables games: every point is found, every stone is drawn in its column."""

from composer.diagrams.games.men.shapes import TABLES_STONE
from composer.diagrams.games.picture import Shape, flat
from composer.diagrams.games.tables import tables_board, tables_picture
from composer.diagrams.games.tablesplaces import HEIGHT, places_of
from composer.games.tables import TablesPosition
from composer.rules.historic.tables.games import ROWS
from composer.rules.historic.tables.row import BAR

FRAME = ROWS[0]


def test_every_point_is_found_where_it_lies() -> None:
    for turned in (False, True):
        board = tables_board(FRAME, turned)
        for number, cell in enumerate(board.cells[:24]):
            for above in (0, 60, 150):  # at its foot, and as high as stones are stacked
                y = cell.y + (above if cell.y < HEIGHT / 2 else -above)
                assert board.cell_at(cell.x, y) == number
    one, twelve, last = (places_of(FRAME)[index] for index in (0, 11, 23))
    assert one.x == last.x > twelve.x
    assert one.y > HEIGHT / 2 > last.y
    assert places_of(FRAME, turned=True)[0].y < HEIGHT / 2


def test_stones_are_stacked_within_their_half_and_counted() -> None:
    def stones(count: int) -> list[Shape]:
        picture = tables_picture(TablesPosition.of({1: count}))
        return [shape for shape in flat(picture.items[ground:]) if isinstance(shape, Shape)]

    ground = len(tables_picture(TablesPosition.empty()).items)
    assert len(stones(5)) == 5 * len(TABLES_STONE)
    assert len(stones(15)) == 15 * len(TABLES_STONE) + 2  # and the number
    for stone in stones(15):
        left, top, right, bottom = stone.path.bounds()
        assert top >= HEIGHT / 2
        assert bottom <= HEIGHT
        assert right - left <= 44


def test_every_place_of_every_game_is_found_and_holds_its_stones() -> None:
    for row in ROWS:
        for turned in (False, True):
            board = tables_board(row, turned)
            assert len(board.cells) == len(board.geometry.cells)
            for number, cell in enumerate(board.cells):
                assert board.cell_at(cell.x, cell.y) == number, (row.id, turned, number)


def test_men_outside_are_drawn_on_the_bar_and_special_ones_marked() -> None:
    def shapes(position: TablesPosition) -> int:
        return len(list(flat(tables_picture(position).items)))

    one = shapes(TablesPosition.of({1: 1}))
    assert shapes(TablesPosition.of({BAR: 1})) == one
    fallas = next(row for row in ROWS if row.id == "fallas")
    plain = TablesPosition.placed(fallas, {"white": {(6, False): 1}})
    marked = TablesPosition.placed(fallas, {"white": {(6, True): 1}})
    assert shapes(marked) == shapes(plain) + 1
