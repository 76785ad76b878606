# SPDX-License-Identifier: GPL-3.0-or-later
"""Each theme shown by lines on a small board, and just missed when one move is another."""

from __future__ import annotations

from cases import every
from helplines import BATTERIES as BATTERIES_2000
from helplines import BATTERIES_LINES, diagram, played

from composer import solve
from composer.analysis.courses.correspondences import correspondences
from composer.analysis.courses.course import course_of
from composer.analysis.report import analyse
from composer.analysis.themerules import line_rules
from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.fen import parse_fen

ROOK = "7k/8/8/8/8/8/8/R3K3 b - - 0 1"
QUEEN = "4k3/8/8/8/8/8/8/Q5K1 b - - 0 1"
KNIGHT = "4k3/8/8/3n4/8/8/8/3R2K1 b - - 0 1"
LEADERS = "3r2k1/8/3b4/8/8/8/8/1N2RK2 b - - 0 1"
TAKEN = "6k1/3P4/8/8/8/8/5b2/4R2K b - - 0 1"
PAWN = "8/8/8/k7/8/8/4P3/6K1 b - - 0 1"
TWO_PAWNS = "8/3P4/8/8/5K2/8/4p3/2k5 b - - 0 1"
BATTERIES = "1n4K1/8/8/7R/8/6B1/p7/k7 b - - 0 1"
CORNERED = "7k/8/8/8/8/8/8/RN2K3 b - - 0 1"
TAKES = "6Nk/8/8/8/8/8/8/R3K3 b - - 0 1"
SMOTHERED = "6bn/5Ppk/1p4pp/8/8/8/8/K7 b - - 0 1"
BACK_RANK = "7k/P7/6K1/8/8/8/8/8 b - - 0 1"
PASSING = "7k/8/8/8/3p4/8/4P3/4K3 b - - 0 1"
CASTLES = "5k2/p7/8/8/8/8/4R1R1/4K2R b K - 0 1"
THREE = "4k3/8/8/8/Q7/5B2/8/1R4K1 b - - 0 1"
EDGE = "3k4/8/8/4K3/8/8/8/7R b - - 0 1"
OTHER_EDGE = "3k4/8/8/4K3/8/8/8/R7 b - - 0 1"

CASES = [
    ("switchback", ROOK, ["Kg8 Ra5 Kh8 Ra1"], ["Kg8 Ra5 Kf7 Ra2"]),
    ("four_corners", QUEEN, ["Kf7 Qh8 Kg6 Qa8 Kf5 Qh1"], ["Kf7 Qh8 Kg6 Qa8 Kf5 Qg2"]),
    ("four_corners", THREE, ["Kf7 Bh1 Ke7 Qa8 Kf6 Qh8+ Ke7 Ra1"], ["Kf7 Bh1 Ke7 Qa8 Kf6 Ra1"]),
    (
        "place_exchange",
        CORNERED,
        ["Kg8 Nd2 Kh8 Nb3 Kg8 Ra2 Kh8 Rb2 Kg8 Na1 Kh8 Rb1"],
        ["Kg8 Nd2 Kh8 Nb3 Kg8 Ra2 Kh8 Rb2 Kg8 Na1 Kh8 Rb3"],
    ),
    ("round_trip", QUEEN, ["Kf8 Qa4 Kg8 Qd4 Kf8 Qa1"], ["Kf8 Qa4 Kg8 Qd4 Kf8 Qa4"]),
    ("umnov", KNIGHT, ["Nc7 Rd5"], ["Nc7 Rd4"]),
    ("follow_my_leader", LEADERS, ["Bb8 Re5 Rd6 Ke1"], ["Bb8 Re5 Rd6 Ke2"]),
    ("phoenix", TAKEN, ["Bxe1 d8=R+"], ["Bxe1 d8=Q+"]),
    (
        "excelsior",
        PAWN,
        ["Ka4 e4 Ka5 e5 Ka4 e6 Ka5 e7 Ka4 e8=Q+"],
        ["Ka4 e4 Ka5 e5 Ka4 e6 Ka5 e7 Ka4 Kg2"],
    ),
    (
        "moves_reversed",
        PAWN,
        ["Ka4 Kg2 Ka5 e3", "Ka4 e3 Ka5 Kg2"],
        ["Ka4 Kg2 Ka5 e3", "Ka4 e4 Ka5 Kg2"],
    ),
    (
        "promotion_echo",
        TWO_PAWNS,
        ["e1=Q d8=Q", "e1=R d8=R"],
        ["e1=Q d8=Q", "e1=R d8=B"],
    ),
    (
        "reciprocal_batteries",
        BATTERIES,
        ["Na6 Re5 Nb8 Bh4 Na6 Bf6 Nb8 Re1#", "Na6 Be1 Nb8 Rh1 Na6 Kh7 Nb8 Bc3#"],
        ["Na6 Re5 Nb8 Bh4 Na6 Bf6 Nb8 Re1#", "Na6 Re5 Nb8 Bh4 Na6 Bf6 Nb8 Re1#"],
    ),
    (
        "echo",
        EDGE,
        ["Kc8 Kd6 Kd8 Rh8#", "Ke8 Kf6 Kf8 Rh8#"],
        ["Kc8 Kd6 Kd8 Rh8#", "Ke8 Ke6 Kd8 Rh7 Ke8 Rh8#"],
    ),
    (
        "chameleon_echo",
        OTHER_EDGE,
        ["Kc8 Kd6 Kd8 Ra8#", "Ke8 Kf6 Kf8 Kg6 Kg8 Ra8#"],
        ["Kc8 Kd6 Kd8 Ra8#", "Ke8 Kf6 Kf8 Ra8#"],
    ),
]

