# SPDX-License-Identifier: GPL-3.0-or-later
"""How what is made for Windows gets into Wine: a ZIP unpacked on a stick, an installer run."""

from __future__ import annotations

import shutil
from pathlib import Path

from steps import PROGRAM
from wine import Windows

PLACE = "Шахматы и задачи"  # on the stick; root's, so that the user can write nothing there


def unpacked(package: Path, system: Windows) -> str:
    """Unpack a ZIP on drive E:, where its user can only read; return its folder there.

    Raises:
        OSError: it cannot be read.
    """
    shutil.unpack_archive(package, system.stick / PLACE)
    return f"E:\\{PLACE}\\{PROGRAM}"
