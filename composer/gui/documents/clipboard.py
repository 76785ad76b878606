# SPDX-License-Identifier: GPL-3.0-or-later
"""Copying a problem in several forms at once, and reading what was copied elsewhere."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QMimeData

from composer.diagrams.painting.diagram import diagram_image
from composer.diagrams.style.style import SCREEN, PieceSet
from composer.diagrams.svg import diagram_svg
from composer.formats.entry import Entry, untold_note
from composer.formats.fenlines import fenline
from composer.formats.jsonlines import jsonline
from composer.formats.pasting import PastedError, read_pasted
from composer.games.position import GameError
from composer.games.record import any_game
from composer.gui.documents.workbench import Workbench
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK
from composer.said.sentence import sentence_of

OWN_TYPE = "application/x-chess-composer-problem+json"
_PICTURE = 900  # pixels of the width of a copied picture


class PasteError(ValueError):
    """The pasted text is no position; the sentence says what was tried."""


def problem_data(problem: Problem, pieces: PieceSet = PieceSet.CLASSIC) -> QMimeData:
    """Return a problem for the clipboard: text, SVG, picture and our own form.

    Args:
        problem: what is copied.
        pieces: the set of men that the pictures show.
    """
    style = replace(SCREEN, pieces=pieces)
    data = QMimeData()
    data.setText(fenline(problem))
    data.setData("image/svg+xml", diagram_svg(problem, style, outlined=True).encode("utf-8"))
    data.setImageData(diagram_image(problem, style, width=_PICTURE))  # others see PNG, BMP ...
    data.setData(OWN_TYPE, jsonline(problem).encode("utf-8"))
    return data


def states_task(text: str) -> bool:
    """Return whether a text that was copied says itself what is asked."""
    try:
        return read_pasted(text, NO_TASK).problem.stipulation.told
    except PastedError:
        return False


def pasted_entry(text: str, current: Problem) -> Entry:
    """Read a problem from text that was copied or dropped.

    Every form is tried that the text looks like: FEN, JSON, YAML, Popeye, PGN, LaTeX, a list
    of men. Without a stipulation in it the problem on the board keeps its own. The notes say what
    was not taken over.

    Raises:
        PasteError: there is no position in it; what was tried is listed.
    """
    if not text.strip():
        raise PasteError(tr("There is no text on the clipboard."))
    try:
        entry = read_pasted(text, current.stipulation)
    except PastedError as error:
        tried = (
            fill(tr("This was read as %1, but: %2"), worded(form), worded(wrong))
            for form, wrong in error.tried
        )
        raise PasteError("\n".join(tried)) from error
    untold = untold_note(current.stipulation)
    return replace(entry, notes=tuple(note for note in entry.notes if note != untold))


def open_pasted(problem: Problem, workbench: Workbench) -> None:
    """Take over a problem of another game: of that in front as a step, of another in a tab beside.

    Raises:
        PasteError: something of it is unknown.
    """
    front = workbench.document.problem.game
    if problem.game is not None:
        try:
            any_game(problem)
        except GameError as error:
            words = tr("Nothing was opened from %1: %2.")
            wrong = worded(sentence_of(error))
            raise PasteError(fill(words, tr("the clipboard"), wrong)) from error
    if problem.game is not None and front is not None and problem.game.book == front.book:
        workbench.document.change(problem, tr("Paste a problem"))
    else:
        workbench.open_beside(problem, saved=False)
