# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether all C was compiled for a package: each module is optional where pip installs.

Standard library only.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from steps import ROOT, ReleaseError

ENDINGS = (".so", ".pyd")


def modules() -> tuple[str, ...]:
    """Return the modules that are written in Cython, as `composer/solver/kernel/engine`."""
    found = (ROOT / "composer").rglob("*.pyx")
    return tuple(sorted(path.relative_to(ROOT).with_suffix("").as_posix() for path in found))


def see_that_all_is_compiled(wheel: Path) -> None:
    """Look into a wheel for every compiled module.

    Raises:
        ReleaseError: one is missing.
    """
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    there = {name.partition(".")[0] for name in names if name.endswith(ENDINGS)}
    missing = [each for each in modules() if each not in there]
    if missing:
        raise ReleaseError(f"Not compiled, so that the program would be a slow one: {missing}.")
