# SPDX-License-Identifier: GPL-3.0-or-later
"""Files given to the program: dropped on the window, named at a start, or handed over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.formats.entry import Entry, Fault, FormatError
from composer.gui.documents.desk import Desk
from composer.gui.documents.document import Document
from composer.gui.documents.unread import unread
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.worker import Worker
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import is_library
from composer.gui.words.language import capital, counted, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING, Sentence, said, sentence_of
from composer.studio.saving import NOWHERE

_MOST: Final = 50  # files with one problem that are opened at once, each in a tab
_TRIED: Final = 50  # records of a file that are read until one of them is a problem


@dataclass(frozen=True, slots=True)
class Looked:
    """What a file holds, as far as that decides what to do with it.

    Attributes:
        path: the file.
        problem: its first problem; None if it cannot be read.
        is_only: whether there is no other.
        fault: why it cannot be read; else nothing.
    """

    path: Path
    problem: Problem | None = None
    is_only: bool = True
    fault: Sentence = NOTHING


class Opening(QObject):
    """Opens files: one problem on the board, many into the library if the user says so.

    Signals:
        opened: a problem of a file is on the board; carries the path.
    """

    opened = Signal(object)

    def __init__(
        self,
        workbench: Workbench,
        desk: Desk,
        notices: NoticeBar,
        prompts: Prompts,
        bring_in: Callable[[tuple[Path, ...]], None],
        parent: QObject | None = None,
    ) -> None:
        """Make ready; `bring_in` imports files into the library."""
        super().__init__(parent)
        self._workbench, self._desk, self._notices = workbench, desk, notices
        self._prompts, self._bring_in = prompts, bring_in
        self._worker = Worker("files", self)

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, whatever they hold; a library takes the place of the one that is open."""
        libraries = [path for path in paths if is_library(path)]
        others = [path for path in paths if not is_library(path)]
        if libraries:
            self._desk.open_library_at(libraries[0])
        if others:
            self._worker.run(lambda: tuple(look_into(path) for path in others), self._take)

    def ask(self, window: QWidget) -> None:
        """Ask for a file, and open it."""
        path = self._prompts.open_file(window, tr("Open a file"), tr("All files (*)"))
        if path is not None:
            self.open((path,))

    def close(self) -> None:
        """End the thread that reads."""
        self._worker.close()

    def _take(self, looked: tuple[Looked, ...]) -> None:
        singles = [file for file in looked if file.problem is not None and file.is_only]
        several = [file for file in looked if not file.is_only]
        faults = [file.fault for file in looked if file.fault]
        for single in singles[:_MOST]:
            self._put(single, beside=len(singles) > 1)
        if len(singles) > _MOST:
            several += singles[_MOST:]
        wrong = " ".join(worded(fault) for fault in faults[:3])
        if several:
            self._offer(several, wrong)
        elif faults:
            self._notices.report(wrong, fault=True)

    def _put(self, looked: Looked, beside: bool) -> None:
        """Put a problem on the board; unsaved work there stays in its tab."""
        problem, workbench = looked.problem, self._workbench
        if problem is None:
            return
        if words := unread(problem):
            self._notices.report(words, fault=True)
            return
        origin = (looked.path.absolute(), problem)
        here = [tab for tab in workbench.documents if _has(tab, origin)]
        if here:
            workbench.show(here[0])
        elif problem.game is not None:  # its desk saves into a file, too: there it is safe
            document = workbench.open_beside(problem, saved=looked.is_only)
            document.work_state.path = looked.path if looked.is_only else None
        elif beside or not workbench.document.is_settled or workbench.has_game_in_front:
            workbench.open_beside(problem, saved=False, foreign=problem)
        else:
            workbench.document.open(problem, saved=False, foreign=problem)
        workbench.document.work_state.origin = origin
        self.opened.emit(looked.path)

    def _offer(self, several: list[Looked], wrong: str) -> None:
        """Offer to bring files into the library, or to see the first problem of one.

        What is wrong with other files is reported with it: there is one notice at a time.
        """
        paths = tuple(file.path for file in several)
        choices = [Choice(tr("Import"), lambda: self._bring_in(paths))]
        if len(several) == 1:
            words = fill(tr("%1 holds more than one problem."), several[0].path.name)
            first = several[0]
            choices.append(Choice(tr("Show the first"), lambda: self._put(first, beside=False)))
        else:
            one = tr("One file holds problems.")
            many = tr("%1 files hold many problems.", "", len(several))
            words = capital(counted(len(several), one, many))
        self._notices.report(f"{words} {wrong}".rstrip(), tuple(choices))


def _has(tab: Document, origin: tuple[Path, Problem]) -> bool:
    """Tell whether a tab has the problem of a file, if it was opened before the last start too."""
    known = tab.work_state.origin
    return known == origin or (known is None and tab.place == NOWHERE and tab.problem == origin[1])


def look_into(path: Path) -> Looked:
    """Look whether a file holds one problem or more; it is not read to its end."""
    try:
        problem, is_only = first_problem(path)
    except FormatError as error:
        return Looked(path, fault=sentence_of(error))
    return Looked(path, problem, is_only)


def first_problem(path: Path) -> tuple[Problem, bool]:
    """Return the first problem of a file, and whether it is the only one.

    Raises:
        FormatError: the file cannot be read, or none of its first records is a problem.
    """
    from composer.formats.sniff import scan_problems

    fault: Fault | None = None
    entry: Entry | None = None
    for number, each in enumerate(islice(scan_problems(path), _TRIED)):
        if entry is not None:
            return entry.problem, False
        if isinstance(each, Entry):
            entry = each
            if number:
                return entry.problem, False
        elif fault is None:
            fault = each
    if entry is not None:
        return entry.problem, True
    if fault is None:
        raise FormatError(path, said("the file holds no problem"))
    raise FormatError(path, fault.told, fault.line)
