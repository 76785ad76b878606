# SPDX-License-Identifier: GPL-3.0-or-later
"""How much a theme is worth by what it shows, and that nothing is told twice."""

from __future__ import annotations

import json
from pathlib import Path

from cases import every

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag

GOLDEN = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))
MANSFIELD_TWO_CHECKS = "6B1/8/rb6/r3pR1K/3PkB2/1p2N3/4Q3/8 w"  # 1924
MANSFIELD_THREE_CHECKS = "RBk5/3N4/P4K2/Qn2N3/8/1r5B/1rq5/2R4b w"  # 1915
LOYD_ONE_CHECK = "8/8/2K3Q1/8/2bk4/2Np4/1B2q3/8 w"
LOYD_STAR = "8/6K1/3B4/3k4/3N4/3N4/3Q4/1R3R2 w"  # 1877
LOYD_STAR_AMONG_OTHERS = "8/1P1PpP1K/1P2k3/1P6/7P/3NBN2/3R3P/4QR2 w"  # 1889
TWO_CHECKS_ONE_MATE = "K7/Bn6/1P1pp3/2kbb3/B4NR1/1p1P4/1P1Q4/8 w"  # Mansfield 1925
LOYD_CORRECTION = "5Q2/5B1k/6r1/6p1/6N1/6K1/8/8 w"  # 1885
LONGER_ONE = "5r1r/B6N/1R4b1/5q2/4P3/4k3/1N4R1/1K2b2B w"  # Loyd 1857
LONGER_TWO = "7r/B6N/1R6/1b3q2/4P3/4k3/1N4R1/1K2b2B w"  # made from it
TWO_KNIGHTS = "4N1N1/1K6/8/3k4/2p5/P1Q3P1/8/8 w"  # Mrs W. J. Baird 1893
TRANSFERRED = "8/4p3/p2pP3/rNB2Q2/r1k5/p7/K7/1R6 w"  # Mansfield 1918
ONE_ERROR = "8/8/4p1K1/7N/6kp/3Q4/8/7n w"  # Mrs W. J. Baird 1921
TEN_THREATS = "8/n7/5Q2/1PR3K1/4p1p1/n2Bk1P1/4P3/1N4R1 w"
JUST_TAKEN = "8/8/8/8/1BB5/NN6/krQ5/7K w"
ONE_UNPIN = "8/8/8/1R6/8/kBp1p3/1qQ4K/1nBn4 w"  # Loyd 1878
TWO_UNPINS = "1Br5/2rpp1p1/3k4/1n5R/2Q1B3/5pN1/8/2Kb4 w"  # Mansfield 1919
MANSFIELD_THREE_CHANGES = "8/3K1R2/8/3p4/3pk3/Q4N2/6r1/5N2 w"  # 1923


def flags(fen: str, stipulation: str = "#2") -> list[Flag]:
    return list(themes_of(Study.of(solve(fen, stipulation))))


@every(
    "theme, grade, fen",
    [
        ("cross_check", "element", LOYD_ONE_CHECK),
        ("cross_check", "theme", MANSFIELD_TWO_CHECKS),
        ("cross_check", "element", MANSFIELD_THREE_CHECKS),  # all told by cross_check_3
        ("cross_check_3", "theme", MANSFIELD_THREE_CHECKS),
        ("unpin_by_interference", "element", ONE_UNPIN),
        ("unpin_by_interference", "theme", TWO_UNPINS),
        ("star_flights", "theme", LOYD_STAR),
        ("star_flights", "element", LOYD_STAR_AMONG_OTHERS),
        ("flight_giving_key", "element", LOYD_STAR),
        ("two_flights_giving_key", "theme", LOYD_STAR),
        ("changed_mates_2plus", "element", MANSFIELD_THREE_CHANGES),
        ("changed_mates_3plus", "theme", MANSFIELD_THREE_CHANGES),
    ],
)
def test_the_grade_goes_by_what_is_shown(theme: str, grade: str, fen: str) -> None:
    assert {flag.grade.value for flag in flags(fen) if flag.id == theme} == {grade}


