# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing in files: what is there already, what cannot be read, and a stop in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from library.strategies import problems

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.sniff import scan_problems
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.arriving import candidates, deciding
from composer.library.arriving.candidates import MOST_RELATED
from composer.library.arriving.joining import merged
from composer.library.arriving.links import LinkKind, links_of
from composer.library.arriving.report import Intake, Reason
from composer.library.changes import intake
from composer.library.changes.intake import Duplicates, bring_in
from composer.library.changes.operations import add_problem, delete_records
from composer.library.index.planes import ENOUGH
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.problem.credits import Credits
from composer.problem.edits import transform
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry
from composer.problem.stipulation import parse_stipulation, stipulation_in_words
from composer.problem.twintext import parse_twin
from composer.said.sentence import as_it_is, said


def take(library: Library, *problems: Problem, duplicates: Duplicates = Duplicates.MERGE) -> Intake:
    *_, last = bring_in(library, [Entry(problem, 1) for problem in problems], duplicates)
    return last


def counts(intake: Intake) -> tuple[int, int, int]:
    return intake.added, intake.merged, intake.skipped


def test_the_same_twice_comes_in_once(library: Library, mate: Problem) -> None:
    assert counts(take(library, mate, mate)) == (1, 0, 1)
    assert counts(take(library, mate)) == (0, 0, 1)
    assert counts(take(library, mate, duplicates=Duplicates.ADD)) == (1, 0, 0)
    assert len(find(library)) == 2


def test_a_mirrored_telling_and_another_task_are_linked_and_not_joined(
    library: Library, mate: Problem
) -> None:
    mirrored = replace(mate, position=transform(mate.position, Symmetry.MIRROR_FILES))
    other = replace(mate, stipulation=parse_stipulation("#5"))
    done = take(library, mate, mirrored, other)
    assert counts(done) == (3, 0, 0)
    assert done.tied == 2
    found = [(tie.record_id, tie.other_id, tie.kind) for tie in done.ties]
    assert found == [(2, 1, LinkKind.TURNED), (3, 1, LinkKind.VERSION)]
    assert [link.record_id for link in links_of(library, 1)] == [2, 3]
    assert counts(take(library, mate, mirrored, other)) == (0, 0, 3)
    assert find(library, "has:link") == find(library)
    assert find(library, "linked:1") == [3, 2]


def test_a_merge_fills_what_is_empty_and_writes_nothing_over(
    library: Library, mate: Problem
) -> None:
    kept = replace(
        mate, credits=Credits(authors=("Sam Loyd",)), title="Mine", keywords=("a",), comments=()
    )
    come = replace(
        mate,
        credits=Credits(authors=("Loyd, Sam",), source="The Column", date="1900"),
        title="Theirs",
        keywords=("a", "b"),
        comments=("seen",),
        extras=(("solution", "1.x"),),
    )
    record_id = add_problem(library, kept).record_id
    assert counts(take(library, come)) == (0, 1, 0)
    now = load(library, record_id).problem
    assert now.credits == Credits(authors=("Sam Loyd",), source="The Column", date="1900")
    assert (now.title, now.keywords, now.comments) == ("Mine", ("a", "b"), ("seen",))
    assert now.extra("solution") == "1.x"
    assert now.extra("reprints") == "“Theirs”"
    assert find(library, "column") == [record_id]
    assert counts(take(library, come)) == (0, 0, 1)


def test_what_is_new_and_what_is_merged_in_turn_is_all_found_by_its_words(
    library: Library, mate: Problem
) -> None:
    def telling(number: int, title: str) -> Problem:
        return replace(mate, stipulation=parse_stipulation(f"#{number}"), title=title, comments=())

    untold = [add_problem(library, telling(number, "")).record_id for number in (2, 3, 4)]
    come = [telling(5, ""), telling(4, "fourth"), telling(6, "sixth"), telling(2, "second")]
    come += [telling(5, "fifth"), telling(3, "third")]  # the fifth comes twice in one batch
    assert counts(take(library, *come)) == (2, 4, 0)
    assert [find(library, word) for word in ("second", "third", "fourth")] == [
        [record_id] for record_id in untold
    ]
    assert len(find(library, "fifth or sixth")) == 2
    with library.writing() as connection:  # the index of words against what it was made of
        connection.execute("INSERT INTO words (words) VALUES ('integrity-check')")
        texts = connection.execute("SELECT count(*), count(DISTINCT title) FROM words").fetchone()
    assert texts == (5, 5)


