# SPDX-License-Identifier: GPL-3.0-or-later
"""The text filter, the orders, the rows of a page."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from library.querytexts import TEXTS

from composer.analysis.schemes.marks import UNFINISHED, SchemeMarks, with_marks
from composer.library.access.store import Library
from composer.library.arriving.links import links_of
from composer.library.changes.operations import add_problem, delete_records, save_over
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.query.parser import Query, QueryError, parse_query
from composer.library.query.terms import All, Not
from composer.library.records.details import Details
from composer.library.records.values import Finding
from composer.library.search import firstpage as firstrecords
from composer.library.search.figures import figures
from composer.library.search.firstpage import first_of
from composer.library.search.orders import COMPUTED_INDEXES, INDEXES, order_by
from composer.library.search.search import Order, count, find, find_page, rows
from composer.library.search.statement import ask, every
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "loyd",
        "LOYD samuel",
        "samuel loyd réti",
        "reti",  # accents do not matter
        "RÉTI",
        "re\u0301ti",  # nor how they are typed
        "strategie",
        "1867",
        "1867-10",
        "prize",
        "friend",
        "working tit",  # a word may be begun only
        "mutate",
        "замеч",  # Cyrillic
        "ЕЩЕ ОДНО",  # ё is е with dots
        "#2",
        '"first remark"',
        "remark.",
        "loyd & -",  # signs alone are no words
        '"',
        "\0",
    ],
)
def test_words_that_are_there_are_found(library: Library, mate: Problem, text: str) -> None:
    saved = add_problem(library, mate)
    assert find(library, text) == [saved.record_id]


@pytest.mark.parametrize("text", ["mansfield", "loyd mansfield", "oyd", "#3", "h#2", "2", "куб"])
def test_words_that_are_not_there_are_not(library: Library, mate: Problem, text: str) -> None:
    add_problem(library, mate)
    assert find(library, text) == []


def test_cyrillic_names_are_found_in_any_case(library: Library, other: Problem) -> None:
    saved = add_problem(library, other)
    for text in ("Куббель", "куббель", "КУББ леонид", "шахматы 1925"):
        assert find(library, text) == [saved.record_id]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Vukčević, Milan", "vukcevic"),
        ("Sørensen", "sorensen"),
        ("Łoś", "LOS"),
        ("Groß", "gross"),
        ("Kjærulff", "kjaerulff"),
        ("Троицкий", "троицкии"),
        ("Ζάχος", "ζαχος"),
    ],
)
def test_names_are_found_as_they_are_typed_without_accents(
    library: Library, name: str, text: str
) -> None:
    saved = add_problem(library, Problem(credits=Credits((name,))))
    assert find(library, text) == find(library, name) == [saved.record_id]


@pytest.mark.parametrize("text", ["h#2.5", "h#2.5|s#", "H#2.5", "h#2½", "h#2,5", "moves<3"])
def test_stipulations_are_words(library: Library, text: str) -> None:
    problem = Problem(stipulation=parse_stipulation("h#2.5"))
    saved = add_problem(library, problem)
    add_problem(library, Problem(stipulation=parse_stipulation("h#3")))
    assert find(library, text) == [saved.record_id]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=TEXTS, order=st.sampled_from(Order))
@example(text='a" OR b*', order=Order.SAVED)
@example(text='"a"" OR b*"', order=Order.SAVED)
@example(text="NEAR(a b, 2)", order=Order.SAVED)
@example(text="{a b} ^c", order=Order.SAVED)
@example(text="a AND OR NOT", order=Order.SAVED)
@example(text="\0a", order=Order.SAVED)
@example(text="a\ud800b author:\ud800 source=\ud800 stip:\ud800x", order=Order.SAVED)
@example(text="-x +y ^z *", order=Order.SAVED)
@example(text="placed:\ud800 game:\ud800 goal:\ud800", order=Order.SAVED)
@example(text="placed:K@\ud800", order=Order.SAVED)
@example(text="-(is:sound or -theme:grimshaw) duals:1-", order=Order.VERDICT)
def test_a_query_never_breaks_the_database(
    library: Library, mate: Problem, text: str, order: Order
) -> None:
    if not find(library):
        add_problem(library, mate)
    try:
        found = find(library, text, order)
    except QueryError:
        return
    assert find_page(library, text, order) == found
    assert count(library, text) == len(found)
    other = find(library, Query((Not(All(parse_query(text).parts)),)))
    assert other == [each for each in find(library) if each not in found]


def test_a_saved_text_is_found_again_by_each_of_its_words(library: Library) -> None:
    words = ["naïve", "O'Brien", "St.", "Æsir", "ﬁn", "№5", "x=y", "#3!", "日本", "Ωmega"]
    saved = add_problem(library, Problem(comments=(" ".join(words),)))
    for word in words:
        assert find(library, word) == [saved.record_id], word
        assert find(library, f'"{word}"') == [saved.record_id], word


def test_the_index_follows_a_save_over(library: Library, mate: Problem, other: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    save_over(library, record_id, other)
    assert find(library, "loyd") == []
    assert find(library, "шахматы") == [record_id]


PLACES = ("8/8/8/8/8/8/8/k1K4Q w", "8/8/8/8/8/8/8/k1K5 w", "8/8/8/8/8/8/7P/k1K4Q w")


@pytest.fixture
def three(library: Library) -> tuple[int, ...]:
    """Three problems, saved in this order."""
    credits = (
        Credits(("Ábel, A.",), "Zeitung", "1901"),
        Credits(("Baird, E.",), "", "1899-05"),
        Credits((), "Amateur", ""),
    )
    tasks = ("#3", "#10", "#2")
    findings = (Finding("sound"), Finding("cooked"), None)
    entries = [
        NewProblem(Problem(parse_fen(place), parse_stipulation(task), credit, title), finding)
        for place, task, credit, title, finding in zip(
            PLACES, tasks, credits, ("b", "", "A"), findings, strict=True
        )
    ]
    (added,) = add_problems(library, entries)
    return added.ids


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (Order.SAVED, (2, 1, 0)),
        (Order.ADDED, (2, 1, 0)),
        (Order.AUTHORS, (0, 1, 2)),  # Á stands with A; no author at the end
        (Order.SOURCE, (2, 0, 1)),
        (Order.DATE, (1, 0, 2)),
        (Order.TITLE, (2, 0, 1)),
        (Order.STIPULATION, (2, 0, 1)),  # #10 after #3
        (Order.MEN, (1, 0, 2)),
        (Order.VERDICT, (1, 0, 2)),
    ],
)
def test_orders(
    library: Library, three: tuple[int, ...], order: Order, expected: tuple[int, ...]
) -> None:
    found = find(library, order=order)
    assert found == [three[place] for place in expected]
    assert find(library, order=order, reverse=True) == found[::-1]


COMPUTED = {
    Order.THREATS: (0, 1, 2),
    Order.VARIATIONS: (1, 0, 2),
    Order.TRIES: (0, 1, 2),
    Order.CHANGED: (1, 0, 2),
    Order.SET_PLAY: (1, 0, 2),
    Order.DUALS: (0, 1, 2),
    Order.KEY: (1, 0, 2),
    Order.AWARD: (1, 2, 0),
}


@pytest.mark.parametrize(("order", "expected"), COMPUTED.items())
def test_what_was_computed_and_awards_sort(
    library: Library, order: Order, expected: tuple[int, ...]
) -> None:
    few = Details(threats=0, variations=2, tries=5, changed=0, set_mates=1, duals=3)
    many = Details(threats=4, variations=9, tries=1, changed=2, set_mates=8, duals=0)
    awards = ("", "1st Prize", "Commended")
    findings = (
        Finding("sound", ("e2e4",), key_text="e4", details=few),
        Finding("sound", ("c3b5",), key_text="Nb5", details=many),
        None,
    )
    entries = [
        NewProblem(Problem(parse_fen(place), credits=Credits(distinction=award)), finding)
        for place, award, finding in zip(PLACES, awards, findings, strict=True)
    ]
    (added,) = add_problems(library, entries)
    wanted = [added.ids[place] for place in expected]
    found = find(library, order=order)
    assert found == wanted
    assert find(library, order=order, reverse=True) == wanted[::-1]
    assert find_page(library, order=order, limit=2) == wanted[:2]
    assert find_page(library, "men<32", order, offset=1) == wanted[1:]


@pytest.mark.parametrize("few", [0, 3, 5000])
def test_a_page_of_any_order_leaves_out_the_bin(
    library: Library, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    """However many of the first in an order lie in the bin."""
    monkeypatch.setattr(firstrecords, "FIRST", few)
    awards = ("", "1st Prize", "Commended")
    entries = [
        NewProblem(
            Problem(parse_fen(PLACES[0]), credits=Credits(distinction=awards[number % 3])),
            Finding("sound", key_text=f"R{'abcd'[number % 4]}1", details=Details(tries=number % 5))
            if number % 7
            else None,
        )
        for number in range(30)
    ]
    (added,) = add_problems(library, entries)
    for order in Order:
        delete_records(library, find(library, order=order)[:1])
    deleted = find(library, in_bin=True)
    assert len(deleted) == len(Order)
    for order, reverse, offset in product(Order, (False, True), (0, 4)):
        found = find(library, order=order, reverse=reverse)
        assert set(found) == set(added.ids) - set(deleted)
        page = find_page(library, order=order, reverse=reverse, offset=offset, limit=3)
        assert page == found[offset : offset + 3], order
        thrown = find(library, "is:sound", order, reverse=reverse, in_bin=True)
        page = find_page(library, "is:sound", order, reverse=reverse, in_bin=True, limit=3)
        assert page == thrown[:3], order


def test_the_first_of_many_are_picked_along_an_order(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(firstrecords, "FIRST", 0)
    entries = [
        NewProblem(
            Problem(parse_fen(PLACES[0]), credits=Credits((f"A{number % 5}",), date="1900")),
            Finding("sound", key_text=f"R{'abcd'[number % 4]}1"),
        )
        for number in range(30)
    ]
    (added,) = add_problems(library, entries)
    delete_records(library, added.ids[:4])
    chosen = list(added.ids[5:25])
    for order, reverse in product(Order, (False, True)):
        wanted = [each for each in find(library, order=order, reverse=reverse) if each in chosen]
        with library.reading() as connection:
            first = first_of(connection, chosen, order, reverse, 6)
            assert first == (None if every(order) is None else wanted[:6])


def test_what_is_listed_is_sorted_as_it_is_read(library: Library, three: tuple[int, ...]) -> None:
    """Each record is read once: one statement finds and sorts."""
    statements: list[str] = []
    with library.reading() as connection:
        connection.set_trace_callback(statements.append)
    found = find_page(library, "author:a", Order.AUTHORS)
    with library.reading() as connection:
        connection.set_trace_callback(None)
    assert set(found) <= set(three)
    assert sum("json_group_array" in statement for statement in statements) == 1


def test_saving_again_brings_a_problem_to_the_top(
    library: Library, three: tuple[int, ...], mate: Problem
) -> None:
    save_over(library, three[0], mate)
    assert find(library)[0] == three[0]


def test_rows_come_as_asked(library: Library, three: tuple[int, ...]) -> None:
    one, two, last = three
    found = rows(library, [last, 4711, one])
    assert [row.record_id for row in found] == [last, one]
    assert found[0].finding is None
    assert found[1].finding == Finding("sound")
    assert found[1].problem.credits.authors == ("Ábel, A.",)
    assert rows(library, []) == ()
    assert [row.record_id for row in rows(library, iter((two,)))] == [two]


def test_a_filter_and_an_order_work_together(library: Library, mate: Problem) -> None:
    early = add_problem(library, replace(mate, credits=Credits(("Loyd",), "", "1857"))).record_id
    late = add_problem(library, replace(mate, credits=Credits(("Loyd",), "", "1900"))).record_id
    add_problem(library, replace(mate, credits=Credits(("Baird",), "", "1880")))
    assert find(library, "loy", Order.DATE) == [early, late]


def test_number_and_tourney_are_words(library: Library, mate: Problem) -> None:
    credits = replace(mate.credits, number="C1234", tourney="Blathy MT")
    saved = add_problem(library, replace(mate, credits=credits))
    assert find(library, "c1234 blathy") == [saved.record_id]


def test_problems_without_a_task_are_found_and_sorted(library: Library) -> None:
    asked = add_problem(library, Problem()).record_id
    bare = add_problem(library, Problem(stipulation=NO_TASK)).record_id
    assert list(find(library, "stip:none")) == [bare]
    assert list(find(library, "-stip:none")) == [asked]
    assert list(find(library, "moves:1")) == []
    assert parse_query('stip:"no task"').text == "stip:none"


def test_a_scheme_is_found_as_one_and_is_not_unsound(library: Library) -> None:
    position = parse_fen("2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1")
    holes = Finding("no-solution")
    after = add_problem(library, Problem(position, parse_stipulation("after #2")), holes)
    started = with_marks(Problem(position), SchemeMarks(UNFINISHED))
    scheme = add_problem(library, started, holes)
    other = add_problem(library, Problem(position), holes, made_from=scheme.record_id)
    found = {text: find(library, text) for text in ("is:scheme", "is:unsound", "is:unsolvable")}
    assert set(found["is:scheme"]) == {after.record_id, scheme.record_id}
    assert found["is:unsound"] == found["is:unsolvable"] == [other.record_id]
    assert find(library, 'stip:"after #2"') == find(library, "stip:after#") == [after.record_id]
    assert {tally.name: tally.count for tally in figures(library).verdicts} == {"no-solution": 1}
    ids = [after.record_id, other.record_id]
    assert [tally.count for tally in figures(library, ids).verdicts] == [1]
    (link,) = links_of(library, scheme.record_id)
    assert (link.record_id, link.words) == (other.record_id, "starting point of")
    save_over(library, scheme.record_id, Problem(position))  # it came to something
    assert find(library, "is:scheme") == [after.record_id]


def test_orders_that_have_an_index_are_not_sorted(library: Library) -> None:
    """A first page is then had by going along it, however large the library is."""
    for order in {*INDEXES, *COMPUTED_INDEXES} - {Order.AWARD}:
        for reverse in (False, True):
            with library.reading() as connection:
                asked = ask(library, connection, "", in_bin=False, by_lists=False)
                statement = f"EXPLAIN QUERY PLAN {asked.walk(order)} {order_by(order, reverse)}"
                steps = [row[3] for row in connection.execute(statement, asked.parameters)]
            assert not [step for step in steps if "TEMP B-TREE" in step], (order, steps)
