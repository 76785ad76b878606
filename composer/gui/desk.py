# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to the problem as a whole: new, opened, saved, kept as a version, deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.analyst import Answer
from composer.gui.keeper import Keeper
from composer.gui.language import fill, tr
from composer.gui.librarian import Librarian
from composer.gui.notices import Choice, NoticeBar
from composer.gui.prompts import Prompts, Unsaved
from composer.gui.session import NOWHERE, Place, Session
from composer.gui.wording import counted
from composer.library.autosave import FoundDraft
from composer.library.operations import (
    Deleted,
    Saved,
    add_problem,
    delete_records,
    keep_finding,
    restore_records,
    save_over,
    save_version,
)
from composer.library.reading import load, versions_of
from composer.library.records import Finding, Record, Version
from composer.library.store import Library
from composer.problem.problem import Problem
from composer.solver.solution import Stage

ANALYSIS = 1  # version of the analysis whose findings are kept


@dataclass(frozen=True, slots=True)
class Parts:
    """What the desk works with."""

    session: Session
    librarian: Librarian
    keeper: Keeper
    prompts: Prompts
    notices: NoticeBar
    window: QWidget


class Desk(QObject):
    """Opens and saves problems; asks before unsaved work is left.

    Signals:
        versions_changed: the versions of the problem on the board; carries a tuple.
        saved: the problem was saved; carries the `Place`.
    """

    versions_changed = Signal(object)
    saved = Signal(object)

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._answer: Answer | None = None
        self._kept: tuple[int, tuple[str, ...]] | None = None
        self._commit: Callable[[], None] = lambda: None
        parts.session.place_changed.connect(lambda _: self.refresh_versions())
        parts.librarian.opened.connect(self._library_opened)
        parts.keeper.found.connect(self._offer_drafts)

    def set_commit(self, commit: Callable[[], None]) -> None:
        """Say what takes over what is written in the caption but not yet told."""
        self._commit = commit

    def note_answer(self, answer: Answer) -> None:
        """Remember what the analyst says; a finding that comes after the save is kept too."""
        self._answer = answer
        session = self._parts.session
        version = session.place.version_id
        if answer.is_final and version is not None and session.is_clean:
            finding, analysed = self._finding(), session.problem
            if finding is not None and (version, finding.keys) != self._kept:
                self._kept = (version, finding.keys)
                self._parts.librarian.change(
                    lambda library: keep_finding(library, version, analysed, finding)
                )

    def new_problem(self) -> None:
        """Put an empty board on the desk."""
        self._unless_unsaved(lambda: self._parts.session.open(Problem()))

    def open_record(self, record_id: int) -> None:
        """Put a record of the library on the board."""

        def show(record: Record) -> None:
            place = Place(record.record_id, record.version_id)
            self._parts.session.open(record.problem, place)

        self._unless_unsaved(
            lambda: self._parts.librarian.read(lambda library: load(library, record_id), show)
        )

    def open_version(self, version: Version) -> None:
        """Put an older version on the board; saving it makes a new version of it."""
        place = Place(version.record_id, version.version_id)
        self._unless_unsaved(lambda: self._parts.session.open(version.problem, place))

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save in place, or as a new record where the problem is in no library yet."""
        self._commit()
        session, place = self._parts.session, self._parts.session.place
        problem, finding = session.problem, self._finding()
        if place.record_id is None:
            self._keep(lambda library: add_problem(library, problem, finding), problem, then)
        else:
            record = place.record_id
            self._keep(lambda library: save_over(library, record, problem, finding), problem, then)

    def save_version(self) -> None:
        """Keep the problem as a new version beside the older ones."""
        self._commit()
        session = self._parts.session
        record = session.place.record_id
        if record is None:
            self.save()
            return
        problem, finding = session.problem, self._finding()
        self._keep(lambda library: save_version(library, record, problem, finding), problem, None)

    def delete(self, ids: tuple[int, ...]) -> None:
        """Delete records; the notice offers to bring them back."""

        def deleted(done: Deleted) -> None:
            if not done.ids:
                return
            if self._parts.session.place.record_id in done.ids:
                self._parts.session.forget_place()
            words = counted(len(done.ids), tr("One problem deleted."), tr("%1 problems deleted."))
            undo = Choice(tr("Undo"), lambda: self.restore(done.ids))
            self._parts.notices.tell(words, (undo,), seconds=20)

        self._parts.librarian.change(lambda library: delete_records(library, ids), deleted)

    def restore(self, ids: tuple[int, ...]) -> None:
        """Bring deleted records back."""
        self._parts.librarian.change(lambda library: restore_records(library, ids))

    def open_library(self) -> None:
        """Ask for a library and open it."""
        kinds = tr("Libraries (*.chesslib);;All files (*)")
        path = self._parts.prompts.open_file(self._parts.window, tr("Open library"), kinds)
        if path is not None:
            self._parts.librarian.open(path)

    def new_library(self) -> None:
        """Ask for a place and make an empty library there."""
        kinds = tr("Libraries (*.chesslib)")
        path = self._parts.prompts.save_file(
            self._parts.window, tr("New library"), "problems.chesslib", kinds
        )
        if path is not None:
            self._parts.librarian.create(path if path.suffix else path.with_suffix(".chesslib"))

    def may_close(self, go_on: Callable[[], None]) -> bool:
        """Tell whether the window may close now; else `go_on` is called once it may."""
        self._commit()
        if self._is_settled():
            return True
        choice = self._parts.prompts.unsaved(self._parts.window, self._name())
        if choice is Unsaved.SAVE:
            self.save(go_on)
        return choice is Unsaved.DISCARD

    def refresh_versions(self) -> None:
        """Fetch the versions of the problem on the board."""
        record = self._parts.session.place.record_id
        if record is None:
            self.versions_changed.emit(())
            return

        def show(found: tuple[Version, ...]) -> None:
            if self._parts.session.place.record_id == record:
                self.versions_changed.emit(found)

        self._parts.librarian.read(lambda library: versions_of(library, record), show)

    def _keep(
        self,
        operation: Callable[[Library], Saved],
        problem: Problem,
        then: Callable[[], None] | None,
    ) -> None:
        if self._parts.librarian.path is None:
            self._parts.notices.tell(
                tr("No library is open: open or make one, then save again."), fault=True
            )
            return

        def kept(saved: Saved) -> None:
            place = Place(saved.record_id, saved.version_id)
            self._parts.session.mark_saved(place, problem)
            self._parts.keeper.keep()
            self.refresh_versions()
            self.saved.emit(place)
            if then is not None:
                then()

        self._parts.librarian.change(operation, kept)

    def _finding(self) -> Finding | None:
        """Return what is certain about the problem on the board, for the library."""
        answer, problem = self._answer, self._parts.session.problem
        if answer is None or answer.solution is None:
            return None
        solution, asked = answer.solution, answer.question
        if (asked.position, asked.stipulation) != (problem.position, problem.stipulation):
            return None
        if solution.stage < Stage.KEYS and not solution.complete:
            return None
        moves = [key.move for key in solution.keys if key.move is not None]
        return Finding(
            verdict=solution.verdict.value,
            keys=tuple(move.uci for move in moves),
            complete=solution.complete,
            solver=solution.solver,
            analysis_version=ANALYSIS,
            key_text=", ".join(move.san for move in moves[:3]),
        )

    def _is_settled(self) -> bool:
        """Tell whether leaving the problem loses nothing."""
        session = self._parts.session
        empty = len(session.problem.position) == 0 and session.place == NOWHERE
        return session.is_clean or empty

    def _unless_unsaved(self, go_on: Callable[[], None]) -> None:
        self._commit()
        if self._is_settled():
            go_on()
            return
        choice = self._parts.prompts.unsaved(self._parts.window, self._name())
        if choice is Unsaved.SAVE:
            self.save(go_on)
        elif choice is Unsaved.DISCARD:
            go_on()

    def _name(self) -> str:
        problem = self._parts.session.problem
        parts = (
            problem.title or problem.credits.caption_authors(),
            str(problem.stipulation),
            problem.position.material(),
        )
        return ", ".join(part for part in parts if part)

    def _library_opened(self, path: Path) -> None:
        place = self._parts.session.place
        if place != NOWHERE:
            self._parts.session.forget_place()

    def _offer_drafts(self, drafts: tuple[FoundDraft, ...]) -> None:
        for found in drafts:
            if found.draft is None:
                self._parts.notices.tell(found.complaint, fault=True)
        whole = [found for found in drafts if found.draft is not None]
        if whole:
            self._offer(whole[0])

    def _offer(self, found: FoundDraft) -> None:
        draft = found.draft
        if draft is None:
            return
        problem, when = draft.problem, draft.written_at.astimezone().strftime("%Y-%m-%d %H:%M")
        words = fill(
            tr("Unsaved work of %1 was found: %2, %3 men."),
            when,
            problem.stipulation,
            problem.position.material(),
        )

        def restore() -> None:
            place = Keeper.place_of(draft, self._parts.librarian.path)
            self._unless_unsaved(lambda: self._take_over(found, problem, place))

        self._parts.notices.tell(
            words,
            (
                Choice(tr("Bring it back"), restore),
                Choice(tr("Discard"), lambda: self._parts.keeper.discard(found)),
            ),
        )

    def _take_over(self, found: FoundDraft, problem: Problem, place: Place) -> None:
        self._parts.session.open(problem, place, saved=False)
        self._parts.keeper.keep()
        self._parts.keeper.discard(found)
