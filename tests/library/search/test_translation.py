# SPDX-License-Identifier: GPL-3.0-or-later
"""What each field of a query finds in a library."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from cases import every
from filed import person_called
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from composer.library.access.reading import is_own
from composer.library.access.store import Library
from composer.library.changes.collections import add_to_collection, make_collection
from composer.library.changes.operations import add_problem, delete_records, save_version
from composer.library.people.people import claim_person
from composer.library.query.days import moments
from composer.library.query.parser import Query, QueryError, QueryFault, parse_query
from composer.library.query.terms import Days, Field, Term, Text
from composer.library.records.details import Details, FoundPoint, FoundTheme
from composer.library.records.values import Finding, Origin
from composer.library.search import conditions
from composer.library.search import firstpage as firstrecords
from composer.library.search import translation as querysql
from composer.library.search.search import Order, count, find, find_page
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin

GRIMSHAW = Finding(
    "sound",
    ("h1h4",),
    True,
    "kernel",
    1,
    "Qh4",
    Details(
        key_men="Q",
        zugzwang=False,
        threats=1,
        threat_text="Qd4",
        variations=5,
        mates=4,
        duals=2,
        set_mates=3,
        changed=1,
        tries=6,
        refutations=5,
        pure=2,
        model=1,
        ideal=0,
        themes=(
            FoundTheme("grimshaw", "theme"),
            FoundTheme("self_block", "element"),
            FoundTheme("novotny_key", "perhaps"),
            FoundTheme("flight_giving_key", "theme"),
        ),
        points=(FoundPoint("dual", "flaw"), FoundPoint("multiple_threats", "flaw")),
    ),
)
COOKED = Finding(
    "cooked",
    ("d2d4", "g5e6", "e7d8n"),
    True,
    "kernel",
    1,
    "d4, Nge6+, exd8=N",
    Details(key_men="PN", zugzwang=True, themes=(FoundTheme("miniature", "element"),)),
)
UNSOLVABLE = Finding("no-solution", (), True, "kernel")


@pytest.fixture
def filled(library: Library) -> dict[str, int]:
    """Four problems: by Mansfield, by Loyd and Réti, an unfinished one, an old help mate."""
    one = Problem(
        parse_fen("8/8/2p5/3k4/8/2R5/5N2/K6Q w - - 0 1"),
        parse_stipulation("#2"),
        Credits(("Mansfield, Comins",), "The Observer", "1925-03", "1st Prize"),
        "A title",
        ("good one",),
        ("He said: 100 % of it!",),
    )
    two = Problem(
        parse_fen("7k/4P3/8/6N1/8/8/3P4/K7 w - - 0 1"),
        parse_stipulation("#3"),
        Credits(("Loyd, Samuel", "Réti, Richard"), "Observer Supplement", "1899", "2nd HM"),
        keywords=("good",),
    )
    three = Problem(parse_fen("8/8/8/8/3k4/8/8/R3K2R w - - 0 1"), parse_stipulation("h#2.5"))
    four = replace(
        three,
        stipulation=parse_stipulation("h#2"),
        credits=Credits(("Sam Loyd",), "", "1867", "Commendation"),
        twins=(parse_twin("b", "bKd4->d5"),),
        extras=(("options", "Duplex"),),
    )
    ids = {
        "one": add_problem(library, one, GRIMSHAW).record_id,
        "two": add_problem(library, two, COOKED).record_id,
        "three": add_problem(library, three).record_id,
        "four": add_problem(library, four, UNSOLVABLE, note="to do").record_id,
    }
    binned = add_problem(library, one, GRIMSHAW).record_id
    delete_records(library, [binned])
    return ids


FOUND = [
    ("author:mansfield", "one"),
    ("has:duplex", "four"),
    ("-has:duplex", "one two three"),
    ("author:RETI", "two"),
    ("author:loyd", "two four"),
    ("author:oyd", ""),
    ('author:"Sam L"', "two four"),  # words may be begun only, in any order
    ('author="Loyd, Samuel"', "two four"),
    ('author="Samuel Loyd"', "two four"),
    ("author=Loyd", ""),
    ("author:%", ""),
    ("author:_", ""),
    ("source:obs", "one two"),
    ('source:"observer supp"', ""),
    ('source:"observer supp*"', "two"),
    ('source:"the observer"', "one"),
    ('source="the observer"', "one"),
    ("source=observer", ""),
    ("title:ti", "one"),
    ('title="a title"', "one"),
    ("keyword:good", "one two"),
    ("keyword=good", "two"),
    ('comment:"100 % of"', "one"),
    ("comment:supplement", ""),
    ("theme:grimshaw", "one"),
    ("theme:self-block", "one"),
    ("theme=grimshaw", "one"),
    ("theme=self-block", ""),
    ("theme:novotny", ""),
    ("theme:~novotny", "one"),
    ("theme:miniature|novotny", "two"),
    ("theme:grim*", "one"),
    ("-theme:grimshaw", "two three four"),
    ("has:dual", "one"),
    ("-has:dual", "two three four"),
    ("has:tries", "one"),
    ("has:set-play", "one"),
    ("has:changed", "one"),
    ("has:twins", "four"),
    ("has:threat", "one"),
    ("has:block", "two"),
    ("has:flight", "one"),
    ("has:grimshaw", "one"),
    ("has:multiple_threats", "one"),
    ("has:heavy", ""),
    ("has:comment", "one"),
    ("has:award", "one two four"),
    ("has:title", "one"),
    ("has:source", "one two"),
    ("has:author", "one two four"),
    ("has:year", "one two four"),
    ("has:keyword", "one two"),
    ("has:note", "four"),
    ("has:version", ""),
    ("has:cook", "two"),
    ("has:model", "one"),
    ("has:ideal", ""),
    ("has:check", ""),
    ("has:castling|promotion|capture|en-passant", ""),
    ("is:sound", "one"),
    ("is:cooked", "two"),
    ("is:unsound", "two four"),
    ("is:unsolvable", "four"),
    ("is:short|invalid|undecided", ""),
    ("is:unchecked", "three"),
    ("is:checked", "one two four"),
    ("-is:sound", "two three four"),
    ("is:mine", "one two three four"),  # composed here, and nobody knows who the user is
    ("men:4", "three four"),
    ("men>4", "one two"),
    ("white:2-3 black:1", "three four"),
    ("black>=2", "one"),
    ("pieces:QRN-K", "one"),
    ("pieces:QRN", "one"),
    ("pieces:QR", ""),
    ("pieces:QR+", "one"),
    ("pieces:RR-K", "three four"),
    ("pieces:R+-*", "one three four"),
    ("pieces:N-K", "two"),
    ("pieces:NP2-K", "two"),
    ("pieces:NP-K", ""),
    ("gbr:0001.20", "two"),
    ("gbr:0001", "two"),
    ("gbr:0001.10", ""),
    ("pieces:NP+", "two"),
    ("pieces:QRN-P", "one"),
    ("pieces:*-P1+", "one"),
    ("pieces:QRNP0", "one"),
    ('pieces:"K+Q+R+N v K+P"', "one"),
    ("wk:a1", "one two"),
    ("wk:1", "one two three four"),
    ("bk:centre", "one three four"),
    ("bk:corner", "two"),
    ("bk:d4-e5", "one three four"),
    ("bk:d", "one three four"),
    ("key:Q*", "one"),
    ("key:Qh4", "one"),
    ("key:*h4", "one"),
    ("key:h1h4", "one"),
    ("key:Qh1h4", "one"),
    ("key:Rh1h4", ""),
    ("key:h4", ""),
    ("key:d4", "two"),
    ("key:*d4", "two"),
    ("key:P*", "two"),
    ("key:Ne6", "two"),
    ("key:Nge6", "two"),
    ("key:Sg5e6", "two"),
    ("key:d8=N", "two"),
    ("key:d8=Q", ""),
    ("key:e7d8n", "two"),
    ("key:K*|R*|B*", ""),
    ("key:O-O", ""),
    ("keys:1", "one"),
    ("keys>1", "two"),
    ("keys:0", "four"),
    ("threats:1 variations:5 mates:4 duals:2 setmates:3 changed:1 tries:6", "one"),
    ("refutations:5 pure:2 model:1 ideal:0", "one"),
    ("twins>=1", "four"),
    ("year:1925", "one"),
    ("year:192?", "one"),
    ("date:1925-03", "one"),
    ("year:1925-3|1899", "one two"),
    ("date=1925.03", "one"),
    ("date:1925-02", ""),
    ("date:1925-03-17", ""),  # the day is not known
    ("-date:1925-03", "two three four"),
    ("year<1900", "two four"),
    ("year:1890-", "one two"),
    ("year:-1925 -year:1867", "one two"),
    ("award:prize", "one"),
    ("award:1st", "one"),
    ('award:"1st prize"', "one"),
    ("award:hm", "two"),
    ("award:2.", "two"),
    ("award:comm", "four"),
    ("award:any", "one two four"),
    ("award:other", ""),
    ("#2", "one"),
    ("#2|#3", "one two"),
    ("#", "one two"),
    ("h#", "three four"),
    ("h#2", "four"),
    ("h#2.5", "three"),
    ("moves:2-3", "one two three four"),
    ("moves<2.5", "one four"),
    ("moves:2½", "three"),
    ("h# -moves:2", "three"),
    ("stip:h#2|#3", "two four"),
    ("in:favourites", "one three"),
    ("in:FAVOURITES #2", "one"),
    ("in:old", "two four"),
    ("in:oldest", "four"),
    ("-in:old", "one three"),
    ("saved:today", "one two three four"),
    ("saved<2000", ""),
    ("added>=2000", "one two three four"),
    ("opened:week", ""),
    ("pattern:Rc3", "one"),
    ('pattern:"Rc3 shifted mirrored"', "one three four"),
    ("observer prize", "one"),
    ("observer|loyd", "one two four"),
    ("loyd or mansfield", "one two four"),
    ("loyd (reti or 1867) -#3", "four"),
    ("-(loyd or mansfield)", "three"),
    ("loyd mansfield", ""),
    ("-loyd -mansfield", "three"),
    ('"loyd sam"', ""),
    ('"loyd samuel"', "two four"),
    ("", "one two three four"),
]


@pytest.fixture
def collected(library: Library, filled: dict[str, int]) -> dict[str, int]:
    """The same, with a collection and two kept searches."""
    favourites = make_collection(library, "Favourites").collection_id
    add_to_collection(library, favourites, [filled["one"], filled["three"]])
    make_collection(library, "Old", "year<1900")
    make_collection(library, "Oldest", "in:old -#3")
    return filled


@pytest.mark.parametrize("short", [0, 5000])
def test_what_each_query_finds(
    library: Library,
    collected: dict[str, int],
    short: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both ways of looking at a list, the short one's and the long one's, find the same."""
    monkeypatch.setattr(querysql, "SHORT_LIST", short)
    monkeypatch.setattr(querysql, "RARE", short)
    monkeypatch.setattr(firstrecords, "FIRST", short)
    names = {number: name for name, number in collected.items()}
    wrong = {}
    for text, expected in FOUND:
        for order in (Order.ADDED, Order.VERDICT, Order.AWARD, Order.TRIES):
            found = [names[number] for number in find(library, text, order)]
            page = [names[number] for number in find_page(library, text, order)]
            if set(found) != set(expected.split()) or page != found:
                wrong[text] = (found, page)
        if count(library, text) != len(expected.split()):
            wrong[text] = (count(library, text),)
    assert wrong == {}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(
    st.lists(st.sampled_from([text for text, _ in FOUND if text]), min_size=1, max_size=4),
    st.sampled_from(Order),
    st.booleans(),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from([0, 2, 5000]),
)
def test_parts_work_together(
    library: Library,
    request: pytest.FixtureRequest,
    texts: list[str],
    order: Order,
    reverse: bool,
    offset: int,
    limit: int,
    few: int,
) -> None:
    ids = request.getfixturevalue("collected")
    alone = {text: {ids[name] for name in found.split()} for text, found in FOUND}
    together = " ".join(f"({text})" for text in texts)
    found = find(library, together, order, reverse=reverse)
    assert set(found) == set.intersection(*(alone[text] for text in texts))
    assert find(library, together, order, reverse=not reverse) == found[::-1]
    with pytest.MonkeyPatch.context() as patch:  # each way to a page finds the same
        patch.setattr(querysql, "SHORT_LIST", few)
        patch.setattr(querysql, "RARE", few)
        patch.setattr(firstrecords, "FIRST", few)
        page = find_page(library, together, order, reverse=reverse, offset=offset, limit=limit)
    assert page == found[offset : offset + limit]
    either = " or ".join(f"({text})" for text in texts)
    assert set(find(library, either)) == set.union(*(alone[text] for text in texts))


