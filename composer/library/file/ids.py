# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that operations need: the time, lists of records, the number of a new row."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable


def now() -> int:
    """Return the time as a library keeps it: microseconds since 1970 in UTC."""
    return time.time_ns() // 1000


def numbers(ids: Iterable[int]) -> str:
    """Return numbers as JSON, for `json_each`: a statement takes any number of them so."""
    return json.dumps([int(record_id) for record_id in ids])


def row_id(cursor: sqlite3.Cursor) -> int:
    """Return the number of the row that was just inserted."""
    if cursor.lastrowid is None:
        raise RuntimeError("SQLite gave no number to a new row")
    return cursor.lastrowid