@pytest.mark.parametrize("batch", [1, 2, 3, 9])
def test_a_batch_may_begin_with_what_is_merged_and_go_on_with_what_is_new(
    library: Library, mate: Problem, batch: int
) -> None:
    def telling(number: int, *keywords: str) -> Problem:
        return replace(
            mate, stipulation=parse_stipulation(f"#{number}"), keywords=keywords, comments=keywords
        )

    add_problem(library, telling(2))
    come = [telling(2, "a"), telling(3), telling(3, "b"), telling(4, "c"), telling(2, "d", "a")]
    come += [telling(3, "e"), telling(5), telling(4, "f"), telling(5, "g")]
    *_, last = bring_in(library, [Entry(problem, 1) for problem in come], Duplicates.MERGE, batch)
    assert counts(last) == (3, 6, 0)
    told = {str(p.stipulation): (p.keywords, p.comments) for p in all_problems(library)}
    words = {"#2": ("a", "d"), "#3": ("b", "e"), "#4": ("c", "f"), "#5": ("g",)}
    assert told == {task: (kept, kept) for task, kept in words.items()}
    for kept in words.values():
        for word in kept:
            assert len(find(library, f"keyword:{word}")) == 1


def all_problems(library: Library) -> list[Problem]:
    return [load(library, record_id).problem for record_id in find(library)]


def test_an_import_that_is_given_up_gives_its_memory_back_or_leaves_it_to_closing(
    library: Library, path: Path, mate: Problem
) -> None:
    def held(of: Library) -> int:
        with of.reading() as connection:
            (found,) = connection.execute("PRAGMA cache_size").fetchone()
        return abs(int(found))

    usual = held(library)
    batches = bring_in(library, (Entry(mate, n) for n in range(10)), Duplicates.ADD, batch=4)
    next(batches)
    assert held(library) > usual
    batches.close()  # type: ignore[attr-defined]
    assert held(library) == usual

    second = Library.open(path)
    forgotten = bring_in(second, (Entry(mate, n) for n in range(10)), Duplicates.ADD, batch=4)
    next(forgotten)
    second.close()
    forgotten.close()  # type: ignore[attr-defined]

    elsewhere = bring_in(library, (Entry(mate, n) for n in range(10)), Duplicates.ADD, batch=4)
    next(elsewhere)
    thread = Thread(target=elsewhere.close)  # type: ignore[attr-defined]
    thread.start()
    thread.join()
    assert len(find(library)) == 12


@pytest.mark.parametrize("last", [600, 1300])
def test_patterns_are_ready_after_an_import(library: Library, mate: Problem, last: int) -> None:
    entries = (Entry(mate, n) for n in range(last))
    for _ in bring_in(library, entries, Duplicates.ADD, batch=650):
        pass
    with library.reading() as connection:
        (waiting,) = connection.execute("SELECT count(*) FROM unplaned").fetchone()
    assert waiting < ENOUGH
    assert len(find(library, 'pattern:"ke7"')) == last


