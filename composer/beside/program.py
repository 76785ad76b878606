# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a Popeye program is: at a path that the user gave, or where the system finds programs."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NAMES: Final = ("popeye", "py", "pywin64", "pywin32", "py64", "py32")
"""What Popeye is called on different systems, in the order in which it is looked for."""

LEAST_MEMORY: Final = 16
MOST_MEMORY: Final = 65_536
LONGEST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process of Popeye may use.

    Attributes:
        megabytes: of memory for its table of positions.
        seconds: how long it may take; 0 for no limit.
        most_bytes: of what it prints; more is not read, and it is stopped.
        most_errors: the same of what it complains about.
        overtime: seconds in which it may keep its limit of time itself, and say what it has.
    """

    megabytes: int = 256
    seconds: float = 60.0
    most_bytes: int = 4_000_000
    most_errors: int = 100_000
    overtime: float = 3.0

    def __post_init__(self) -> None:
        if not LEAST_MEMORY <= self.megabytes <= MOST_MEMORY:
            raise ValueError(
                f"expected {LEAST_MEMORY} to {MOST_MEMORY} megabytes, got {self.megabytes}"
            )
        if not 0 <= self.seconds <= LONGEST:  # also false for what is not a number
            raise ValueError(f"expected 0 to {LONGEST:,} seconds, got {self.seconds}")


@dataclass(frozen=True, slots=True)
class Program:
    """A program that can be started.

    Attributes:
        path: the file.
        arguments: what goes before Popeye's own arguments; a script's path where `path` is an
            interpreter.
    """

    path: Path
    arguments: tuple[str, ...] = ()


def find_program(given: str = "") -> Program | None:
    """Return the Popeye of a path or name, or, without one, the first that is found on PATH.

    A path that the user gave goes before all others: where nothing can be started there, none is
    found. A folder stands for the Popeye in it.
    """
    if given.strip():
        return _at(given.strip())
    for name in NAMES:
        found = _on_path(name)
        # Windows has a `py` of its own, which starts Python.
        if found is not None and not (sys.platform == "win32" and found.stem.lower() == "py"):
            return Program(found)
    return None


def _at(given: str) -> Program | None:
    path = Path(given).expanduser()
    if path.is_dir():
        for name in NAMES:
            found = shutil.which(name, path=str(path))
            if found is not None:
                return Program(Path(found).absolute())
        return None
    if path.name == given and not path.exists():
        found_on_path = _on_path(given)
        return None if found_on_path is None else Program(found_on_path)
    found = shutil.which(str(path.absolute()))
    return None if found is None else Program(Path(found))


def _on_path(name: str) -> Path | None:
    found = shutil.which(name)
    return None if found is None else Path(found).absolute()
