# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets marked by hand after the rules, and what a contest makes of their marks."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from composer.contests.answers import answer_of, parts_of
from composer.contests.contest import Code, Contest, Round, Ruling, Solver, Task
from composer.contests.keeping import ContestFile, take_problems
from composer.contests.marking import mark_contest, mark_sheet
from composer.contests.printing import sheet_entries, write_solving_sheets
from composer.contests.ranking import ranking, ranking_csv, ranking_page, ranking_text
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task
from composer.problem.twins import MoveMan, Twin
from composer.tourneys.tourney import TourneyFault

BAIRD = "3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - - 0 1"  # 1893
BAIRD_3 = "8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1"  # 1893
WURZBURG = "R1K5/5k2/2ppNpNp/7p/3P1Q2/8/2b5/b7 w - - 0 1"  # 1920
HELP = "R6K/5N2/8/p1k5/1N6/8/8/8 w - - 0 1"
COOKED = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"


def problem_of(fen: str, task: str, **more: object) -> Problem:
    return Problem(parse_fen(fen), parse_task(task), **more)  # type: ignore[arg-type]


def marked(
    fen: str, task: str, text: str, code: Code = Code.WCSC, language: str = "", **more: object
) -> tuple[float, bool]:
    answer = answer_of(Task(1, "1", problem_of(fen, task, **more)))
    assert answer.forms, answer.why
    mark = mark_sheet(answer, code, text, language)
    return mark.points, mark.open


@pytest.mark.parametrize(
    ("text", "points", "left"),
    [
        ("1.Nd6!", 5, False),
        ("Nd6", 5, False),
        ("Sd6", 5, False),
        ("1. Nb5-d6 !!  (2.Nf7#)", 5, True),  # no such threat: said, and left to the director
        ("1.Sd6! Zugzwang", 5, False),
        ("Solution: 1.Nd6!", 5, False),
        ("1.f3? Rxb5! 1.Nd6!", 5, False),
        ("1.f3? but 1...Rxb5! 1.Nd6!", 5, False),
        ("1.Qxc5! 1.Nd6!", 0, False),
        ("N d6", 0, True),
        ("1.Nd7", 0, True),
        ("1.Ne6", 0, True),
        ("", 0, False),
        ("No solution", 0, False),
        ("no idea", 0, True),
        ("1.Nd6!?", 0, True),
        ("1.Nd6?", 0, True),
        ("Try: 1.f3 Key: 1.Nd6", 0, True),
        ("1.f3 Rxb5! 1.Nd6!", 0, True),
        ("1.Nd6! 2.Qxx", 5, True),
        ("1.Nd6! Nxx", 5, True),
    ],
)
def test_of_a_mate_in_two_the_key_is_enough(text: str, points: float, left: bool) -> None:
    assert marked(BAIRD, "#2", text, language="en") == (points, left)


def test_what_is_too_long_is_left_to_the_director() -> None:
    for text in ("Kd6 " * 2000, "1.Nd6!" + " " * 20_000 + "1.f3!"):
        assert marked(BAIRD, "#2", text, language="en")[1], text[:10]


def test_the_key_of_a_longer_mate_brings_nothing_by_itself() -> None:
    assert marked(BAIRD_3, "#3", "1.Qg7!") == (0, False)
    assert marked(BAIRD_3, "#3", "1.Qg7!", Code.COLUMN) == (1.5, False)
    whole = "1.Qg7! Kd6 2.Nb5+; Kc6 2.c5; Kxc4 2.Qd4+"
    assert marked(BAIRD_3, "#3", whole) == (5, False)
    assert marked(BAIRD_3, "#3", "1.Qg7! Kb6 2.Nb5+, Kc6 2.c5") == (3.5, False)
    assert marked(BAIRD_3, "#3", "1.Qg7 Kd6/Kb6 2.Nb5+ Kc6 2.c5 K×c4 2.Qd4") == (5, False)
    assert marked(BAIRD_3, "#3", "1.Qg7! Kc6 2.c5, Qd4 Kxc4 2.Qd4+") == (1.5, False)
    for sign in ("1.…", "1. …", "1.-", "1. --"):
        told = whole.replace("Kd6", f"{sign} Kd6").replace("; ", f"\n{sign} ")
        assert marked(BAIRD_3, "#3", told) == (5, False), sign
    other = "1.Qg7! 1...~ 2.Nb5+ Kc6 2.c5 Kxc4 2.Qd4+"  # whatever else is played
    assert marked(BAIRD_3, "#3", other) == (3, True)


