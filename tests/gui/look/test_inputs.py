# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign of a list that drops down: to be seen though a style sheet frames the field."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QComboBox

from composer.gui.look.inputs import DropList
from composer.gui.look.stylesheet import dress
from composer.gui.look.tokens import DARK, LIGHT


def inks(box: QComboBox, end: QRect) -> int:
    """Return how many colours there are in a part of a field."""
    picture = box.grab(end).toImage()
    return len(
        {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    )


def test_the_sign_is_drawn_on_each_theme(qtbot, qapp) -> None:
    for tokens in (LIGHT, DARK):
        dress(qapp, tokens)
        box = DropList()
        qtbot.addWidget(box)
        box.addItem("one")
        box.resize(160, 28)
        end = QRect(160 - 20, 8, 14, 12)
        assert inks(box, end) > 3
        bare = QComboBox()
        qtbot.addWidget(bare)
        bare.resize(160, 28)
        assert inks(box, end) > inks(bare, end)
