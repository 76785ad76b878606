# SPDX-License-Identifier: GPL-3.0-or-later
"""What every part of a window may need, and what ends when it does."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QMainWindow

from composer.gui.board.pictures import MenPictures
from composer.gui.documents.tabrow import TabRow
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.topbar import TopBar
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.threads.analyst import Analyst
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.integrity import LookingThrough
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actions import Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.user.stillness import Stillness
from composer.pools.pool import Cores


class _Ending(Protocol):
    """What has a thread, a process or a window of its own."""

    def close(self) -> object:
        """End it; twice does nothing."""


_PartT = TypeVar("_PartT", bound=_Ending)


class Ends:
    """What is closed with the window, the last made first, each whatever befalls another."""

    def __init__(self) -> None:
        self._ends = ExitStack()

    def add(self, part: _PartT) -> _PartT:
        """Return a part that is closed when the window ends, before those that it was made of."""
        self._ends.callback(part.close)
        return part

    def call(self, end: Callable[[], object]) -> None:
        """Call something when the window ends."""
        self._ends.callback(end)

    def close(self) -> None:
        """Close all."""
        self._ends.close()


class Basis:
    """What every part may need: looks, preferences, words at the foot, and work in threads."""

    def __init__(
        self,
        window: QMainWindow,
        *,
        settings: Settings,
        preferring: Preferring,
        appearance: Appearance,
        prompts: Prompts,
    ) -> None:
        """Make it for a window.

        Args:
            window: whose it is.
            settings: keep what is written down from one time to the next.
            preferring: what the user prefers.
            appearance: how all of it looks.
            prompts: asks the few questions.
        """
        self.settings, self.preferring = settings, preferring
        self.appearance, self.prompts = appearance, prompts
        self.ends = Ends()
        self.actions = Actions(window, appearance)
        self.workbench = Workbench(window)
        self.tabs = TabRow(self.workbench, appearance)
        self.top = TopBar(appearance, self.actions, self.tabs)
        self.stillness = stillness = self.ends.add(Stillness(window))
        preferring.note_system(stillness.wanted)
        stillness.changed.connect(lambda: preferring.note_system(stillness.wanted))
        self.analyst = self.ends.add(Analyst(window))
        self.librarian = self.ends.add(Librarian(window))
        self.classifying = self.ends.add(
            Classifying(self.librarian, window, lambda: Cores(preferring.now.processes))
        )
        self.looking_through = self.ends.add(LookingThrough(self.librarian, window))
        self.notices = NoticeBar(appearance)
        self.status = StatusLine(self.actions["past-notices"], self.top.unplaced_tabs)
        self.pictures, self.thumbnails = MenPictures(appearance), Thumbnails(appearance)
