# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a file lies: names that the system takes at any length, and what a name stands for.

Windows takes plain paths of at most 259 characters unless its user has changed that, but any of
32,767 that begin with `\\\\?\\` (Microsoft, "Maximum Path Length Limitation").
"""

from __future__ import annotations

import os
from pathlib import Path, PureWindowsPath
from typing import Final

_PLAIN: Final = 200  # characters; of 259, as the files that are made beside have longer names
_PREFIX: Final = "\\\\?\\"
_SHARE: Final = "\\\\?\\UNC\\"


def absolute(path: Path | str) -> Path:
    """Return a path from the root of its drive, in a form that the system takes at any length."""
    whole = Path(path).absolute()
    return Path(extended(str(whole))) if os.name == "nt" else whole


def real(path: Path) -> Path:
    """Return what a path stands for, links followed, in a form that is taken at any length.

    Some drives, and Wine where a path is long, cannot tell what it stands for: then itself.

    Raises:
        RuntimeError: its links go round in a circle.
        ValueError: there is a zero in it.
    """
    whole = absolute(path)
    try:
        return absolute(whole.resolve())
    except OSError:
        if os.name != "nt":
            raise
        return whole


def is_extended(path: Path) -> bool:
    """Tell whether a path has the form that Windows takes at any length."""
    return str(path).startswith(_PREFIX)


def extended(path: str) -> str:
    """Return a path of Windows, from the root of a drive, as Windows takes it."""
    if len(path) <= _PLAIN or path.startswith(_PREFIX):
        return path
    plain = str(PureWindowsPath(path))  # no slashes are understood behind the prefix
    return f"{_SHARE}{plain[2:]}" if plain.startswith("\\\\") else f"{_PREFIX}{plain}"


def plain(path: Path) -> str:
    """Return a path as people write it."""
    text = str(path)
    if os.name != "nt":
        return text
    return without_prefix(text)


def without_prefix(text: str) -> str:
    """Return a path of Windows as people write it."""
    if text.startswith(_SHARE):
        return f"\\\\{text.removeprefix(_SHARE)}"
    return text.removeprefix(_PREFIX)
