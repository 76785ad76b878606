# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows without Windows: a bare Debian 13 with its Wine, in which somebody without rights works.

Debian's `debootstrap` makes it, once; a folder that has it is taken as it is. Debian 12 has Wine 8,
which lacks what Qt 6 asks of Windows 10.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bare import Bare, expect, mounted
from steps import run, tool

RELEASE = "trixie"
MIRROR = "http://deb.debian.org/debian"
PACKAGES = ("wine", "wine64", "fonts-dejavu-core")
USER = "trial"
STICK = "/srv/stick"  # where drive E: is
PATIENCE = 300.0  # seconds for the start of a program, on a machine that is full of other work


def make_root(root: Path) -> None:
    """Make a bare Debian with Wine in a folder, unless it is there.

    Raises:
        ReleaseError: a tool is missing or failed.
    """
    if not (root / "usr" / "bin").exists():
        beside = root.with_name(root.name + ".new")
        shutil.rmtree(beside, ignore_errors=True)
        beside.parent.mkdir(parents=True, exist_ok=True)
        bootstrap = tool("debootstrap", "debootstrap")
        run([bootstrap, "--variant=minbase", RELEASE, beside, MIRROR])
        beside.rename(root)


class Windows:
    """A user's Windows: drive C: of its own, and a stick as drive E:.

    Attributes:
        bare: the system around it; its user is not root.
        said: where the complaints of what `start` starts go.
    """

    def __init__(self, bare: Bare, said: Path) -> None:
        self.bare, self.said = bare, said

    @property
    def stick(self) -> Path:
        """The folder of drive E:, as this machine sees it."""
        return self.bare.root / STICK[1:]

    @property
    def drive(self) -> Path:
        """The folder of drive C:, as this machine sees it."""
        return self.bare.root / self.bare.home[1:] / "wine" / "drive_c"

    @property
    def own(self) -> Path:
        """The user's folder, `C:\\Users\\...`."""
        return self.drive / "users" / USER

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program of Windows."""
        with self.said.open("ab") as said:
            return self.bare.start(f"exec wine {_line(words)}", said.fileno())

    def ended(self, *words: str, into: str = "") -> tuple[int, str]:
        """Run a program of Windows; return its status and all that it wrote, read as UTF-8.

        Args:
            into: a file of the stick for what it writes, so that nobody whom it left behind, and
                who could write there as well, is waited for.
        """
        if into:
            status, _ = self.bare.ended(f"wine {_line(words)} >'{STICK}/{into}' 2>&1 </dev/null")
            written = (self.stick / into).read_text("utf-8", errors="replace")
        else:
            status, written = self.bare.ended(f"wine {_line(words)}")
        return status, written.replace("\r\n", "\n")

    def answer(self, *words: str) -> str:
        """Run a program of Windows and return what it wrote.

        Raises:
            ReleaseError: it failed.
        """
        return self.bare.answer(f"wine {_line(words)}").replace("\r\n", "\n")

    def given_to_user(self, *places: Path) -> None:
        """Make somebody who tries the owner of folders, with all in them."""
        inside = " ".join(f"'/{place.relative_to(self.bare.root)}'" for place in places)
        replace(self.bare, user="root").answer(f"chown -R {USER}:{USER} {inside}")

    def at_rest(self) -> None:
        """Wait until every program of Windows has ended; one that does not is ended."""
        self.bare.answer(f"timeout {PATIENCE:.0f} wineserver -w || wineserver -k")


@contextlib.contextmanager
def windows(root: Path, said: Path) -> Iterator[Windows]:
    """Have a new Windows for a while, in a bare Debian that is made where it is missing.

    Args:
        said: a file for what its programs complain of.

    Raises:
        ReleaseError: a tool is missing or failed, or this user may not do it.
    """
    make_root(root)
    with mounted(root):
        system = Bare(root)
        if system.start("command -v wine").wait() != 0:
            wanted = " ".join(PACKAGES)
            system.answer(f"apt-get update && apt-get install -y --no-install-recommends {wanted}")
        if system.start(f"id {USER}").wait() != 0:
            system.answer(f"useradd -m {USER}")
        home = f"/home/{USER}"
        system.answer(f"rm -rf {home} {STICK} && mkdir -p {home} {STICK}")
        system.answer(f"chown {USER}:{USER} {home} {STICK}")
        more = {
            "WINEPREFIX": f"{home}/wine",
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # it would ask for what no program here needs
            "XDG_RUNTIME_DIR": "/tmp",
        }
        made = Windows(Bare(root, USER, home, more), said)
        try:
            made.bare.answer("wineboot --init")
            made.at_rest()
            (made.drive.parent / "dosdevices" / "e:").symlink_to(STICK)
            expect("10.0", made.answer("cmd", "/c", "ver"))
            yield made
        finally:
            made.bare.ended("wineserver -k")


def drive_path(place: str) -> str:
    """Return a place of the system around as Windows names it."""
    return "Z:" + place.replace("/", "\\")


def _line(words: tuple[str, ...]) -> str:
    return " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)


def asked(question: subprocess.Popen[bytes], part: bytes) -> bytes:
    """Read lines of a program until one has a part in it, and return that line."""
    assert question.stdout is not None
    for line in question.stdout:
        if part in line:
            return line.strip()
    return b""
