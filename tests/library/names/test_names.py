# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of names: joined where certain, parted for good, found and printed in each form."""

from __future__ import annotations

from itertools import combinations

import pytest
from filed import person_called

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.undo import undo
from composer.library.names.forms import (
    is_transcription,
    known_composers,
    known_spellings,
    name_words,
    outline,
    searchable,
    spelling_key,
)
from composer.library.people.people import (
    Person,
    join_people,
    people,
    person,
    rename_person,
    separate_spelling,
)
from composer.library.people.shown import Names, names_of, names_of_problems
from composer.library.search.completion import completions
from composer.library.search.search import count, find
from composer.problem.credits import Credits
from composer.problem.problem import Problem


def by(library: Library, *authors: str, source: str = "") -> int:
    return add_problem(library, Problem(credits=Credits(authors, source))).record_id


def called(library: Library, name: str) -> Person:
    number = person_called(library, name)
    assert number is not None
    return person(library, number)


@pytest.mark.parametrize(
    "names",
    [
        ("Петров, Иван", "Ivan Petrov"),
        ("И. Кузнецов", "Kusnezow, I."),
        ("Loyd, S.", "Sam Loyd", "Samuel Loyd"),
        ("Л. Куббель", "L. Kubbel", "Kubbel, Leonid", "Куббель, Леонид Иванович"),
        ("Ђаја, Драгутин", "Dragutin Đaja"),
        ("Хр. Христов", "Chr. Hristov"),
    ],
)
@pytest.mark.parametrize("backwards", [False, True])
def test_spellings_that_are_certainly_one_person_are_joined(
    library: Library, names: tuple[str, ...], backwards: bool
) -> None:
    ordered = names[::-1] if backwards else names
    records = [by(library, name) for name in ordered]
    (one,) = people(library)
    assert one.count == len(names)
    assert set(one.spellings) == set(names)
    assert set(one.joined) == set(ordered[1:])
    assert one.name == ordered[0]
    for name, record in zip(ordered, records, strict=True):
        assert load(library, record).problem.credits.authors == (name,)  # as it was written
        assert sorted(find(library, f'author:"{name}"')) == sorted(records)
        assert sorted(find(library, f'"{name}"')) == sorted(records)


def test_ways_of_writing_one_name_are_joined_by_the_name_they_write(library: Library) -> None:
    by(library, "И. Кузнецов")
    for name in ("I. Kuznetsov", "Kuznecov, I.", "I. Kusnezow"):
        by(library, name)
    (one,) = people(library)
    assert len(one.joined) == 3


@pytest.mark.parametrize(
    "names",
    [
        ("J. Smith", "John Smith"),  # or James
        ("А. Иванов", "Alexander Ivanov"),
        ("Leonid Kubbel", "Arvid Kubbel"),
        ("M. Platov", "V. Platov"),
        ("Н. Шифман", "N. Schiffmann"),  # perhaps, and perhaps not
        ("Иван Петров", "Ivan P. Petrov"),
    ],
)
def test_what_is_not_certain_is_left_to_the_user(library: Library, names: tuple[str, str]) -> None:
    for name in names:
        by(library, name)
    assert len(people(library)) == 2


def test_what_is_parted_stays_parted(library: Library) -> None:
    latin, cyrillic = by(library, "I. Petrov"), by(library, "И. Петров")
    assert len(people(library)) == 1
    separated = separate_spelling(library, "И. Петров")
    assert {each.name for each in people(library)} == {"I. Petrov", "И. Петров"}
    assert find(library, 'author="И. Петров"') == [cyrillic]
    again = by(library, "Петров, И.")
    assert called(library, "И. Петров").count == 2
    assert find(library, 'author="I. Petrov"') == [latin]
    undo(library, separated)
    assert set(called(library, "I. Petrov").spellings) == {"I. Petrov", "И. Петров"}
    assert {again, latin, cyrillic} == set(find(library, 'author="I. Petrov"'))
    rejoined = separate_spelling(library, "И. Петров")
    one, other = (called(library, name).person_id for name in ("I. Petrov", "И. Петров"))
    join_people(library, one, [other])
    assert rejoined.person_id == one
    assert set(called(library, "I. Petrov").joined) == set()  # it is the user's word now


def test_people_are_found_in_other_letters(library: Library) -> None:
    bron = by(library, "Брон, Владимир Акимович", source="Шахматы в СССР")
    tschepischny = by(library, "В. Чепижный")
    loyd = by(library, "Loyd, Samuel")
    assert find(library, "bron") == find(library, "author:Брон") == [bron]
    assert find(library, "shakhmaty") == find(library, "source:Schachmaty") == [bron]
    assert find(library, "шахматы") == [bron]
    for written in ("Chepizhny", "Tschepischny", "Čepižnyj", "Чепижный", "чепиж"):
        assert find(library, f"author:{written}") == [tschepischny], written
        assert find(library, written) == [tschepischny], written
    assert find(library, "author:Лойд") == find(library, "Сэм") == [loyd]
    assert [each.name for each in people(library, "chepi")] == ["В. Чепижный"]
    offered = completions(library, "author:Tschep", 13)
    assert [completion.label for completion in offered] == ["В. Чепижный"]


