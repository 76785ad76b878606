# SPDX-License-Identifier: GPL-3.0-or-later
"""The sources of a package: a copy without anything that was ever built beside them.

What setuptools finds in `build` it packs along: modules that are gone since, and those that were
compiled for another system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from steps import ROOT, Places

BUILT = ("build", "dist", ".venv", "__pycache__", "*.egg-info", "*.so", "*.pyd", ".*_cache")


def clean_sources(places: Places, root: Path = ROOT) -> Path:
    """Copy the sources as they lie there into a folder that is new each time; return it.

    Of a repository, what Git knows or would be asked to keep; else all but what building leaves.
    """
    made = places.work / "sources"
    shutil.rmtree(made, ignore_errors=True)
    names = known(root)
    if names is None:
        away = shutil.ignore_patterns(*BUILT)
        shutil.copytree(root, made, ignore=away, symlinks=True)
        return made
    for name in names:
        source, target = root / name, made / name
        if source.is_file():  # not one that was deleted
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    return made


def known(root: Path) -> list[str] | None:
    """Return the files of a repository, or nothing where a folder is not the top of one."""
    if not (root / ".git").exists():  # it may lie in another one
        return None
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(listed, cwd=root, capture_output=True, check=True)
    return sorted(os.fsdecode(name) for name in told.stdout.split(b"\0") if name)
