# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of old games, counted and compared with lines written down by hand."""

from __future__ import annotations

from cases import every

from composer.geometry.gameboards import (
    ALQUERQUE_BOARD,
    DRAUGHTS_BOARD,
    HALATAFL_BOARD,
    HNEFATAFL_BOARD,
    MERELS_BOARD,
    MILLS,
    TABLUT_BOARD,
)
from composer.geometry.geometry import Geometry
from composer.geometry.roundboard import ROUND_BOARD


def _labels(board: Geometry, cells: frozenset[int]) -> set[str]:
    return {board.cells[cell].label for cell in cells}


def _near(board: Geometry, label: str) -> set[str]:
    number = board.number(label)
    ends = {
        link.start + link.end - number for link in board.links if number in (link.start, link.end)
    }
    return {board.cells[end].label for end in ends}


@every("board, cells, edge", [(TABLUT_BOARD, 81, 32), (HNEFATAFL_BOARD, 361, 72)])
def test_thrones_and_edges(board: Geometry, cells: int, edge: int) -> None:
    assert len(board) == cells
    assert len(board.region("edge")) == edge
    assert board.region("corners") < board.region("edge")


def test_the_thrones_of_tablut() -> None:
    assert _labels(TABLUT_BOARD, TABLUT_BOARD.region("throne")) == {"e5"}
    assert _labels(TABLUT_BOARD, TABLUT_BOARD.region("corners")) == {"a1", "a9", "i1", "i9"}
    assert _labels(HNEFATAFL_BOARD, HNEFATAFL_BOARD.region("throne")) == {"j10"}


def test_the_lines_of_alquerque() -> None:
    assert len(ALQUERQUE_BOARD) == 25
    assert len(ALQUERQUE_BOARD.links) == 40 + 16  # ranks and files, then diagonals
    assert _near(ALQUERQUE_BOARD, "c3") == {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}
    assert _near(ALQUERQUE_BOARD, "c2") == {"b2", "d2", "c1", "c3"}
    assert _near(ALQUERQUE_BOARD, "a1") == {"a2", "b1", "b2"}
    black, white = (ALQUERQUE_BOARD.cells[ALQUERQUE_BOARD.number(each)] for each in ("a1", "e1"))
    assert black.y > white.y  # Black sits above


def test_the_lines_of_the_cross() -> None:
    assert len(HALATAFL_BOARD) == 33
    assert _near(HALATAFL_BOARD, "d4") == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    assert _near(HALATAFL_BOARD, "c1") == {"d1", "c2", "d2"}
    assert _near(HALATAFL_BOARD, "c2") == {"c1", "d2", "c3"}
    assert _near(HALATAFL_BOARD, "a3") == {"b3", "a4", "b4"}
    assert _near(HALATAFL_BOARD, "c3") == {"b3", "c4", "d3", "c2", "b4", "d4", "d2"}


def test_the_lines_of_merels() -> None:
    assert len(MERELS_BOARD) == 24
    assert len(MILLS) == len(MERELS_BOARD.regions) == 16
    assert len(MERELS_BOARD.links) == 32
    assert _near(MERELS_BOARD, "d2") == {"b2", "f2", "d1", "d3"}
    assert _near(MERELS_BOARD, "a1") == {"d1", "a4"}
    assert _near(MERELS_BOARD, "d1") == {"a1", "g1", "d2"}
    assert [cell.label for cell in MERELS_BOARD.cells[:4]] == ["a1", "d1", "g1", "b2"]


def test_the_squares_of_draughts() -> None:
    labels = [cell.label for cell in DRAUGHTS_BOARD.cells]
    assert labels[:5] == ["b1", "d1", "f1", "h1", "a2"]
    assert len(labels) == 32
    assert labels[-1] == "g8"
    assert _labels(DRAUGHTS_BOARD, DRAUGHTS_BOARD.region("white-last")) == {"a8", "c8", "e8", "g8"}
    assert _labels(DRAUGHTS_BOARD, DRAUGHTS_BOARD.region("black-last")) == {"b1", "d1", "f1", "h1"}


@every(
    "label, side, all_of_them",
    [
        ("00", 8, 8),
        ("1A", 5, 7),
        ("8B", 4, 7),
        ("2C", 4, 7),
        ("3D", 5, 8),
        ("1E", 5, 8),
        ("5F", 4, 7),
        ("5G", 5, 7),
        ("8H", 4, 7),
        ("1I", 3, 5),
        ("1J", 3, 5),
        ("8K", 3, 5),
    ],
)
def test_the_neighbours_on_the_round_board(label: str, side: int, all_of_them: int) -> None:
    number = ROUND_BOARD.number(label)
    kinds = [link.kind for link in ROUND_BOARD.links if number in (link.start, link.end)]
    assert (kinds.count("side"), len(kinds)) == (side, all_of_them)


def test_some_cells_of_the_round_board() -> None:
    assert len(ROUND_BOARD) == 89
    assert _near(ROUND_BOARD, "1G") == {"1D", "1E", "1F", "1H", "1J", "1I", "1K"}
    assert _near(ROUND_BOARD, "1J") == {"1G", "1I", "1K", "1F", "1H"}
    assert _labels(ROUND_BOARD, ROUND_BOARD.region("castles")) == {"00", "1J", "3J", "5J", "7J"}
    castle, opposite = (ROUND_BOARD.cells[ROUND_BOARD.number(each)] for each in ("1J", "5J"))
    assert castle.y < 0 < opposite.y  # White sits below
    assert abs(castle.x) < 1e-9
    after = ROUND_BOARD.cells[ROUND_BOARD.number("2J")]
    assert after.x < 0  # clockwise from the bottom is to the left
