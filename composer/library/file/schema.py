# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of a library, as each version of the schema laid them down.

`version.problem` (JSON) is the truth. What is derived from it so that it can be searched and
sorted stands in `record` (below the line), `diagram`, `words`, `keyword` and `authorship`,
and can always be made again. What is computed by analysis stands apart in `finding`;
`classification`, `trait` and `ending` are derived from the finding of a record's current
version.
Who is who (`person`, `spelling`) and what lies where (`collection`, `membership`) is the
user's own word and derived from nothing.

Times are microseconds since 1970 in UTC.
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x43684370
"""The number in the file's header that says "a library of problems" (`ChCp`)."""

MARK_AS_LIBRARY: Final = "PRAGMA application_id = 0x43684370"

TABLES: Final = frozenset(
    {
        "record",
        "version",
        "finding",
        "diagram",
        "words",
        "classification",
        "trait",
        "keyword",
        "person",
        "spelling",
        "kept_apart",
        "authorship",
        "collection",
        "membership",
        "passage",
        "stamp",
        "plane",
        "unplaned",
        "remembered",
        "link",
        "intake",
        "arrival",
        "ending",
        "end_plane",
        "end_unplaned",
    }
)
"""The tables without which a file of the current version is damaged."""

INDEX_VERSION: Final = 11
"""Raised whenever something else is derived from problems or findings (see `renewal`)."""