def test_threats_any_of_which_will_do() -> None:
    text = "1.Qf5! ({}) Bxd4 2.Kd7 Bxf5 2.Ra7+"
    assert marked(WURZBURG, "#3", text.format("2.Kd7")) == (5, False)
    assert marked(WURZBURG, "#3", text.format("Kd7")) == (5, False)
    assert marked(WURZBURG, "#3", text.format("2.Kd7, Ra7+")) == (5, False)
    assert marked(WURZBURG, "#3", text.format("2.Qg4")) == (3, False)
    assert marked(WURZBURG, "#3", "1.Qf5! threat 2.Ra7+ Bxd4 2.Kd7") == (3.5, False)
    for sign in ("1...~ 2.Kd7", "> 2.Kd7", "Drohung 2.Kd7", "1.. ~ 2.Kd7"):
        assert marked(WURZBURG, "#3", f"1.Qf5! {sign}") == (2, False), sign


@pytest.mark.parametrize(
    "text",
    [
        "1.Dg7! Kd6 2.Sb5+; Kc6 2.c5; Kxc4 2.Dd4+",
        "1.Dg7! Rd6 2.Cb5+; Rc6 2.c5; Rxc4 2.Dd4+",
        "1.Фg7! Крd6 2.Кb5+; Крс6 2.с5; Кр:с4 2.Фd4+",
        "1.Фg7! Крd6 2.Кb5; Крс6 2.с5; Крхс4 2.Фd4",
        "1.♕g7! ♔d6 2.♘b5+; ♔c6 2.c5; ♔xc4 2.♕d4+",
    ],
)
def test_letters_are_told_from_what_is_written(text: str) -> None:
    assert marked(BAIRD_3, "#3", text) == (5, False)


def test_who_writes_in_other_letters_than_was_said_is_not_guessed_at() -> None:
    fen = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"  # Rg6 is the rook’s move, in Italian the king’s
    for language in ("", "de"):
        assert marked(fen, "#2", "1.Rg6", language=language)[1], language
    assert not marked(fen, "#2", "1.Rg6", language="en")[1]


def test_each_solution_of_help_play_has_its_share() -> None:
    one, other = "1...Nd8 2.Kb6 Rb8+ 3.Ka7 Ndc6#", "1...Ne5 2.Kb6 Rb8+ 3.Ka7 Nec6#"
    assert marked(HELP, "h#2.5", one) == (2.5, False)
    for same in ("1. ... Nd8 2.Kb6 - Rb8+ 3.Ka7 – Ndc6#", "1...Nd8 2.Kb6-Rb8 3.Ka7-Ndc6"):
        assert marked(HELP, "h#2.5", same) == (2.5, False)
    assert marked(HELP, "h#2.5", f"{one}\n{other}") == (5, False)
    assert marked(HELP, "h#2.5", f"{one}\n{one}") == (2.5, False)
    for sign in ("1.-", "1.–", "1. --", "1.…", "1. …"):
        assert marked(HELP, "h#2.5", one.replace("1...", f"{sign} ")) == (2.5, False), sign
    for odd in ("1.Nd8 Kb6 2.Rb8+ Ka7 3.Ndc6#", "0...Nd8 1.Kb6 Rb8+ 2.Ka7 Ndc6#", "1.~ Nd8"):
        assert marked(HELP, "h#2.5", odd) == (0, True), odd
        assert marked(HELP, "h#2.5", f"{odd}\n{one}") == (2.5, True), odd
    wrong = "1...Nd8 2.Kb6 Rb8+ 3.Ka7 Rb6"
    assert marked(HELP, "h#2.5", f"{one}\n{other}\n{wrong}") == (2.5, False)
    assert marked(HELP, "h#2.5", f"{one}\n{other}\n{wrong}", Code.COLUMN) == (5, False)
    assert marked(HELP, "h#2.5", f"{one}\n1...Ne5 2.Kb9") == (2.5, True)