CAPTURERS = "k7/8/8/3b4/4B3/8/8/K7 b - - 0 1"
PASSED = "7k/B7/8/8/3R4/8/8/7K b - - 0 1"
ON_D8 = "2kb4/8/8/4K3/8/8/8/3R4 b - - 0 1"
CROSSING = "7k/pb6/8/r7/5K2/8/4R3/6R1 b - - 0 1"
DOUBLE_STEP = "5bkr/3p2pp/8/8/8/1K6/4B3/5R2 b - - 0 1"
FREE_PAWN = "3k4/p7/8/4K3/8/8/8/7R b - - 0 1"

CASES += [
    (  # the king steps on the rook's line, and on the bishop's
        "grimshaw",
        CROSSING,
        ["Bd5 Kf5 a6 Rh2#", "Rd5 Kf3 a6 Ke3 Rd8 Rh2#"],
        ["Bd5 Kf5 a6 Rh2#", "Rd5 Ke3 a6 Kf4 Rd8 Rh2#"],
    ),
    (  # the pawn's double step would parry; the king steps on the bishop's line
        "pawn_grimshaw",
        DOUBLE_STEP,
        ["Bd6 Bc4#", "d6 Kb4 d5+ Ka4 d4 Bc4#"],
        ["Bd6 Bc4#", "d6 Kc3 d5 Kd2 d4 Bc4#"],
    ),
    (
        "white_grimshaw",
        BATTERIES_2000,
        list(BATTERIES_LINES),
        [BATTERIES_LINES[0], BATTERIES_LINES[0]],
    ),
    ("en_passant", PASSING, ["Kg8 e4 dxe3"], ["Kg8 e3 dxe3"]),
    ("castling", CASTLES, ["a6 O-O#"], ["a6 Rf1#"]),
    ("reciprocal_captures", CAPTURERS, ["Bxe4 Ka2", "Kb8 Bxd5"], ["Bxe4 Ka2", "Kb8 Bf5"]),
    ("klasinc", PASSED, ["Kh7 Ra4 Kh8 Bf2 Kh7 Rd4"], ["Kh7 Ra4 Kh8 Bb8 Kh7 Rd4"]),
    (
        "kniest",
        ON_D8,
        ["Kb7 Rxd8 Kc7 Rd1 Kc8 Rh1 Kb8 Kd6 Kc8 Rh2 Kd8 Rh8#"],
        ["Kb7 Rxd8 Kc7 Rd1 Kc8 Rh1 Kb8 Kd6 Ka8 Kc7 Ka7 Ra1#"],
    ),
    ("tempo_move", FREE_PAWN, ["a6 Kd6 a5 Rh8#"], ["Kc8 Kd6 Kd8 Rh8#"]),
    (
        "allumwandlung_mixed",
        TWO_PAWNS,
        ["e1=Q d8=N", "e1=R d8=B"],
        ["e1=Q d8=N", "e1=R d8=N"],
    ),
]


def flags(fen: str, lines: list[str], sound: bool = True) -> list[Flag]:
    found = correspondences(diagram(fen), [played(fen, line) for line in lines])
    return [flag for rule in line_rules(sound) for flag in rule(found)]


