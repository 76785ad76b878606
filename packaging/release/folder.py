# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as one folder, which needs no Python: made by PyInstaller from the wheel."""

from __future__ import annotations

import sys
from pathlib import Path

import pythons
from contents import forget_where_it_was_made
from steps import HERE, Places, environment, run

PYINSTALLER = "pyinstaller>=6.10"


def make_folder(places: Places) -> Path:
    """Make the folder, and return where it is.

    Raises:
        ReleaseError: there is no wheel, or a tool failed.
    """
    pattern = "*manylinux*.whl" if sys.platform.startswith("linux") else "*.whl"
    wheel = pythons.newest(places.out, pattern)
    python = environment(places, "program", f"{wheel}[web]", PYINSTALLER)
    for libraries in (places.work / "program").rglob("site-packages"):
        forget_where_it_was_made(libraries)
    icons = places.work / "icons"
    run([python, HERE / "icons.py", icons], where=places.work)
    made, work = places.folder.parent, places.work / "pyinstaller"
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", made, "--workpath", work, HERE / "studio.spec"]
    # Not among the sources: what lies there would be taken instead of what the wheel installed.
    run(
        command,
        where=places.work,
        extra={"CHESS_COMPOSER_ICONS": str(icons), "PYTHONHASHSEED": "0"},
    )
    return places.folder
