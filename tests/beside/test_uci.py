# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine beside us, whatever it does."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from composer.beside.program import Program
from composer.beside.uci import Engine, find_engine, may_be_asked
from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import Position

FAKE = Path(__file__).parent / "engine.py"
STUDY = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")


def engine(way: str = "", patience: float = 10.0, nodes: int = 500) -> Engine:
    arguments = (str(FAKE), way) if way else (str(FAKE),)
    return Engine(Program(Path(sys.executable), arguments), nodes, patience)


def moves_of(position: Position) -> list[Move]:
    board = board_of(position)
    return [move_of(board, uncoded) for uncoded in board.legal_moves]


def test_it_is_asked_of_some_moves_and_bounds_are_no_scores() -> None:
    moves = moves_of(STUDY)
    with engine() as asked:
        one = asked.opinion(STUDY, moves[2:3])
        others = asked.opinion(STUDY, moves[:2] + moves[3:])
    assert one is not None
    assert others is not None
    assert (one.engine, one.nodes, one.depth, one.score) == ("Fake 1", 500, 7, 1)
    assert one.line[0].uci == moves[2].uci
    assert len(one.line) == 2
    assert (others.score, others.number) == (3, "+0.03")
    assert not asked.fault


def test_a_mate_is_seen_and_goes_before_scores() -> None:
    with engine("mate") as asked:
        seen = asked.opinion(STUDY, moves_of(STUDY))
    assert seen is not None
    assert (seen.number, seen.score) == ("+M3", None)
    assert seen.worth > 10_000


@pytest.mark.parametrize(("way", "why"), [("die", "any more"), ("lie", "another move")])
def test_one_that_dies_or_lies_is_not_asked_any_more(way: str, why: str) -> None:
    with engine(way) as asked:
        assert asked.opinion(STUDY, moves_of(STUDY)[:2]) is None
        assert why in str(asked.fault)
        assert asked.opinion(STUDY, moves_of(STUDY)[:2]) is None


def test_one_that_says_nothing_is_given_up() -> None:
    with engine("silent", patience=0.3) as asked:
        assert asked.opinion(STUDY, moves_of(STUDY)) is None
    assert "is not asked any more" in str(asked.fault)


def test_whoever_cancels_does_not_wait_and_a_hanging_one_is_started_again() -> None:
    flag = bytearray(1)
    with engine("hang", nodes=1_000_000) as asked:  # for which it would have minutes
        asked._started()
        asked._patience = 0.3
        timer = threading.Timer(0.2, flag.__setitem__, (0, 1))
        timer.start()
        assert asked.opinion(STUDY, moves_of(STUDY), flag) is None
        assert not asked.fault
        for thread in threading.enumerate():
            if thread.name == "engine-watch":
                thread.join(60)  # it is killed
                assert not thread.is_alive()
        assert asked._process is not None
        assert asked._process.has_ended


class Soon(bytearray):
    """A flag that is set at the second look, before an engine can have listened."""

    looks = 0

    def __getitem__(self, place: object) -> int:  # type: ignore[override]
        self.looks += 1
        return int(self.looks > 1)


def test_one_that_is_cancelled_before_it_listens_is_stopped_when_it_does() -> None:
    with engine("wait", patience=60) as asked:
        assert asked.opinion(STUDY, moves_of(STUDY), Soon(1)) is None
        for thread in threading.enumerate():
            if thread.name == "engine-watch":
                thread.join(20)
                assert not thread.is_alive()
        assert asked._process is not None
        assert not asked._process.has_ended


def test_positions_that_end_engines_are_not_shown_to_it() -> None:
    for fen in ("8/8/8/8/8/2K5/8/8 w", "k7/8/8/8/8/2K5/8/R7 w", "kP6/8/8/8/8/2K5/8/p7 w"):
        position = parse_fen(fen)
        assert not may_be_asked(position)
        with engine("die") as asked:
            assert asked.opinion(position, moves_of(STUDY)) is None
            assert not asked.fault


def test_none_is_found_where_none_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_engine(str(tmp_path / "nothing")) is None
    monkeypatch.setattr("composer.beside.uci.NAMES", ("no-such-engine",))
    assert find_engine() is None
    with pytest.raises(ValueError, match="nodes"):
        Engine(Program(Path("x")), 5)
