# SPDX-License-Identifier: GPL-3.0-or-later
"""Waiting for what another program does: no signal tells of it, so it is asked again and again."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds; only ever spent when something is broken


def awaited(is_so: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Wait until something holds, and tell whether it does."""
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
