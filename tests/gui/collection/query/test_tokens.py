# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes a token, what stays text; nothing typed is ever lost or changed in meaning."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.gui.collection.query.tokens import BarState, face_of
from composer.library.query.parser import QueryError, parse_query


def typed(text: str, upto: int | None = None) -> BarState:
    return BarState((), text).understood(len(text) if upto is None else upto)


def tokens(entry: BarState) -> list[str]:
    return [face_of(node).words for node in entry.tokens]


@every(
    "text, expected, rest",
    [
        ("#2", ["#2"], ""),
        ("loyd", [], "loyd"),
        ("#2 loyd", ["#2"], "loyd"),
        ("excelsior author:Loyd", ["author Loyd"], "excelsior"),
        ("author:Loyd plain men<=12 words", ["author Loyd", "men ≤ 12"], "plain words"),
        ('author:"Loyd, Samuel" x', ["author Loyd, Samuel"], "x"),
        ("theme:grimshaw", ["theme Grimshaw"], ""),
        ("year:1900-1930", ["year 1900–1930"], ""),
        ("men>=8", ["men ≥ 8"], ""),
        ("-theme:novotny", ["not theme Novotny"], ""),
        ("theme:grimshaw|novotny", ["theme Grimshaw or Novotny"], ""),
        ("-checking", [], "-checking"),
        ("a or b", [], "a or b"),
        ("author:a or author:b", ["author:a or author:b"], ""),
        ("(author:Loyd men<9) x", ["author Loyd", "men ≤ 8"], "x"),
        ("(author:Loyd queen) x", ["author Loyd"], "( queen) x"),
        ("author:", [], "author:"),
        ("nofield:x #2", [], "nofield:x #2"),
        ("", [], ""),
    ],
)
def test_terms_become_tokens_and_words_stay(text: str, expected: list[str], rest: str) -> None:
    entry = typed(text)
    assert tokens(entry) == expected
    assert entry.text == rest


def test_only_what_is_finished_becomes_a_token() -> None:
    assert tokens(typed("#2 men<1", 3)) == ["#2"]
    assert tokens(typed('author:"Loyd, Sam', 16)) == []  # the quotation is still open


def test_a_token_twice_is_one() -> None:
    first = typed("#2")
    assert BarState(first.tokens, "#2").understood(2) == first


def test_the_last_token_opens_as_text() -> None:
    entry = BarState(typed("#2 theme:grimshaw").tokens, "loyd")
    opened, cursor = entry.opened()
    assert opened.text == "theme:grimshaw loyd"
    assert cursor == len("theme:grimshaw")
    assert tokens(opened) == ["#2"]
    assert opened.understood(cursor).tokens == entry.tokens


def test_or_takes_the_token_before_it_along() -> None:
    entry = BarState(typed("#2 author:Loyd").tokens, "or ")
    assert entry.joined().text == "author:Loyd or "
    assert tokens(entry.joined()) == ["#2"]
    assert BarState((), "or ").joined() == BarState((), "or ")
    assert BarState(entry.tokens, "orange").joined() == BarState(entry.tokens, "orange")


def test_or_in_the_text_does_not_reach_over_to_the_tokens() -> None:
    entry = BarState(typed("#2").tokens, "loyd or shinkman")
    assert entry.query == parse_query("#2 (loyd or shinkman)")
    place = entry.whole.index("shinkman")
    span = entry.in_text(place, len("shinkman"))
    assert span is not None
    assert entry.text[span.start : span.end] == "shinkman"


def test_the_place_of_a_fault_is_found_in_the_text() -> None:
    entry = BarState(typed("#2 author:Loyd").tokens, "men:many")
    with pytest.raises(QueryError) as caught:
        entry.query  # noqa: B018
    span = entry.in_text(caught.value.start, caught.value.length)
    assert span is not None
    assert entry.text[span.start : span.end] == "many"
    assert entry.in_text(0, 2) is None


PARTS = st.sampled_from(
    [
        "#2",
        "loyd",
        "-white",
        "author:Loyd",
        'source:"The Field"',
        "men<=12",
        "theme:grimshaw",
        "-theme:novotny",
        "(a or b)",
        "(author:x men<9)",
        "or",
        '"',
        "has:",
        "pattern:Qd4",
    ]
)


@given(st.lists(PARTS, max_size=6).map(" ".join), st.integers(0, 80))
def test_tokens_never_change_what_is_meant(text: str, upto: int) -> None:
    try:
        meant = set(parse_query(text).parts)
    except QueryError:
        return
    entry = BarState((), text).understood(upto)
    assert set(entry.query.parts) == meant


@given(st.lists(PARTS, max_size=6).map(" ".join))
def test_opening_every_token_gives_the_query_back(text: str) -> None:
    try:
        meant = set(parse_query(text).parts)
    except QueryError:
        return
    entry = BarState((), text).understood(len(text))
    while entry.tokens:
        entry, _ = entry.opened()
    assert set(parse_query(entry.text).parts) == meant


def test_and_behind_a_token_ties_what_follows() -> None:
    tokens = BarState((), "#2 ").understood(3).tokens
    entry = BarState(tokens, "AND men = 8 ").understood(12)
    assert [face_of(token).words for token in entry.tokens] == ["#2", "men 8"]
    assert not entry.text.strip()
    assert entry.query == parse_query("#2 men:8")


def test_a_token_is_opened_and_said_in_the_language() -> None:
    (token, author) = parse_query("is:sound author:Loyd").parts
    assert face_of(token, "de").value == "korrekt"
    assert face_of(token, "it").value == "corretto"
    opened, _ = BarState((token, author)).opened(1, "de")
    assert opened.text == "autor:Loyd"
    assert opened.query == parse_query("is:sound author:Loyd")


def test_a_problem_that_others_are_to_be_like_is_short_in_its_token() -> None:
    (like,) = parse_query("like:8/8/8/8/8/8/8/K1k5@60").parts
    assert face_of(like).words == "like 8/8/8/8/8/8/8/K1k5 ≥ 60 %"
