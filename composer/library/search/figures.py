# SPDX-License-Identifier: GPL-3.0-or-later
"""How many problems there are of each year, author, theme and the like, without the bin.

Counts of a whole library are read from indexes alone: what lies in the bin is counted apart,
for it is little, and taken off.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from composer.library.access.store import Library
from composer.library.file.ids import numbers
from composer.library.index.indexing import folded, keyword_key, task_key

MOST_NAMED: Final = 60
"""Authors, themes and stipulations that figures name; the rest is in the total only."""

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Tally:
    """How many problems there are of something.

    Attributes:
        name: what it is, as it is written; a theme by its id.
        count: how many problems.
    """

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What a library, or what a search found, is made of.

    Attributes:
        total: all problems.
        years: (year, problems), in order; problems without a year are left out.
        authors: people with the most problems; one with two authors counts for both.
        themes: themes shown in full, the most frequent first.
        awards: (rank, problems) by `composer.library.index.awards`, the best first; rank without
            the place: 100, 200, 300, 400.
        verdicts: by verdict word; empty where nothing is known yet.
        stipulations: the most frequent first; tasks in words that differ in capitals and
            blanks only are one, as they are for a search.
        men: (number of men, problems), in order.
    """

    total: int = 0
    years: tuple[tuple[int, int], ...] = ()
    authors: tuple[Tally, ...] = ()
    themes: tuple[Tally, ...] = ()
    awards: tuple[tuple[int, int], ...] = ()
    verdicts: tuple[Tally, ...] = ()
    stipulations: tuple[Tally, ...] = ()
    men: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class _ByKey:
    """Counts along an index that has few keys: from each to the next, and how many have it.

    That takes a third of the time of GROUP BY, which compares each record's key.

    Attributes:
        keys: gives the first key after some values, of those the index begins with.
        least: what stands before all keys.
        count: gives how many records have a key.
        told: gives by what they are told, if not by the key.
    """

    keys: str
    least: tuple[object, ...]
    count: str
    told: str = ""


_BY_KEY: Final = {
    "year": _ByKey(
        "SELECT year FROM record INDEXED BY record_by_year WHERE year > ? ORDER BY year LIMIT 1",
        (-(1 << 62),),
        "SELECT count(*) FROM record INDEXED BY record_by_year WHERE year = ?",
    ),
    "men": _ByKey(
        """
        SELECT men FROM record INDEXED BY record_by_men
        WHERE deleted_at IS NULL AND men > ? ORDER BY men LIMIT 1
        """,
        (-1,),
        """
        SELECT count(*) FROM record INDEXED BY record_by_men
        WHERE deleted_at IS NULL AND men = ?
        """,
    ),
    "stipulation": _ByKey(
        """
        SELECT * FROM (
            SELECT genre, moves FROM record INDEXED BY record_by_stipulation
            WHERE deleted_at IS NULL AND genre = ?1 AND moves > ?2 ORDER BY moves LIMIT 1
        )
        UNION ALL
        SELECT * FROM (
            SELECT genre, moves FROM record INDEXED BY record_by_stipulation
            WHERE deleted_at IS NULL AND genre > ?1 ORDER BY genre, moves LIMIT 1
        )
        LIMIT 1
        """,
        ("", -1),
        """
        SELECT count(*) FROM record INDEXED BY record_by_stipulation
        WHERE deleted_at IS NULL AND genre = ? AND moves = ?
        """,
        """
        SELECT id FROM record INDEXED BY record_by_stipulation
        WHERE deleted_at IS NULL AND genre = ? AND moves = ? ORDER BY id DESC LIMIT 1
        """,
    ),
    "verdict": _ByKey(
        """
        SELECT verdict FROM classification INDEXED BY classification_by_verdict
        WHERE (verdict IS NULL) = 0 AND verdict > ? ORDER BY verdict LIMIT 1
        """,
        ("",),
        """
        SELECT count(*) FROM classification INDEXED BY classification_by_verdict
        WHERE (verdict IS NULL) = 0 AND verdict IS ?
        """,
    ),
}
_ALL: Final = {
    "award": "SELECT award, count(*) FROM record WHERE award IS NOT NULL GROUP BY award",
    "author": "SELECT person_id, count(DISTINCT record_id) FROM authorship GROUP BY person_id",
    "theme": """
        SELECT name, count(*) FROM trait INDEXED BY trait_shown
        WHERE kind = 'theme' AND grade = 'theme' GROUP BY name
    """,
}
"""Counts of everything; of those that do not look at the bin it is taken off afterwards. Without
statistics of its own SQLite would take other ways, so the joins are in the order to be taken."""

