# SPDX-License-Identifier: GPL-3.0-or-later
"""The sample collection: facts of 1925 and before, sound by our own solver."""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import every

from composer.assets import asset
from composer.library.access.reading import load
from composer.library.changes.samples import (
    create_sample_library,
    made_entries,
    old_entries,
    sample_entries,
    sample_problems,
)
from composer.library.changes.writing import NewProblem
from composer.library.file.faults import LibraryExists, LibraryUnwritable
from composer.library.index.canonical import canonical_hash
from composer.library.search.search import Order, find, rows
from composer.problem.credits import Credits
from composer.problem.defects import is_solvable
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve

KEYS_ONLY = SolveOptions(tries=False, set_play=False)
LONGER = [entry for entry in sample_entries() if entry.problem.stipulation != TWO_MOVER]


def name(entry: NewProblem) -> str:
    credits = entry.problem.credits
    return f"{credits.authors[0].partition(',')[0]} {credits.date} {entry.problem.stipulation}"


def test_about_a_hundred_classics_mostly_two_movers() -> None:
    problems = sample_problems()
    assert 95 <= len(problems) <= 120
    assert 10 <= len(LONGER) <= 20
    assert len({canonical_hash(problem.position) for problem in problems}) == len(problems)
    assert len({author for problem in problems for author in problem.credits.authors}) >= 15


@every("problem", sample_problems())
def test_each_is_an_old_problem_with_clean_facts(problem: Problem) -> None:
    credits = problem.credits
    assert credits.year is not None
    assert credits.year <= 1925
    assert credits.authors
    for author in credits.authors:
        family, _, given = author.partition(", ")
        assert family, author
        assert given, author
    for text in (*credits.authors, credits.source, credits.date):
        assert text == " ".join(text.split())
        assert max(text, default=" ") < "\u0250", "Latin letters only"
    assert problem == Problem(problem.position, problem.stipulation, bare(credits))
    assert is_solvable(problem.position)


def bare(credits: Credits) -> Credits:
    return Credits(credits.authors, credits.source, credits.date)


def is_sound_with_its_key(entry: NewProblem) -> bool:
    solution = solve(entry.problem, options=KEYS_ONLY)
    (key,) = solution.keys
    assert key.move is not None
    assert entry.finding is not None
    assert entry.finding.key_text == key.move.san
    assert entry.finding.keys == (key.move.uci,)
    return solution.complete and solution.verdict is Verdict.SOUND


def test_each_two_mover_is_sound_and_has_the_key_given() -> None:
    two_movers = [entry for entry in sample_entries() if entry.problem.stipulation == TWO_MOVER]
    assert two_movers
    for entry in two_movers:
        assert is_sound_with_its_key(entry), name(entry)


@pytest.mark.slow
@pytest.mark.parametrize("entry", LONGER, ids=name)
def test_each_longer_problem_is_sound_and_has_the_key_given(entry: NewProblem) -> None:
    assert is_sound_with_its_key(entry)


def test_the_file_has_a_problem_a_line() -> None:
    lines = asset("samples", "classics.json").read_text("utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert len(lines) == len(sample_entries()) + 2


def test_a_library_of_samples_lists_them_in_the_order_of_the_file(path: Path) -> None:
    with create_sample_library(path) as library:
        ids = find(library, order=Order.SAVED)
        every = tuple(
            entry.problem for entry in (*sample_entries(), *old_entries(), *made_entries())
        )
        assert tuple(row.problem for row in rows(library, ids)) == every
        entry = sample_entries()[0]
        assert load(library, ids[0]).finding == entry.finding
        assert find(library, "reti tidskrift")
    assert list(path.parent.iterdir()) == [path]


def test_samples_never_replace_a_file(path: Path) -> None:
    path.write_text("mine", "utf-8")
    with pytest.raises(LibraryExists):
        create_sample_library(path)
    assert path.read_text("utf-8") == "mine"
    assert list(path.parent.iterdir()) == [path]


def test_a_fault_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "missing folder" / "samples.library"
    with pytest.raises(LibraryUnwritable) as raised:
        create_sample_library(path)
    assert raised.value.path == path
    assert str(path) in str(raised.value)
    assert ".part" not in str(raised.value)
