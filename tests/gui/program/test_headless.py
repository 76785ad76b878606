# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio without a screen, as the bootstrap runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QImage


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k}
    return subprocess.run(
        [sys.executable, "-m", "composer.gui.program.headless", str(folder)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env=environment | {"PYTHONIOENCODING": "utf-8"},
    )


def test_it_solves_a_sample_and_leaves_a_picture_and_a_diagram(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Loyd" in done.stdout
    assert "Sound: 1." in done.stdout
    picture = QImage(str(tmp_path / "studio.png"))
    assert picture.width() >= 800
    colours = {picture.pixel(x, y) for x in range(0, 800, 7) for y in range(0, 500, 7)}
    assert len(colours) > 10
    assert ElementTree.parse(tmp_path / "diagram.svg").getroot().tag.endswith("svg")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = run(tmp_path / "none")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "none" in done.stderr
