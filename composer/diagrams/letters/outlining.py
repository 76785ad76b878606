# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of letters as outlines for SVG, which look the same wherever they are opened."""

from __future__ import annotations

from composer.diagrams.letters.lettering import escaped
from composer.diagrams.letters.shipped import EM, TEXT_FAMILY, outline
from composer.diagrams.style.measures import number
from composer.diagrams.style.style import Lettering


def family_of(lettering: Lettering) -> str:
    """Return the family that text of an SVG asks for, which Qt has once they are added."""
    return TEXT_FAMILY if lettering is Lettering.SERIF else lettering.value


def outlined_text(
    text: str,
    x: float,
    y: float,
    size: float,
    anchor: str = "",
    *,
    bold: bool = False,
    italic: bool = False,
) -> str:
    """Return a line drawn as one path, which reports its words to those who hear it.

    Args:
        text: the line, all of whose letters are there.
        x: where it begins, has its middle or ends.
        y: its baseline.
        size: of its letters.
        anchor: `middle` or `end`; else it begins at `x`.
        bold: whether the letters are heavy.
        italic: whether they lean.
    """
    drawing, units = outline(text, bold, italic)
    wide = units * size / EM
    x -= {"middle": wide / 2, "end": wide}.get(anchor, 0.0)
    place = f"translate({number(x)} {number(y)}) scale({size / EM:.5g})"
    return f'<path aria-label="{escaped(text)}" transform="{place}" d="{drawing}"/>'
