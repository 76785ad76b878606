# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer serve` as a process: the link, one that is in use, the end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from composer.library.access.opening import open_for_session
from composer.library.access.store import Library
from composer.web.code import code_of, code_text

LINK = re.compile(r"http://127\.0\.0\.1:\d+/[\w-]{22}/")


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "composer", "serve", *arguments]
    group = {} if sys.platform == "win32" else {"start_new_session": True}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **group
    )  # type: ignore[call-overload, no-any-return]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent by a signal")
def test_it_prints_a_link_that_opens_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with started("--library", str(tmp_path / "l.chesslib"), "--port", "0") as process:
        assert process.stdout is not None
        assert "this machine alone" in process.stdout.readline()
        link = process.stdout.readline().strip()
        assert LINK.fullmatch(link)
        with urllib.request.urlopen(link, timeout=60) as answer:
            assert b"main.js" in answer.read()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal sends it: to all of them
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert (tmp_path / "l.chesslib").is_file()
    assert not (tmp_path / "l.chesslib-wal").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent by a signal")
def test_a_library_in_use_is_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    Library.create(path).close()
    held = open_for_session(path)
    try:
        with started("--library", str(path), "--port", "0") as process:
            assert process.stderr is not None
            assert "open in another window" in process.stderr.readline()
            assert process.stdout is not None
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0
    finally:
        held.close()


def test_a_library_that_is_none_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    path.write_text("nothing")
    with started("--library", str(path), "--port", "0") as process:
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert len(errors.splitlines()) == 1


def test_the_code_has_its_margin_and_fits_a_terminal() -> None:
    fields = code_of("http://192.168.1.20:8642/" + "x" * 22 + "/")
    assert not any(fields[0])
    assert not any(row[0] or row[-1] for row in fields)
    text = code_text("http://192.168.1.20:8642/" + "x" * 22 + "/")
    assert max(map(len, text.splitlines())) <= 80
