# SPDX-License-Identifier: GPL-3.0-or-later
"""`--quick`: a sample of the tests, the same each time, for a developer before each commit.

Of every test function the first case; none that is marked `slow`, `corpus` or `xvfb`; none
that `dear.txt` names.

`--tally FILE` writes what each test function costs, the dearest first, and prints a table of
the rooms. It counts seconds of the processor, those of programs that tests start included,
so that it says the same on a busy machine.

    .venv/bin/python tests/common/quick.py FILE ...

writes `dear.txt` anew from such files; what was not run keeps its place in it.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest

MARKS: Final = ("slow", "corpus", "xvfb")
DEAR: Final = Path(__file__).parent / "dear.txt"
"""Test functions of which a case costs more than `DEAREST`, a line each."""

DEAREST: Final = 0.3
"""Seconds: so the sample takes two and a half minutes of two processors."""

_COST: Final = "cost"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add both options."""
    group = parser.getgroup("sample", "a sample of the tests, and what tests cost")
    group.addoption("--quick", action="store_true", help="run a sample, the same each time")
    group.addoption("--tally", metavar="FILE", help="write what each test costs, by rooms")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to count, if it is asked."""
    if config.getoption("tally"):
        config.pluginmanager.register(Tally(Path(config.getoption("tally"))))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the sample only, if it is asked."""
    if not config.getoption("quick"):
        return
    kept = set(sample(items, dear()))
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def dear() -> frozenset[str]:
    """Return the test functions that are too dear for the sample."""
    return frozenset(DEAR.read_text(encoding="utf-8").split())


def sample(items: list[pytest.Item], too_dear: frozenset[str]) -> Iterator[pytest.Item]:
    """Yield the tests of the sample."""
    unmarked = [item for item in items if not any(map(item.get_closest_marker, MARKS))]
    first = {(item.path, function_of(item.nodeid)): item for item in reversed(unmarked)}
    taken = {item for (_, name), item in first.items() if name not in too_dear}
    yield from (item for item in unmarked if item in taken)


def judged(known: frozenset[str], tallies: str, most: float = DEAREST) -> list[str]:
    """Return which test functions are too dear, by tallies and, of what was not run, as known."""
    rows = [line.split("\t") for line in tallies.splitlines()]
    costs = {name: float(cost) / int(count) for cost, count, name in rows}
    return sorted((known - costs.keys()) | {name for name in costs if costs[name] > most})


def function_of(name: str) -> str:
    """Return the name of a test without its case, and without the group it runs in."""
    return name.partition("[")[0].partition("@")[0]


class Tally:
    """What each test function cost, and how often it ran."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._cost: Counter[str] = Counter()
        self._count: Counter[str] = Counter()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note what a test costs, but for what takes it down, where it is reported."""
        item.stash[_BEGUN] = _processor()
        return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Send the cost along with the last report."""
        report = yield
        if call.when == "teardown":
            cost = _processor() - item.stash[_BEGUN]
            report.user_properties.append((_COST, f"{cost:.3f}"))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a report says; where tests run in several processes, in the first."""
        cost = dict(report.user_properties).get(_COST)
        if report.when == "teardown" and cost is not None:
            name = function_of(report.nodeid)
            self._cost[name] += float(str(cost))
            self._count[name] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write the file and print the table."""
        lines = [f"{cost:.2f}\t{self._count[name]}\t{name}" for name, cost in self._dearest()]
        self._file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        rooms: dict[str, list[str]] = {}
        for name in self._count:
            rooms.setdefault(room_of(name), []).append(name)
        terminalreporter.write_line("| room | tests | seconds |")
        terminalreporter.write_line("|---|---:|---:|")
        for room, names in sorted(rooms.items()):
            count = sum(self._count[name] for name in names)
            cost = sum(self._cost[name] for name in names)
            terminalreporter.write_line(f"| {room} | {count} | {cost:.0f} |")

    def _dearest(self) -> list[tuple[str, float]]:
        return sorted(self._cost.items(), key=lambda pair: (-pair[1], pair[0]))


_BEGUN = pytest.StashKey[float]()


def room_of(name: str) -> str:
    """Return the room of a test: its folder below `tests`."""
    _, _, inside = name.partition("::")[0].partition("tests/")
    folder, _, file = inside.partition("/")
    return folder if file else "the top"


def _processor() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


if __name__ == "__main__":
    told = "".join(Path(name).read_text(encoding="utf-8") for name in sys.argv[1:])
    DEAR.write_text("\n".join(judged(dear(), told)) + "\n", encoding="utf-8")