def test_words_find_the_other_spellings_of_people_joined_by_hand(library: Library) -> None:
    shifman, schiffmann = by(library, "J. Shifman"), by(library, "Schiffmann, J.")
    others = [by(library, f"Somebody {letter}") for letter in "abc"]
    assert find(library, "schiffmann") == [schiffmann]
    one, two = (called(library, name).person_id for name in ("J. Shifman", "J. Schiffmann"))
    join_people(library, one, [two])
    for text in ("schiffmann", "Shifman", '"J. Schiffmann"', "author:shifm", "schiff j"):
        assert sorted(find(library, text)) == [shifman, schiffmann], text
        assert count(library, text) == 2
        assert sorted(find(library, f"-({text})")) == others
    delete_records(library, [shifman])
    assert find(library, "schiffmann") == [schiffmann]
    assert find(library, "schiffmann or somebody") == [*reversed(others), schiffmann]


def test_print_takes_the_form_of_its_language(library: Library) -> None:
    by(library, "В. Чепижный")
    by(library, "Лошинский, Лев")
    by(library, "Lev Loschinski")
    by(library, "И. Шифман")
    authors = ("В. Чепижный", "Лошинский, Лев", "Loyd, S.", "И. Шифман", "Неизвестный")
    names = names_of(library, authors)
    assert names.name("В. Чепижный", "en") == "V. Chepizhny"
    assert names.name("В. Чепижный", "de") == "W. Tschepischny"
    assert names.name("Лошинский, Лев", "en") == "Lev Loschinski"  # as the library has it
    assert names.name("Loyd, S.", "en") == "Loyd, S."
    assert names.name("Неизвестный", "en") == "Neizvestny"
    renamed = rename_person(library, called(library, "И. Шифман").person_id, "Israel Schiffmann")
    assert names_of(library, authors).name("И. Шифман", "de") == "Israel Schiffmann"
    undo(library, renamed)
    assert names_of(library, authors).name("И. Шифман", "de") == "I. Schifman"


def test_a_problem_is_printed_with_names_of_its_language(library: Library) -> None:
    problem = Problem(credits=Credits(("Л. Куббель", "H. Rinck"), "64", dedication="А. Алехину"))
    printed = Names().in_problem(problem, "de")
    assert printed.credits.authors == ("L. Kubbel", "H. Rinck")
    assert printed.credits.dedication == "A. Alechinu"
    assert printed.credits.source == "64"
    plain = Problem(credits=Credits(("H. Rinck",)))
    assert names_of_problems(library, [plain]).in_problem(plain, "de") is plain


def test_the_known_composers_are_told_apart() -> None:
    listed = [frozenset(map(spelling_key, names)) for names in known_composers()]
    assert len(listed) > 35
    for one, other in combinations(listed, 2):
        assert not one & other
    for names in known_composers():
        assert len(set(names)) == len(names)
        for name in names:
            assert spelling_key(names[0]) in known_spellings(spelling_key(name))
            for other in names:
                if is_transcription(name, other):
                    assert outline(name) == outline(other)


def test_a_name_is_looked_for_by_all_its_words() -> None:
    assert name_words("Kling-Horwitz, J. B.") == ["j", "b", "kling", "horwitz"]
    words = searchable("Loyd, S.").split()
    assert {"loyd", "s", "sam", "samuel", "лоид"} <= set(words)


@pytest.mark.parametrize(
    "written", ["Vukcevich", "vukcevic", "Vukčević", "Wuktschewitsch", "Вукчевич", "Vukcevitch"]
)
def test_whoever_writes_a_name_in_his_own_way_finds_it(library: Library, written: str) -> None:
    record = by(library, "Вукчевић, Радоје")
    by(library, "Vukov, A.")
    assert find(library, f"author:{written}") == [record]
    assert find(library, written) == [record]
    assert [each.name for each in people(library, written)] == ["Вукчевић, Радоје"]
    assert [completion.label for completion in completions(library, f"author:{written}", 20)] == [
        "Вукчевић, Радоје"
    ]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Aleksandr Troickij", "Troitzky"),
        ("L. Loshinskij", "Loschinsky"),
        ("Petrov, I.", "Petroff"),
        ("Würzburg, O.", "Wuerzburg"),
        ("Godfrey Heathcote", "Heathcot"),
        ("Comins Mansfield", "Mansfeild"),
        ("Samuel Loyd", "Lloyd"),
        ("William Shinkman", "Shinkmann, W"),
    ],
)
def test_other_ways_and_small_mistakes_are_understood(
    library: Library, name: str, written: str
) -> None:
    record = by(library, name)
    by(library, "Somebody Else")
    assert find(library, f'author:"{written}"') == [record]


def test_mistakes_are_looked_for_only_where_nobody_is_written_so(library: Library) -> None:
    boyd, loyd = by(library, "J. Boyden"), by(library, "S. Loyden")
    assert find(library, "author:Boyden") == [boyd]
    assert sorted(find(library, "author:Joyden")) == [boyd, loyd]
    assert find(library, "Joyden") == []  # words that are no name are not bent


def test_who_was_renamed_is_found_by_the_new_name(library: Library) -> None:
    record, other = by(library, "Вукчевић, Милан"), by(library, "Milan Petrov")
    named = rename_person(library, called(library, "Вукчевић, Милан").person_id, "Bob, the Master")
    for text in ("author:Bob", 'author:"Bob the Master"', 'author="the Master Bob"', "Master"):
        assert find(library, text) == [record], text
    assert find(library, '"Bob Master"') == []  # a phrase stands in its order
    assert find(library, "-author:bob") == [other]
    assert called(library, "Bob, the Master").count == 1
    assert [each.name for each in people(library, "maste")] == ["Bob, the Master"]
    undo(library, named)
    assert find(library, "author:Bob") == []
