# SPDX-License-Identifier: GPL-3.0-or-later
"""Queries as people write them: blanks, capitals, `and`, other languages, signs of other programs.

Each is understood or refused with its place; none is quietly looked for as something else.
"""

from __future__ import annotations

from itertools import product

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.gui.words.translator import LANGUAGES
from composer.library.index.indexing import folded
from composer.library.query.fields import connectives, field_names, fields_by_name, words_of
from composer.library.query.parser import QueryError, QueryFault, parse_query
from composer.library.query.terms import OTHER_NAMES, Field, Not, Term, ValueShape
from composer.library.query.values import can_compare
from composer.library.query.vocabulary import FEATURES, OTHER_WORDS, STATES

VALUES = {
    ValueShape.TEXT: ("Loyd", '"Sam Loyd"'),
    ValueShape.NUMBER: ("8", "8-12"),
    ValueShape.HALVES: ("2.5", "2-3"),
    ValueShape.YEAR: ("1925", "1900-1930", "192?"),
    ValueShape.THEME: ("grimshaw",),
    ValueShape.FEATURE: ("dual",),
    ValueShape.STATE: ("sound",),
    ValueShape.LEGALITY: ("illegal", "unknown"),
    ValueShape.STATUS: ("open", "accepted", "none"),
    ValueShape.SQUARES: ("e4", "e", "a1-c3"),
    ValueShape.FORCE: ("RN-Q",),
    ValueShape.KEY: ("Q*", "Nf3"),
    ValueShape.AWARD: ("prize",),
    ValueShape.TASK: ("#2", "h#2.5"),
    ValueShape.PATTERN: ("Qd4",),
    ValueShape.END: ("Qd4", "model", '"kd5 Qd4 shifted by=Q ideal set"'),
    ValueShape.DAYS: ("2026-11", "week"),
    ValueShape.LIKE: ("12", "12@60", "8/8/8/8/8/8/8/K1k5 w - - 0 1"),
}
SIGNS = (":", "=", "==", "<", "<=", "≤", ">", ">=", "≥", "!=", "<>", "≠")
BLANKS = (("", " "), (" ", ""), (" ", " "), ("  ", "   "))
NAMED = [
    (field, name)
    for language in LANGUAGES
    for field, name in field_names(language).items()
    if language == "en" or name != field.value
]


@every("field, name", NAMED)
def test_blanks_and_capitals_change_nothing(field: Field, name: str) -> None:
    signs = SIGNS if can_compare(field.shape) else (":", "=", "==", "!=")
    for value, sign, (before, behind) in product(VALUES[field.shape], signs, BLANKS):
        plain = f"{field.value}{sign}{value}"
        try:
            expected = parse_query(plain)
        except QueryError:
            assert sign.strip(":=")
            assert value in ("8-12", "2-3", "1900-1930")  # there is no range of ranges
            continue
        (part,) = expected.parts
        assert isinstance(part, Not) == (sign in ("!=", "<>", "≠"))
        for written in (name, name.upper(), name.capitalize()):
            assert parse_query(f"{written}{before}{sign}{behind}{value}") == expected, written


@every("sign, blanks", product(SIGNS, [("", ""), *BLANKS]))
def test_a_field_that_there_is_not_is_refused(sign: str, blanks: tuple[str, str]) -> None:
    text = f"#2 colour{blanks[0]}{sign}{blanks[1]}red"
    with pytest.raises(QueryError) as caught:
        parse_query(text)
    error = caught.value
    wrong = text[error.start : error.start + error.length]
    assert wrong in ("colour", "=", sign)


@every(
    "text, canonical",
    [
        ("Loyd AND #2", "Loyd #2"),
        ("#2 and #3", "#2 #3"),
        ("Loyd und #2", "Loyd #2"),
        ("Loyd ed #2", "Loyd #2"),
        ("Loyd e #2", "Loyd #2"),
        ("#2 o #3", "#2 or #3"),
        ("#2 Oder #3 OPPURE #4", "#2 or #3 or #4"),
        ("Loyd && #2", "Loyd #2"),
        ("Loyd & Kubbel", "Loyd Kubbel"),
        ("Loyd || #2", "Loyd or #2"),
        ("Loyd and (#2 or #3)", "Loyd (#2 or #3)"),
        ("not is:sound", "-is:sound"),
        ("NOT is:sound", "-is:sound"),
        ("!is:sound", "-is:sound"),
        ("nicht ist:korrekt", "-is:sound"),
        ("non è:corretto", "-is:sound"),
        ("#2 and not (a or b)", "#2 -(a or b)"),
        ("not(a)", "-a"),
        ("not not #2", "--#2"),
        ("men = 8", "men:8"),
        ("men <= 8 and white>=3", "men:-8 white:3-"),
        ("men: -8", "men:-8"),
        ("author: Loyd", "author:Loyd"),
        ('author: "Loyd, Sam" #2', 'author:"Loyd, Sam" #2'),
        ("autore:Loyd quelle:Schwalbe", "author:Loyd source:Schwalbe"),
        ("Schlüssel:Q* SCHLUESSEL:Q*", "key:Q* key:Q*"),
        ("bk: e", "bk:e"),
        ("2# or h2,5#", "#2 or h#2.5"),
        ("3#|4#", "#3|#4"),
        ("hat:drohung ha:minaccia", "has:threat has:threat"),
        ("E Zepler", "E* Zepler"),
        ("S O Loyd", "S O* Loyd"),
        ("Loyd =", "Loyd ="),
        ("x=y g8=S", '"x=y" "g8=S"'),
        ('"and" "not"', '"and" "not"'),
        ("notation android", "notation android"),
        ("loyd -", "loyd"),
        ("like:8/8/8/8/8/8/8/K1k5 #2", 'like:"8/8/8/8/8/8/8/K1k5 w - - 0 1" #2'),
        ("like:8/8/8/8/8/8/8/K1k5 b - - 3 7@60 w", 'like:"8/8/8/8/8/8/8/K1k5 b - - 0 1@60" w'),
    ],
)
def test_what_is_meant_is_understood(text: str, canonical: str) -> None:
    query = parse_query(text)
    assert query.text == canonical
    assert parse_query(query.text) == query


