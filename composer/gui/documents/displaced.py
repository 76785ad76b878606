# SPDX-License-Identifier: GPL-3.0-or-later
"""Work that leaves the problem it began with: it was saved as a problem of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from composer.gui.documents.document import Document
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.words.language import fill, tr
from composer.library.changes.operations import Saved, delete_records
from composer.problem.problem import Problem
from composer.studio.saving import RecordPlace, with_what_came

_SECONDS = 60.0  # that the sentence stays: it offers what cannot be had elsewhere so soon


class Parting(QObject):
    """Puts the new problem on the board, says so, and offers to take it back."""

    def __init__(
        self,
        save: Callable[[Document], None],
        *,
        librarian: Librarian,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        """Note how to save and whom to tell.

        Args:
            save: saves a document.
            librarian: owns the library.
            notices: where sentences are shown.
            parent: its owner.
        """
        super().__init__(parent)
        self._save = save
        self._librarian, self._notices = librarian, notices

    def go_on(
        self, document: Document, saved: Saved, problem: Problem, worked_on: RecordPlace
    ) -> None:
        """Go on with what was saved as a new problem.

        Args:
            document: what it was saved from, be it in front or not.
            saved: what was saved, and what it was made from.
            problem: what was on the board when the save began.
            worked_on: where that was kept.
        """
        place = RecordPlace(saved.record_id, saved.version_id)
        kept = saved.problem or problem
        original = document.foreign or document.saved
        if document.place == worked_on:
            # Steps taken since the save began are the new problem's.
            now = with_what_came(problem, kept, document.problem) or kept
            document.go_on_as(now, place, kept, tr("saved as a new problem"))
        self._report(document, saved, original)

    def _report(self, document: Document, saved: Saved, original: Problem | None) -> None:
        """Say what was done: where the problem is not the user's own, it is named."""
        if saved.made_from is None:
            return
        undo = Choice(tr("Undo"), lambda: self._take_back(document, saved))
        name = "" if original is None else original.credits.caption_authors()
        is_copy = (
            original is not None
            and saved.problem is not None
            and (saved.problem.credits.authors == original.credits.authors)
        )
        if original is None or is_copy or not name:
            words = tr("Saved as a new problem; the one it was made from stays as it was.")
            self._notices.report(words, (undo,), seconds=_SECONDS)
            return
        words = fill(tr("Saved as a new problem; the one by %1 stays as it was."), name)
        remark = fill(tr("After %1"), _named(original))
        write = Choice(fill(tr("Write “%1”"), remark), lambda: self._write(document, saved, remark))
        self._notices.report(words, (write, undo), seconds=_SECONDS)

    def _write(self, document: Document, saved: Saved, remark: str) -> None:
        """Write after whom it was made among its comments, and save that."""
        problem = document.problem
        if document.place.record_id != saved.record_id or remark in problem.comments:
            return
        was_clean = document.is_clean
        after = replace(problem, comments=(remark, *problem.comments))
        document.change(after, tr("remark written"))
        if was_clean:
            self._save(document)

    def _take_back(self, document: Document, saved: Saved) -> None:
        """Put the new record into the bin; the board goes back to where the work diverged."""
        number = saved.record_id

        def gone(_: object) -> None:
            at = document.history.index()
            if at and document.place.record_id == number and document.diverged_at(at - 1, number):
                document.history.undo()

        self._librarian.change(lambda library: delete_records(library, (number,)), gone)


def _named(original: Problem) -> str:
    credits = original.credits
    return ", ".join(filter(None, (credits.caption_authors(), credits.caption_source())))
