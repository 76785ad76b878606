# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test fails that leaves something running or open: threads, processes, timers, windows.

A test may of course use them; it has to end them. What is left is named, Qt's timers,
threads and animations with the line that made them.
"""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
import time
import weakref
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import shiboken6
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QThread,
    QThreadPool,
    QTimer,
)

PATIENCE = 2.0  # seconds that threads on their way out are given

FAILED = pytest.StashKey[bool]()

SAME = "studio"
"""The fixture of a window that all tests of a module work with: what runs in it ends with it."""


@dataclass(frozen=True)
class Made:
    """A Qt object that can run, and the line that made it."""

    what: weakref.ref[Any]
    line: str


class Runners:
    """Notes each timer, thread and animation that Python makes.

    The constructors are watched, not `start`: bound to a signal, `start` must stay Qt's own.
    """

    def __init__(self) -> None:
        self.made: list[Made] = []
        self.waiting: dict[int, str] = {}
        """The single shots that have not gone off yet: number -> line that asked."""

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Begin to note what is made."""
        for name in (
            "QTimer",
            "QThread",
            "QTimeLine",
            "QVariantAnimation",
            "QPropertyAnimation",
            "QPauseAnimation",
            "QParallelAnimationGroup",
            "QSequentialAnimationGroup",
        ):
            self._watch_constructor(getattr(QtCore, name), patch)
        self._watch_single_shots(patch)

    def running(self) -> list[str]:
        """Return those made so far that run still, a line each."""
        found = []
        for made in self.made:
            one = made.what()
            if one is not None and shiboken6.isValid(one) and _runs(one):
                name = f" {one.objectName()!r}" if one.objectName() else ""
                found.append(f"running {type(one).__name__}{name}, made at {made.line}")
        return found + [f"waiting single shot, asked at {line}" for line in self.waiting.values()]

    def _watch_constructor(self, kind: type, patch: pytest.MonkeyPatch) -> None:
        original = kind.__init__  # type: ignore[misc]

        def noting(one: Any, *args: Any, **kwargs: Any) -> None:
            original(one, *args, **kwargs)
            self.made.append(Made(weakref.ref(one), _caller()))

        patch.setattr(kind, "__init__", noting)

    def _watch_single_shots(self, patch: pytest.MonkeyPatch) -> None:
        original = QTimer.singleShot
        numbers = iter(range(sys.maxsize))

        def single_shot(*args: Any) -> None:
            *before, action = args
            if not callable(action):  # a slot by its name: Qt drops it with its receiver
                original(*args)
                return
            receiver = getattr(action, "__self__", None)
            if isinstance(receiver, QtCore.QObject) and hasattr(action, "__func__"):
                if not any(isinstance(one, QtCore.QObject) for one in before):
                    before.append(receiver)  # goes off only while it lives, as Qt has it
                recall: Callable[[], Any] = weakref.WeakMethod(action)
            else:
                recall = lambda: action  # noqa: E731
            number = next(numbers)
            self.waiting[number] = _caller()
            for one in before:
                if isinstance(one, QtCore.QObject):
                    one.destroyed.connect(lambda: self.waiting.pop(number, None))

            def go_off() -> None:
                self.waiting.pop(number, None)
                act = recall()
                if act is not None:
                    act()

            noted = len(self.made)
            original(*before, go_off)
            del self.made[noted:]  # the binding makes a timer for it, which outlives the object

        patch.setattr(QTimer, "singleShot", staticmethod(single_shot))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed: what they leave behind is not worth a second complaint."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@contextmanager
def nothing_left() -> Iterator[None]:
    """Fail if threads, processes or windows are there at the end that were not at the beginning."""
    left = _watched()
    yield
    _complain("the module", _settled(left))


def _watched() -> Callable[[], list[str]]:
    """Return what tells the threads, processes and windows that are there from now on."""
    threads = set(threading.enumerate())
    processes = set(multiprocessing.active_children())
    windows = {_address(window) for window in _windows()}
    return lambda: [
        *_threads_left(threads),
        *(f"process {process.name}" for process in _processes() if process not in processes),
        *_pooled(),
        *(_described(w) for w in _windows() if _address(w) not in windows),
    ]


def _complain(who: str, complaints: list[str]) -> None:
    if complaints:
        pytest.fail(f"{who} left behind:\n  " + "\n  ".join(complaints), pytrace=False)


@pytest.fixture(autouse=True)
def _nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    if SAME in request.fixturenames:
        yield
        return
    left = _watched()
    runners = Runners()
    with pytest.MonkeyPatch.context() as patch:
        runners.watch(patch)
        yield
        if request.node.stash.get(FAILED, False):
            return
        complaints = _settled(lambda: [*left(), *runners.running()])
    _complain("the test", complaints)


def _settled(left: Callable[[], list[str]]) -> list[str]:
    """Return what is left once Qt has deleted what it was told to and threads had time."""
    _finish_deletions()
    if not left():
        return []
    gc.collect()
    deadline = time.monotonic() + PATIENCE
    while left() and time.monotonic() < deadline:
        _finish_deletions()
        # Windows and timers wait for nobody: only what ends by itself is given time.
        if not any(line.startswith(("thread", "process", "running QThread")) for line in left()):
            break
        time.sleep(0.02)
    return left()


def _finish_deletions() -> None:
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()


def _threads_left(before: set[threading.Thread]) -> list[str]:
    return [
        f"thread {thread.name!r}" + (" (daemon)" if thread.daemon else "")
        for thread in threading.enumerate()
        # Dummies stand for threads that Python did not start; Qt's are watched as QThread.
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]


def _processes() -> list[Any]:
    return list(multiprocessing.active_children())


def _pooled() -> list[str]:
    pool = QThreadPool.globalInstance()  # none after the last application
    count = pool.activeThreadCount() if pool is not None else 0
    return [f"thread pool with {count} tasks under way"] if count else []


def _windows() -> list[QtWidgets.QWidget]:
    if not isinstance(QCoreApplication.instance(), QtWidgets.QApplication):
        return []
    return [
        window
        for window in QtWidgets.QApplication.topLevelWidgets()
        if shiboken6.isValid(window)
        and window.parent() is None
        and window.metaObject().className() != "QTipLabel"  # Qt keeps its one tooltip
    ]


def _address(window: QtWidgets.QWidget) -> int:
    return int(shiboken6.getCppPointer(window)[0])


def _described(window: QtWidgets.QWidget) -> str:
    name = window.objectName() or window.windowTitle()
    shown = "visible" if window.isVisible() else "hidden"
    return f"{shown} window {window.metaObject().className()}" + (f" {name!r}" if name else "")


def _runs(one: Any) -> bool:
    if isinstance(one, QTimer):
        return one.isActive()
    if isinstance(one, QThread):
        return one.isRunning()
    if isinstance(one, QAbstractAnimation):
        return one.state() == QAbstractAnimation.State.Running
    return bool(one.state() == QtCore.QTimeLine.State.Running)


def _caller() -> str:
    """Return the line outside this module that is being carried out."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"
