# SPDX-License-Identifier: GPL-3.0-or-later
"""What trials share: a bare system in a folder, a screen, and what hands do in a window there.

Needs the rights of root for `chroot` and `mount`, and Xvfb, xdotool and ImageMagick outside.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from steps import ReleaseError, run, tool

PATIENCE = 120.0  # seconds for what should take one
SCREEN = "1440x900x24"
BLANK = 10_000  # bytes that no picture of a window is less than, and one of nothing is
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
NEW_MOUNTS = 0x00020000  # CLONE_NEWNS of unshare(2)
PATHS = "/opt/trial/bin:/usr/bin:/usr/sbin:/bin:/sbin"


@dataclass(frozen=True)
class Bare:
    """A bare system in a folder.

    Attributes:
        root: the folder.
        user: who runs commands there.
        home: that user's own folder, as the system names it.
        more: what besides is in the environment of commands.
    """

    root: Path
    user: str = "root"
    home: str = "/root"
    more: Mapping[str, str] = field(default_factory=dict)

    def start(self, command: str, errors: int = subprocess.STDOUT) -> subprocess.Popen[bytes]:
        """Start a command there; where its complaints go is as `Popen` has it."""
        environment = {
            "PATH": f"{self.home}/.local/bin:{PATHS}",  # as a login has it
            "HOME": self.home,
            "LANG": "C.UTF-8",
            "DISPLAY": os.environ.get("DISPLAY", ""),
            "DEBIAN_FRONTEND": "noninteractive",
            **self.more,
        }
        who = () if self.user == "root" else (f"--userspec={self.user}:{self.user}",)
        return subprocess.Popen(
            ["chroot", *who, str(self.root), "/bin/sh", "-c", command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
        )

    def ended(self, command: str, errors: int = subprocess.STDOUT) -> tuple[int, str]:
        """Run a command there and return its status and what it wrote, as UTF-8 says it."""
        process = self.start(command, errors)
        written, _ = process.communicate()
        return process.returncode, written.decode("utf-8")

    def answer(self, command: str) -> str:
        """Run a command there and return what it wrote.

        Raises:
            ReleaseError: it failed.
        """
        status, written = self.ended(command)
        if status != 0:
            raise ReleaseError(f"{command}: status {status}\n{written}")
        return written


def expect(part: str, text: str) -> None:
    """Look for a part in a text.

    Raises:
        ReleaseError: it is not there.
    """
    if part not in text:
        raise ReleaseError(f"{part!r} was expected in: {text}")


def trusted(bare: Bare) -> str:
    """Let pip there trust whom this system trusts; return what is to stand before its command."""
    if not CERTIFICATES.exists():
        return ""
    shutil.copy2(CERTIFICATES, bare.root / "tmp" / "trusted.crt")
    return "PIP_CERT=/tmp/trusted.crt"


@contextlib.contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Let the system in a folder have processes, shared memory and the screen, for a while.

    Nobody but this program and what it starts sees the mounts, which end with it at the latest:
    whoever copies or removes the folder meanwhile finds no `/proc` in it.

    Raises:
        ReleaseError: this user may not mount.
    """
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_MOUNTS) != 0:
        raise ReleaseError(f"A trial needs the rights of root: {os.strerror(ctypes.get_errno())}.")
    run(["mount", "--make-rprivate", "/"])
    sockets = root / "tmp" / ".X11-unix"
    sockets.mkdir(parents=True, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(Path("/etc", name), root / "etc" / name)
    binds = (("/proc", root / "proc"), ("/dev", root / "dev"), ("/tmp/.X11-unix", sockets))
    done: list[Path] = []
    try:
        for source, place in binds:
            run(["mount", "--bind", source, place])
            done.append(place)
        yield
    finally:
        for place in reversed(done):
            subprocess.run(["umount", "-l", str(place)], check=False)


@contextlib.contextmanager
def screen() -> Iterator[None]:
    """Have a screen for a while, of a number that nobody else has.

    Raises:
        ReleaseError: there is no Xvfb, or it does not start.
    """
    told, tell = os.pipe()
    words = [tool("Xvfb", "xvfb"), "-displayfd", str(tell), "-screen", "0", SCREEN]
    server = subprocess.Popen([*words, "-nolisten", "tcp", "-noreset"], pass_fds=(tell,))
    os.close(tell)
    before = os.environ.get("DISPLAY")
    try:
        with os.fdopen(told, encoding="ascii") as reading:
            number = reading.readline().strip()
        if not number:
            raise ReleaseError("Xvfb did not start.")
        os.environ["DISPLAY"] = f":{number}"
        yield
    finally:
        if before is None:
            os.environ.pop("DISPLAY", None)
        else:
            os.environ["DISPLAY"] = before
        server.terminate()
        server.wait()


def until(holds: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something holds.

    Raises:
        ReleaseError: it took too long.
    """
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise ReleaseError(f"Waited in vain for {what}.")
        time.sleep(0.05)


def found_window(
    name: str, seconds: float = PATIENCE, program: subprocess.Popen[bytes] | None = None
) -> str:
    """Return the window of a name, once it is there.

    Raises:
        ReleaseError: it took too long, or the program that should open it has ended.
    """
    search = [tool("xdotool", "xdotool"), "search", "--onlyvisible", "--name", name]
    found: list[str] = []

    def look() -> bool:
        done = subprocess.run(search, capture_output=True, text=True, check=False)
        found[:] = done.stdout.split()
        if not found and program is not None and program.poll() is not None:
            raise ReleaseError(f"No window {name}: the program ended with {program.returncode}.")
        return bool(found)

    until(look, f"the window {name}", seconds)
    return found[-1]


def seen_title(window: str, part: str) -> None:
    """Wait until a window's title has a part.

    Raises:
        ReleaseError: it took too long.
    """
    named = [tool("xdotool", "xdotool"), "getwindowname", window]

    def look() -> bool:
        done = subprocess.run(named, capture_output=True, text=True, check=False)
        return part in done.stdout

    until(look, f"{part} in the title")


def pressed(window: str, *keys: str) -> None:
    """Press keys in a window, one after the other."""
    run([tool("xdotool", "xdotool"), "windowfocus", "--sync", window])
    for key in keys:
        run([tool("xdotool", "xdotool"), "key", key])


def pictured(file: str) -> None:
    """Keep a picture of the screen, once there is something on it.

    Raises:
        ReleaseError: it stays blank.
    """

    def look() -> bool:
        run([tool("import", "imagemagick"), "-window", "root", file])
        return Path(file).stat().st_size > BLANK

    until(look, "a picture that shows something")


def at_rest(file: str, calm: float, seconds: float = PATIENCE) -> None:
    """Keep a picture of the screen once nothing has changed on it for a while, or at last anyway.

    Args:
        calm: seconds between two pictures that are to be the same.
        seconds: how long it is waited for that; a cursor that blinks never rests.

    Raises:
        ReleaseError: it stays blank.
    """
    end, before = time.monotonic() + seconds, ""
    while time.monotonic() < end:
        pictured(file)
        now = _measured(file, "%#")
        if now == before:
            return
        before = now
        time.sleep(calm)


def brightness(file: str) -> float:
    """Return how bright a picture is on the whole, of white."""
    return float(_measured(file, "%[fx:mean]", "-colorspace", "Gray"))


def _measured(file: str, what: str, *how: str) -> str:
    """Return what ImageMagick tells of a picture."""
    words = [tool("convert", "imagemagick"), file, *how, "-format", what, "info:"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout
