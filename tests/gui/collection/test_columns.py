# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the columns of the library's table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from cases import every
from studio import BLOCK, SOUND, problem

from composer.games.record import as_problem
from composer.games.textform import problem_from_object
from composer.gui.collection.columns import (
    Column,
    cell_text,
    is_from_file,
    key_words,
    row_words,
    verdict_of,
)
from composer.library.records.details import Details
from composer.library.records.values import UNSUPPORTED, Finding, Row
from composer.notation.letters import letters_of
from composer.problem.credits import Credits
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import NO_TASK
from composer.solver.solution import Verdict

NOW = datetime(2026, 1, 2, 12).astimezone()  # dates are those of the place where the user is
CREDITS = Credits(("Wurzburg, Otto", "Loyd, Sam"), "Lasker's", "1908-03", "1st Prize")
DETAILS = Details(
    zugzwang=True, variations=4, mates=4, duals=1, set_mates=3, changed=2, tries=5, refutations=4
)
BARE = Row(2, problem(SOUND), None, 1, NOW)


def full(details: Details | None = DETAILS) -> Row:
    given = replace(
        problem(BLOCK), credits=CREDITS, title="Waiting", keywords=("miniature", "mine")
    )
    found = Finding("sound", ("e3e4",), key_text="Qe4", details=details)
    return Row(1, given, found, 3, NOW, created_at=NOW.replace(year=2025))


def test_a_row_of_which_all_is_known() -> None:
    expected = {
        Column.DIAGRAM: "White Ka5 Qe3 Be8 Ne5 Pb6 Ph6 Pa3 Pf7 Ph5, ",
        Column.CREDITS: "Otto Wurzburg & Sam Loyd, Lasker's 1908-03",
        Column.TITLE: "Waiting",
        Column.STIPULATION: "#2",
        Column.YEAR: "1908",
        Column.DATE: "1908-03",
        Column.AWARD: "1st Prize",
        Column.KEYWORDS: "miniature, mine",
        Column.MEN: "9+6",
        Column.KEY: "1.Qe4",
        Column.THREATS: "zugzwang",
        Column.TRIES: "5",
        Column.VARIATIONS: "4",
        Column.DUALS: "1",
        Column.SET_PLAY: "3",
        Column.CHANGED: "2",
        Column.VERDICT: "Sound",
        Column.VERSIONS: "3",
        Column.ADDED: "02/01/2025",
        Column.SAVED: "02/01/2026",
    }
    found = {column: cell_text(full(), column) for column in Column}
    diagram, _ = found.pop(Column.DIAGRAM), expected.pop(Column.DIAGRAM)
    assert found == expected
    assert diagram.startswith("White Ka5 Qe3 Ne5 Be8 ") or diagram.startswith("White Ka5 Qe3 Be8")
    assert "Black Ke7" in diagram


def test_a_row_of_which_little_is_known() -> None:
    words = {column: cell_text(BARE, column) for column in Column}
    assert words[Column.CREDITS] == "No author"
    assert words[Column.MEN] == "3+1"
    empty = {Column.YEAR, Column.KEY, Column.THREATS, Column.TRIES, Column.VERDICT, Column.TITLE}
    assert {words[column] for column in empty} == {""}
    assert verdict_of(BARE) is None
    assert cell_text(full(None), Column.THREATS) == cell_text(full(None), Column.DUALS) == ""


def test_what_was_not_counted_stays_blank_and_a_nought_is_told() -> None:
    columns = (Column.TRIES, Column.VARIATIONS, Column.DUALS, Column.SET_PLAY, Column.CHANGED)
    unsolved = full(Details(note="not solved yet"))
    assert [cell_text(unsolved, column) for column in columns] == [""] * 5
    known = full(Details(variations=3, duals=0, changed=0, tries=0, set_mates=0))
    assert [cell_text(known, column) for column in columns] == ["0", "3", "0", "0", "0"]


@every(
    "details, expected",
    [
        (Details(threats=1, threat_text="Nf5"), "Sf5"),
        (Details(threats=3, threat_text="Nf5, Qe4"), "3"),
        (Details(zugzwang=True), "Zugzwang"),
        (Details(), ""),
    ],
)
def test_threats(details: Details, expected: str) -> None:
    found = cell_text(full(details), Column.THREATS, letters_of("de"))
    assert found.casefold() == expected.casefold()


