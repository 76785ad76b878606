# SPDX-License-Identifier: GPL-3.0-or-later
"""The query language: what is read, what is refused and where, and the way back to text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cases import every
from hypothesis import example, given
from hypothesis import strategies as st
from library.querytexts import LONG, TEXTS

from composer.analysis import judging
from composer.analysis.points import KEPT_POINTS
from composer.library.query.parser import Query, QueryError, QueryFault, parse_query, parse_term
from composer.library.query.pattern import Want, parse_pattern
from composer.library.query.terms import (
    All,
    Award,
    Choice,
    Days,
    Field,
    Force,
    KeyMove,
    Model,
    Not,
    Numbers,
    SideForce,
    Some,
    Squares,
    Task,
    Term,
    Text,
    ThemeValue,
    Value,
)
from composer.problem.men import Man


def one(text: str) -> Value:
    """Return the only value of the only term."""
    (term,) = parse_query(text).parts
    assert isinstance(term, Term)
    (value,) = term.values
    return value


def test_a_long_query() -> None:
    query = parse_query(LONG)
    assert query.parts == (
        Term(Field.AUTHOR, (Text("Mansfield"),)),
        Term(Field.THEME, (ThemeValue("grimshaw", ("grimshaw",)),)),
        Term(Field.MEN, (Numbers(None, 12),)),
        Term(Field.STIPULATION, (Task("#", 2),)),
        Term(Field.YEAR, (Numbers(1900, 1930),)),
        Term(Field.KEY, (KeyMove("Q"),)),
        Term(Field.HAS, (Choice("dual"),)),
        Not(Term(Field.WORD, (Text("checking"),))),
        Term(Field.WORD, (Text("two words", phrase=True),)),
    )
    for part in query.parts:  # each knows its place
        assert parse_query(LONG[part.span.start : part.span.end]).parts == (part,)


@every(
    "text, value",
    [
        ("men:12", Numbers(12, 12)),
        ("men=12", Numbers(12, 12)),
        ("MEN<12", Numbers(None, 11)),
        ("men≥12", Numbers(12, None)),
        ("men>12", Numbers(13, None)),
        ("men:12-8", Numbers(8, 12)),
        ("men:8..", Numbers(8, None)),
        ("men:-8", Numbers(None, 8)),
        ("moves:2.5-3", Numbers(2.5, 3)),
        ("moves<3", Numbers(None, 2.5)),
        ("moves:2½", Numbers(2.5, 2.5)),
        ("year:192?", Numbers(1920, 1929)),
        ("year:18??", Numbers(1800, 1899)),
        ("year<192?", Numbers(None, 1919)),
        ("year:1950-", Numbers(1950, None)),
        ("year:–1930", Numbers(None, 1930)),
        ("composer:Loyd", Text("Loyd")),
        ('author="Loyd, Samuel"', Text("Loyd, Samuel", phrase=True, exact=True)),
        ("source:„The Field“", Text("The Field", phrase=True)),
        ('title:"""x"""', Text('"x"', phrase=True)),
        ('"still typ', Text("still typ*", phrase=True)),
        ("theme:~Lačny", ThemeValue("~Lačny", ("lacny",), True)),
        ("theme=grimshaw", ThemeValue("grimshaw", ("grimshaw",), full=True)),
        ("theme=~grimshaw", ThemeValue("~grimshaw", ("grimshaw",), perhaps=True)),
        ('theme:"pawn grimshaw"', ThemeValue("pawn grimshaw", ("pawn_grimshaw",))),
        ("theme:pawn-grimshaw", ThemeValue("pawn-grimshaw", ("pawn_grimshaw",))),
        ("has:Tries", Choice("try")),
        ("has:block", Choice("zugzwang")),
        ("has:multiple_threats", Choice("multiple-threats")),
        ("has:grimshaw", ThemeValue("grimshaw", ("grimshaw",))),
        ("is:C+", Choice("c+")),
        ("#", Task("#")),
        ("s#", Task("s#")),
        ("H#2,5", Task("h#", 2.5)),
        ("h=3", Task("h=", 3)),
        ("=4", Task("=", 4)),
        ("ser-h#7", Task("ser-h#", 7)),
        ('stip:"s#8 (Maximummer)"', Task(words="s#8 (Maximummer)")),
        ("stip:+", Task(words="+")),
        ("stip:none", Task(none=True)),
        ('stip:"No task"', Task(none=True)),
        ("bk:e4", Squares("e4", 1 << 28)),
        ("bk:h8-g7", Squares("h8-g7", 0b11 << 62 | 0b11 << 54)),
        ("bk:Centre", Squares("centre", 0b11 << 27 | 0b11 << 35)),
        ("wk:1", Squares("1", 0xFF)),
        ("wk:a", Squares("a", 0x0101010101010101)),
        ("pieces:RN-Q", Force(SideForce("RN"), SideForce("Q"))),
        ('pieces:"R+S v Q"', Force(SideForce("RN"), SideForce("Q"))),
        ("pieces:NR+-*", Force(SideForce("RN", None, True), None)),
        ("pieces:KQP2-K", Force(SideForce("Q", 2), SideForce(""))),
        ("pieces:Q", Force(SideForce("Q"), None)),
        ("gbr:0400.10", Force(SideForce("R", 1), SideForce("R", 0))),
        ("gbr:1602", Force(SideForce("QNN"), SideForce("RR"))),
        ("pieces:0031.21", Force(SideForce("N", 2), SideForce("B", 1))),
        ("key:Q*", KeyMove("Q")),
        ("key:Sf3", KeyMove("N", "", "f3")),
        ("key:*f3", KeyMove("", "", "f3")),
        ("key:Qxe4+", KeyMove("Q", "", "e4")),
        ("key:exd5", KeyMove("P", "", "d5")),
        ("key:Nbd2", KeyMove("N", "", "d2")),
        ("key:e2e4", KeyMove("", "e2", "e4")),
        ("key:1.e8=S!", KeyMove("P", "", "e8", "", "N")),
        ("key:0-0-0", KeyMove(castling="O-O-O")),
        ("award:prize", Award("prize")),
        ("award:1st", Award("", 1)),
        ('award:"1st prize"', Award("prize", 1)),
        ("award:2nd-hm", Award("hm", 2)),
        ("award:comm", Award("comm")),
        ("award:any", Award()),
        ("saved:week", Days("week", "week")),
        ("added>=2026-11", Days("2026-11", "")),
        ("added<2026", Days("", "<2026")),
        ("opened:2026-01-01..today", Days("2026-01-01", "today")),
        ("like:12", Model(12)),
        ("like:12@60", Model(12, "", 60)),
        ("like:8/8/8/8/8/8/8/K1k5", Model(None, "8/8/8/8/8/8/8/K1k5 w - - 0 1")),
        ("like:8/8/8/8/8/8/8/K1k5 b - -", Model(None, "8/8/8/8/8/8/8/K1k5 b - - 0 1")),
        (
            'like:"8/8/8/8/8/8/8/K1k5 w - - 0 1 @ 70 %"',
            Model(None, "8/8/8/8/8/8/8/K1k5 w - - 0 1", 70),
        ),
        (
            'pattern:"Qd4 Ska .e5"',
            None,
        ),
        ("x=y", Text("x=y", phrase=True)),
        ("12:30", Text("12:30")),
    ],
)
def test_values(text: str, value: Value | None) -> None:
    if value is None:
        with pytest.raises(QueryError) as caught:
            parse_query(text)
        assert text[caught.value.start :].startswith("Ska")
    else:
        assert one(text) == value
        assert one(parse_query(text).text) == value


def test_a_pattern_is_a_value() -> None:
    pattern = one('pattern:"Qd4 ?e5 .a1 Ah8 [sR]c3 mirrored"')
    assert pattern == parse_pattern("[Rs]c3 .a1 ?e5 Ah8 Qd4 mirrored")
    assert dict(pattern.squares) == {  # type: ignore[union-attr]
        0: Want.EMPTY,
        18: frozenset({Man.WHITE_ROOK, Man.BLACK_KNIGHT}),
        27: Man.WHITE_QUEEN,
        36: Want.ANY_MAN,
        63: Want.ANY_WHITE,
    }


def test_a_theme_may_be_begun() -> None:
    value = one("theme:zagor")
    assert isinstance(value, ThemeValue)
    assert set(value.ids) == {"zagoruyko_3x2", "zagoruyko_3x3", "zagoruyko_3", "zagoruyko_s"}


def test_or_brackets_and_not() -> None:
    a, b, c = (Term(Field.WORD, (Text(each),)) for each in "abc")
    assert parse_query("a b or c").parts == (Some((All((a, b)), c)),)
    assert parse_query("a (b or c)").parts == (a, Some((b, c)))
    assert parse_query("a (b OR (c or a)) ").parts == (a, Some((b, c, a)))
    assert parse_query("(a b) c").parts == (a, b, c)
    assert parse_query("-(a b)").parts == (Not(All((a, b))),)
    assert parse_query("a|b").parts == (Term(Field.WORD, (Text("a"), Text("b"))),)
    assert parse_query("#2|#3").parts == (Term(Field.STIPULATION, (Task("#", 2), Task("#", 3))),)
    assert parse_query("a & () -").parts == (a,)
    assert parse_query(" ").parts == ()


@every(
    "text, fault, wrong, meant",
    [
        ("a auther:Loyd", QueryFault.FIELD_MEANT, "auther", "author"),
        ("a foo:Loyd", QueryFault.FIELD, "foo", ""),
        ("theme:grimshow", QueryFault.THEME_MEANT, "grimshow", "grimshaw"),
        ("x theme:grimshaw|qqqqqq", QueryFault.THEME, "qqqqqq", ""),
        ("has:duaal", QueryFault.FEATURE_MEANT, "duaal", "dual"),
        ("is:soond", QueryFault.STATE_MEANT, "soond", "sound"),
        ("men:twelve", QueryFault.NUMBER, "twelve", ""),
        ("men<0", QueryFault.NUMBER, "0", ""),
        ("id:99999999999999999999", QueryFault.NUMBER, "99999999999999999999", ""),
        ("year:19x0", QueryFault.YEAR, "19x0", ""),
        ("bk:e9", QueryFault.SQUARES, "e9", ""),
        ("pieces:XY", QueryFault.FORCE, "XY", ""),
        ("gbr:9000.00", QueryFault.FORCE, "9000.00", ""),
        ("key:Zf3", QueryFault.KEY, "Zf3", ""),
        ("award:medal", QueryFault.AWARD, "medal", ""),
        ("saved:2026-13", QueryFault.DAYS, "2026-13", ""),
        ('pattern:"Qd4 Xd5"', QueryFault.PATTERN, "Xd5", ""),
        ("author<Loyd", QueryFault.SIGN, "<", ""),
        ("x author:", QueryFault.NOTHING, "author:", ""),
        ("a (b", QueryFault.BRACKET_OPEN, "(", ""),
        ("a) b", QueryFault.BRACKET_CLOSED, ")", ""),
        ("a or", QueryFault.OR, "or", ""),
        ("or a", QueryFault.OR, "or", ""),
        ("(" * 300, QueryFault.DEEP, "(", ""),
        ("-" * 300 + "a", QueryFault.DEEP, "-", ""),
        ("a " * 5000, QueryFault.LONG, "a", ""),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    text: str, fault: QueryFault, wrong: str, meant: str
) -> None:
    with pytest.raises(QueryError) as caught:
        parse_query(text)
    error = caught.value
    assert error.fault is fault
    assert text[error.start : error.start + error.length] == wrong
    assert error.meant == meant
    assert meant in str(error.sentence)
    assert "{" not in str(error.sentence)


@given(TEXTS)
@example('"')
@example("or|&")
@example("or|or")
@example("a|-b")
@example("pieces:K")
@example("moves<0")
@example("men>999999999")
@example("& " * 9000)
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        query = parse_query(text)
    except QueryError as error:
        start, end, sentence = error.start, error.start + error.length, str(error.sentence)
    else:
        assert parse_query(query.text) == query
        return
    assert 0 <= start <= end <= len(text)
    assert sentence


def test_a_query_is_built_up_as_by_a_form() -> None:
    query = parse_query("loyd men<=12 -#3")
    men = parse_term(Field.MEN, " 8-10 | 12")
    assert men is not None
    assert men == Term(Field.MEN, (Numbers(8, 10), Numbers(12, 12)))
    changed = query.putting(Field.MEN, men)
    assert changed.text == "loyd -#3 men:8-10|12"
    assert changed.without(query.parts[2]).text == "loyd men:8-10|12"
    assert changed.including(query.parts[0]) == changed
    assert parse_term(Field.AUTHOR, "Loyd, Samuel") == Term(
        Field.AUTHOR, (Text("Loyd, Samuel", phrase=True),)
    )
    assert parse_term(Field.MEN, "<= 12") == Term(Field.MEN, (Numbers(None, 12),))
    assert parse_term(Field.MEN, "  ") is None
    with pytest.raises(QueryError):
        parse_term(Field.YEAR, "recently")
    assert Query().text == ""


@given(st.sampled_from([field for field in Field if field.value]), TEXTS)
@example(Field.PATTERN, "<=")
def test_what_a_form_makes_can_be_read_again(field: Field, text: str) -> None:
    try:
        term = parse_term(field, text)
    except QueryError as error:
        wrong = error
    else:
        query = Query() if term is None else Query((term,))
        assert parse_query(query.text) == query
        return
    assert 0 <= wrong.start <= wrong.start + wrong.length <= len(text)


QUERIES = Path(__file__).resolve().parent.parent.parent / "docs" / "queries.md"


def test_all_that_the_manual_shows_can_be_asked() -> None:
    text = QUERIES.read_text("utf-8")
    shown = [each.replace("\\|", "|") for each in re.findall(r"`([^`]+)`", text)]
    shown += [line for line in text.splitlines() if line.startswith("    ")]
    asked = [each for each in shown if re.match(r"\s*[\w-]+[:<>=]+.", each)]
    assert len(asked) > 40
    for each in asked:
        parse_query(each)
    named = {each.rstrip(":") for each in shown}
    fields = {
        term.field.value
        for each in asked
        for term in parse_query(each).parts
        if isinstance(term, Term)
    }
    assert {field.value for field in Field} <= named | fields | {"", "id", "stip"}


def test_every_point_of_the_quality_list_can_be_asked_for() -> None:
    """Points are named in the modules that judge; none of them may be forgotten here."""
    room = Path(judging.__file__).parent
    source = "".join(path.read_text("utf-8") for path in room.glob("*.py"))
    named = set(re.findall(r'Point\(\s*"(\w+)"', source))
    named |= set(re.findall(r'"(\w+)": Weight\.', source))
    assert {"dual", "unprovided_check", "repeated_mate"} <= named
    assert named <= set(KEPT_POINTS)
    for point in KEPT_POINTS:
        assert parse_query(f"has:{point}").parts
