# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window of a game: what is chosen at the left, the diagram as it will be at the right.

It follows the problem on the board of its game window. All drawing and solving is done in a thread
of its own.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMarginsF
from PySide6.QtGui import (
    QCloseEvent,
    QPageLayout,
    QPainter,
    QShowEvent,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.games.diagram import diagram_picture, picture_mm
from composer.diagrams.painting.games import paint_picture
from composer.diagrams.writing.diagrams import GAME_FORMATS, format_of
from composer.games.task import GameProblem
from composer.gui.games.export.form import GameExportForm
from composer.gui.games.export.making import (
    GameRequest,
    GameSeen,
    book_of_game,
    copied,
    laid_out,
    see,
    with_answer,
    write,
)
from composer.gui.look.appearance import Appearance
from composer.gui.publishing.filenames import has_ending, safe_name
from composer.gui.publishing.frame import ExportFrame
from composer.gui.publishing.preview import PageView
from composer.gui.publishing.printing import place_on_paper
from composer.gui.threads.worker import Worker
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import tr
from composer.problem.problem import Problem
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameAnswer
from composer.solver.options import Token


class GameExport(ExportFrame):
    """A window of its own beside the desk of a game."""

    def __init__(
        self,
        problem: GameProblem | Problem,
        answer: GameAnswer | TablesAnswer | None,
        appearance: Appearance,
        prompts: Prompts,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a problem.

        Args:
            problem: what is drawn; of tables games as collections hold it.
            answer: what is known of it.
            appearance: how the window looks, and what language it speaks.
            prompts: asks for files and printers.
            parent: its owner.
        """
        super().__init__(appearance, prompts, parent)
        self.setWindowTitle(tr("Export diagram"))
        self.setMinimumSize(720, 520)
        self.resize(self.sizeHint())
        self._problem, self._answer = problem, answer
        self._asked_for = 0
        self._token = Token()  # of what is written or copied
        self._seeing = Token()  # of what is drawn
        self._worker = Worker("game export", self)
        self.form, self.preview = GameExportForm(), PageView()
        self.preview.setAccessibleName(tr("Preview"))
        self.preview.setMinimumWidth(280)
        if isinstance(problem, Problem):
            self.form.leave_out_page()
        self._put_together(self.form, self.preview)
        self.footer.copy.setText(tr("Copy diagram"))
        self._connect()
        self._form_chosen()
        self._recolour()

    def show_problem(
        self, problem: GameProblem | Problem, answer: GameAnswer | TablesAnswer | None
    ) -> None:
        """Draw another problem, or what was found of it."""
        self._problem, self._answer = problem, answer
        self._see_no_more()
        self._soon.start()

    def request(self) -> GameRequest:
        """Return what is to be drawn."""
        style = self.form.chosen_style(self._appearance.language)
        return GameRequest(self._problem, self._answer, self.form.form, style)

    def save_to(self, path: Path) -> None:
        """Write the diagram to a file in the form that its ending says."""
        try:
            form = format_of(path, GAME_FORMATS)
        except DiagramFault as fault:
            self._failed(fault)
            return
        self.form.choose(form)
        self._begin()
        work = partial(write, self.request(), path, self._token)
        self._worker.run(work, self._wrote, self._failed)

    # What happens in it

    def _look(self) -> None:
        if not self.isVisible():
            return
        self._asked_for += 1
        number, asked = self._asked_for, self.request()

        def done(seen: GameSeen) -> None:
            if number == self._asked_for:
                self._show(seen, asked)

        def failed(fault: Exception) -> None:
            if number == self._asked_for:
                self._failed(fault)

        self.footer.show_busy(True, False)
        work = partial(see, asked, self.preview.fit(), self._seeing)
        self._worker.run(work, done, failed)

    def _show(self, seen: GameSeen, asked: GameRequest) -> None:
        self.footer.show_busy(False, False)
        if asked.problem == self._problem:
            self._answer = seen.answer
        self.preview.show_page(seen.image, seen.size)
        if asked.form is Format.HTML:
            words = tr(
                "The browser lays the page out and plays the solution; this is what it tells."
            )
        elif asked.form is Format.LATEX:
            words = tr("The file will be this, in the letters of TeX.")
        else:
            words = tr("The file will be exactly this.")
        self.footer.show_status(words, done=True)

    def _begin(self) -> None:
        super()._begin()
        self.footer.show_busy(True, True)

    def _end(self, sentence: str, *, fault: bool = False, opens: bool = False) -> None:
        super()._end(sentence, fault=fault, opens=opens)
        self.footer.show_busy(False, False)

    def _form_chosen(self) -> None:
        self._name_save(self.form.form)

    def _recolour(self) -> None:
        self.preview.set_dark(self._appearance.tokens.is_dark)

    def _save(self) -> None:
        kind = self.form.form.value
        suggestion = f"{self._file_name()}.{kind}"
        kinds = f"{kind.upper()} (*.{kind})"
        path = self._prompts.save_file(self, tr("Export diagram"), suggestion, kinds)
        if path is None:
            return
        if not has_ending(path):
            path = path.with_name(f"{path.name}.{kind}")
            # The dialog asked about the name without its ending.
            if path.exists() and not self._may_replace((path,)):
                return
        self.save_to(path)

    def _file_name(self) -> str:
        caption = laid_out(self.request()).caption
        name = caption.authors or caption.title or book_of_game(self._problem).id
        return safe_name(name) or "diagram"

    def _copy(self) -> None:
        self._begin()
        work = partial(copied, self.request(), self._token)
        self._worker.run(work, self._copied, self._failed)

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._file_name())
        if not self._prompts.print_setup(self, printer, 1):
            return

        def done(asked: GameRequest) -> None:
            if print_game(printer, asked):
                self._end(tr("One page was printed."))
            else:
                self._end(tr("The pages cannot be printed there."), fault=True)

        self._begin()
        work = partial(with_answer, self.request(), self._token)
        self._worker.run(work, done, self._failed)

    def _connect(self) -> None:
        self._soon.timeout.connect(self._look)
        self.form.changed.connect(self._soon.start)
        self.form.changed.connect(self._form_chosen)
        self.preview.room_changed.connect(self._soon.start)
        self.footer.stop_requested.connect(self._stop)
        self._obey(self._save, self._print, self._copy)
        self._appearance.colours_changed.connect(self._recolour)

    def _stop(self) -> None:
        """End a search; what is known is drawn."""
        self._token.cancel()
        self._token = Token()
        self._see_no_more()

    def _see_no_more(self) -> None:
        """End the search for what was to be drawn."""
        self._seeing.cancel()
        self._seeing = Token()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what is asked."""
        super().showEvent(event)
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        """Draw it anew on a screen of another scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._soon.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what is under way."""
        self._stop()
        self._soon.stop()
        super().closeEvent(event)

    def shut(self) -> None:
        """Close it and end the thread; the window is not used afterwards."""
        self.close()
        self._worker.close()


def print_game(printer: QPrinter, asked: GameRequest) -> bool:
    """Print a diagram at the head of a page, in its true size where it fits.

    Returns whether the printer began.
    """
    diagram = laid_out(asked)
    picture = diagram_picture(diagram)
    wide, high = picture_mm(diagram, picture)
    layout = QPageLayout(printer.pageLayout())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    layout.setMargins(QMarginsF(0, 0, 0, 0))
    printer.setPageLayout(layout)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    paint_picture(painter, picture, place_on_paper(printer, wide, high), as_text=True)
    painter.end()
    return True
