# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences of the export window: what is seen, what went wrong, what is there already."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from composer.diagrams.files.forms import DiagramFault, Format
from composer.gui.documents.clipboard import OWN_TYPE
from composer.gui.publishing.choices import OutputKind
from composer.gui.publishing.proofing import Seen
from composer.gui.publishing.proofs import Clip
from composer.gui.words.language import fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded
from composer.said.sentence import sentence_of
from composer.solver.options import Cancelled


def clip_data(clip: Clip) -> QMimeData:
    """Return text, SVG and picture at once, and a problem in our own form too."""
    data = QMimeData()
    data.setText(clip.text)
    if clip.svg:
        data.setData("image/svg+xml", clip.svg.encode("utf-8", "replace"))
    if clip.image is not None:
        data.setImageData(clip.image)
    if clip.problem:
        data.setData(OWN_TYPE, clip.problem.encode("utf-8", "replace"))
    return data


def seen_words(seen: Seen) -> str:
    """Return the sentence of what is seen."""
    took = grouped(max(1, round(seen.seconds * 1000)))
    if seen.text is not None:
        first = fill(tr("Made in %1 ms."), took)
    elif seen.count == 1:
        first = fill(tr("Drawn in %1 ms."), took)
    else:
        alone = seen.asked.choices.kind is OutputKind.DIAGRAM or not seen.is_exact
        words = (
            tr("Diagram %1 of %2, drawn in %3 ms.")
            if alone
            else tr("Page %1 of %2, drawn in %3 ms.")
        )
        first = fill(words, grouped(seen.place + 1), grouped(seen.count), took)
    if not seen.is_exact:
        second = tr("The browser lays the page out and plays the solution; this is what it tells.")
    elif seen.text is None and seen.asked.choices.form is Format.SVG:
        second = tr("The file will be this, in the letters of whoever opens it.")
    else:
        second = tr("The file will be exactly this.")
    return f"{first} {second}"


def fault_words(fault: Exception) -> str:
    """Return the sentence of what went wrong."""
    if isinstance(fault, Cancelled):
        return tr("Stopped; nothing was written.")
    if isinstance(fault, DiagramFault):
        return worded(sentence_of(fault))
    if isinstance(fault, OSError):
        return fill(tr("%1 cannot be used: %2."), fault.filename or "", fault.strerror or fault)
    return f"{type(fault).__name__}: {fault}"


def there_already(existing: tuple[Path, ...]) -> tuple[str, str]:
    """Return the question whether files may be replaced, and what would be lost."""
    one = tr("%2 is there already.")
    many = tr("%1 of the files are there already.", "", len(existing))
    question = in_figures(len(existing), one, many, existing[0].name)
    words = tr("In the folder %1. What they hold will be lost.")
    return question, fill(words, existing[0].parent)


def saved_words(paths: tuple[Path, ...]) -> str:
    """Return the sentence of what was written."""
    one = tr("Saved as %2.")
    many = tr("%1 files saved, the first as %2.", "", len(paths))
    return in_figures(len(paths), one, many, paths[0])
