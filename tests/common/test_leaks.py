# SPDX-License-Identifier: GPL-3.0-or-later
"""The watch over what tests leave behind: each kind of leak really fails a test."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

TIDY = """
import threading

import pytest
from PySide6.QtCore import QEventLoop, QObject, QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QLabel, QWidget


class Worker(QThread):
    def run(self):
        self.exec()


class Receiver(QObject):
    def act(self):
        raise AssertionError("this object is gone")


def test_thread():
    thread = threading.Thread(target=lambda: None)
    thread.start()
    thread.join()


def test_thread_that_needs_a_moment():
    threading.Timer(0.2, lambda: None).start()


def test_window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()


def test_window_in_a_circle(qtbot):
    window = QWidget()
    window.own = window


def test_window_deleted_later(qtbot):
    test_window_deleted_later.kept = window = QWidget()
    window.show()
    window.close()
    window.deleteLater()


def test_timer(qtbot):
    timer = QTimer()
    timer.start(5)
    with qtbot.waitSignal(timer.timeout):
        pass
    timer.stop()


def test_timer_as_slot(qtbot):
    first, second = QTimer(singleShot=True), QTimer(singleShot=True)
    first.timeout.connect(second.start)
    with qtbot.waitSignal(second.timeout):
        first.start(1)


def test_worker(qtbot):
    worker = Worker()
    worker.start()
    worker.quit()
    assert worker.wait(2000)


def test_single_shot(qtbot):
    loop = QEventLoop()
    QTimer.singleShot(5, loop.quit)
    loop.exec()


def test_single_shot_dies_with_its_object(qtbot):
    QTimer.singleShot(50, Receiver().act)
    qtbot.wait(80)


def test_single_shot_dies_with_its_context(qtbot):
    context = QObject()
    QTimer.singleShot(60000, context, lambda: None)
    context.deleteLater()
"""

LEAKY = """
import threading
import time

from PySide6.QtCore import QObject, QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QWidget

kept = []


class Worker(QThread):
    def run(self):
        self.exec()


def test_thread():
    threading.Thread(target=time.sleep, args=(8,), name="sleeper", daemon=True).start()


def test_shown_window(qtbot):
    kept.append(QWidget(windowTitle="front door"))
    kept[-1].show()


def test_hidden_window(qtbot):
    kept.append(QLabel("never shown"))


def test_timer(qtbot):
    kept.append(QTimer(objectName="pulse"))
    kept[-1].start(60000)


def test_timer_of_a_child(qtbot):
    parent = QObject()
    timer = QTimer(parent)
    timer.start(60000)
    kept.append(parent)


def test_single_shot(qtbot):
    QTimer.singleShot(60000, lambda: None)


def test_worker(qtbot):
    kept.append(Worker())
    kept[-1].start()


def test_animation(qtbot):
    target = QWidget()
    qtbot.addWidget(target)
    move = QPropertyAnimation(target, b"pos")
    move.setDuration(60000)
    move.setLoopCount(-1)
    kept.append((target, move))
    animated = QObject()
    going = QPropertyAnimation(animated, b"objectName")
    going.setDuration(60000)
    going.start()
    kept.append((animated, going))


def test_failing_anyway(qtbot):
    kept.append(QWidget(windowTitle="excused"))
    raise ZeroDivisionError


def test_end():
    for one in kept:
        if isinstance(one, Worker):
            one.quit()
            one.wait()
"""


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    pytester.makeini("[pytest]\nqt_api = pyside6\nfilterwarnings = error\n")
    return pytester


def test_what_tidies_up_passes(inner: pytest.Pytester) -> None:
    inner.makepyfile(TIDY)
    result = inner.runpytest_subprocess("-p", "leaks", "-p", "no:xdist")
    result.assert_outcomes(passed=11)


def test_each_kind_of_leak_fails_its_test_and_is_named(inner: pytest.Pytester) -> None:
    inner.makepyfile(test_leaky=LEAKY)
    result = inner.runpytest_subprocess("-p", "leaks", "-p", "no:xdist", "-rE")
    result.assert_outcomes(passed=9, failed=1, errors=8)
    result.stdout.fnmatch_lines(
        [
            "*thread 'sleeper' (daemon)",
            "*visible window QWidget 'front door'",
            "*hidden window QLabel*",
            "*running QTimer 'pulse', made at *test_leaky.py:*",
            "*running QTimer, made at *test_leaky.py:*",
            "*waiting single shot, asked at *test_leaky.py:*",
            "*running Worker, made at *test_leaky.py:*",
            "*running QPropertyAnimation, made at *test_leaky.py:*",
        ]
    )
    result.stdout.no_fnmatch_line("*window QWidget 'excused'*")
