# SPDX-License-Identifier: GPL-3.0-or-later
"""The patient bot is the one that tests are given; what sends no signal is looked at."""

from __future__ import annotations

import pytest
from patience import PatientBot, awaited
from PySide6.QtCore import QObject, Signal
from pytestqt.exceptions import TimeoutError as WaitedTooLong


class Bell(QObject):
    rung = Signal()


def test_tests_are_given_the_patient_bot(qtbot: PatientBot) -> None:
    assert isinstance(qtbot, PatientBot)
    bell = Bell()
    with qtbot.waitSignal(bell.rung):
        bell.rung.emit()
    with qtbot.waitSignals([bell.rung, bell.rung], order="simple"):
        bell.rung.emit()
        bell.rung.emit()


def test_it_gives_up_when_it_is_told_to(qtbot: PatientBot) -> None:
    with pytest.raises(WaitedTooLong):
        qtbot.waitUntil(lambda: False, timeout=1)


def test_what_sends_no_signal_is_looked_at_until_it_holds() -> None:
    answers = [False, False, True, False]
    assert awaited(lambda: answers.pop(0))
    assert answers == [False]


def test_what_never_holds_is_told() -> None:
    assert not awaited(lambda: False, seconds=0)
