# SPDX-License-Identifier: GPL-3.0-or-later
"""The time of this machine, also where the system tells of a zone that is none."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from pathlib import Path
from typing import Self

import pytest

from composer.clock import here
from composer.library.access.store import Library


def test_a_moment_stays_the_same_moment() -> None:
    moment = datetime(1925, 5, 7, 12, tzinfo=UTC)
    assert here(moment) == moment
    assert here().tzinfo is not None


class Early(datetime):
    """A moment of which Windows does not tell its own time."""

    def astimezone(self, tz: tzinfo | None = None) -> Self:
        """Refuse as Python does there."""
        if tz is None:
            raise OSError(errno.EINVAL, "Invalid argument")
        return super().astimezone(tz)


def test_a_moment_of_which_the_system_tells_nothing_is_one_all_the_same() -> None:
    early = Early(1925, 5, 7, 14, tzinfo=timezone(timedelta(hours=2)))
    assert here(early) == early
    assert here(early).tzinfo is UTC


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes its zone from elsewhere")
@pytest.mark.parametrize("zone", ["XXX+99:99", "UTC-25", "UTC+24"])
def test_a_zone_that_is_none_stops_no_search(tmp_path: Path, zone: str) -> None:
    Library.create(tmp_path / "l.chesslib").close()
    command = ["search", "--library", str(tmp_path / "l.chesslib"), "saved:2026"]
    done = subprocess.run(
        [sys.executable, "-m", "composer", *command],
        env=os.environ | {"TZ": zone},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "failure" not in done.stderr
    assert done.returncode in (0, 1)
