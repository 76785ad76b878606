# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of an analysis, and what stands in the columns that are searched."""

from __future__ import annotations

from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

import composer
from composer.analysis.report import ANALYSIS_VERSION, analyse
from composer.library.access.store import Library
from composer.library.changes.operations import (
    add_problem,
    choose_version,
    keep_finding,
    save_over,
    save_version,
)
from composer.library.classify.worker import Round, classify
from composer.library.records.details import (
    Details,
    DetailsError,
    FoundPoint,
    FoundRight,
    FoundTheme,
    details_text,
    parse_details,
)
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.library.search.search import Order, find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.solver.session import Session

texts = st.text(max_size=8)
counts = st.integers(0, 99)
OF_TYPE = {str: texts, bool: st.booleans(), int: counts}
everything = st.builds(
    Details,
    **{
        name: st.lists(texts, max_size=3).map(tuple)
        for name in ("mate_moves", "set_moves", "play_moves", "try_moves", "line_moves")
    },
    themes=st.lists(
        st.builds(FoundTheme, texts, texts, texts, st.lists(st.integers(0, 63)).map(tuple)),
        max_size=3,
    ).map(tuple),
    points=st.lists(st.builds(FoundPoint, texts, texts), max_size=3).map(tuple),
    depends=st.lists(st.builds(FoundRight, texts, texts), max_size=3).map(tuple),
    **{
        field.name: OF_TYPE[type(field.default)]
        for field in fields(Details)
        if type(field.default) in OF_TYPE
    },
    zugzwang=st.none() | st.booleans(),
    **{
        field.name: st.none() | counts
        for field in fields(Details)
        if field.default is None and field.name != "zugzwang"
    },
)


@given(everything)
def test_details_come_back_equal(details: Details) -> None:
    assert parse_details(details_text(details)) == details


@every(
    "text",
    [
        "",
        "[]",
        "{",
        '{"mates": "1"}',
        '{"mates": true}',
        '{"zugzwang": 1}',
        '{"themes": [1]}',
        '{"themes": [["a"]]}',
        '{"points": 3}',
        "[" * 100_000,
    ],
)
def test_what_is_no_details_is_told(text: str) -> None:
    with pytest.raises(DetailsError):
        parse_details(text)


def test_a_mutate_is_kept_with_all_that_was_found(mate: Problem) -> None:
    solution = composer.solve(mate)
    analysis = analyse(solution)
    finding = finding_of_analysis(solution, analysis)
    assert (finding.verdict, finding.complete) == ("sound", True)
    assert finding.analysis_version == ANALYSIS_VERSION
    assert finding.keys == tuple(key.move.uci for key in solution.keys if key.move is not None)
    known = finding.details
    assert known is not None
    (key,) = solution.keys
    assert key.move is not None
    assert known.key_men == key.move.man.kind.letter
    assert known.zugzwang == key.zugzwang
    assert known.threats == len(key.threats)
    assert known.mates == analysis.quality.counts.mates > 0
    assert known.changed == analysis.quality.counts.changed
    assert len(known.mate_moves) >= known.mates
    assert {theme.id for theme in known.themes} == {flag.id for flag in analysis.flags}


def test_the_moves_of_the_play_are_kept(mate: Problem) -> None:
    solution = composer.solve(mate)
    known = finding_of_analysis(solution, analyse(solution)).details
    assert known is not None
    assert solution.set_play is not None
    (key,) = solution.keys
    for kept, phase in ((known.set_moves, solution.set_play), (known.play_moves, key)):
        assert kept == tuple(sorted(kept))
        assert set(kept) == {
            f"{variation.defence.uci} {variation.mates[0].uci}"
            for variation in phase.variations
            if variation.effective and len(variation.mates) == 1
        }
    assert set(known.set_moves) != set(known.play_moves)  # the mutate
    tries = {phase.move.uci: phase for phase in solution.tries if phase.move is not None}
    assert known.try_moves
    for text in known.try_moves:
        first, refutation = text.split()
        assert [refutation.uci for refutation in tries[first].refutations] == [refutation]
        assert not tries[first].trivial


def test_the_lines_of_a_helpmate_are_kept() -> None:
    solution = composer.solve("8/8/8/8/8/1K5R/8/k7 b - - 0 1", "h#1")
    known = finding_of_analysis(solution, analyse(solution)).details
    assert known is not None
    assert known.line_moves == ("a1b1 h3h1",)


def test_without_its_analysis_a_finding_is_to_be_made_anew(mate: Problem) -> None:
    solution = composer.solve(mate)
    finding = finding_of_analysis(solution)
    assert (finding.analysis_version, finding.details) == (0, None)
    assert finding.key_text
    cut = finding_of_analysis(replace(solution, complete=False), analyse(solution))
    assert (cut.analysis_version, cut.details, cut.complete) == (0, None, False)


def columns(library: Library, record_id: int) -> tuple[object, ...]:
    with library.reading() as connection:
        found: tuple[object, ...] = connection.execute(
            """
            SELECT analysis_version, verdict, keys, key_men, mates FROM classification
            WHERE record_id = ?
            """,
            (record_id,),
        ).fetchone()
    return found


