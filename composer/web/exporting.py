# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as a file that a page hands on: a diagram, or a page that plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.diagrams.files.faults import DiagramFault
from composer.diagrams.files.forms import Format
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.writing.diagrams import diagram_content
from composer.said.sentence import said, sentence_of
from composer.web.request import BadRequest, Json, language_of, problem_of, text_of

_FORMS: Final = {"svg": (Format.SVG, "image/svg+xml"), "html": (Format.HTML, "text/html")}


def exported(message: Json) -> Json:
    """Return the file that a page asks for: name, type and text.

    Raises:
        BadRequest: it is a form that is not handed on, or cannot be drawn.
    """
    form = _FORMS.get(text_of(message, "form", 10))
    if form is None:
        raise BadRequest(said("such files are not made here"))
    style = replace(MAGAZINE, letters=language_of(message))
    try:
        content = diagram_content(problem_of(message), form[0], style)
    except DiagramFault as error:
        raise BadRequest(sentence_of(error)) from error
    return {"name": f"problem.{form[0].value}", "type": form[1], "text": content.decode()}