def test_skipping_changes_nothing(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    told = replace(mate, title="More")
    assert counts(take(library, told, duplicates=Duplicates.SKIP)) == (0, 0, 1)
    assert load(library, record_id).problem == mate


def test_other_twins_make_another_problem(library: Library, mate: Problem) -> None:
    b = replace(mate, twins=(parse_twin("b", "Rotate 90"),))
    c = replace(mate, twins=(parse_twin("b", "Rotate 180"),))
    done = take(library, b, c, mate)
    assert counts(done) == (3, 0, 0)
    assert {tie.kind for tie in done.ties} == {LinkKind.VERSION}
    assert counts(take(library, b, c, mate)) == (0, 0, 3)


def test_a_problem_with_twins_leaves_one_without_as_it_was(
    library: Library, mate: Problem, sound: Finding
) -> None:
    record_id = add_problem(library, mate, sound).record_id
    twinned = replace(mate, twins=(parse_twin("b", "Move e3 e4"),))
    assert counts(take(library, twinned)) == (1, 0, 0)
    kept = load(library, record_id)
    assert (kept.problem, kept.finding) == (mate, sound)


def test_of_a_mirrored_telling_nothing_is_taken(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    mirrored = transform(mate.position, Symmetry.MIRROR_FILES)
    told = replace(mate, position=mirrored, extras=(("reprints", "Here"), ("solution", "1.Qd4!")))
    assert counts(take(library, told)) == (1, 0, 0)
    assert load(library, record_id).problem == mate


def test_a_name_in_another_script_is_one_of_a_known_person_where_that_is_certain(
    library: Library, mate: Problem
) -> None:
    def by(*authors: str, source: str = "") -> Problem:
        return replace(mate, credits=Credits(authors, source), title="", comments=())

    latin, cyrillic = by("Kubbel, Leonid"), by("Куббель, Леонид", source="Шахматы")
    assert counts(take(library, latin, cyrillic)) == (1, 1, 0)
    assert counts(take(library, by("Куббель, Арвид"))) == (1, 0, 0)  # his brother


def test_what_lies_in_the_bin_is_not_there(library: Library, mate: Problem) -> None:
    delete_records(library, [add_problem(library, mate).record_id])
    assert counts(take(library, mate)) == (1, 0, 0)


def test_faults_and_notes_are_told_and_a_broken_file_keeps_what_came(
    library: Library, mate: Problem, other: Problem
) -> None:
    def found() -> Iterator[Entry | Fault]:
        yield Entry(mate, 1, notes=(as_it_is("a note"),))
        yield Fault(2, said("no problem"))
        yield Entry(other, 3)
        raise FormatError(Path("x"), said("torn"), 4)

    (last,) = bring_in(library, found())
    assert counts(last) == (2, 0, 0)
    assert (last.unread, last.noted, last.seen) == (1, 1, 3)
    assert last.reasons == (Reason(2, said("no problem")),)
    assert last.notes == (Reason(1, as_it_is("a note")),)
    assert str(last.broken) == "x, line 4: torn"


def test_each_batch_is_on_the_disk_and_a_stop_keeps_it(
    library: Library, path: Path, mate: Problem
) -> None:
    entries = (Entry(mate, n) for n in range(10))
    batches = bring_in(library, entries, Duplicates.ADD, batch=4)
    with Library.open(path, read_only=True) as reader:
        assert next(batches).added == len(find(reader)) == 4
        assert next(batches).added == len(find(reader)) == 8
        batches.close()  # type: ignore[attr-defined]
        assert len(find(reader)) == 8


def test_a_batch_that_fails_leaves_nothing_of_it(library: Library, mate: Problem) -> None:
    def breaking() -> Iterator[Entry | Fault]:
        for _ in range(6):
            yield Entry(mate, 1)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(bring_in(library, breaking(), Duplicates.ADD, batch=4))
    assert len(find(library)) == 4


def test_an_empty_file_is_told_as_nothing(library: Library) -> None:
    assert list(bring_in(library, [])) == [Intake()]


@given(problems(), problems())
def test_a_merge_with_oneself_changes_nothing_and_a_second_adds_nothing(
    a: Problem, b: Problem
) -> None:
    unique = replace(a, keywords=tuple(dict.fromkeys(a.keywords)), comments=())
    assert merged(unique, unique) == unique
    once = merged(a, b)
    assert merged(once, b) == once


@pytest.mark.corpus
def test_a_collection_as_found_comes_in_whole(corpus: Path, library: Library) -> None:
    *_, last = bring_in(library, scan_problems(corpus / "olv" / "horwitz.olv"))
    assert last.added + last.merged + last.skipped == 84
    assert last.unread == 0
    *_, again = bring_in(library, scan_problems(corpus / "olv" / "horwitz.olv"))
    assert (again.added, again.merged) == (0, 0)


def games(*numbers: int) -> list[Problem]:
    """Return problems of the game array that differ in nothing but what is asked."""
    array = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    return [
        Problem(array, stipulation_in_words(f"The game ends with {number}.Sf3 mate"))
        for number in numbers
    ]


def test_of_many_tasks_of_one_position_each_is_known_again(library: Library) -> None:
    """Beyond those that a new one is linked with, too; else they would come in twice."""
    many = games(*range(1, 3 * MOST_RELATED))
    assert counts(take(library, *many)) == (len(many), 0, 0)
    assert counts(take(library, *many)) == (0, 0, len(many))
    assert counts(take(library, *reversed(many[-3:]), *games(998))) == (1, 0, 3)


def test_many_tasks_of_one_position_are_read_once_and_compared_with_few(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work grows with how many there are, and not with its square."""
    done: Counter[str] = Counter()

    def counting(name: str, function: Callable[..., object]) -> Callable[..., object]:
        def counted(*arguments: object) -> object:
            done[name] += 1
            return function(*arguments)

        return counted

    monkeypatch.setattr(candidates, "read_problem", counting("read", candidates.read_problem))
    monkeypatch.setattr(deciding, "is_same", counting("compared", deciding.is_same))
    monkeypatch.setattr(intake, "is_same", counting("compared", intake.is_same))
    half, rest = range(1, 3 * MOST_RELATED), range(3 * MOST_RELATED, 6 * MOST_RELATED)
    take(library, *games(*half, *rest))
    coming = len(half) + len(rest)
    assert done["read"] <= coming
    assert done["compared"] <= coming * MOST_RELATED
    done.clear()
    take(library, *games(*half, *rest))
    assert done == {"read": coming, "compared": coming}


def test_a_record_completed_twice_in_a_batch_keeps_both(library: Library, mate: Problem) -> None:
    bare = replace(mate, comments=())
    first, second = (replace(bare, comments=(each,)) for each in ("one", "two"))
    assert counts(take(library, bare, first, second, first)) == (1, 2, 1)
    (record_id,) = find(library)
    assert load(library, record_id).problem.comments == ("one", "two")
