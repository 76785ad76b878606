# SPDX-License-Identifier: GPL-3.0-or-later
"""What is dragged to and from the board: a man, text, files."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData

from composer.problem.men import Colour, Kind, Man

MAN_FORMAT: Final = "application/x-chess-composer-man"


def man_data(man: Man) -> QMimeData:
    """Return the data of a man under way, as ours and as a plain letter."""
    data = QMimeData()
    words = (man.colour.value, man.kind.id, *sorted(man.qualities))
    data.setData(MAN_FORMAT, " ".join(words).encode("utf-8"))
    data.setText(man.letter)
    return data


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
