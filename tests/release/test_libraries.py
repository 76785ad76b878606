# SPDX-License-Identifier: GPL-3.0-or-later
"""What Qt asks of a Linux system is what the set-up asks for, by what its files say themselves."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6

from tests.release.elf import libraries_needed

ROOT = Path(__file__).resolve().parent.parent.parent
QT = Path(PySide6.__file__).parent
PLUGINS = QT / "Qt" / "plugins"
OWN = {path.name for path in (QT / "Qt" / "lib").glob("*.so*")}
OWN |= {
    path.name for place in (QT, Path(shiboken6.__file__).parent) for path in place.glob("*.so*")
}
OF_EVERY_SYSTEM = re.compile(
    r"(ld-linux.*|libc|libm|libdl|libpthread|libresolv|librt|libgcc_s|libstdc\+\+)\.so\.\d+"
)
LEFT_OUT = {  # plugins that Qt tries and does without
    "libqgtk3.so": "the looks of GTK; there where GTK is",
    "libqglib.so": "whether the network is there, which nobody asks",
    "libqtvirtualkeyboardplugin.so": "a keyboard on the screen, in QML",
    "libqpdf.so": "pictures out of PDF, which nobody reads",
    "libqopensslbackend.so": "TLS, which the studio does not speak",
}
KINDS = {  # the plugins that the studio loads, and what for
    "platforms/libqoffscreen.so": "qt",
    "iconengines/*.so": "qt",
    "imageformats/*.so": "qt",
    "platforminputcontexts/*.so": "window",
    "platforms/libqxcb.so": "window",
    "xcbglintegrations/*.so": "window",
    "platformthemes/*.so": "window",
    "platforms/libqwayland*.so": "wayland",
    "wayland-decoration-client/*.so": "wayland",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so": "wayland",
    "wayland-shell-integration/*.so": "wayland",
    "printsupport/*.so": "printers",
}

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs"
)


def asked_for() -> dict[str, set[str]]:
    """Return the system's libraries that Qt's files need: for which use, and by which files."""
    imported = {
        name
        for path in (ROOT / "composer").rglob("*.py")
        for name in re.findall(r"PySide6\.(Qt\w+)", path.read_text(encoding="utf-8"))
    }
    assert "QtWidgets" in imported
    files = {QT / f"{name}.abi3.so": "qt" for name in imported if name != "QtTest"}
    for pattern, use in KINDS.items():
        found = [path for path in PLUGINS.glob(pattern) if path.name not in LEFT_OUT]
        assert found, f"There are no plugins {pattern} any more: what took their place?"
        files |= dict.fromkeys(found, use)
    asked: dict[str, set[str]] = {}
    for path, use in files.items():
        left, seen = [path], {path.name}
        while left:
            for name in libraries_needed(left.pop()):
                if name in OWN and name not in seen:
                    left += [*(QT / "Qt" / "lib").glob(name), *QT.glob(name)]
                    left += Path(shiboken6.__file__).parent.glob(name)
                elif name not in OWN and not OF_EVERY_SYSTEM.fullmatch(name):
                    asked.setdefault(name, set()).add(use)
                seen.add(name)
    return asked


def test_the_set_up_asks_for_every_library_that_qt_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first start ends with a traceback where one is missing."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import machine

    uses = (machine.QT, machine.WINDOW, machine.WAYLAND, machine.PRINTERS)
    known = {need.name: need.use for need in machine.NEEDS if need.use in uses}
    asked = asked_for()
    assert not {name: use for name, use in asked.items() if name not in known}
    # What any start needs is asked for as vital, not with a window or a printer only.
    assert not {name for name, use in asked.items() if "qt" in use and known[name] != machine.QT}
    assert not set(known) - set(asked), "Nothing needs these any more."
