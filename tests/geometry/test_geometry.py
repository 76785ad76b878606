# SPDX-License-Identifier: GPL-3.0-or-later
import pytest
from cases import every

from composer.geometry.geometry import CHESSBOARD, Cell, Geometry, grid
from composer.problem.squares import SQUARES, square_name


def test_the_chessboard_is_numbered_as_squares_are() -> None:
    assert [CHESSBOARD.cells[square].label for square in SQUARES] == [
        square_name(square) for square in SQUARES
    ]
    assert grid(8, 8) is CHESSBOARD


def test_vectors_end_at_the_edge() -> None:
    e4 = CHESSBOARD.number("e4")
    assert CHESSBOARD.after(e4, (1, 2)) == CHESSBOARD.number("f6")
    assert CHESSBOARD.after(CHESSBOARD.number("h4"), (1, 0)) is None
    assert CHESSBOARD.after(CHESSBOARD.number("a1"), (0, -1)) is None


def test_a_wide_board_has_its_own_ranks() -> None:
    wide = grid(12, 10)
    assert len(wide) == 120
    assert wide.cells[-1].label == "l10"
    assert wide.number("c2") in wide.region("white-pawns")
    assert wide.number("c9") in wide.region("black-pawns")
    assert wide.region("white-last") == wide.region("black-first")
    assert wide.region("throne") == frozenset()


@every("files, ranks", [(0, 8), (8, 0), (27, 8), (8, 100)])
def test_boards_without_squares_or_letters_are_refused(files: int, ranks: int) -> None:
    with pytest.raises(ValueError, match="files"):
        grid(files, ranks)


def test_two_cells_have_neither_one_place_nor_one_label() -> None:
    with pytest.raises(ValueError, match="two cells"):
        Geometry("bad", (Cell("a", 0, 0), Cell("b", 0, 0)))
    with pytest.raises(ValueError, match="two cells"):
        Geometry("bad", (Cell("a", 0, 0), Cell("a", 1, 0)))
    with pytest.raises(ValueError, match="no cell 'i9'"):
        CHESSBOARD.number("i9")
