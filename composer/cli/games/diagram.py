# SPDX-License-Identifier: GPL-3.0-or-later
"""`diagram` for problems of games that are no chess."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.cli.diagram import requested_style
from composer.cli.drawingarguments import STANDARD_OUTPUT
from composer.cli.faults import BadInput, Exit
from composer.cli.games.solving import one_game
from composer.cli.output import say_bytes
from composer.cli.stopping import stopping
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.files.placing import replace_file
from composer.diagrams.games.diagram import GameStyle
from composer.diagrams.games.styling import game_style_of
from composer.diagrams.pages.entry import MOST_SECONDS
from composer.diagrams.writing.games import (
    GAME_FORMATS,
    GameOutput,
    game_content,
    game_format_of,
    resized,
)
from composer.games.position import GameError
from composer.games.task import GameProblem
from composer.solver.deadline import Deadline
from composer.solver.games.answer import GameAnswer
from composer.solver.games.solve import solve_game
from composer.solver.options import Token

_OF_CHESS: Final = ("mark", "arrow", "turn", "label")


def draw_game(arguments: argparse.Namespace) -> Exit:
    """Draw what was given.

    Raises:
        BadInput: it is no problem of a game, the style is unknown, an option belongs to chess, or
            the file cannot be written.
    """
    refuse_chess_options(arguments)
    problem = one_game(arguments.what, arguments.number)
    form, style = requested_form(arguments), requested_game_style(arguments)
    answer = _answer(problem) if arguments.solution or form is Format.HTML else None
    try:
        output = GameOutput(arguments.width, arguments.dpi)
        if arguments.cm is not None:
            style = resized(style, problem, 10 * arguments.cm)
        deliver(arguments, game_content(problem, form, style, answer, output))
    except (DiagramFault, ValueError) as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


def refuse_chess_options(arguments: argparse.Namespace) -> None:
    """Refuse what goes with chess only.

    Raises:
        BadInput: something of it was given.
    """
    for name in _OF_CHESS:
        if getattr(arguments, name):
            raise BadInput(f"--{name}: not for the board of a game")
    if arguments.stipulation is not None:
        raise BadInput("-s: a game's record says itself what is asked")


def requested_game_style(arguments: argparse.Namespace) -> GameStyle:
    """Return the style that the options ask for.

    Raises:
        BadInput: there is no such style, or a part of it cannot be set so.
    """
    style = game_style_of(requested_style(arguments), solution=arguments.solution)
    return replace(style, paper=False) if arguments.transparent else style


def deliver(arguments: argparse.Namespace, content: bytes) -> None:
    """Write a file, or to the standard output.

    Raises:
        BadInput: the file is there already and may not be replaced.
        DiagramFault: it cannot be written.
    """
    if arguments.output == STANDARD_OUTPUT:
        say_bytes(content)
        return
    path = Path(arguments.output)
    if not arguments.force and os.path.lexists(path):
        raise BadInput(f"{path} exists already: --force overwrites it")
    replace_file(path, content)


def requested_form(arguments: argparse.Namespace) -> Format:
    """Return the form of the file.

    Raises:
        BadInput: neither the option nor the file's ending says one that games have.
    """
    if arguments.format:
        form = Format(arguments.format)
        if form not in GAME_FORMATS:
            raise BadInput(f"--format: a diagram of a game is not written as {form.value}")
        return form
    if arguments.output == STANDARD_OUTPUT:
        raise BadInput("--format: expected a form for the standard output, got none")
    try:
        return game_format_of(Path(arguments.output))
    except DiagramFault as error:
        raise BadInput(str(error)) from error


def _answer(problem: GameProblem) -> GameAnswer | None:
    """Return the solution, as far as it is found; None where nothing is asked."""
    if problem.task is None:
        return None
    token = Token()
    try:
        with stopping(token), Deadline(token, MOST_SECONDS):
            return solve_game(problem, token)
    except GameError as error:
        raise BadInput(str(error)) from error
