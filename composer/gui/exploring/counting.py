# SPDX-License-Identifier: GPL-3.0-or-later
"""How many candidates a search has, counted beside the window while it is edited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.explore.space import Space
from composer.explore.spec import Spec, SpecError
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause

_REST: Final = 80  # milliseconds without an edit before it is counted


@dataclass(frozen=True, slots=True)
class Size:
    """What counting came to.

    Attributes:
        spec: the search.
        number: how many candidates it tries; 0 where that is not known.
        fault: why they cannot be counted.
    """

    spec: Spec
    number: int = 0
    fault: SpecError | None = None


class Counting(QObject):
    """Counts for the search that was asked last; others are dropped.

    Signals:
        counted: carries a `Size`.
    """

    counted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("counting", self)
        self._asked: Spec | None = None
        self._timer = pause(self, _REST, self._begin)

    def ask(self, spec: Spec) -> None:
        """Count for a search, in a moment."""
        self._asked = spec
        self._timer.start()

    def drop(self) -> None:
        """Forget what was asked."""
        self._asked = None
        self._timer.stop()

    def close(self) -> None:
        """End the thread."""
        self.drop()
        self._worker.close()

    def _begin(self) -> None:
        spec = self._asked
        if spec is None:
            return

        def count() -> Size | None:
            if self._asked is not spec:  # edited meanwhile: not worth the time
                return None
            try:
                return Size(spec, Space(spec).tried)
            except SpecError as error:
                return Size(spec, fault=error)

        self._worker.run(count, self._report)

    def _report(self, size: Size | None) -> None:
        if size is not None and size.spec is self._asked:
            self.counted.emit(size)
