# SPDX-License-Identifier: GPL-3.0-or-later
"""Where finds go: on the studio's board as one step, into the library, into a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QWidget

from composer.formats.entry import FormatError
from composer.formats.kept import SOLUTION
from composer.gui.documents.desk import Desk
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import counted, fill, grouped, tr
from composer.gui.words.sentences import worded, written_words
from composer.library.access.store import Library
from composer.library.changes.operations import Saved, add_problem
from composer.library.search.percentile import Near, nearest_to
from composer.problem.fen import fen
from composer.problem.position import EMPTY, Position
from composer.problem.problem import Problem
from composer.problem.taskedits import with_asked, with_extra
from composer.said.sentence import sentence_of

Reporter = Callable[[str], None]
_AT_ONCE = 50  # finds that are saved before it is said how far it is


@dataclass(frozen=True, slots=True)
class Places:
    """Where finds can go.

    Attributes:
        workbench: the problem on the board.
        desk: asks before unsaved work is left.
        librarian: owns the library.
        prompts: asks for a file.
    """

    workbench: Workbench
    desk: Desk
    librarian: Librarian
    prompts: Prompts


class FindPlacing:
    """Puts finds where the user wants them, and never over another problem unseen."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._worker = Worker("finds")
        self._base: Position = EMPTY
        self._number: int | None = None  # of the problem on the board that the search began from

    def begin(self, base: Position) -> None:
        """Note which diagram a search varies; whether it is that of the problem on the board."""
        workbench = self._places.workbench
        self._base = base
        self._number = (
            workbench.document.number if workbench.document.problem.position == base else None
        )

    def put(self, found: Problem) -> None:
        """Put a find on the board.

        It is one step of the problem that the search began from. Where another problem lies on
        the board by now, the find becomes a new one, for a save would else write over that.
        """
        workbench = self._places.workbench
        if (
            workbench.document.number == self._number
            or workbench.document.problem.position == self._base
        ):
            self._number = workbench.document.number
            after = with_asked(workbench.document.problem, found.stipulation)
            after = replace(after, position=found.position)
            if found.stipulation.claim is not None:  # the line of another position is none of this
                after = with_extra(after, SOLUTION, found.extra(SOLUTION))
            workbench.document.change(after, tr("Found by the search"))
            return

        def open_new() -> None:
            workbench.document.open(found, saved=False)
            self._number = workbench.document.number

        self._places.desk.unless_unsaved(open_new)

    def save(self, found: tuple[Problem, ...], report: Reporter) -> None:
        """Keep finds as new problems of the library, each with a remark where it came from."""
        if self._places.librarian.path is None:
            report(tr("No library is open: open or make one, then save again."))
            return
        today = date.today().isoformat()
        remark = fill(tr("Found by a search on %1; it began from %2"), today, fen(self._base))
        problems = tuple(replace(problem, comments=(remark,)) for problem in found)
        self._save_from(0, problems, report)

    def _save_from(self, start: int, problems: tuple[Problem, ...], report: Reporter) -> None:
        """Keep some problems, say how far it is, and go on with the next."""
        end = min(start + _AT_ONCE, len(problems))

        def saved(_: object) -> None:
            if end < len(problems):
                report(fill(tr("Saved: %1 of %2"), grouped(end), grouped(len(problems))))
                self._save_from(end, problems, report)
                return
            words = counted(end, tr("One problem saved."), tr("%1 problems saved.", "", end))
            report(words)

        self._places.librarian.change(lambda library: _add_all(library, problems[start:end]), saved)

    def nearest(
        self,
        found: Problem,
        show: Callable[[tuple[Near, ...]], None],
        is_unwanted: Callable[[], bool],
    ) -> None:
        """Ask the library, if one is open, for the problems nearest to a find."""
        if self._places.librarian.path is not None:
            self._places.librarian.look(
                lambda library: nearest_to(library, found), show, unwanted=is_unwanted
            )

    def export(self, found: tuple[Problem, ...], parent: QWidget, report: Reporter) -> None:
        """Ask for a name and write finds into a file."""
        from composer.formats.forms import WRITTEN

        kinds = ";;".join(f"{end[1:].upper()} (*{end})" for end in WRITTEN)
        path = self._places.prompts.save_file(parent, tr("Export problems"), "found.olv", kinds)
        if path is None:
            return
        named = path if path.suffix else path.with_name(path.name + ".olv")
        self._worker.run(lambda: _written(named, found), report)

    def close(self) -> None:
        """End the thread that writes."""
        self._worker.close()


def _add_all(library: Library, problems: tuple[Problem, ...]) -> tuple[Saved, ...]:
    return tuple(add_problem(library, problem) for problem in problems)


def _written(path: Path, problems: tuple[Problem, ...]) -> str:
    from composer.formats.writing import write_problems

    try:
        return written_words(path, write_problems(path, problems, overwrite=True))
    except FormatError as error:
        return worded(sentence_of(error))
