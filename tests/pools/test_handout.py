# SPDX-License-Identifier: GPL-3.0-or-later
"""Work that is handed out, in a pool that loses what it is told to lose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from typing import Any

import pytest

from composer.pools.handout import Done, HandOut
from composer.pools.pool import PoolError


@dataclass(frozen=True)
class Sum:
    of: int = 0

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.of + other.of)


class Losing:
    """A pool that refuses or loses a piece as often as it is told."""

    workers = 2
    lack = ""

    def __init__(self, refused: dict[int, int], lost: dict[int, int]) -> None:
        self.refused, self.lost, self.renewed = refused, lost, 0

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        piece, future = args[0], Future[Any]()
        if self.refused.get(piece):
            self.refused[piece] -= 1
            raise BrokenExecutor
        if self.lost.get(piece):
            self.lost[piece] -= 1
            future.set_exception(BrokenExecutor())
        else:
            future.set_result(function(*args))
        return future

    def renew(self) -> None:
        self.renewed += 1

    def close(self) -> None: ...


class Counting(HandOut[Sum, int]):
    def __init__(self, pool: Losing, pieces: int, keeper: Any = None) -> None:
        super().__init__(pool, keeper, Sum())
        self.pieces, self.found = pieces, [0] * 0

    def _pieces(self) -> Iterator[int]:
        return iter(range(self.pieces))

    def _begin(self, piece: int) -> Future[Done[Sum, int]]:
        return self._pool.submit(lambda number: Done(number, Sum(number), (number,)), piece)

    def _take(self, finds: Iterable[int]) -> None:
        self.found += finds

    @property
    def sum(self) -> int:
        return self._tally.of


def test_what_is_lost_is_done_again_and_nothing_twice() -> None:
    pool = Losing({1: 2, 9: 5}, {0: 5, 2: 1, 7: 3})
    counting, told = Counting(pool, 10), [0] * 0
    counting.restore([Done(4, Sum(4), (4,)), Done(4, Sum(4), (4,))])
    assert counting.work(lambda done: told.append(done.number), lambda: None)
    assert sorted(counting.found) == list(range(10))
    assert counting.sum == 45
    assert sorted(told) == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert pool.renewed >= 8


@pytest.mark.parametrize("lost", [({}, {3: 99}), ({3: 99}, {})])
def test_a_piece_that_ends_its_process_each_time_ends_the_work(
    lost: tuple[dict[int, int], dict[int, int]],
) -> None:
    counting = Counting(Losing(*lost), 10**9)
    with pytest.raises(PoolError, match="again and again"):
        counting.work(lambda done: None, lambda: None)


def test_losses_now_and_then_are_no_reason_to_end() -> None:
    pool = Losing({}, dict.fromkeys(range(50), 1))
    assert Counting(pool, 50).work(lambda done: None, lambda: None)


def test_a_piece_counts_when_it_is_written_down() -> None:
    class Full:
        def keep(self, done: Done[Sum, int], /) -> None:
            raise OSError("full")

    counting = Counting(Losing({}, {}), 3, Full())
    with pytest.raises(OSError, match="full"):
        counting.work(lambda done: None, lambda: None)
    assert not counting.found


def test_work_stops_and_goes_on() -> None:
    counting = Counting(Losing({}, {}), 10**9)
    assert not counting.work(lambda done: counting.stop(), lambda: None)
    assert 0 < len(counting.found) < 10
