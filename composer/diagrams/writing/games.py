# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams of games written to files. A file is there whole or not at all."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Final

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.files.placing import replace_file
from composer.diagrams.games.board import SIDE
from composer.diagrams.games.diagram import (
    MARGIN,
    PRINT_GAME,
    GameDiagram,
    GameStyle,
    diagram_picture,
    game_diagram,
    picture_mm,
)
from composer.diagrams.games.svg import picture_svg
from composer.diagrams.latex.games import game_latex
from composer.diagrams.pages.entry import MOST_SECONDS, limited
from composer.games.position import GameError
from composer.games.task import GameProblem
from composer.said.sentence import joined, said, sentence_of
from composer.solver.games.answer import GameAnswer
from composer.solver.games.solve import solve_game
from composer.solver.options import Token

GAME_FORMATS: Final = (Format.SVG, Format.PNG, Format.PDF, Format.LATEX, Format.HTML)
"""What a diagram of a game can become."""


@dataclass(frozen=True, slots=True)
class GameOutput:
    """What is wanted of a file beside the style.

    Attributes:
        width: pixels of a PNG's width; None as large as on paper.
        dpi: dots an inch of a PNG, where its width is not given.

    Raises:
        ValueError: the dots are out of their range.
    """

    width: int | None = None
    dpi: float = 300.0

    def __post_init__(self) -> None:
        if not 10 <= self.dpi <= 4800:
            raise ValueError(
                said("expected 10 to 4800 dots an inch, got {dpi}", dpi=f"{self.dpi:g}")
            )


AS_ON_PAPER: Final = GameOutput()


def write_game_diagram(
    problem: GameProblem,
    path: Path | str,
    style: GameStyle = PRINT_GAME,
    answer: GameAnswer | None = None,
    *,
    form: Format | None = None,
    output: GameOutput = AS_ON_PAPER,
    overwrite: bool = True,
) -> None:
    """Write the diagram of a problem, in the form that is named or that the file's ending says.

    Args:
        problem: the problem.
        path: the file.
        style: how it looks.
        answer: its solution; a page that plays solves nothing, and plays what it is given.
        form: of the file.
        output: what is wanted beside.
        overwrite: whether a file that is there may be replaced.

    Raises:
        DiagramFault: the ending is none of these, the file is there and may not be replaced, or it
            cannot be written.
    """
    path = Path(path)
    chosen = form or game_format_of(path)
    if not overwrite and os.path.lexists(path):
        raise DiagramFault(said("{path} is there already.", path=str(path)))
    replace_file(path, game_content(problem, chosen, style, answer, output))


def game_format_of(path: Path) -> Format:
    """Return the form that the ending of a file's name says.

    Raises:
        DiagramFault: it says none in which games are written.
    """
    ending = path.suffix.lower().removeprefix(".")
    for form in GAME_FORMATS:
        if ending == form.value or (ending == "htm" and form is Format.HTML):
            return form
    *others, last = (f".{form.value}" for form in GAME_FORMATS)
    raise DiagramFault(
        said(
            "{path}: a diagram of a game is written as {others} or {last}.",
            path=path.name,
            others=joined(others),
            last=last,
        )
    )


def game_content(
    problem: GameProblem,
    form: Format,
    style: GameStyle = PRINT_GAME,
    answer: GameAnswer | None = None,
    output: GameOutput = AS_ON_PAPER,
) -> bytes:
    """Return what the file of a diagram holds; see `write_game_diagram`.

    Raises:
        DiagramFault: the form is none of games, the picture is too large, or Qt is missing.
    """
    if form is Format.HTML:
        # Here, since pages are written by `replace_file`.
        from composer.diagrams.web.games import game_page

        return game_page(problem, answer, style).encode("utf-8")
    return drawn_content(game_diagram(problem, style, answer), form, output)


def drawn_content(diagram: GameDiagram, form: Format, output: GameOutput = AS_ON_PAPER) -> bytes:
    """Return what the file of a diagram holds that is already laid out.

    Raises:
        DiagramFault: the form is no picture, the picture is too large, or Qt is missing.
    """
    if form is Format.LATEX:
        return game_latex([diagram]).encode("utf-8")
    if form is Format.SVG:
        picture = diagram_picture(diagram)
        wide, _ = picture_mm(diagram, picture)
        return picture_svg(picture, wide, outlined=True).encode("utf-8")
    if form is Format.PNG:
        made: bytes = _painting().game_png(diagram, width=output.width, dpi=output.dpi)
        return made
    if form is Format.PDF:
        printed: bytes = _painting().game_pdf(diagram)
        return printed
    raise DiagramFault(said("A diagram of a game is not written as {form}.", form=form.value))


def resized(style: GameStyle, problem: GameProblem, width_mm: float) -> GameStyle:
    """Return a style in which the whole picture is so many millimetres wide.

    Raises:
        DiagramFault: it would be too small or too large.
    """
    return resized_to(style, game_diagram(problem, style), width_mm)


def resized_to(style: GameStyle, diagram: GameDiagram, width_mm: float) -> GameStyle:
    """Return a style in which a diagram is so many millimetres wide; see `resized`."""
    board = diagram.board.width
    try:
        return replace(style, board_mm=width_mm * SIDE / (board + 2 * MARGIN))
    except ValueError as error:
        raise DiagramFault(
            said(
                "A picture {width_mm} cm wide is not possible: {wrong}.",
                width_mm=f"{width_mm / 10:g}",
                wrong=sentence_of(error),
            )
        ) from error


def solved_game(problem: GameProblem, token: Token | None = None) -> GameAnswer | None:
    """Return the solution of a problem, as far as it is found in the time of a page.

    None where nothing is asked, or it cannot be solved.
    """
    if problem.task is None:
        return None
    try:
        with limited(token, MOST_SECONDS) as limit:
            return solve_game(problem, limit)
    except GameError:
        return None


def _painting() -> ModuleType:
    """Load Qt only when it is needed; it may lack libraries of the system."""
    try:
        from composer.diagrams.painting import gamefiles
    except ImportError as error:
        raise DiagramFault(
            said("PNG and PDF need Qt, which does not load: {wrong}.", wrong=sentence_of(error))
        ) from error
    return gamefiles
