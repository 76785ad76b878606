# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the packages of a release on the system that it runs on.

    python3 packaging/release/make.py [PACKAGE ...] [--out FOLDER] [--only]

Without names, all that this system can make: `sdist` and `wheel` everywhere; `deb` and `archive`
on Linux; `image` on macOS. These three are made from the program as one folder, and that from the
wheel. By their names, `windows` and `installer` are made on Linux too. What is needed from
PyPI is installed into environments below `build/release`; what must be there already is named where
it is missing. What is made of the same sources by the same tools has the same bytes; `SHA256SUMS`
has their sums. With `--only` what a package is made from is not made anew but taken as it lies.

Standard library only.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # not there under PYTHONSAFEPATH

import archive
import contents
import deb
import folder
import image
import nsis
import portable
import pythons
from steps import ROOT, Places, ReleaseError, day_of_sources, size_of

Step = Callable[[Places], Path]

STEPS: dict[str, Step] = {
    "sdist": pythons.make_sdist,
    "wheel": pythons.make_wheel,
    "folder": folder.make_folder,
    "deb": deb.make_deb,
    "archive": archive.make_archive,
    "image": image.make_image,
    "windows": portable.make_windows,
    "installer": nsis.make_installer,
}
HERE = {"linux": ("deb", "archive"), "darwin": ("image",)}
FROM_FOLDER = ("deb", "archive", "image")
FROM_WINDOWS = ("installer",)
FROM_WHEEL = ("folder", *FROM_FOLDER)


def main(arguments: Sequence[str]) -> int:
    """Make what the arguments name and return the exit status."""
    parser = argparse.ArgumentParser("make.py", description="Make the packages of a release.")
    parser.add_argument("packages", nargs="*", choices=[[], *STEPS], metavar="PACKAGE")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--only", action="store_true", help="make nothing besides what is named")
    given = parser.parse_args(arguments)
    places = Places(given.out.resolve(), ROOT / "build" / "release")
    places.out.mkdir(parents=True, exist_ok=True)
    places.work.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(day_of_sources()))
    try:
        for name in given.packages if given.only else in_order(given.packages or usual()):
            print(f"== {name}", flush=True)
            made = STEPS[name](places)
            size = size_of(made) if made.is_dir() else made.stat().st_size
            print(f"{made}: {size / 1e6:.1f} MB", flush=True)
        contents.write_sums(places.out)
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def usual() -> tuple[str, ...]:
    """Return all that this system can make."""
    return ("sdist", "wheel", *HERE.get(sys.platform, ()))


def in_order(packages: Sequence[str]) -> tuple[str, ...]:
    """Return the packages with what they are made from, in the order in which they are made."""
    wanted = set(packages)
    if wanted & set(FROM_FOLDER):
        wanted.add("folder")
    if wanted & set(FROM_WINDOWS):
        wanted.add("windows")
    if wanted & set(FROM_WHEEL):
        wanted.add("wheel")
    return tuple(name for name in STEPS if name in wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