_VERSION_1: Final = (
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
"""Lay down the first tables."""

_VERSION_2: Final = (
    # Derived from the current version, but for `opened_at`.
    "ALTER TABLE record ADD COLUMN source TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE record ADD COLUMN stipulation TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE record ADD COLUMN white_men INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE record ADD COLUMN black_men INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE record ADD COLUMN pieces TEXT NOT NULL DEFAULT '-'",
    "ALTER TABLE record ADD COLUMN wk INTEGER",
    "ALTER TABLE record ADD COLUMN bk INTEGER",
    "ALTER TABLE record ADD COLUMN award INTEGER",
    "ALTER TABLE record ADD COLUMN twins INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE record ADD COLUMN comments INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE record ADD COLUMN opened_at INTEGER",
    "ALTER TABLE finding ADD COLUMN details TEXT",
    # One index for each order of the table, so that a first page needs no sorting; what lies
    # in the bin is not in them.
    "DROP INDEX record_by_changed",
    "DROP INDEX record_by_authors",
    "DROP INDEX record_by_year",
    "DROP INDEX record_by_canonical",
    "CREATE INDEX record_by_changed ON record (changed_at, id) WHERE deleted_at IS NULL",
    """
    CREATE INDEX record_by_authors
    ON record (authors_order = '', authors_order, year IS NULL, year, id DESC)
    WHERE deleted_at IS NULL
    """,
    """
    CREATE INDEX record_by_source
    ON record (source_order = '', source_order, year IS NULL, year, id DESC)
    WHERE deleted_at IS NULL
    """,
    """
    CREATE INDEX record_by_title ON record (title_order = '', title_order, id DESC)
    WHERE deleted_at IS NULL
    """,
    """
    CREATE INDEX record_by_date ON record (year IS NULL, year, date, id DESC)
    WHERE deleted_at IS NULL
    """,
    """
    CREATE INDEX record_by_stipulation ON record (genre, moves, id DESC)
    WHERE deleted_at IS NULL
    """,
    "CREATE INDEX record_by_men ON record (men, id DESC) WHERE deleted_at IS NULL",
    "CREATE INDEX record_by_current ON record (current_version)",
    "CREATE INDEX record_by_year ON record (year)",
    # What is asked of all records is read here, in half the time that the table takes.
    """
    CREATE INDEX record_narrow ON record (id, deleted_at, created_at, year, genre, moves, men,
        white_men, black_men, pieces, wk, bk, award, twins, comments)
    """,
    "CREATE INDEX version_with_note ON version (record_id) WHERE note <> ''",
    "CREATE INDEX record_by_award ON record (award) WHERE award IS NOT NULL",
    "CREATE INDEX record_by_canonical ON record (canonical)",
    "CREATE INDEX record_by_opened ON record (opened_at) WHERE opened_at IS NOT NULL",
    "CREATE INDEX record_in_bin ON record (deleted_at) WHERE deleted_at IS NOT NULL",
    """
    CREATE TABLE classification (
        record_id INTEGER PRIMARY KEY REFERENCES record (id) ON DELETE CASCADE,
        analysis_version INTEGER NOT NULL DEFAULT 0,
        verdict TEXT,
        complete INTEGER,
        keys INTEGER,
        key_men TEXT,
        key_text TEXT,
        zugzwang INTEGER,
        threats INTEGER,
        threat_text TEXT,
        variations INTEGER,
        mates INTEGER,
        duals INTEGER,
        set_mates INTEGER,
        changed INTEGER,
        tries INTEGER,
        refutations INTEGER,
        pure INTEGER,
        model INTEGER,
        ideal INTEGER
    )
    """,
    "CREATE INDEX classification_by_analysis ON classification (analysis_version)",
    """
    CREATE INDEX classification_by_verdict
    ON classification (verdict IS NULL, verdict, record_id DESC)
    """,
    """
    CREATE TABLE trait (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        grade TEXT NOT NULL,
        PRIMARY KEY (kind, name, record_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX trait_by_record ON trait (record_id)",
    """
    CREATE TABLE keyword (
        word_folded TEXT NOT NULL,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        word TEXT NOT NULL,
        PRIMARY KEY (word_folded, record_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX keyword_by_record ON keyword (record_id)",
    """
    CREATE TABLE person (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        mine INTEGER NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE spelling (
        folded TEXT PRIMARY KEY,
        written TEXT NOT NULL,
        person_id INTEGER NOT NULL REFERENCES person (id)
    )
    """,
    "CREATE INDEX spelling_by_person ON spelling (person_id)",
    """
    CREATE TABLE authorship (
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        person_id INTEGER NOT NULL REFERENCES person (id),
        spelling TEXT NOT NULL,
        PRIMARY KEY (record_id, place)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX authorship_by_person ON authorship (person_id)",
    """
    CREATE TABLE collection (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        query TEXT,
        made_at INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE membership (
        collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        added_at INTEGER NOT NULL,
        PRIMARY KEY (collection_id, record_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX membership_by_record ON membership (record_id)",
    # Derived from `diagram` for the search of patterns (see `planes`): `place` is the plane and
    # the chunk of records; `unplaned` are the records whose diagram has changed since.
    # Who writes a diagram notes it there: with a trigger the statement would have a savepoint of
    # its own, at which FTS5 writes down what it gathers, and imports would take a third longer.
    "CREATE TABLE plane (place INTEGER PRIMARY KEY, bits BLOB NOT NULL)",
    "CREATE TABLE unplaned (record_id INTEGER PRIMARY KEY)",
    """
    CREATE TRIGGER diagram_removed AFTER DELETE ON diagram BEGIN
        INSERT OR IGNORE INTO unplaned VALUES (old.record_id);
    END
    """,
    "INSERT INTO unplaned SELECT record_id FROM diagram",
    # What has been derived, and how far making it again has come: `index_version` and
    # `index_reached`, the last record that is done.
    "CREATE TABLE stamp (name TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID",
    "INSERT INTO stamp VALUES ('index_version', 0), ('index_reached', 0)",
    "PRAGMA user_version = 2",
)
"""Make room for what is computed, for people, keywords and collections.

What is derived is filled in afterwards, in batches (see `composer.library.index.renewal`)."""

_VERSION_3: Final = (
    # The sound positions met while a problem was composed (see `remembered`), as JSON.
    """
    CREATE TABLE remembered (
        record_id INTEGER PRIMARY KEY REFERENCES record (id) ON DELETE CASCADE,
        form TEXT NOT NULL
    )
    """,
    "PRAGMA user_version = 3",
)
"""Make room for the positions that were met while a problem was composed."""

_VERSION_4: Final = (
    # Where a record comes from: `composed` here, `sample`, `imported` or `unknown`. Of records
    # that were there before nobody wrote it down. What bears a printed solution or the like came
    # from a file; what names nobody and no source is nobody else's; of the rest it is not known
    # and they count as not the user's own (see `provenance`).
    "ALTER TABLE record ADD COLUMN origin TEXT NOT NULL DEFAULT 'composed'",
    """
    UPDATE record SET origin = coalesce((
        SELECT CASE
            WHEN NOT json_valid(problem) THEN 'unknown'
            WHEN json_extract(problem, '$.extras') IS NOT NULL THEN 'imported'
            WHEN coalesce(
                json_extract(problem, '$.authors'), json_extract(problem, '$.source')
            ) IS NOT NULL THEN 'unknown'
            ELSE 'composed'
        END
        FROM version WHERE version.id = record.current_version
    ), 'unknown')
    """,
    # What a record is to another one, such as `version` or `turned` (see `links`).
    """
    CREATE TABLE link (
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        other_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        PRIMARY KEY (record_id, other_id, kind)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX link_by_other ON link (other_id)",
    # Every import, and what became of what it brought: `added`, or `joined` to a record that was
    # there. `before` and `after` are what the record held, so that joining can be taken back.
    """
    CREATE TABLE intake (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made_at INTEGER NOT NULL,
        files TEXT NOT NULL DEFAULT ''
    )
    """,
    """
    CREATE TABLE arrival (
        intake_id INTEGER NOT NULL REFERENCES intake (id) ON DELETE CASCADE,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        deed TEXT NOT NULL,
        before TEXT,
        after TEXT,
        PRIMARY KEY (intake_id, record_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX arrival_by_record ON arrival (record_id)",
    "PRAGMA user_version = 4",
)
"""Note where records come from, what they are to each other, and what imports brought."""

_VERSION_5: Final = (
    # A person whom the user has named is called so in print (see `names`). A spelling is looked
    # for by `forms` and compared in other letters by `outline`; both are derived from it, and
    # NULL until then. `joined` says that the program has joined it, `kept_apart` what the user
    # does not want joined: two spellings as they are compared, in order.
    "ALTER TABLE person ADD COLUMN named INTEGER NOT NULL DEFAULT 0",
    """
    UPDATE person SET named = 1 WHERE NOT EXISTS (
        SELECT 1 FROM spelling WHERE person_id = person.id AND written = person.name
    )
    """,
    "ALTER TABLE spelling ADD COLUMN forms TEXT",
    "ALTER TABLE spelling ADD COLUMN outline TEXT",
    "ALTER TABLE spelling ADD COLUMN joined INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX spelling_by_outline ON spelling (outline)",
    """
    CREATE TABLE kept_apart (
        one TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (one, other)
    ) WITHOUT ROWID
    """,
    "PRAGMA user_version = 5",
)
"""Make room for the forms of names, and for what the user says about who is who."""

_VERSION_6: Final = (
    # Problems of games that are no chess: their text (see `composer.games.textform`) is no
    # problem to earlier versions of the program, which would call such records damaged. All
    # that is derived of them fits into the tables that are there.
    "PRAGMA user_version = 6",
)
"""Let problems of games that are no chess stand among the others."""

_VERSION_7: Final = (
    # The last positions of a problem's lines (see `composer.library.records.ends`), as JSON; NULL
    # until an analysis has found them. `ending` is derived from those of the current version, and
    # `end_plane` and `end_unplaned` are to it what `plane` and `unplaned` are to `diagram`.
    "ALTER TABLE finding ADD COLUMN ends TEXT",
    """
    CREATE TABLE ending (
        id INTEGER PRIMARY KEY,
        record_id INTEGER NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        phase TEXT NOT NULL,
        goal TEXT NOT NULL,
        cleanness INTEGER NOT NULL,
        man TEXT NOT NULL,
        fairy INTEGER NOT NULL,
        men TEXT NOT NULL
    )
    """,
    "CREATE INDEX ending_by_record ON ending (record_id, number)",
    "CREATE INDEX ending_with_fairy_men ON ending (record_id) WHERE fairy",
    "CREATE TABLE end_plane (place INTEGER PRIMARY KEY, bits BLOB NOT NULL)",
    "CREATE TABLE end_unplaned (ending_id INTEGER PRIMARY KEY)",
    """
    CREATE TRIGGER ending_removed AFTER DELETE ON ending BEGIN
        INSERT OR IGNORE INTO end_unplaned VALUES (old.id);
    END
    """,
    "PRAGMA user_version = 7",
)
"""Make room for the last positions of lines; they come with the next analysis."""

_VERSION_8: Final = (
    # Themes shown in full are counted here, apart from the elements, of which there are many more.
    """
    CREATE INDEX trait_shown ON trait (name, grade) WHERE kind = 'theme' AND grade = 'theme'
    """,
    """
    CREATE INDEX classification_by_key
    ON classification (coalesce(key_text, '') = '', key_text, record_id DESC)
    """,
    "PRAGMA user_version = 8",
)
"""Let the figures of a large library be counted, and its problems be sorted by key, sooner."""

_VERSION_9: Final = (
    # The order of one's own that a collection has: `place` counts problems and passages together,
    # and is NULL where a problem was never put anywhere (see `arranging`).
    "ALTER TABLE membership ADD COLUMN place INTEGER",
    """
    CREATE TABLE passage (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        heading INTEGER NOT NULL,
        text TEXT NOT NULL
    )
    """,
    "CREATE INDEX passage_by_collection ON passage (collection_id)",
    "PRAGMA user_version = 9",
)
"""Let collections have an order of their own, with headings and text between the problems."""

VERSIONS: Final = (
    _VERSION_1,
    _VERSION_2,
    _VERSION_3,
    _VERSION_4,
    _VERSION_5,
    _VERSION_6,
    _VERSION_7,
    _VERSION_8,
    _VERSION_9,
)
"""The statements that lead to each version from the one before."""
