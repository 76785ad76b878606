# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test fails that logs a warning or worse which it has not announced.

    def test_a_damaged_file(expect_log):
        expect_log("journal.*damaged")
        ...

An announced record that does not come fails the test as well.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest


@dataclass
class Expectation:
    """A record that a test has announced."""

    pattern: str
    level: int
    logger: str
    seen: bool = False

    def matches(self, record: logging.LogRecord) -> bool:
        """Tell whether this is the record announced."""
        named = record.name == self.logger or record.name.startswith(f"{self.logger}.")
        return (
            record.levelno <= self.level
            and (named or not self.logger)
            and re.search(self.pattern, record.getMessage()) is not None
        )


class Watch(logging.Handler):
    """Collects the records of a test that nobody announced."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.expectations: list[Expectation] = []
        self.unexpected: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Sort a record."""
        matching = [expectation for expectation in self.expectations if expectation.matches(record)]
        for expectation in matching:
            expectation.seen = True
        if not matching:
            self.unexpected.append(record)

    def complaints(self) -> list[str]:
        """Return what is wrong, a line each."""
        lines = [
            f"unexpected log record: {record.name} {record.levelname}: {record.getMessage()}"
            f" ({record.pathname}:{record.lineno})"
            for record in self.unexpected
        ]
        lines += [
            f"the expected log record /{expectation.pattern}/ never came"
            for expectation in self.expectations
            if not expectation.seen
        ]
        return lines


@pytest.fixture(autouse=True)
def _watched_log() -> Iterator[Watch]:
    watch = Watch()
    root = logging.getLogger()
    root.addHandler(watch)
    try:
        yield watch
    finally:
        root.removeHandler(watch)
    complaints = watch.complaints()
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


@pytest.fixture
def expect_log(_watched_log: Watch) -> Callable[..., None]:
    """Announce a log record: its text (a pattern), its highest level, its logger."""

    def announce(pattern: str, level: int = logging.ERROR, logger: str = "") -> None:
        _watched_log.expectations.append(Expectation(pattern, level, logger))

    return announce
