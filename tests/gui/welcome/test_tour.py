# SPDX-License-Identifier: GPL-3.0-or-later
"""The hints of the first start, drawn in the colours that hold."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, LIGHT
from composer.gui.welcome.tour import Hint, Tour


def test_a_theme_chosen_meanwhile_colours_the_hint_that_is_open(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    field = QWidget(window)
    field.setGeometry(100, 100, 80, 30)
    appearance.colour(LIGHT)
    tour = Tour((Hint(field, "Men", "Drag men to the board."),), appearance, window)
    window.show()

    def ground() -> QColor:
        return tour.grab().toImage().pixelColor(QPoint(tour.width() // 2, tour.height() - 16))

    assert ground() == QColor(LIGHT.raised)
    appearance.colour(DARK)
    assert ground() == QColor(DARK.raised)
