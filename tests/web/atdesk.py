# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's dialog under the hands of a test, and pages that ask from another thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from studio import Studio

from composer.gui.telephone.dialog import TelephoneDialog
from composer.gui.telephone.serving import Serving

PATIENCE = 60_000
T = TypeVar("T")


class Away:
    """What a page does, in a thread of its own, while the window's loop goes on."""

    def __init__(self, qtbot: Any) -> None:
        self._qtbot = qtbot
        self._pool = ThreadPoolExecutor(1)

    def do(self, act: Callable[[], T]) -> T:
        future = self._pool.submit(act)
        self._qtbot.waitUntil(future.done, timeout=PATIENCE)
        return future.result()

    def close(self) -> None:
        self._pool.shutdown()


def serving_of(studio: Studio) -> Serving:
    found = studio.window.findChild(Serving)
    assert found is not None
    return found


def begun(qtbot: Any, studio: Studio, dialog: TelephoneDialog) -> Any:
    """Press *Start*, and return the server."""
    serving = serving_of(studio)
    with qtbot.waitSignal(serving.changed, timeout=PATIENCE):
        dialog.begin.click()
    return serving._server
