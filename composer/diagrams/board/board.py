# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a diagram as SVG: squares, hatching, frame, men, marks and coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from composer.diagrams.board.marks import marks
from composer.diagrams.board.pieces import man_definition, man_name
from composer.diagrams.board.specials import special_squares_drawn
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.measures import PIECE_BOX, SIDE, corner, number
from composer.diagrams.style.style import DiagramStyle, Hatch
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.squares import FILES, RANKS, SQUARES, is_light

COORDINATE_SIZE: Final = 14.0  # units of the size of a coordinate's letter
LINE: Final = 0.9  # units of the width of a line between squares of one colour
GUTTER: Final = 19.0  # units kept free at the left and below for coordinates

_HATCH = "hatch"
_BASELINE = 0.36  # how far a figure's baseline lies below its middle, as a part of its size


def definitions(position: Position, style: DiagramStyle, named: Iterable[Man] = ()) -> str:
    """Return the `<defs>`: a hatched square and the men that stand on the board, if any.

    Args:
        position: the men on the board.
        style: how they look.
        named: men who are drawn besides, in a key.
    """
    halo = style.halo if isinstance(style.dark, Hatch) else 0.0
    defined = [_hatched_square(style.dark)] if isinstance(style.dark, Hatch) else []
    present = sorted({*(man for _, man in position), *named}, key=_order)
    defined += [
        man_definition(man, name=man_name(man), halo=halo, pieces=style.pieces) for man in present
    ]
    return "\n".join(("<defs>", *defined, "</defs>\n")) if defined else ""


def board(
    position: Position, style: DiagramStyle, x: float, y: float, notes: Annotations = PLAIN
) -> str:
    """Return the drawing of the board with its corner at `x`, `y`."""
    parts = [
        f'<g transform="translate({number(x)} {number(y)})">',
        f'<rect width="{SIDE}" height="{SIDE}" fill="{style.light}"/>',
        _dark_squares(style),
        *([_lines(style)] if style.lines else []),
        *special_squares_drawn(notes, style),
        *_frame(style),
        *_men(position, style, notes),
        *_around(style, notes),
        "</g>\n",
    ]
    return "\n".join(parts)


def overlay(style: DiagramStyle, x: float, y: float, notes: Annotations = PLAIN) -> str:
    """Return what is drawn over a board that is there already: marks, arrows, coordinates."""
    parts = list(_around(style, notes))
    if not parts:
        return ""
    return "\n".join((f'<g transform="translate({number(x)} {number(y)})">', *parts, "</g>\n"))


def _around(style: DiagramStyle, notes: Annotations) -> Iterator[str]:
    yield from marks(notes, style)
    if style.coordinates:
        yield from _coordinates(style)


def _dark_squares(style: DiagramStyle) -> str:
    corners = [corner(square, style.flipped) for square in SQUARES if not is_light(square)]
    if isinstance(style.dark, str):
        box = f"h{PIECE_BOX}v{PIECE_BOX}h-{PIECE_BOX}z"
        path = "".join(f"M{x} {y}{box}" for x, y in corners)
        return f'<path d="{path}" fill="{style.dark}"/>'
    return "\n".join(f'<use xlink:href="#{_HATCH}" x="{x}" y="{y}"/>' for x, y in corners)


def _lines(style: DiagramStyle) -> str:
    """Return the lines between squares of one colour."""
    path = "".join(f"M{at} 0V{SIDE}M0 {at}H{SIDE}" for at in range(PIECE_BOX, SIDE, PIECE_BOX))
    colour = style.frame.colour if style.frame is not None else style.ink
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(LINE)}"/>'


def _hatched_square(hatch: Hatch) -> str:
    # Single lines: Qt draws them many times faster than one path of them all.
    lines = "".join(
        f'<line x1="{number(x)}" y1="{number(y)}" x2="{number(y)}" y2="{number(x)}"/>'
        for x, y in hatch_lines(hatch)
    )
    stroke = f'stroke="{hatch.colour}" stroke-width="{number(hatch.width)}"'
    return f'<g id="{_HATCH}" {stroke}>{lines}</g>'


def hatch_lines(hatch: Hatch) -> Iterator[tuple[float, float]]:
    """Yield where the lines of one hatched square begin, at its left or lower edge.

    A line that begins at (x, y) ends at (y, x). Lines are clipped to the square here, not by
    a pattern or a clip path, which not every reader of SVG draws alike.
    """
    count = max(1, round(2 * PIECE_BOX / hatch.gap))
    for index in range(count):
        reach = (index + 0.5) * 2 * PIECE_BOX / count  # x + y is the same along a line
        yield max(0.0, reach - PIECE_BOX), min(reach, float(PIECE_BOX))


def _frame(style: DiagramStyle) -> Iterator[str]:
    if style.frame is None:
        return
    out = style.frame.width / 2
    side = number(SIDE + 2 * out)
    yield (
        f'<rect x="{number(-out)}" y="{number(-out)}" width="{side}" height="{side}" fill="none"'
        f' stroke="{style.frame.colour}" stroke-width="{number(style.frame.width)}"/>'
    )


def _men(position: Position, style: DiagramStyle, notes: Annotations) -> Iterator[str]:
    turned = dict(notes.turned)
    for square, man in position:
        x, y = corner(square, style.flipped)
        turn = turned.get(square)
        if turn is None:
            yield f'<use xlink:href="#{man_name(man)}" x="{x}" y="{y}"/>'
        else:
            middle = f"{number(x + PIECE_BOX / 2)} {number(y + PIECE_BOX / 2)}"
            yield (
                f'<use xlink:href="#{man_name(man)}" x="{x}" y="{y}"'
                f' transform="rotate({turn.value} {middle})"/>'
            )


def _coordinates(style: DiagramStyle) -> Iterator[str]:
    half = PIECE_BOX / 2
    middle = half + _BASELINE * COORDINATE_SIZE
    yield (
        f'<g font-family="{style.lettering.value}" font-size="{number(COORDINATE_SIZE)}"'
        f' fill="{style.ink}" text-anchor="middle">'
    )
    for index in range(8):
        shown = 7 - index if style.flipped else index
        x, y = index * PIECE_BOX + half, (7 - index) * PIECE_BOX + middle
        yield f'<text x="{number(-GUTTER / 2 - 0.5)}" y="{number(y)}">{RANKS[shown]}</text>'
        yield f'<text x="{number(x)}" y="{number(SIDE + GUTTER - 3.5)}">{FILES[shown]}</text>'
    yield "</g>"


def _order(man: Man) -> tuple[int, str, str]:
    """Return where a man's drawing stands among the others: the twelve first, in their order."""
    if man.is_orthodox:
        return ORTHODOX_MEN.index(man), "", ""
    return len(ORTHODOX_MEN), man.kind.id, man_name(man)