def test_two_checks_with_one_mate_are_no_theme() -> None:
    """Bishop and rook check; the king's step by which he mates is one and the same."""
    found = {flag.id: flag.grade.value for flag in flags(TWO_CHECKS_ONE_MATE)}
    assert found["cross_check"] == "element"
    assert "cross_check_3" not in found


def test_cross_checks_of_a_longer_mate_are_a_theme_by_two_mates() -> None:
    grades = {
        fen: {flag.grade.value for flag in flags(fen, "#3") if flag.id == "cross_check"}
        for fen in (LONGER_ONE, LONGER_TWO)
    }
    assert grades == {LONGER_ONE: {"element"}, LONGER_TWO: {"theme"}}


def test_the_strong_form_of_a_correction_is_no_copy_of_it() -> None:
    """One tells a random move and what corrects, the other all moves that err."""
    found = {flag.id: flag for flag in flags(LOYD_CORRECTION)}
    plain, strong = found["black_correction"], found["black_correction_strong"]
    assert plain.sentence != strong.sentence
    assert set(plain.moves) != set(strong.moves)
    assert "general error" in str(strong.sentence)


@every("fen", [*dict.fromkeys(record["fen"] for record in GOLDEN)])
def test_no_two_themes_have_one_sentence(fen: str) -> None:
    told = [str(flag.sentence) for flag in flags(fen) if flag.grade.value == "theme"]
    assert len(told) == len(set(told))


@every(
    "stronger, weaker, fen",
    [
        ("pickabish", "pawn_grimshaw", "3K3B/pBR1pp1Q/3pk3/1p6/q4P1b/1bpP2p1/4Nrp1/3n4 w"),
        ("ideal_mate", "model_mate_2", "8/7k/8/5K2/8/3R4/8/1B6 w"),
    ],
)
def test_beside_the_stronger_form_the_weaker_is_an_element(
    stronger: str, weaker: str, fen: str
) -> None:
    found = {flag.id: flag.grade.value for flag in flags(fen)}
    assert (found[stronger], found[weaker]) == ("theme", "element")


def test_the_same_move_by_another_knight_is_no_change() -> None:
    """Key and try go to f3; the knight there checks back on h4 and e1 after both."""
    found = {flag.id for flag in flags("8/2Q5/4b3/3kN3/3Nr3/5p2/5BB1/7K w")}
    assert "changed_mates_set" in found
    assert not found & {"changed_mates_try", "changed_mates_2plus"}


def test_answers_written_alike_are_told_with_where_they_come_from() -> None:
    found = {flag.id: str(flag.sentence) for flag in flags(TWO_KNIGHTS)}
    assert "2.Ne8f6#" in found["changed_mates_try"]
    assert "2.Ng8f6#" in found["changed_mates_try"]


def test_mates_transferred_as_a_theme_are_two() -> None:
    told = [flag for flag in flags(TRANSFERRED) if flag.id == "transferred_mate"]
    assert [(flag.grade.value, str(flag.sentence).count("#")) for flag in told] == [("theme", 4)]


def test_a_correction_with_a_single_error_says_so() -> None:
    (flag,) = [each for each in flags(ONE_ERROR) if each.id == "black_correction"]
    assert flag.grade.value == "element"
    assert "of whose moves one errs" in str(flag.sentence)


def test_threats_of_which_not_each_is_forced_alone_make_no_cross() -> None:
    """Mrs Baird, Hackney Mercury 1891: ten threats of the rook, of which seven are forced."""
    assert "white_rook_cross" not in {flag.id for flag in flags(TEN_THREATS)}


def test_tries_that_lose_their_man_are_no_family() -> None:
    """Loyd, Baltimore Herald 1880: the queen who tries is just taken."""
    found = {flag.id: flag for flag in flags(JUST_TAKEN)}
    assert found["distinct_refutations_key_piece_3plus"].grade.value == "element"
