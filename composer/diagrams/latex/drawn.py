# SPDX-License-Identifier: GPL-3.0-or-later
r"""Boards with fairy men as LaTeX: drawn with TikZ, man by man, from the program's own drawings.

No package of chess diagrams has figures that stand askew, discs with letters, or crowns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final
from xml.etree import ElementTree

from composer.diagrams.board.board import LINE, hatch_lines
from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.board.ofrules import is_marked, shown_by_rules
from composer.diagrams.board.pieces import man_definition
from composer.diagrams.board.specials import GRID_LINE, lines_within, special_drawing
from composer.diagrams.style.annotations import PLAIN, Annotations, MarkShape
from composer.diagrams.style.measures import PIECE_BOX, SIDE, corner, middle, number
from composer.diagrams.style.style import DiagramStyle, Hatch, PieceSet
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import FILES, RANKS, SQUARES, Square, is_light

PACKAGES: Final = r"\usepackage{tikz}\usetikzlibrary{svg.path}"
"""What a document with such boards needs."""
_PICTURE: Final = r"\begin{tikzpicture}"
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_PAINT = re.compile(r"url\(#(half|line)")
_INHERITED: Final = (
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linejoin",
    "stroke-linecap",
    "fill-rule",
)


def needs_drawing(problem: Problem) -> bool:
    """Whether there are men or signs on a board, or is a board, that no package has."""
    one_colour = problem.rules.book.one_colour
    fairy = any(not man.is_orthodox for _, man in problem.position)
    return one_colour or fairy or is_marked(problem.position, problem.rules)


def has_drawing(latex: str) -> bool:
    """Whether a text has boards or figures of this kind."""
    return _PICTURE in latex


def drawn_board(
    problem: Problem, style: DiagramStyle, square: float, notes: Annotations
) -> Iterator[str]:
    """Yield the lines of a board whose squares are so many points wide."""
    style, notes = shown_by_rules(problem, style, notes)
    scale = square / PIECE_BOX
    yield rf"{_PICTURE}[x={scale:.4f}pt,y=-{scale:.4f}pt,line width={0.75 * scale:.3f}pt]%"
    yield _colour("drawnlight", style.light)
    yield rf"\fill[drawnlight] (0,0) rectangle ({SIDE},{SIDE});%"
    yield from _dark(style, scale)
    if style.lines:
        ways = range(PIECE_BOX, SIDE, PIECE_BOX)
        path = " ".join(f"({at},0) -- ({at},{SIDE}) (0,{at}) -- ({SIDE},{at})" for at in ways)
        yield rf"\draw[line width={LINE * scale:.3f}pt] {path};%"
    yield from _specials(style, notes, scale)
    if style.frame is not None:
        yield _colour("drawnframe", style.frame.colour)
        wide = style.frame.width * scale
        yield rf"\draw[drawnframe,line width={wide:.3f}pt] (0,0) rectangle ({SIDE},{SIDE});%"
    turned = dict(notes.turned)
    halo = style.halo if isinstance(style.dark, Hatch) else 0.0
    for at, man in problem.position:
        x, y = corner(at, style.flipped)
        turn = turned.get(at)
        yield from _man(man, style.pieces, x, y, scale, turn.value if turn else 0, halo)
    yield from _notes(style, notes, scale)
    if style.coordinates:
        yield from _coordinates(style)
    yield r"\end{tikzpicture}%"


def drawn_within(position: Position, style: DiagramStyle, side: float) -> Iterator[str]:
    """Yield a board as it stands within a solution, so many points wide, on a line of its own."""
    bare = replace(style, coordinates=False)
    yield r"\par\smallskip\noindent"
    yield from drawn_board(Problem(position), bare, side / 8, PLAIN)
    yield r"\par\smallskip"


def drawn_figure(man: Man, pieces: PieceSet, side: float) -> str:
    """Return a man alone, so many points wide, standing a little below the line of a text."""
    lines = "\n".join(_man(man, pieces, 0, 0, side / PIECE_BOX))
    box = rf"\path[use as bounding box] (0,0) rectangle ({side:.2f}pt,-{side:.2f}pt);%"
    picture = f"{_PICTURE}\n{box}\n{lines}\n\\end{{tikzpicture}}"
    return rf"\raisebox{{-{0.3 * side:.2f}pt}}{{{picture}}}"


def _colour(name: str, colour: str) -> str:
    return rf"\definecolor{{{name}}}{{HTML}}{{{colour[1:].upper()}}}%"


def _dark(style: DiagramStyle, scale: float) -> Iterator[str]:
    dark = [corner(at, style.flipped) for at in SQUARES if not is_light(at)]
    if isinstance(style.dark, Hatch):
        yield _colour("drawndark", style.dark.colour)
        lines = list(hatch_lines(style.dark))
        for x, y in dark:
            path = " ".join(
                f"({number(x + a)},{number(y + b)}) -- ({number(x + b)},{number(y + a)})"
                for a, b in lines
            )
            yield rf"\draw[drawndark,line width={style.dark.width * scale:.3f}pt] {path};%"
        return
    yield _colour("drawndark", style.dark)
    for x, y in dark:
        yield rf"\fill[drawndark] ({x},{y}) rectangle ({x + PIECE_BOX},{y + PIECE_BOX});%"


def _man(
    man: Man,
    pieces: PieceSet,
    x: float,
    y: float,
    scale: float,
    turn: int = 0,
    halo: float = 0.0,
) -> Iterator[str]:
    """Yield a man with the corner of his box at a place; a neutral one in two halves."""
    root = ElementTree.fromstring(man_definition(man, halo=halo, pieces=pieces))
    half = PIECE_BOX / 2
    place = _place(x, y, scale)
    spin = f",rotate around={{{turn}:({half}pt,{half}pt)}}" if turn else ""
    yield rf"\begin{{scope}}[{place},scale={scale:.4f},yscale=-1{spin}]%"
    if man.colour is Colour.NEUTRAL:
        for left, body, line in ((0, "white", "black"), (half, "black", "white")):
            clip = f"({left}pt,-1pt) rectangle ({left + half}pt,{PIECE_BOX + 1}pt)"
            yield rf"\begin{{scope}}\clip {clip};%"
            yield from _element(root, {}, {"half": body, "line": line}, scale)
            yield r"\end{scope}%"
    else:
        yield from _element(root, {}, {}, scale)
    yield r"\end{scope}%"


def _place(x: float, y: float, scale: float) -> str:
    """Return the shift to a place in units, as points."""
    return f"shift={{({number(x * scale)}pt,{number(-y * scale)}pt)}}"


def _element(
    element: ElementTree.Element,
    above: Mapping[str, str],
    halves: Mapping[str, str],
    scale: float,
) -> Iterator[str]:
    told = dict(above) | {
        name: element.attrib[name] for name in _INHERITED if name in element.attrib
    }
    move = _transform(element.get("transform", ""))
    if element.tag == "g":
        yield rf"\begin{{scope}}[{move}]%" if move else r"\begin{scope}%"
        for child in element:
            yield from _element(child, told, halves, scale)
        yield r"\end{scope}%"
        return
    path = _path(element)
    options = _options(told, halves, scale)
    if path and options:
        yield rf"\path[{','.join(filter(None, (move, options)))}] {path};%"


def _path(element: ElementTree.Element) -> str:
    if element.tag == "path":
        data = " ".join(element.get("d", "").split())
        return f"svg {{{data}}}" if data else ""
    if element.tag == "circle":
        x, y, radius = (element.get(name, "0") for name in ("cx", "cy", "r"))
        return f"({x}pt,{y}pt) circle[radius={radius}pt]"
    return ""  # gradients: `halves` says what they paint


def _options(told: Mapping[str, str], halves: Mapping[str, str], scale: float) -> str:
    found = []
    fill, stroke = (_paint(told.get(name, given), halves) for name, given in _PAINTS)
    if fill:
        found.append(f"fill={fill}")
        if told.get("fill-rule") == "evenodd":
            found.append("even odd rule")
    if stroke:
        wide = float(told.get("stroke-width", "1")) * scale
        found += [f"draw={stroke}", f"line width={wide:.3f}pt"]
        found.append(f"line join={told.get('stroke-linejoin', 'miter')}")
        found.append(f"line cap={_CAPS[told.get('stroke-linecap', 'butt')]}")
    return ",".join(found)


_PAINTS: Final = (("fill", "#000"), ("stroke", "none"))
_CAPS: Final = MappingProxyType({"butt": "butt", "round": "round", "square": "rect"})


def _paint(value: str, halves: Mapping[str, str]) -> str:
    """Return a colour by the name that TeX has for it; empty for none."""
    found = _PAINT.match(value)
    if found is not None:
        return halves[found[1]]
    if value == "none":
        return ""
    return "white" if value.lower() in ("#fff", "#ffffff", "white") else "black"


def _transform(text: str) -> str:
    """Return transformations of SVG as options of TikZ, in the same order."""
    found = []
    for name, inner in _TRANSFORM.findall(text):
        values = [float(each) for each in inner.replace(",", " ").split()]
        if name == "translate":
            x, y = (*values, 0.0)[:2]
            found.append(f"shift={{({x:.4f}pt,{y:.4f}pt)}}")
        elif name == "scale":
            x, y = (values * 2)[:2]
            found.append(f"xscale={x:.4f},yscale={y:.4f}")
        elif name == "rotate":
            angle, x, y = (*values, 0.0, 0.0)[:3]
            found.append(f"rotate around={{{angle:g}:({x:.4f}pt,{y:.4f}pt)}}")
    return ",".join(found)


def _specials(style: DiagramStyle, notes: Annotations, scale: float) -> Iterator[str]:
    """Yield special squares and the lines of a grid, which lie under the men."""
    for square, special in notes.special:
        yield from _in_square(special_drawing(special), square, style, scale)
    if notes.grid:
        lines = (map(number, line) for line in lines_within(notes.grid, style.flipped))
        path = " ".join(f"({x1},{y1}) -- ({x2},{y2})" for x1, y1, x2, y2 in lines)
        yield rf"\draw[line width={GRID_LINE * scale:.3f}pt,line cap=rect] {path};%"


def _in_square(drawing: str, square: Square, style: DiagramStyle, scale: float) -> Iterator[str]:
    """Yield a drawing in a box of 45 units at its place on the board."""
    place = _place(*corner(square, style.flipped), scale)
    yield rf"\begin{{scope}}[{place},scale={scale:.4f},yscale=-1]%"
    yield from _element(ElementTree.fromstring(f"<g>{drawing}</g>"), {}, {}, scale)
    yield r"\end{scope}%"


def _notes(style: DiagramStyle, notes: Annotations, scale: float) -> Iterator[str]:
    for square, badge in notes.badges:
        yield from _in_square(badge_drawing(badge), square, style, scale)
    if not notes.marks and not notes.arrows:
        return
    yield _colour("drawnmark", style.mark)
    pen = f"drawnmark,line width={2 * scale:.3f}pt"
    for mark in notes.marks:
        x, y = middle(mark.square, style.flipped)
        yield _SHAPES[mark.shape].format(pen=pen, x=x, y=y, l=x - 18, r=x + 18, t=y - 18, b=y + 18)
    for arrow in notes.arrows:
        start, end = (middle(at, style.flipped) for at in (arrow.origin, arrow.target))
        yield rf"\draw[{pen},->] ({start[0]},{start[1]}) -- ({end[0]},{end[1]});%"


_SHAPES: Final = MappingProxyType(
    {
        MarkShape.CIRCLE: r"\draw[{pen}] ({x},{y}) ellipse[x radius=19,y radius=19];%",
        MarkShape.DOT: r"\fill[{pen}] ({x},{y}) ellipse[x radius=6,y radius=6];%",
        MarkShape.CROSS: r"\draw[{pen}] ({l},{t}) -- ({r},{b}) ({l},{b}) -- ({r},{t});%",
        MarkShape.FRAME: r"\draw[{pen}] ({l},{t}) rectangle ({r},{b});%",
    }
)


def _coordinates(style: DiagramStyle) -> Iterator[str]:
    half = PIECE_BOX / 2
    for index in range(8):
        shown = 7 - index if style.flipped else index
        along, up = index * PIECE_BOX + half, (7 - index) * PIECE_BOX + half
        yield rf"\node[font=\scriptsize] at (-10,{up}) {{{RANKS[shown]}}};%"
        yield rf"\node[font=\scriptsize] at ({along},{SIDE + 10}) {{{FILES[shown]}}};%"
