# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer diagram`: a problem as a picture in a file, or as a page that plays.

Sheets and pages are drawn in the style and the form that are read here too."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from composer.cli.arguments.diagrams import STANDARD_OUTPUT
from composer.cli.faults import BadInput, Exit, refuse_existing
from composer.cli.games.records import holds_games
from composer.cli.given import one_problem
from composer.cli.output import say_bytes
from composer.diagrams.files.forms import DiagramFault, Format, LatexPackage
from composer.diagrams.files.placing import replace_file
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.savedstyles import read_style, style_named
from composer.diagrams.style.style import MAGAZINE, DiagramStyle, PieceSet
from composer.diagrams.style.stylefile import StyleError, with_settings
from composer.diagrams.writing.diagrams import Output, diagram_content, format_of
from composer.games.position import GameError
from composer.library.people.shown import Names

_STYLE_FILE = ".json"
_OF_CHESS = ("mark", "arrow", "turn", "label")


def run_diagram(arguments: argparse.Namespace) -> Exit:
    """Draw what was given.

    Raises:
        BadInput: it is no position, the style is unknown, or the file cannot be written.
    """
    style, form = requested_style(arguments), requested_format(arguments)
    output = requested_output(arguments)
    path = None if arguments.output == STANDARD_OUTPUT else Path(arguments.output)
    if path is not None:
        refuse_existing(path, arguments.force)
    try:
        content = _content(arguments, form, style, output)
        if path is None:
            say_bytes(content)
        else:
            replace_file(path, content)
    except (DiagramFault, GameError) as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


def _content(
    arguments: argparse.Namespace, form: Format, style: DiagramStyle, output: Output
) -> bytes:
    if holds_games(arguments.what):
        from composer.cli.games.commands import one_game

        for name in _OF_CHESS:
            if getattr(arguments, name):
                raise BadInput(f"--{name}: not for the board of a game")
        return one_game(arguments).content(form, style, output, told=arguments.solution)
    if arguments.solution:
        raise BadInput("--solution: for games that are no chess; a page or a sheet has solutions")
    given = one_problem(arguments.what, arguments.stipulation, arguments.number)
    return diagram_content(Names().in_problem(given, style.letters), form, style, output)


def requested_style(arguments: argparse.Namespace) -> DiagramStyle:
    """Return the style that the options ask for.

    Raises:
        BadInput: there is no such style, or a part of it cannot be set so.
    """
    try:
        style = _named(arguments.style)
        if arguments.men:
            style = replace(style, pieces=PieceSet(arguments.men))
        if arguments.coordinates is not None:
            style = replace(style, coordinates=arguments.coordinates)
        if arguments.flip:
            style = replace(style, flipped=True)
        return with_settings(style, arguments.set)
    except StyleError as error:
        raise BadInput(f"--set: {error}") from error


def _named(name: str) -> DiagramStyle:
    if not name:
        return MAGAZINE
    try:
        if name.lower().endswith(_STYLE_FILE):
            return read_style(Path(name))
        return style_named(name)
    except DiagramFault as error:
        raise BadInput(f"--style: {error}") from error


def requested_format(arguments: argparse.Namespace) -> Format:
    """Return the form of the file.

    Raises:
        BadInput: neither the option nor the file's ending says it.
    """
    if arguments.format:
        return Format(arguments.format)
    if arguments.output == STANDARD_OUTPUT:
        raise BadInput("--format: expected a form for the standard output, got none")
    try:
        return format_of(Path(arguments.output))
    except DiagramFault as error:
        raise BadInput(str(error)) from error


def requested_output(arguments: argparse.Namespace) -> Output:
    """Return what is asked of the file beside the style.

    Raises:
        BadInput: a measure is out of its range, or a man is turned twice.
    """
    try:
        return Output(
            width=arguments.width,
            width_cm=arguments.cm,
            dpi=arguments.dpi,
            transparent=arguments.transparent,
            package=LatexPackage(arguments.package),
            notes=Annotations(
                arguments.label,
                tuple(arguments.mark),
                tuple(arguments.arrow),
                tuple(arguments.turn),
            ),
        )
    except ValueError as error:
        raise BadInput(str(error)) from error
