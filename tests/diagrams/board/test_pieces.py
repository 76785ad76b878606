# SPDX-License-Identifier: GPL-3.0-or-later
"""The sets of men: each drawing keeps to plain SVG, stays in its box and is known by sight."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import chess.svg
import pytest
from PySide6.QtGui import QImage

from composer.assets import asset
from composer.diagrams.board.board import definitions
from composer.diagrams.board.drawings import drawing
from composer.diagrams.board.pieces import man_definition, man_document, man_fragment
from composer.diagrams.painting.board import board_pixmap_image
from composer.diagrams.style.style import PRINT, SCREEN, Hatch, PieceSet
from composer.problem.men import ORTHODOX_KINDS, ORTHODOX_MEN, SIDES, Colour, Kind, Man
from composer.problem.position import Position

SVG = "{http://www.w3.org/2000/svg}"
SETS = list(PieceSet)
sets = pytest.mark.parametrize("pieces", SETS)
men = pytest.mark.parametrize("man", list(ORTHODOX_MEN))


def picture(man: Man, pieces: PieceSet, side: int) -> QImage:
    """A man alone on a square of print paper's white, drawn as on a small board."""
    style = replace(PRINT, dark="#ffffff", frame=None, pieces=pieces)
    board = board_pixmap_image(Position.of({56: man}), 8 * side, style)
    return board.copy(0, 0, side, side)


def shades(image: QImage) -> list[int]:
    return [
        image.pixelColor(x, y).lightness()
        for y, x in itertools.product(range(image.height()), range(image.width()))
    ]


@men
def test_our_own_files_hold_one_group_of_paths(man: Man) -> None:
    name = f"{man.colour.name.lower()}-{man.kind.id}.svg"
    root = ET.fromstring(asset("pieces", "print", name).read_text("utf-8"))
    assert root.get("viewBox") == "0 0 45 45"
    (group,) = root
    assert group.tag == f"{SVG}g"
    assert {element.tag for element in group} == {f"{SVG}path"}
    allowed = {"d", "fill", "stroke", "stroke-width"}
    for path in group:
        assert set(path.attrib) <= allowed  # nothing that some reader of SVG cannot draw
        assert re.fullmatch(r"[MLHVCSAZmlhvcsaz0-9 .,-]+", path.get("d", ""))
    assert group.get("fill") == ("#fff" if man.colour is Colour.WHITE else "#000")


@sets
@men
def test_each_set_gives_a_document_and_a_definition(man: Man, pieces: PieceSet) -> None:
    assert ET.fromstring(man_document(man, pieces=pieces)).get("viewBox") == "0 0 45 45"
    for halo in (0.0, 1.6):
        group = ET.fromstring(man_definition(man, name="wK", halo=halo, pieces=pieces))
        assert group.get("id") == "wK"
        assert "class" not in man_definition(man, pieces=pieces)
        rims = [element for element in group if element.tag == "path"]
        assert len(rims) == (1 if halo else 0)


def test_the_names_in_a_diagram_are_the_same_in_every_set() -> None:
    position = Position.of({0: Man.WHITE_KING, 9: Man.BLACK_KNIGHT})
    found = [
        re.findall(r'id="(\w+)"', definitions(position, replace(style, pieces=pieces)))
        for style in (SCREEN, replace(SCREEN, dark=Hatch()))
        for pieces in SETS
    ]
    assert found == [["wK", "bN"]] * 2 + [["hatch", "wK", "bN"]] * 2


def test_the_sets_differ() -> None:
    for man in ORTHODOX_MEN:
        assert len({man_fragment(man, pieces) for pieces in SETS}) == len(SETS)


@sets
@men
def test_a_man_stays_in_his_box_and_stands_in_its_middle(man: Man, pieces: PieceSet) -> None:
    image = picture(man, pieces, 90)
    columns = [x for x in range(90) for y in range(90) if image.pixelColor(x, y).lightness() < 128]
    rows = [y for y in range(90) for x in range(90) if image.pixelColor(x, y).lightness() < 128]
    assert min(columns) >= 2
    assert max(columns) <= 87
    assert min(rows) >= 2
    assert max(rows) <= 87
    if man.kind is not Kind.KNIGHT:
        assert min(columns) + max(columns) == pytest.approx(89, abs=3)


def test_at_two_centimetres_black_men_are_dark_and_white_men_are_light() -> None:
    """A board of 2 cm has squares of 2.5 mm: 30 pixels on an office printer."""
    for kind in ORTHODOX_KINDS:
        dark = shades(picture(Man.of(Colour.BLACK, kind), PieceSet.PRINT, 30))
        light = shades(picture(Man.of(Colour.WHITE, kind), PieceSet.PRINT, 30))
        inked, outlined = (sum(each < 100 for each in every) for every in (dark, light))
        assert inked > 1.5 * outlined
        assert outlined > 60  # the outline holds


def test_at_two_centimetres_no_two_men_look_alike() -> None:
    for colour in SIDES:
        drawn = {k: shades(picture(Man.of(colour, k), PieceSet.PRINT, 30)) for k in ORTHODOX_KINDS}
        for one, other in itertools.combinations(ORTHODOX_KINDS, 2):
            pairs = zip(drawn[one], drawn[other], strict=True)
            apart = sum(abs(a - b) > 128 for a, b in pairs)
            assert apart > 60, (colour, one, other)


@men
def test_the_classic_set_is_that_of_python_chess(man: Man) -> None:
    assert drawing(man, PieceSet.CLASSIC) == chess.svg.PIECES[man.letter]
