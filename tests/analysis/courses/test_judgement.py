# SPDX-License-Identifier: GPL-3.0-or-later
from helplines import CAPTURES, CAPTURES_LINES, played

from composer.analysis.courses.judgement import (
    Divergence,
    LineMarks,
    LineStatus,
    half_move_labels,
    judged_lines,
    line_text,
    numeral,
)

LINES = [played(CAPTURES, line) for line in CAPTURES_LINES]
INTENDED, COOK, OPEN = LineStatus.INTENDED, LineStatus.COOK, LineStatus.OPEN


def statuses(wanted: int, sound: bool = False, marks: LineMarks | None = None) -> list[LineStatus]:
    return [
        judged_line.status
        for judged_line in judged_lines(LINES, 4, wanted, sound, marks or LineMarks())
    ]


def test_all_solutions_of_a_sound_problem_are_intended() -> None:
    assert statuses(3, sound=True) == [INTENDED] * 3


def test_nobody_knows_which_of_three_are_meant_until_something_tells() -> None:
    assert statuses(2) == [OPEN] * 3


def test_pins_make_the_others_cooks() -> None:
    pins = (line_text(LINES[0]), line_text(LINES[1]))
    assert statuses(2, marks=LineMarks(pins=pins)) == [INTENDED, INTENDED, COOK]


def test_lines_of_a_sound_position_are_intended_until_there_are_enough() -> None:
    known = tuple(line_text(line) for line in LINES)
    assert statuses(2, marks=LineMarks(known=known)) == [INTENDED, INTENDED, COOK]


def test_one_known_line_of_two_leaves_the_others_open() -> None:
    known = (line_text(LINES[0]),)
    assert statuses(2, marks=LineMarks(known=known)) == [INTENDED, OPEN, OPEN]


def test_what_was_unpinned_is_a_cook_though_it_was_known() -> None:
    known = tuple(line_text(line) for line in LINES[:2])
    marks = LineMarks(known=known, unpinned=known[:1])
    assert statuses(2, marks=marks) == [COOK, INTENDED, OPEN]


def test_a_cook_leaves_the_intended_line_it_shares_most_with() -> None:
    pins = (line_text(LINES[0]), line_text(LINES[1]))
    judged = judged_lines(LINES, 4, 2, False, LineMarks(pins=pins))
    assert judged[2].leaves == Divergence(other=1, place=2)
    assert judged[0].leaves is None


def test_shorter_lines_are_short_whatever_is_marked() -> None:
    short = LINES[0][:2]
    judged = judged_lines([short, *LINES], 4, 2, False, LineMarks(pins=(line_text(short),)))
    assert judged[0].status is LineStatus.SHORT


def test_labels_count_as_the_field_does() -> None:
    def written(fen: str, line: str, half: bool) -> str:
        labels = half_move_labels(played(fen, line), half)
        return " ".join(f"{colour.value}{number}" for colour, number in labels)

    assert written(CAPTURES, CAPTURES_LINES[0], half=False) == "b1 w1 b2 w2"
    fen = CAPTURES.replace(" b ", " w ")
    assert written(fen, "Nxe3 dxe3 Bxc3", half=True) == "w0 b1 w1"
    assert half_move_labels((), half=False) == ()


def test_numerals() -> None:
    assert [numeral(n) for n in (1, 4, 9, 14, 40, 99, 1990)] == [
        "I", "IV", "IX", "XIV", "XL", "XCIX", "MCMXC",
    ]  # fmt: skip
