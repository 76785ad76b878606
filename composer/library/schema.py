# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of a library, as each version of the schema laid them down.

`version.problem` (JSON) is the truth. What is derived from it so that it can be searched and
sorted stands in `record` (below the line), `diagram` and `words`, and can always be made
anew. What is computed by analysis stands apart in `finding`.

Times are microseconds since 1970 in UTC.
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x43684370
"""The number in the file's header that says "a library of problems" (`ChCp`)."""

MARK_AS_LIBRARY: Final = "PRAGMA application_id = 0x43684370"

TABLES: Final = frozenset({"record", "version", "finding", "diagram", "words"})
"""The tables without which a file of the current version is damaged."""

VERSION_1: Final = (
    """
    CREATE TABLE record (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        current_version INTEGER REFERENCES version (id) DEFERRABLE INITIALLY DEFERRED,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        deleted_at INTEGER,
        ---- derived from the current version
        authors_order TEXT NOT NULL DEFAULT '',
        source_order TEXT NOT NULL DEFAULT '',
        title_order TEXT NOT NULL DEFAULT '',
        date TEXT NOT NULL DEFAULT '',
        year INTEGER,
        genre TEXT NOT NULL DEFAULT '',
        moves REAL NOT NULL DEFAULT 0,
        men INTEGER NOT NULL DEFAULT 0,
        canonical INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX record_by_changed ON record (changed_at)",
    "CREATE INDEX record_by_authors ON record (authors_order)",
    "CREATE INDEX record_by_year ON record (year, date)",
    "CREATE INDEX record_by_canonical ON record (canonical)",
    """
    CREATE TABLE version (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        parent_id INTEGER REFERENCES version (id),
        saved_at INTEGER NOT NULL,
        note TEXT NOT NULL DEFAULT '',
        problem TEXT NOT NULL
    )
    """,
    "CREATE INDEX version_by_record ON version (record_id)",
    "CREATE INDEX version_by_parent ON version (parent_id)",
    """
    CREATE TABLE finding (
        version_id INTEGER PRIMARY KEY REFERENCES version (id) ON DELETE CASCADE,
        verdict TEXT NOT NULL,
        keys TEXT NOT NULL DEFAULT '',
        key_text TEXT NOT NULL DEFAULT '',
        complete INTEGER NOT NULL,
        solver TEXT NOT NULL DEFAULT '',
        analysis_version INTEGER NOT NULL DEFAULT 0
    )
    """,
    # Narrow on purpose: a pattern is searched by reading this table and nothing else.
    """
    CREATE TABLE diagram (
        record_id INTEGER PRIMARY KEY REFERENCES record (id) ON DELETE CASCADE,
        wk INTEGER NOT NULL, wq INTEGER NOT NULL, wr INTEGER NOT NULL,
        wb INTEGER NOT NULL, wn INTEGER NOT NULL, wp INTEGER NOT NULL,
        bk INTEGER NOT NULL, bq INTEGER NOT NULL, br INTEGER NOT NULL,
        bb INTEGER NOT NULL, bn INTEGER NOT NULL, bp INTEGER NOT NULL
    )
    """,
    # The rowid is the record's id; the texts are folded (see `indexing`). `#` and `=` count as
    # letters, so that #2 and h#3 are words.
    """
    CREATE VIRTUAL TABLE words USING fts5 (
        authors, source, title, date, distinction, dedication, keywords, comments, stipulation,
        tokenize = 'unicode61 remove_diacritics 2 tokenchars ''#=''',
        prefix = '2 3'
    )
    """,
    "PRAGMA user_version = 1",
)
