# SPDX-License-Identifier: GPL-3.0-or-later
"""What ends a command early and with which exit status; failures of our own go to a report file."""

from __future__ import annotations

import os
import platform
import time
import traceback
from enum import IntEnum
from pathlib import Path


class Exit(IntEnum):
    """How a command ended."""

    DONE = 0
    FAILURE = 1
    BAD_INPUT = 2
    STOPPED = 130  # by Ctrl-C, as shells expect it


class BadInput(ValueError):  # noqa: N818 - the fault is not the program's
    """Something that was given cannot be used; the message is one sentence, with the place.

    Attributes:
        shown: what was given and where it is wrong, in lines to be shown below; often none.
    """

    def __init__(self, message: str, shown: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.shown = shown


class OutputFault(Exception):  # noqa: N818 - the fault is not the program's
    """The answer cannot be written, for a reason that lies outside the program."""


class OutputClosed(Exception):  # noqa: N818 - the reader has simply read enough
    """Nobody reads the answer any more."""


def refuse_existing(path: Path, force: bool) -> None:
    """Refuse to write over a file, unless `--force` was given.

    Raises:
        BadInput: there is one, and it was not.
    """
    if not force and os.path.lexists(path):
        raise BadInput(f"{path} exists already: --force overwrites it")


def report_failure(error: BaseException) -> str:
    """Write a report of a failure and return the line that reports it."""
    named = type(error).__name__
    try:
        path = _write(error)
    except (OSError, ImportError):
        return f"failure: {named}: {error} (no report could be written)"
    return f"failure: {named}: the report is in {path}"


def _write(error: BaseException) -> Path:
    from platformdirs import user_log_path

    folder = user_log_path("chess-composer", appauthor=False, ensure_exists=True)
    path = folder / f"failure-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    trace = "".join(traceback.format_exception(error))
    text = f"{platform.platform()}\nPython {platform.python_version()}\n\n{trace}"
    path.write_text(text, encoding="utf-8", errors="backslashreplace")
    return path
