# SPDX-License-Identifier: GPL-3.0-or-later
"""Files written beside and renamed: rights, links, and what killed programs left."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.diagrams.files.placing import replace_file
from composer.files import beside as room
from composer.files.beside import (
    OLD,
    name_beside,
    place_new,
    tidy,
    write_beside,
    writing_beside,
    writing_folder,
)
from composer.formats.lines import write_lines

WRITERS = {
    "beside": lambda path: write_beside(path, b"new\n"),
    "lines": lambda path: write_lines(path, ["new"], overwrite=True),
    "pictures": lambda path: replace_file(path, b"new\n"),
}
rights = pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights in another way")


@rights
@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666, 0o444])
def test_what_replaces_a_file_has_its_rights(tmp_path: Path, write, mode: int) -> None:
    path = tmp_path / "secret.txt"
    path.write_text("old")
    path.chmod(mode)
    write(path)
    assert path.read_bytes() == b"new\n"
    assert path.stat().st_mode & 0o777 == mode


@rights
def test_nobody_may_read_it_while_it_is_written_either(tmp_path: Path) -> None:
    path = tmp_path / "secret.txt"
    path.write_text("old")
    path.chmod(0o600)
    with writing_beside(path) as stream:
        stream.write(b"new")
        (found,) = tmp_path.glob(".composer-*.part")
        assert found.stat().st_mode & 0o777 == 0o600


@rights
def test_nobody_may_read_a_folder_while_it_is_written_either(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.mkdir(0o700)
    with writing_folder(path) as made:
        assert made.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_a_link_stays_a_link(tmp_path: Path, write) -> None:
    path, link = tmp_path / "real.txt", tmp_path / "link.txt"
    path.write_text("old")
    link.symlink_to(path)
    write(link)
    assert link.is_symlink()
    assert path.read_bytes() == b"new\n"


@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_a_planted_link_is_not_followed(
    tmp_path: Path, write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither under the name that an older version took, nor were the name guessed."""
    victim, path = tmp_path / "victim", tmp_path / "out.txt"
    victim.write_text("precious")
    tmp_path.joinpath(f"out.txt.{os.getpid()}.part").symlink_to(victim)
    write(path)
    assert victim.read_text() == "precious"
    path.unlink()
    monkeypatch.setattr(room.secrets, "token_hex", lambda _: "0" * 16)
    name_beside(path).symlink_to(victim)
    with pytest.raises(Exception, match=f"(?i){os.strerror(errno.EEXIST)}"):
        write(path)
    assert victim.read_text() == "precious"
    assert not path.exists()


def test_a_failure_leaves_nothing_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    path.write_text("old")

    def broken_off() -> Iterator[str]:
        yield "half"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_lines(path, broken_off(), overwrite=True)
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]
    assert path.read_text() == "old"


def test_a_long_name_has_room_beside(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 240)
    write_beside(path, b"new")
    assert path.read_bytes() == b"new"


KILLED = """
import os, signal, sys
from pathlib import Path
from composer.formats.lines import write_lines
def lines():
    yield "x" * 100_000
    os.kill(os.getpid(), signal.SIGKILL)
write_lines(Path(sys.argv[1]), lines())
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_what_a_killed_export_left_is_removed_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False, timeout=60)
    (left,) = tmp_path.iterdir()
    write_beside(path, b"new")
    assert left.exists(), "one so young may still be written"
    long_ago = time.time() - OLD - 1
    os.utime(left, (long_ago, long_ago))
    write_beside(path, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


def test_only_ours_and_only_what_nobody_writes_is_removed(tmp_path: Path) -> None:
    foreign = [tmp_path / name for name in ("a.part", ".composer-xyz.part", ".composer-1.part")]
    long_ago = time.time() - OLD - 1
    with writing_beside(tmp_path / "out.txt") as stream:
        stream.write(b"slowly")
        (written,) = tmp_path.glob(".composer-*.part")
        for path in foreign:
            path.write_text("theirs")
        for path in (*foreign, written):
            os.utime(path, (long_ago, long_ago))
        tidy(tmp_path)
        assert written.exists()
    assert (tmp_path / "out.txt").read_bytes() == b"slowly"
    assert all(path.exists() for path in foreign)


def test_a_new_file_takes_no_place_that_is_taken(tmp_path: Path) -> None:
    beside, target = tmp_path / "beside", tmp_path / "target"
    beside.write_text("new")
    place_new(beside, target)
    assert (target.read_text(), beside.exists()) == ("new", False)
    beside.write_text("newer")
    with pytest.raises(FileExistsError):
        place_new(beside, target)
    assert (target.read_text(), beside.read_text()) == ("new", "newer")


def test_it_takes_none_where_the_drive_knows_no_links_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    test_a_new_file_takes_no_place_that_is_taken(tmp_path)


def test_what_a_killed_export_of_a_site_left_is_removed_too(tmp_path: Path) -> None:
    old, young = (name_beside(tmp_path / "site") for _ in range(2))
    for folder in (old, young):
        (folder / "problems").mkdir(parents=True)
        (folder / "problems" / "0001.html").write_text("half")
    long_ago = time.time() - OLD - 1
    for path in (old / "problems", old, young):
        os.utime(path, (long_ago, long_ago))
    tidy(tmp_path)
    assert not old.exists()
    assert (young / "problems" / "0001.html").exists()
