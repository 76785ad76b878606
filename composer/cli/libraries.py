# SPDX-License-Identifier: GPL-3.0-or-later
"""The library that a command works on, and what a query finds in it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Final

import platformdirs

from composer.cli.faults import BadInput
from composer.cli.output import PROGRAM, complain, pointed_at
from composer.diagrams.pages.passages import Item, Passage
from composer.formats.entry import FormatError
from composer.library.access.store import Library
from composer.library.changes.arranging import contents_by_name
from composer.library.file.faults import (
    LibraryExists,
    LibraryFault,
    LibraryTooOld,
    LibraryUnwritable,
)
from composer.library.query.parser import parse_query
from composer.library.query.terms import Field, QueryError, Text
from composer.library.records.values import Row
from composer.library.search.search import Order, find, rows

_PAGE: Final = 500  # records that are held at once
_TOLD: Final = 20  # damaged problems that are named


def library_path(name: str) -> Path:
    """Return the file of the library that is meant: the one named, else the studio's own."""
    if name:
        return Path(name)
    folder = platformdirs.user_data_dir("chess-composer", appauthor=False)
    return Path(folder) / "library.chesslib"


@contextmanager
def opened_library(
    name: str, *, create: bool = False, write: bool = False, renew: bool = True
) -> Iterator[Library]:
    """Open the library that is meant: the one named, else the studio's own.

    One of an older version is brought up to date first, as in the studio, after a copy of it was
    made. Problems in it that are damaged are passed over by most that is done with it; they are
    reported at the end.

    Args:
        name: the file; empty for the studio's own.
        create: make it where it is not there.
        write: open it for changes.
        renew: bring one of an older version up to date where it is only read.

    Raises:
        LibraryFault: it cannot be opened.
        BadInput: all else was done, but damaged problems were passed over.
    """
    path = library_path(name)
    if create and not name and not os.path.lexists(path):
        make_folder_of(path)
    if create or write:
        library = _made_or_opened(path, create)
        _report_backup(library)
    else:
        library = _opened_for_reading(path, renew)
    if library.set_aside is not None:
        complain(f"{path}: a log of another library lay beside it and is now {library.set_aside}")
    with library:
        yield library
    damaged = [str(fault) for _, fault in sorted(library.passed_over.items())]
    if damaged:
        for sentence in damaged[:_TOLD]:
            complain(sentence)
        raise BadInput(
            f"{path}: {len(damaged)} damaged passed over; "
            f"{PROGRAM} rescue brings the others into a new library"
        )


def _made_or_opened(path: Path, create: bool) -> Library:
    if create and not os.path.lexists(path):
        with suppress(LibraryExists):  # another program made it a moment ago
            return Library.create(path)
    return Library.open(path)


def _opened_for_reading(path: Path, renew: bool) -> Library:
    try:
        return Library.open(path, read_only=True)
    except LibraryTooOld:
        if not renew:
            raise
    with Library.open(path) as library:
        _report_backup(library)
    return Library.open(path, read_only=True)


def _report_backup(library: Library) -> None:
    if library.backup is not None:
        complain(f"{library.path}: brought up to date; as it was before: {library.backup}")


def make_folder_of(path: Path) -> None:
    """Make the folder of a library, and those above it.

    Raises:
        LibraryUnwritable: it cannot be made.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LibraryUnwritable(path, str(error)) from error


ORDERS: Final = {order.name.lower().replace("_", "-"): order for order in Order}
"""The orders by the words of the command line."""


def found_ids(
    library: Library, words: Sequence[str], order: str = "", reverse: bool = False
) -> Sequence[int]:
    """Return the records that a query finds, the last saved first unless another order is named.

    Raises:
        BadInput: the query cannot be understood; shows where.
        LibraryFault: the library cannot be read.
    """
    text = " ".join(words)
    if order == "collection":
        found = [item for item in arranged_items(library, words) if isinstance(item, int)]
        return found[::-1] if reverse else found
    with pointing_at_faults(text):
        return find(library, text, ORDERS[order or "saved"], reverse=reverse)


def arranged_items(library: Library, words: Sequence[str]) -> tuple[Item, ...]:
    """Return what a query finds of the collection that it names, in the collection's own order.

    What stands between the problems is among it.

    Raises:
        BadInput: the query names no collection, or more than one, or cannot be understood.
        LibraryFault: the library cannot be read.
    """
    text = " ".join(words)
    with pointing_at_faults(text):
        terms = parse_query(text).of_field(Field.COLLECTION)
        names = [value.text for term in terms for value in term.values if isinstance(value, Text)]
        if len(names) != 1:
            raise BadInput("--order collection: the query names one collection, such as in:mine")
        found = set(find(library, text))
    items = contents_by_name(library, names[0])
    return tuple(item for item in items if isinstance(item, Passage) or item in found)


@contextmanager
def pointing_at_faults(text: str) -> Iterator[None]:
    """Turn what is wrong with a query into bad input that shows where."""
    try:
        yield
    except QueryError as error:
        shown = pointed_at(text, error.start, error.length)
        raise BadInput(f"query, place {error.start + 1}: {error.sentence}", shown) from error


def found_rows(library: Library, ids: Iterable[int]) -> Iterator[Row]:
    """Yield the rows of records; few are held at once."""
    waiting = iter(ids)
    while page := tuple(islice(waiting, _PAGE)):
        yield from rows(library, page)


@contextmanager
def faults_as_bad_input() -> Iterator[None]:
    """Turn faults of files and libraries into bad input, reported in one line."""
    try:
        yield
    except (FormatError, LibraryFault) as error:
        raise BadInput(str(error)) from error
