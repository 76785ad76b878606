# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import threading
import time

import pytest

from composer.analysis.composing.edits import edits
from composer.analysis.composing.survey import surveyed
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.solver.judging import Judgement
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.session import Session

STAR = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
LONG = parse_fen("r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4 w - - 0 1")
AROUND = [edit.apply(STAR) for edit in edits(STAR)][:200]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_each_position_is_judged_once(session: Session, threads: int) -> None:
    survey = surveyed(AROUND, TWO_MOVER, Token(), session, threads)
    found = [pair for batch in survey for pair in batch]
    assert sorted(number for number, _ in found) == list(range(len(AROUND)))
    alone = session.judge(TWO_MOVER, Token()).judge(AROUND)
    assert [judged for _, judged in sorted(found, key=lambda pair: pair[0])] == alone


def test_nothing_is_judged_of_nothing(session: Session) -> None:
    assert list(surveyed([], TWO_MOVER, Token(), session, 2)) == []


def test_what_takes_long_is_put_off_and_then_decided(session: Session) -> None:
    short = parse_fen("7k/8/5KR1/8/8/8/8/8 w - - 0 1")
    five = parse_stipulation("#5")
    survey = surveyed([LONG, short], five, Token(), session, 1)
    told: list[tuple[int, Judgement]] = [pair for batch in survey for pair in batch]
    assert [number for number, judged in told if judged.complete] == [1, 0]
    assert told[0][0] == 0
    assert not told[0][1].complete


@pytest.mark.parametrize("threads", [1, 2])
def test_a_cancelled_survey_ends_where_it_is(session: Session, threads: int) -> None:
    """It would take hours."""
    token, told = Token(), []

    def survey() -> None:
        for batch in surveyed([LONG] * 50, parse_stipulation("#7"), token, session, threads):
            told.extend(judged.complete for _, judged in batch)

    thread = threading.Thread(target=survey)
    thread.start()
    time.sleep(0.1)  # into the midst of the search, which tells nobody of itself
    token.cancel()
    thread.join()
    assert True not in told


def test_a_fault_of_a_thread_is_told(session: Session) -> None:
    wrong: list[Position] = [STAR, "no position"]  # type: ignore[list-item]
    for threads in (1, 2):
        with pytest.raises((TypeError, AttributeError)):
            list(surveyed(wrong, TWO_MOVER, Token(), session, threads))


def test_what_is_not_solved_is_refused(session: Session) -> None:
    with pytest.raises(UnsupportedStipulation):
        next(surveyed([STAR], parse_stipulation("ser-hs#2"), Token(), session))
