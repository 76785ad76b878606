# SPDX-License-Identifier: GPL-3.0-or-later
"""A second start hands its files to the first, and is never kept from working."""

from __future__ import annotations

import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases import every
from pytestqt.qtbot import QtBot

from composer.gui.documents.firstprogram import (
    FirstProgram,
    files_of,
    hand_over,
    socket_name,
    take_first_place,
)

unix = pytest.mark.skipif(sys.platform == "win32", reason="a socket is no file on Windows")


@pytest.fixture
def first(qapp, tmp_path: Path) -> Iterator[FirstProgram]:
    lock = take_first_place(tmp_path)
    assert lock is not None
    program = FirstProgram(tmp_path, lock)
    assert program.is_listening
    yield program
    program.close()


_SECOND = (
    "import sys\n"
    "from pathlib import Path\n"
    "from composer.gui.documents.firstprogram import hand_over\n"
    "files = [Path(each) for each in sys.argv[2:]]\n"
    "sys.exit(0 if hand_over(Path(sys.argv[1]), files, 60) else 1)\n"
)


def second_start(qtbot: QtBot, folder: Path, *files: Path) -> bool:
    """Start a program that hands files over; tell whether they were taken."""
    with subprocess.Popen([sys.executable, "-c", _SECOND, str(folder), *map(str, files)]) as other:
        qtbot.waitUntil(lambda: other.poll() is not None)
        return other.returncode == 0


def test_files_come_to_the_first_program(qtbot: QtBot, first: FirstProgram, tmp_path: Path) -> None:
    heard: list[object] = []
    first.files_received.connect(heard.append)
    assert take_first_place(tmp_path) is None
    files = (tmp_path / "a b.fen", Path("relative.olv"))
    assert second_start(qtbot, tmp_path, *files)
    assert heard == [(tmp_path / "a b.fen", Path("relative.olv").absolute())]


def test_a_start_without_files_is_heard_too(
    qtbot: QtBot, first: FirstProgram, tmp_path: Path
) -> None:
    heard: list[object] = []
    first.files_received.connect(heard.append)
    assert second_start(qtbot, tmp_path)
    assert heard == [()]


def test_when_the_first_has_gone_the_next_is_the_first(qapp, tmp_path: Path) -> None:
    for _ in range(2):
        lock = take_first_place(tmp_path)
        assert lock is not None
        program = FirstProgram(tmp_path, lock)
        assert program.is_listening
        program.close()


def test_what_a_killed_program_leaves_blocks_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from composer.gui.documents.firstprogram import FirstProgram, take_first_place\n"
        "application = QCoreApplication([])\n"
        "folder = Path(sys.argv[1])\n"
        "program = FirstProgram(folder, take_first_place(folder))\n"
        "print('listening' if program.is_listening else 'deaf', flush=True)\n"
        "application.exec()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as victim:
        assert victim.stdout is not None
        assert victim.stdout.readline() == "listening\n"
        assert take_first_place(tmp_path) is None
        victim.kill()
    lock = take_first_place(tmp_path)
    assert lock is not None
    program = FirstProgram(tmp_path, lock)
    assert program.is_listening
    taken = second_start(qtbot, tmp_path)
    program.close()
    assert taken


def test_a_program_that_hangs_keeps_nobody_waiting(first: FirstProgram, tmp_path: Path) -> None:
    # Nothing is done for the first program here: it hears, but does not answer.
    assert not hand_over(tmp_path, (), 0.2)


def test_a_folder_that_cannot_be_made_is_no_other_program(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    with pytest.raises(OSError, match="file"):
        take_first_place(tmp_path / "file" / "data")


def test_where_nobody_listens_the_second_start_goes_on(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, (), 0.2)


@unix
def test_only_the_same_user_may_use_the_socket(first: FirstProgram, tmp_path: Path) -> None:
    rights = stat.S_IMODE(Path(socket_name(tmp_path)).stat().st_mode)
    assert rights & 0o077 == 0


@unix
@every("message", [b"[1]\n", b"{}\n", b"nonsense\n", b'["relative"]\n', b"x" * 70_000, b"\xff\n"])
def test_nonsense_is_not_answered(
    qtbot: QtBot, first: FirstProgram, tmp_path: Path, message: bytes
) -> None:
    heard: list[object] = []
    first.files_received.connect(heard.append)

    def speak() -> bool:
        with socket.socket(socket.AF_UNIX) as guest:
            guest.settimeout(60)
            guest.connect(socket_name(tmp_path))
            try:
                guest.sendall(message)
                return guest.recv(64) == b""
            except ConnectionError:
                return True

    told: list[bool] = []
    thread = threading.Thread(target=lambda: told.append(speak()))
    thread.start()
    qtbot.waitUntil(lambda: bool(told))
    thread.join()
    assert told == [True]
    assert heard == []


def test_a_message_names_files_by_whole_paths_only() -> None:
    here = str(Path("/a/b.fen").absolute())
    assert files_of(b"[]") == ()
    assert files_of(f'["{here}"]'.encode()) == (Path(here),)
    assert files_of(b'["b.fen"]') is None
    assert files_of(f'["{here}\\u0000x"]'.encode()) is None
    assert files_of(b"[" * 5000) is None
    assert files_of(b'"/a"') is None
    assert files_of(b"[" + b",".join([f'"{here}"'.encode()] * 201) + b"]") is None


def test_a_folder_with_a_long_name_has_a_socket_too(qapp, tmp_path: Path) -> None:
    deep = tmp_path / ("long" * 30)
    lock = take_first_place(deep)
    assert lock is not None
    program = FirstProgram(deep, lock)
    assert program.is_listening
    program.close()
