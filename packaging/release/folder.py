# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as one folder, which needs no Python: made by PyInstaller from the wheel."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pythons
from contents import contents, forget_where_it_was_made
from steps import HERE, Places, environment, run

PYINSTALLER = "pyinstaller>=6.10"
TOOLS = ("altgraph", "packaging", "pip", "pyinstaller", "pyinstaller-hooks-contrib", "setuptools")
"""What lies beside the libraries and is not in the folder."""


def make_folder(places: Places) -> Path:
    """Make the folder, and return where it is.

    Raises:
        ReleaseError: there is no wheel, or a tool failed.
    """
    pattern = "*manylinux*.whl" if sys.platform.startswith("linux") else "*.whl"
    wheel = pythons.newest(places.out, pattern)
    python = environment(places, "program", f"{wheel}[web]", PYINSTALLER)
    libraries = next((places.work / "program").rglob("site-packages"))
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
    listed = places.folder
    if sys.platform == "darwin":  # beside the programs of a bundle nothing else may lie
        listed = listed / "Contents" / "Resources"
    told = contents(libraries, others(libraries), without=TOOLS)
    told += "".join(f"{name}: of the system that it was made on\n" for name in of_system(listed))
    (listed / "CONTENTS.txt").write_text(told, encoding="utf-8")
    return places.folder


def others(libraries: Path) -> list[tuple[str, str, str]]:
    """Return what is in the folder and is no library of Python: name, version and licence."""
    maker = next(libraries.glob("pyinstaller-*.dist-info")).name.split("-")[1]
    return [
        ("Python", platform.python_version(), "PSF-2.0"),
        ("PyInstaller's starter", maker.removesuffix(".dist"), "GPL-2.0 with an exception"),
    ]


def of_system(folder: Path) -> list[str]:
    """Return the libraries that PyInstaller took from the system, which lie beside no package."""
    found = folder.glob("_internal/lib*.so*")
    own = (path for path in found if not path.is_symlink() and "python" not in path.name)
    return sorted(path.name for path in own)
