# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of the tables games: every point is found, every stone is drawn in its column."""

from composer.diagrams.games.men.shapes import TABLES_STONE
from composer.diagrams.games.picture import Shape, flat
from composer.diagrams.games.tables import HEIGHT, tables_board, tables_cells, tables_picture

_NONE = (0,) * 24


def test_every_point_is_found_where_it_lies() -> None:
    for turned in (False, True):
        board = tables_board(turned)
        for number, cell in enumerate(board.cells):
            for above in (0, 60, 150):  # at its foot, and as high as stones are stacked
                y = cell.y + (above if cell.y < HEIGHT / 2 else -above)
                assert board.cell_at(cell.x, y) == number
    one, twelve, last = (tables_cells()[index] for index in (0, 11, 23))
    assert one.x == last.x > twelve.x
    assert one.y > HEIGHT / 2 > last.y
    assert tables_cells(turned=True)[0].y < HEIGHT / 2


def test_stones_are_stacked_within_their_half_and_counted() -> None:
    def stones(count: int) -> list[Shape]:
        picture = tables_picture((count, *_NONE[1:]), _NONE)
        return [shape for shape in flat(picture.items[ground:]) if isinstance(shape, Shape)]

    ground = len(tables_picture(_NONE, _NONE).items)
    assert len(stones(5)) == 5 * len(TABLES_STONE)
    assert len(stones(15)) == 15 * len(TABLES_STONE) + 2  # and the number
    for stone in stones(15):
        left, top, right, bottom = stone.path.bounds()
        assert top >= HEIGHT / 2
        assert bottom <= HEIGHT
        assert right - left <= 44
