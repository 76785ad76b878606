# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's two faces: the studio, or the command line where a command is given.

This is the one place that knows both; neither knows the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from composer.cli import entrance
from composer.cli.faults import BadInput


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status, as `composer.cli.entrance.run` explains it."""
    return entrance.run(argv, open_studio)


def open_studio(arguments: Sequence[str]) -> int:
    """Open the studio, stay until it is closed and return its exit status.

    Raises:
        BadInput: Qt is missing, or does not load on this machine.
    """
    try:
        from composer.gui.program.loading import load_qt

        load_qt()
        from composer.gui.program.app import run

        return run(arguments)
    except ImportError as error:
        if (error.name or "").partition(".")[0] != "PySide6":
            raise
        raise BadInput(f"the studio needs Qt, which does not load here: {error}") from error
