# SPDX-License-Identifier: GPL-3.0-or-later
"""Records under way from the library to a collection or to the board."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QMimeData

RECORDS_FORMAT: Final = "application/x-chess-composer-records"


def records_data(records: tuple[int, ...]) -> QMimeData:
    """Return the data of records under way, by their numbers in the open library."""
    data = QMimeData()
    data.setData(RECORDS_FORMAT, json.dumps(records).encode("ascii"))
    return data


def dragged_records(data: QMimeData) -> tuple[int, ...]:
    """Return the records that dragged data hold; none if they hold something else."""
    if not data.hasFormat(RECORDS_FORMAT):
        return ()
    try:
        found = json.loads(bytes(data.data(RECORDS_FORMAT).data()))
    except ValueError:  # of another program
        return ()
    if not isinstance(found, list) or not all(type(each) is int for each in found):
        return ()
    return tuple(found)
