# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts for the statistics, of everything and of what was found, the bin left aside."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest
from filed import person_called

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.people.people import join_people, people
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.library.search.figures import (
    _ALL,
    _BY_KEY,
    _OF_MANY,
    Figures,
    Tally,
    _choose,
    figures,
    keywords,
    sources,
    themes,
)
from composer.library.search.search import find, rows
from composer.problem.problem import Problem
from composer.problem.stipulation import stipulation_in_words

AWARDS = ("", "", "1st Prize", "2nd HM", "Comm.", "3rd Place")
WORDS = ("task", "Task", "miniature", "to check")


@pytest.fixture
def filled(library: Library) -> Library:
    """A library of samples with awards, keywords, verdicts and themes, some in the bin."""
    dice = random.Random(3)
    entries = []
    for problem in sample_problems():
        names = dice.sample(["grimshaw", "novotny", "mutate"], dice.randint(0, 3))
        shown = tuple(FoundTheme(name, dice.choice(["theme", "element"])) for name in names)
        known = dice.choice([None, Finding("sound", details=Details(themes=shown))])
        credits = replace(problem.credits, distinction=dice.choice(AWARDS))
        typed = tuple(dice.sample(WORDS[1:], dice.randint(0, 2)))
        entries.append(NewProblem(replace(problem, credits=credits, keywords=typed), known))
    (added,) = add_problems(library, entries)
    delete_records(library, dice.sample(added.ids, 20))
    return library


def counted(library: Library, ids: list[int]) -> Figures:
    """The same by going through all problems."""
    seen = rows(library, ids)
    years = Counter(row.problem.credits.year for row in seen)
    awards = Counter(None if row.award is None else row.award // 100 * 100 for row in seen)
    return Figures(
        total=len(seen),
        years=tuple(sorted((y, n) for y, n in years.items() if y is not None)),
        authors=ranked(Counter(a for row in seen for a in row.problem.credits.authors)),
        themes=ranked(Counter(theme for row in seen for theme in row.themes)),
        awards=tuple(sorted((a, n) for a, n in awards.items() if a is not None)),
        verdicts=ranked(Counter(row.finding.verdict if row.finding else "" for row in seen)),
        stipulations=ranked(Counter(str(row.problem.stipulation) for row in seen)),
        men=tuple(sorted(Counter(len(row.problem.position) for row in seen).items())),
    )


def ranked(counts: Counter[str]) -> tuple[Tally, ...]:
    return tuple(Tally(*pair) for pair in sorted(counts.items(), key=lambda p: (-p[1], p[0])))


def same(found: Figures, expected: Figures) -> bool:
    """Compare, however those of equal number are ordered."""

    def ordered(figures: Figures) -> Figures:
        return replace(
            figures,
            authors=ranked(Counter({author.name: author.count for author in figures.authors})),
            stipulations=ranked(
                Counter(
                    {stipulation.name: stipulation.count for stipulation in figures.stipulations}
                )
            ),
        )

    return ordered(found) == ordered(expected)


def test_of_a_whole_library(filled: Library) -> None:
    found = figures(filled)
    assert same(found, counted(filled, find(filled)))
    assert found.total == len(sample_problems()) - 20
    assert len(found.awards) == 4
    assert len(found.themes) == 3


def test_of_what_was_found(filled: Library) -> None:
    ids = find(filled, "loyd")
    assert 0 < len(ids) < len(find(filled))
    assert same(figures(filled, ids), counted(filled, ids))
    binned = find(filled, in_bin=True)
    assert same(figures(filled, [*binned, binned[0]]), counted(filled, binned))
    assert figures(filled, []) == Figures()
    assert same(figures(filled), counted(filled, find(filled)))


def test_of_an_empty_library(library: Library) -> None:
    assert figures(library) == Figures()
    assert (sources(library), keywords(library), themes(library)) == ((), (), ())


def test_words_to_choose_from(filled: Library) -> None:
    shown = rows(filled, find(filled))
    expected = Counter(row.problem.credits.source for row in shown)
    del expected[""]
    assert {source.name: source.count for source in sources(filled)} == expected
    some = sources(filled, "TI", limit=3)
    assert 0 < len(some) <= 3
    assert all(" ti" in f" {tally.name.lower()}" for tally in some)
    typed = Counter(word for row in shown for word in row.problem.keywords)
    assert {keyword.name: keyword.count for keyword in keywords(filled)} == typed
    assert [keyword.name for keyword in keywords(filled, "ch")] == ["to check"]
    assert themes(filled) == figures(filled).themes


def test_a_reader_may_count(filled: Library, mate: Problem) -> None:
    expected = figures(filled)
    path = filled.path
    filled.close()
    with Library.open(path, read_only=True) as library:
        assert figures(library) == expected
        assert figures(library, find(library)) == expected


def test_a_problem_with_two_spellings_of_one_person_counts_once(
    library: Library, mate: Problem
) -> None:
    both = replace(mate, credits=replace(mate.credits, authors=("Loyd, Samuel", "Loyd, S.")))
    gone = add_problem(library, both).record_id
    record_id = add_problem(library, both).record_id
    who, other = (person_called(library, name) for name in both.credits.authors)
    assert who is not None
    assert other is not None
    join_people(library, who, (other,))
    delete_records(library, (gone,))
    assert figures(library).authors == (Tally("Loyd, Samuel", 1),)
    assert figures(library, [record_id]).authors == (Tally("Loyd, Samuel", 1),)
    assert [person.count for person in people(library)] == [1]


def test_rules_make_another_stipulation(library: Library, mate: Problem) -> None:
    asked = ["h#2", "h#2 (Circe)", "h#2 Circe", "h#2"]
    for each in asked:
        add_problem(library, replace(mate, stipulation=stipulation_in_words(each)))
    counts = {stipulation.name: stipulation.count for stipulation in figures(library).stipulations}
    assert counts == {"h#2": 2, "h#2 (Circe)": 2}
    for name, count in counts.items():
        assert len(find(library, f'stip:"{name}"')) == count


def test_many_are_counted_as_few_are(filled: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = find(filled)[::2]
    few = figures(filled, ids)
    monkeypatch.setattr("composer.library.search.figures._MANY", 0)
    assert figures(filled, ids) == few


def plan(library: Library, statement: str, values: tuple[object, ...] = ()) -> list[str]:
    """How SQLite goes about a statement."""
    with library.reading() as connection:
        _choose(connection, ())
        found = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    return [row[3] for row in found]


def test_counts_of_everything_are_read_from_narrow_indexes(filled: Library) -> None:
    """Each key is looked up, and no row of a table is read for it."""
    for name, way in _BY_KEY.items():
        (counted,) = plan(filled, way.count, way.least)
        assert counted.startswith("SEARCH"), name
        assert re.search(r"record_by_|classification_by_verdict", counted), name
        steps = plan(filled, way.keys, way.least)
        assert any(step.startswith("SEARCH") for step in steps), name
        assert not [step for step in steps if "SCAN record" in step or "TEMP B-TREE" in step], name
    (themes_counted,) = plan(filled, _ALL["theme"])
    assert themes_counted.endswith("USING COVERING INDEX trait_shown")
    steps = plan(filled, _OF_MANY["theme"])
    assert any("COVERING INDEX trait_shown" in step for step in steps)
