# SPDX-License-Identifier: GPL-3.0-or-later
"""A man's tile: what it shows can be told apart, and only a tray lets him be dragged."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from composer.gui.board import mantile
from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man

SIZE = QSize(42, 34)


def test_on_focused_both_and_disabled_look_different(qtbot, appearance: Appearance) -> None:
    window = QWidget()
    tile, other = (
        ManTile(Man.WHITE_QUEEN, appearance, MenPictures(appearance), SIZE, carried=True),
        QPushButton("other"),
    )
    column = QVBoxLayout(window)
    column.addWidget(other)
    column.addWidget(tile)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    seen = []
    for on, focused, enabled in (
        (False, False, True),
        (True, False, True),
        (True, True, True),
        (False, True, True),
        (False, False, False),
    ):
        tile.setEnabled(enabled)
        tile.setChecked(on)
        (tile if focused else other).setFocus()
        qtbot.waitUntil(lambda focused=focused: tile.hasFocus() is focused)
        seen.append(tile.grab().toImage())
    assert all(one != next_one for one, next_one in pairwise(seen))
    assert seen[0] not in seen[1:]


@pytest.mark.parametrize("carried", [False, True])
def test_a_drag_carries_the_man_only_where_he_can_be_carried(
    qtbot, monkeypatch: pytest.MonkeyPatch, carried: bool, appearance: Appearance
) -> None:
    carries: list[Man] = []
    monkeypatch.setattr(mantile, "carry_man", lambda source, man, *_: carries.append(man))
    tile = ManTile(Man.BLACK_KNIGHT, appearance, MenPictures(appearance), SIZE, carried=carried)
    qtbot.addWidget(tile)
    tile.show()
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseMove(tile, QPoint(35, 30))
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=QPoint(35, 30))
    assert carries == ([Man.BLACK_KNIGHT] if carried else [])
    assert tile.isChecked() is not carried  # a drag is no click