def test_a_verdict_of_a_later_program_is_not_finished() -> None:
    row = replace(BARE, finding=Finding("sound-but-odd"))
    assert verdict_of(row) is Verdict.UNDECIDED
    assert cell_text(row, Column.VERDICT) == "Not finished"


@every(
    "kept, code, expected",
    [
        ("Nb5", "it", "1.Cb5"),
        ("d8=Q, f8=N", "fr", "1.d8=D, 1.f8=C"),
        ("no move at all", "de", "no move at all"),
        ("", "de", ""),
        ("0-0-0", "en-s", "1.0-0-0"),
    ],
)
def test_keys_in_other_letters(kept: str, code: str, expected: str) -> None:
    assert key_words(kept, letters_of(code)) == expected


def test_a_row_in_one_sentence() -> None:
    spoken = row_words(full(), letters_of("it"))
    assert spoken == "Otto Wurzburg & Sam Loyd, Lasker's 1908-03, #2, 9+6 men, 1.De4, Sound"


def test_a_row_of_help_play_tells_what_its_file_tells() -> None:
    given = replace(
        problem("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "h#1.5"),
        extras=(("solution", "1...Kf6-f7 2.Kh8-h7 Ra1-h1 #"),),
    )
    row = replace(BARE, problem=given, finding=Finding(UNSUPPORTED))
    german = letters_of("de")
    assert cell_text(row, Column.STIPULATION) == "h#1.5"
    assert cell_text(row, Column.MEN) == "2+1"
    assert cell_text(row, Column.KEY, german) == "(1...Kf7)"
    assert cell_text(row, Column.VARIATIONS) == "(1)"
    assert cell_text(row, Column.VERDICT) == "Not solved here"
    assert is_from_file(row, Column.KEY)
    unknown = replace(row, problem=replace(given, extras=()))
    assert cell_text(unknown, Column.KEY) == cell_text(unknown, Column.VARIATIONS) == ""


def test_a_row_of_help_play_that_was_solved_tells_its_solutions() -> None:
    given = problem("7k/8/5K2/8/8/8/8/RQ5R b - - 0 1", "h#1")
    row = replace(BARE, problem=given, finding=Finding("sound", details=Details(solutions=2)))
    assert cell_text(row, Column.KEY) == "2 solutions"
    assert cell_text(row, Column.VARIATIONS) == "2"
    assert cell_text(row, Column.SET_PLAY) == ""
    assert not is_from_file(row, Column.KEY), "it was found here"
    one = replace(row, finding=Finding("sound", details=Details(solutions=1)))
    assert cell_text(one, Column.KEY) == "1 solution"


def test_what_was_found_here_goes_before_what_a_file_tells() -> None:
    given = replace(full().problem, extras=(("solution", "1.Qa7! zz 1...Kd8 2.Qd7#"),))
    row = replace(full(), problem=given)
    assert cell_text(row, Column.KEY) == "1.Qe4"
    assert not is_from_file(row, Column.KEY)
    assert cell_text(replace(row, finding=None), Column.KEY) == "(1.Qa7)"
    unsolvable = replace(row, finding=Finding("no-solution"))
    assert cell_text(unsolvable, Column.KEY) == ""  # a verdict of ours: no key


def test_a_game_stands_in_the_table_like_chess() -> None:
    game = problem_from_object(
        {
            "game": "tablut",
            "position": {"men": {"e4": "K", "c6": "B", "g2": "W", "h2": "W"}},
            "turn": "white",
            "stipulation": {"goal": "escape", "n": 2, "play": "direct", "side": "white"},
        }
    )
    row = Row(3, as_problem(game), Finding("sound", ("e4-e9",), key_text="e4-e9 xf9"), 1, NOW)
    assert cell_text(row, Column.STIPULATION) == "Tablut: King escapes in 2"
    assert cell_text(row, Column.MEN) == "3+1"
    assert cell_text(row, Column.KEY, letters_of("de")) == "e4-e9 xf9"
    words = cell_text(row, Column.DIAGRAM)
    assert words.startswith("Tablut. ")
    assert "g2 h2" in words
    unknown = Problem(stipulation=NO_TASK, game=OtherGame("senet", '{"game": "senet"}'))
    for column in Column:
        assert isinstance(cell_text(Row(4, unknown, None, 1, NOW), column), str)
    strange = Row(4, unknown, None, 1, NOW)
    assert cell_text(strange, Column.STIPULATION) == "senet: not known to this program"
