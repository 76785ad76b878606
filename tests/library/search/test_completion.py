# SPDX-License-Identifier: GPL-3.0-or-later
"""What may follow while a query is typed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from library.querytexts import TEXTS

from composer.library.access.store import Library
from composer.library.changes.collections import make_collection
from composer.library.changes.operations import add_problem
from composer.library.query.parser import parse_query
from composer.library.query.terms import Field
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.library.search.completion import Completion, completions
from composer.problem.credits import Credits
from composer.problem.problem import Problem


@pytest.fixture
def filled(library: Library, mate: Problem, other: Problem) -> Library:
    """Problems by Loyd, Réti and Kubbel, and a collection."""
    shown = Finding(
        "sound", ("e3e4",), True, "", 1, "Qe4", Details(themes=(FoundTheme("grimshaw", "theme"),))
    )
    add_problem(library, mate, shown)
    add_problem(library, replace(mate, credits=Credits(("Loyd, Samuel",), "The Era")))
    add_problem(library, replace(mate, credits=Credits(("Lloyd-Smith, A",), "The Field")))
    add_problem(library, other)
    make_collection(library, "Für das Buch")
    return library


def done(text: str, cursor: int, each: Completion) -> str:
    """Return the query after a completion was taken."""
    return text[: each.start] + each.text + text[each.start + each.length :]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("au", "", "author:"),
        ("#2 -th", "", "#2 -theme:"),
        ("author:lo", "", 'author:"Loyd, Samuel"'),
        ("author:sam", "", 'author:"Loyd, Samuel"'),
        ('author:"Loyd, S', "", 'author:"Loyd, Samuel"'),
        ('author:"loyd', ' S" #2', 'author:"Loyd, Samuel" #2'),
        ("author:reti|lo", " men<=8", 'author:reti|"Loyd, Samuel" men<=8'),
        ("(author:smith", ")", '(author:"Lloyd-Smith, A")'),
        ("author:кубб", "", 'author:"Куббель, Леонид"'),
        ("source:str", "", 'source:"La Stratégie"'),
        ('source:"the f', "", 'source:"The Field"'),
        ("keyword:MUT", "", "keyword:mutate"),
        ("theme:grim", "", "theme:Grimshaw"),
        ("theme:~grim", "", "theme:~Grimshaw"),
        ("theme:pawn-gr", "", 'theme:"Pawn Grimshaw"'),
        ("has:fl", "", "has:flight"),
        ("has:mate", "", "has:changed-mate"),
        ("is:co", "", "is:cooked"),
        ("bk:ce", "", "bk:centre"),
        ("in:buch", "", 'in:"Für das Buch"'),
        ("award:1", "", 'award:"1st prize"'),
        ("saved:we", "", "saved:week"),
        ("loyd", "", 'author:"Loyd, Samuel"'),
        ("grims", "", "theme:Grimshaw"),
    ],
)
def test_what_is_begun_is_completed(
    filled: Library, before: str, after: str, expected: str
) -> None:
    text = before + after
    found = completions(filled, text, len(before))
    assert done(text, len(before), found[0]) == expected


def test_people_are_counted_and_the_busiest_first(filled: Library) -> None:
    first, *_ = completions(filled, "author:", 7)
    assert (first.label, first.count, first.field) == ("Loyd, Samuel", 2, Field.AUTHOR)


def test_themes_that_are_there_come_first(filled: Library) -> None:
    assert completions(filled, "theme:", 6)[0].label == "Grimshaw"


def test_what_is_there_already_is_not_offered(filled: Library) -> None:
    assert "theme:Grimshaw" not in [
        done("theme:Grimshaw", 14, completion)
        for completion in completions(filled, "theme:Grimshaw", 14)
    ]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=TEXTS, cursor=st.integers(0, 40))
def test_no_text_is_an_error(filled: Library, text: str, cursor: int) -> None:
    for completion in completions(filled, text, cursor):
        assert 0 <= completion.start <= completion.start + completion.length <= len(text)
        if not completion.text.endswith(":"):
            value = (
                completion.text
                if ":" in completion.text
                else f"{completion.field.value}:{completion.text}"
            )
            parse_query(value)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("aut", "de", "autor:"),
        ("aut", "it", "autore:"),
        ("auth", "it", "autore:"),  # begun in English
        ("schl", "de", "schlüssel:"),
        ("SCHLÜ", "de", "schlüssel:"),
        ("ist:kor", "de", "korrekt"),
        ("is:sou", "de", "korrekt"),
        ("ha:mina", "it", "minaccia"),
        ("loyd", "it", 'autore:"Loyd, Samuel"'),
        ("autore:loy", "it", '"Loyd, Samuel"'),
    ],
)
def test_fields_and_words_are_offered_in_the_language(
    filled: Library, text: str, language: str, expected: str
) -> None:
    found = completions(filled, text, len(text), language=language)
    assert found[0].text == expected
    parse_query(text[: found[0].start] + expected.rstrip(":"))