def themes(fen: str, lines: list[str], sound: bool = True) -> set[str]:
    return {flag.id for flag in flags(fen, lines, sound)}


@every("theme, fen, shows, misses", CASES)
def test_shown_and_just_missed(theme: str, fen: str, shows: list[str], misses: list[str]) -> None:
    assert theme in themes(fen, shows)
    assert theme not in themes(fen, misses)
    assert theme in catalogue()


def test_no_pairs_are_named_in_a_cooked_problem() -> None:
    assert "promotion_echo" not in themes(TWO_PAWNS, ["e1=Q d8=Q", "e1=R d8=R"], sound=False)


def test_a_man_that_goes_round_over_more_than_two_squares() -> None:
    assert "round_trip" in themes(QUEEN, ["Kf8 Qa4 Kg8 Qd4 Kf8 Qd1 Ke8 Qa1"])
    assert "round_trip" not in themes(QUEEN, ["Kf8 Qa4 Kg8 Qa6 Kf8 Qa7 Ke8 Qa1"])  # on one line


def test_one_solution_in_another_order_reverses_nothing() -> None:
    fen = "3k4/pp6/8/4K3/8/8/8/7R b - - 0 1"
    assert "moves_reversed" not in themes(fen, ["a6 Kd6 b6 Rh8#", "b6 Kd6 a6 Rh8#"])


def test_no_tempo_in_series() -> None:
    assert "tempo_move" not in themes(ROOK, ["Kg8 Ra5"])


def test_kings_who_go_back_show_an_element_and_none_by_a_capture() -> None:
    found = [flag for flag in flags(ROOK, ["Kg8 Kd1 Kh8 Ke1"]) if flag.id == "switchback"]
    assert [flag.grade for flag in found] == [Grade.ELEMENT]
    assert "switchback" not in themes(TAKES, ["Kxg8 Kd1 Kh8 Kd2"])


def test_a_promoted_man_does_not_return_to_the_square_of_his_pawn() -> None:
    assert "switchback" not in themes(TAKEN, ["Bg3 d8=R+ Kg7 Rd7+"])


def test_a_king_who_castles_fires_no_battery() -> None:
    assert not {"battery_mate", "royal_battery"} & themes(CASTLES, ["a6 O-O#"])


def test_a_line_that_ends_en_passant_has_one_full_stop() -> None:
    (told,) = [str(f.sentence) for f in flags(PASSING, ["Kg8 e4 dxe3"]) if f.id == "en_passant"]
    assert told == "Capture in passing: 2...dxe3 e.p."


def test_what_a_queen_would_do_in_the_place_of_an_underpromotion() -> None:
    """Of one kind it is said where it is the same each time; needless ones are none."""
    told = {flag.id: str(flag.sentence) for flag in flags(SMOTHERED, ["b5 f8=N#"])}
    assert "knight (a queen would not mate)" in told["underpromotion"]
    assert "underpromotion" not in themes(BACK_RANK, ["Kg8 a8=R#"])


def test_half_moves_are_written_with_their_numbers() -> None:
    course = course_of(parse_fen(ROOK), played(ROOK, "Kg8 Ra5 Kh8 Ra1"))
    assert course.written(course.steps) == "1.Kg8 Ra5 2.Kh8 Ra1"
    assert course.written(course.steps[1::2]) == "1...Ra5 2...Ra1"
    assert course.written(course.steps[1:3]) == "1...Ra5 2.Kh8"
    begun = course_of(
        parse_fen(ROOK.replace(" b ", " w ")), played(ROOK.replace(" b ", " w "), "Ra5 Kg8 Ra1")
    )
    assert begun.written(begun.steps) == "1...Ra5 2.Kg8 Ra1"


def test_in_series_a_man_follows_his_own_side_only() -> None:
    """Two moves of one side are no Umnov, and the move before is that before it."""
    alone = analyse(solve("8/5K2/8/5k2/4p2R/8/2r2n2/8 b - - 0 1", "ser-h#3"))  # Ng4 Rf2 Rf4
    assert alone.study.found.courses
    assert "umnov" not in {flag.id for flag in alone.flags}
    twice = analyse(solve("rk6/1p6/8/1R6/1K6/8/5n2/8 b - - 0 1", "ser-h#3"))  # Ka7 Rb8 Ka8
    assert {"umnov", "follow_my_leader"} & {flag.id for flag in twice.flags} == {"follow_my_leader"}