_UNKNOWN: Final = """
    SELECT NULL, count(*) FROM classification INDEXED BY classification_by_verdict
    WHERE (verdict IS NULL) = 1
"""
"""Records without a verdict."""

_OF_SCHEMES: Final = """
    SELECT verdict, count(*) FROM trait CROSS JOIN classification USING (record_id)
    WHERE kind = 'told' AND name = 'scheme' GROUP BY verdict
"""
"""What is taken off the verdicts: a scheme has none that counts."""

_SOME: Final = {
    "year": "SELECT year, count(*) FROM chosen GROUP BY year",
    "men": "SELECT men, count(*) FROM chosen GROUP BY men",
    "award": """
        SELECT award / 100 * 100, count(*) FROM chosen WHERE award IS NOT NULL GROUP BY 1
    """,
    "stipulation": "SELECT max(id), count(*) FROM chosen GROUP BY genre, moves",
    "verdict": """
        SELECT verdict, count(*) FROM chosen CROSS JOIN classification ON record_id = id
        WHERE record_id NOT IN (
            SELECT record_id FROM trait WHERE kind = 'told' AND name = 'scheme'
        )
        GROUP BY verdict
    """,
    "author": """
        SELECT person_id, count(DISTINCT record_id)
        FROM chosen CROSS JOIN authorship ON record_id = id
        GROUP BY person_id
    """,
    "theme": """
        SELECT name, count(*) FROM chosen CROSS JOIN trait ON record_id = id
        WHERE kind = 'theme' AND grade = 'theme' GROUP BY name
    """,
}
_OF_MANY: Final = {
    **_SOME,
    "theme": """
        SELECT name, count(*)
        FROM trait INDEXED BY trait_shown CROSS JOIN chosen ON id = record_id
        WHERE kind = 'theme' AND grade = 'theme' GROUP BY name
    """,
}
"""The same of many: of each there are many traits besides the themes that are shown in full."""

_MANY: Final = 3000
_CHOSEN: Final = """
    CREATE TEMP TABLE IF NOT EXISTS
    chosen (id INTEGER PRIMARY KEY, year, men, award, genre, moves)
"""
_PEOPLE: Final = "SELECT id, name FROM person WHERE id IN (SELECT value FROM json_each(?))"
_STIPULATIONS: Final = """
    SELECT id, stipulation FROM record WHERE id IN (SELECT value FROM json_each(?))
"""
_SEES_THE_BIN: Final = ("year", "award", "verdict", "author", "theme")


def figures(library: Library, ids: Sequence[int] | None = None) -> Figures:
    """Count problems by year, author, theme, award, verdict, stipulation and men.

    Args:
        ids: the records that are counted; by default all that do not lie in the bin.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        if ids is None:
            found = _count_all(connection)
            _choose_bin(connection)
            for name in _SEES_THE_BIN:
                found[name].subtract(_count(connection, _SOME[name]))
        else:
            _choose(connection, ids)
            ways = _SOME if len(ids) < _MANY else _OF_MANY
            found = {name: _count(connection, query) for name, query in ways.items()}
        return _made(connection, found)


def sources(library: Library, beginning: str = "", limit: int = 200) -> tuple[Tally, ...]:
    """Return sources by name, those of which a word begins so."""
    key = " ".join(folded(beginning).split())
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT count(*), min(id) FROM record
            WHERE deleted_at IS NULL AND (source_order = '') = 0  -- as the index has it
            GROUP BY source_order
            HAVING ? = '' OR instr(' ' || source_order, ' ' || ?)
            ORDER BY source_order LIMIT ?
            """,
            (key, key, limit),
        ).fetchall()
        names = dict(
            connection.execute(
                "SELECT id, source FROM record WHERE id IN (SELECT value FROM json_each(?))",
                (numbers(one for _, one in found),),
            ).fetchall()
        )
    return tuple(Tally(names[one], count) for count, one in found)


