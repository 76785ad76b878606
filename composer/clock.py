# SPDX-License-Identifier: GPL-3.0-or-later
"""The time of day where the program runs."""

from __future__ import annotations

from datetime import UTC, datetime


def here(moment: datetime | None = None) -> datetime:
    """Return a moment, or now, in the time of this machine.

    In UTC where the system's zone is a day or more away from it, as `TZ=UTC-25` says: Python
    knows no such zone. So, too, where the system does not tell: Windows knows no zone before 1970.
    """
    moment = datetime.now(UTC) if moment is None else moment
    try:
        return moment.astimezone()
    except (OSError, OverflowError, ValueError):
        return moment.astimezone(UTC)
