# SPDX-License-Identifier: GPL-3.0-or-later
r"""Diagrams of games in LaTeX: the board drawn with TikZ, all that is told set as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from composer.diagrams.games.diagram import GameDiagram, units_per_mm
from composer.diagrams.games.men.figure import FIGURE_BOX
from composer.diagrams.games.path import CLOSE, CURVE, LINE, MOVE, Path
from composer.diagrams.games.picture import Picture, Shape, Words, flat
from composer.diagrams.games.solutiontext import Paragraph
from composer.diagrams.latex.letters import (
    document,
    latex_text,
)
from composer.diagrams.style.measures import number

_POINT_MM: Final = 25.4 / 72.27  # a point of TeX
_ANCHORS: Final = {"start": "base west", "middle": "base", "end": "base east"}
_SMALL: Final = 0.85


def game_latex(diagrams: Iterable[GameDiagram]) -> str:
    """Return a whole LaTeX document of diagrams, for any engine of TeX."""
    body = "\n".join(
        line for diagram in diagrams for line in (*_minipage(diagram), r"\par\bigskip")
    )
    return document(body, "11pt", (r"\usepackage{tikz}",))


def _minipage(diagram: GameDiagram) -> Iterator[str]:
    style, words = diagram.style, diagram.caption
    unit = 1 / units_per_mm(style) / _POINT_MM
    size = style.text_pt / 72 * 72.27
    yield (
        rf"\begin{{minipage}}{{{diagram.board.width * unit:.2f}pt}}"
        r"\parindent0pt\parskip0pt\sloppy\raggedright%"
    )
    for text, factor, look in (
        (words.authors, 1.0, r"\bfseries "),
        (words.title, 1.0, "" if words.authors else r"\bfseries "),
        (words.source, _SMALL, r"\itshape "),
        (words.award, _SMALL, r"\itshape "),
        (words.dedication, _SMALL, ""),
    ):
        yield from _line(text, size * factor, look)
    yield r"\vspace{3pt}%"
    yield from _picture(diagram.board, unit)
    if diagram.hand is not None:
        yield r"\par\vspace{2pt}%"
        yield from _picture(diagram.hand, unit)
    if words.task or words.men:
        yield r"\par\vspace{3pt}%"
        yield rf"{{{_font(size)}{latex_text(words.task)}\hfill {latex_text(words.men)}\par}}%"
    yield from _line(words.rules, size * _SMALL, r"\itshape ")
    for note in words.notes:
        yield from _line(note, size * _SMALL, "")
    for paragraph in diagram.solution:
        yield from _paragraph(paragraph, size * _SMALL)
    if diagram.key:
        yield rf"\par\vspace{{3pt}}{{{_font(size * _SMALL)}%"
        side = 1.9 * _SMALL * size
        for entry, figure in diagram.key:
            drawn = "\n".join(_picture(figure, side / FIGURE_BOX)).removesuffix("%")
            lowered = rf"\raisebox{{-{0.3 * side:.2f}pt}}{{{drawn}}}"
            yield rf"\mbox{{{lowered}\enspace {latex_text(entry.name)}}}\quad"
        yield r"\par}%"
    yield r"\end{minipage}"


def _line(text: str, size: float, look: str) -> Iterator[str]:
    if text:
        yield rf"{{{_font(size)}{look}{latex_text(text)}\par}}%"


def _paragraph(paragraph: Paragraph, size: float) -> Iterator[str]:
    lead = rf"\textbf{{{latex_text(paragraph.lead)}}} " if paragraph.lead else ""
    parts = r"\quad ".join(latex_text(part) for part in paragraph.parts)
    yield rf"{{{_font(size)}{lead}{parts}\par}}%"


def _font(size: float) -> str:
    return rf"\fontsize{{{size:.2f}pt}}{{{1.22 * size:.2f}pt}}\selectfont "


def _picture(picture: Picture, unit: float) -> Iterator[str]:
    """Yield a picture whose units are so many points."""
    yield rf"\begin{{tikzpicture}}[x={unit:.4f}pt,y=-{unit:.4f}pt,line join=round,line cap=round]%"
    items = tuple(flat(picture.items))
    colours = {paint for item in items for paint in _paints(item)}
    for colour in sorted(colours):
        yield rf"\definecolor{{c{colour[1:]}}}{{HTML}}{{{colour[1:].upper()}}}%"
    wide, high = number(picture.width), number(picture.height)
    yield rf"\path[use as bounding box] (0,0) rectangle ({wide},{high});%"
    for item in items:
        yield from _shape(item, unit) if isinstance(item, Shape) else _words(item, unit)
    yield r"\end{tikzpicture}%"


def _paints(item: Shape | Words) -> tuple[str, ...]:
    if isinstance(item, Words):
        return (item.colour,) if item.colour else ()
    return tuple(paint for paint in (item.fill, item.stroke) if paint)


def _shape(shape: Shape, unit: float) -> Iterator[str]:
    options = []
    if shape.fill:
        options.append(f"fill=c{shape.fill[1:]}")
        if shape.even:
            options.append("even odd rule")
    if shape.stroke:
        options += [f"draw=c{shape.stroke[1:]}", f"line width={shape.width * unit:.3f}pt"]
        if shape.dash[0]:
            on, off = (part * unit for part in shape.dash)
            options.append(f"dash pattern=on {on:.2f}pt off {off:.2f}pt")
    if options and shape.path.steps:
        yield rf"\path[{','.join(options)}]"
        yield from _steps(shape.path)
        yield ";%"


def _steps(path: Path) -> Iterator[str]:
    for letter, values in path.steps:
        told = [number(value) for value in values]
        if letter == MOVE:
            yield f"({told[0]},{told[1]})"
        elif letter == LINE:
            yield f"--({told[0]},{told[1]})"
        elif letter == CURVE:
            one, other, end = (f"({told[at]},{told[at + 1]})" for at in (0, 2, 4))
            yield f"..controls{one}and{other}..{end}"
        elif letter == CLOSE:
            yield "--cycle"


def _words(words: Words, unit: float) -> Iterator[str]:
    look = (r"\bfseries " if words.bold else "") + (r"\itshape " if words.italic else "")
    font = _font(words.size * unit)
    colour = f",text=c{words.colour[1:]}" if words.colour else ""
    yield (
        rf"\node[anchor={_ANCHORS[words.anchor]},inner sep=0pt{colour}]"
        rf" at ({number(words.x)},{number(words.y)}) {{{font}{look}{latex_text(words.text)}}};%"
    )
