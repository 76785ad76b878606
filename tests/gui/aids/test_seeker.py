# SPDX-License-Identifier: GPL-3.0-or-later
"""The thread behind the aids: finds in their order, together, and nothing that was given up."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from composer.gui.aids.seeker import Seeker, Step, Tell
from composer.solver.options import Token

PATIENCE = 20_000


@pytest.fixture
def seeker(qtbot) -> Iterator[Seeker]:
    made = Seeker("test")
    yield made
    made.close()


def test_finds_come_together_and_in_order(seeker: Seeker, qtbot) -> None:
    told: list[tuple[object, ...]] = []
    seeker.found.connect(told.append)
    with qtbot.waitSignal(seeker.ended, timeout=PATIENCE):
        seeker.begin(lambda token: iter(range(1000)))
    assert [find for finds in told for find in finds] == list(range(1000))
    assert len(told) < 100
    assert not seeker.is_busy


def test_a_search_that_stops_for_nothing_is_told_of_all_the_same(seeker: Seeker, qtbot) -> None:
    go_on = threading.Event()
    told: list[object] = []
    seeker.found.connect(told.extend)

    def search(token: Token) -> Iterator[object]:
        yield "first"
        go_on.wait(PATIENCE / 1000)
        yield "last"

    seeker.begin(search)
    qtbot.waitUntil(lambda: told == ["first"], timeout=PATIENCE)
    with qtbot.waitSignal(seeker.ended, timeout=PATIENCE):
        go_on.set()
    assert told == ["first", "last"]


def test_what_is_stopped_still_tells_how_it_ended(seeker: Seeker, qtbot) -> None:
    told: list[object] = []
    seeker.found.connect(told.extend)
    stopped = threading.Event()

    def work(token: Token, tell: Tell) -> None:
        tell("begun")
        stopped.wait(PATIENCE / 1000)
        tell("cut short" if token.cancelled else "whole")

    seeker.begin_work(work)
    qtbot.waitUntil(lambda: told == ["begun"], timeout=PATIENCE)
    with qtbot.waitSignal(seeker.ended, timeout=PATIENCE):
        seeker.stop()
        stopped.set()
    assert told == ["begun", "cut short"]


def test_what_is_to_be_seen_is_told_before_the_search_goes_on(seeker: Seeker, qtbot) -> None:
    told: list[tuple[object, ...]] = []
    seeker.found.connect(told.append)

    def search(token: Token) -> Iterator[object]:
        yield from (1, 2, Step.SHOW)
        yield from (3, 4)

    with qtbot.waitSignal(seeker.ended, timeout=PATIENCE):
        seeker.begin(search)
    assert told == [(1, 2), (3, 4)]


def test_nothing_is_told_of_what_was_given_up(seeker: Seeker, qtbot) -> None:
    told: list[object] = []
    seeker.found.connect(told.extend)
    seeker.begin(lambda token: iter(range(100)))
    with qtbot.waitSignal(seeker.ended, timeout=PATIENCE):
        seeker.begin(lambda token: iter("ab"))
    assert told == ["a", "b"]


def test_a_search_that_is_cancelled_while_it_waits_for_the_window_ends(
    seeker: Seeker, qtbot
) -> None:
    closed = threading.Event()

    def search(token: Token) -> Iterator[object]:
        try:
            while True:
                yield 1
                yield Step.SHOW
        finally:
            closed.set()

    seeker.begin(search)
    qtbot.waitSignal(seeker.found, timeout=PATIENCE).wait()
    seeker.cancel()
    assert closed.wait(PATIENCE / 1000)
    assert not seeker.is_busy
