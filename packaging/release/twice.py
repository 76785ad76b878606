# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes packages twice from the sources as committed, and compares them byte for byte.

    python3 packaging/release/twice.py [PACKAGE ...] [--work FOLDER] [--against FOLDER]

Each time the sources of the last commit are written into a folder of another name, and made there
from nothing; the names of packages are those of `make.py`. `--against` takes packages that were
made before, of the same sources, for the first time. Prints a row for each package, and of an
archive that differs what differs in it; the status is 1 if anything does.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from contents import SUMS
from steps import ROOT, Places, ReleaseError, day_of_sources, run

_TOLD = 20  # names of what differs
_GZIP = b"\x1f\x8b\x08"  # how it begins


def main(arguments: Sequence[str]) -> int:
    """Make and compare; return the exit status."""
    parser = argparse.ArgumentParser("twice.py", description="Make packages twice, and compare.")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "twice", metavar="FOLDER")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    given = parser.parse_args(arguments)
    work = given.work.resolve()
    try:
        commit, day = head(), day_of_sources()  # there may be a later one before the second time
        first = given.against or made(work / "one", given.packages, commit, day)
        second = made(work / "another", given.packages, commit, day)
        differ = compare(first, second)
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if differ else 0


def head() -> str:
    """Return the last commit.

    Raises:
        ReleaseError: there is no history.
    """
    told = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if told.returncode != 0:
        raise ReleaseError("The sources have no history, from which they would be taken.")
    return told.stdout.strip()


def made(place: Path, packages: Sequence[str], commit: str, day: int) -> Path:
    """Make packages from the sources of a commit, in a folder of their own; return where they are.

    Args:
        day: its time, which sources without a history cannot tell.

    Raises:
        ReleaseError: they cannot be made.
    """
    shutil.rmtree(place, ignore_errors=True)
    sources, out = place / "sources", place / "packages"
    sources.mkdir(parents=True)
    with tempfile.TemporaryFile() as packed:
        subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=packed, check=True)
        packed.seek(0)
        with tarfile.open(fileobj=packed) as archive:
            archive.extractall(sources, filter="data")
    epoch = {"SOURCE_DATE_EPOCH": str(day)}
    make = sources / "packaging" / "release" / "make.py"
    run([sys.executable, make, *packages, "--out", out], where=sources, extra=epoch)
    if "folder" in packages:
        program = Places(out, sources / "build" / "release").folder
        program.rename(out / program.name)
    return out


def compare(first: Path, second: Path) -> int:
    """Print a row for each package of the second folder, and return how many differ.

    Raises:
        ReleaseError: there is none.
    """
    names = sorted({path.name for path in second.iterdir()} - {SUMS})
    if not names:
        raise ReleaseError("Nothing was made that could be compared.")
    differ = 0
    for name in names:
        one, other = first / name, second / name
        if not one.exists():
            told = "made only once"
        elif same(one, other):
            told = "the same bytes"
        else:
            told = f"differs: {', '.join(differing(one, other)) or 'in how it is packed'}"
        differ += told != "the same bytes"
        print(f"{name}: {told}", flush=True)
    return differ


def same(one: Path, other: Path) -> bool:
    """Tell whether two packages have the same bytes; of two folders, all their files."""
    if one.is_dir():
        return not differing(one, other)
    return _sum(one.read_bytes()) == _sum(other.read_bytes())


def differing(one: Path, other: Path) -> list[str]:
    """Return the files that differ in two archives, some of them."""
    before, after = inside(one), inside(other)
    names = sorted({*before, *after})
    return [name for name in names if before.get(name) != after.get(name)][:_TOLD]


def inside(package: Path) -> dict[str, str]:
    """Return the sums of the files of an archive or a folder; of what is none, nothing."""
    if package.is_dir():
        files = (path for path in package.rglob("*") if path.is_file())
        return {path.relative_to(package).as_posix(): _sum(path.read_bytes()) for path in files}
    if zipfile.is_zipfile(package):
        with zipfile.ZipFile(package) as packed:
            return {each: _sum(packed.read(each)) for each in packed.namelist()}
    content = package.read_bytes()
    if package.suffix == ".deb":
        told = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], capture_output=True)
        content = told.stdout
    elif package.suffix == ".run":  # behind a script
        content = content[max(content.find(_GZIP), 0) :]
    found = {}
    with (
        contextlib.suppress(tarfile.ReadError),
        tarfile.open(fileobj=io.BytesIO(content)) as archive,
    ):
        for entry in archive:
            file = archive.extractfile(entry)
            if file is not None:
                found[entry.name] = _sum(file.read())
    return found


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
