# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the system wants nothing to move: asked once, and never waited for.

Each system has its own place for that: Windows a call (*Show animations*), macOS a property list
(*Reduce motion*), KDE and GTK files of settings, GNOME its own store, which a program of GNOME's
reads.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

_CLIENT_AREA_ANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
_MAC: Final = Path("Library", "Preferences", "com.apple.universalaccess.plist")
_ASKED: Final = ("get", "org.gnome.desktop.interface", "enable-animations")
_DESKTOPS: Final = ("gnome", "unity", "budgie")
_LONGEST: Final = 200_000  # bytes of a file of settings


class Stillness(QObject):
    """Knows whether the system wants nothing to move.

    Signals:
        changed: it is known now that it does.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = system_is_still(sys.platform, Path.home())
        self._process: QProcess | None = None

    @property
    def wanted(self) -> bool:
        """Whether it does, as far as is known."""
        return self._wanted

    def ask(self, environment: Mapping[str, str] = os.environ) -> None:
        """Ask a desktop that answers through a program; without one nothing happens."""
        desktop = environment.get("XDG_CURRENT_DESKTOP", "").casefold()
        if self._wanted or not any(name in desktop for name in _DESKTOPS):
            return
        self._process = QProcess(self)
        self._process.finished.connect(self._answered)
        self._process.start("gsettings", list(_ASKED))

    def close(self) -> None:
        """Wait for no answer."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._answered)
            process.kill()
            process.waitForFinished(1000)

    def _answered(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            said = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace")
            process.deleteLater()
            if said.strip() == "false":
                self._wanted = True
                self.changed.emit()


def system_is_still(platform: str, home: Path) -> bool:
    """Return whether a system wants nothing to move, where a call or a file says so.

    Args:
        platform: as `sys.platform` names it.
        home: the folder of the user.
    """
    if platform == "win32":
        return _windows_is_still()
    if platform == "darwin":
        return _mac_is_still(home / _MAC)
    config = home / ".config"
    if _is_off(config / "kdeglobals", r"AnimationDurationFactor\s*=\s*0(\.0*)?\s*$"):
        return True
    return any(
        _is_off(config / folder / "settings.ini", r"gtk-enable-animations\s*=\s*(0|false)\s*$")
        for folder in ("gtk-4.0", "gtk-3.0")
    )


def _windows_is_still() -> bool:
    import ctypes  # here only, as the start must not wait for it elsewhere

    moves = ctypes.c_int(1)
    try:
        user = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
        user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    except (AttributeError, OSError):
        return False
    return moves.value == 0


def _mac_is_still(path: Path) -> bool:
    import plistlib  # here only, likewise

    try:
        with path.open("rb") as file:
            kept = plistlib.load(file)
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False
    return isinstance(kept, dict) and bool(kept.get("reduceMotion"))


def _is_off(path: Path, line: str) -> bool:
    try:
        with path.open("rb") as file:
            text = file.read(_LONGEST).decode("utf-8", "replace")
    except OSError:
        return False
    return re.search(rf"^\s*{line}", text, re.MULTILINE) is not None
