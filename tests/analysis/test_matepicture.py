# SPDX-License-Identifier: GPL-3.0-or-later
from cases import every
from helplines import CAPTURES, CAPTURES_LINES, ZILAHI, ZILAHI_LINES, diagram, played

from composer.analysis.courses.course import course_of
from composer.analysis.matepicture import Badge
from composer.problem.squares import square_name


def badges(fen: str, line: str) -> tuple[Badge, ...]:
    picture = course_of(diagram(fen), played(fen, line)).picture
    assert picture is not None
    return picture.badges


@every("line", ZILAHI_LINES)
def test_published_model_mates(line: str) -> None:
    assert badges(ZILAHI, line) == (Badge.MODEL,)


def test_mirror_mates_have_an_empty_field_and_the_cook_is_only_pure() -> None:
    assert badges(CAPTURES, CAPTURES_LINES[0]) == (Badge.MODEL, Badge.MIRROR)
    assert badges(CAPTURES, CAPTURES_LINES[1]) == (Badge.MODEL, Badge.MIRROR)
    assert Badge.MODEL not in badges(CAPTURES, CAPTURES_LINES[2])


def test_ideal_holds_model_and_needs_every_man() -> None:
    fen = "6k1/8/6K1/8/8/8/8/R7 w - - 0 1"
    assert badges(fen, "Ra8#") == (Badge.IDEAL, Badge.MIRROR)
    fen = "6k1/8/6K1/8/8/8/1P6/R7 w - - 0 1"
    assert badges(fen, "Ra8#") == (Badge.MODEL, Badge.MIRROR)


def test_a_line_without_a_mate_has_no_picture() -> None:
    fen = "8/8/8/8/8/1k6/7R/K7 b - - 0 1"
    assert course_of(diagram(fen), played(fen, "Kc3")).picture is None


def test_a_black_mate_is_judged_from_blacks_side() -> None:
    fen = "7K/5k2/6q1/8/8/8/8/8 b - - 0 1"
    line = "Qg7#"
    picture = course_of(diagram(fen), played(fen, line)).picture
    assert picture is not None
    assert square_name(picture.king) == "h8"
    assert [square_name(guard) for guard, _ in picture.guards] == ["f7", "g7"]


def test_the_key_of_a_mate_has_the_man_its_square_and_the_king() -> None:
    one = course_of(diagram(CAPTURES), played(CAPTURES, CAPTURES_LINES[0])).mate_key
    other = course_of(diagram(CAPTURES), played(CAPTURES, CAPTURES_LINES[1])).mate_key
    assert one is not None
    assert other is not None
    assert one != other
    assert one[0] == other[0]  # the same rook
    assert one[3] == other[3]  # the king has not moved
