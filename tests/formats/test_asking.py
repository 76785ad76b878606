# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.asking import agreed, normal_sign, statements
from composer.formats.entry import Entry
from composer.formats.fenlines import parse_fenline
from composer.formats.pgn import read_pgn
from composer.problem.fen import parse_fen
from composer.problem.stipulation import NO_TASK, parse_stipulation
from composer.said.sentence import NOTHING

WHITE = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - -"
BLACK = "8/8/8/3K4/8/5nP1/5Q1b/5N1k b - -"


@every(
    "text, told",
    [
        ("mate in 3", ["#3"]),
        ("White mates in three", ["#3"]),
        ("Matt in 3 Zügen", ["#3"]),
        ("Weiß zieht und setzt in zwei Zügen matt", ["#2"]),
        ("Zweizüger", ["#2"]),
        ("Les blancs jouent et font mat en 3 coups", ["#3"]),
        ("Il Bianco muove e matta in tre mosse", ["#3"]),
        ("helpmate in 2.5", ["h#2.5"]),
        ("Hilfsmatt in 3", ["h#3"]),
        ("self-mate in 4", ["s#4"]),
        ("stalemate in 3", ["=3"]),
        ("series helpmate in 5", ["ser-h#5"]),
        ("White to play and win", ["+"]),
        ("Weiß am Zug hält Remis", ["="]),
        ("(#2)", ["#2"]),
        ("Loyd, 1880, #2", ["#2"]),
        ("a study, h#3 version", ["h#3"]),
        ("mate in 1 or mate in 2", ["#1", "#2"]),
        ("#2, #3", ["#2", "#3"]),
        ("Puzzle #12", []),
        ("#99 Chess: a column", []),
        ("no mate in 3", []),
        ("mate in 23.4.2020", []),
        ("mate in 5000", []),
        ("The mated king", []),
        ("", []),
    ],
)
def test_only_what_is_said_outright_counts(text: str, told: list[str]) -> None:
    assert [str(statement.stipulation) for statement in statements(text)] == told


def test_who_mates_must_be_the_side_to_move() -> None:
    told = statements("White mates in three")
    assert agreed(parse_fen(WHITE), told) == (parse_stipulation("#3"), NOTHING)
    none, why = agreed(parse_fen(BLACK), told)
    assert none == NO_TASK
    assert str(why) == "White mates in three, but Black is to move: no task was taken"
    assert agreed(parse_fen(WHITE), ()) == (NO_TASK, NOTHING)


@every(
    "text, sign",
    [("mate in 2", "#2"), ("Matt in 2 Zügen.", "#2"), ("mate in 2 ways", "mate in 2 ways")],
)
def test_words_that_are_all_a_sign_says(text: str, sign: str) -> None:
    assert normal_sign(text) == sign


@every(
    "line, asked, note",
    [
        (f"{BLACK} bm #-4; PV: f3g5 f2h2;", "", "bm #-4: the side to move is mated"),
        (f"{BLACK} bm #4; PV: f3g5", "#4", ""),
        (f"{BLACK} dm 4; bm #4; 00:00;", "#4", ""),
        (f"{BLACK} dm -4;", "", "dm -4: the side to move is mated"),
        (f"{BLACK} bm Rh2+;", "", "no task is given"),
        (f'{WHITE} bm Qh2#; c0 "mate in 3";', "#3", ""),
        (f'{BLACK} c0 "White mates in three";', "", "White mates in three, but Black is to move"),
        (f"{WHITE} dm 2; bm #3;", "", "two tasks are given, #2 and #3"),
        (f'{WHITE} dm 2; c0 "mate in 3 fails";', "#2", ""),
        (f"{WHITE} acd 12; ce 32000; foo bar; acs 5", "", "no task is given"),
        (f'{WHITE} id "mate in 3 No. 7";', "#3", ""),
        (f'{WHITE} id "#7";', "", "no task is given"),
    ],
)
def test_what_a_line_of_epd_says_is_read(line: str, asked: str, note: str) -> None:
    entry = parse_fenline(line)
    assert str(entry.problem.stipulation) == asked
    assert "; ".join(tuple(map(str, entry.notes))).startswith(note)
    assert bool(tuple(map(str, entry.notes))) == bool(note)


def test_comments_of_epd_are_kept_but_times_are_not() -> None:
    entry = parse_fenline(f'{WHITE} dm 2; c0 "00:00"; c1 "after Loyd"; c2 "mate in 2";')
    assert entry.problem.comments == ("after Loyd",)


@every(
    "moves, tags, asked",
    [
        ("1. Kd6 Ng5 2. Qxh2#", "", "#2"),
        ("1. Kd6! {quiet} Bxg3+ (1... Bg1 2. Qxf3#) 2. Nxg3# $1 1-0", "", "#2"),
        ("1. Kd6", "", ""),
        ("1. Kd6 Ng5", "", ""),
        ("1. Kd6 Ng5 2. Qe2", "", ""),
        ("1. Kd6 Ng5 2. Qxh8#", "", ""),
        ("1. Kd6 Ng5 2. Qxh2#", '[WhiteElo "2500"]\n', ""),
        ("1. Kd6 Ng5 2. Qxh2#", '[Stipulation "?"]\n', ""),
        ("1. Kd6 Ng5 2. Qxh2#", '[Event "White to play and win"]\n', "+"),
    ],
)
def test_a_mate_at_the_end_of_the_line_tells_its_moves(moves: str, tags: str, asked: str) -> None:
    text = f'{tags}[FEN "{WHITE} 0 1"]\n\n{moves} *\n'
    (entry,) = read_pgn(enumerate(text.split("\n"), 1))
    assert isinstance(entry, Entry)
    assert str(entry.problem.stipulation) == asked
    assert tuple(map(str, entry.notes))  # also what was taken from the line is told


@given(st.text(max_size=60))
def test_any_text_is_looked_through(text: str) -> None:
    for statement in statements(text):
        assert statement.stipulation.told
