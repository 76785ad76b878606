# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of text that is a problem of tables games."""

from __future__ import annotations

import json

from composer.formats.entry import RecordError
from composer.games.tablesform import is_tables_object
from composer.problem.problem import Problem

_LONGEST = 1 << 20  # letters of a line


def tables_record(line: str) -> Problem | None:
    """Return the problem of tables games that a line of JSON holds; None if it holds none.

    What of it this program does not know is kept as it came; `tables_problem` says what that is.
    """
    from composer.formats.jsonlines import entry_of

    if len(line) > _LONGEST:
        return None
    try:
        found = json.loads(line)
        return entry_of(found).problem if is_tables_object(found) else None
    except (ValueError, RecursionError, RecordError):
        return None
