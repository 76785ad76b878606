# SPDX-License-Identifier: GPL-3.0-or-later
"""The files that come with the program: pieces, icons, translations, the sample collection.

They lie in `resources/` beside the package in a source tree and inside the package once it
is installed; this is the one place that knows.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def asset(*parts: str) -> Traversable:
    """Return the file that comes with the program under this path.

    Raises:
        FileNotFoundError: no such file was installed.
    """
    found = _root()
    for part in parts:  # Python 3.11's resources take one at a time
        found = found / part
    if not (found.is_file() or found.is_dir()):
        raise FileNotFoundError(f"the program's file {'/'.join(parts)} is missing")
    return found


@cache
def _root() -> Traversable:
    try:
        return files("composer.resources")
    except ModuleNotFoundError:  # an editable installation or a plain source tree
        return Path(__file__).resolve().parent.parent / "resources"
