# SPDX-License-Identifier: GPL-3.0-or-later
"""What the steps of a release share: where things lie, and how tools are run.

Standard library only.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
LINUX = HERE.parent / "linux"
APP_ID = "org.chesscomposer.Studio"
PROGRAM = "chess-composer"


SIGN = "CHESS_COMPOSER_SIGN"
"""In the environment: a program that signs the file for Windows that it is given."""


class ReleaseError(Exception):
    """A package cannot be made; the text is one sentence."""


@dataclass(frozen=True)
class Places:
    """Where things are made.

    Attributes:
        out: where the packages go.
        work: where everything on the way lies; it may be deleted at any time.
    """

    out: Path
    work: Path

    @property
    def folder(self) -> Path:
        """The program as one folder (on macOS: as a bundle)."""
        made = self.work / "folder"
        return made / ("Chess Composer.app" if sys.platform == "darwin" else PROGRAM)


def version() -> str:
    """Return the program's version."""
    return str(_project()["version"])


def authors() -> str:
    """Return who makes the program; nobody has an address yet."""
    return ", ".join(author["name"] for author in _project()["authors"])


def _project() -> dict[str, Any]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project: dict[str, Any] = tomllib.loads(text)["project"]
    return project


def day_of_sources() -> int:
    """Return when the sources were committed last, in seconds; 0 where they have no history."""
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(told.stdout) if told.returncode == 0 and told.stdout.strip().isdigit() else 0


def machine_name() -> str:
    """Return the kind of processor as packages name it: `x86_64`, `arm64`, `aarch64`."""
    name = platform.machine()
    return {"AMD64": "x86_64", "amd64": "x86_64", "ARM64": "arm64"}.get(name, name)


def run(
    command: Sequence[str | Path], where: Path = ROOT, extra: Mapping[str, str] | None = None
) -> None:
    """Run a tool; it says itself what it does.

    Raises:
        ReleaseError: it is not there, or failed.
    """
    words = [str(each) for each in command]
    environment = {**os.environ, **(extra or {})}
    environment.pop("PYTHONPATH", None)
    environment.pop("VIRTUAL_ENV", None)
    try:
        done = subprocess.run(words, cwd=where, env=environment, check=False)
    except OSError as error:
        raise ReleaseError(f"{words[0]} cannot be run: {error}.") from error
    if done.returncode != 0:
        raise ReleaseError(f"{Path(words[0]).name} failed with status {done.returncode}.")


def tool(name: str, package: str) -> str:
    """Return where a tool lies.

    Raises:
        ReleaseError: it is not on this machine.
    """
    found = shutil.which(name)
    if found is None:
        raise ReleaseError(f"{name} is missing; it comes with {package}.")
    return found


def environment(places: Places, name: str, *wanted: str | Path) -> Path:
    """Make an environment of its own with what is wanted in it, and return its Python.

    Raises:
        ReleaseError: it cannot be made, or pip failed.
    """
    folder = places.work / name
    if folder.exists():
        shutil.rmtree(folder)
    run([sys.executable, "-m", "venv", folder])
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run([python, "-m", "pip", "install", "--quiet", "--upgrade", "pip"])
    if wanted:
        run([python, "-m", "pip", "install", "--quiet", *wanted])
    return python


def size_of(folder: Path) -> int:
    """Return the bytes of all files of a folder, links aside."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(file.stat().st_size for file in files)
