# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that only one system has is called on another: read from the types, none of them runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.slow
def test_windows_lacks_nothing_that_is_called() -> None:
    """What Unix alone has stands behind a question for the system that mypy understands."""
    command = [sys.executable, "-m", "mypy", "--platform", "win32", "composer"]
    cache = ROOT / ".mypy_cache" / "win32"
    done = subprocess.run(
        [*command, "--cache-dir", str(cache)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    assert "checked" in done.stdout
    missing = [line for line in done.stdout.splitlines() if "[attr-defined]" in line]
    assert not missing, "\n".join(missing)
