# SPDX-License-Identifier: GPL-3.0-or-later
"""What is dragged to and from the board: a man, text, files, records of the library."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QMimeData

from composer.problem.men import Colour, Kind, Man

RECORDS_FORMAT: Final = "application/x-chess-composer-records"

MAN_FORMAT: Final = "application/x-chess-composer-man"
GAME_MAN_FORMAT: Final = "application/x-chess-composer-game-man"


def man_data(man: Man) -> QMimeData:
    """Return the data of a man under way, as ours and as a plain letter."""
    data = QMimeData()
    words = (man.colour.value, man.kind.id, *sorted(man.qualities))
    data.setData(MAN_FORMAT, " ".join(words).encode("utf-8"))
    data.setText(man.letter)
    return data


def letter_data(book: str, letter: str) -> QMimeData:
    """Return the data of a man of another game under way: of which, and his letters."""
    data = QMimeData()
    data.setData(GAME_MAN_FORMAT, f"{book} {letter}".encode())
    return data


def dragged_letter(data: QMimeData, book: str) -> str | None:
    """Return the letters of the man of a game that dragged data hold, or None."""
    found = bytes(data.data(GAME_MAN_FORMAT).data()).decode("utf-8", errors="replace")
    of, _, letter = found.partition(" ")
    return letter if letter and of == book else None


def dragged_man(data: QMimeData) -> Man | None:
    """Return the man that dragged data hold, or None if they hold something else."""
    if not data.hasFormat(MAN_FORMAT):
        return None
    text = bytes(data.data(MAN_FORMAT).data()).decode("utf-8", errors="replace")
    colour, kind, *qualities = (*text.split(), "", "")
    try:
        return Man.of(Colour(colour), Kind.of(kind), filter(None, qualities))
    except ValueError:
        return None


def dragged_files(data: QMimeData) -> tuple[str, ...]:
    """Return the paths of the files on this machine that dragged data name."""
    return tuple(url.toLocalFile() for url in data.urls() if url.isLocalFile())


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
    if not isinstance(found, list) or not all(type(number) is int for number in found):
        return ()
    return tuple(found)