def test_a_short_solution_makes_the_others_no_less_right() -> None:
    fen = "7k/5K2/8/8/8/8/6R1/8 b - - 0 1"
    answer = answer_of(Task(1, "1", problem_of(fen, "h#2")))
    for line in ("1.Kh7 Rh2#", "1.Kh7 Kf6 2.Kh6 Rh2#", "1.Kh7 Kf6 2.Kh6 Rg6"):
        mark = mark_sheet(answer, Code.COLUMN, line)
        assert (mark.points > 0, mark.claims) == (not line.endswith("Rg6"), line.endswith("Rg6"))


def test_twins_are_told_apart_by_their_letters() -> None:
    twins = (Twin("b", (MoveMan(parse_square("g2"), parse_square("g1")),)),)
    fen, one, other = "7k/5K2/8/8/8/8/6R1/8 b - - 0 1", "1.Kh7 Rh2#", "1.Kh7 Rh1#"
    for text, points in (
        (f"a) {one}\nb) {other}", (5, False)),
        (f"{one} b) {other}", (5, False)),
        (f"(a) {one}\n (b) {other}", (5, False)),
        (f"(a) {one} (b) {other}", (5, False)),
        (f"{one}\n(b) {other}", (5, False)),
        (f"(a) {one} (b) Kh7 Rh1#", (2.5, True)),  # a twin's, or a theme's: left to the director
        (f"a) 1.Kh7\n(b) Rh2# b) {other}", (2.5, True)),
        (f"b) {other}", (2.5, False)),
        (f"a) {other} b) {one}", (0, True)),
        (one, (2.5, True)),
    ):
        assert marked(fen, "h#1", text, twins=twins) == points


def test_fairy_men_are_read_by_their_letters() -> None:
    fen = "7k/8/5R2/4n3/3K4/8/1p6/G7 b - - 0 1"
    for text, language, points in (
        ("1.b1=G Rg6 2.Gh7 Rg1 3.Nc4 Gh1#", "", (5, False)),
        ("1.b1G Tg6 2.Gh7 Tg1 3.Sc4 Gh1#", "", (5, False)),
        ("1.b1=S Tg6 2.Sh7 Tg1 3.Cc4 Sh1#", "fr", (5, False)),
        ("1.b1=G Rg6 2.Gh7 Rg1 3.Nd3 Gh1#", "", (0, False)),
        ("1.b1=LE Rg6", "", (0, True)),
    ):
        assert marked(fen, "h#3", text, language=language) == points, text
    both = "7k/8/8/8/8/2K5/8/1.N-4N1 w - - 0 1"  # a nightrider or a knight: nobody knows
    for move, is_open in (("Nf3", True), ("Sf3", False), ("Nh4", False)):
        assert marked(both, "#1", f"1.{move}", language="en")[1] is is_open, move


