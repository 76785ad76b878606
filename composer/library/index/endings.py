# SPDX-License-Identifier: GPL-3.0-or-later
"""The last positions of lines as rows, derived from a finding so that they can be searched.

A row holds what differs from the record's diagram. Its twelve boards are worked out when planes
are made of it (`composer.library.index.planes`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

from composer.analysis.matepicture import Cleanness
from composer.library.index.canonical import MEN, signed
from composer.library.index.planes import Row, Source
from composer.library.records.ends import FoundEnds
from composer.problem.squares import parse_square

ADD_ENDING: Final = """
    INSERT INTO ending (record_id, number, phase, goal, cleanness, man, fairy, men)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
NOTE_ENDS_UNPLANED: Final = """
    INSERT OR IGNORE INTO end_unplaned SELECT id FROM ending WHERE record_id = ?
"""
RANKS: Final = {cleanness: rank for rank, cleanness in enumerate(Cleanness)}
"""How clean a mate is as a number: 0 plain, 1 pure, 2 model, 3 ideal."""

_KNOWN: Final = """
    SELECT number, phase, goal, cleanness, man, fairy, men FROM ending
    WHERE record_id = ? ORDER BY number
"""
_PLACE: Final = {man.letter: place for place, man in enumerate(MEN)}
_MASK: Final = (1 << 64) - 1


def ending_rows(record_id: int, ends: FoundEnds) -> list[tuple[object, ...]]:
    """Return the rows of `ADD_ENDING`."""
    return [
        (
            *(record_id, number, end.phase.value, end.goal, RANKS[end.cleanness]),
            *(end.last_man, end.is_fairy, end.men),
        )
        for number, end in enumerate(ends.ends)
    ]


def write_endings(connection: sqlite3.Connection, record_id: int, ends: FoundEnds | None) -> None:
    """Write the last positions of a current version, in place of what was; nothing where equal.

    Numbers of rows stay where there are as many as before, so that planes do not grow with every
    analysis.
    """
    rows = [] if ends is None else ending_rows(record_id, ends)
    known = connection.execute(_KNOWN, (record_id,)).fetchall()
    if [row[1:] for row in rows] == known:
        return
    connection.execute(
        "DELETE FROM ending WHERE record_id = ? AND number >= ?", (record_id, len(rows))
    )
    connection.executemany(
        """
        UPDATE ending SET phase = ?, goal = ?, cleanness = ?, man = ?, fairy = ?, men = ?
        WHERE record_id = ? AND number = ?
        """,
        ((*row[2:], *row[:2]) for row in rows[: len(known)]),
    )
    connection.executemany(ADD_ENDING, rows[len(known) :])
    connection.execute(NOTE_ENDS_UNPLANED, (record_id,))


def boards_after(diagram: Iterable[int], men: str) -> tuple[int, ...]:
    """Return the twelve boards of a diagram with what differs, as `ending` has it.

    Args:
        diagram: the boards of the diagram, signed.
        men: such as `d1. d5Q`; what cannot be read is passed over.
    """
    boards = [board & _MASK for board in diagram]
    for man in men.split(" ") if men else ():
        try:
            bit = 1 << parse_square(man[:2])
        except ValueError:
            continue
        boards = [board & ~bit for board in boards]
        place = _PLACE.get(man[2:])
        if place is not None:
            boards[place] |= bit
    return tuple([signed(board) for board in boards])


_FRESH: Final = """
    SELECT ending.id, men, wk, wq, wr, wb, wn, wp, bk, bq, br, bb, bn, bp
    FROM end_unplaned CROSS JOIN ending ON ending.id = ending_id
    JOIN diagram ON diagram.record_id = ending.record_id
    WHERE ending_id >= ? AND ending_id < ?
"""
_ALL: Final = (0, 1 << 62)


def _fresh(connection: sqlite3.Connection, span: tuple[int, int] | None) -> list[Row]:
    found = connection.execute(_FRESH, _ALL if span is None else span)
    return [(number, *boards_after(diagram, men)) for number, men, *diagram in found]


ENDINGS: Final = Source(
    stored="SELECT place, bits FROM end_plane WHERE place >= ? AND place < ? ORDER BY place",
    stored_of_chunk="""
        WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
        SELECT place, bits FROM number CROSS JOIN end_plane ON place = n * ? + ?
    """,
    changed="SELECT ending_id FROM end_unplaned ORDER BY ending_id",
    changed_there="SELECT ending_id FROM end_unplaned WHERE ending_id >= ? AND ending_id < ?",
    forget="DELETE FROM end_unplaned WHERE ending_id >= ? AND ending_id < ?",
    rewrite="INSERT OR REPLACE INTO end_plane VALUES (?, ?)",
    fresh=_fresh,
)
"""The last positions of all lines: a bit is a row of `ending`."""

ENOUGH_ENDINGS: Final = 4000
"""Changed last positions from which on their planes are rewritten after a change."""
