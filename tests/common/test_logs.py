# SPDX-License-Identifier: GPL-3.0-or-later
"""The watch over log records: an unexpected one really fails a test."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

INNER = """
import logging


def test_quiet():
    logging.getLogger("some.room").info("all well")


def test_loud():
    logging.getLogger("some.room").warning("the roof leaks")


def test_announced(expect_log):
    expect_log("roof .* leaks", logger="some")
    logging.getLogger("some.room").warning("the roof still leaks")


def test_announced_elsewhere(expect_log):
    expect_log("roof", logger="another")
    logging.getLogger("some.room").warning("the roof leaks")


def test_worse_than_announced(expect_log):
    expect_log("roof", level=logging.WARNING)
    logging.getLogger("some.room").error("no roof")


def test_never_came(expect_log):
    expect_log("rain")
"""


def test_unexpected_records_fail_tests(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    pytester.makepyfile(INNER)
    result = pytester.runpytest_subprocess("-p", "logs", "-p", "no:xdist", "-rE", "-v")
    result.assert_outcomes(passed=6, errors=4)
    result.stdout.fnmatch_lines(
        [
            "unexpected log record: some.room WARNING: the roof leaks (*test_*:*)",
            "the expected log record /rain/ never came",
        ]
    )
    for name in ("loud", "announced_elsewhere", "worse_than_announced", "never_came"):
        result.stdout.fnmatch_lines([f"ERROR *::test_{name}*"])