def test_a_column_counts_cooks_and_claims() -> None:
    stated = (("solution", "1.Qg4!"),)
    task = Task(1, "1", problem_of(COOKED, "#2", extras=stated), 2.0)
    answer = answer_of(task)
    keys = [key.move.san for key in answer.forms[0].solution.keys if key.move is not None]
    assert "Qg4" in keys
    cook = next(key for key in keys if key != "Qg4")
    mark = mark_sheet(answer, Code.COLUMN, f"1.Qg4! 1.{cook}!")
    assert (mark.points, mark.cooks, mark.claims) == (4, 1, 0)
    mark = mark_sheet(answer, Code.COLUMN, f"1.{cook}!")
    assert (mark.points, mark.cooks) == (2, 1)
    mark = mark_sheet(answer, Code.WCSC, f"1.{cook}!")
    assert mark.points == 2
    mark = mark_sheet(answer, Code.COLUMN, "1.Qg4! 1.Kf7!")
    assert mark.claims == ("Kf7" not in keys)


def test_who_finds_that_nothing_solves_gets_all() -> None:
    insoluble = "7k/8/8/8/8/8/8/K5R1 w - - 0 1"
    for text in ("No solution", "Unlösbar", "нет решения"):
        assert marked(insoluble, "#2", text) == (5, False)
    assert marked(insoluble, "#2", "1.Rg5!") == (0, False)


def test_tries_are_asked_only_where_the_director_says() -> None:
    task = Task(1, "1", problem_of(BAIRD, "#2"), 5.0, ("f2f3",))
    answer = answer_of(task)
    assert [part.text for part in parts_of(answer, Code.WCSC)] == ["1.Nd6!", "1.f3? Rxb5!"]
    for both in ("1.f3? but 1...Rxb5! 1.Nd6!", "1.f3? Rxb5! 1.Nd6!"):
        assert mark_sheet(answer, Code.WCSC, both).points == 5
    assert mark_sheet(answer, Code.WCSC, "1.Nd6!").points == 2.5
    assert mark_sheet(answer, Code.WCSC, "1.f3? but 1...Kd4! 1.Nd6!").points == 2.5


def test_the_director_shares_the_points() -> None:
    task = Task(1, "1", problem_of(BAIRD_3, "#3"))
    parts = parts_of(answer_of(task), Code.WCSC)
    assert [part.points for part in parts] == [2, 1.5, 1.5]
    shared = replace(task, shares=((parts[1].id, 3.0),))
    assert [part.points for part in parts_of(answer_of(shared), Code.WCSC)] == [1, 3, 1]


def test_of_a_study_the_main_line_counts() -> None:
    stated = (("solution", "1.Ke6! Kg7 2.e8=Q Kh6 3.Qg8"),)
    problem = problem_of("7k/4P3/5K2/8/8/8/8/8 w - - 0 1", "+", extras=stated)
    answer = answer_of(Task(1, "1", problem))
    parts = parts_of(answer, Code.WCSC)
    assert [part.text for part in parts] == ["1.Ke6", "2.e8=Q", "3.Qg8"]
    for text, points in (
        ("1.Ke6 Kg7 2.e8=Q Kh6 3.Qg8", (5, False)),
        ("1.Re6 Rg7 2.e8D", (3.5, False)),
        ("1.Ke6 Kg8 2.Kf6", (2, True)),
        ("1.Kg6 Kg8 2.e8=Q", (0, True)),
        ("1.Ke9", (0, True)),
        ("1.Ke6 or 1.Kg6", (2, True)),
        ("1.Ke6 Kg7 2.e8=Q 1.Kg6 Kg8", (3.5, True)),
        ("1.Ke6 (1.Kg6? Kg8) Kg7 2.e8=Q", (3.5, False)),
        ("1.Kg6? Kg8 1.Ke6! Kg7 2.e8=Q Kh6 3.Qg8", (5, False)),
    ):
        mark = mark_sheet(answer, Code.WCSC, text)
        assert (mark.points, mark.open) == points, text


