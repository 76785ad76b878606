# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived is made again in an older library, in batches that can be broken off."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from library.version1 import make_version_1

from composer.analysis.report import ANALYSIS_VERSION
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.classify.waiting import waiting_counts
from composer.library.classify.worker import Round
from composer.library.file.faults import LibraryTooNew, LibraryTooOld
from composer.library.file.migrations import apply_migrations
from composer.library.file.schema import INDEX_VERSION
from composer.library.index import renewal
from composer.library.index.renewal import Renewed
from composer.library.records.values import UNSUPPORTED, Finding
from composer.library.search.search import find
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation, stipulation_in_words

DERIVED = ("record", "diagram", "words", "keyword", "authorship", "classification", "trait")


def derived(library: Library) -> dict[str, list[tuple[object, ...]]]:
    """All that is derived, but for the times of saving; where a record comes from is not."""
    with library.reading() as connection:
        found = {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)  # noqa: S608
            for name in DERIVED
        }
    found["record"] = [(row[0], *row[5:-1]) for row in found["record"]]
    return found


@pytest.fixture
def problems(mate: Problem, other: Problem) -> list[tuple[Problem, Finding | None]]:
    finding = Finding("sound", ("e3e4",), True, "reference", 1, "Qe4")
    return [(mate, finding), (other, None), (replace(mate, keywords=("Mutate", "mutate")), finding)]


def test_an_older_library_derives_what_a_new_one_does(
    path: Path, tmp_path: Path, problems: list[tuple[Problem, Finding | None]]
) -> None:
    make_version_1(path, problems)
    told: list[Renewed] = []
    with Library.open(path, progress=told.append) as library:
        older = derived(library)
        assert load(library, 1).problem == problems[0][0]
        assert load(library, 1).finding == problems[0][1]
        assert find(library, "loyd") == [3, 1]
        library.check()
    assert told == [Renewed(3, 3)]
    with Library.create(tmp_path / "new.library") as library:
        for problem, finding in problems:
            add_problem(library, problem, finding)
        assert derived(library) == older


def test_what_was_broken_off_goes_on(
    path: Path, problems: list[tuple[Problem, Finding | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    class KilledError(Exception):
        pass

    def die(renewed: Renewed) -> None:
        told.append(renewed)
        raise KilledError

    make_version_1(path, problems)
    told: list[Renewed] = []
    whole = path.with_name("whole")
    make_version_1(whole, problems)
    with Library.open(whole) as library:
        expected = derived(library)
    defaults = renewal.renew_index.__defaults__
    monkeypatch.setattr(renewal.renew_index, "__defaults__", (1,))
    for _ in range(2):
        with pytest.raises(KilledError):
            Library.open(path, progress=die)
        with pytest.raises(LibraryTooOld):
            Library.open(path, read_only=True)
    monkeypatch.setattr(renewal.renew_index, "__defaults__", defaults)
    with Library.open(path, progress=told.append) as library:
        assert derived(library) == expected
    assert told == [Renewed(1, 3), Renewed(2, 3), Renewed(3, 3)]
    with Library.open(path, progress=told.append):
        assert len(told) == 3


def test_what_other_rules_had_come_to_is_derived_anew_from_the_first_record(
    path: Path, problems: list[tuple[Problem, Finding | None]]
) -> None:
    make_version_1(path, problems)
    whole = path.with_name("whole")
    make_version_1(whole, problems)
    with Library.open(whole) as library:
        expected = derived(library)
    with closing(sqlite3.connect(path)) as connection:  # an older program was killed on its way
        apply_migrations(connection, path)
        connection.execute("UPDATE stamp SET number = 2 WHERE name = 'index_reached'")
        connection.commit()
    with Library.open(path) as library:
        assert derived(library) == expected


def test_duplex_that_stood_in_words_is_found_and_waits_to_be_solved(
    path: Path, mate: Problem
) -> None:
    in_words = replace(mate, stipulation=stipulation_in_words("h#2 (Duplex)"))
    refused = Finding(UNSUPPORTED, (), False, "", ANALYSIS_VERSION)
    make_version_1(path, [(in_words, refused)])
    with Library.open(path) as library:
        assert load(library, 1).problem.stipulation == parse_stipulation("h#2")
        assert find(library, "h#2 has:duplex") == [1]
        assert waiting_counts(library).by_round[Round.ANALYSES] == 1


def test_what_later_rules_have_derived_is_left_alone(library: Library, path: Path) -> None:
    with library.writing() as connection:
        connection.execute("UPDATE stamp SET number = ?", (INDEX_VERSION + 1,))
    library.close()
    with pytest.raises(LibraryTooNew):
        Library.open(path)
