# SPDX-License-Identifier: GPL-3.0-or-later
from collections import Counter

from helplines import (
    BATTERIES,
    BATTERIES_LINES,
    CAPTURES,
    CAPTURES_LINES,
    ZILAHI,
    ZILAHI_LINES,
    diagram,
    played,
)

from composer.analysis.courses.correspondences import (
    Common,
    Correspondences,
    Recurrence,
    Row,
    correspondences,
)
from composer.analysis.courses.course import course_of
from composer.analysis.courses.roles import Role, RoleKind
from composer.problem.men import Colour
from composer.problem.squares import parse_square, square_name
from composer.solver.solve import solve


def compared(fen: str, *lines: str) -> Correspondences:
    return correspondences(diagram(fen), [played(fen, line) for line in lines])


def row(found: Correspondences, kind: RoleKind, colour: Colour) -> Row:
    return next(each for each in found.rows if each.about == Role(kind, colour))


def men(each: Row) -> list[str]:
    return [" ".join(square_name(h.who) for h in cell.holders) for cell in each.cells]


def common(found: Correspondences, about: Common) -> list[list[str]]:
    return [men(each) for each in found.rows if each.about is about]


def test_two_pairs_of_men_exchange_what_happens_to_them() -> None:
    found = compared(CAPTURES, *CAPTURES_LINES[:2])
    white, black = Colour.WHITE, Colour.BLACK
    assert men(row(found, RoleKind.TAKEN_STANDING, white)) == ["b4", "c4"]
    assert men(row(found, RoleKind.TAKES_TAKEN, white)) == ["c4", "b4"]
    assert men(row(found, RoleKind.TAKEN_BY_MATE, black)) == ["c3", "e3"]
    assert men(row(found, RoleKind.TAKEN_STANDING, black)) == ["e3", "c3"]
    assert [sorted(map(square_name, group)) for group in found.groups] == [
        ["b4", "c4"],
        ["c3", "e3"],
    ]
    letters = {
        square_name(cell.holders[0].who): cell.letter
        for each in found.rows
        for cell in each.cells
        if cell.recurrence is Recurrence.EXCHANGED
    }
    assert len(set(letters.values())) == 4 == len(letters)


def test_one_man_on_two_squares_is_told_from_one_that_stands_still() -> None:
    found = compared(CAPTURES, *CAPTURES_LINES[:2])
    mates = row(found, RoleKind.LAST_MOVE, Colour.WHITE)
    assert men(mates) == ["a4", "a4"]
    assert {cell.recurrence for cell in mates.cells} == {Recurrence.OTHER_SQUARE}
    guards = row(found, RoleKind.GUARDS, Colour.WHITE)
    assert men(guards) == ["h2 a5", "h2 a5"]
    assert {cell.recurrence for cell in guards.cells} == {Recurrence.SAME}


def test_who_is_taken_and_who_mates_are_exchanged_in_a_zilahi() -> None:
    found = compared(ZILAHI, *ZILAHI_LINES)
    assert men(row(found, RoleKind.TAKEN_STANDING, Colour.WHITE)) == ["g1", "h1"]
    assert men(row(found, RoleKind.LAST_MOVE, Colour.WHITE)) == ["h1", "g1"]
    assert len(found.exchanges) == 1
    assert not found.exchanges[0].is_cycle


def test_front_and_rear_of_a_battery_and_common_squares() -> None:
    found = compared(BATTERIES, *BATTERIES_LINES)
    assert men(row(found, RoleKind.CHECKS, Colour.WHITE)) == ["h8", "g8"]
    assert men(row(found, RoleKind.LAST_MOVE, Colour.WHITE)) == ["g8", "h8"]
    squares = [each.squares for each in found.rows if each.about is Common.ARRIVES]
    assert squares == [(parse_square("g7"),), (parse_square("f5"),)]


def test_moves_and_mates_that_occur_twice() -> None:
    fen = "8/8/8/8/8/1K6/7R/k7 w - - 0 1"
    assert compared(fen, "Rh1#").rows == ()  # one solution has nothing to be compared with
    fen = "8/7k/5K2/8/8/8/8/1R5R b - - 0 1"  # the king comes to g8 by one way, or another
    found = compared(fen, "Kg8 Rbg1+ Kf8 Rh8#", "Kg8 Rbg1+ Kf8 Rh8#")
    assert common(found, Common.SAME_MATE) == [["h1", "h1"]]
    assert len(common(found, Common.REPEATED)) == 4


def test_a_cook_that_shares_most_moves_shows_repeated_ones() -> None:
    found = compared(CAPTURES, *CAPTURES_LINES)
    repeated = common(found, Common.REPEATED)
    assert ["", "e3", "e3"] in repeated
    assert ["", "b4", "b4"] in repeated


def test_nothing_is_called_an_exchange_where_a_third_man_is_in_it() -> None:
    fen = "k7/8/8/2pp4/2NB4/8/3R4/7K b - - 0 1"
    # Knight and bishop are captured in turn, but the rook gives both last moves.
    found = compared(fen, "dxc4 Kg1 c3 Ra2+", "cxd4 Kg1 d3 Rd1")
    assert found.exchanges == ()


def test_three_men_that_go_round_make_a_cycle() -> None:
    fen = "8/k7/8/2p1p1p1/1N1R1B2/8/8/7K b - - 0 1"
    lines = ("cxb4 Rd6+", "exd4 Bd2", "gxf4 Nc2")  # N, R, B captured; R, B, N move last
    found = compared(fen, *lines)
    assert [exchange.is_cycle for exchange in found.exchanges] == [True]
    assert sorted(map(square_name, found.exchanges[0].men)) == ["b4", "d4", "f4"]


def test_men_are_followed_through_castling_capture_in_passing_and_promotion() -> None:
    fen = "8/3p3P/8/4P3/8/8/7k/R3K3 b Q - 0 1"
    course = course_of(diagram(fen), played(fen, "d5 exd6 Kg2 O-O-O Kf2 h8=Q"))
    named = {square_name(now): square_name(then) for now, then in course.whence.items()}
    assert named == {"d6": "e5", "c1": "e1", "d1": "a1", "f2": "h2", "h8": "h7"}
    taken = course.steps[1]
    assert (taken.taken, taken.taken_on) == (parse_square("d7"), parse_square("d5"))


def test_repeated_moves_of_different_solutions_share_rows_and_none_is_lost() -> None:
    solution = solve("8/3n1p2/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")
    found = correspondences(solution.position, [line.moves for line in solution.lines])
    rows = [each for each in found.rows if each.about is Common.REPEATED]
    told = Counter(
        (place, cell.place) for row in rows for place, cell in enumerate(row.cells) if cell.holders
    )
    played = Counter(course.key(step) for course in found.courses for step in course.steps)
    wanted = {
        (place, step.place)
        for place, course in enumerate(found.courses)
        for step in course.steps
        if played[course.key(step)] > 1
    }
    assert set(told) == wanted
    assert set(told.values()) == {1}
    assert len(rows) <= 8  # there are more than twenty such moves
