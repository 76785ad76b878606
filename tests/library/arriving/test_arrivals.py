# SPDX-License-Identifier: GPL-3.0-or-later
"""An import is written down, shown, taken back and brought back; what was changed since stays."""

from __future__ import annotations

from dataclasses import replace

from composer.formats.entry import Entry
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.arriving.arrivals import (
    Imported,
    begin_intake,
    end_intake,
    take_back,
)
from composer.library.changes.intake import bring_in
from composer.library.changes.keywords import add_keyword
from composer.library.changes.operations import add_problem, save_version
from composer.library.changes.undo import undo
from composer.library.search.search import find
from composer.problem.problem import Problem


def take(library: Library, *problems: Problem, batch: int = 1) -> Imported | None:
    number = begin_intake(library, ["a.olv", "b.olv"])
    for _ in bring_in(
        library, [Entry(problem, 1) for problem in problems], batch=batch, intake_id=number
    ):
        pass
    return end_intake(library, number)


def test_it_goes_and_comes_back_whole(library: Library, mate: Problem, other: Problem) -> None:
    kept = add_problem(library, mate).record_id
    told = replace(mate, keywords=("told",))
    twice = replace(mate, comments=("twice",))
    done = take(library, told, other, twice, replace(other, keywords=("x",)))
    assert done is not None
    (new,) = done.ids
    assert (done.is_there, done.rewritten) == (True, (kept,))
    assert find(library, f"import:{done.intake_id}") == [new, kept]
    joined, added = load(library, kept).problem, load(library, new).problem
    assert joined.keywords == (*mate.keywords, "told")

    gone = undo(library, done)
    assert isinstance(gone, Imported)
    assert (gone.is_there, gone.ids, gone.rewritten, gone.left) == (False, (new,), (kept,), ())
    assert find(library) == [kept]
    assert load(library, kept).problem == mate
    assert find(library, "keyword:told") == []

    back = undo(library, gone)
    assert isinstance(back, Imported)
    assert back.is_there
    assert load(library, kept).problem == joined
    assert load(library, new).problem == added
    assert load(library, new).deleted_at is None


def test_what_was_changed_since_stays(library: Library, mate: Problem) -> None:
    kept = add_problem(library, mate).record_id
    done = take(library, replace(mate, keywords=("told",)))
    assert done is not None
    add_keyword(library, (kept,), "by hand")
    gone = take_back(library, done.intake_id)
    assert (gone.rewritten, gone.left) == ((), (kept,))
    assert load(library, kept).problem.keywords == (*mate.keywords, "told", "by hand")


def test_new_problems_that_were_changed_since_stay(
    library: Library, mate: Problem, other: Problem
) -> None:
    done = take(library, mate, other)
    assert done is not None
    worked_on, untouched = done.ids
    save_version(library, worked_on, replace(mate, title="By hand"))
    gone = take_back(library, done.intake_id)
    assert (gone.ids, gone.left) == ((untouched,), (worked_on,))
    assert find(library) == [worked_on]


def test_what_the_same_import_added_and_completed_goes(library: Library, mate: Problem) -> None:
    for batch in (1, 9):
        done = take(library, mate, replace(mate, keywords=("told",)), batch=batch)
        assert done is not None
        gone = take_back(library, done.intake_id)
        assert (len(gone.ids), gone.left) == (1, ())
        assert find(library) == []
