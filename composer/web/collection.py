# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page asks of the library: searched, opened, saved into; as plain values.

Each is to be called where the library is owned.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.formats.jsonlines import record_of
from composer.games.position import GameError
from composer.games.record import any_game, game_name
from composer.games.statement import asked_text
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import (
    Saved,
    choose_version,
    delete_records,
    restore_records,
)
from composer.library.file.faults import RecordMissing
from composer.library.query.terms import QueryError
from composer.library.records.values import Record, Row
from composer.library.search.search import count, find_page, rows
from composer.problem.forms import same_task
from composer.problem.problem import Problem
from composer.problem.task import task_text
from composer.said.sentence import said
from composer.studio.saving import NOWHERE, RecordPlace, save_as_new, save_beside, save_in_place
from composer.web.request import BadRequest, Json, Kept

_THEMES: Final = 2  # of a row


@dataclass(frozen=True, slots=True)
class Page:
    """A page of what a query finds.

    Attributes:
        rows: its problems.
        total: how many there are in all.
    """

    rows: tuple[Row, ...]
    total: int

    def told(self, language: str) -> Json:
        """Return it as plain values, themes by their names in a language."""
        return {"rows": [_row(row, language) for row in self.rows], "total": self.total}


def search(library: Library, query: str, offset: int, limit: int) -> Page:
    """Search by the language of queries.

    Raises:
        BadRequest: the query cannot be understood.
        LibraryFault: the file cannot be read.
    """
    try:
        found = find_page(library, query, offset=offset, limit=limit)
        return Page(rows(library, found), count(library, query))
    except QueryError as error:
        raise BadRequest(error.sentence) from error


def opened(library: Library, record: int) -> Json:
    """Return a problem and where it is kept.

    Raises:
        LibraryFault: there is no such problem, or the file cannot be read.
    """
    return _record(library, load(library, record))


def versions(library: Library, record: int, kept: Kept | None = None) -> Json:
    """Return all versions of a record, the newest first.

    Args:
        library: the library.
        record: the number of the record.
        kept: where the page opened the problem from, if that is to be the same library.

    Raises:
        BadRequest: it is a record of another library.
        LibraryFault: there is no such problem, or the file cannot be read.
    """
    if kept is not None and not is_home(library, kept):
        raise BadRequest(said("what this was opened from is not in this library"))
    current = load(library, record).version_id
    told = [
        {
            "version": each.version_id,
            "when": each.saved_at.isoformat(),
            "problem": record_of(each.problem),
            "note": each.note,
            "verdict": "" if each.finding is None else each.finding.verdict,
            "current": each.version_id == current,
        }
        for each in reversed(versions_of(library, record))
    ]
    return {"versions": told}


def chosen(library: Library, record: int, version: int) -> None:
    """Let a record show another of its versions; all of them stay.

    Raises:
        LibraryFault: there is no such version, or it could not be saved.
    """
    choose_version(library, record, version)


def binned(library: Library, record: int, *, out: bool = False) -> None:
    """Put a record into the bin of the library, or take it out again.

    Raises:
        LibraryFault: it could not be saved.
    """
    (restore_records if out else delete_records)(library, [record])


def saved(library: Library, problem: Problem, kept: Kept, way: str) -> Saved:
    """Save a problem: `place`, where it was opened from; `version`, beside it; `new`, as another.

    What is somebody else's, or was changed elsewhere meanwhile, is never written over
    (`composer.studio.saving`).

    Raises:
        BadRequest: there is no such way.
        LibraryFault: it could not be saved.
    """
    place = kept.place if kept.known is None or is_home(library, kept) else NOWHERE
    foreign = _foreign(library, place)
    if way == "place":
        return save_in_place(library, place, problem, None, kept.known, foreign)
    if way == "version":
        return save_beside(library, place, problem, None, kept.known, foreign)
    if way == "new":
        return save_as_new(library, place, problem, None, foreign)
    raise BadRequest(said("expected place, version or new"))


def saved_told(library: Library, done: Saved) -> Json:
    """Return what is kept now, where, and in which way it was saved."""
    how = "new" if done.problem is not None else "version" if done.before is not None else "place"
    return {**_record(library, load(library, done.record_id)), "how": how}


def is_home(library: Library, kept: Kept) -> bool:
    """Tell whether a record is the one that a page opened, and not that of another library.

    Records of all libraries are numbered alike. So the page says which library it was; or else
    what it knew must stand in one of the versions.
    """
    if kept.place.record_id is None or kept.known is None:
        return False
    if kept.library:
        return kept.library == mark_of(library)
    known = kept.known
    try:
        versions = versions_of(library, kept.place.record_id)
    except RecordMissing:
        return False
    return any(same_task(known, version.problem) for version in versions)


def mark_of(library: Library) -> str:
    """Return what tells a library from others, without saying where it lies."""
    return hashlib.sha256(str(library.path.resolve()).encode()).hexdigest()[:16]


def _foreign(library: Library, place: RecordPlace) -> Problem | None:
    if place.record_id is None:
        return None
    try:
        record = load(library, place.record_id)
    except RecordMissing:
        return None
    return None if record.is_own else record.problem


def _record(library: Library, record: Record) -> Json:
    problem = record_of(record.problem)
    place = {"record": record.record_id, "version": record.version_id, "known": problem}
    return {"problem": problem, "place": {**place, "library": mark_of(library)}}


def _game_task(problem: Problem, language: str) -> str:
    """Return what a problem of another game than chess asks; empty where it is not known."""
    try:
        return asked_text(any_game(problem), language)
    except GameError:
        return ""


def _row(row: Row, language: str) -> Json:
    problem, finding = row.problem, row.finding
    details = None if finding is None else finding.details
    return {
        "record": row.record_id,
        "problem": record_of(problem),
        "game": game_name(problem, language),
        "task": task_text(problem) if problem.game is None else _game_task(problem, language),
        "authors": ", ".join(problem.credits.signed),
        "source": problem.credits.caption_source(),
        "verdict": "" if finding is None else finding.verdict,
        "key": f"1.{finding.key_text}" if finding is not None and finding.key_text else "",
        "themes": []
        if details is None
        else [theme_name(theme.id, language) for theme in details.themes if theme.grade == "theme"][
            :_THEMES
        ],
    }
