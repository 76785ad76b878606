# SPDX-License-Identifier: GPL-3.0-or-later
"""The places of a library where problems lie: all, my own, collections, kept searches, bin."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.gui.words.language import tr
from composer.library.changes.collections import Collection
from composer.library.query.parser import Query
from composer.library.query.terms import Field, Term, Text


class PlaceKind(Enum):
    """What a line of the sidebar is; the value is its icon."""

    ALL = "library"
    MINE = "star"
    OPENED = "history"
    PEOPLE = "people"
    COLLECTIONS = "plus"
    COLLECTION = "folder"
    SEARCHES = ""
    SEARCH = "folder-search"
    BIN = "trash"


HEADINGS: Final = (PlaceKind.COLLECTIONS, PlaceKind.SEARCHES)


@dataclass(frozen=True, slots=True)
class LibraryPlace:
    """A line of the sidebar.

    Attributes:
        kind: what it is.
        name: its words.
        query: what is asked of the library to see its problems.
        count: how many problems lie there, if it is known.
        number: of the collection or kept search.
    """

    kind: PlaceKind
    name: str
    query: str = ""
    count: int | None = None
    number: int | None = None

    @property
    def key(self) -> tuple[PlaceKind, int | None]:
        """What distinguishes it from the other lines, whatever its name and count."""
        return self.kind, self.number

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading, which nothing lies in."""
        return self.kind in HEADINGS

    @property
    def can_be_named(self) -> bool:
        """Whether the user gave it its name."""
        return self.kind in (PlaceKind.COLLECTION, PlaceKind.SEARCH)

    @property
    def takes_records(self) -> bool:
        """Whether problems can be dropped on it."""
        return self.kind in (PlaceKind.COLLECTION, PlaceKind.BIN)


def fixed_places() -> tuple[LibraryPlace, ...]:
    """Return the places that every library has, except the bin."""
    return (
        LibraryPlace(PlaceKind.ALL, tr("All problems")),
        LibraryPlace(PlaceKind.MINE, tr("My problems"), "is:mine"),
        LibraryPlace(PlaceKind.OPENED, tr("Opened lately"), "opened:month"),
    )


def all_places(found: tuple[Collection, ...]) -> tuple[LibraryPlace, ...]:
    """Return all lines of the sidebar for the collections of a library."""
    by_hand = [kept for kept in found if kept.query is None]
    searches = [kept for kept in found if kept.query is not None]
    return (
        *fixed_places(),
        LibraryPlace(PlaceKind.PEOPLE, tr("People …")),
        LibraryPlace(PlaceKind.COLLECTIONS, tr("Collections")),
        *(collection_place(kept) for kept in by_hand),
        *((LibraryPlace(PlaceKind.SEARCHES, tr("Kept searches")),) if searches else ()),
        *(collection_place(search) for search in searches),
        LibraryPlace(PlaceKind.BIN, tr("Bin")),
    )


def collection_place(each: Collection) -> LibraryPlace:
    """Return the line of a collection or a kept search."""
    kind = PlaceKind.COLLECTION if each.query is None else PlaceKind.SEARCH
    query = in_collection(each.name) if each.query is None else each.query
    return LibraryPlace(kind, each.name, query, each.count, each.collection_id)


def in_collection(name: str) -> str:
    """Return the query that asks for the problems of a collection."""
    return Query((Term(Field.COLLECTION, (Text(name, phrase=True, exact=True),)),)).text
