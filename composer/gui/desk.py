# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to the problem as a whole: new, opened, saved, kept as a version, deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.gui.analyst import Answer
from composer.gui.language import capital, fill, tr
from composer.gui.notices import Choice
from composer.gui.parting import Parting
from composer.gui.parts import Parts as Parts
from composer.gui.prompts import Unsaved
from composer.gui.salvage import Salvage
from composer.gui.saving import save_as_new, save_beside, save_in_place
from composer.gui.session import NOWHERE, Place
from composer.gui.wording import counted
from composer.library.arriving.arrivals import Imported
from composer.library.bin import Emptied
from composer.library.findings import finding_of_analysis
from composer.library.operations import (
    Deleted,
    Restored,
    Saved,
    delete_records,
    keep_finding,
    restore_records,
)
from composer.library.reading import load, versions_of
from composer.library.records import Finding, Record, Version
from composer.library.store import Library
from composer.problem.problem import Problem
from composer.problem.twins import is_zero_position
from composer.solver.solution import Stage, Verdict


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
        self._kept: tuple[int, Finding] | None = None
        self._library: Path | None = None
        self._saving = False
        self._next: Callable[[], None] | None = None
        self._commit: Callable[[], None] = lambda: None
        self._judge: Callable[[Verdict], Verdict | None] = lambda verdict: verdict
        parts.session.place_changed.connect(lambda _: self.refresh_versions())
        parts.librarian.opened.connect(self._library_opened)
        parts.librarian.changed.connect(self._library_changed)
        self._salvage = Salvage(parts, self.unless_unsaved, self)
        self._parting = Parting(parts, self.save, self)

    def set_commit(self, commit: Callable[[], None]) -> None:
        """Say what takes over what is written in the caption but not yet told."""
        self._commit = commit

    def set_judge(self, judge: Callable[[Verdict], Verdict | None]) -> None:
        """Say what makes the verdict of a problem with twins out of its diagram's."""
        self._judge = judge

    def judge_again(self) -> None:
        """Keep what is found out of twins after the diagram was answered."""
        if self._answer is not None:
            self.note_answer(self._answer)

    def note_answer(self, answer: Answer) -> None:
        """Remember what the analyst says; a finding that comes after the save is kept too."""
        self._answer = answer
        session = self._parts.session
        version = session.place.version_id
        if answer.is_final and version is not None and session.is_clean:
            finding, analysed = self._finding(), session.problem
            if finding is not None and (version, finding) != self._kept:
                self._kept = (version, finding)
                self._parts.librarian.change(
                    lambda library: keep_finding(library, version, analysed, finding),
                    by_itself=True,
                )

    def new_problem(self) -> None:
        """Put an empty board on the desk."""
        self.unless_unsaved(lambda: self._parts.session.open(Problem()))

    def open_record(self, record_id: int) -> None:
        """Put a record of the library on the board."""

        session = self._parts.session

        def fetch() -> None:
            before = session.problem

            def show(record: Record) -> None:
                place = Place(record.record_id, record.version_id)
                foreign = None if record.is_own else record.problem
                if record.finding is not None:
                    self._kept = (record.version_id, record.finding)
                if session.problem == before:
                    session.open(record.problem, place, foreign=foreign)
                else:  # the library was slow, and the user did not wait
                    self.unless_unsaved(
                        lambda: session.open(record.problem, place, foreign=foreign)
                    )

            self._parts.librarian.read(lambda library: load(library, record_id), show)

        self.unless_unsaved(fetch)

    def go_to_version(
        self, version: Version, name: str, is_kept: Callable[[], bool] = lambda: False
    ) -> None:
        """Go to another version of the problem in one step, which undo takes back.

        Saving it changed makes a new version of it, or of somebody else's a new problem.

        Args:
            version: where to.
            name: what it is called.
            is_kept: tells whether unsaved work on the board is kept elsewhere, so that the
                question about it need not be asked.
        """
        self._commit()
        session = self._parts.session
        place = Place(version.record_id, version.version_id)
        words = fill(tr("Back to %1"), name)

        def go() -> None:
            session.go_to(version.problem, place, words)

        if session.place.record_id != version.record_id:
            self.unless_unsaved(lambda: self._open_version(version))
        elif is_kept():
            go()
        else:
            self.unless_unsaved(go)

    def _open_version(self, version: Version) -> None:
        """Put a version of another record than the one on the board there."""
        place = Place(version.record_id, version.version_id)

        def show(record: Record) -> None:
            foreign = None if record.is_own else version.problem
            self._parts.session.open(version.problem, place, foreign=foreign)

        self._parts.librarian.read(lambda library: load(library, version.record_id), show)

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save in place, or as a new record where the problem is in no library yet.

        An older version that was changed becomes a new version, and so does work on what was
        changed elsewhere in the meantime: nothing that is kept is ever written over unseen.
        """
        self._commit()
        session, place = self._parts.session, self._parts.session.place
        problem, finding, known = session.problem, self._finding(), session.saved
        foreign = session.foreign
        if self._has_nothing_to_save():
            return
        if place != NOWHERE and session.is_clean and not self._saving:
            self.saved.emit(place)
            if then is not None:
                then()
            return
        self._keep(
            lambda library: save_in_place(library, place, problem, finding, known, foreign),
            self.save,
            then,
        )

    def save_version(self, then: Callable[[], None] | None = None) -> None:
        """Keep the problem as a new version beside the older ones."""
        self._commit()
        session, place = self._parts.session, self._parts.session.place
        if place.record_id is None:
            self.save(then)
            return
        problem, finding, known = session.problem, self._finding(), session.saved
        foreign = session.foreign
        self._keep(
            lambda library: save_beside(library, place, problem, finding, known, foreign),
            self.save_version,
            then,
        )

    def save_new(self, then: Callable[[], None] | None = None) -> None:
        """Save as a new problem, whatever it was made from; work goes on with that one."""
        self._commit()
        session, place = self._parts.session, self._parts.session.place
        problem, finding, foreign = session.problem, self._finding(), session.foreign
        if self._has_nothing_to_save():
            return
        self._keep(
            lambda library: save_as_new(library, place, problem, finding, foreign),
            self.save_new,
            then,
        )

    def delete(self, ids: tuple[int, ...]) -> None:
        """Delete records; the notice offers to bring them back."""

        def deleted(done: Deleted) -> None:
            if not done.ids:
                return
            one, many = tr("One problem put into the bin."), tr("%1 problems put into the bin.")
            words = capital(counted(len(done.ids), one, many))
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
            self._leave_library(lambda: self._parts.librarian.open(path))

    def new_library(self) -> None:
        """Ask for a place and make an empty library there."""
        kinds = tr("Libraries (*.chesslib)")
        path = self._parts.prompts.save_file(
            self._parts.window, tr("New library"), "problems.chesslib", kinds
        )
        if path is not None:
            named = path if path.suffix else path.with_name(path.name + ".chesslib")
            self._leave_library(lambda: self._parts.librarian.create(named))

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
        again: Callable[[Callable[[], None] | None], None],
        then: Callable[[], None] | None,
    ) -> None:
        """Save; a second save while one is under way waits until it is known where to."""
        if self._saving:
            self._next = lambda: again(then)
            return
        if self._parts.librarian.path is None:
            self._parts.notices.tell(
                tr("No library is open: open or make one, then save again."), fault=True
            )
            return
        session = self._parts.session
        problem, number, worked_on = session.problem, session.number, session.place
        self._saving, self._next = True, None

        def kept(saved: Saved) -> None:
            place = Place(saved.record_id, saved.version_id)
            if session.number == number:
                if saved.made_from is None and saved.problem in (None, problem):
                    session.mark_saved(place, problem, worked_on)
                else:
                    self._parting.go_on(saved, problem, worked_on)
                self._parts.keeper.keep()
                self.saved.emit(place)
                if self._answer is not None:
                    self.note_answer(self._answer)  # it may have come while we saved
            if then is not None:
                then()

        self._parts.librarian.change(operation, kept, self._ended)

    def _ended(self) -> None:
        self._saving = False
        waiting, self._next = self._next, None
        if waiting is not None:
            waiting()

    @property
    def finding(self) -> Finding | None:
        """What is certain about the problem on the board; None while nothing is."""
        return self._finding()

    def _finding(self) -> Finding | None:
        """Return what is certain about the problem on the board, for the library."""
        answer, problem = self._answer, self._parts.session.problem
        if answer is None or answer.solution is None:
            return None
        solution = answer.solution
        if not answer.is_about(problem):
            return None
        if solution.stage < Stage.KEYS and not solution.complete:
            return None
        verdict = self._judge(solution.verdict)
        if verdict is None:
            return None
        if is_zero_position(problem):
            return None  # the diagram is no part of it: the background analyses the twins
        # Of twins the analysis here knows one; the background unites those of all.
        # And what rests on the key that is meant here is not kept as if it held of the problem.
        told = not problem.twins and solution.verdict is Verdict.SOUND
        analysis = answer.analysis if told else None
        return replace(finding_of_analysis(solution, analysis), verdict=verdict.value)

    def _is_settled(self) -> bool:
        """Tell whether leaving the problem loses nothing."""
        session = self._parts.session
        return session.is_clean or (session.place == NOWHERE and self._is_blank())

    def _has_nothing_to_save(self) -> bool:
        """Tell whether the board is empty, and say so."""
        if self._parts.session.place != NOWHERE or not self._is_blank():
            return False
        self._parts.notices.tell(tr("There is nothing on the board to save."), seconds=4)
        return True

    def _is_blank(self) -> bool:
        """Tell whether the board is empty and nothing is written below it."""
        problem = self._parts.session.problem
        bare = Problem(stipulation=problem.stipulation)
        return len(problem.position) == 0 and replace(problem, position=bare.position) == bare

    def unless_unsaved(
        self, go_on: Callable[[], None], stay: Callable[[], None] = lambda: None
    ) -> None:
        """Go on if that loses no work or the user says so; else `stay` is called."""
        self._commit()
        if self._is_settled():
            go_on()
            return
        choice = self._parts.prompts.unsaved(self._parts.window, self._name())
        if choice is Unsaved.SAVE:  # and ask again about what is done until it is saved
            self.save(lambda: self.unless_unsaved(go_on, stay))
        elif choice is Unsaved.DISCARD:
            go_on()
        else:
            stay()

    def _leave_library(self, go_on: Callable[[], None]) -> None:
        """Go to another library; work on a problem of this one is saved here first, if wished."""
        self._commit()
        if self._parts.session.place == NOWHERE:
            go_on()
        else:
            self.unless_unsaved(go_on)

    def _name(self) -> str:
        problem = self._parts.session.problem
        parts = (
            problem.title or problem.credits.caption_authors(),
            str(problem.stipulation),
            problem.position.material(),
        )
        return ", ".join(part for part in parts if part)

    def _library_changed(self, change: object) -> None:
        """Note that the problem on the board lies in the bin, or no longer, whoever did it."""
        session = self._parts.session
        if not isinstance(change, (Deleted, Emptied, Restored, Imported)):
            return
        if session.place.record_id not in change.ids:
            return
        is_back = isinstance(change, Imported) and change.is_there
        if not (is_back or isinstance(change, Restored)):
            session.mark_unsaved()  # saving it again takes it out of the bin
        else:
            session.mark_restored()

    def _library_opened(self, path: Path) -> None:
        session = self._parts.session
        if session.place != NOWHERE and path != self._library:
            session.leave_place()
        self._library = path
