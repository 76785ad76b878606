# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists that drop down and numbers: their signs, their rows, and what the wheel does to them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from composer.gui.look.inputs import DecimalBox, DropList, NumberBox
from composer.gui.look.stylesheet import dress
from composer.gui.look.tokens import DARK, LIGHT


def inks(box: QWidget, end: QRect) -> int:
    """Return how many colours there are in a part of a field."""
    picture = box.grab(end).toImage()
    return len(
        {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    )


def test_the_signs_are_drawn_on_each_theme(qtbot, qapp) -> None:
    for tokens in (LIGHT, DARK):
        dress(qapp, tokens)
        for made in (DropList, NumberBox, DecimalBox):
            box = made()
            qtbot.addWidget(box)
            box.resize(160, 28)
            assert inks(box, QRect(160 - 22, 3, 18, 22)) > 3, made
            assert inks(box, QRect(60, 8, 40, 12)) == 1, made


def test_open_rows_are_as_high_as_those_of_a_menu(qtbot, qapp) -> None:
    dress(qapp, LIGHT)
    box = DropList()
    qtbot.addWidget(box)
    box.addItem("one")
    assert box.view().sizeHintForRow(0) >= 24


def test_the_wheel_turns_only_what_has_the_keyboard(qtbot, monkeypatch) -> None:
    for made in (DropList, NumberBox, DecimalBox):
        box = made()
        qtbot.addWidget(box)
        if isinstance(box, DropList):
            box.addItems(["one", "two"])
        for held in (False, True):
            monkeypatch.setattr(made, "hasFocus", lambda _, held=held: held)
            assert _wheel(box) is held, (made, held)


def _wheel(box: QWidget) -> bool:
    nowhere = QPointF(5, 5)
    event = QWheelEvent(
        nowhere,
        nowhere,
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.accept()
    box.wheelEvent(event)
    return event.isAccepted()
