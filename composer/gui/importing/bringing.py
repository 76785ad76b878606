# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings files of problems into the library while the window is live, and reports it.

They are looked through first: where something would be joined or linked, that is shown before
anything is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.documents.workbench import Workbench
from composer.gui.importing.course import Report, course, tried
from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.words.language import fill, in_figures, tr
from composer.gui.words.sentences import worded
from composer.library.access.store import Library
from composer.library.arriving.arrivals import Imported, begin_intake, end_intake
from composer.library.file.faults import LibraryFault
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of

if TYPE_CHECKING:
    from composer.gui.importing.reportview import ImportReport


@dataclass(slots=True)
class _Import:
    """An import under way; the steps run in the librarian's thread, one after the other."""

    paths: tuple[Path, ...]
    library: Path
    board: Problem
    called: str = ""  # what the window calls them; empty for the names of the files
    trial: bool = True
    number: int | None = None
    taken: int = 0
    steps: Iterator[Report] | None = None
    report: Report = field(default_factory=Report)
    imported: Imported | None = None
    stopped: bool = False
    ended: bool = False
    alive: bool = True
    left: bool = False  # another library was opened

    @property
    def name(self) -> str:
        """The file, or how many they are; where they have a name of their own, that."""
        if self.called:
            return self.called
        number = len(self.paths)
        return self.paths[0].name if number == 1 else fill(tr("%1 files", "", number), number)

    def step(self, library: Library) -> Report | Imported | None:
        """Bring in the next batch, or end; where that is done, the import is alive.

        Something is returned where the window is to look at the library anew: that takes as long as
        a batch, and so it is done only when twice as much has come as the last time.
        """
        if library.path != self.library:
            return None
        if self.steps is None:
            self.number = begin_intake(library, [str(path) for path in self.paths])
            self.steps = course(library, self.paths, self.number)
        found = None if self.stopped else next(self.steps, None)
        self.alive = True
        if found is not None:
            self.report = found
            self.taken += 1
            return found if self.taken.bit_count() == 1 else None
        self.ended = True
        if self.number is not None:
            self.imported = end_intake(library, self.number)
        return self.imported


