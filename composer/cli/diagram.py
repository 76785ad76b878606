# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer diagram`: a problem as a picture in a file."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.diagrams.faults import DiagramFault
from composer.diagrams.files import write_diagram
from composer.diagrams.style import MAGAZINE, STYLES, DiagramStyle, PieceSet


def run_diagram(arguments: argparse.Namespace) -> Exit:
    """Draw what was given.

    Raises:
        BadInput: it is no position, the style is unknown, or the file cannot be written.
    """
    style = replace(_style(arguments.style), pieces=PieceSet(arguments.men))
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    path = Path(arguments.output)
    if not arguments.force and path.exists():
        raise BadInput(f"{path} exists already: --force overwrites it")
    try:
        write_diagram(problem, path, style, overwrite=arguments.force)
    except DiagramFault as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


def _style(name: str) -> DiagramStyle:
    if not name:
        return MAGAZINE
    style = STYLES.get(name.lower())
    if style is None:
        raise BadInput(f"--style: expected one of {', '.join(STYLES)}, got {name!r}")
    return style
