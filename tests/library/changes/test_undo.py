# SPDX-License-Identifier: GPL-3.0-or-later
"""Every operation can be undone, and done again, in any order that a user may come upon."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from library.conftest import MATE, OTHER, SOUND
from thorough import IN_FULL

from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.bin import bin_count, empty_bin
from composer.library.changes.collections import (
    add_to_collection,
    change_search,
    collections,
    drop_collection,
    make_collection,
    rename_collection,
    take_from_collection,
)
from composer.library.changes.keywords import add_keyword, drop_keyword
from composer.library.changes.operations import (
    add_problem,
    choose_version,
    delete_records,
    note_version,
    restore_records,
    save_over,
    save_version,
)
from composer.library.changes.undo import can_undo, undo
from composer.library.file.faults import RecordMissing
from composer.library.people.people import (
    claim_person,
    join_people,
    people,
    rename_person,
    separate_spelling,
)
from composer.library.search.search import find
from composer.problem.credits import Credits
from composer.problem.problem import Problem

Act = Callable[[Library, int], object | None]
"""An operation with a number from which it takes what it works on; None if it finds nothing."""


def _record(library: Library, number: int) -> int:
    ids = sorted(find(library) + find(library, in_bin=True))
    return ids[number % len(ids)]


def _save(library: Library, number: int, problem: Problem, as_version: bool) -> object | None:
    ids = sorted(find(library))  # saving takes a record out of the bin; it stays out
    if not ids:
        return None
    save = save_version if as_version else save_over
    return save(library, ids[number % len(ids)], problem)


def _collection(library: Library, number: int, smart: bool) -> int | None:
    found = [
        collection for collection in collections(library) if (collection.query is not None) == smart
    ]
    return found[number % len(found)].collection_id if found else None


def _rename(library: Library, number: int) -> object | None:
    chosen = _collection(library, number, number % 2 == 0)
    return None if chosen is None else rename_collection(library, chosen, f"new {number} {chosen}")


def _drop(library: Library, number: int) -> object | None:
    chosen = _collection(library, number, number % 3 == 0)
    return None if chosen is None else drop_collection(library, chosen)


def _gather(library: Library, number: int) -> object | None:
    chosen = _collection(library, number, False)
    ids = [_record(library, number), _record(library, number + 1)]
    return None if chosen is None else add_to_collection(library, chosen, ids)


def _take(library: Library, number: int) -> object | None:
    chosen = _collection(library, number, False)
    if chosen is None:
        return None
    return take_from_collection(library, chosen, [_record(library, number)])


def _research(library: Library, number: int) -> object | None:
    chosen = _collection(library, number, True)
    names = [collection.name for collection in collections(library)]
    within = f"in:{names[number % len(names)]!r}".replace("'", '"') if names else ""
    asked = f"{within}  men<={number}" if number % 2 else f"men<={number}"
    return None if chosen is None else change_search(library, chosen, asked)


def _choose(library: Library, number: int) -> object | None:
    ids = sorted(find(library))
    if not ids:
        return None
    record_id = ids[number % len(ids)]
    versions = versions_of(library, record_id)
    return choose_version(library, record_id, versions[number % len(versions)].version_id)


def _note(library: Library, number: int) -> object:
    return note_version(
        library, load(library, _record(library, number)).version_id, f"note {number}"
    )


def _join(library: Library, number: int) -> object | None:
    known = people(library)
    if len(known) < 2:
        return None
    one, two = known[number % len(known)], known[(number + 1) % len(known)]
    return join_people(library, one.person_id, [two.person_id])


def _part(library: Library, number: int) -> object | None:
    found = [person for person in people(library) if len(person.spellings) > 1]
    return separate_spelling(library, found[number % len(found)].spellings[0]) if found else None


def _claim(library: Library, number: int) -> object | None:
    known = people(library)
    return claim_person(library, known[0].person_id, number % 2 == 0) if known else None


def _call(library: Library, number: int) -> object | None:
    known = people(library)
    if not known:
        return None
    return rename_person(library, known[number % len(known)].person_id, f"Name {number}")


def _free(library: Library, name: str) -> str:
    """Return a name that no collection has, beginning with another."""
    taken = {collection.name for collection in collections(library)}
    return next(each for each in (f"{name} {n}" for n in itertools.count()) if each not in taken)


SIGNED = [
    replace(MATE, credits=Credits(authors))
    for authors in (("Loyd, S.",), ("Samuel Loyd",), ("Loyd, Samuel", "R\u00e9ti, R."))
]
DEEDS: list[Act] = [
    lambda library, n: add_problem(library, SIGNED[n % 3], SOUND),
    lambda library, n: _save(library, n, SIGNED[n % 3], as_version=False),
    lambda library, n: _save(library, n, OTHER, as_version=False),
    lambda library, n: _save(library, n, SIGNED[n % 3], as_version=True),
    lambda library, n: delete_records(library, [_record(library, n), _record(library, n + 1)]),
    lambda library, n: restore_records(library, [_record(library, n)]),
    lambda library, n: add_keyword(library, find(library), f"word {n % 2}"),
    lambda library, n: drop_keyword(library, find(library), "word 0"),
    lambda library, n: make_collection(library, _free(library, f"list {n}")),
    lambda library, n: make_collection(library, _free(library, f"kept {n}"), "#2"),
    *(_rename, _drop, _gather, _take, _research, _choose, _note, _join, _part, _claim, _call),
]
TABLES = (
    "SELECT * FROM collection ORDER BY id",
    "SELECT * FROM membership",
    "SELECT authorship.*, name FROM authorship JOIN person ON person.id = person_id"
    " WHERE record_id IN (SELECT id FROM record WHERE deleted_at IS NULL)",
    "SELECT word_folded, record_id FROM keyword"
    " WHERE record_id IN (SELECT id FROM record WHERE deleted_at IS NULL)",
    "SELECT * FROM kept_apart ORDER BY one, other",
    "SELECT id, name, mine, named FROM person WHERE id IN (SELECT person_id FROM authorship"
    " JOIN record ON record.id = record_id WHERE deleted_at IS NULL) ORDER BY id",
    "SELECT record_id, verdict FROM classification"
    " WHERE record_id IN (SELECT id FROM record WHERE deleted_at IS NULL)",
)


def state(library: Library) -> list[object]:
    """What a user sees, but for the times of saving."""
    with library.reading() as connection:
        seen: list[object] = [connection.execute(table).fetchall() for table in TABLES]
    seen.append(people(library))
    for record_id in sorted(find(library)):
        record = load(library, record_id)
        seen.append((record_id, record.problem, record.finding, record.version_id, record.note))
    return seen


@settings(max_examples=40 if IN_FULL else 15)
@given(st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 50)), max_size=9))
def test_undo_goes_back_and_forth(acts: list[tuple[Act, int]]) -> None:
    with tempfile.TemporaryDirectory() as name, Library.create(Path(name) / "x") as library:
        add_problem(library, SIGNED[0])
        add_problem(library, SIGNED[2], SOUND)
        make_collection(library, "first")
        states, changes = [state(library)], []
        for act, number in acts:
            change = act(library, number)
            if change is not None:
                assert can_undo(change)
                changes.append(change)
                states.append(state(library))
        undone = [undo(library, change) for change in changes[-1:]]
        if undone:
            assert state(library) == states[-2]
            undo(library, undone[0])
            assert state(library) == states[-1]
        for change, before in zip(reversed(changes), reversed(states[:-1]), strict=True):
            undo(library, change)
            assert state(library) == before
        library.check()


def test_emptying_the_bin_is_final(library: Library) -> None:
    kept = add_problem(library, OTHER).record_id
    gone = add_problem(library, MATE, SOUND)
    save_version(library, gone.record_id, OTHER)
    deleted = delete_records(library, [gone.record_id])
    also = add_problem(library, MATE).record_id
    delete_records(library, [also])
    assert bin_count(library) == 2
    emptied = empty_bin(library, [gone.record_id, kept])
    assert emptied.ids == (gone.record_id,)
    assert not can_undo(emptied)
    with pytest.raises(TypeError):
        undo(library, emptied)
    with pytest.raises(RecordMissing):
        load(library, gone.record_id)
    assert undo(library, deleted) is not None  # there is nothing left to bring back
    assert find(library) == [kept]
    assert find(library, "loyd", in_bin=True) == [also]
    assert empty_bin(library).ids == (also,)
    assert bin_count(library) == 0
    library.check()
    with library.reading() as connection:
        for query in (
            "SELECT count(*) FROM version WHERE record_id <> ?",
            "SELECT count(*) FROM authorship WHERE record_id <> ?",
            "SELECT count(*) FROM words WHERE rowid <> ?",
            "SELECT count(*) FROM classification WHERE record_id <> ?",
        ):
            assert connection.execute(query, (kept,)).fetchone() == (0,)
