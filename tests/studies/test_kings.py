# SPDX-License-Identifier: GPL-3.0-or-later
"""Corresponding squares of the kings are the mutual zugzwangs with the other men where they are."""

from __future__ import annotations

from cases import every

from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.squares import parse_square
from composer.studies.endings import Endings
from composer.studies.kings import corresponding_squares
from composer.studies.material import parse_material
from composer.studies.squares import values_by_square
from composer.studies.zugzwangs import is_mutual_zugzwang, zugzwangs

PAWN = parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1")


def test_they_are_all_zugzwangs_of_the_ending_with_the_pawn_there(endings: Endings) -> None:
    every = zugzwangs(endings, parse_material("KPK"))
    assert every is not None
    kings = set()
    for each in every:  # of two that mirror each other one is told
        placed = {man: square for square, man in each.position}
        for turned in (0, 7):
            if placed[Man.WHITE_PAWN] ^ turned == parse_square("e4"):
                kings.add((placed[Man.WHITE_KING] ^ turned, placed[Man.BLACK_KING] ^ turned))
    pawn = parse_fen("8/8/8/4k3/4P3/4K3/8/8 w - - 0 1")
    found = list(corresponding_squares(endings, pawn))
    assert {(each.white, square) for each in found for square in each.black} == kings
    assert kings
    assert not any(each.unknown for each in found)


def test_who_begins_does_not_matter_and_the_trebuchet_is_one(endings: Endings) -> None:
    trebuchet = parse_fen("8/8/8/4pK2/3kP3/8/8/8 w - - 0 1")
    for turn in (Colour.WHITE, Colour.BLACK):
        assert is_mutual_zugzwang(set_turn(trebuchet, turn), endings.known) is True
    away = parse_fen("8/8/8/4pK2/4P3/2k5/8/8 w - - 0 1")
    assert is_mutual_zugzwang(away, endings.known) is False


def test_what_no_table_knows_is_counted(endings: Endings) -> None:
    five = parse_fen("8/8/8/4k3/8/4K3/4PNB1/8 w - - 0 1")
    assert is_mutual_zugzwang(five, endings.known) is None
    found = list(corresponding_squares(endings, five))
    assert not any(each.black for each in found)
    assert all(each.unknown for each in found)


def test_it_ends_where_it_is_cancelled(endings: Endings) -> None:
    assert list(corresponding_squares(endings, PAWN, bytearray(b"\1"))) == []


@every("king", ("e3", "e5"))
def test_with_a_king_in_hand_the_squares_that_correspond_are_told(
    endings: Endings, king: str
) -> None:
    man = PAWN[parse_square(king)]
    assert man is not None
    found = list(values_by_square(endings, PAWN, man, parse_square(king)))
    assert [each.square for each in found if each.is_zugzwang] == [parse_square(king)]
