# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye is found where the user says, or by the names that it has."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest
from cases import every

from composer.beside.program import Limits, find_program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files that can be started")


def program(path: Path) -> Path:
    """Make a file that can be started."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="ascii")
    path.chmod(0o755)
    return path


def test_without_a_word_it_is_looked_for_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert find_program() is None
    short = program(tmp_path / "bin" / "py")
    found = find_program()
    assert found is not None
    assert found.path == short
    long = program(tmp_path / "bin" / "popeye")
    found = find_program("  ")
    assert found is not None
    assert found.path == long


def test_a_path_goes_before_and_a_folder_stands_for_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    program(tmp_path / "bin" / "popeye")
    own = program(tmp_path / "own" / "py")
    for given in (str(own), str(own.parent)):
        found = find_program(given)
        assert found is not None
        assert found.path == own
    named = find_program("popeye")
    assert named is not None
    assert named.path == tmp_path / "bin" / "popeye"
    for wrong in (str(tmp_path / "nowhere"), str(tmp_path), "nothing"):
        assert find_program(wrong) is None
    (tmp_path / "text").write_text("no program", encoding="ascii")
    assert find_program(str(tmp_path / "text")) is None


@every("megabytes, seconds", [(0, 1), (1 << 20, 1), (64, -1), (64, math.nan), (64, math.inf)])
def test_limits_are_limited(megabytes: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="expected"):
        Limits(megabytes, seconds)
