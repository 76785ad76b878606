# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems like a given one, the nearest first: what a composer asks before publishing.

Candidates are the records whose men meet most men of the problem (see `nearest`), those that
have its fairy men, those that share its rarer themes and, of a study, those whose lines come to its
last positions (see `anticipations`). The problem is placed on each in the way
in which most men meet, and compared (see `comparison`). What is less alike than `LEAST` is a
stranger and not offered.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, replace
from math import log2
from pathlib import Path
from typing import TYPE_CHECKING, Final

from composer.library.access.store import Library
from composer.library.index.indexing import genre, moves
from composer.library.index.planes import together
from composer.library.likeness.alignment import (
    BLACK_KING,
    WHITE_KING,
    Boards,
    boards_of,
    men_of,
)
from composer.library.likeness.anticipations import anticipations
from composer.library.likeness.candidates import nearest
from composer.library.likeness.fairymen import (
    FairyMen,
    fairy_men_of,
    fairy_positions,
    of_like_kinds,
)
from composer.library.likeness.laying import Laying, Meeting
from composer.library.likeness.reasons import Common, Likeness
from composer.library.query.terms import Model
from composer.library.records.stored import current_version_id, finding_of, read_version
from composer.library.records.values import Finding
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulations.play import Play

if TYPE_CHECKING:
    from composer.library.likeness.comparison import Known, Score

__all__ = ["Alike", "Common", "Likeness", "alike_bits", "like_model", "like_this"]

_NEAREST: Final = 1500  # records placed on the problem
_COMPARED: Final = 150  # records compared in everything
_RARE: Final = 5000  # records that show a theme, up to which it leads to candidates
_BY_THEME: Final = 100
_OWN_KING: Final = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)  # the king of White is mated
LISTED: Final = 100
"""Problems that `like:` finds at most."""


@dataclass(frozen=True, slots=True)
class Alike:
    """A record that is like the problem.

    Attributes:
        record_id: the record.
        score: how much it is like it, from 0 to 1 (the same men and the same play).
        common: what both have in common, the laying first, then men and play.
        likeness: the parts of that score.
    """

    record_id: int
    score: float
    common: tuple[Common, ...]
    likeness: Score | None = None


def like_this(
    library: Library,
    problem: Problem,
    finding: Finding | None = None,
    limit: int = 50,
    besides: int | None = None,
) -> tuple[Alike, ...]:
    """Return the problems of a library that are most like a given one, the nearest first.

    Args:
        problem: the problem; it need not be in the library.
        finding: what an analysis found about it, if anything is known.
        limit: how many are wanted.
        besides: the problem's own record, which is left out.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        return _alike(connection, library.path, problem, finding, limit, besides)


def like_model(
    library: Library, model: Model, limit: int = LISTED
) -> tuple[tuple[Alike, ...], Problem] | None:
    """Return the problems that are like what `like:` names, the nearest first, and that problem.

    Returns:
        None if it names a problem of the library that is not there.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        return _like_model(connection, library.path, model, limit)


def alike_bits(connection: sqlite3.Connection, path: Path, model: Model) -> int | None:
    """Return the records like what `like:` names, as bits.

    None if that is not there, or is no chess: only diagrams of chess are compared.
    """
    found = _like_model(connection, path, model, LISTED)
    return None if found is None else together(candidate.record_id for candidate in found[0])


def _like_model(
    connection: sqlite3.Connection, path: Path, model: Model, limit: int
) -> tuple[tuple[Alike, ...], Problem] | None:
    number = model.record_id
    if number is None:
        problem = Problem(parse_fen(model.fen))
        alike = _alike(connection, path, problem, None, limit, None, is_asked=False)
    else:
        known = connection.execute("SELECT 1 FROM record WHERE id = ?", (number,)).fetchone()
        if known is None:
            return None
        version = read_version(connection, path, current_version_id(connection, path, number))
        problem = version.problem
        if problem.game is not None:
            return None
        alike = _alike(connection, path, problem, version.finding, limit, number)
    return tuple(candidate for candidate in alike if candidate.score * 100 >= model.least), problem


