# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that only one system has is called on another: read from the types, none of them runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OF_SYSTEMS = re.compile(
    r"^ *(?:import|from) (?:asyncio|ctypes|curses|errno|fcntl|grp|locale|logging|mimetypes|mmap"
    r"|multiprocessing|os|pty|pwd|readline|resource|select|selectors|shutil|signal|socket|stat"
    r"|subprocess|sys|syslog|termios|time|tty)\b",
    re.MULTILINE,
)
"""Imports of modules that have more on one system than on another."""


def lacking(files: list[Path], cache: Path) -> str:
    """Return what some files call of such modules that Windows lacks, a line each.

    Other modules are not followed: that takes five times as long.
    """
    command = [sys.executable, "-m", "mypy", "--platform", "win32", "--follow-imports", "skip"]
    done = subprocess.run(
        [*command, "--cache-dir", str(cache), *map(str, files)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert "checked" in done.stdout or "Success" in done.stdout
    return "\n".join(line for line in done.stdout.splitlines() if "[attr-defined]" in line)


@pytest.mark.slow
def test_windows_lacks_nothing_that_is_called(tmp_path: Path) -> None:
    """What Unix alone has stands behind a question for the system that mypy understands."""
    every = sorted(ROOT.joinpath("composer").rglob("*.py"))
    files = [path for path in every if OF_SYSTEMS.search(path.read_text(encoding="utf-8"))]
    assert len(files) > 50
    planted = tmp_path / "planted.py"
    planted.write_text("import os\n\nos.fork()\n", encoding="utf-8")
    told = lacking([*files, planted], ROOT / ".mypy_cache" / "win32")
    assert "planted.py" in told
    assert len(told.splitlines()) == 1, told
