# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams written to files. A file is there whole or not at all, and SVG needs no Qt.

Diagrams of games that are no chess are drawn by `composer.diagrams.games`, and written here too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Final

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault, Format, LatexPackage
from composer.diagrams.files.placing import replace_file
from composer.diagrams.games.board import SIDE
from composer.diagrams.games.diagram import (
    MARGIN,
    GameDiagram,
    diagram_picture,
    game_diagram,
    picture_mm,
)
from composer.diagrams.games.svg import picture_svg
from composer.diagrams.games.tablesdiagram import tables_diagram
from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.latex.games import game_latex
from composer.diagrams.pages.entry import MOST_SECONDS, limited
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.diagrams.svg import diagram_size, diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.games.position import GameError
from composer.games.record import AnyGame, any_game
from composer.games.tables import TablesProblem
from composer.games.task import GameProblem
from composer.problem.problem import Problem
from composer.rules.book import RuleBook
from composer.said.sentence import joined, said, sentence_of
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameAnswer
from composer.solver.games.solve import solve_game
from composer.solver.options import Token

_OF_GAMES: Final = (Format.SVG, Format.PNG, Format.PDF, Format.LATEX)

AnyAnswer = GameAnswer | TablesAnswer
"""What was found of a problem of a game that is no chess."""


def game_formats(book: RuleBook) -> tuple[Format, ...]:
    """Return what a diagram of a game can become; a page only where turns are played in order."""
    return _OF_GAMES if book.game is None else (*_OF_GAMES, Format.HTML)


@dataclass(frozen=True, slots=True)
class Output:
    """What is wanted of a file beside the style.

    Attributes:
        width: pixels of a PNG's width.
        width_cm: centimetres of the whole picture on paper.
        dpi: dots an inch of a PNG, where its width in pixels is not given.
        transparent: whether to leave out the paper behind the diagram.
        package: which package of LaTeX draws the board.
        notes: marks, arrows, turned men and a label.

    Raises:
        ValueError: both widths are given, or a measure is out of its range.
    """

    width: int | None = None
    width_cm: float | None = None
    dpi: float = 300.0
    transparent: bool = False
    package: LatexPackage = LatexPackage.DIAGRAM
    notes: Annotations = PLAIN

    def __post_init__(self) -> None:
        if self.width is not None and self.width_cm is not None:
            raise ValueError(said("expected a width in pixels or in centimetres, got both"))
        if self.width_cm is not None and not 0.5 <= self.width_cm <= 200:
            raise ValueError(
                said(
                    "expected a width of 0.5 to 200 cm, got {width}",
                    width=f"{self.width_cm:g}",
                )
            )
        if not 10 <= self.dpi <= 4800:
            raise ValueError(
                said("expected 10 to 4800 dots an inch, got {dpi}", dpi=f"{self.dpi:g}")
            )


_READABLE_PT: Final = 5.0  # points of the smallest letters that print can bear
_LARGEST_PT: Final = 200.0
AS_STYLED: Final = Output()
"""As the style has it, nothing added."""

Draw = Callable[[Problem, DiagramStyle, Output], bytes]


def write_diagram(
    problem: Problem,
    path: Path | str,
    style: DiagramStyle = MAGAZINE,
    *,
    overwrite: bool = True,
    form: Format | None = None,
    output: Output = AS_STYLED,
) -> None:
    """Write a diagram to a file, in the form that is named or that the file's ending says.

    It is written beside its place and then renamed, so that an older file stays whole
    whatever happens.

    Raises:
        DiagramFault: the ending is none of these, the file is there and may not be replaced,
            or it cannot be written; the sentence says which and where.
    """
    path = Path(path)
    chosen = form or format_of(path)
    if not overwrite and os.path.lexists(path):
        raise DiagramFault(said("{path} is there already.", path=str(path)))
    replace_file(path, diagram_content(problem, chosen, style, output))


def format_of(path: Path, forms: Sequence[Format] = tuple(Format)) -> Format:
    """Return the form that the ending of a file's name says.

    Raises:
        DiagramFault: it says none of `forms`.
    """
    ending = path.suffix.lower().removeprefix(".")
    for form in forms:
        if form.value == ("html" if ending == "htm" else ending):
            return form
    *others, last = (f".{form.value}" for form in forms)
    raise DiagramFault(
        said(
            "{path}: a diagram is written as {others} or {last}.",
            path=path.name,
            others=joined(others),
            last=last,
        )
    )


def diagram_content(
    problem: Problem,
    form: Format,
    style: DiagramStyle = MAGAZINE,
    output: Output = AS_STYLED,
) -> bytes:
    """Return what a diagram's file holds.

    A page of HTML plays the solution; the problem is solved for it, which can take long. It
    has a look of its own, and of the style it takes the men, their letters and what is reported.

    A problem of a game that is no chess has its own board, in the colours of the style.

    Raises:
        DiagramFault: the picture would be too small or too large, or Qt is missing; or it is of a
            game that is unknown, or not written in this form.
    """
    if problem.game is not None:
        return _of_game(problem, form, style, output)
    if output.transparent:
        style = replace(style, paper=None)
    if output.width_cm is not None:
        style = resized(problem, style, 10 * output.width_cm, output.notes)
    return _DRAWINGS[form](problem, style, output)


def _of_game(problem: Problem, form: Format, style: DiagramStyle, output: Output) -> bytes:
    game = game_to_draw(problem, style)
    answer = solved_game(game) if form is Format.HTML else None
    return game_content(game, form, style, answer, output)


def game_to_draw(problem: Problem, style: DiagramStyle) -> AnyGame:
    """Return the problem of a game with no more written beside than a style tells.

    Raises:
        DiagramFault: it is of a game that is unknown.
    """
    try:
        return any_game(told_only(problem, style))
    except GameError as error:
        raise DiagramFault(sentence_of(error)) from error


