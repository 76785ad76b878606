# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders that really cannot be written, also where the tests run as the administrator."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

posix_only = pytest.mark.skipif(os.name != "posix", reason="permissions are other on Windows")

_NOBODY = 65534


@contextmanager
def nobody() -> Iterator[None]:
    """Do without the rights of the administrator during the block."""
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def open_folder() -> Iterator[Path]:
    """Give a folder that everybody may enter, which those that pytest makes are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
