# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of files: what is suggested, and which form a name asks for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.writing.diagrams import format_of
from composer.gui.publishing.choices import ExportRequest, OutputKind
from composer.gui.words.language import tr
from composer.said.sentence import said

_LONGEST: Final = 60


def suggested_name(asked: ExportRequest) -> str:
    """Return a name without an ending that every system allows, from what is published.

    Of an anonymous entry, or where the style names nobody, it says nothing of the authors.
    """
    choices, problems = asked.choices, asked.problems
    name = choices.tourney if choices.kind is OutputKind.FORM else choices.heading
    if len(problems) == 1 and not (name.strip() and choices.kind is not OutputKind.DIAGRAM):
        only = told_only(problems[0], choices.diagram)
        hidden = choices.kind is OutputKind.FORM and choices.anonymous
        name = "" if hidden else only.credits.caption_authors() or only.title
    elif choices.kind is OutputKind.DIAGRAM and choices.form is not Format.HTML:
        name = ""
    game = choices.game if choices.is_game else ""
    return safe_name(name) or game or ("diagram" if len(problems) == 1 else "problems")


def safe_name(name: str) -> str:
    """Return a name as every system allows it for a file, without an ending; it may be empty."""
    safe = "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in name)
    return safe[:_LONGEST].strip()


def has_ending(path: Path) -> bool:
    """Whether a name ends in the name of a form, not as `No. 5` or `St. Amant` do."""
    return path.suffix[1:].isalpha()


def is_site(asked: ExportRequest) -> bool:
    """Whether a folder of web pages is made."""
    return asked.choices.form is Format.HTML and len(asked.problems) > 1


def as_named(asked: ExportRequest, path: Path) -> ExportRequest:
    """Return what is asked in the form that a name's ending says.

    Raises:
        DiagramFault: the ending says none, or one that cannot be had.
    """
    if is_site(asked) and path.suffix.lower() not in (".html", ".htm"):
        return asked
    form = format_of(path)
    if form not in asked.choices.forms:
        if asked.choices.is_game:
            sentence = said("A diagram of a game is not written as {form}.", form=form.value)
            raise DiagramFault(sentence)
        raise DiagramFault(tr("Entry forms are written as PDF, SVG or PNG."))
    return replace(asked, choices=replace(asked.choices, form=form))
