# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened, before Qt would end the program."""

from __future__ import annotations

import subprocess
import sys

import pytest
from cases import every

from composer.gui.program import display
from composer.gui.program.display import display_complaint, has_screen


@every(
    "environment, platform, expected",
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({}, "freebsd14", False),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_screen(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert has_screen(environment, platform) is expected
    assert ("no screen" in display_complaint(environment, platform)) is not expected


def test_missing_system_libraries_are_named_with_their_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(display, "_loads", lambda name: "cursor" not in name)
    complaint = display_complaint({"DISPLAY": ":0"}, "linux")
    assert complaint.endswith("sudo apt install libxcb-cursor0")
    assert display_complaint({"DISPLAY": ":0"}, "win32") == ""
    assert display_complaint({"WAYLAND_DISPLAY": "w"}, "linux") == ""
    forced = {"WAYLAND_DISPLAY": "w", "DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}
    assert "libxcb-cursor0" in display_complaint(forced, "linux")


def test_all_system_libraries_there_is_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_loads", lambda name: True)
    assert display_complaint({"DISPLAY": ":0"}, "linux") == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_the_studio_without_a_screen_ends_with_one_sentence() -> None:
    program = (
        "import os, sys\n"
        "for name in ('DISPLAY', 'WAYLAND_DISPLAY', 'QT_QPA_PLATFORM'):\n"
        "    os.environ.pop(name, None)\n"
        "from composer.gui.program.app import run\n"
        "sys.exit(run([]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("chess-composer: no screen: neither DISPLAY nor WAYLAND_DISPLAY")
