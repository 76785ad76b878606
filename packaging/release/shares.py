# SPDX-License-Identifier: GPL-3.0-or-later
"""What a desktop reads on Linux: entry, description, file types and icons, below one `share`."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from steps import APP_ID, LINUX, ROOT, Places

_GLIBC = re.compile(rb"GLIBC_2\.(\d+)\x00")


def lay_out(share: Path, places: Places) -> None:
    """Put the desktop's files below a folder `share`."""
    for source, place in (
        (LINUX / f"{APP_ID}.desktop", share / "applications"),
        (LINUX / f"{APP_ID}.metainfo.xml", share / "metainfo"),
        (LINUX / f"{APP_ID}.mime.xml", share / "mime" / "packages"),
    ):
        place.mkdir(parents=True)
        shutil.copyfile(source, place / source.name.replace(".mime.xml", ".xml"))
    icons = share / "icons" / "hicolor"
    scalable = icons / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(ROOT / "resources" / "icons" / "app.svg", scalable / f"{APP_ID}.svg")
    for picture in sorted((places.work / "icons").glob("*.png")):
        place = icons / f"{picture.stem}x{picture.stem}" / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(picture, place / f"{APP_ID}.png")


def glibc_of(folder: Path) -> str:
    """Return the oldest version of the C library with which the programs of a folder run."""
    newest = 17
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            found = (int(minor) for minor in _GLIBC.findall(path.read_bytes()))
            newest = max(newest, *found, 0)
    return f"2.{newest}"
