# SPDX-License-Identifier: GPL-3.0-or-later
"""The program for any Linux as one file that unpacks itself: a shell script with an archive behind.

It needs `sh`, `tar`, `gzip` and `tail`, and writes below the user's own folders only.
"""

from __future__ import annotations

import gzip
import os
import shutil
import tarfile
from pathlib import Path

import shares
from steps import HERE, PROGRAM, Places, machine_name, version


def make_archive(places: Places) -> Path:
    """Make the archive that unpacks itself."""
    root = places.work / "archive"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    shares.lay_out(root / "share", places)
    packed = places.work / "archive.tar.gz"
    with (
        packed.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w") as tar,
    ):
        tar.add(places.folder, "program", filter=nobodys)
        tar.add(root / "share", "share", filter=nobodys)
    head = (HERE / "linux" / "unpack.sh").read_text(encoding="utf-8")
    lines = head.count("\n") + 1
    head = head.replace("@VERSION@", version()).replace("@LINES@", str(lines))
    made = places.out / f"{PROGRAM}-{version()}-linux-{machine_name()}.run"
    beside = made.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(head.encode("utf-8"))
        with packed.open("rb") as source:
            shutil.copyfileobj(source, file)
    beside.chmod(0o755)
    return beside.replace(made)


def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return what an archive says of a file, without whose it is and when it was written."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.pax_headers = {}  # parts of a second
    entry.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
