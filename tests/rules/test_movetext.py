# SPDX-License-Identifier: GPL-3.0-or-later
import pytest
from cases import every

from composer.geometry.geometry import CHESSBOARD
from composer.rules.kinds import FAIRY_KINDS, kinds_by_code, kinds_by_id
from composer.rules.movement import Hop, Landing, Leap, Ride
from composer.rules.movetext import parse_movement
from composer.rules.trails import trails


def test_a_movement_is_read_part_by_part() -> None:
    leap, ride, hop = parse_movement(
        "leap 0,5/3,4 + ride rook limit=3 quiet + hop queen landing=any taking"
    )
    assert isinstance(leap, Leap)
    assert len(leap.offsets) == 12
    assert isinstance(ride, Ride)
    assert (ride.limit, ride.may_capture) == (3, False)
    assert isinstance(hop, Hop)
    assert (hop.landing, hop.may_move) == (Landing.ANY, False)
    assert parse_movement("") == ()


@every(
    "text",
    [
        "leap",
        "fly 1,2",
        "leap 0,0",
        "leap 1,2,3",
        "leap 1,2 limit=2",
        "leap mao",
        "lame knight",
        "ride rook limit=99",
        "ride rook limit=x",
        "hop 1,3 landing=aside turns=1",
        "hop queen landing=mirror near",
        "hop queen landing=nowhere",
        "hop queen turns=9",
        "leap 1,2 " + "+ leap 1,2 " * 12,
    ],
)
def test_what_is_no_movement_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        parse_movement(text)


def test_ids_and_letters_of_the_table_are_unique_and_whole() -> None:
    assert len(kinds_by_id()) == len(kinds_by_code()) == len(FAIRY_KINDS)
    for row in FAIRY_KINDS:
        assert row.code.isupper() or row.code.isdigit()
        assert len(row.code) <= 2
        assert row.text.endswith(".")
        assert {language for language, _ in row.names} >= {"en", "de", "fr", "it", "es"}
        assert all(row.name(language) and row.letter(language) for language in ("en", "de"))


def reached(code: str, square: str, white: bool = True) -> set[str]:
    """Return the last cells of the trails of a man on an empty board."""
    movement = kinds_by_code()[code].movement
    found = trails(movement, CHESSBOARD, CHESSBOARD.number(square), white)
    return {CHESSBOARD.cells[trail.cells[-1]].label for trail in found}


def test_trails_end_where_the_board_does() -> None:
    assert reached("N", "a1") == {"b3", "c2", "d7", "g4"} - {"b3", "c2"}
    assert reached("RR", "d4") == {"d8", "a1", "g1"}
    assert reached("RR", "d4", white=False) == {"d8", "a1", "g1"}
    assert reached("BP", "c2") == {"b3", "d3", "a4", "e4", "c3"}
    assert reached("BP", "c1") == set()
    assert reached("DU", "c1") == set()
