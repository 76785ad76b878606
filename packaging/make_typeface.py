# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the letters of `resources/fonts` from the fonts that they are taken from.

    python packaging/make_typeface.py FOLDER

The folder holds the four cuts of Libertinus Serif as `Regular.ttf`, `Bold.ttf`, `Italic.ttf` and
`BoldItalic.ttf`, and `DejaVuSans.ttf` with `DejaVuSans-Bold.ttf`. Needs the package `fonttools`;
run by hand where the letters shall change, for all golden pictures change with them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts"
TEXT: Final = "Composer Libertinus"
FIGURINES: Final = "Composer Figurines"
CUTS: Final = ("Regular", "Bold", "Italic", "BoldItalic")
RANGES: Final = (
    (0x20, 0x7E),  # Latin
    (0xA0, 0x24F),
    (0x2B0, 0x36F),  # accents that stand alone or are put on letters
    (0x370, 0x3FF),  # Greek
    (0x400, 0x52F),  # Cyrillic
    (0x590, 0x5FF),  # Hebrew
    (0x1E00, 0x1EFF),  # Latin with more accents
    (0x2000, 0x206F),  # spaces, dashes, quotation marks
    (0x2070, 0x209F),  # small figures
    (0x20A0, 0x20BF),  # money
    (0x2116, 0x2122),
    (0x2150, 0x215F),  # fractions
    (0x2190, 0x21D5),  # arrows
    (0x2212, 0x2265),
    (0x25A0, 0x25CF),
    (0xFB1D, 0xFB4F),  # Hebrew with points
)
FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl"]  # no ligatures: text is searched
MEN: Final = range(0x2654, 0x2660)


def main(folder: Path) -> None:
    """Write the eight files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = [code for first, last in RANGES for code in range(first, last + 1)]
    for cut in CUTS:
        _make(folder / f"{cut}.ttf", TEXT, cut, wanted)
        bold = cut.startswith("Bold")
        name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
        _make(folder / name, FIGURINES, cut, list(MEN))  # men stand upright in italics, too


def _make(source: Path, family: str, cut: str, codes: list[int]) -> None:
    from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

    font = TTFont(source, recalcTimestamp=False)
    options = Options(hinting=False, layout_features=FEATURES, glyph_names=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14]
    options.drop_tables += ["DSIG", "FFTM", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    _name(font, family, cut)
    font.save(TARGET / f"{family.replace(' ', '')}-{cut}.ttf")


def _name(font: Any, family: str, cut: str) -> None:
    """Give a font its name and cut; whose it is and under which licence stays."""
    style = {"BoldItalic": "Bold Italic"}.get(cut, cut)
    names = font["name"]
    for gone in (16, 17, 21, 22, 25):
        names.removeNames(nameID=gone)
    full = family if cut == "Regular" else f"{family} {style}"
    code = f"{family.replace(' ', '')}-{cut}"
    for place, text in ((1, family), (2, style), (3, code), (4, full), (6, code)):
        names.removeNames(nameID=place)
        names.setName(text, place, 3, 1, 0x409)
        names.setName(text, place, 1, 0, 0)
    bold, italic = "Bold" in cut, "Italic" in cut
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = (0x20 if bold else 0) | (0x01 if italic else 0)
    if not bold and not italic:
        font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = (1 if bold else 0) | (2 if italic else 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
