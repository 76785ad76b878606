# SPDX-License-Identifier: GPL-3.0-or-later
"""`diagram` for problems of tables games."""

from __future__ import annotations

import argparse

from composer.cli.faults import BadInput, Exit
from composer.cli.games.diagram import (
    deliver,
    refuse_chess_options,
    requested_form,
    requested_game_style,
)
from composer.cli.games.dice import one_of_dice
from composer.cli.stopping import stopping
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.games.tablesdiagram import tables_diagram
from composer.diagrams.pages.entry import MOST_SECONDS
from composer.diagrams.writing.games import GameOutput, drawn_content, resized_to
from composer.games.position import GameError
from composer.games.tables import TablesProblem
from composer.solver.deadline import Deadline
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.solve import solve_tables
from composer.solver.options import Token


def draw_dice(arguments: argparse.Namespace) -> Exit:
    """Draw what was given.

    Raises:
        BadInput: it is no problem of tables games, an option belongs to others, or the file
            cannot be written.
    """
    refuse_chess_options(arguments)
    problem = one_of_dice(arguments.what, arguments.number)
    if not isinstance(problem, TablesProblem):
        raise BadInput("odds have no diagram")
    form, style = requested_form(arguments), requested_game_style(arguments)
    if form is Format.HTML:
        raise BadInput("a problem of tables games is no page that plays: svg, png, pdf or tex")
    try:
        output = GameOutput(arguments.width, arguments.dpi)
        answer = _answer(problem) if arguments.solution else None
        if arguments.cm is not None:
            style = resized_to(style, tables_diagram(problem, style), 10 * arguments.cm)
        deliver(arguments, drawn_content(tables_diagram(problem, style, answer), form, output))
    except (DiagramFault, ValueError) as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


def _answer(problem: TablesProblem) -> TablesAnswer | None:
    if problem.task is None:
        return None
    token = Token()
    try:
        with stopping(token), Deadline(token, MOST_SECONDS):
            return solve_tables(problem, token)
    except GameError as error:
        raise BadInput(str(error)) from error