def _alike(
    connection: sqlite3.Connection,
    path: Path,
    problem: Problem,
    finding: Finding | None,
    limit: int,
    besides: int | None,
    is_asked: bool = True,
) -> tuple[Alike, ...]:
    """Return what is like a problem; `is_asked` says whether its stipulation is known."""
    from composer.library.likeness.comparison import LEAST, Known, compared

    men, fairy = men_of(problem.position), fairy_men_of(problem.position)
    if not men and not fairy:
        return ()
    asked = problem.stipulation
    kind = genre(asked) if is_asked else ""
    mine = Known(boards_of(problem.position), kind, moves(asked), finding, fairy)
    king = WHITE_KING if is_asked and asked.play in _OWN_KING else BLACK_KING
    exchanges = not (is_asked and asked.is_direct)
    laying = Laying(men, fairy, king, exchanges)
    ids = nearest(connection, men, _NEAREST, king, exchanges)
    ids = list(dict.fromkeys((*ids, *of_like_kinds(connection, fairy, _NEAREST))))
    meetings = _meetings(connection, laying, fairy, ids, besides)
    chosen = sorted(meetings, key=lambda meeting: (-meetings[meeting].score, meeting))[:_COMPARED]
    weights = _theme_weights(connection, finding)
    themed = [
        record_id for record_id in _by_theme(connection, weights) if record_id not in meetings
    ]
    meetings |= (more := _meetings(connection, laying, fairy, themed, besides))
    chosen += more
    before = anticipations(connection, problem, besides) if is_asked else {}
    new = [record_id for record_id in before if record_id not in meetings]
    meetings |= (more := _meetings(connection, laying, fairy, new, besides))
    chosen += more
    chosen += [record_id for record_id in before if record_id not in chosen]
    found = []
    standing = fairy_positions(connection, chosen)
    for record_id, known in _known(connection, path, chosen).items():
        theirs = replace(known, fairy=standing.get(record_id, ()))
        likeness = compared(men, mine, theirs, meetings[record_id], weights)
        score, common = likeness.total, likeness.common
        if record_id in before:
            score = max(score, before[record_id].score)
            common = (*before[record_id].common, *common)
        if score >= LEAST:
            found.append(Alike(record_id, score, common, likeness))
    found.sort(key=lambda candidate: (-candidate.score, candidate.record_id))
    return tuple(found[:limit])


def _meetings(
    connection: sqlite3.Connection,
    laying: Laying,
    fairy: FairyMen,
    ids: list[int],
    besides: int | None,
) -> dict[int, Meeting]:
    """Lay a problem on some records, those in the bin and its own left out."""
    standing = fairy_positions(connection, ids) if fairy else {}
    return {
        record_id: laying.best_meeting(boards, others, standing.get(record_id, ()))
        for record_id, (boards, others) in _boards(connection, ids, besides).items()
    }


_BOARDS: Final = """
    SELECT record_id, men, diagram.wk, wq, wr, wb, wn, wp, diagram.bk, bq, br, bb, bn, bp
    FROM diagram CROSS JOIN record INDEXED BY record_narrow ON record.id = record_id
    WHERE record_id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL AND record_id <> ?
"""
_FULL: Final = (1 << 64) - 1


def _boards(
    connection: sqlite3.Connection, ids: list[int], besides: int | None
) -> dict[int, tuple[Boards, int]]:
    """Return boards, and the number of fairy men, of those of some records not in the bin."""
    found = {}
    for record_id, men, *row in connection.execute(_BOARDS, (json.dumps(ids), besides or 0)):
        boards = tuple(board & _FULL for board in row)
        found[record_id] = boards, max(0, men - sum(map(int.bit_count, boards)))
    return found


_COUNT_THEME: Final = """
    SELECT count(*) FROM (
        SELECT 1 FROM trait WHERE kind = 'theme' AND name = ? AND grade <> 'perhaps' LIMIT ?
    )
"""
_SHOWING: Final = """
    SELECT record_id FROM trait
    WHERE kind = 'theme' AND name IN (SELECT value FROM json_each(?)) AND grade <> 'perhaps'
    GROUP BY record_id ORDER BY count(*) DESC, record_id LIMIT ?
"""


def _theme_weights(connection: sqlite3.Connection, finding: Finding | None) -> dict[str, float]:
    """Return what each theme of a problem counts: the more, the fewer records show it."""
    from composer.library.likeness.comparison import themes_of

    if finding is None or finding.details is None:
        return {}
    (records,) = connection.execute("SELECT count(*) FROM diagram").fetchone()
    weights = {}
    for theme in dict.fromkeys(theme.id for theme in themes_of(finding.details)):
        (count,) = connection.execute(_COUNT_THEME, (theme, _RARE + 1)).fetchone()
        weights[theme] = log2(2 + records / (count + 1))
    return weights


def _by_theme(connection: sqlite3.Connection, weights: dict[str, float]) -> list[int]:
    """Return the records that show most of a problem's rarer themes."""
    rare = []
    for theme in weights:
        (count,) = connection.execute(_COUNT_THEME, (theme, _RARE + 1)).fetchone()
        if count <= _RARE:
            rare.append(theme)
    if not rare:
        return []
    found = connection.execute(_SHOWING, (json.dumps(rare), _BY_THEME)).fetchall()
    return [record_id for (record_id,) in found]


_KNOWN: Final = """
    SELECT record.id, genre, moves,
        diagram.wk, wq, wr, wb, wn, wp, diagram.bk, bq, br, bb, bn, bp,
        verdict, keys, key_text, complete, solver, analysis_version, details
    FROM record
    JOIN diagram ON diagram.record_id = record.id
    LEFT JOIN finding ON finding.version_id = record.current_version
    WHERE record.id IN (SELECT value FROM json_each(?))
"""


def _known(connection: sqlite3.Connection, path: Path, ids: list[int]) -> dict[int, Known]:
    """Return what is known of some records."""
    from composer.library.likeness.comparison import Known

    found = {}
    for record_id, kind, number, *rest in connection.execute(_KNOWN, (json.dumps(ids),)):
        boards = tuple(board & _FULL for board in rest[:12])
        found[record_id] = Known(boards, kind, number, finding_of(path, *rest[12:]))
    return found