@every(
    "text, fault, wrong",
    [
        ("and", QueryFault.OR, "and"),
        ("a AND", QueryFault.OR, "AND"),
        ("und a", QueryFault.OR, "und"),
        ("a and or b", QueryFault.OR, "and"),
        ("a or and b", QueryFault.OR, "or"),
        ("(a and) b", QueryFault.OR, "and"),
        ("a not", QueryFault.NOT, "not"),
        ("not or a", QueryFault.NOT, "not"),
        ("(not) a", QueryFault.NOT, "not"),
        ("Kubbel - Platov", QueryFault.NOT, "-"),
        ("! is:sound", QueryFault.NOT, "!"),
        ("author: and #2", QueryFault.NOTHING, "author:"),
        ("author: #2", QueryFault.NOTHING, "author:"),
        ("author: year:1900", QueryFault.NOTHING, "author:"),
        ("men =", QueryFault.NOTHING, "men ="),
        ("foo = 8", QueryFault.FIELD, "foo"),
        ("foo=bar", QueryFault.FIELD, "foo"),
        ("a foo : b", QueryFault.FIELD, "foo"),
        ("men <5 <7", QueryFault.EXTRA, "<7"),
        ("==5", QueryFault.EXTRA, "==5"),
        ("=foo", QueryFault.EXTRA, "=foo"),
        ("#2,#3", QueryFault.TASK, "#2,#3"),
        ("Loyd #2-3", QueryFault.TASK, "#2-3"),
        ("x#", QueryFault.TASK, "x#"),
        ("like:5-7", QueryFault.LIKE, "5-7"),
        ("like:12@101", QueryFault.LIKE, "12@101"),
        ("like:8/8/8", QueryFault.LIKE, "8/8/8"),
        ("like:Loyd", QueryFault.LIKE, "Loyd"),
        ("like<5", QueryFault.SIGN, "<"),
        ("is:not-sound", QueryFault.STATE_MEANT, "not-sound"),
        ("autor<Loyd", QueryFault.SIGN, "<"),
        ("date:1925-13", QueryFault.WITHIN_YEAR, "1925-13"),
        ("year:1925-02-30", QueryFault.WITHIN_YEAR, "1925-02-30"),
        ("year<1925-02", QueryFault.WITHIN_YEAR, "1925-02"),
        ("year:1925-30", QueryFault.WITHIN_YEAR, "1925-30"),
    ],
)
def test_what_is_not_understood_is_refused(text: str, fault: QueryFault, wrong: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse_query(text)
    error = caught.value
    assert error.fault is fault
    expected = "and" if text == "a or and b" else wrong
    assert text[error.start : error.start + error.length] in (wrong, expected)
    assert "{" not in str(error.sentence)


TERMS = st.sampled_from(
    ["#2", "author:Loyd", "men<=12", "is:sound", '"two words"', "(#2 or #3)", "year:1925"]
)
AND = st.sampled_from([" ", " and ", " AND ", " und ", " UND ", " ed ", " && "])
OR = st.sampled_from([" or ", " OR ", " oder ", " oppure ", " | ", " || "])
NOT = st.sampled_from(["-", "!", "not ", "NOT ", "nicht ", "non ", "Non "])


@given(st.lists(TERMS, min_size=2, max_size=5), st.data())
def test_a_connective_is_the_same_in_every_spelling(terms: list[str], data: st.DataObject) -> None:
    plain, written = terms[0], terms[0]
    for term in terms[1:]:
        joint = data.draw(st.sampled_from([(" ", AND), (" or ", OR)]))
        denied = data.draw(st.booleans())
        plain += joint[0] + ("-" if denied else "") + term
        written += data.draw(joint[1]) + (data.draw(NOT) if denied else "") + term
    assert parse_query(written) == parse_query(plain)


def test_no_name_stands_for_two_fields() -> None:
    names = [field.value for field in Field if field.value] + list(OTHER_NAMES)
    assert len(fields_by_name()) > 2 * len(names)
    assert set(fields_by_name()) & set(connectives()) == {"e", "no"}  # `è:`, Spanish `no`
    for language in LANGUAGES:
        called = field_names(language)
        assert set(called) == {field for field in Field if field.value}
        assert len(set(called.values())) == len(called)
        for field, name in called.items():
            assert fields_by_name()[folded(name)] is field


def test_words_of_other_languages_stand_for_words_that_there_are() -> None:
    assert set(words_of("states").values()) <= set(STATES)
    assert set(words_of("features").values()) <= set(FEATURES)
    for name, word in words_of("states").items():
        assert OTHER_WORDS.get(name, name) == word or name not in {*STATES, *OTHER_WORDS}
        (part,) = parse_query(f"is:{name}").parts
        assert isinstance(part, Term)
        assert parse_query(f"is:{word}").parts == (part,)
