# SPDX-License-Identifier: GPL-3.0-or-later
"""One person, many spellings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from filed import person_called

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, delete_records, save_over
from composer.library.changes.undo import undo
from composer.library.file.faults import NameEmpty, PersonMissing
from composer.library.people.people import (
    Person,
    claim_person,
    join_people,
    people,
    person,
    rename_person,
    separate_spelling,
)
from composer.problem.credits import Credits
from composer.problem.problem import Problem


def by(library: Library, *authors: str) -> int:
    return add_problem(library, Problem(credits=Credits(authors))).record_id


def called(library: Library, name: str) -> int:
    found = person_called(library, name)
    assert found is not None, name
    return found


def authors_of(library: Library, record_id: int) -> list[int]:
    with library.reading() as connection:
        found = connection.execute(
            "SELECT person_id FROM authorship WHERE record_id = ? ORDER BY place", (record_id,)
        ).fetchall()
    return [number for (number,) in found]


@pytest.mark.parametrize(
    "spelling",
    ["Loyd, Samuel", "Samuel Loyd", "LOYD,  samuel", "Samuel  Loyd", "L\u00f3yd, S\u00e1muel"],
)
def test_family_first_or_last_is_one_spelling(library: Library, spelling: str) -> None:
    first, second = by(library, "Loyd, Samuel"), by(library, spelling)
    assert authors_of(library, first) == authors_of(library, second)
    (found,) = people(library)
    assert (found.name, found.count, found.spellings) == ("Loyd, Samuel", 2, ("Loyd, Samuel",))


def test_points_after_initials_do_not_matter(library: Library) -> None:
    assert authors_of(library, by(library, "S. Loyd")) == authors_of(library, by(library, "S Loyd"))


def test_people_are_listed_by_name_with_their_counts(library: Library) -> None:
    for authors in (
        ("Baird, Edith", "Baird, Lilian"),
        ("Baird, Lilian",),
        ("\u00c1bel, J",),
        ("",),
    ):
        by(library, *authors)
    gone = by(library, "Zepler, Erich")
    delete_records(library, [gone])
    assert [each.name for each in people(library)] == [
        "\u00c1bel, J",
        "Baird, Edith",
        "Baird, Lilian",
    ]
    assert [each.count for each in people(library)] == [1, 1, 2]
    assert [each.name for each in people(library, "lil")] == ["Baird, Lilian"]
    assert [each.name for each in people(library, "BAI", limit=1)] == ["Baird, Edith"]
    assert [each.name for each in people(library, "abel")] == ["\u00c1bel, J"]
    assert people(library, "air") == ()


def test_joining_and_parting(library: Library) -> None:
    first = by(library, "Schiffmann, Israel", "R\u00e9ti, Richard")
    second = by(
        library, "\u041a\u0443\u0431\u0431\u0435\u043b\u044c, \u041b\u0435\u043e\u043d\u0438\u0434"
    )
    latin, cyrillic = authors_of(library, first)[0], authors_of(library, second)[0]
    assert latin != cyrillic
    claim_person(library, cyrillic)
    joined = join_people(library, latin, [cyrillic, latin])
    assert authors_of(library, second) == [latin]
    assert person(library, latin).count == 2
    assert person(library, latin).mine
    assert len(person(library, latin).spellings) == 2
    later = by(
        library, "\u041b\u0435\u043e\u043d\u0438\u0434 \u041a\u0443\u0431\u0431\u0435\u043b\u044c"
    )
    assert authors_of(library, later) == [latin]
    separated = undo(library, joined)
    assert authors_of(library, second) == authors_of(library, later) == [cyrillic]
    assert not person(library, latin).mine
    assert person(library, cyrillic) == Person(
        cyrillic,
        "\u041a\u0443\u0431\u0431\u0435\u043b\u044c, \u041b\u0435\u043e\u043d\u0438\u0434",
        True,
        2,
        ("\u041a\u0443\u0431\u0431\u0435\u043b\u044c, \u041b\u0435\u043e\u043d\u0438\u0434",),
    )
    undo(library, separated)
    assert authors_of(library, later) == [latin]


def test_a_spelling_becomes_a_person_of_its_own(library: Library) -> None:
    first, second = by(library, "Smith, J"), by(library, "Smith, John")
    one, two = called(library, "J Smith"), called(library, "John Smith")
    join_people(library, one, [two])
    separated = separate_spelling(library, "Smith, John")
    assert separated.person_id == one
    (other,) = separated.others
    assert authors_of(library, second) == [other.person_id] != [one]
    assert authors_of(library, first) == [one]
    undo(library, separated)
    assert authors_of(library, second) == [one]
    with pytest.raises(PersonMissing):
        separate_spelling(library, "Nobody")


def test_the_only_spelling_cannot_be_parted(library: Library) -> None:
    by(library, "Smith, J")
    with pytest.raises(PersonMissing):
        separate_spelling(library, "Smith, J")
    assert person(library, called(library, "Smith, J")).count == 1


def test_names_to_show(library: Library) -> None:
    record_id = by(library, "loyd, s")
    number = called(library, "S Loyd")
    renamed = rename_person(library, number, " Loyd,  Samuel ")
    assert person(library, number).name == "Loyd, Samuel"
    assert person(library, number).spellings == ("loyd, s",)
    undo(library, renamed)
    assert person(library, number).name == "loyd, s"
    with pytest.raises(NameEmpty):
        rename_person(library, number, " ")
    with pytest.raises(PersonMissing):
        rename_person(library, 4711, "x")
    assert authors_of(library, record_id) == [number]


def test_authorship_follows_what_is_saved(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    credits = replace(mate.credits, authors=("Heathcote, Godfrey",))
    save_over(library, record_id, replace(mate, credits=credits))
    assert [each.name for each in people(library)] == ["Heathcote, Godfrey"]
    assert authors_of(library, record_id) == [called(library, "Godfrey Heathcote")]
