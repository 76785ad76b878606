# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture as SVG text. It keeps to what SVG Tiny 1.2 and SVG 1.1 share."""

from __future__ import annotations

from collections.abc import Iterable

from composer.diagrams.games.picture import Group, Item, Picture, Shape, Words
from composer.diagrams.letters.lettering import directed, escaped, family_of, outlined_text
from composer.diagrams.letters.shipped import has_all
from composer.diagrams.style.measures import number
from composer.diagrams.style.style import Lettering

_MM_PER_UNIT = 25.4 / 96


def picture_svg(picture: Picture, width_mm: float | None = None, *, outlined: bool = False) -> str:
    """Return a picture as an SVG document.

    Args:
        picture: what is drawn.
        width_mm: millimetres of paper; the units count as pixels if not given.
        outlined: whether letters with serifs are drawn as outlines.
    """
    wide = picture.width * _MM_PER_UNIT if width_mm is None else width_mm
    high = wide * picture.height / picture.width
    return "".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" version="1.1"'
            f' width="{number(wide)}mm" height="{number(high)}mm"'
            f' viewBox="0 0 {number(picture.width)} {number(picture.height)}">\n',
            f"<title>{escaped(picture.title)}</title>\n" if picture.title else "",
            *(f"{svg_item}\n" for svg_item in svg_items(picture.items, outlined=outlined)),
            "</svg>\n",
        )
    )


def svg_items(items: Iterable[Item], *, outlined: bool = False) -> Iterable[str]:
    """Yield items as elements of SVG."""
    for item in items:
        if isinstance(item, Group):
            place = f"translate({number(item.x)} {number(item.y)})"
            if item.scale != 1:
                place += f" scale({item.scale:.5g})"
            inner = "".join(svg_items(item.items, outlined=outlined))
            yield f'<g transform="{place}">{inner}</g>'
        else:
            yield _shape(item) if isinstance(item, Shape) else _words(item, outlined)


def _shape(shape: Shape) -> str:
    marks = f' fill="{shape.fill or "none"}"'
    if shape.fill and shape.even:
        marks += ' fill-rule="evenodd"'
    if shape.stroke:
        marks += f' stroke="{shape.stroke}" stroke-width="{number(shape.width)}"'
        marks += ' stroke-linejoin="round" stroke-linecap="round"'
        if shape.dash[0]:
            marks += f' stroke-dasharray="{number(shape.dash[0])} {number(shape.dash[1])}"'
    return f'<path d="{shape.path.svg()}"{marks}/>'


def _words(words: Words, outlined: bool) -> str:
    anchor = "" if words.anchor == "start" else words.anchor
    if outlined and words.serif and has_all(words.text, words.bold, words.italic):
        drawn = outlined_text(
            words.text,
            words.x,
            words.y,
            words.size,
            anchor,
            bold=words.bold,
            italic=words.italic,
        )
        return f'<g fill="{words.colour}">{drawn}</g>'
    marks = ' font-weight="bold"' if words.bold else ""
    marks += ' font-style="italic"' if words.italic else ""
    marks += f' text-anchor="{anchor}"' if anchor else ""
    family = family_of(Lettering.SERIF if words.serif else Lettering.SANS)
    return (
        f'<text x="{number(words.x)}" y="{number(words.y)}" font-family="{family}"'
        f' font-size="{number(words.size)}" fill="{words.colour}"{marks}>'
        f"{escaped(directed(words.text))}</text>"
    )