def laid_out(
    game: AnyGame, style: DiagramStyle = MAGAZINE, answer: AnyAnswer | None = None
) -> GameDiagram:
    """Return the diagram of a problem of any game.

    Args:
        game: the problem.
        style: how it looks.
        answer: what was found; the solution is not told without it.
    """
    if isinstance(game, TablesProblem):
        return tables_diagram(game, style, answer if isinstance(answer, TablesAnswer) else None)
    return game_diagram(game, style, answer if isinstance(answer, GameAnswer) else None)


def game_content(
    game: AnyGame,
    form: Format,
    style: DiagramStyle = MAGAZINE,
    answer: AnyAnswer | None = None,
    output: Output = AS_STYLED,
) -> bytes:
    """Return what the file of a game's diagram holds.

    Args:
        game: the problem.
        form: of the file.
        style: how it looks.
        answer: its solution; a page that plays solves nothing, and plays what it is given.
        output: what is wanted beside.

    Raises:
        DiagramFault: the form is none of the game's, the picture is too large, or Qt is missing.
    """
    if form not in game_formats(game.rules.book):
        raise DiagramFault(said("A diagram of a game is not written as {form}.", form=form.value))
    if form is Format.HTML and isinstance(game, GameProblem):
        # Here, since pages are written by `replace_file`.
        from composer.diagrams.web.games import game_page

        found = answer if isinstance(answer, GameAnswer) else None
        return game_page(game, found, style).encode("utf-8")
    if output.transparent:
        style = replace(style, paper=None)
    diagram = laid_out(game, style, answer)
    if output.width_cm is not None:
        diagram = laid_out(game, resized_game(style, diagram, 10 * output.width_cm), answer)
    if form is Format.LATEX:
        return game_latex([diagram]).encode("utf-8")
    if form is Format.SVG:
        picture = diagram_picture(diagram)
        wide, _ = picture_mm(diagram, picture)
        return picture_svg(picture, wide, outlined=True).encode("utf-8")
    painting = _painting()
    made: bytes = (
        painting.game_pdf(diagram)
        if form is Format.PDF
        else painting.game_png(diagram, width=output.width, dpi=output.dpi)
    )
    return made


def resized_game(style: DiagramStyle, diagram: GameDiagram, width_mm: float) -> DiagramStyle:
    """Return a style in which a game's whole picture is so many millimetres wide.

    Raises:
        DiagramFault: it would be too small or too large.
    """
    try:
        return replace(style, square_mm=width_mm * SIDE / (diagram.board.width + 2 * MARGIN) / 8)
    except ValueError as error:
        raise _impossible(width_mm, error) from error


def solved_game(game: AnyGame, token: Token | None = None) -> AnyAnswer | None:
    """Return the solution of a problem, as far as it is found in the time of a page.

    None where nothing is asked, or it cannot be solved.
    """
    if game.task is None:
        return None
    try:
        with limited(token, MOST_SECONDS) as limit:
            if isinstance(game, TablesProblem):
                return solve_tables(game, limit)
            return solve_game(game, limit)
    except GameError:
        return None


def resized(
    problem: Problem, style: DiagramStyle, width_mm: float, notes: Annotations = PLAIN
) -> DiagramStyle:
    """Return a style in which a problem's whole picture is so many millimetres wide.

    Letters grow and shrink with the board, but stay large enough to be read.

    Raises:
        DiagramFault: squares would be too small or too large.
    """
    factor = width_mm / diagram_size(problem, style, notes).width_mm
    letters = max(factor * style.text_pt, min(style.text_pt, _READABLE_PT))
    try:
        return replace(style, square_mm=factor * style.square_mm, text_pt=min(letters, _LARGEST_PT))
    except ValueError as error:
        raise _impossible(width_mm, error) from error


def _impossible(width_mm: float, error: ValueError) -> DiagramFault:
    return DiagramFault(
        said(
            "A picture {width_mm} cm wide is not possible: {wrong}.",
            width_mm=f"{width_mm / 10:g}",
            wrong=sentence_of(error),
        )
    )


def _svg(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    return diagram_svg(problem, style, output.notes, outlined=True).encode("utf-8")


def _latex(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    text = diagram_latex(problem, style, package=output.package, notes=output.notes)
    return text.encode("utf-8")


def _text(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    return diagram_text(problem, style, output.notes).encode("utf-8")


def _html(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    # Here, since pages are written by `replace_file`.
    from composer.diagrams.web.page import WebOptions, problem_page

    options = WebOptions.of_style(style)
    return problem_page(told_only(problem, style), options=options).encode("utf-8")


def _png(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    made: bytes = _painting().diagram_png(
        problem, style, width=output.width, dpi=output.dpi, notes=output.notes
    )
    return made


def _pdf(problem: Problem, style: DiagramStyle, output: Output) -> bytes:
    made: bytes = _painting().diagram_pdf(problem, style, notes=output.notes)
    return made


def _painting() -> ModuleType:
    """Load Qt only when it is needed; it may lack libraries of the system."""
    try:
        from composer.diagrams.painting import diagram as paint
    except ImportError as error:
        raise DiagramFault(
            said("PNG and PDF need Qt, which does not load: {wrong}.", wrong=sentence_of(error))
        ) from error
    return paint


_DRAWINGS: Final[Mapping[Format, Draw]] = MappingProxyType(
    {
        Format.SVG: _svg,
        Format.PNG: _png,
        Format.PDF: _pdf,
        Format.LATEX: _latex,
        Format.TEXT: _text,
        Format.HTML: _html,
    }
)
