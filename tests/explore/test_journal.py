# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a search: one program at a time, and read round what is damaged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from searches import small

from composer.explore.finds import Find, Tally
from composer.explore.journal import Journal
from composer.explore.judging import Done
from composer.explore.specfile import spec_object
from composer.pools.journal import JournalError


def done(chunk: int) -> Done:
    return Done(chunk, Tally(sound=1, found=1), (Find(chunk, "8/8/8/8/8/8/8/K1k5", "a1a2", "Ka2"),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal of five chunks."""
    path = tmp_path / "j.jsonl"
    with Journal.begin(path, small()) as journal:
        for chunk in range(5):
            journal.keep(done(chunk))
    return path


def test_two_cannot_go_on_with_one_journal(path: Path) -> None:
    before = path.read_bytes()
    first, _ = Journal.resume(path)
    with pytest.raises(JournalError, match="another program goes on"):
        Journal.resume(path)
    first.keep(done(5))
    first.close()
    assert path.read_bytes().startswith(before)
    second, _ = Journal.resume(path)
    second.close()


def test_nor_with_one_that_was_just_begun(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    with (
        Journal.begin(path, small()),
        pytest.raises(JournalError, match="another program goes on"),
    ):
        Journal.resume(path)


def test_the_command_says_so_and_leaves_it_alone(path: Path, tmp_path: Path) -> None:
    spec = tmp_path / "s.json"
    spec.write_text(json.dumps(spec_object(small())), "utf-8")
    first, _ = Journal.resume(path)
    with first:
        before = path.read_bytes()
        ran = subprocess.run(
            [sys.executable, "-m", "composer", "explore", str(spec), "-o", str(path), "--resume"],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert path.read_bytes() == before
    assert ran.returncode == 2
    (line,) = ran.stderr.splitlines()
    assert "another program goes on with this search" in line


@pytest.mark.parametrize(
    "damage", [b"{", b"\xff\xfe", b"null", b'{"chunk":true}', b"[1]", b"9" * 5000, b"[" * 100_000]
)
@pytest.mark.parametrize("place", [1, 3, 5])
def test_a_damaged_line_hides_nothing_after_it(path: Path, damage: bytes, place: int) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[place] = damage + b"\n"
    path.write_bytes(b"".join(lines))
    told: list[int] = []
    _, chunks = Journal.read(path, told.append)
    assert [chunk.number for chunk in chunks] == [n for n in range(5) if n != place - 1]
    assert told == [place + 1]
    journal, _ = Journal.resume(path)
    with journal:
        journal.keep(done(place - 1))
    assert {each.number for each in Journal.read(path)[1]} == set(range(5))


def test_a_line_beyond_all_measure_hides_nothing_either(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    longest = max(map(len, lines)) + 1
    monkeypatch.setattr("composer.pools.journal._LONGEST", longest)
    lines[2] = b"x" * (3 * longest) + b"\n"
    path.write_bytes(b"".join(lines))
    told: list[int] = []
    assert [each.number for each in Journal.read(path, told.append)[1]] == [0, 2, 3, 4]
    assert told == [3]
    size = path.stat().st_size
    journal, _ = Journal.resume(path)
    journal.close()
    assert path.stat().st_size == size


def test_the_command_says_which_line_is_damaged(path: Path, tmp_path: Path) -> None:
    spec = tmp_path / "s.json"
    spec.write_text(json.dumps(spec_object(small())), "utf-8")
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"{\n"
    path.write_bytes(b"".join(lines))
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "composer", "explore", str(spec), "-o", str(path)),
            *("--resume", "--jobs", "1"),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    assert f"{path}, line 3: damaged" in ran.stderr
