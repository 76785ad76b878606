# SPDX-License-Identifier: GPL-3.0-or-later
"""No version of Qt's binding that eats references to True and None.

PySide6 6.12.0 on Python 3.11 loses one with each signal; after some hundreds the process
dies. From Python 3.12 on, these objects are immortal.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="True and None are immortal from Python 3.12 on"
)

TIMES = 50
NOISE = 10  # other references come and go meanwhile


class Sender(QObject):
    told = Signal(bool)


def test_signals_keep_the_references_to_true(qapp: QObject) -> None:
    sender = Sender()
    before = sys.getrefcount(True)
    for _ in range(TIMES):
        sender.told.emit(True)
    assert sys.getrefcount(True) > before - NOISE


def test_slots_keep_the_references_to_none(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    heard: list[bool] = []
    button.clicked.connect(lambda: heard.append(True))
    button.click()
    before = sys.getrefcount(None)
    for _ in range(TIMES):
        button.click()
    assert len(heard) == TIMES + 1
    assert sys.getrefcount(None) > before - NOISE
