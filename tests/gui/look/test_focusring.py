# SPDX-License-Identifier: GPL-3.0-or-later
"""The ring around what has the keyboard, where that goes away with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.look.focusring import FocusRing


def test_the_ring_goes_with_a_control_that_is_deleted(qtbot: QtBot, appearance: Appearance) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    button = QPushButton("Add", window)
    ring = FocusRing(window, appearance)
    window.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    ring.show_here()
    assert ring.around is button
    button.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert ring.around is None
    assert ring.isHidden()
