# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's own styles in the export window: offered, kept under a name, forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.style.savedstyles import SavedStyles, remove_style, save_style, saved_styles
from composer.diagrams.style.style import LONGEST_NAME, MAGAZINE, STYLES, DiagramStyle
from composer.gui.publishing.form import ChoicesForm
from composer.gui.publishing.proofing import Proofing
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill


class StyleKeeping(QObject):
    """Keeps the styles of the form in files of the user's."""

    def __init__(
        self,
        form: ChoicesForm,
        proofing: Proofing,
        prompts: Prompts,
        failed: Callable[[Exception], None],
        parent: QObject | None = None,
    ) -> None:
        """Connect the form with the files of styles.

        Args:
            form: offers the styles.
            proofing: has the thread in which files are read and written.
            prompts: asks for names.
            failed: reports what went wrong.
            parent: its owner.
        """
        super().__init__(parent)
        self._form, self._proofing, self._prompts = form, proofing, prompts
        self._failed = failed
        self._own: tuple[DiagramStyle, ...] = ()
        form.diagram.save_requested.connect(self.save)
        form.diagram.delete_requested.connect(self.delete)

    def load(self) -> None:
        """Offer the styles that are kept; a file that cannot be read is reported."""
        self._proofing.aside(saved_styles, self._offer, self._failed)

    def save(self) -> None:
        """Ask for a name, and keep the style under it."""
        names = tuple(style.name for style in self._own)
        window = self._form.window()
        name = self._prompts.word(window, self.tr("Save the style"), self.tr("Name"), names)
        if not name:
            return
        try:
            style = replace(self._form.choices.diagram, name=name.strip())
        except ValueError:
            words = self.tr("A style's name has 1 to %1 letters that can be printed.")
            self._failed(DiagramFault(fill(words, LONGEST_NAME)))
            return
        if name.strip().casefold() in (name.casefold() for name in names) and not (
            self._prompts.confirm(
                window,
                fill(self.tr("There is a style “%1” already."), name),
                self.tr("It will be replaced."),
                self.tr("Replace"),
            )
        ):
            return

        self._change(lambda: save_style(style), style)

    def delete(self) -> None:
        """Ask, and forget the style of one's own that is chosen."""
        name = self._form.choices.diagram.name
        question = fill(self.tr("Delete the style “%1”?"), name)
        words = self.tr("This cannot be undone.")
        if name in STYLES or not self._prompts.confirm(
            self._form.window(), question, words, self.tr("Delete")
        ):
            return

        self._change(lambda: remove_style(name), MAGAZINE)

    def _change(self, change: Callable[[], object], style: DiagramStyle) -> None:
        """Change what is kept, and choose a style; its letters stay those that are chosen."""

        def work() -> SavedStyles:
            change()
            return saved_styles()

        def done(found: SavedStyles) -> None:
            self._offer(found)
            letters = self._form.choices.diagram.letters
            self._form.choose(replace(self._form.choices, diagram=replace(style, letters=letters)))

        self._proofing.aside(work, done, self._failed)

    def _offer(self, found: SavedStyles) -> None:
        self._own = found.styles
        self._form.diagram.offer(found.styles)
        self._form.show_choices(self._form.choices)
        if found.faults:
            self._failed(DiagramFault(found.faults[0]))
