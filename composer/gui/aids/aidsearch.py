# SPDX-License-Identifier: GPL-3.0-or-later
"""What the searches of the composing aids have in common: when they begin, and how they end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from composer.gui.aids.seeker import Seeker
from composer.gui.user.pause import pause
from composer.solver.session import Session


class AidSearch(QObject):
    """Looks for edits of the problem on the board once the composer rests; an edit ends it.

    Signals:
        changed: more is known, or of another problem.
    """

    changed = Signal()

    def __init__(
        self, name: str, wait: int, session: Session, parent: QObject | None = None
    ) -> None:
        """Make a search.

        Args:
            name: of its thread.
            wait: milliseconds that the composer must rest before the work begins.
            session: what solves have in common.
            parent: what owns it.
        """
        super().__init__(parent)
        self._session = session
        self._open = False  # whether its list is to be seen
        self._wait = pause(self, wait, self._begin)
        self._seeker = Seeker(name, self)
        self._seeker.found.connect(self._take)
        self._seeker.ended.connect(self._finish)

    @property
    def is_busy(self) -> bool:
        """Whether edits are being tried."""
        return self._seeker.is_busy

    def set_open(self, on: bool) -> None:
        """Say whether the list is to be seen: edits are tried only then."""
        self._open = on
        if on:
            self.go_on()
        else:
            self.pause()

    def go_on(self) -> None:
        """Take the work up in a moment, if there is any and it was not finished."""
        raise NotImplementedError

    def pause(self) -> None:
        """Try no more edits until `go_on`."""
        self._wait.stop()
        self._seeker.cancel()

    def stop(self) -> None:
        """End the work at once."""
        self.pause()

    def close(self) -> None:
        """End all work for good."""
        self._wait.stop()
        self._seeker.close()

    def _begin(self) -> None:
        raise NotImplementedError

    def _take(self, finds: tuple[object, ...]) -> None:
        raise NotImplementedError

    def _finish(self) -> None:
        self.changed.emit()
