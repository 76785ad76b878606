# SPDX-License-Identifier: GPL-3.0-or-later
"""A PDF tells no time zone, and stays a whole PDF."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cases import every

from composer.diagrams.files.pdfdates import in_universal_time

FEN = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5"


@every(
    "local, universal",
    [
        (b"(D:20261122153436+09'00')", b"(D:20261122063436+00'00')"),
        (b"(D:20260101003000+05'30')", b"(D:20251231190000+00'00')"),
        (b"(D:20261122153436-03'30')", b"(D:20261122190436+00'00')"),
        (b'Date="2026-11-22T15:34:36+09:00"', b'Date="2026-11-22T06:34:36+00:00"'),
        (b"(D:99999999999999+09'00')", b"(D:99999999999999+00'00')"),
        (b"(1...Kd4 2.Qe5#)", b"(1...Kd4 2.Qe5#)"),
    ],
)
def test_dates_become_those_of_universal_time(local: bytes, universal: bytes) -> None:
    assert in_universal_time(b"x" + local + b"y") == b"x" + universal + b"y"
    assert len(universal) == len(local)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has its time zone elsewhere")
@pytest.mark.parametrize("command", ["diagram", "export"])
def test_a_pdf_made_far_away_says_not_where(tmp_path: Path, command: str) -> None:
    path, given = tmp_path / "a.pdf", tmp_path / "a.fen"
    given.write_text(FEN + "\n", "utf-8")
    words = [FEN] if command == "diagram" else ["--from", str(given), "--form", "--entry", "7"]
    subprocess.run(
        [sys.executable, "-m", "composer", command, *words, "-o", str(path)],
        env=os.environ | {"TZ": "Asia/Tokyo", "QT_QPA_PLATFORM": "offscreen"},
        check=True,
        capture_output=True,
    )
    content = path.read_bytes()
    assert len(re.findall(rb"D:[0-9]{14}\+00'00'", content)) == 2
    assert b"+09'00'" not in content
    assert b"+09:00" not in content
    if shutil.which("pdfinfo"):
        done = subprocess.run(["pdfinfo", str(path)], capture_output=True, check=True)
        assert done.stderr == b""
