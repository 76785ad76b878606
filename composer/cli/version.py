# SPDX-License-Identifier: GPL-3.0-or-later
"""Which version this is, and with what it works."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from composer.solver.solve import backend

UNKNOWN = "unknown"


def program_version() -> str:
    """Return the version that is installed, or `unknown` in a bare source tree."""
    try:
        return version("chess-composer")
    except PackageNotFoundError:
        return UNKNOWN


def version_text() -> str:
    """Return what `--version` prints."""
    return (
        f"chess-composer {program_version()}\n"
        f"solver: {backend()}\n"
        f"Python {platform.python_version()} on {platform.system()}"
    )
