# SPDX-License-Identifier: GPL-3.0-or-later
"""How much a theme is worth by what it shows, and that nothing is told twice."""

from __future__ import annotations

from cases import every

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag

MANSFIELD_TWO_CHECKS = "6B1/8/rb6/r3pR1K/3PkB2/1p2N3/4Q3/8 w"  # 1924
MANSFIELD_THREE_CHECKS = "RBk5/3N4/P4K2/Qn2N3/8/1r5B/1rq5/2R4b w"  # 1915
LOYD_ONE_CHECK = "8/8/2K3Q1/8/2bk4/2Np4/1B2q3/8 w"
LOYD_STAR = "8/6K1/3B4/3k4/3N4/3N4/3Q4/1R3R2 w"  # 1877
LOYD_STAR_AMONG_OTHERS = "8/1P1PpP1K/1P2k3/1P6/7P/3NBN2/3R3P/4QR2 w"  # 1889
TWO_CHECKS_ONE_MATE = "K7/Bn6/1P1pp3/2kbb3/B4NR1/1p1P4/1P1Q4/8 w"  # Mansfield 1925
LOYD_CORRECTION = "5Q2/5B1k/6r1/6p1/6N1/6K1/8/8 w"  # 1885
LONGER_ONE = "5r1r/B6N/1R4b1/5q2/4P3/4k3/1N4R1/1K2b2B w"  # Loyd 1857
LONGER_TWO = "7r/B6N/1R6/1b3q2/4P3/4k3/1N4R1/1K2b2B w"  # made from it
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


@every(
    "fen",
    [MANSFIELD_THREE_CHECKS, LOYD_STAR, LOYD_CORRECTION, MANSFIELD_THREE_CHANGES],
)
def test_no_two_themes_have_one_sentence(fen: str) -> None:
    told = [str(flag.sentence) for flag in flags(fen) if flag.grade.value == "theme"]
    assert len(told) == len(set(told))