def traits(library: Library, record_id: int) -> list[tuple[str, str, str]]:
    with library.reading() as connection:
        return connection.execute(
            "SELECT kind, name, grade FROM trait WHERE record_id = ? ORDER BY kind, name",
            (record_id,),
        ).fetchall()


RICH = Finding(
    "sound",
    ("e3e4",),
    analysis_version=7,
    key_text="Qe4",
    details=Details(
        "Q",
        mates=5,
        themes=(
            FoundTheme("mutate", "element"),
            FoundTheme("mutate", "theme"),
            FoundTheme("mutate", "perhaps"),
        ),
        points=(FoundPoint("flight_taking", "flaw"),),
    ),
)
NOTHING = (0, None, None, None, None)
ALL = (7, "sound", 1, "Q", 5)


def test_columns_follow_the_current_version(
    library: Library, mate: Problem, other: Problem
) -> None:
    first = add_problem(library, mate, RICH)
    record_id = first.record_id
    assert columns(library, record_id) == ALL
    assert traits(library, record_id) == [
        ("point", "flight_taking", "flaw"),
        ("theme", "mutate", "theme"),
    ]
    save_version(library, record_id, other)
    assert columns(library, record_id) == NOTHING
    assert traits(library, record_id) == []
    keep_finding(library, first.version_id, mate, replace(RICH, verdict="cooked"))
    assert columns(library, record_id) == NOTHING  # it is not the current version
    choose_version(library, record_id, first.version_id)
    assert columns(library, record_id)[:2] == (7, "cooked")
    save_over(library, record_id, other, Finding("sound", ("a1a2",), analysis_version=7))
    assert columns(library, record_id) == (0, "sound", 1, None, None)
    assert traits(library, record_id) == []


BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
NO_KEY = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/1Q6/8 w - - 0 1"
COOKED = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"
NUMBERS = ("threats", "variations", "duals", "setmates", "changed", "tries", "keys", "pure")


def test_what_was_not_counted_is_not_nothing(tmp_path: Path) -> None:
    """Neither found by a number nor shown as one: what was not solved, longer, or has no key."""
    given = {
        "sound": (BLOCK, "#2"),
        "cooked": (COOKED, "#2"),
        "no key": (NO_KEY, "#2"),
        "longer": ("8/8/8/8/8/2K5/7R/k7 w - - 0 1", "#3"),
        "help": (BLOCK, "h#2"),
    }
    with Library.create(tmp_path / "l.chesslib") as library, closing(Session()) as session:
        kept = {}
        for name, (fen, asked) in given.items():
            each = Problem(parse_fen(fen), parse_stipulation(asked))
            finding = classify(each, Round.ANALYSES, session)
            kept[name] = add_problem(library, each, finding).record_id
        names = {number: name for name, number in kept.items()}

        def found(query: str) -> set[str]:
            return {names[each] for each in find(library, query)}

        known = {field: found(f"{field}>=0") for field in NUMBERS}
        assert known["tries"] == {"sound", "cooked", "no key"}
        assert known["setmates"] == {"sound", "cooked", "no key"}
        for field in ("variations", "duals", "changed", "pure", "threats"):
            assert known[field] == {"sound"}
        assert known["keys"] == {*given}, "of help play its solutions are counted"
        assert "help" not in found("tries=0")
        by_tries = [names[each] for each in find(library, "", Order.TRIES)]
        assert set(by_tries[:3]) == known["tries"]  # what is unknown comes last


def test_a_nought_of_an_older_program_is_not_taken_for_a_count() -> None:
    old = parse_details('{"key_men":"Q","variations":4}')  # noughts were left out
    assert old.variations == 4
    assert old.tries is None
    assert parse_details(details_text(replace(old, tries=0))).tries == 0


@pytest.mark.parametrize(("intended", "verdict"), [("", "sound"), ("1", "cooked"), ("2", "sound")])
def test_solutions_of_help_play_are_counted_and_found(
    tmp_path: Path, intended: str, verdict: str
) -> None:
    """Several that are all intended are no cooks; more than are intended are."""
    extras = (("intended-solutions", intended),) if intended else ()
    position = parse_fen("7k/8/5K2/8/8/8/8/RQ5R b - - 0 1")
    asked = Problem(position, parse_stipulation("h#1"), extras=extras)
    with Library.create(tmp_path / "l.chesslib") as library, closing(Session()) as session:
        finding = classify(asked, Round.ANALYSES, session)
        assert finding.details is not None
        assert (finding.verdict, finding.details.solutions) == (verdict, 2)
        assert finding.details.set_mates is None, "these are the set mates of direct play"
        record = add_problem(library, asked, finding).record_id
        assert list(find(library, "solutions:2")) == [record]
        assert not list(find(library, "keys:3-"))
        assert list(find(library, "has:cook")) == ([record] if verdict == "cooked" else [])
