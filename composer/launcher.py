# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's two faces: the studio, or the command line where a command is given.

This is the one place that knows both; neither knows the other. It loads them only when it is
called, so that Ctrl-C is heeded while they are loaded, too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

_STOPPED = 130  # as `composer.cli.faults.Exit` has it, which may not be loaded yet


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status, as `composer.cli.entrance.run` explains it."""
    try:
        from composer.files.generated import generated_code

        code = generated_code("commands")
        code.install()
        from composer.cli import entrance

        status = entrance.run(argv, open_studio)
        code.keep()
    except KeyboardInterrupt:
        sys.stderr.write("chess-composer: stopped\n")
        return _STOPPED
    return status


def open_studio(arguments: Sequence[str]) -> int:
    """Open the studio, stay until it is closed and return its exit status.

    Raises:
        BadInput: Qt is missing, or does not load on this machine.
    """
    from composer.cli.faults import BadInput
    from composer.files.generated import generated_code

    code = generated_code("studio")
    code.install()
    try:
        from composer.gui.program.loading import load_qt

        load_qt()
        from composer.gui.program.app import run

        return run(arguments, code.keep)
    except ImportError as error:
        if (error.name or "").partition(".")[0] != "PySide6":
            raise
        raise BadInput(f"the studio needs Qt, which does not load here: {error}") from error
