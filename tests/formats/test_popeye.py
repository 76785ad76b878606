# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from filed import filed_problems
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.pasting import read_pasted
from composer.formats.popeye import read_popeye
from composer.formats.popeyewriting import popeye_text
from composer.formats.sniff import read_problems
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.fen import fen, parse_fen, placement
from composer.problem.forms import is_duplex
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK
from composer.problem.twins import Unread, first_side, lettered
from composer.problem.twintext import twin_text


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
    assert tuple(map(str, entry.notes)) == ()


@pytest.mark.parametrize("begin", ["beg", "begi", "BeginPro", "beginproblem"])
def test_words_may_be_shortened(begin: str, tmp_path: Path) -> None:
    path = tmp_path / "p.inp"
    path.write_text(f"{begin}\npi wh Ka1 Qb2 bl Kd8\nst #2\nop Try\nend\n", "utf-8")
    (entry,) = read_problems(path)
    assert fen(entry.problem.position) == "3k4/8/8/8/8/8/1Q6/K7 w - - 0 1"
    assert (str(entry.problem.stipulation), entry.problem.extra("options")) == ("#2", "Try")
    pasted = read_pasted(path.read_text("utf-8"), NO_TASK)
    assert pasted.problem == entry.problem


@pytest.mark.parametrize(
    "text",
    [
        "AnfangProblem\nAutor Loyd\nQuelle Column 1880\nTitel A\nAuszeichnung 1. Preis\n"
        "Bemerkung gut\nSteine Weiß Kb1 Dc2 Ba2b2 Schwarz Ke8 Ta8 Ld5 Sd6\nForderung h#2.5\n"
        "Option Verführung Satzspiel KeineRochade a8\nZwilling Forderung h#3\n"
        "Zwilling Hinzufuegen Weiss Dh4\nEndeProblem\n",
        "anf\naut Loyd\nQuelle Column 1880\ntit A\naus 1. Preis\nbem gut\n"
        "Forsyth t3k3/8/3s4/3l4/8/8/BBD5/1K6\nford h#2.5\nopt verf satz keine a8\n"
        "Zwil ford h#3\nzwil hinzu weis Dh4\nende\n",
        "DébutProblème\nAuteur Loyd\nSource Column 1880\nTitre A\nPrix 1. Preis\n"
        "Remarque gut\nPieces Blanc Rb1 Dc2 Pa2b2 Noir Re8 Ta8 Fd5 Cd6\nEnonce h#2.5\n"
        "Option Essais Apparent SansRoquer a8\nJumeau Enonce h#3\nJumeau Ajoute Blanc Dh4\n"
        "FinProbleme\n",
    ],
    ids=["german", "german in short", "french"],
)
def test_input_in_other_languages(text: str, tmp_path: Path) -> None:
    path = tmp_path / "p.inp"
    path.write_text(text, "utf-8")
    (entry,) = read_problems(path)
    problem = entry.problem
    assert fen(problem.position) == "r3k3/8/3n4/3b4/8/8/PPQ5/1K6 w - - 0 1"
    assert str(problem.stipulation) == "h#2.5"
    assert problem.credits == Credits(("Loyd",), "Column", "1880", "1. Preis")
    assert (problem.title, problem.comments) == ("A", ("gut",))
    assert problem.extra("options") == "Try\nSetPlay"
    assert [twin_text(each) for each in problem.twins] == ["Stipulation h#3", "Add white Qh4"]
    assert tuple(map(str, entry.notes)) == ()


def test_several_problems_of_a_german_input() -> None:
    one = "Steine Weis Ka1 Bb4 Schw Kc1\nFord #2\n"
    first, second = scan(f"Anfang\n{one}Weit\n{one}Ende")
    assert isinstance(first, Entry)
    assert isinstance(second, Entry)
    assert first.problem == second.problem


@pytest.mark.parametrize("count", [26, 134, 500])
def test_many_twins_have_letters_and_are_read_back(count: int) -> None:
    text = "Begin Pieces White Ka1 Black Kc1\nStip #2\n" + "Twin Move a1 a2\n" * count
    problem = read(text).problem
    assert len({each.letter for each in problem.twins}) == count
    assert problem.twins[24].letter == "z"
    assert problem.twins[25].letter == "z1"
    assert read(popeye_text(problem)).problem == problem


def test_several_problems_and_one_that_is_wrong() -> None:
    good = "Forsyth 8/8/8/8/8/8/8/K1k4S\nStipulation #3\n"
    first, second, third = scan(f"BeginProblem\n{good}NextProblem\nstip #2\nNext\n{good}EndProblem")
    assert isinstance(first, Entry)
    assert isinstance(second, Fault)
    assert (second.line, str(second.message)) == (4, "expected Pieces or Forsyth, got neither")
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
    assert message in str(found.message)


def test_conditions_are_kept_and_not_solved() -> None:
    entry = read("BeginProblem Pieces White Ka1 Black Kc1 Stip s#8 Cond Circe Parrain EndProblem")
    assert str(entry.problem.stipulation) == "s#8 (ParrainCirce)"  # as Popeye calls it by now
    assert "not solved" in str(entry.notes[0])
    assert "Condition ParrainCirce" in popeye_text(entry.problem)


@pytest.mark.parametrize(
    "credits",
    [
        Credits(source="Good Companions (March)", date="1917-03"),
        Credits(source="Sämtliche Studien (Réti)", number="12"),
        Credits(source="Magyar Sakkujság", number="4/612", date="1913-04-10"),
    ],
)
def test_only_what_has_a_figure_is_a_number(credits: Credits) -> None:
    problem = Problem(parse_fen("8/8/8/8/8/1K6/7R/k7 w - - 0 1"), credits=credits)
    assert read(popeye_text(problem)).problem.credits == credits


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
    if is_duplex(problem):  # which side is first cannot be written besides: Popeye refuses that
        first = set_turn(problem.position, first_side(problem.stipulation))
        problem = replace(problem, position=first)
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
