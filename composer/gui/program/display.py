# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened at all: checked before Qt, which would end the program."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping

_X11_LIBRARIES = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxkbcommon-x11.so.0",
)
_PACKAGES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WINDOWLESS = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs"}


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether there is a screen to open a window on."""
    if environment.get("QT_QPA_PLATFORM", "").split(":")[0] in _WINDOWLESS:
        return True
    if not platform.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def display_complaint(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> str:
    """Return why no window can be opened, in one sentence; empty if one can."""
    if not has_screen(environment, platform):
        return (
            "no screen: neither DISPLAY nor WAYLAND_DISPLAY is set;"
            " `chess-composer solve` and the other commands need none"
        )
    named = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    uses_x11 = named == "xcb" or (not named and not environment.get("WAYLAND_DISPLAY"))
    if not platform.startswith("linux") or not uses_x11:
        return ""
    missing = [name for name in _X11_LIBRARIES if not _loads(name)]
    if not missing:
        return ""
    packages = " ".join(_PACKAGES[name] for name in missing)
    return (
        "system libraries of the window are missing;"
        f" on Debian or Ubuntu: sudo apt install {packages}"
    )


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
