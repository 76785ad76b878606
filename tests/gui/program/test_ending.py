# SPDX-License-Identifier: GPL-3.0-or-later
"""How the parts of the window end: the last made first, each whatever befalls another."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from studio import Studio


class Part:
    """Notes its end."""

    def __init__(self, name: str, ended: list[str], fault: bool = False) -> None:
        self._name, self._ended, self._fault = name, ended, fault

    def close(self) -> None:
        """End, or fail to."""
        self._ended.append(self._name)
        if self._fault:
            raise OSError(self._name)


def test_a_part_that_cannot_end_keeps_no_other_open(
    small_library: Path, open_studio: Callable[[], Studio]
) -> None:
    assert small_library.is_file()
    before, ended = set(threading.enumerate()), list[str]()
    window = open_studio().ready().window
    assert len(set(threading.enumerate()) - before) >= 3
    for name in ("first", "second", "third"):
        window.basis.ends.add(Part(name, ended, fault=name == "second"))
    with pytest.raises(OSError, match="second"):
        window.shut()
    assert ended == ["third", "second", "first"]
    window.shut()
    assert ended == ["third", "second", "first"]
    assert set(threading.enumerate()) == before
