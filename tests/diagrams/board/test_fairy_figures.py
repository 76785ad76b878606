# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men in diagrams: turned, in halves, on discs, with the marks of what is special."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from cases import every
from PySide6.QtGui import QImage

from composer.diagrams.board.board import board, definitions
from composer.diagrams.board.pieces import man_definition, man_document, man_name
from composer.diagrams.painting.board import board_pixmap_image
from composer.diagrams.style.style import PRINT, SCREEN, Hatch, PieceSet
from composer.problem.men import HALF_NEUTRAL, ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.rules.kinds import FAIRY_KINDS, FairyKind

GRASSHOPPER = Kind.of("grasshopper")
ALL = [Man.of(colour, Kind.of(row.id)) for row in FAIRY_KINDS for colour in Colour]
SIDE = 90


def picture(man: Man, pieces: PieceSet = PieceSet.CLASSIC) -> QImage:
    style = replace(PRINT, dark="#808080", frame=None, pieces=pieces)
    drawn = board_pixmap_image(Position.of({parse_square("b8"): man}), 8 * SIDE, style)
    return drawn.copy(SIDE, 0, SIDE, SIDE)


def inked(image: QImage, left: int, right: int, dark: bool) -> int:
    """Return how many pixels of some columns are nearly black, or nearly white."""
    shades = [image.pixelColor(x, y).lightness() for x in range(left, right) for y in range(SIDE)]
    return sum(shade < 40 if dark else shade > 215 for shade in shades)


@pytest.mark.parametrize("pieces", PieceSet)
def test_every_fairy_man_is_drawn_as_plain_svg(pieces: PieceSet) -> None:
    for man in ALL:
        for halo in (0.0, 2.0):
            ET.fromstring(man_document(man, halo, pieces))
            group = ET.fromstring(man_definition(man, name=man_name(man), halo=halo, pieces=pieces))
            assert group.get("id") == man_name(man)
        assert "class" not in man_definition(man, pieces=pieces)


def test_each_man_of_a_picture_has_a_name_of_his_own() -> None:
    royal = [Man.of(man.colour, man.kind, {ROYAL}) for man in ALL]
    everybody = [*ALL, *royal, Man.of(Colour.NEUTRAL, Kind.QUEEN), Man.WHITE_QUEEN]

    assert len({man_name(man) for man in everybody}) == len(everybody)
    assert all(re.fullmatch(r"[A-Za-z0-9-]+", man_name(man)) for man in everybody)


def test_a_grasshopper_is_a_queen_on_her_head() -> None:
    queen, turned = picture(Man.WHITE_QUEEN), picture(Man.of(Colour.WHITE, GRASSHOPPER))

    def top_and_foot(image: QImage) -> tuple[int, int]:
        rows = [
            sum(image.pixelColor(x, y).lightness() < 40 for x in range(SIDE)) for y in range(SIDE)
        ]
        return sum(rows[:45]), sum(rows[45:])

    top, foot = top_and_foot(queen)
    assert top_and_foot(turned) == pytest.approx((foot, top), rel=0.05)


@every("pieces", PieceSet)
@every("name", ["queen", "rook", "bishop", "grasshopper", "nightrider", "leo"])
def test_a_neutral_man_is_white_at_the_left_and_black_at_the_right(
    name: str, pieces: PieceSet
) -> None:
    image = picture(Man.of(Colour.NEUTRAL, Kind.of(name)), pieces)
    left, right = (8, 43), (47, 82)

    assert inked(image, *left, dark=False) > 2 * inked(image, *right, dark=False)
    assert inked(image, *right, dark=True) > 1.3 * inked(image, *left, dark=True)


def test_a_royal_man_bears_a_disc_at_the_upper_right() -> None:
    plain = picture(Man.of(Colour.BLACK, GRASSHOPPER))
    royal = picture(Man.of(Colour.BLACK, GRASSHOPPER, {ROYAL}))
    other = picture(Man.of(Colour.BLACK, GRASSHOPPER, {HALF_NEUTRAL}))

    corner = [(x, y) for x in range(62, 89) for y in range(2, 28)]
    assert len({bytes(image.constBits()) for image in (plain, royal, other)}) == 3
    assert any(plain.pixelColor(x, y) != royal.pixelColor(x, y) for x, y in corner)
    assert all(
        plain.pixelColor(x, y) == royal.pixelColor(x, y) for x in range(40) for y in range(SIDE)
    )


def test_a_man_without_a_shape_stands_as_letters_on_a_disc() -> None:
    row = replace(FAIRY_KINDS[0], id="<own>&man", code="XY", letters=(("en", "XY"),), figure="")
    own = Kind.defined(row)

    for colour in Colour:
        man = Man.of(colour, own)
        assert 'aria-label="XY"' in man_document(man)
        assert re.fullmatch(r"[a-z0-9-]+", man_name(man))
        ET.fromstring(man_document(man, 2.0))


def test_a_picture_defines_each_fairy_man_once_and_uses_them() -> None:
    neutral = Man.of(Colour.NEUTRAL, GRASSHOPPER)
    position = Position.of({0: neutral, 9: neutral, 20: Man.of(Colour.WHITE, GRASSHOPPER)})
    for style in (SCREEN, replace(PRINT, dark=Hatch())):
        defined = definitions(position, style)
        assert defined.count(f'id="{man_name(neutral)}"') == 1
        assert board(position, style, 0, 0).count(f'href="#{man_name(neutral)}"') == 2
        ids = re.findall(r'id="([^"]+)"', defined)
        assert len(ids) == len(set(ids))


@every("kind", FAIRY_KINDS)
def test_figures_stay_within_their_square(kind: FairyKind) -> None:
    image = picture(Man.of(Colour.BLACK, Kind.of(kind.id)))
    ground = image.pixelColor(0, 0).lightness()
    edge = [image.pixelColor(0, y).lightness() for y in range(SIDE)]
    edge += [image.pixelColor(x, 0).lightness() for x in range(SIDE)]

    assert all(abs(shade - ground) < 60 for shade in edge)
