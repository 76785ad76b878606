# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program started twice, with files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from studio import BLOCK, SOUND, THREATS

from composer.gui.user.settings import Settings

LISTENER = Path(__file__).with_name("listener.py")


@pytest.fixture
def running(home: Path, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program, with one file opened; killed in the end."""
    settings = Settings()
    settings.keep_text("unused", "")
    settings.flush()
    path = tmp_path / "first.fen"
    path.write_text(BLOCK, "utf-8")
    with subprocess.Popen(
        [sys.executable, str(LISTENER), str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    ) as program:
        yield program
        program.kill()


def until(program: subprocess.Popen[str], words: str) -> str:
    """Return the first line that holds some words; the test's time limit ends a vain wait."""
    assert program.stdout is not None
    for line in program.stdout:
        if words in line:
            return line
    raise AssertionError("the program ended")


def placement(fen: str) -> str:
    return fen.split()[0]


def test_a_second_start_hands_its_files_to_the_first(
    running: subprocess.Popen[str], tmp_path: Path
) -> None:
    until(running, placement(BLOCK))
    for name, fen in (("a.fen", SOUND), ("b.fen", THREATS)):
        (tmp_path / name).write_text(fen, "utf-8")
    second = subprocess.run(
        [sys.executable, "-m", "composer", "a.fen", str(tmp_path / "b.fen")],
        cwd=tmp_path,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (second.returncode, second.stdout) == (0, ""), second.stderr
    line = until(running, placement(THREATS))
    assert line.split() == [placement(BLOCK), placement(SOUND), placement(THREATS)]
