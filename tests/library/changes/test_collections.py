# SPDX-License-Identifier: GPL-3.0-or-later
"""Collections and kept searches."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from library.querytexts import TEXTS

from composer.library.access.store import Library
from composer.library.changes.bin import empty_bin
from composer.library.changes.collections import (
    Collection,
    add_to_collection,
    change_search,
    collections,
    drop_collection,
    make_collection,
    name_back,
    rename_collection,
    take_from_collection,
)
from composer.library.changes.operations import add_problem, delete_records, restore_records
from composer.library.changes.renamed import naming
from composer.library.changes.undo import undo
from composer.library.file.faults import CollectionMissing, NameEmpty, NameTaken
from composer.library.index.indexing import folded, storable
from composer.library.query.parser import Query, parse_query
from composer.library.query.terms import All, Field, Not, Term, Text
from composer.library.search.search import find
from composer.problem.problem import Problem


@pytest.fixture
def ids(library: Library, mate: Problem) -> list[int]:
    return [add_problem(library, mate).record_id for _ in range(4)]


def members(library: Library, collection_id: int) -> list[tuple[int, int]]:
    with library.reading() as connection:
        return connection.execute(
            "SELECT record_id, added_at FROM membership WHERE collection_id = ?", (collection_id,)
        ).fetchall()


def test_a_problem_lies_in_several(library: Library, ids: list[int]) -> None:
    best = make_collection(library, "  My   best ").collection_id
    book = make_collection(library, "Ärztebuch").collection_id
    smart = make_collection(library, "Queens", "key:Q* #2").collection_id
    assert add_to_collection(library, best, ids[:3]).ids == tuple(ids[:3])
    assert add_to_collection(library, best, [*ids, 4711]).ids == (ids[3],)
    add_to_collection(library, book, ids[:1])
    assert collections(library) == (  # by name, accents aside
        Collection(book, "Ärztebuch", None, 1),
        Collection(best, "My best", None, 4),
        Collection(smart, "Queens", "key:Q* #2", None),
    )
    assert [one for one, _ in take_from_collection(library, best, [ids[0], 4711]).members] == [
        ids[0]
    ]
    assert [one for one, _ in members(library, best)] == ids[1:]


def test_the_bin_is_not_counted(library: Library, ids: list[int]) -> None:
    best = make_collection(library, "Best").collection_id
    add_to_collection(library, best, ids)
    deleted = delete_records(library, ids[:2])
    assert collections(library)[0].count == 2
    restore_records(library, deleted.ids[:1])
    assert collections(library)[0].count == 3
    empty_bin(library)
    assert [one for one, _ in members(library, best)] == [ids[0], *ids[2:]]


@pytest.mark.parametrize("name", ["best", "BEST", " b\u00e9st "])
def test_names_are_not_given_twice(library: Library, name: str) -> None:
    make_collection(library, "Best")
    other = make_collection(library, "Other").collection_id
    with pytest.raises(NameTaken, match="already a collection Best;"):
        make_collection(library, name)
    with pytest.raises(NameTaken):
        make_collection(library, name, "#2")
    with pytest.raises(NameTaken):
        rename_collection(library, other, name)
    assert rename_collection(library, other, "OTHER").name == "OTHER"
    assert [collection.name for collection in collections(library)] == ["Best", "OTHER"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ('in:"Best of 1950"', 'in:"Mine, all"'),
        ('in="best OF 1950"  -checking', 'in="Mine, all"  -checking'),
        ('#2 -(in:"Bést of 1950*" or theme:grimshaw)', '#2 -(in:"Mine, all" or theme:grimshaw)'),
        ('in:Other|"best of 1950" men<=7', 'in:Other|"Mine, all" men<=7'),
        ('collection:"Best of 1950" in:"Best of 1950"', 'in:"Mine, all" in:"Mine, all"'),
        ('in:"Best of 1951"', 'in:"Best of 1951"'),
        ('"Best of 1950" title:"Best of 1950"', '"Best of 1950" title:"Best of 1950"'),
        ('in:"Best of 1950" (still wrong', 'in:"Best of 1950" (still wrong'),
    ],
)
def test_kept_searches_follow_a_name(library: Library, query: str, expected: str) -> None:
    best = make_collection(library, "Best of 1950").collection_id
    make_collection(library, "Other")
    kept = make_collection(library, "Kept", query).collection_id
    untouched = make_collection(library, "Untouched", "in:Other").collection_id

    def queries() -> dict[int, str | None]:
        return {collection.collection_id: collection.query for collection in collections(library)}

    renamed = rename_collection(library, best, "Mine, all")
    assert (queries()[kept], queries()[untouched]) == (expected, "in:Other")
    assert len(renamed.searches) == (query != expected)
    undone = name_back(library, renamed)
    assert queries()[kept] == query
    assert undone.name == "Best of 1950"
    name_back(library, undone)
    assert queries()[kept] == expected


def test_a_name_that_ends_in_a_star_is_another_one(library: Library) -> None:
    plain, starred = (make_collection(library, name) for name in ("Loyd", "Loyd*"))
    kept = make_collection(library, "Kept", "in:Loyd* in:Loyd").collection_id
    rename_collection(library, plain.collection_id, "Sam")
    after = {collection.collection_id: collection.query for collection in collections(library)}[
        kept
    ]
    assert after == 'in:Loyd* in:"Sam"'
    rename_collection(library, starred.collection_id, "Star")
    after = {collection.collection_id: collection.query for collection in collections(library)}[
        kept
    ]
    assert after == 'in:"Star" in:"Sam"'


def test_what_was_changed_since_keeps_its_words(library: Library, ids: list[int]) -> None:
    best = make_collection(library, "Best").collection_id
    add_to_collection(library, best, ids[:2])
    kept = make_collection(library, "Kept", "in:Best").collection_id
    renamed = rename_collection(library, best, "Better")
    change_search(library, kept, "in:better #2")
    assert set(find(library, "in:Kept")) == set(ids[:2])
    name_back(library, renamed)
    assert {collection.collection_id: collection.query for collection in collections(library)}[
        kept
    ] == 'in:"Best" #2'
    assert set(find(library, "in:Kept")) == set(ids[:2])


NAMES = st.text(min_size=1, max_size=12).map(lambda text: " ".join(storable(text).split()))


def asking(name: str) -> Query:
    """A query that asks for a collection, and for other things around it."""
    term = Term(Field.COLLECTION, (Text(name, phrase=True, exact=True), Text("other")))
    return Query((*parse_query("men<=9").parts, Not(All((term, *parse_query("#2").parts)))))


@given(NAMES.filter(bool), NAMES.filter(bool))
def test_any_name_is_written_so_that_it_is_read(before: str, name: str) -> None:
    written = asking(before).text
    if folded(before).strip() == "other":
        return
    changed = naming(written, before, name, (before, "other"))
    assert parse_query(changed) == parse_query(asking(name).text)


@given(TEXTS, NAMES.filter(bool))
@example("men<=9 collection:e4 #2", "other")
def test_no_query_is_made_worse(query: str, name: str) -> None:
    changed = naming(query, "e4", name)
    if changed != query:
        assert len(parse_query(changed).parts) == len(parse_query(query).parts)


def test_what_cannot_be_is_told(library: Library, ids: list[int]) -> None:
    with pytest.raises(NameEmpty, match="at least one letter"):
        make_collection(library, " \n")
    smart = make_collection(library, "Smart", "#2").collection_id
    with pytest.raises(CollectionMissing):
        add_to_collection(library, smart, ids)
    best = make_collection(library, "Best").collection_id
    with pytest.raises(CollectionMissing):
        change_search(library, best, "#3")
    for missing in (drop_collection, lambda lib, it: rename_collection(lib, it, "x")):
        with pytest.raises(CollectionMissing, match="no longer in the library"):
            missing(library, 4711)


def test_a_dropped_collection_comes_back_as_it_was(library: Library, ids: list[int]) -> None:
    best = make_collection(library, "Best").collection_id
    add_to_collection(library, best, ids)
    before = members(library, best)
    dropped = drop_collection(library, best)
    assert (collections(library), members(library, best)) == ((), [])
    delete_records(library, ids[:1])
    empty_bin(library)
    undo(library, dropped)
    assert collections(library) == (Collection(best, "Best", None, 3),)
    assert members(library, best) == before[1:]


def test_undo_of_a_drop_does_not_take_a_name_away(library: Library) -> None:
    dropped = drop_collection(library, make_collection(library, "Best").collection_id)
    make_collection(library, "best")
    with pytest.raises(NameTaken):
        undo(library, dropped)
