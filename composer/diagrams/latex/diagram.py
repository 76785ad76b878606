# SPDX-License-Identifier: GPL-3.0-or-later
r"""Diagrams in LaTeX: for the `diagram` package of the magazines, for `chessboard`, for `skak`.

The `diagram` package (chess-problem-diagrams, by Stefan Höning) has a command for each thing
a caption tells, German letters of the men, and its own layout. For the other two, the lines
stand around the board as the style's template has them. `skak` shows no marks and arrows, and
`diagram` frames the squares that are marked. Boards with fairy men are drawn with TikZ instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from composer.diagrams.captions.caption import CaptionLine, caption, field_values
from composer.diagrams.captions.menkey import FACTOR, FIGURE, KeyEntry
from composer.diagrams.files.forms import LatexPackage
from composer.diagrams.latex.drawn import (
    PACKAGES,
    drawn_board,
    drawn_figure,
    has_drawing,
    needs_drawing,
)
from composer.diagrams.latex.letters import (
    document,
    latex_text,
)
from composer.diagrams.latex.record import with_record
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.style.annotations import PLAIN, Annotations, MarkShape, Turn
from composer.diagrams.style.style import MAGAZINE, CaptionPart, DiagramStyle, Hatch, Lettering
from composer.diagrams.style.template import Align
from composer.notation.letters import GERMAN
from composer.problem.fen import fen
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import square_name

_POINT_MM: Final = 25.4 / 72.27  # a point of TeX


def diagram_latex(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    package: LatexPackage = LatexPackage.DIAGRAM,
    notes: Annotations = PLAIN,
) -> str:
    """Return a whole LaTeX document with one diagram."""
    return latex_document([latex_diagram(problem, style, package=package, notes=notes)], style)


def latex_diagram(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    package: LatexPackage = LatexPackage.DIAGRAM,
    notes: Annotations = PLAIN,
    drawn: bool = False,
) -> str:
    """Return a diagram as LaTeX to be put into a document, as `latex_document` makes it.

    Args:
        problem: the problem.
        style: how the diagram looks.
        package: what draws the board.
        notes: marks, arrows and the label.
        drawn: whether the board is drawn even where the package has all men, so that it looks like
            those beside it that must be.
    """
    if package is LatexPackage.DIAGRAM and not (drawn or needs_drawing(problem)):
        lines = _environment(problem, style, notes)
    else:
        lines = _minipage(problem, style, package, notes, drawn)
    written = "\n".join(lines).split("\n")
    return "\n".join(with_record(problem, style, written)) + "\n"


def latex_document(
    diagrams: Iterable[str],
    style: DiagramStyle = MAGAZINE,
) -> str:
    """Return a document of diagrams that `latex_diagram` made, with the packages they need."""
    body = "\n".join(diagrams)
    # The size of the document chooses that of the men of the `diagram` package.
    size = "10pt" if style.square_mm < 4.5 else "11pt" if style.square_mm < 5.2 else "12pt"
    return document(body, size, _packages(body, size))


def _packages(body: str, size: str) -> Iterator[str]:
    if r"\begin{diagram}" in body:
        yield rf"\usepackage[{size}]{{diagram}}"
        yield r"\nodiagnumbering\nocomputer"
    if r"\chessboard" in body:
        yield r"\usepackage{xcolor,chessboard}"
    if r"\fenboard" in body:
        yield r"\usepackage{skak}"
    if has_drawing(body):
        yield PACKAGES


def _environment(problem: Problem, style: DiagramStyle, notes: Annotations) -> Iterator[str]:
    told = field_values(problem, style, notes)
    values = {name: value.replace("\u00a0", " ") for name, value in told.items()}
    yield f"% {fen(problem.position)}"
    yield r"\begin{diagram}\sloppy"
    if style.coordinates:
        yield r"\setboolean{legend}{true}%"
    if CaptionPart.MEN not in style.caption:
        yield r"\setboolean{piececounter}{false}%"
    if values.get("label"):
        yield rf"\specialdiagnum{{{latex_text(values['label'])}}}%"
    if CaptionPart.AUTHORS in style.caption:
        names = [_family_first(name) for name in problem.credits.distinct_authors if cleaned(name)]
        if names:
            yield rf"\author{{{'; '.join(names)}}}%"
    yield from _published(problem, style, values)
    pieces = ", ".join(_placed(square, man, notes) for square, man in _in_order(problem))
    if pieces:
        yield rf"\pieces[{problem.position.material()}]{{{pieces}}}%"
    framed = ", ".join(square_name(mark.square) for mark in notes.marks)
    if framed:
        yield rf"\fieldframe{{{framed}}}%"
    yield from _command("stipulation", values)
    for command, name, parting in (("condition", "conditions", "; "), ("twins", "twins", "\n")):
        if name in values:
            entries = "; ".join(latex_text(entry) for entry in values[name].split(parting))
            yield rf"\{command}{{{entries}}}%"
    if "title" in values:
        yield rf"\remark{{\emph{{{latex_text(values['title'])}}}}}%"
    yield r"\end{diagram}"


def _published(problem: Problem, style: DiagramStyle, values: Mapping[str, str]) -> Iterator[str]:
    date = problem.credits.date.strip() if "date" in values else ""
    numbers = date.split("-")
    is_plain = bool(date) and len(numbers) <= 3 and all(_is_number(number) for number in numbers)
    source = ", ".join(part for part in (values.get("source"), "" if is_plain else date) if part)
    yield from _command("sourcenr", values, name="number")
    if source:
        yield rf"\source{{{latex_text(source)}}}%"
    for name, value in zip(("year", "month", "day"), numbers if is_plain else (), strict=False):
        yield rf"\{name}{{{int(value)}}}%"
    yield from _command("tournament", values, name="tourney")
    yield from _command("award", values, name="distinction")
    yield from _command("dedication", values)


def _command(command: str, values: Mapping[str, str], name: str = "") -> Iterator[str]:
    value = values.get(name or command)
    if value:
        yield rf"\{command}{{{latex_text(value)}}}%"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < len(text) <= 4 and int(text) > 0


def _family_first(name: str) -> str:
    """Return a name as the package wants it, `Family, Given`; other commas are protected."""
    family, comma, given = (part.strip() for part in name.partition(","))
    if not comma or not given or "," in given:
        words = cleaned(name).replace("\u00a0", " ").split(" ")
        given, family = " ".join(words[:-1]), words[-1]
        if not given:  # printed first, so that no space stands before it
            given, family = family, ""
    return f"{_protected(family)}, {_protected(given)}"


def _protected(name: str) -> str:
    return latex_text(name).replace(",", "{,}")


_GERMAN_BLACK: Final = "s"
_TURNED: Final[Mapping[Turn, str]] = MappingProxyType(
    {Turn.QUARTER: "R", Turn.HALF: "U", Turn.THREE_QUARTERS: "L"}
)


def _placed(square: int, man: Man, notes: Annotations) -> str:
    colour = "w" if man.colour is Colour.WHITE else _GERMAN_BLACK
    turn = notes.turn(square)
    return f"{colour}{GERMAN.letter(man.kind)}{_TURNED[turn] if turn else ''}{square_name(square)}"


def _in_order(problem: Problem) -> list[tuple[int, Man]]:
    """Return the men as composers list them: White first, the king before the others."""
    return sorted(
        problem.position,
        key=lambda placed: (placed[1].colour is Colour.BLACK, -placed[1].kind, placed[0]),
    )


def _minipage(
    problem: Problem,
    style: DiagramStyle,
    package: LatexPackage,
    notes: Annotations,
    drawn: bool,
) -> Iterator[str]:
    words = caption(problem, style, notes)
    drawn = drawn or needs_drawing(problem)
    is_skak = package is LatexPackage.SKAK and not drawn
    square = _skak_size(style)[0] if is_skak else style.square_mm / _POINT_MM
    wide = f"{8 * square + (square if style.coordinates else 0):.2f}pt"
    family = r"\sffamily" if style.lettering is Lettering.SANS else r"\rmfamily"
    size = style.text_pt / 72 * 72.27
    yield rf"\begin{{minipage}}{{{wide}}}\parindent0pt\parskip0pt\sloppy{family}%"
    for line in words.above:
        yield from _line(line, size)
    yield r"\vspace{3pt}%"
    if drawn:
        yield from drawn_board(problem, style, square, notes)
    elif package is LatexPackage.CHESSBOARD:
        yield from _chessboard(problem, style, square, notes)
    else:
        yield from _skak(problem, style)
    if words.left or words.right:
        yield r"\par\vspace{3pt}%"
        heavy = r"\bfseries " if words.bold_corners else ""
        yield (
            rf"{{{_font(size)}{heavy}{latex_text(words.left)}\hfill"
            rf" {latex_text(words.right)}\par}}%"
        )
    for line in words.below:
        yield from _line(line, size)
    if words.key:
        yield from _key(words.key, style, FACTOR * size)
    yield r"\end{minipage}"


def _key(key: Iterable[KeyEntry], style: DiagramStyle, size: float) -> Iterator[str]:
    yield rf"{{\raggedright{_font(size)}"
    for entry in key:
        figure = drawn_figure(entry.man, style.pieces, FIGURE * size)
        yield rf"\mbox{{{figure}\enspace {latex_text(entry.name)}}}\quad"
    yield r"\par}%"


_ALIGNED: Final[Mapping[Align, str]] = MappingProxyType(
    {Align.LEFT: r"\raggedright ", Align.CENTRE: r"\centering ", Align.RIGHT: r"\raggedleft "}
)


def _line(line: CaptionLine, size: float) -> Iterator[str]:
    marks = (r"\bfseries " if line.bold else "") + (r"\itshape " if line.italic else "")
    font = _font(size * line.factor)
    yield rf"{{{_ALIGNED[line.align]}{font}{marks}{latex_text(line.text)}\par}}%"


def _font(size: float) -> str:
    return rf"\fontsize{{{size:.2f}pt}}{{{1.22 * size:.2f}pt}}\selectfont "


def _chessboard(
    problem: Problem, style: DiagramStyle, square: float, notes: Annotations
) -> Iterator[str]:
    shown = "true" if style.coordinates else "false"
    options = [
        f"setfen={fen(problem.position)}",
        f"boardfontsize={square:.2f}pt",
        "label=false",
        *(f"{label}={shown}" for label in ("labelleft", "labelbottom")),
        "margin=false",
        *(f"{margin}={shown}" for margin in ("marginleft", "marginbottom")),
        "showmover=false",
        f"inverse={'true' if style.flipped else 'false'}",
    ]
    if style.frame is None:
        options.append("border=false")
    else:
        width = style.frame.width / 45 * square
        options += [f"borderwidth={width:.2f}pt"]
    if not isinstance(style.dark, Hatch):
        yield _colour("diagramlight", style.light)
        yield _colour("diagramdark", style.dark)
        options += ["boardfontencoding=LSBC4", "whitefieldmaskcolor=diagramlight"]
        options += ["blackfieldmaskcolor=diagramdark", "setfontcolors"]
    options += _signs(style, notes)
    if notes.marks or notes.arrows:
        yield _colour("diagrammark", style.mark)
    yield r"\chessboard[" + ",\n  ".join(options) + "]%"


def _colour(name: str, colour: str) -> str:
    return rf"\definecolor{{{name}}}{{HTML}}{{{colour[1:].upper()}}}%"


def _signs(style: DiagramStyle, notes: Annotations) -> Iterator[str]:
    for mark in notes.marks:
        yield f"pgfstyle={_SHAPES[mark.shape]},color=diagrammark"
        yield f"markfield={square_name(mark.square)}"
    for arrow in notes.arrows:
        yield "pgfstyle=straightmove,color=diagrammark,arrow=to"
        yield f"markmove={square_name(arrow.origin)}-{square_name(arrow.target)}"


_SHAPES: Final[Mapping[MarkShape, str]] = MappingProxyType(
    {
        MarkShape.CIRCLE: "circle",
        MarkShape.DOT: "text,text=$\\bullet$",
        MarkShape.CROSS: "cross",
        MarkShape.FRAME: "border",
    }
)


_SKAK_SIZES: Final = ((10.0, "tiny"), (15.0, "small"), (20.0, "normal"), (30.0, "large"))


def _skak_size(style: DiagramStyle) -> tuple[float, str]:
    """Return the size of `skak` that is nearest: points of a square, and its name."""
    square = style.square_mm / _POINT_MM
    return min(_SKAK_SIZES, key=lambda skak_size: abs(skak_size[0] - square))


def _skak(problem: Problem, style: DiagramStyle) -> Iterator[str]:
    yield rf"\fenboard{{{fen(problem.position)}}}%"
    yield rf"\{_skak_size(style)[1]}board"
    yield r"\notationon%" if style.coordinates else r"\notationoff%"
    yield r"\showinverseboard%" if style.flipped else r"\showboard%"
