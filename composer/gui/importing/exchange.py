# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems brought into the library, and written from it, while the window is live."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTemporaryDir
from PySide6.QtWidgets import QWidget

from composer.formats.entry import FormatError
from composer.gui.documents.workbench import Workbench
from composer.gui.importing.bringing import Bringing
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import is_whole, worded, written_words
from composer.library.access.store import Library
from composer.library.arriving.links import with_links
from composer.library.search.search import rows
from composer.problem.originals.status import without_original
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING, Sentence, sentence_of

if TYPE_CHECKING:
    from composer.formats.writing import Written
    from composer.gui.importing.letterview import LetterWindow
    from composer.gui.look.thumbnails import Thumbnails

_PAGE = 500


class Exchange(QObject):
    """Asks for files and brings them in, or writes problems into one; says what came of it."""

    def __init__(
        self,
        *,
        workbench: Workbench,
        librarian: Librarian,
        prompts: Prompts,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        """Get ready to ask for files.

        Args:
            workbench: the documents that are open.
            librarian: owns the library.
            prompts: asks the few questions.
            notices: where sentences are shown.
            window: over which it asks.
        """
        super().__init__(window)
        self._librarian, self._prompts, self._notices = librarian, prompts, notices
        self._window = window
        self.letters: LetterWindow | None = None
        self._folder: QTemporaryDir | None = None
        self.bringing = Bringing(
            workbench=workbench, librarian=librarian, notices=notices, window=window, parent=self
        )

    def import_files(self) -> None:
        """Ask for files of problems and bring them into the library."""
        if self.bringing.is_under_way:
            self._notices.report(tr("An import is under way already."), seconds=4)
            return
        if self._librarian.path is None:
            self._notices.report(tr("No library is open to import into."), fault=True)
            return
        from composer.formats.forms import READ

        ends = (f"*{end}" for form in READ for end in (*form.ends, *form.also))
        kinds = fill(tr("Problems (%1);;All files (*)"), " ".join(ends))
        paths = self._prompts.open_files(self._window, tr("Import problems"), kinds)
        self.bringing.begin(paths)

    def read_letter(self, thumbnails: Thumbnails) -> None:
        """Open the window for a letter; what it keeps is brought in as a file would be."""
        from composer.gui.importing.letterview import LetterWindow

        if self._librarian.path is None:
            self._notices.report(tr("No library is open to import into."), fault=True)
            return
        window = self.letters = LetterWindow(thumbnails, self._prompts, self._window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.kept.connect(lambda problems: self._bring_letter(window, problems))
        window.show()

    def _bring_letter(self, window: LetterWindow, problems: tuple[Problem, ...]) -> None:
        """Bring the problems of a letter in; until they are there, its window waits unseen."""
        from composer.formats.writing import write_problems

        if self.bringing.is_under_way:
            self._notices.report(tr("An import is under way already."), seconds=4)
            return

        def ended(has_come: bool) -> None:
            self.bringing.ended.disconnect(ended)
            if window.is_left:
                return
            if has_come:
                window.accept()
            else:
                window.show()

        self._folder = QTemporaryDir()  # the one before goes with its letter
        path = Path(self._folder.path()) / "letter.jsonl"
        try:
            write_problems(path, problems)
        except FormatError as error:
            self._notices.report(worded(sentence_of(error)), fault=True)
        else:
            self.bringing.begin((path,), tr("The letter"))  # which may end the one before, unheard
            if self.bringing.is_under_way:
                self.bringing.ended.connect(ended)
                window.hide()

    def may_leave(self) -> bool:
        """Return whether the window may go: an import that is under way would end half done."""
        if not self.bringing.is_writing:
            return True
        return self._prompts.confirm(
            self._window,
            tr("Stop the import?"),
            tr("What has come in stays; the rest of the file is not read."),
            tr("Stop the import"),
        )

    def close(self) -> None:
        """Look through no more files."""
        self.bringing.close()

    def export_records(self, ids: tuple[int, ...]) -> None:
        """Ask for a name and write problems of the library."""
        from composer.formats.forms import WRITTEN

        if self._librarian.path is None or not ids:
            self._notices.report(tr("The library shows no problem to export."), seconds=4)
            return
        kinds = ";;".join(f"{end[1:].upper()} (*{end})" for end in WRITTEN)
        path = self._prompts.save_file(self._window, tr("Export problems"), "problems.olv", kinds)
        if path is None:
            return
        named = path if path.suffix else path.with_name(path.name + ".olv")
        self._librarian.read(lambda library: _written(library, ids, named), self._wrote)

    def _wrote(self, outcome: tuple[Path, Sentence, Written | None]) -> None:
        path, fault, written = outcome
        if written is None:
            self._notices.report(worded(fault), fault=True)
        else:
            seconds = 8 if is_whole(written) else 0
            self._notices.report(written_words(path, written), seconds=seconds)


def _written(
    library: Library, ids: tuple[int, ...], path: Path
) -> tuple[Path, Sentence, Written | None]:
    from composer.formats.writing import write_problems

    try:
        written = write_problems(path, _problems(library, ids), overwrite=True)
    except FormatError as error:
        return path, sentence_of(error), None
    return path, NOTHING, written


def _problems(library: Library, ids: tuple[int, ...]) -> Iterator[Problem]:
    waiting = iter(ids)
    while page := tuple(islice(waiting, _PAGE)):
        for row in rows(library, page):
            yield with_links(library, row.record_id, without_original(row.problem))
