# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own letters: all that names need, as wide and as shaped as Qt finds them."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont

from composer.assets import asset
from composer.diagrams.lettering import width
from composer.diagrams.letters.shipped import advance, font_files, has_all, outline
from composer.diagrams.letters.truetype import Face

CUTS = tuple(product((False, True), repeat=2))  # bold, italic
NAMES = (
    "Žižek Łódź Ångström Çelik Đorđe Őry Ñandú Ærø Þór İnönü Nguyễn",
    "Лошинский Київ Ђорђе Љубљана Ґедзь",
    "Ελλάς Πέτρος",
    "שלום כהן",
    "“The Problemist” – 1st/2nd Prize… № 12, ½ × 3 ↔ c4→d5 ±",
    "1.♔♕♖♗♘♙ ♚♛♜♝♞♟",
)


@pytest.mark.parametrize(("bold", "italic"), CUTS)
def test_names_of_many_tongues_and_figurines_are_there(bold: bool, italic: bool) -> None:
    rare = "ЂђљҐ" if bold and italic else ""  # no caption is set in both
    letters = [letter for name in NAMES for letter in name if letter not in rare]
    missing = [letter for letter in letters if advance(letter, bold, italic) is None]
    assert not missing
    assert advance("漢", bold, italic) is None


def test_only_what_stands_in_its_place_is_drawn() -> None:
    assert has_all("Köhler ♕ Лев\u200e")
    assert has_all("שלום כהן & Sons")
    assert not has_all("שלום 12")  # the number belongs to the left of the word
    assert has_all("שלום\u200e 12")
    assert not has_all("漢")
    assert not has_all("e\u0323\u0302")


def test_hebrew_runs_leftwards_among_other_letters() -> None:
    alone, wide = outline("ב", 10)
    assert outline("אב", 10)[0].startswith(alone)  # the second letter stands at the left
    assert outline("A אב", 10)[1] == pytest.approx(
        outline("A ", 10)[1] + outline("א", 10)[1] + wide
    )
    assert not outline("א ב", 10)[0].startswith(outline("א", 10)[0])


def raw(content: bytes) -> QRawFont:
    font = QRawFont()
    font.loadFromData(QByteArray(content), 1000.0, font.hintingPreference().PreferNoHinting)
    assert font.isValid()
    return font


@pytest.mark.usefixtures("qapp")
def test_letters_are_as_wide_and_as_shaped_as_qt_draws_them() -> None:
    for content in font_files():
        face, font = Face.read(content), raw(content)
        assert font.pixelSize() == 1000
        codes = sorted(face.glyphs)[:: max(1, len(face.glyphs) // 150)]
        for code in codes:
            glyph = face.glyphs[code]
            assert font.glyphIndexesForString(chr(code)) == [glyph], hex(code)
            assert face.advance(glyph) * 1000 == pytest.approx(
                font.advancesForGlyphIndexes([glyph])[0].x(), abs=1
            )
            theirs = font.pathForGlyph(glyph).controlPointRect()
            points = [point for contour in face.outline(glyph) for point in contour]
            if not points:
                assert theirs.isEmpty()
                continue
            scale = 1000 / face.units
            found = (
                min(point.x for point in points) * scale,
                -max(point.y for point in points) * scale,
                max(point.x for point in points) * scale,
                -min(point.y for point in points) * scale,
            )
            expected = (theirs.left(), theirs.top(), theirs.right(), theirs.bottom())
            assert found == pytest.approx(expected, abs=20), hex(code)


def test_an_outline_is_closed_and_as_wide_as_it_was_measured() -> None:
    drawing, wide = outline("Qe4! ♕", 10, bold=True)
    assert wide == pytest.approx(10 * width("Qe4! ♕", bold=True))
    assert drawing.count("M") == drawing.count("z") >= 6
    assert re.fullmatch(r"[MLQz0-9. -]+", drawing)
    assert outline("", 10) == ("", 0.0)


def test_the_letters_are_small_and_come_with_their_licences() -> None:
    assert sum(map(len, font_files())) < 1_500_000
    assert "SIL OPEN FONT LICENSE" in asset("fonts", "OFL.txt").read_text("utf-8")
    assert "Bitstream Vera" in asset("fonts", "DejaVu.txt").read_text("utf-8")
    told = asset("fonts", "README.txt").read_text("utf-8")
    assert "Libertinus" in told
    assert "DejaVu" in told
