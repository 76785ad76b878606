# SPDX-License-Identifier: GPL-3.0-or-later
"""Collections with an order of their own and passages between the problems."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.diagrams.pages.passages import Passage
from composer.library.access.store import Library
from composer.library.changes.arranging import (
    Arranged,
    arrange,
    as_arranged,
    contents,
    contents_by_name,
)
from composer.library.changes.collections import (
    add_to_collection,
    drop_collection,
    make_collection,
    take_from_collection,
)
from composer.library.changes.operations import add_problem, delete_records, restore_records
from composer.library.changes.undo import undo
from composer.library.file.faults import CollectionMissing
from composer.problem.credits import Credits
from composer.problem.problem import Problem


def _library(path: Path) -> tuple[Library, int, list[int]]:
    library = Library.create(path)
    number = make_collection(library, "Column").collection_id
    ids = [add_problem(library, Problem(credits=Credits((name,)))).record_id for name in "ABCD"]
    add_to_collection(library, number, ids)
    return library, number, ids


def test_an_order_is_kept_with_passages_and_taken_back(tmp_path: Path) -> None:
    library, number, (a, b, c, d) = _library(tmp_path / "a.chesslib")
    with library:
        assert contents(library, number) == (a, b, c, d)
        heading, text = Passage("Two-movers", heading=True), Passage("By masters.")
        done = arrange(library, number, (heading, c, text, a, 99, a))
        assert isinstance(done, Arranged)
        wanted = (heading, c, d, text, a, b)
        assert contents(library, number) == wanted  # what is not named stays where it stood
        assert contents_by_name(library, "COLUMN") == wanted
        assert as_arranged(library, (a, b, c), number) == (c, a, b)  # so they are numbered
        assert as_arranged(library, (a, b, c), None) == (a, b, c)
        back = undo(library, done)
        assert contents(library, number) == (a, b, c, d)
        undo(library, back)
        assert contents(library, number) == wanted


def test_the_order_outlives_the_bin_and_what_is_taken_back(tmp_path: Path) -> None:
    library, number, (a, b, c, d) = _library(tmp_path / "a.chesslib")
    with library:
        heading = Passage("One", heading=True)
        arrange(library, number, (d, heading, c, b, a))
        delete_records(library, (c,))
        assert contents(library, number) == (d, heading, b, a)
        arrange(library, number, (d, heading, a, b))
        restore_records(library, (c,))
        assert contents(library, number) == (d, heading, c, a, b)
        taken = take_from_collection(library, number, (a,))
        assert contents(library, number) == (d, heading, c, b)
        undo(library, taken)
        assert contents(library, number) == (d, heading, c, a, b)
        dropped = drop_collection(library, number)
        with pytest.raises(CollectionMissing):
            contents(library, number)
        undo(library, dropped)
        assert contents(library, number) == (d, heading, c, a, b)


def test_a_search_has_no_order_of_its_own(tmp_path: Path) -> None:
    library, _, _ = _library(tmp_path / "a.chesslib")
    with library:
        number = make_collection(library, "Search", "author:a").collection_id
        with pytest.raises(CollectionMissing):
            arrange(library, number, ())
        assert as_arranged(library, (2, 1), number) == (2, 1)
        with pytest.raises(CollectionMissing):
            contents_by_name(library, "nothing")
