# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from filed import filed_problems
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.popeye import read_popeye
from composer.formats.popeyewriting import popeye_text
from composer.problem.fen import fen, placement
from composer.problem.problem import Problem
from composer.problem.twins import Unread, lettered


def scan(text: str) -> list[Entry | Fault]:
    return list(read_popeye(enumerate(text.split("\n"), start=1)))


def read(text: str) -> Entry:
    (found,) = scan(text)
    assert isinstance(found, Entry), found
    return found


def test_an_input_as_it_is_typed() -> None:
    entry = read(
        "BeginProblem\nauthor Loyd, Sam; Doe, J\nOrigin The Column (17) 1925-05\ntitle A name\n"
        "award 1st Prize\nremark seen twice\nPieces\n White kb1 Qc2 Pa2b2\n bla Ke8 Ra8 sd5\n"
        "stip h#2.5\nopt Set var defence 2 nocastling a8\nTwin Move c2 c3\nTwin Cont Remove a2\n"
        "EndProblem\nafter the end BeginProblem\n"
    )
    problem = entry.problem
    assert fen(problem.position) == "r3k3/8/8/3n4/8/8/PPQ5/1K6 w - - 0 1"
    assert str(problem.stipulation) == "h#2.5"
    assert problem.credits.authors == ("Loyd, Sam", "Doe, J")
    credits = problem.credits
    assert (credits.source, credits.number, credits.date) == ("The Column", "17", "1925-05")
    assert (credits.distinction, problem.title) == ("1st Prize", "A name")
    assert problem.comments == ("seen twice",)
    assert problem.extra("options") == "SetPlay\nVariation\nDefence 2"
    assert [(twin.letter, twin.continued) for twin in problem.twins] == [("b", False), ("c", True)]
    assert entry.notes == ()


def test_several_problems_and_one_that_is_wrong() -> None:
    good = "Forsyth 8/8/8/8/8/8/8/K1k4S\nStipulation #3\n"
    first, second, third = scan(f"BeginProblem\n{good}NextProblem\nstip #2\nNext\n{good}EndProblem")
    assert isinstance(first, Entry)
    assert second == Fault(4, "expected Pieces or Forsyth, got neither")
    assert isinstance(third, Entry)
    assert placement(third.problem.position) == "8/8/8/8/8/8/8/K1k4N"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Forsyth 8/8/8/8/8/8/8/K1k4N", "N is a nightrider for Popeye, the knight is S"),
        ("Forsyth 8/8/8/8/8/8/8/K1k", "Forsyth, rank 1"),
        ("Forsyth 8/8/8/8/8/8/8/K1k3.zr", "fairy man"),
        ("Pieces White Ga1", "Ga1: G is no man"),
        ("Pieces White Royal Ra1", "Royal: men with properties"),
        ("Pieces Neutral Ra1", "neutral men"),
        ("Pieces Ra1", "expected White or Black"),
        ("Pieces White Ra1 Black Ra1", "two men stand on a1"),
        ("Stipulation #2", "neither"),
    ],
)
def test_what_is_not_read_is_told_kindly(text: str, message: str) -> None:
    (found,) = scan(f"BeginProblem\n{text}\nEndProblem")
    assert isinstance(found, Fault)
    assert message in found.message


def test_conditions_are_kept_and_not_solved() -> None:
    entry = read("BeginProblem Pieces White Ka1 Black Kc1 Stip s#8 Cond Circe Parrain EndProblem")
    assert str(entry.problem.stipulation) == "s#8 (Circe Parrain)"
    assert "not solved" in entry.notes[0]
    assert "Condition Circe Parrain" in popeye_text(entry.problem)


def test_words_that_look_like_commands_are_kept() -> None:
    words = "Add a piece on e1, then option #1"
    entry = read(f"Begin\nPieces White Ka1\nStipulation {words}\nEnd")
    assert str(entry.problem.stipulation) == words
    assert read(popeye_text(entry.problem)).problem == entry.problem


@given(filed_problems())
def test_what_is_written_is_read_back(problem: Problem) -> None:
    read_whole = all(not isinstance(c, Unread) for twin in problem.twins for c in twin.changes)
    twins = lettered(problem.twins) if read_whole else ()
    problem = Problem(problem.position, problem.stipulation, twins=twins, extras=problem.extras)
    again = read(popeye_text(problem)).problem
    assert (again.position, again.stipulation) == (problem.position, problem.stipulation)
    assert again.twins == problem.twins
    assert sorted(again.extra("options").split("\n")) == sorted(
        problem.extra("options").split("\n")
    )


@given(
    st.text()
    | st.lists(
        st.sampled_from(
            [
                "Begin",
                "Next",
                "Pie",
                "Whi",
                "Ka1",
                "#2",
                "Twin",
                "Zero",
                "Stip",
                "Forsyth",
                "8/8",
                "\n",
                "Cond",
                "Option",
                "Rem",
                "Title",
            ]
        )
    ).map(" ".join)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    for each in scan(f"BeginProblem {text}"):
        assert isinstance(each, (Entry, Fault))
