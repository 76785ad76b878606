# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own letters: all that names need, as wide and as shaped as Qt finds them."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

from composer.assets import asset
from composer.diagrams.letters.lettering import width
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
    alone, wide = outline("ב")
    assert outline("אב")[0].startswith(alone)  # the second letter stands at the left
    assert outline("A אב")[1] == pytest.approx(outline("A ")[1] + outline("א")[1] + wide)
    assert not outline("א ב")[0].startswith(outline("א")[0])


def raw(content: bytes) -> QRawFont:
    font = QRawFont()
    font.loadFromData(QByteArray(content), 1000.0, font.hintingPreference().PreferNoHinting)
    assert font.isValid()
    return font


@pytest.mark.usefixtures("qapp")
def test_letters_are_as_wide_and_as_shaped_as_qt_draws_them() -> None:
    for file in font_files():
        content = file.read_bytes()
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
    drawing, wide = outline("Qe4! ♕", bold=True)
    assert wide == pytest.approx(1000 * width("Qe4! ♕", bold=True))
    assert drawing.count("m") == drawing.count("z") >= 6
    assert re.fullmatch(r"[Mmlqz0-9. -]+", drawing)
    assert outline("") == ("", 0.0)


@pytest.mark.usefixtures("qapp")
def test_an_outline_fills_what_qt_fills_with_the_same_letter() -> None:
    contents = [file.read_bytes() for file in font_files()]
    for bold, italic in CUTS:
        font = raw(contents[bold + 2 * italic])
        for letter in "Qgß8Жé&":
            drawing, _ = outline(letter, bold, italic)
            svg = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -1000 1400 1400">'
                f'<path d="{drawing}"/></svg>'
            )
            ours, theirs = (QImage(140, 140, QImage.Format.Format_Grayscale8) for _ in range(2))
            for image in (ours, theirs):
                image.fill(255)
            painter = QPainter(ours)
            QSvgRenderer(QByteArray(svg.encode())).render(painter)
            painter.end()
            painter = QPainter(theirs)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(0.1, 0.1)
            painter.translate(200, 1000)
            path = font.pathForGlyph(font.glyphIndexesForString(letter)[0])
            path.setFillRule(Qt.FillRule.WindingFill)
            painter.fillPath(path, Qt.GlobalColor.black)
            painter.end()
            pairs = zip(bytes(ours.constBits()), bytes(theirs.constBits()), strict=True)
            apart = sum(abs(one - other) for one, other in pairs)
            ink = sum(255 - value for value in bytes(theirs.constBits()))
            assert ink > 0
            assert apart < ink * 0.06, (letter, bold, italic)


def test_the_letters_are_small_and_come_with_their_licences() -> None:
    assert sum(len(file.read_bytes()) for file in font_files()) < 1_500_000
    assert "SIL OPEN FONT LICENSE" in asset("fonts", "OFL.txt").read_text("utf-8")
    assert "Bitstream Vera" in asset("fonts", "DejaVu.txt").read_text("utf-8")
    told = asset("fonts", "README.txt").read_text("utf-8")
    assert "Libertinus" in told
    assert "DejaVu" in told
