# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest
from cases import every
from filed import filed_problems
from hypothesis import given

from composer.formats.entry import Entry, Fault
from composer.formats.olv import read_document, scan_olv
from composer.formats.olvwriting import olv_document
from composer.formats.writing import write_problems
from composer.problem.fen import fen
from composer.problem.men import Colour
from composer.problem.problem import Problem

MEN = "algebraic:\n  white: [Ke1, Ra1, Rh1, Pe5]\n  black: [Ke8, Pd5, Sg8]\n"
COUNTS = {
    "alekhine": (9, 0),
    "baird": (909, 0),
    "bron": (571, 0),
    "dawson": (575, 0),
    "horwitz": (84, 0),
    "kubbel": (47, 0),
    "lasker": (59, 0),
    "reti": (63, 0),
}


def read(text: str) -> Entry:
    (found,) = read_document(text)
    assert isinstance(found, Entry), found
    return found


def fault(text: str) -> str:
    (found,) = read_document(text)
    assert isinstance(found, Fault)
    return str(found.message)


def test_the_old_form() -> None:
    entry = read(
        "authors:\n  - Loyd, Sam\n  - Doe, J\nsource: The Column\nsource-id: 17\ndate: 1914-04\n"
        "distinction: 1st Prize\ntourney: Some TT\nkeywords: [Block, no]\ncomments:\n  - 12.10\n"
        f"{MEN}stipulation: '#3'\nsolution: |\n  1.x!\n    2.y\ntwins:\n  b: Move e1 d1\n"
    )
    problem = entry.problem
    credits = problem.credits
    assert fen(problem.position) == "4k1n1/8/8/3pP3/8/8/8/R3K2R w KQ - 0 1"
    assert str(problem.stipulation) == "#3"
    assert credits.authors == ("Loyd, Sam", "Doe, J")
    assert (credits.source, credits.number, credits.date) == ("The Column", "17", "1914-04")
    assert (credits.distinction, credits.tourney) == ("1st Prize", "Some TT")
    assert (problem.keywords, problem.comments) == (("Block", "no"), ("12.10",))
    assert problem.extra("solution") == "1.x!\n  2.y\n"
    assert [twin.letter for twin in problem.twins] == ["b"]
    assert tuple(map(str, entry.notes)) == ()


def test_the_newer_form() -> None:
    entry = read(
        "authors: [X]\nsource: {name: Y, problemid: 7, issue: 3, date: {year: 2026, month: 4}}\n"
        "award: {tourney: {name: T, date: {year: 1}}, distinction: HM, judges: [J]}\n"
        f"{MEN}stipulation: h#2\nforeignids: [{{domain: d, problemid: 4}}]\nsolution: ''\n"
    )
    credits = entry.problem.credits
    assert (credits.source, credits.number, credits.date) == ("Y", "7", "2026-04")
    assert (credits.distinction, credits.tourney) == ("HM", "T")
    assert entry.problem.position.turn is Colour.BLACK
    assert set(dict(entry.problem.extras)) == {"award", "foreignids", "source"}
    again = read(olv_document(entry.problem)[3:])
    assert again.problem == entry.problem


@given(filed_problems())
def test_what_is_written_is_read_back(problem: Problem) -> None:
    assert read(olv_document(problem)[3:]).problem == problem


@every(
    "stipulation, shown",
    [
        ("#2", "#2"),
        ("'#2'", "#2"),
        ("'\"#2\"'", "#2"),
        ('"=" Black to move', "= Black to move"),
        ("+", "+"),
        ("Ser-h#17", "ser-h#17"),
        ("# 3", "#3"),
    ],
)
def test_stipulations_as_they_are_found(stipulation: str, shown: str) -> None:
    assert str(read(f"{MEN}stipulation: {stipulation}\n").problem.stipulation) == shown


@every(
    "stipulation, solution, turn",
    [
        ("+", "1... Kd7 2. Ra7+", Colour.BLACK),
        ("'='", "'1.  ... Kd7'", Colour.BLACK),
        ("+", "1. Ra7 Kd8", Colour.WHITE),
        ("'#2'", "1...Kd7 2.Ra7#", Colour.WHITE),  # set play
    ],
)
def test_black_begins_a_study_whose_solution_says_so(
    stipulation: str, solution: str, turn: Colour
) -> None:
    entry = read(f"{MEN}stipulation: {stipulation}\nsolution: |\n  {solution}\n")
    assert entry.problem.position.turn is turn
    assert any("Black is to move" in str(note) for note in entry.notes) == (turn is Colour.BLACK)
    again = read(olv_document(entry.problem)[3:]).problem
    assert again == entry.problem


