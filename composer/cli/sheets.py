# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems written as printed sheets and entry forms."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from composer.cli.arguments.diagrams import FORM_FIELDS, SHEET_FORMS
from composer.cli.faults import BadInput, refuse_existing
from composer.cli.output import show_progress
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.pages.entryform import EntryForm
from composer.diagrams.pages.formwords import form_words_of
from composer.diagrams.pages.page import paper_named
from composer.diagrams.pages.sheetstyle import Comments, Index, SheetStyle, Solutions
from composer.diagrams.style.savedstyles import style_named
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, DiagramStyle, PieceSet
from composer.diagrams.writing.sheets import write_form, write_sheet
from composer.notation.printed import Extent, PrintOptions
from composer.problem.problem import Problem


def is_sheet(path: Path, form: str) -> bool:
    """Return whether what is requested is printed: by the form, else by the end of the name.

    Raises:
        BadInput: the form is a printed one, and the name ends otherwise.
    """
    ending = path.suffix.lower().lstrip(".")
    if form in SHEET_FORMS and ending != form:
        raise BadInput(f"{path}: with --format {form} the name ends in .{form}")
    return (form or ending) in SHEET_FORMS


def write_printed(
    path: Path, problems: Sequence[Problem], arguments: argparse.Namespace
) -> tuple[Path, ...]:
    """Write problems as a sheet, or as entry forms; return the files.

    Raises:
        BadInput: an argument is out of its range, or a file cannot be written.
    """

    def progress(done: int, count: int) -> None:
        show_progress(f"{path}: {done} of {count}" if done < count else "")

    _check_form(arguments)
    refuse_existing(path, arguments.force)
    try:
        if arguments.form:
            return write_form(
                path, problems, _form(arguments), overwrite=arguments.force, progress=progress
            )
        style = _sheet_style(arguments)
        return write_sheet(path, problems, style, overwrite=arguments.force, progress=progress)
    except (DiagramFault, ValueError) as error:
        raise BadInput(str(error)) from error
    finally:
        show_progress("")


def _check_form(arguments: argparse.Namespace) -> None:
    """Refuse what only an entry form has where none is wanted: it could give a name away."""
    given = [name for name in FORM_FIELDS if getattr(arguments, name)]
    if given and not arguments.form:
        raise BadInput(f"--{given[0]} stands on entry forms: --form writes them")


def _sheet_style(arguments: argparse.Namespace) -> SheetStyle:
    return SheetStyle(
        diagram=diagram_style(arguments),
        paper=paper_named(arguments.paper),
        across=arguments.across,
        per_page=arguments.per_page,
        heading=arguments.heading,
        subheading=arguments.subheading,
        first_number=None if arguments.no_numbers else arguments.first_number,
        board_mm=arguments.board,
        solutions=Solutions(arguments.solutions),
        solution=_solution(arguments),
        running_head=arguments.running_head,
        own_numbers=arguments.own_numbers,
        references=arguments.references,
        comments=Comments(arguments.comments),
        indexes=tuple(map(Index, dict.fromkeys(arguments.index))),
        booklet=arguments.booklet,
    )


def _form(arguments: argparse.Namespace) -> EntryForm:
    return EntryForm(
        tourney=arguments.tourney,
        section=arguments.section,
        number=arguments.entry or ("1" if arguments.anonymous else ""),
        sender=arguments.sender,
        address=arguments.address.replace("\\n", "\n"),
        theme=arguments.theme,
        remarks=arguments.remarks.replace("\\n", "\n"),
        words=form_words_of(arguments.language),
        solution=_solution(arguments),
        diagram=diagram_style(arguments),
        paper=paper_named(arguments.paper),
    )


def _solution(arguments: argparse.Namespace) -> PrintOptions:
    extent = Extent.ALL if arguments.full else Extent.THEMATIC
    extent = Extent.NONE if arguments.no_tries else extent
    return PrintOptions.of(
        arguments.language,
        compact=not (arguments.full or arguments.form),
        set_play=extent,
        tries=extent,
        lettered=not arguments.no_letters,
    )


def diagram_style(arguments: argparse.Namespace) -> DiagramStyle:
    """Return how the diagrams of a sheet, a form or a web page look, and what they tell.

    Raises:
        DiagramFault: there is no style of that name.
    """
    style = style_named(arguments.style) if arguments.style else MAGAZINE
    if arguments.men:
        style = replace(style, pieces=PieceSet(arguments.men))
    if arguments.anonymous:
        style = replace(style, caption=style.caption & ANONYMOUS_CAPTION)
    return replace(style, letters=arguments.language)
