# SPDX-License-Identifier: GPL-3.0-or-later
"""The package for Debian, Ubuntu and their kin: the folder in /usr/lib, with what a desktop reads.

It needs neither Python nor Qt of the system; only the libraries of the screen, which it names.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from pathlib import Path

import shares
from steps import PROGRAM, ROOT, Places, authors, machine_name, run, size_of, tool, version

DEPENDS = (
    *("libegl1", "libgl1", "libx11-6", "libx11-xcb1", "libxcb1", "libfontconfig1"),
    *("libxcb-cursor0", "libxkbcommon-x11-0"),
)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ABOUT = """\
studio for people who compose chess problems
 Drag men onto the board; after every change the studio says whether the problem
 is sound, and shows the key, the threats or the zugzwang, all variations, the set
 play and the tries. Problems are kept in a library, found again, and exported as
 diagrams fit to be printed.
"""


def make_deb(places: Places) -> Path:
    """Make the `.deb`.

    Raises:
        ReleaseError: dpkg-deb is missing or failed.
    """
    build = tool("dpkg-deb", "dpkg")
    architecture = ARCHITECTURES.get(machine_name(), machine_name())
    root = places.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / PROGRAM
    shutil.copytree(places.folder, program, symlinks=True)
    link = root / "usr" / "bin" / PROGRAM
    link.parent.mkdir()
    link.symlink_to(Path("..", "lib", PROGRAM, PROGRAM))
    shares.lay_out(root / "usr" / "share", places)
    _documents(root / "usr" / "share" / "doc" / PROGRAM)
    _control(root, architecture, shares.glibc_of(program))
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path == program / PROGRAM
            path.chmod(0o755 if runs else 0o644)
    made = places.out / f"{PROGRAM}_{version()}_{architecture}.deb"
    run([build, "--root-owner-group", "-Zxz", "--build", root, made])
    return made


def _control(root: Path, architecture: str, glibc: str) -> None:
    folder = root / "DEBIAN"
    folder.mkdir()
    fields = {
        "Package": PROGRAM,
        "Version": version(),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Maintainer": authors(),
        "Installed-Size": str(size_of(root) // 1024),
        "Depends": ", ".join((f"libc6 (>= {glibc})", *DEPENDS)),
        "Recommends": "shared-mime-info, desktop-file-utils",
        "Description": ABOUT.rstrip("\n"),
    }
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (folder / "control").write_text(text, encoding="utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root).as_posix()}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    )
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def _documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    letters = (path.read_text("utf-8") for path in sorted((ROOT / "resources/fonts").glob("*.txt")))
    text = "\n\n".join((f"Chess Composer: GPL-3.0-or-later.\n\n{licence}", *letters))
    (folder / "copyright").write_text(text, encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
