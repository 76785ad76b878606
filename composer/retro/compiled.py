# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled modules of this room, where they were built: without them little is proved."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from composer.said.sentence import said

NO_ENGINE: Final = said(
    "only the compiled part of the program solves this, and it was not built here; install the"
    " program again where there is a C compiler"
)
"""What is said where only compiled code solves a problem, and it was not built.

Libraries keep it with problems that are solved again once it is there.
"""

NOT_BUILT: Final = said(
    "only the compiled part of the program can tell, and it was not built here; install the"
    " program again where there is a C compiler"
)
"""The same where nothing is solved, but the past or the future of a position judged."""


def compiled_module(name: str) -> ModuleType | None:
    """Return a module of `composer.retro.kernel`; None where it was not built.

    Args:
        name: its last name, such as `unmoves`.
    """
    try:
        return import_module(f"composer.retro.kernel.{name}")
    except ImportError:
        return None