def test_what_is_not_solved_is_marked_by_hand() -> None:
    answer = answer_of(Task(1, "1", problem_of("8/8/8/8/8/2k5/2P5/2K5 w - - 0 1", "+")))
    mark = mark_sheet(answer, Code.WCSC, "1.Kd1")
    assert mark.open
    assert mark.why
    asked = (("options", "SetPlay"),)  # h#1*: the set play is a part of the solution
    answer = answer_of(
        Task(1, "1", problem_of("7k/5K2/8/8/8/8/6R1/8 b - - 0 1", "h#1", extras=asked))
    )
    assert mark_sheet(answer, Code.WCSC, "1.Kh7 Rh2#").open


@pytest.fixture
def contest(tmp_path: Path) -> Contest:
    path = tmp_path / "p.jsonl"
    records = [
        {"fen": BAIRD, "stipulation": "#2", "authors": ["Edith Baird"], "source": "Weekly"},
        {"fen": BAIRD_3, "stipulation": "#3", "authors": ["Edith Baird"]},
    ]
    path.write_text("".join(json.dumps(each) + "\n" for each in records), "utf-8")
    made = Contest("Cup", rounds=(Round("A", 20), Round("B", 60)))
    made = take_problems(made, [path], "a").contest
    for name in ("Ada", "Ben", "Cy"):
        made = made.with_solver(made.next_solver(name))
    made = made.with_text(1, 1, "1.Nd6").with_text(2, 1, "1.Nd6!").with_text(3, 1, "1.Xd6")
    made = made.with_text(1, 2, "1.Qg7!").with_time(1, "A", 12).with_time(2, "A", 8.5)
    return mark_contest(made)


def test_points_come_first_then_time(contest: Contest) -> None:
    places = ranking(contest)
    assert [(p.solver.name, p.rank, p.points, p.minutes, p.open) for p in places] == [
        ("Ben", 1, 5, 8.5, 0),
        ("Ada", 2, 5, 12, 0),
        ("Cy", 3, 0, 20, 1),
    ]
    assert "Ben" in ranking_text(contest, "A")
    assert "Ben" in ranking_page(contest)
    assert ranking_csv(contest).splitlines()[1].startswith("1,Ben,,5,5,8.5")


def test_the_directors_word_stays(contest: Contest, tmp_path: Path) -> None:
    ruled = contest.with_ruling(3, 1, Ruling(5, "he meant N"))
    again = mark_contest(ruled.with_text(3, 1, "1.Yd6"), again=True)
    sheet = again.sheet(3, 1)
    assert (sheet.points, sheet.is_open) == (5, False)
    assert sheet.ruling is not None
    assert sheet.ruling.word == "he meant N"
    path = tmp_path / "c.contest"
    with ContestFile.new(path, again), ContestFile.open(path) as other:
        assert not other.writable
        assert other.held == again


def test_a_ladder_goes_on_from_what_was_brought(contest: Contest) -> None:
    column = replace(contest, code=Code.COLUMN)
    column = column.with_solver(Solver(3, "Cy", carried=40))
    first = ranking(column)[0]
    assert (first.solver.name, first.points) == ("Cy", 40)
    assert [p.solver.name for p in ranking(column, "A")][-1] == "Cy"


def test_sheets_name_nobody_and_tell_nothing(contest: Contest, tmp_path: Path) -> None:
    for entry in sheet_entries(contest, "A"):
        assert entry.problem.credits == Credits()
        assert not entry.lines
        assert entry.room
    (path,) = write_solving_sheets(tmp_path / "s.svg", contest, "A")
    text = path.read_text("utf-8")
    assert "Baird" not in text
    assert "Weekly" not in text
    with pytest.raises(TourneyFault, match="no problems"):
        write_solving_sheets(tmp_path / "t.svg", contest, "B")


def test_what_is_not_there_is_said(contest: Contest) -> None:
    with pytest.raises(TourneyFault, match="no round C"):
        contest.round("C")
    with pytest.raises(TourneyFault, match="no solver 9"):
        contest.with_text(9, 1, "")
    with pytest.raises(TourneyFault, match="already"):
        contest.next_solver("ada")
