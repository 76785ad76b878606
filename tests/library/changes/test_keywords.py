# SPDX-License-Identifier: GPL-3.0-or-later
"""Keywords given to many problems at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.keywords import add_keyword, drop_keyword
from composer.library.changes.operations import add_problem, save_version
from composer.library.changes.undo import undo
from composer.library.file.faults import NameEmpty
from composer.library.search.search import find
from composer.problem.problem import Problem


def keywords(library: Library, *ids: int) -> list[tuple[str, ...]]:
    return [load(library, record_id).problem.keywords for record_id in ids]


def indexed(library: Library) -> list[tuple[str, int, str]]:
    with library.reading() as connection:
        return connection.execute("SELECT * FROM keyword").fetchall()


def test_a_word_is_given_once_and_taken_again(
    library: Library, mate: Problem, other: Problem
) -> None:
    one = add_problem(library, mate).record_id  # zugzwang, mutate
    two = add_problem(library, replace(other, keywords=("MUTATE",))).record_id
    three = add_problem(library, other).record_id
    before = load(library, three).changed_at
    added = add_keyword(library, [one, two, three, 4711], "  Mutate ")
    assert (added.word, added.ids) == ("Mutate", (three,))
    assert find(library, "mutate") == [three, two, one]
    assert indexed(library) == [
        ("mutate", one, "mutate"),
        ("mutate", two, "MUTATE"),
        ("mutate", three, "Mutate"),
        ("zugzwang", one, "zugzwang"),
    ]
    assert load(library, three).changed_at == before  # work on the problem is what counts
    undo(library, added)
    assert keywords(library, one, two, three) == [("zugzwang", "mutate"), ("MUTATE",), ()]
    dropped = drop_keyword(library, [one, two, three], "mutate")
    assert dropped.ids == (one, two)
    assert keywords(library, one, two) == [("zugzwang",), ()]
    undo(library, dropped)
    assert keywords(library, one, two) == [("zugzwang", "mutate"), ("MUTATE",)]


def test_what_was_typed_since_stays(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    dropped = drop_keyword(library, [record_id], "ZUGZWANG")
    add_keyword(library, [record_id], "task")
    undo(library, dropped)
    assert keywords(library, record_id) == [("mutate", "task", "ZUGZWANG")]


def test_older_versions_keep_theirs(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    save_version(library, record_id, replace(mate, keywords=()))
    add_keyword(library, [record_id], "task")
    first, second = versions_of(library, record_id)
    assert (first.problem.keywords, second.problem.keywords) == (("zugzwang", "mutate"), ("task",))


@pytest.mark.parametrize("word", ["", " ", "\u0301"])
def test_no_word_is_none(library: Library, mate: Problem, word: str) -> None:
    record_id = add_problem(library, mate).record_id
    with pytest.raises(NameEmpty):
        add_keyword(library, [record_id], word)
    assert keywords(library, record_id) == [mate.keywords]
