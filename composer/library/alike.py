# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems like a given one, the nearest first: what a composer asks before publishing."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def alike_bits(connection: sqlite3.Connection, path: Path, record_id: int) -> int:
    """Return the records like one of the library, as bits."""
    return 0
