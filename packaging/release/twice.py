# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes packages twice from the sources as committed, and compares them byte for byte.

    python3 packaging/release/twice.py [PACKAGE ...] [--work FOLDER] [--against FOLDER] [--go-on]

Each time the sources of the last commit are written into a folder of another name, and made there
from nothing; the names of packages are those of `make.py`. One package after the other is made in
both, and a row is printed for it, with what differs in it; the status is 1 if anything does. All of
them take long: `--go-on` makes only what was not made before by a run of the same commit, which was
ended. `--against` takes packages that were made before, of the same sources, for the first time.
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
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import make
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
    parser.add_argument("--go-on", action="store_true")
    given = parser.parse_args(arguments)
    work = given.work.resolve()
    seen: set[str] = set()
    differ = 0
    try:
        commit, day = head(), day_of_sources()  # there may be a later one before the second time
        one, other = Folder(work / "one", commit, day), Folder(work / "another", commit, day)
        folders = [other] if given.against else [one, other]
        for folder in folders:
            folder.lay_out(given.go_on)
        for name in make.in_order(given.packages or make.usual()):
            for folder in folders:
                folder.make(name)
            differ += compare(given.against or one.packages, other.packages, seen)
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


@dataclass(frozen=True)
class Folder:
    """Where packages are made from the sources of a commit.

    Attributes:
        place: a folder of its own.
        day: the time of the commit, which sources without a history cannot tell.
    """

    place: Path
    commit: str
    day: int

    @property
    def packages(self) -> Path:
        """Where the packages are."""
        return self.place / "packages"

    @property
    def _made(self) -> Path:
        return self.place / "made.txt"  # the commit, then what was made of it

    def lay_out(self, go_on: bool) -> None:
        """Write the sources there, and nothing else; unless an earlier run of them is to go on."""
        if go_on and self._made.exists() and self._known()[0] == self.commit:
            return
        shutil.rmtree(self.place, ignore_errors=True)
        sources = self.place / "sources"
        sources.mkdir(parents=True)
        with tempfile.TemporaryFile() as packed:
            subprocess.run(["git", "archive", self.commit], cwd=ROOT, stdout=packed, check=True)
            packed.seek(0)
            with tarfile.open(fileobj=packed) as archive:
                archive.extractall(sources, filter="data")
        self._made.write_text(f"{self.commit}\n", encoding="ascii")

    def make(self, name: str) -> None:
        """Make a package of what lies there, unless it was made before.

        Raises:
            ReleaseError: it cannot be made.
        """
        if name in self._known():
            return
        sources, epoch = self.place / "sources", {"SOURCE_DATE_EPOCH": str(self.day)}
        tool = sources / "packaging" / "release" / "make.py"
        run([sys.executable, tool, name, "--only", "--out", self.packages], sources, epoch)
        if name == "folder":
            program = Places(self.packages, sources / "build" / "release").folder
            shutil.copytree(program, self.packages / program.name, symlinks=True)
        with self._made.open("a", encoding="ascii") as made:
            made.write(f"{name}\n")

    def _known(self) -> list[str]:
        return self._made.read_text(encoding="ascii").split()


def compare(first: Path, second: Path, seen: set[str] | None = None) -> int:
    """Print a row for each package of the second folder, and return how many differ.

    Args:
        seen: those that were compared before, to which these are added.

    Raises:
        ReleaseError: there is none.
    """
    seen = set() if seen is None else seen
    names = sorted({path.name for path in second.iterdir()} - {SUMS, *seen})
    seen.update(names)
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
