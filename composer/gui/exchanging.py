# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems brought into the library, and written from it, while the window is live."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from composer.formats.entry import FormatError
from composer.formats.sniff import scan_problems
from composer.formats.writing import FORMS, write_problems
from composer.gui.language import fill, tr
from composer.gui.notices import Choice
from composer.gui.parts import Parts
from composer.gui.sentences import told
from composer.library.arriving.report import Intake
from composer.library.intake import bring_in
from composer.library.search import rows
from composer.library.store import Library
from composer.problem.problem import Problem

_BATCH = 200  # problems between two breaths of the library
_PAGE = 500


@dataclass(slots=True)
class _Import:
    """An import under way; the steps run in the librarian's thread, one after the other."""

    path: Path
    library: Path
    steps: Iterator[Intake] | None = None
    done: Intake = field(default_factory=Intake)
    stopped: bool = False
    ended: bool = False
    alive: bool = True
    left: bool = False  # another library was opened
    fault: str = ""

    def step(self, library: Library) -> Intake:
        """Bring in the next batch; where that is done, the import is alive."""
        if library.path != self.library:
            return self.done
        try:
            if self.steps is None:
                self.steps = bring_in(library, scan_problems(self.path), batch=_BATCH)
            found = next(self.steps, None)
        except FormatError as error:
            self.fault, found = str(error), None
        if found is None:
            self.ended = True
        else:
            self.done = found
        self.alive = True
        return self.done


class Exchange(QObject):
    """Imports and exports; tells in the notice bar how far it has come and what came of it."""

    def __init__(
        self, parts: Parts, shown: Callable[[], tuple[int, ...]], parent: QObject | None = None
    ) -> None:
        """Begin.

        Args:
            parts: what it works with.
            shown: returns the records that the library shows, in their order.
        """
        super().__init__(parent)
        self._parts = parts
        self._shown = shown
        self._import: _Import | None = None

    def import_file(self) -> None:
        """Ask for a file of problems and bring it into the library."""
        if self._import is not None:
            self._parts.notices.tell(tr("An import is under way already."), seconds=4)
            return
        library = self._parts.librarian.path
        if library is None:
            self._parts.notices.tell(tr("No library is open to import into."), fault=True)
            return
        ends = "*.olv *.yaml *.yml *.jsonl *.json *.pgn *.csv *.inp *.fen *.epd *.txt *.tex"
        kinds = fill(tr("Problems (%1);;All files (*)"), ends)
        path = self._parts.prompts.open_file(self._parts.window, tr("Import problems"), kinds)
        if path is not None:
            self._import = _Import(path, library)
            self._go_on(self._import)

    def may_leave(self) -> bool:
        """Tell whether the window may go: an import that is under way would end half done."""
        if self._import is None:
            return True
        return self._parts.prompts.confirm(
            self._parts.window,
            tr("Stop the import?"),
            tr("What has come in stays; the rest of the file is not read."),
            tr("Stop the import"),
        )

    def export_shown(self) -> None:
        """Ask for a name and write the problems that the library shows."""
        self.export_records(self._shown())

    def export_records(self, ids: tuple[int, ...]) -> None:
        """Ask for a name and write problems of the library."""
        if self._parts.librarian.path is None or not ids:
            self._parts.notices.tell(tr("The library shows no problem to export."), seconds=4)
            return
        kinds = ";;".join(f"{end[1:].upper()} (*{end})" for end in FORMS)
        path = self._parts.prompts.save_file(
            self._parts.window, tr("Export problems"), "problems.olv", kinds
        )
        if path is None:
            return
        named = path if path.suffix else path.with_name(path.name + ".olv")
        self._parts.librarian.read(lambda library: _written(library, ids, named), self._wrote)

    def _go_on(self, running: _Import) -> None:
        self._tell_progress(running)
        running.alive = False  # until a step has been taken: the library may not let it
        self._parts.librarian.change(running.step, lambda _: None, lambda: self._stepped(running))

    def _stepped(self, running: _Import) -> None:
        if self._parts.librarian.path != running.library:
            self._import, running.left = None, True
            self._tell_end(running)
        elif not running.alive:  # why, was told by the librarian
            self._import = None
        elif running.ended or running.stopped or running.done.broken:
            self._import = None
            self._tell_end(running)
        else:
            self._go_on(running)

    def _tell_progress(self, running: _Import) -> None:
        words = fill(tr("%1: %2 problems read …"), running.path.name, running.done.seen)
        stop = Choice(tr("Stop"), lambda: self._stop(running))
        self._parts.notices.tell(words, (stop,), seconds=3600)

    def _stop(self, running: _Import) -> None:
        running.stopped = True

    def _tell_end(self, running: _Import) -> None:
        done = running.done
        if running.fault and not done.seen:
            self._parts.notices.tell(told(running.fault), fault=True)
            return
        words = fill(
            tr("%1: %2 added, %3 merged, %4 there already, %5 not read."),
            running.path.name,
            done.added,
            done.merged,
            done.skipped,
            done.unread,
        )
        fault = running.fault or done.broken
        if fault:
            words += f" {told(fault)}"
        if running.left:
            words += " " + tr("The rest was not read: another library was opened.")
        report = _report(running)
        copy = Choice(
            tr("Copy the report"), lambda: QGuiApplication.clipboard().setText(report), lasts=True
        )
        tells = done.unread or done.noted or fault
        self._parts.notices.tell(words, (copy,) if tells else (), fault=bool(fault))

    def _wrote(self, outcome: tuple[Path, str]) -> None:
        path, fault = outcome
        if fault:
            self._parts.notices.tell(told(fault), fault=True)
        else:
            self._parts.notices.tell(fill(tr("Problems written to %1."), path), seconds=8)


def _report(running: _Import) -> str:
    """Return what was not read and what is to be known, a line each."""
    done = running.done
    lines = [f"{running.path}, line {each.line}: {each.message}" for each in done.reasons]
    lines += [f"{running.path}, line {each.line}: {each.message}" for each in done.notes]
    return "\n".join(told(each) for each in (*lines, done.broken, running.fault) if each)


def _written(library: Library, ids: tuple[int, ...], path: Path) -> tuple[Path, str]:
    try:
        write_problems(path, _problems(library, ids), overwrite=True)
    except FormatError as error:
        return path, str(error)
    return path, ""


def _problems(library: Library, ids: tuple[int, ...]) -> Iterator[Problem]:
    waiting = iter(ids)
    while page := tuple(islice(waiting, _PAGE)):
        for row in rows(library, page):
            yield row.problem