class Bringing(QObject):
    """One import at a time: looks through files, shows what is to be said, brings in, reports.

    Signals:
        came: something came in; carries the query that shows it, and whether to show it at once.
        show_requested: records are to be shown; carries a query.
        undo_requested: an import is to be taken back; carries an `Imported`.
        ended: nothing is brought in any more; carries whether all was, that was to be.
    """

    came = Signal(str, bool)
    show_requested = Signal(str)
    undo_requested = Signal(object)
    ended = Signal(bool)
    _looked = Signal(object)

    def __init__(
        self,
        *,
        workbench: Workbench,
        librarian: Librarian,
        notices: NoticeBar,
        window: QWidget,
        parent: QObject | None = None,
    ) -> None:
        """Get ready for the first import.

        Args:
            workbench: the documents that are open.
            librarian: owns the library.
            notices: where sentences are shown.
            window: over which reports open.
            parent: its owner.
        """
        super().__init__(parent)
        self._workbench, self._librarian, self._notices = workbench, librarian, notices
        self._window = window
        self._import: _Import | None = None
        self._worker: Worker | None = None
        self._view: ImportReport | None = None
        self._looked.connect(self._report_looked_through)

    @property
    def view(self) -> ImportReport | None:
        """The report that was opened last."""
        return self._view

    def begin(self, paths: tuple[Path, ...], called: str = "") -> None:
        """Look through files, then bring them in.

        Args:
            paths: the files.
            called: what the user knows them by; empty where that is their own names.
        """
        if self.is_under_way:
            self._notices.report(tr("An import is under way already."), seconds=4)
            return
        library = self._librarian.path
        if library is None:
            self._notices.report(tr("No library is open to import into."), fault=True)
        elif paths:
            self._close_view()
            self._import = running = _Import(
                paths, library, self._workbench.document.problem, called
            )
            if self._worker is None:
                self._worker = Worker("import", self)
            self._report_progress(running)
            self._worker.run(
                lambda: tried(library, paths, self._looked.emit, lambda: running.stopped),
                lambda report: self._tried(running, report),
                lambda fault: self._failed(running, fault),
            )

    @property
    def is_under_way(self) -> bool:
        """Whether files are being looked through or brought in."""
        return self._import is not None and (self._view is None or not self._view.is_before)

    @property
    def is_writing(self) -> bool:
        """Whether problems are coming in at this moment."""
        return self._import is not None and not self._import.trial

    def close(self) -> None:
        """Look through nothing more."""
        if self._import is not None:
            self._import.stopped = True
        if self._worker is not None:
            self._worker.close()

    def _report_looked_through(self, report: Report) -> None:
        if self._import is not None and self._import.trial:
            self._import.report = report
            self._report_progress(self._import)

    def _leave_off(self, has_come: bool = False) -> None:
        self._import = None
        self.ended.emit(has_come)

    def _failed(self, running: _Import, fault: Exception) -> None:
        self._leave_off()
        if isinstance(fault, LibraryFault):
            self._notices.report(worded(sentence_of(fault)), fault=True)
        else:
            self._librarian.report_fault(fault)

    def _tried(self, running: _Import, report: Report | None) -> None:
        """Go on at once where nothing would be joined or linked; else show that first."""
        if report is None:
            self._leave_off()
            self._notices.report(tr("The import was stopped; nothing came in."), seconds=8)
        elif report.faults and not report.seen:
            self._leave_off()
            self._report_faults(report)
        elif report.merged or report.tied:
            self._notices.dismiss()
            self._open_view(running.called).show_before(report)
        else:
            self._bring_in(running)

    def _bring_in(self, running: _Import) -> None:
        running.trial, running.report = False, Report()
        if self._librarian.path != running.library:
            running.left = True
            self._end(running)
        else:
            self._go_on(running)

    def _go_on(self, running: _Import) -> None:
        self._report_progress(running)
        running.alive = False  # until a step has been taken: the library may not let it
        self._librarian.change(running.step, lambda _: None, lambda: self._stepped(running))

    def _stepped(self, running: _Import) -> None:
        if self._librarian.path != running.library:
            running.left = True
            self._end(running)
        elif not running.alive:  # why, was reported by the librarian
            self._leave_off()
            self._librarian.changed.emit(running.report)  # by what came before
        elif running.ended:
            self._end(running)
        else:
            self._go_on(running)

    def _report_progress(self, running: _Import) -> None:
        seen = running.report.seen
        if running.trial:
            one = tr("%2: one problem looked through …")
            many = tr("%2: %1 problems looked through …", "", seen)
        else:
            one, many = tr("%2: one problem read …"), tr("%2: %1 problems read …", "", seen)
        stop = Choice(tr("Stop"), lambda: self._stop(running))
        words = in_figures(seen, one, many, running.name)
        self._notices.report(words, (stop,), seconds=3600)
        if self._view is not None and not running.trial:
            self._view.show_course(words)

    def _stop(self, running: _Import) -> None:
        running.stopped = True

    def _end(self, running: _Import) -> None:
        """Report what came of it, and show what came in."""
        from composer.gui.importing.reportview import summary

        report, imported = running.report, running.imported
        broke_off = running.stopped or running.left or report.faults
        self._leave_off(not broke_off and not report.unread)
        query = "" if imported is None else f"import:{imported.intake_id}"
        words = summary(report, running.called)
        for fault in report.faults:
            words += f" {worded(fault)}"
        if running.left:
            words += " " + tr("The rest was not read: another library was opened.")
        choices: tuple[Choice, ...] = ()
        if report.tells:
            choices += (Choice(tr("Report"), lambda: self._show_report(running)),)
        if imported is not None:
            choices += (Choice(tr("Undo"), lambda: self.undo_requested.emit(imported)),)
        if self._view is not None and self._view.isVisible():
            self._show_report(running)
        if query and not running.left:
            # Whoever went on composing is not torn from the board.
            self.came.emit(query, self._workbench.document.problem == running.board)
        self._notices.report(words, choices, fault=bool(report.faults))

    def _report_faults(self, report: Report) -> None:
        words = " ".join(worded(fault) for fault in report.faults)
        self._notices.report(words, fault=True)

    def _show_report(self, running: _Import) -> None:
        report, imported = running.report, running.imported
        view = self._view if self._view is not None and self._view.isVisible() else None
        view = view or self._open_view(running.called)
        view.show_after(report, "" if imported is None else f"import:{imported.intake_id}")
        view.undo_requested.disconnect()
        view.undo_requested.connect(lambda: self.undo_requested.emit(imported))

    def _open_view(self, called: str) -> ImportReport:
        from composer.gui.importing.reportview import ImportReport

        self._close_view()
        view = self._view = ImportReport(self._window, called)
        view.go_requested.connect(self._agreed)
        view.left.connect(self._declined)
        view.show_requested.connect(self.show_requested)
        view.undo_requested.connect(lambda: None)
        view.show()
        return view

    def _close_view(self) -> None:
        if self._view is not None:
            self._view.close()
            self._view.deleteLater()
            self._view = None

    def _agreed(self) -> None:
        if self._import is not None:
            self._bring_in(self._import)

    def _declined(self) -> None:
        self._leave_off()
