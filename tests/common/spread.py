# SPDX-License-Identifier: GPL-3.0-or-later
"""How tests are spread over several processes (`-n logical --dist loadgroup`).

A file's tests run in one process, for what they share in it is made once; so do all that ask tables
of endings, which take half a minute to make, and those of a real window, which are heavy. Files
with tests that take long come first: one that was left for the end would be waited for by all
processes but its own.

There are a few more processes than processors: a fifth of the time a test waits for a program that
it has started, or for a browser. What was collected is no rubbish, and is kept out of the search
for rubbish: with all tests collected, one such search takes a third of a second.
"""

from __future__ import annotations

import gc
import os
from collections import Counter
from typing import Any

import pytest
from quick import MARKS, dear, function_of


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of a real window into one group, and those of tables of endings."""
    for item in items:
        if item.get_closest_marker("xvfb") is not None:
            item.add_marker(pytest.mark.xdist_group("window"))
        elif "endings" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("tables"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Return how many processes `-n logical` means; what the environment says comes first."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return workers(os.cpu_count() or 1)


def workers(processors: int) -> int:
    """Return how many processes share the tests."""
    return processors + (processors + 3) // 4


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Keep what was collected out of the search for rubbish."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True, specname="pytest_collection_modifyitems")
def pytest_collection_longest_first(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put first what takes long, where several processes share the tests."""
    if hasattr(config, "workerinput"):
        items[:] = longest_first(items, dear())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let one process run all tests of a file, and the files in the order of the tests."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadGroupScheduling

    class ByFile(LoadGroupScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return str(super()._split_scope(nodeid)).partition("::")[0]

    config.option.loadscopereorder = False
    return ByFile(config, log)


def longest_first(items: list[pytest.Item], too_dear: frozenset[str]) -> list[pytest.Item]:
    """Return the tests by files, first those of which most tests are long, then the largest."""
    long: Counter[str] = Counter()
    size: Counter[str] = Counter()
    for item in items:
        is_long = any(item.get_closest_marker(mark) for mark in MARKS)
        long[_place(item)] += is_long or function_of(item.nodeid) in too_dear
        size[_place(item)] += 1
    places = sorted(size, key=lambda place: (-long[place], -size[place]))
    rank = {place: number for number, place in enumerate(places)}
    return sorted(items, key=lambda item: rank[_place(item)])


def _place(item: pytest.Item) -> str:
    """Return what the tests have in common that run in one process."""
    group = item.get_closest_marker("xdist_group")
    return str(group.args[0]) if group is not None else str(item.path)
