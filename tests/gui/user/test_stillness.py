# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the system wants nothing to move, as each system says it."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from studio import Studio

from composer.gui.board.motion import MOVING, STILL
from composer.gui.user.stillness import Stillness, system_is_still

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="desktops of Linux")


@pytest.mark.parametrize(
    ("place", "text", "still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[KDE]\n#AnimationDurationFactor=0\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = 0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "\0\xff", False),
    ],
)
def test_files_of_desktops(tmp_path: Path, place: str, text: str, still: bool) -> None:
    path = tmp_path / ".config" / place
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert system_is_still("linux", tmp_path) is still


@pytest.mark.parametrize("still", [True, False])
def test_the_list_of_macos(tmp_path: Path, still: bool) -> None:
    path = tmp_path / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    path.parent.mkdir(parents=True)
    path.write_bytes(plistlib.dumps({"reduceMotion": still}))
    assert system_is_still("darwin", tmp_path) is still
    path.write_bytes(b"no list")
    assert not system_is_still("darwin", tmp_path)


def test_without_files_all_may_move(tmp_path: Path) -> None:
    for platform in ("linux", "darwin", "freebsd14"):
        assert not system_is_still(platform, tmp_path)


@ON_LINUX
@pytest.mark.parametrize(("answer", "still"), [("false", True), ("true", False)])
def test_gnome_is_asked_through_its_program(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, still: bool
) -> None:
    program = tmp_path / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    stillness = Stillness()
    stillness.ask({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"})
    qtbot.waitUntil(lambda: stillness._process is None)
    assert stillness.wanted is still
    stillness.close()


def test_nothing_is_asked_elsewhere(qtbot: QtBot) -> None:
    stillness = Stillness()
    stillness.ask({"XDG_CURRENT_DESKTOP": "XFCE"})
    assert stillness._process is None


def test_the_own_setting_and_the_system_stop_the_board(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = studio.window
    assert window.board._motion == MOVING
    window.preferring.prefer(reduce_motion=True)
    assert window.board._motion == STILL
    window.preferring.prefer(reduce_motion=False)
    assert window.board._motion == MOVING
    monkeypatch.setattr(window.basis.stillness, "_wanted", True)
    window.basis.stillness.changed.emit()
    assert window.board._motion == STILL
