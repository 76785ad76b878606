# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked goes on finding what it found when a collection gets another name."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio

from composer.gui.collection.places import LibraryPlace
from composer.library.access.store import Library
from composer.library.changes.collections import (
    add_to_collection,
    collections,
    make_collection,
)


@pytest.fixture
def browsing(studio: Studio) -> Studio:
    """A studio with a collection of two of its problems, and a search within it."""
    librarian = studio.window.librarian

    def fill(library: Library) -> object:
        made = make_collection(library, "Old name").collection_id
        make_collection(library, "Mine", 'in:"old name"  -zeller')
        return add_to_collection(library, made, [1, 2])

    studio.window.resize(1440, 900)
    studio.trigger("show-library")
    librarian.change(fill)
    studio.until(
        lambda: {"Old name", "Mine"} <= {library_place.name for library_place in places(studio)}
    )
    return studio


def places(studio: Studio) -> tuple[LibraryPlace, ...]:
    return studio.window.shelves.parts.sidebar.list.places.places


def place(studio: Studio, name: str) -> LibraryPlace:
    return next(library_place for library_place in places(studio) if library_place.name == name)


def click(studio: Studio, name: str) -> None:
    view = studio.window.shelves.parts.sidebar.list
    index = view.places.index_of(place(studio, name).key)
    QTest.mouseClick(view.viewport(), LEFT, NONE, view.visualRect(index).center())


def rename(studio: Studio, name: str, new: str) -> None:
    number = place(studio, name).number
    assert number is not None
    studio.window.shelves.parts.keeping.rename(number, new)
    studio.until(lambda: new in {library_place.name for library_place in places(studio)})


def shown(studio: Studio) -> str:
    found = studio.window.shelves.parts.keeping.shown
    return "" if found is None else found.name


@pytest.mark.parametrize("name", ["Old name", "Mine"])
def test_the_place_that_is_shown_stays(browsing: Studio, name: str) -> None:
    page = browsing.window.library
    faults: list[object] = []
    page.searching.refused.connect(faults.append)
    click(browsing, name)
    browsing.until(lambda: browsing.record_ids() == [2, 1])
    rename(browsing, "Old name", "New name")
    browsing.until(lambda: page.found is not None and "New name" in page.found.query)
    assert browsing.record_ids() == [2, 1]
    assert shown(browsing) == (name if name == "Mine" else "New name")
    browsing.window.shelves.parts.changes.undo()
    browsing.until(lambda: page.found is not None and "New name" not in page.found.query)
    assert browsing.record_ids() == [2, 1]
    assert faults == []


def test_a_search_that_is_kept_counts_what_it_did(browsing: Studio) -> None:
    rename(browsing, "Old name", "New name")
    browsing.until(lambda: place(browsing, "Mine").count == 2)
    path = browsing.window.librarian.path
    assert path is not None
    with Library.open(path, read_only=True) as library:
        queries = {collection.name: collection.query for collection in collections(library)}
    assert queries["Mine"] == 'in:"New name"  -zeller'
