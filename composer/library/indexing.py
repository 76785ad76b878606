# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived from a problem so that it can be sorted, searched by word and by pattern."""

from __future__ import annotations

import sqlite3
import unicodedata
from typing import Final

from composer.library.bitboards import bitboards
from composer.library.canonical import canonical_hash
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation

# Letters whose stroke or joint is no accent to Unicode; capitals are folded before.
_BASES: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"}
)


def index_record(connection: sqlite3.Connection, record_id: int, problem: Problem) -> None:
    """Write all that is derived from a record's current problem, replacing what was there."""
    credits = problem.credits
    connection.execute(
        """
        UPDATE record SET authors_order = ?, source_order = ?, title_order = ?, date = ?,
            year = ?, genre = ?, moves = ?, men = ?, canonical = ?
        WHERE id = ?
        """,
        (
            folded(" & ".join(credits.authors)),
            folded(credits.source),
            folded(problem.title),
            storable(credits.date),
            credits.year,
            genre(problem.stipulation),
            moves(problem.stipulation),
            len(problem.position),
            canonical_hash(problem.position),
            record_id,
        ),
    )
    connection.execute(
        "INSERT OR REPLACE INTO diagram VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (record_id, *bitboards(problem.position)),
    )
    _index_words(connection, record_id, problem)


def genre(stipulation: Stipulation) -> str:
    """Return a stipulation without its number of moves, such as `#` or `ser-h#`.

    What is asked in words is given as it is.
    """
    if stipulation.words:
        return storable(stipulation.words)
    series = "ser-" if stipulation.series else ""
    return series + stipulation.play.value + stipulation.goal.value


def moves(stipulation: Stipulation) -> float:
    """Return the number of moves; half a move counts 0.5."""
    return stipulation.moves + (0.5 if stipulation.half else 0.0)


def folded(text: str) -> str:
    """Return a text as it is sorted and searched: without accents and capitals.

    SQLite's own folding knows accents on Latin letters only; this one takes those of all
    alphabets off, so that `еще` finds `ещё`, and reads `ł`, `ø` and the like as their base.
    """
    if text.isascii():
        return text.lower().replace("\0", " ")
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_BASES))
    return storable("".join(c for c in parts if not unicodedata.combining(c)))


def storable(text: str) -> str:
    """Return a text that SQLite can hold and FTS5 reads to its end."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", " ")


def _index_words(connection: sqlite3.Connection, record_id: int, problem: Problem) -> None:
    credits = problem.credits
    texts = (
        "\n".join(credits.authors),
        " ".join(part for part in (credits.source, credits.number) if part),
        problem.title,
        credits.date,
        credits.caption_distinction(),
        credits.dedication,
        "\n".join(problem.keywords),
        "\n".join(problem.comments),
        str(problem.stipulation),
    )
    connection.execute("DELETE FROM words WHERE rowid = ?", (record_id,))
    connection.execute(
        """
        INSERT INTO words (rowid, authors, source, title, date, distinction, dedication,
            keywords, comments, stipulation)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (record_id, *(folded(text) for text in texts)),
    )
