# SPDX-License-Identifier: GPL-3.0-or-later
"""Waits that are long enough: a busy machine is no fault of ours.

`qtbot` waits longer than pytest-qt's five seconds, `awaited` for what sends no signal. The time is
only ever spent when something is broken.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

PATIENCE = 60_000  # milliseconds


def awaited(is_so: Callable[[], object], seconds: float = PATIENCE / 1000) -> bool:
    """Wait until something holds that sends no signal, as in another program; tell whether it does.

    It is looked at again and again.
    """
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


class PatientBot(QtBot):
    """Waits for what is to happen, however slow the machine is."""

    def waitUntil(  # noqa: N802 - pytest-qt's name
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE
    ) -> None:
        """Wait until something holds."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(  # noqa: N802
        self, signal: Any, *, timeout: int = PATIENCE, **wanted: Any
    ) -> Any:
        """Wait for a signal."""
        return super().waitSignal(signal, timeout=timeout, **wanted)

    def waitSignals(  # noqa: N802
        self, signals: list[Any], *, timeout: int = PATIENCE, **wanted: Any
    ) -> Any:
        """Wait for several signals."""
        return super().waitSignals(signals, timeout=timeout, **wanted)

    def pass_time(self, owner: QObject, rounds: int = 3, but: tuple[QObject, ...] = ()) -> None:
        """Let all time pass that an object's timers wait for, without waiting.

        Each single-shot timer below the owner that runs is fired, and then those that were
        started by that, a few times over. So what is not to happen later is seen not to.
        Timers of those named in `but` are left alone.
        """
        for _ in range(rounds):
            running = [
                timer
                for timer in owner.findChildren(QTimer)
                if timer.isActive() and timer.isSingleShot() and timer.parent() not in but
            ]
            for timer in running:
                timer.start(0)
            QApplication.sendPostedEvents()
            QApplication.processEvents()
            if not running:
                return


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """pytest-qt's bot, with more patience."""
    return PatientBot(request)
