# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men lie that one widget draws side by side."""

from __future__ import annotations

import pytest
from cases import every
from PySide6.QtCore import QPointF

from composer.gui.board.mengrid import MenGrid
from composer.gui.board.pictures import MAN_ORDER
from composer.problem.men import Man

GRIDS = {
    "upright": MenGrid(MAN_ORDER, 2, 1, 4, 40, 42),
    "lying": MenGrid.lying(5, 5, 36, 36),
}


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
def test_each_man_has_a_cell_and_the_same_one_back(grid: MenGrid) -> None:
    assert sorted(grid.men, key=MAN_ORDER.index) == list(MAN_ORDER)
    assert [grid.man_at(grid.cell(man).center()) for man in MAN_ORDER] == list(MAN_ORDER)
    assert grid.man_at(QPointF(0, 0)) is None


@every(
    "name, begin, step, end",
    [
        ("upright", Man.WHITE_KING, (1, 0), Man.BLACK_KING),
        ("upright", Man.WHITE_KING, (0, 1), Man.WHITE_QUEEN),
        ("upright", Man.BLACK_PAWN, (1, 1), Man.BLACK_PAWN),
        ("lying", Man.WHITE_KING, (1, 0), Man.WHITE_QUEEN),
        ("lying", Man.WHITE_KING, (0, 1), Man.BLACK_KING),
        ("lying", Man.BLACK_PAWN, (1, 1), Man.BLACK_PAWN),
    ],
)
def test_arrows_go_from_man_to_man(name: str, begin: Man, step: tuple[int, int], end: Man) -> None:
    assert GRIDS[name].stepped(begin, *step) is end
