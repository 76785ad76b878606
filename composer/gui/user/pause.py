# SPDX-License-Identifier: GPL-3.0-or-later
"""What waits until the user rests: a timer that acts once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def pause(parent: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Return a timer, not started, that acts once when it was left alone so long.

    Started again while it runs, it waits from the beginning.

    Args:
        parent: what it lives as long as.
        milliseconds: how long it waits.
        act: what it does then.
    """
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