def keywords(library: Library, beginning: str = "", limit: int = 200) -> tuple[Tally, ...]:
    """Return keywords by name, those of which a word begins so."""
    key = keyword_key(beginning)
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT min(word), count(*) FROM keyword CROSS JOIN record ON record.id = record_id
            WHERE deleted_at IS NULL GROUP BY word_folded
            HAVING ? = '' OR instr(' ' || word_folded, ' ' || ?)
            ORDER BY word_folded LIMIT ?
            """,
            (key, key, limit),
        ).fetchall()
    return tuple(Tally(*row) for row in found)


def themes(library: Library) -> tuple[Tally, ...]:
    """Return the themes that problems show in full, by id, the most frequent first."""
    with library.reading() as connection:
        counts = _count(connection, _ALL["theme"])
        _choose_bin(connection)
        counts.subtract(_count(connection, _SOME["theme"]))
    return _ranked(counts)


def _choose_bin(connection: sqlite3.Connection) -> None:
    found = connection.execute("SELECT id FROM record WHERE deleted_at IS NOT NULL").fetchall()
    _choose(connection, (record_id for (record_id,) in found))


def _choose(connection: sqlite3.Connection, ids: Iterable[int]) -> None:
    """Lay the records that are counted into a table of this connection alone."""
    connection.execute(_CHOSEN)
    connection.execute("DELETE FROM temp.chosen")
    connection.execute(
        """
        INSERT INTO temp.chosen
        SELECT id, year, men, award, genre, moves FROM record
        WHERE id IN (SELECT value FROM json_each(?))
        """,
        (numbers(ids),),
    )


def _count_all(connection: sqlite3.Connection) -> dict[str, Counter[object]]:
    """Count everything, the bin too where the counts are of those in `_SEES_THE_BIN`."""
    found = {name: _count(connection, query) for name, query in _ALL.items()}
    found |= {name: _count_by_key(connection, way) for name, way in _BY_KEY.items()}
    awards = Counter[object]()
    for award, count in found["award"].items():
        assert isinstance(award, int)
        awards[award // 100 * 100] += count
    found["award"] = awards
    found["verdict"].update(_count(connection, _UNKNOWN))
    found["verdict"].subtract(_count(connection, _OF_SCHEMES))
    return found


def _count_by_key(connection: sqlite3.Connection, way: _ByKey) -> Counter[object]:
    found = Counter[object]()
    key = connection.execute(way.keys, way.least).fetchone()
    while key is not None:
        (count,) = connection.execute(way.count, key).fetchone()
        told = connection.execute(way.told, key).fetchone() if way.told else key
        found[told[0]] = count
        key = connection.execute(way.keys, key).fetchone()
    return found


def _count(connection: sqlite3.Connection, query: str) -> Counter[object]:
    return Counter(dict(connection.execute(query).fetchall()))


def _made(connection: sqlite3.Connection, found: dict[str, Counter[object]]) -> Figures:
    return Figures(
        total=sum(found["men"].values()),
        years=_in_order(found["year"]),
        authors=_named(connection, found["author"], _PEOPLE),
        themes=_ranked(found["theme"])[:MOST_NAMED],
        awards=_in_order(found["award"]),
        verdicts=_ranked(found["verdict"]),
        stipulations=_stipulations(connection, found["stipulation"]),
        men=_in_order(found["men"]),
    )


def _in_order(counts: Counter[object]) -> tuple[tuple[int, int], ...]:
    pairs = ((key, count) for key, count in counts.items() if isinstance(key, int) and count)
    return tuple(sorted(pairs))


def _ranked(counts: Counter[object]) -> tuple[Tally, ...]:
    pairs = [("" if key is None else str(key), count) for key, count in counts.items() if count]
    return tuple(Tally(*pair) for pair in sorted(pairs, key=lambda pair: (-pair[1], pair[0])))


def _stipulations(connection: sqlite3.Connection, counts: Counter[object]) -> tuple[Tally, ...]:
    """Name the stipulations, each of which was counted by one problem that has it."""
    ones = numbers(key for key, count in counts.items() if count and isinstance(key, int))
    found = connection.execute(_STIPULATIONS, (ones,)).fetchall()
    written: dict[str, str] = {}
    merged: Counter[str] = Counter()
    for one, text in sorted(found, key=lambda pair: counts[pair[0]], reverse=True):
        key = task_key(text)
        merged[key] += counts[one]
        written.setdefault(key, text)  # as it is written most
    return tuple(Tally(written[key], count) for key, count in merged.most_common(MOST_NAMED))


def _named(
    connection: sqlite3.Connection, counts: Counter[object], query: str
) -> tuple[Tally, ...]:
    """Name what was counted by number, the most frequent first."""
    most = {key: count for key, count in counts.most_common(MOST_NAMED) if count}
    wanted = numbers(key for key in most if isinstance(key, int))
    names = dict(connection.execute(query, (wanted,)).fetchall())
    return tuple(Tally(names[key], count) for key, count in most.items())
