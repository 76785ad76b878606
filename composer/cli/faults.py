# SPDX-License-Identifier: GPL-3.0-or-later
"""What ends a command early, and the exit status it ends with."""

from __future__ import annotations

from enum import IntEnum


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
