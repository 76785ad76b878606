# SPDX-License-Identifier: GPL-3.0-or-later
"""Work that parts from the problem it began with: it was saved as a problem of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from composer.gui.language import fill, tr
from composer.gui.notices import Choice
from composer.gui.parts import Parts
from composer.gui.saving import with_what_came
from composer.gui.session import Place
from composer.library.operations import Saved, delete_records
from composer.problem.problem import Problem

_SECONDS = 60.0  # that the sentence stays: it offers what cannot be had elsewhere so soon


class Parting(QObject):
    """Puts the new problem on the board, says so, and offers to take it back."""

    def __init__(
        self, parts: Parts, save: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._parts, self._save = parts, save

    def go_on(self, saved: Saved, problem: Problem, worked_on: Place) -> None:
        """Go on with what was saved as a new problem.

        Args:
            saved: what was saved, and what it was made from.
            problem: what was on the board when the save began.
            worked_on: where that was kept.
        """
        session, place = self._parts.session, Place(saved.record_id, saved.version_id)
        kept = saved.problem or problem
        original = session.foreign or session.saved
        if session.place == worked_on:
            # Steps taken since the save began are the new problem's.
            now = with_what_came(problem, kept, session.problem) or kept
            session.go_on_as(now, place, kept, tr("saved as a new problem"))
        self._tell(saved, original)

    def _tell(self, saved: Saved, original: Problem | None) -> None:
        """Say what was done: where the problem is not the user's own, it is named."""
        if saved.made_from is None:
            return
        undo = Choice(tr("Undo"), lambda: self._take_back(saved))
        name = "" if original is None else original.credits.caption_authors()
        is_copy = (
            original is not None
            and saved.problem is not None
            and (saved.problem.credits.authors == original.credits.authors)
        )
        if original is None or is_copy or not name:
            words = tr("Saved as a new problem; the one it was made from stays as it was.")
            self._parts.notices.tell(words, (undo,), seconds=_SECONDS)
            return
        words = fill(tr("Saved as a new problem; the one by %1 stays as it was."), name)
        remark = fill(tr("After %1"), _named(original))
        write = Choice(fill(tr("Write “%1”"), remark), lambda: self._write(saved, remark))
        self._parts.notices.tell(words, (write, undo), seconds=_SECONDS)

    def _write(self, saved: Saved, remark: str) -> None:
        """Write after whom it was made among its comments, and save that."""
        session = self._parts.session
        problem = session.problem
        if session.place.record_id != saved.record_id or remark in problem.comments:
            return
        was_clean = session.is_clean
        session.change(replace(problem, comments=(remark, *problem.comments)), tr("remark written"))
        if was_clean:
            self._save()

    def _take_back(self, saved: Saved) -> None:
        """Put the new record into the bin; the board goes back where the work parted."""
        session = self._parts.session
        number = saved.record_id

        def gone(_: object) -> None:
            at = session.history.index()
            if at and session.place.record_id == number and session.parted_at(at - 1, number):
                session.history.undo()

        self._parts.librarian.change(lambda library: delete_records(library, (number,)), gone)


def _named(original: Problem) -> str:
    credits = original.credits
    return ", ".join(filter(None, (credits.caption_authors(), credits.caption_source())))
