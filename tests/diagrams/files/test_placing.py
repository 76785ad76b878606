# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that come into their places all or none, also where the last of them cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from composer.diagrams.files import placing as rooms
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.placing import Placing, reason_of, replace_file


def told(folder: Path) -> dict[str, bytes | None]:
    """Return what lies in a folder; None for a folder in it."""
    return {path.name: path.read_bytes() if path.is_file() else None for path in folder.iterdir()}


def place(folder: Path, *names: str) -> None:
    with Placing() as placing:
        for name in names:
            placing.add(folder / name, b"new " + name.encode())
        for name in names:
            if name.startswith("shut"):  # between writing and renaming it becomes a folder
                (folder / name).unlink(missing_ok=True)
                (folder / name).mkdir(exist_ok=True)
        placing.put()


def no_second_names(*_: object) -> None:
    raise PermissionError("this file system has none")


@pytest.fixture(params=["second names", "copies"])
def folder(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Path:
    if request.param == "copies":
        monkeypatch.setattr(rooms.Path, "hardlink_to", no_second_names)
    (tmp_path / "a").write_bytes(b"old a")
    (tmp_path / "c").write_bytes(b"old c")
    return tmp_path


def test_all_come_and_nothing_else_is_left(folder: Path) -> None:
    place(folder, "a", "b", "c")
    assert told(folder) == {"a": b"new a", "b": b"new b", "c": b"new c"}


@pytest.mark.parametrize("names", [("a", "b", "c", "shut"), ("shut", "a"), ("a", "shut", "b")])
def test_where_one_cannot_come_what_was_there_is_there_again(
    folder: Path, names: tuple[str, ...]
) -> None:
    with pytest.raises(DiagramFault, match="shut cannot be written"):
        place(folder, *names)
    assert told(folder) == {"a": b"old a", "c": b"old c", "shut": None}


def test_a_name_that_is_too_long_for_windows_is_told_as_such(tmp_path: Path) -> None:
    """It says of it that there is no such folder."""
    long, short = str(tmp_path / ("x" * 300)), str(tmp_path / "x")
    assert [
        str(reason_of(error))
        for error in (
            FileNotFoundError(2, "", long),
            FileNotFoundError(2, "", short, None, long),  # cannot be renamed so
            FileNotFoundError(2, "", short),
        )
    ] == ["the name is too long", "the name is too long", "the folder does not exist"]


def test_the_same_place_named_twice_goes_back_too(folder: Path) -> None:
    with pytest.raises(DiagramFault):
        place(folder, "a", "a", "shut")
    assert told(folder) == {"a": b"old a", "c": b"old c", "shut": None}
    place(folder, "a", "a")
    assert told(folder)["a"] == b"new a"


def test_a_link_stays_a_link(folder: Path) -> None:
    (folder / "link").symlink_to(folder / "a")
    replace_file(folder / "link", b"through it")
    assert (folder / "link").is_symlink()
    assert (folder / "a").read_bytes() == b"through it"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_those_who_could_not_read_a_file_cannot_read_the_new_one(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old a")
    (tmp_path / "a").chmod(0o600)
    replace_file(tmp_path / "a", b"new a")
    assert (tmp_path / "a").read_bytes() == b"new a"
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o600