def test_an_author_is_found_in_all_spellings(library: Library, filled: dict[str, int]) -> None:
    sam, samuel = (person_called(library, name) for name in ("Sam Loyd", "Samuel Loyd"))
    assert samuel is not None
    assert sam == samuel  # a well-known composer, joined by itself
    for text in ("author:samuel", 'author="Sam Loyd"', 'author="Loyd, Samuel"'):
        assert find(library, text, Order.ADDED) == [filled["four"], filled["two"]], text
    claim_person(library, samuel)
    mine = find(library, "is:mine", Order.ADDED)
    assert {filled["four"], filled["two"]} <= set(mine)
    everything = find(library, "")
    with library.reading() as connection:
        assert set(mine) == {each for each in everything if is_own(connection, each)}


@pytest.mark.parametrize("few", [0, 10_000])  # both ways to a list
def test_my_problems_are_those_that_saving_takes_for_mine(
    library: Library, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(querysql, "SHORT_LIST", few)
    monkeypatch.setattr(querysql, "RARE", few)
    board = Problem(parse_fen("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"))
    by_doe = replace(board, credits=Credits(authors=("Doe",)))
    unsigned = add_problem(library, board).record_id
    signed = add_problem(library, by_doe).record_id
    imported = add_problem(library, board, origin=Origin.IMPORTED).record_id
    assert set(find(library, "is:mine")) == {unsigned, signed}  # nobody knows who the user is
    add_problem(library, replace(board, credits=Credits(authors=("I Myself",))))
    me = person_called(library, "I Myself")
    assert me is not None
    claim_person(library, me)
    found = set(find(library, "is:mine"))
    assert unsigned in found
    assert not {signed, imported} & found
    assert set(find(library, "-is:mine")) == {signed, imported}


@pytest.mark.parametrize(
    ("author", "asked"),
    [
        ("d'Orville, Pierre", "author:orville"),
        ("d’Orville, Pierre", "author:d'Orville"),
        ("O'Keefe, Dan", "author:o'keefe"),
        ("Wenda/Klaus", "author:klaus"),
        ("Pauly (W)", "author:w"),
        ('"Blitz" Team', "author:blitz"),
    ],
)
def test_words_of_a_name_begin_after_any_sign(
    library: Library, mate: Problem, author: str, asked: str
) -> None:
    record_id = add_problem(library, replace(mate, credits=Credits(authors=(author,)))).record_id
    assert find(library, asked) == [record_id]
    assert find_page(library, asked) == [record_id]


@pytest.mark.parametrize("name", ["Best*", "100% *", "-x", "a|b", 'the "best"', "or"])
def test_a_collection_of_any_name_is_found(library: Library, mate: Problem, name: str) -> None:
    record_id = add_problem(library, mate).record_id
    add_to_collection(library, make_collection(library, name).collection_id, (record_id,))
    asked = Query((Term(Field.COLLECTION, (Text(name, phrase=True, exact=True),)),))
    assert find(library, asked.text) == [record_id]


def test_a_key_beyond_those_written_out_is_found(library: Library, mate: Problem) -> None:
    keys = ("d2d4", "a1a2", "b1b2", "h1h8", "g1f3")
    text = "d4, Ra2, Rb2"  # the first three of them
    cooked = Finding("cooked", keys, True, "kernel", 1, text, Details(key_men="PRQN"))
    record_id = add_problem(library, mate, cooked).record_id
    for asked in ("key:Q*", "key:*h8", "key:*f3", "key:P", "key:*b2", "key:h1h8"):
        assert find(library, asked) == [record_id]
    for asked in ("key:B*", "key:*h1", "key:K*"):
        assert find(library, asked) == []


@pytest.mark.parametrize(
    "asked", ['keyword:"--"', 'source:"*"', '"," title:"-"', 'author:"-"', '#2 or title:"."']
)
def test_words_without_a_letter_find_nothing(library: Library, mate: Problem, asked: str) -> None:
    record_id = add_problem(library, mate).record_id
    expected = [record_id] if asked.startswith("#2") else []
    for order in Order:
        assert find(library, asked, order) == find_page(library, asked, order) == expected
    assert count(library, asked) == len(expected)
    assert find(library, f"-({asked})") == ([] if expected else [record_id])


def test_the_bin_is_looked_through_apart(library: Library, filled: dict[str, int]) -> None:
    (binned,) = find(library, in_bin=True)
    for order in Order:
        assert find(library, "author:mansfield is:sound", order, in_bin=True) == [binned]
        assert find_page(library, "author:mansfield", order, in_bin=True) == [binned]
        assert find_page(library, "", order, in_bin=True) == [binned]
    assert find_page(library, "theme:grimshaw", in_bin=True) == [binned]


def test_older_versions_are_told(library: Library, filled: dict[str, int]) -> None:
    save_version(library, filled["three"], Problem(), note="a try")
    assert find(library, "has:version") == [filled["three"]]
    assert sorted(find(library, "has:note")) == [filled["three"], filled["four"]]


@pytest.mark.parametrize(
    ("text", "fault", "wrong", "meant"),
    [
        ("#2 in:favorites", QueryFault.COLLECTION_MEANT, "in:favorites", "Favourites"),
        ("in:nowhere", QueryFault.COLLECTION, "in:nowhere", ""),
        ("in:circle", QueryFault.CIRCLE, "in:circle", ""),
        ("-(#2 or in:broken)", QueryFault.FIELD, "in:broken", ""),
    ],
)
def test_a_wrong_collection_is_told_with_its_place(
    library: Library,
    collected: dict[str, int],
    text: str,
    fault: QueryFault,
    wrong: str,
    meant: str,
) -> None:
    make_collection(library, "Circle", "#3 or in:round")
    make_collection(library, "Round", "in:circle")
    with library.writing() as connection:  # by a later program, or by hand
        connection.execute(
            "INSERT INTO collection (name, query, made_at) VALUES ('Broken', 'colour:red', 0)"
        )
    with pytest.raises(QueryError) as caught:
        find(library, text)
    error = caught.value
    assert (error.fault, error.meant) == (fault, meant)
    assert text[error.start : error.start + error.length] == wrong


NOW = datetime(2026, 3, 1, 15, 30, tzinfo=UTC)


@every(
    "text, first, after",
    [
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2026-12", (2026, 12, 1), (2027, 1, 1)),
        ("2026-02-28", (2026, 2, 28), (2026, 3, 1)),
        ("2026-02..2026-03-05", (2026, 2, 1), (2026, 3, 6)),
        ("2026-02..", (2026, 2, 1), None),
        ("..2026-02", None, (2026, 3, 1)),
        ("today", (2026, 3, 1), (2026, 3, 2)),
        ("yesterday", (2026, 2, 28), (2026, 3, 1)),
        ("week", (2026, 2, 22), (2026, 3, 2)),
        ("2026-01..today", (2026, 1, 1), (2026, 3, 2)),
    ],
)
def test_days(
    text: str, first: tuple[int, int, int] | None, after: tuple[int, int, int] | None
) -> None:
    (term,) = parse_query(f"saved:{text}").parts
    (value,) = term.values  # type: ignore[union-attr]
    assert isinstance(value, Days)

    def moment(day: tuple[int, int, int] | None) -> int | None:
        return None if day is None else int(datetime(*day, tzinfo=UTC).timestamp() * 1_000_000)

    assert moments(value, NOW) == (moment(first), moment(after))


def test_days_compared() -> None:
    def found(text: str) -> tuple[int | None, int | None]:
        (term,) = parse_query(text).parts
        (value,) = term.values  # type: ignore[union-attr]
        return moments(value, NOW)

    day, second = timedelta(days=1), timedelta(microseconds=1)
    begin = int(datetime(2026, 2, 1, tzinfo=UTC).timestamp() * 1_000_000)
    end = begin + 28 * day // second
    assert found("saved<2026-02") == (None, begin)
    assert found("saved<=2026-02") == (None, end)
    assert found("saved>2026-02") == (end, None)
    assert found("saved>=2026-02") == (begin, None)


def test_the_authors_of_a_record_are_looked_at_not_all_who_are_meant(
    library: Library, filled: dict[str, int]
) -> None:
    """Beside a record at hand its few authors are looked up, whoever many are meant."""
    for listed in (conditions.by_people(range(1000)), conditions.MINE):
        found = listed.beside()
        with library.reading() as connection:
            plan = connection.execute(
                " ".join(("EXPLAIN QUERY PLAN SELECT id FROM record WHERE", found.sql)),
                found.parameters,
            ).fetchall()
        steps = [step for *_, step in plan if "authorship" in step]
        assert steps
        assert all("PRIMARY KEY (record_id=?)" in step for step in steps), steps
