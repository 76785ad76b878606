# SPDX-License-Identifier: GPL-3.0-or-later
"""The code of dataclasses that is kept."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from composer.files.generated import GeneratedCode, generated_code


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave `dataclasses` as it is, and have files written though Python writes none here."""
    monkeypatch.setitem(vars(dataclasses), "exec", exec)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def made(code: GeneratedCode, fields: tuple[str, ...] = ("man", "square")) -> Any:
    """Return a frozen class that was made with this code."""
    code.install()
    return dataclasses.make_dataclass("Made", fields, frozen=True, order=True, slots=True)


def test_classes_of_what_is_kept_are_those_of_what_is_compiled(tmp_path: Path) -> None:
    first = GeneratedCode(tmp_path / "folder" / "kept")
    assert repr(made(first)("K", 4)) == "Made(man='K', square=4)"
    assert first.new > 0
    first.keep()
    second = GeneratedCode(tmp_path / "folder" / "kept")
    again = made(second)
    assert second.new == 0
    assert again("K", 4) == again("K", 4)
    assert again("K", 4) < again("Q", 4)
    assert hash(again("K", 4)) == hash(again("K", 4))
    with pytest.raises(dataclasses.FrozenInstanceError):
        again("K", 4).man = "Q"
    other = made(second, ("man", "file"))
    assert repr(other("K", 4)) == "Made(man='K', file=4)"
    assert second.new > 0


def test_what_was_not_used_stays_until_there_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept"
    for fields in (("a",), ("b",)):
        code = GeneratedCode(file)
        made(code, fields)
        code.keep()
    both = GeneratedCode(file)
    made(both, ("a",))
    made(both, ("b",))
    assert both.new == 0
    monkeypatch.setattr("composer.files.generated._MOST", 1)
    third = GeneratedCode(file)
    made(third, ("c",))
    third.keep()
    left = GeneratedCode(file)
    made(left, ("c",))
    assert left.new == 0
    made(left, ("a",))
    assert left.new > 0


@pytest.mark.parametrize("damage", ["", "empty", "short", "a byte", "a head", "writable by all"])
def test_what_is_not_to_be_trusted_counts_as_none(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    code = GeneratedCode(file)
    made(code)
    code.keep()
    whole = file.read_bytes()
    if damage == "writable by all":
        if not hasattr(os, "geteuid"):
            pytest.skip("rights are told in another way here")
        file.chmod(0o666)
    else:
        middle = len(whole) // 2
        turned = bytes([whole[middle] ^ 1])
        file.write_bytes(
            {
                "": whole,
                "empty": b"",
                "short": whole[:-1],
                "a byte": whole[:middle] + turned + whole[middle + 1 :],
                "a head": b"\0" + whole[1:],
            }[damage]
        )
    again = GeneratedCode(file)
    assert made(again)("K", 4).square == 4
    assert (again.new == 0) == (not damage)


def test_nothing_is_written_where_nothing_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    code = GeneratedCode(blocked / "kept")
    made(code)
    code.keep()
    nowhere = GeneratedCode(None)
    made(nowhere)
    nowhere.keep()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    unwanted = GeneratedCode(tmp_path / "unwanted")
    made(unwanted)
    unwanted.keep()
    assert list(tmp_path.iterdir()) == [blocked]


_SECOND_START = (
    "from composer.launcher import main\n"
    "main(['solve', '8/8/8/8/8/1K6/7R/k7 w - - 0 1', '-s', '#1'])\n"
)


def test_a_second_start_of_a_command_compiles_no_dataclass(home: Path) -> None:
    """At the first start there are hundreds; `home` is empty."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", _SECOND_START]

    def told() -> str:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    first = told()
    kept = generated_code("commands")
    assert kept.file is not None
    assert kept.file.is_file()
    assert kept.file.is_relative_to(home)
    before = kept.file.stat()
    assert told() == first
    assert kept.file.stat().st_mtime_ns == before.st_mtime_ns
