# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of files that Windows takes at any length, and what a name stands for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from composer.files.places import absolute, extended, real, without_prefix

DEEP = "\\".join(["E:", *(["x" * 40] * 6), "a.chesslib"])


def test_only_long_paths_of_windows_are_prefixed_and_once() -> None:
    assert extended("E:\\a\\b.chesslib") == "E:\\a\\b.chesslib"
    assert extended(DEEP) == f"\\\\?\\{DEEP}"
    assert extended(extended(DEEP)) == extended(DEEP)
    assert extended(DEEP.replace("\\", "/")) == extended(DEEP)
    share = f"\\\\server\\{DEEP[3:]}"
    assert extended(share) == f"\\\\?\\UNC{share[1:]}"


@pytest.mark.parametrize("path", ["E:\\a", DEEP, f"\\\\server\\{DEEP[3:]}"])
def test_people_read_it_without_prefix(path: str) -> None:
    assert without_prefix(extended(path)) == path


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "target")
    assert real(tmp_path / "link") == (tmp_path / "target").resolve()
    assert absolute("a") == Path.cwd() / "a"
