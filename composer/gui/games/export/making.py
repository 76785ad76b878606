# SPDX-License-Identifier: GPL-3.0-or-later
"""What the export window of a game asks of its thread: pictures, files, what is copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from composer.diagrams.files.forms import Format
from composer.diagrams.files.placing import replace_file
from composer.diagrams.games.diagram import (
    GameDiagram,
    GamePart,
    GameStyle,
    diagram_picture,
    game_diagram,
    picture_mm,
)
from composer.diagrams.games.svg import picture_svg
from composer.diagrams.games.tablesdiagram import tables_diagram
from composer.diagrams.games.theme import LINEN
from composer.diagrams.pages.entry import MOST_SECONDS, limited
from composer.diagrams.painting.games import picture_image
from composer.diagrams.writing.diagrams import drawn_content, game_content, solved_game
from composer.formats.jsonlines import jsonline
from composer.games.position import GameError
from composer.games.record import tables_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_text
from composer.gui.publishing.proofs import Clip
from composer.problem.problem import Problem
from composer.rules.book import RuleBook
from composer.rules.historic.tables import TABLES_BOOK
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameAnswer
from composer.solver.options import Token

_COPIED: Final = 900  # pixels of the width of a copied picture
_PAGE_MM: Final = 110.0  # of a web page's board in the preview


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What is to be drawn.

    Attributes:
        problem: the problem; of tables games as collections hold it.
        answer: what is known of it; None where nothing is.
        form: of the file.
        style: how it looks.
    """

    problem: GameProblem | Problem
    answer: GameAnswer | TablesAnswer | None
    form: Format
    style: GameStyle

    @property
    def wants_answer(self) -> bool:
        """Whether the solution is told, and is not known to the end."""
        told = self.form is Format.HTML or GamePart.SOLUTION in self.style.parts
        known = self.answer is not None and self.answer.complete
        return told and not known and task_of(self.problem) is not None


@dataclass(frozen=True, slots=True)
class GameSeen:
    """What is seen in the preview.

    Attributes:
        image: the picture.
        size: its width and height on paper, in millimetres.
        answer: what is known of the problem by now.
    """

    image: QImage
    size: tuple[float, float]
    answer: GameAnswer | TablesAnswer | None


def with_answer(asked: GameRequest, token: Token) -> GameRequest:
    """Return what is asked with the solution, where it is wanted."""
    if not asked.wants_answer:
        return asked
    if isinstance(asked.problem, Problem):
        return replace(asked, answer=_solved_tables(asked.problem, token) or asked.answer)
    return replace(asked, answer=solved_game(asked.problem, token) or asked.answer)


def _solved_tables(problem: Problem, token: Token) -> TablesAnswer | None:
    """Return the answer of a problem of tables games; None where it cannot be had."""
    try:
        with limited(token, MOST_SECONDS) as limit:
            return solve_tables(tables_problem(problem), limit)
    except GameError:
        return None


def task_of(problem: GameProblem | Problem) -> object:
    """Return what is asked; None where nothing is."""
    return tables_problem(problem).task if isinstance(problem, Problem) else problem.task


def book_of_game(problem: GameProblem | Problem) -> RuleBook:
    """Return the book of the game."""
    return TABLES_BOOK if isinstance(problem, Problem) else problem.rules.book


def laid_out(asked: GameRequest) -> GameDiagram:
    """Return the diagram of what is asked, with what is known of it."""
    problem, answer = asked.problem, asked.answer
    if isinstance(problem, Problem):
        found = answer if isinstance(answer, TablesAnswer) else None
        return tables_diagram(
            tables_problem(problem),
            asked.style,
            found,
        )
    return game_diagram(problem, asked.style, answer if isinstance(answer, GameAnswer) else None)


def see(asked: GameRequest, fit: Callable[[float, float], int], token: Token) -> GameSeen:
    """Draw a diagram in as many pixels as `fit` says of its size in millimetres."""
    asked = with_answer(asked, token)
    style = asked.style
    if asked.form is Format.HTML:  # a page has colours of its own
        style = replace(style, theme=LINEN, board_mm=_PAGE_MM)
    diagram = laid_out(replace(asked, style=style))
    picture = diagram_picture(diagram)
    size = picture_mm(diagram, picture)
    return GameSeen(picture_image(picture, fit(*size)), size, asked.answer)


def write(asked: GameRequest, path: Path, token: Token) -> tuple[Path, ...]:
    """Write the file, over one that is there.

    Raises:
        DiagramFault: it cannot be written.
    """
    asked = with_answer(asked, token)
    if isinstance(asked.problem, GameProblem) and asked.form is Format.HTML:
        known = asked.answer if isinstance(asked.answer, GameAnswer) else None
        content = game_content(asked.problem, asked.form, asked.style, known)
    else:
        content = drawn_content(
            lambda style: laid_out(replace(asked, style=style)), asked.form, asked.style
        )
    replace_file(path, content)
    return (path,)


def copied(asked: GameRequest, token: Token) -> Clip:
    """Return what is copied: the problem as text, the diagram as SVG and as a picture."""
    asked = with_answer(asked, token)
    diagram = laid_out(asked)
    picture = diagram_picture(diagram)
    svg = picture_svg(picture, picture_mm(diagram, picture)[0], outlined=True)
    problem = asked.problem
    text = jsonline(problem) if isinstance(problem, Problem) else problem_text(problem)
    return Clip(text, svg, picture_image(picture, _COPIED))
