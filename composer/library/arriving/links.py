# SPDX-License-Identifier: GPL-3.0-or-later
"""What records are to each other: a version, a reprint, anticipated, the same position turned.

A link says of one record what it is to another: "41 is a version of 7". Read from the other
side it says the converse. Where one of the two lies in the bin it is not stated; emptying the
bin removes it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from composer.formats.extras import kept_text
from composer.games.record import game_name
from composer.library.access.store import Library
from composer.library.file.ids import now
from composer.library.index.games import game_stipulation
from composer.library.records.stored import read_problem, record_exists
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.formats.yamltext import Value

LINKS: Final = "links"
"""Under this name a file says what a problem is linked with, a line each."""


class LinkKind(Enum):
    """What a record is to another one.

    Attributes:
        forward: the words between the record and the other one.
        backward: the words read from the other one.
    """

    forward: str
    backward: str

    def __new__(cls, word: str, forward: str, backward: str) -> LinkKind:
        """Make a member whose value is the word alone."""
        made = object.__new__(cls)
        made._value_ = word
        made.forward = forward
        made.backward = backward
        return made

    AFTER = "after", "after", "starting point of"
    VERSION = "version", "version of", "version of"
    REPRINT = "reprint", "reprint of", "reprinted as"
    ANTICIPATED = "anticipated", "anticipated by", "anticipates"
    SAME = "same", "same position as", "same position as"
    TURNED = "turned", "same position turned as", "same position turned as"


@dataclass(frozen=True, slots=True)
class Link:
    """What a record is to another one: `record_id` is a `kind` of `other_id`."""

    record_id: int
    other_id: int
    kind: LinkKind


@dataclass(frozen=True, slots=True)
class Linked:
    """A record that another one is linked with, seen from that one.

    Attributes:
        record_id: the record that the link leads to.
        kind: what the one it is seen from is to it.
        forward: whether the link was made from that one; else its words are read backward.
        problem: what the record holds.
    """

    record_id: int
    kind: LinkKind
    forward: bool
    problem: Problem

    @property
    def words(self) -> str:
        """What the one it is seen from is to this record, in English."""
        return self.kind.forward if self.forward else self.kind.backward


@dataclass(frozen=True, slots=True)
class LinkDropped:
    """A link was removed, or made again.

    Attributes:
        link: which one.
        is_there: whether it is there now.
    """

    link: Link
    is_there: bool = False


_ADD: Final = "INSERT OR IGNORE INTO link VALUES (?, ?, ?, ?)"
_FOUND: Final = """
    SELECT record.id, kind, forward, problem FROM (
        SELECT other_id AS id, kind, 1 AS forward FROM link WHERE record_id = ?
        UNION ALL
        SELECT record_id, kind, 0 FROM link WHERE other_id = ?
    ) AS linked
    JOIN record ON record.id = linked.id
    JOIN version ON version.id = record.current_version
    WHERE deleted_at IS NULL ORDER BY record.id, kind
"""


def add_links(connection: sqlite3.Connection, links: Iterable[Link]) -> None:
    """Write links, within a transaction of the caller; those that are there stay."""
    time = now()
    connection.executemany(
        _ADD, [(link.record_id, link.other_id, link.kind.value, time) for link in links]
    )


def drop_link(library: Library, link: Link) -> LinkDropped:
    """Remove a link; the records stay as they are.

    Raises:
        LibraryFault: it could not be removed.
    """
    with library.writing() as connection:
        connection.execute(
            "DELETE FROM link WHERE record_id = ? AND other_id = ? AND kind = ?",
            (link.record_id, link.other_id, link.kind.value),
        )
    return LinkDropped(link)


def bring_link_back(library: Library, link: Link) -> LinkDropped:
    """Make a link again; the undo of `drop_link`. Nothing where a record of it has gone.

    Raises:
        LibraryFault: it could not be made.
    """
    with library.writing() as connection:
        if all(
            record_exists(connection, record_id) for record_id in (link.record_id, link.other_id)
        ):
            add_links(connection, (link,))
    return LinkDropped(link, is_there=True)


def with_links(library: Library, record_id: int, problem: Problem) -> Problem:
    """Return a problem of the library with its links reported in words, for a file that keeps all.

    Raises:
        LibraryFault: the file cannot be read.
    """
    lines: list[Value] = [
        f"{link.words} {in_few_words(link.problem)}" for link in links_of(library, record_id)
    ]
    if not lines:
        return problem
    extras = {**dict(problem.extras), LINKS: kept_text(lines)}
    return replace(problem, extras=tuple(extras.items()))


def in_few_words(problem: Problem) -> str:
    """Return a problem as a report names it, such as `Sam Loyd, The Field 1880, #3, 7+4`."""
    credits = problem.credits
    parts = (
        credits.caption_authors(),
        credits.caption_source(),
        *_diagram_words(problem),
    )
    return ", ".join(part for part in parts if part)


def _diagram_words(problem: Problem) -> tuple[str, str]:
    if problem.game is None:
        return str(problem.stipulation), problem.position.material()
    return game_stipulation(problem.game), game_name(problem)


def links_of(library: Library, record_id: int) -> tuple[Linked, ...]:
    """Return what a record is linked with, except what is in the bin.

    A kind that a later version of the program has written is passed over.

    Raises:
        LibraryFault: the file cannot be read.
    """
    known = {kind.value: kind for kind in LinkKind}
    with library.reading() as connection:
        linked: list[Linked] = []
        for number, kind, forward, text in connection.execute(_FOUND, (record_id, record_id)):
            if kind in known:
                with library.passing_over(number):
                    problem = read_problem(text, library.path, number)
                    linked.append(Linked(number, known[kind], bool(forward), problem))
    return tuple(linked)