@every(
    "options, asked, position",
    [
        ("[SetPlay]", "s#2", "w KQ -"),
        ("[Maximummer]", "s#2 (Maximummer)", "w KQ -"),
        ("[NoCastling a1]", "s#2", "w K -"),
        ("[nocastling e1]", "s#2", "w - -"),
        ("[EnPassant d7d6d5]", "s#2", "w KQ d6"),
        ("[EnPassant d6]", "s#2", "w KQ d6"),
        ("[EnPassant a3]", "s#2 (EnPassant a3)", "w KQ -"),
        ("[HalfDuplex]", "s#2", "b KQ -"),
        ("Duplex", "s#2", "w KQ -"),
        ("[Circe, Duplex]", "s#2 (Circe)", "w KQ -"),
    ],
)
def test_options_go_where_they_belong(options: str, asked: str, position: str) -> None:
    entry = read(f"{MEN}stipulation: s#2\noptions: {options}\n")
    assert str(entry.problem.stipulation) == asked
    assert fen(entry.problem.position).split(" ", 1)[1].startswith(position)
    assert bool(entry.notes) == ("EnPassant" in asked)
    assert read(olv_document(entry.problem)[3:]).problem == entry.problem


@every(
    "text, message",
    [
        ("hello", "expected fields"),
        ("[a, b", "not YAML"),
        ("stipulation: '#2'", "algebraic: expected"),
        ("algebraic: {white: [XXe1]}\nstipulation: '#2'", "XXe1: XX is no man that is known"),
        ("algebraic: {white: [Golden Ge1]}\nstipulation: '#2'", "Golden is nothing that a man"),
        ("algebraic: {green: [Re1]}\nstipulation: '#2'", "green men are not read"),
        ("algebraic: {white: [Re1, Be1]}\nstipulation: '#2'", "two men stand on e1"),
        ("algebraic: {white: [Re9]}\nstipulation: '#2'", "such as Ke1, got 'Re9'"),
    ],
)
def test_what_is_no_problem_is_told(text: str, message: str) -> None:
    assert message in fault(text)


def test_twins_that_are_none_are_kept_as_text() -> None:
    entry = read(f"{MEN}stipulation: '#2'\ntwins: {{Zwilling: x}}\n")
    assert entry.problem.extra("twins") == '{"Zwilling": "x"}'
    assert "twins" in str(entry.notes[0])
    assert read(olv_document(entry.problem)[3:]).problem == entry.problem


def test_no_stipulation_is_noted() -> None:
    entry = read(MEN)
    assert (str(entry.problem.stipulation), tuple(map(str, entry.notes))) == (
        "",
        ("no task is given",),
    )


def test_one_bad_document_harms_no_other(tmp_path: Path) -> None:
    path = tmp_path / "c.olv"
    good = f"---\n{MEN}stipulation: '#2'\n"
    path.write_text(f"{good}---\n'broken\n{good}---\na: &x 1\n{good}", "utf-8")
    found = list(scan_olv(path))
    assert [type(each) for each in found] == [Entry, Fault, Entry, Fault, Entry]
    assert found[1].line in range(6, 10)


@pytest.mark.corpus
@pytest.mark.parametrize("name", COUNTS)
def test_collections_as_found_come_in_and_go_out_again(
    corpus: Path, tmp_path: Path, name: str
) -> None:
    found = list(scan_olv(corpus / "olv" / f"{name}.olv"))
    entries = [entry for entry in found if isinstance(entry, Entry)]
    faults = [each for each in found if isinstance(each, Fault)]
    assert (len(entries), len(faults)) == COUNTS[name]
    assert all(str(each.message).endswith("not read") for each in faults)
    out = tmp_path / "out.olv"
    write_problems(out, (entry.problem for entry in entries))
    again = list(scan_olv(out))
    assert [entry.problem for entry in again if isinstance(entry, Entry)] == [
        entry.problem for entry in entries
    ]


def test_fairy_problems_are_read_as_such() -> None:
    entry = read(
        "algebraic:\n  white: [Kc1, Nd4, Royal Ge1]\n  black: [Ka1, LIb2c2]\n  neutral: [Pa2]\n"
        "stipulation: 'h#2'\noptions: [Circe, SetPlay]\n"
    )
    men = {square: man.letter for square, man in entry.problem.position}
    assert men == {0: "k", 2: "K", 4: "G{royal}", 8: "=P", 9: ".li", 10: ".li", 27: ".N-"}
    assert str(entry.problem.stipulation) == "h#2 (Circe)"
    assert str(entry.problem.rules) == "Circe"
    assert entry.problem.extras == (("options", "SetPlay"),)


def test_conditions_under_their_own_name_are_no_words_to_be_kept() -> None:
    """They were kept as words, and the problem was solved by the orthodox rules."""
    entry = read(f"{MEN}stipulation: h#2\noptions: [SetPlay]\nconditions:\n  - Circe\n")
    assert str(entry.problem.stipulation) == "h#2 (Circe)"
    assert entry.problem.extra("conditions") == ""
    assert not entry.notes
    assert read(olv_document(entry.problem)[3:]).problem == entry.problem
