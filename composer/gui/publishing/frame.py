# SPDX-License-Identifier: GPL-3.0-or-later
"""What every export window is: a form at the left, a preview at the right, a foot below."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from composer.diagrams.files.forms import DiagramFault, Format
from composer.gui.documents.clipboard import OWN_TYPE
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column, row, side_line
from composer.gui.publishing.choices import OutputKind
from composer.gui.publishing.footer import Footer
from composer.gui.publishing.proofing import Seen
from composer.gui.publishing.proofs import Clip
from composer.gui.user.prompts import Prompts
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


_SIZE: Final = QSize(1100, 822)
_SOON: Final = 25  # milliseconds in which several changes become one


class ExportFrame(QWidget):
    """A window of its own in which something is exported.

    Attributes:
        footer: how it went, how far the work is, and the buttons.
    """

    def __init__(self, appearance: Appearance, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("publish")
        self._appearance, self._prompts = appearance, prompts
        self._saved: Path | None = None
        self.footer = Footer(appearance)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)

    def _put_together(self, form: QWidget, preview: QWidget) -> None:
        line, between = side_line(), side_line(upright=True)
        column((row(form, between, (preview, 1), spacing=0), 1), line, self.footer, on=self)

    def _obey(
        self, save: Callable[[], object], print_: Callable[[], object], copy: Callable[[], object]
    ) -> None:
        """Let buttons and keys do what they say."""
        footer = self.footer
        footer.open_requested.connect(self._open)
        footer.save.clicked.connect(lambda: save())
        footer.print.clicked.connect(lambda: print_())
        footer.copy.clicked.connect(lambda: copy())
        for keys, act in (
            ("Ctrl+P", print_),
            ("Ctrl+S", save),
            ("Ctrl+Shift+C", copy),
            ("Esc", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(lambda act=act: act())

    def _name_save(self, form: Format) -> None:
        words = {Format.LATEX: "LaTeX", Format.TEXT: tr("text")}
        self.footer.save.setText(fill(tr("Save %1 …"), words.get(form, form.value.upper())))

    def _allow(self, on: bool) -> None:
        for button in (self.footer.save, self.footer.print, self.footer.copy):
            button.setEnabled(on)

    def _begin(self) -> None:
        self.footer.report("")
        self._allow(False)

    def _end(self, sentence: str, *, fault: bool = False, opens: bool = False) -> None:
        self._allow(True)
        self.footer.report(sentence, fault=fault, opens=opens)

    def _failed(self, fault: Exception) -> None:
        self._end(fault_words(fault), fault=not isinstance(fault, Cancelled))

    def _may_replace(self, existing: tuple[Path, ...]) -> bool:
        question, words = there_already(existing)
        return self._prompts.confirm(self, question, words, tr("Replace"))

    def _wrote(self, paths: tuple[Path, ...]) -> None:
        self._saved = paths[0]
        self._end(saved_words(paths), opens=True)

    def _open(self) -> None:
        if self._saved is not None and not self._prompts.show_outside(self._saved):
            words = tr("There is no program that opens %1.")
            self.footer.report(fill(words, self._saved), fault=True)

    def _copied(self, clip: Clip) -> None:
        QGuiApplication.clipboard().setMimeData(clip_data(clip))
        self._end(tr("Copied: text, SVG and picture.") if clip.svg else tr("Copied."))

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of a first opening, where the screen has room for it."""
        return _SIZE.boundedTo(self.screen().availableSize())
