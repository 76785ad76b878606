# SPDX-License-Identifier: GPL-3.0-or-later
"""The conditions that were used recently, kept in the user's settings."""

from __future__ import annotations

import json
from functools import cached_property
from typing import Final

from composer.gui.user.settings import Settings
from composer.rules.conditiontable import rows_by_id

_PART: Final = "recent-conditions"
MOST_RECENT: Final = 12
"""How many conditions are kept."""


class RecentConditions:
    """Ids of conditions, the last one used first."""

    def __init__(self, settings: Settings | None) -> None:
        self._settings = settings

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids; they are read when they are wanted, for that takes the table of conditions."""
        return () if self._settings is None else _read(self._settings.text(_PART))

    def note(self, name: str) -> None:
        """Put a condition first; one that the program does not know is not kept."""
        if name not in rows_by_id():
            return
        others = (each for each in self.ids if each != name)
        self.ids = (name, *others)[:MOST_RECENT]
        if self._settings is not None:
            self._settings.keep_text(_PART, json.dumps(self.ids))


def _read(text: str) -> tuple[str, ...]:
    """Return the ids that settings hold; what cannot be read is left out."""
    try:
        kept = json.loads(text) if text else []
    except (ValueError, RecursionError):
        return ()
    known = rows_by_id()
    named = [name for name in kept if isinstance(name, str)] if isinstance(kept, list) else []
    return tuple(dict.fromkeys(name for name in named if name in known))[:MOST_RECENT]
