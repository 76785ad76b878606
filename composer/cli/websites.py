# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems written as web pages: one as a file, many as a site in a folder."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from composer.cli.faults import BadInput
from composer.cli.sheets import diagram_style
from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.faults import DiagramFault
from composer.diagrams.files.forms import Format
from composer.diagrams.files.placing import reason_of
from composer.diagrams.web.page import WebOptions, write_page
from composer.diagrams.web.site import INDEX, write_site
from composer.problem.problem import Problem
from composer.web.appexport import AppThere, write_app

_ENDINGS: Final = (".html", ".htm")

Show = Callable[[str], None]


def is_web(name: str, form: str | None) -> bool:
    """Return whether a web page or a site is requested: by the form, else by the name's end."""
    return form == Format.HTML.value or (not form and Path(name).suffix.lower() in _ENDINGS)


def write_page_app(name: str, overwrite: bool) -> Path:
    """Write the page for telephones as static files into a folder; return its first file.

    Raises:
        BadInput: something else is there, or it cannot be written.
    """
    if name in ("", "-"):
        raise BadInput("--app: expected the name of a folder")
    try:
        return write_app(Path(name), overwrite)
    except AppThere as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"{name} cannot be written: {reason_of(error)}") from error


def write_web(
    path: Path, problems: Sequence[Problem], arguments: argparse.Namespace, show: Show
) -> tuple[Path, ...]:
    """Write a page of one problem, or a site of many; return the file that opens it.

    Raises:
        BadInput: several problems do not go into one page, or something cannot be written.
    """

    def progress(done: int, count: int) -> None:
        show(f"{path}: {done} of {count}")

    if not arguments.force and os.path.lexists(path):
        raise BadInput(f"{path} exists already: --force overwrites it")
    if arguments.form:
        raise BadInput(f"{path}: entry forms are written as .pdf, .svg or .png")
    try:
        style = diagram_style(arguments)
        options = WebOptions.of_style(style)
        told = [told_only(each, style) for each in problems]
        if path.suffix.lower() in _ENDINGS:
            if len(problems) != 1:
                raise BadInput(
                    f"{path}: one page holds one problem, got {len(problems)}; for a site, name "
                    "a folder and say --format html"
                )
            write_page(path, told[0], options=options, overwrite=arguments.force)
            return (path,)
        title = arguments.heading or path.name
        write_site(path, told, title, options, overwrite=arguments.force, progress=progress)
        return (path / INDEX,)
    except DiagramFault as error:
        raise BadInput(str(error)) from error
    finally:
        show("")
