# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that is killed at any step of writing loses no work that was on the disk.

The keeper's thread is stopped at its first, second, third ... touch of the disk, as a killed
program is: nothing is written any more, and the system drops its locks.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot
from studio import BLOCK, SOUND, THREATS, problem

from composer.files.sessionlock import SessionLock
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.workbench import Workbench
from composer.library.keeping import autosave
from composer.library.keeping.autosave import Draft, DraftStore, FoundDraft
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem

TOUCHES = ("open", "unlink", "replace", "mkdir", "fsync")
MOST = 200  # touches of one session


class Disk:
    """Counts what the keeper's thread does to the disk, and stops it there for good."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.touches, self.last = 0, MOST
        self.locks: list[SessionLock] = []
        for name in TOUCHES:
            patch.setattr(os, name, self._counted(getattr(os, name)))
        taken = SessionLock.take.__func__  # type: ignore[attr-defined]

        def take(cls: type[SessionLock], path: Path) -> SessionLock | None:
            lock: SessionLock | None = taken(cls, path)
            if lock is not None:
                self.locks.append(lock)
            return lock

        patch.setattr(SessionLock, "take", classmethod(take))

    def begin(self, last: int) -> None:
        """Begin a session that dies before its touch with this number."""
        self.touches, self.last = 0, last
        self.locks.clear()

    @property
    def is_dead(self) -> bool:
        return self.touches >= self.last

    def bury(self) -> None:
        """Drop the locks as the system does: their files stay."""
        self.last = MOST
        for lock in self.locks:
            descriptor, lock._descriptor = lock._descriptor, None
            if descriptor is not None:
                os.close(descriptor)

    def _counted(self, act: Callable[..., object]) -> Callable[..., object]:
        def counted(*given: object, **named: object) -> object:
            if threading.current_thread().name.startswith("keeper"):
                if self.is_dead:
                    raise OSError(errno.EIO, "the program is dead")
                self.touches += 1
            return act(*given, **named)

        return counted


class NoLibrary(QObject):
    """A librarian without a library, who says so at once."""

    opened, faulted = Signal(object), Signal(str)
    path = None
    home = None


class NoNotices:
    """Hears what the user would read."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def report(self, sentence: str, *_: object, **__: object) -> None:
        self.sentences.append(sentence)


class Session:
    """Tabs with their keeper, and what comes back at the start."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot = bot
        self.workbench = Workbench()
        self.keeper = Keeper(self.workbench, folder, lambda: None)
        self.notices, self.librarian = NoNotices(), NoLibrary()
        self.offered: list[FoundDraft] = []
        self.faults: list[str] = []
        self.ended = False
        self.keeper.found.connect(self.offered.extend)
        self.keeper.faulted.connect(self.faults.append)
        self.resuming = Resuming(
            True,
            workbench=self.workbench,
            librarian=self.librarian,  # type: ignore[arg-type]
            keeper=self.keeper,
            notices=self.notices,  # type: ignore[arg-type]
        )
        self.resuming.ended.connect(self._end)
        self.librarian.faulted.emit("there is none")

    def _end(self) -> None:
        self.ended = True

    def begun(self) -> Session:
        self.bot.waitUntil(lambda: self.ended or bool(self.faults))
        return self

    def write(self) -> None:
        """Write down what is to be written, and wait until the thread has done it."""
        self.keeper.keep()
        done: list[bool] = []
        self.keeper._worker.run(lambda: None, lambda _: done.append(True))
        self.bot.waitUntil(lambda: bool(done))

    def lay(self, fen: str) -> None:
        document = self.workbench.open_beside(Problem())
        document.change(problem(fen), "laid")

    @property
    def positions(self) -> list[Position]:
        return [document.problem.position for document in self.workbench.documents]

    @property
    def salvaged(self) -> list[Position]:
        """What is open again, and what is offered."""
        offered = [draft.draft.problem.position for draft in self.offered if draft.draft]
        return self.positions + offered

    def end(self) -> None:
        self.keeper.close(keep=True)


@pytest.fixture
def disk() -> Iterator[Disk]:
    with pytest.MonkeyPatch.context() as patch:
        yield Disk(patch)


def on_disk(folder: Path) -> list[Position]:
    """The unsaved work whose files are whole."""
    found = []
    for path in folder.glob("*.draft.json"):
        read = autosave._read(path)
        assert read.draft is not None, read.complaint
        found.append(read.draft.problem.position)
    return found


def compose(session: Session) -> None:
    """Work in three tabs, go on in one, save one; each is written down."""
    for fen in (BLOCK, THREATS, SOUND):
        session.lay(fen)
        session.write()
    first, *_, last = session.workbench.documents
    first.change(problem(BLOCK, "#3"), "longer")
    session.write()
    last.mark_saved(last.place, last.problem)
    session.write()


def test_at_every_step_of_composing(qtbot: QtBot, disk: Disk, tmp_path: Path) -> None:
    for step in range(1, MOST):
        folder = tmp_path / str(step)
        disk.begin(step)
        session = Session(qtbot, folder).begun()
        compose(session)
        ended = not disk.is_dead
        session.end()
        disk.bury()
        left = on_disk(folder)
        disk.begin(MOST)
        again = Session(qtbot, folder).begun()
        assert all(again.salvaged.count(position) >= left.count(position) for position in left), (
            step
        )
        again.end()
        if ended:
            break
    assert 20 < step < MOST - 1


def test_at_every_step_of_the_next_start(qtbot: QtBot, disk: Disk, tmp_path: Path) -> None:
    """What was brought back once comes back again, in its tab, if that start is killed too."""
    expected = [parse_fen(BLOCK), parse_fen(THREATS)]
    for step in range(1, MOST):
        folder = tmp_path / str(step)
        disk.begin(MOST)
        first = Session(qtbot, folder).begun()
        for fen in (BLOCK, THREATS):
            first.lay(fen)
        first.write()
        first.end()
        disk.bury()
        disk.begin(step)
        second = Session(qtbot, folder).begun()
        second.write()
        ended = not disk.is_dead
        second.end()
        disk.bury()
        disk.begin(MOST)
        third = Session(qtbot, folder).begun()
        assert third.positions == expected, step
        assert not third.offered
        assert not [
            sentence for sentence in third.notices.sentences if "not opened again" in sentence
        ]
        third.end()
        if ended:
            break
    assert 5 < step < MOST - 1


def test_what_a_program_leaves_that_dies_later_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    """A killed program keeps its locks until it is quite dead."""
    dying = DraftStore.open(tmp_path)
    dying.write_draft(Draft(problem(BLOCK)))
    session = Session(qtbot, tmp_path).begun()
    assert parse_fen(BLOCK) not in session.salvaged
    dying.close()
    session.keeper._look_again()
    qtbot.waitUntil(lambda: parse_fen(BLOCK) in session.salvaged)
    session.keeper._look_again()
    session.write()
    assert session.salvaged.count(parse_fen(BLOCK)) == 1
    session.end()
