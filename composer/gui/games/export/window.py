# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window of a game: what is chosen at the left, the diagram as it will be at the right.

It follows the problem on the board of its game window. All drawing and solving is done in a thread
of its own.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMarginsF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPageLayout,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

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
from composer.gui.publishing.filenames import has_ending
from composer.gui.publishing.footer import Footer
from composer.gui.publishing.proofs import Clip
from composer.gui.publishing.telling import clip_data, fault_words, saved_words, there_already
from composer.gui.threads.worker import Worker
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
from composer.problem.problem import Problem
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameAnswer
from composer.solver.options import Token

_SOON: Final = 25  # milliseconds in which several changes become one
_SIZE: Final = QSize(1100, 822)
_EDGE: Final = 22  # pixels kept free around a picture
_PER_MM: Final = 8.0  # logical pixels of a millimetre: a small diagram is not blown up
_EDGE_MM: Final = 15.0  # kept free on paper
_LONGEST: Final = 60
_INCH: Final = 25.4


class GamePreview(QWidget):
    """The picture in the middle of its desk."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("publishDesk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(280)
        self.setAccessibleName(tr("Preview"))
        self.image: QImage | None = None

    def room(self) -> QSize:
        """Return how many device pixels a picture may have."""
        ratio = self.devicePixelRatioF()
        wide, high = self.width() - 2 * _EDGE, self.height() - 2 * _EDGE
        return QSize(max(40, round(wide * ratio)), max(40, round(high * ratio)))

    def show_image(self, image: QImage) -> None:
        """Show a picture."""
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self.image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture."""
        super().paintEvent(event)
        if self.image is None:
            return
        ratio = self.image.devicePixelRatio()
        wide, high = self.image.width() / ratio, self.image.height() / ratio
        painter = QPainter(self)
        left, top = (self.width() - wide) / 2, (self.height() - high) / 2
        painter.drawImage(QRectF(left, top, wide, high), self.image)
        painter.end()


class GameExport(QWidget):
    """A window of its own beside a game window."""

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
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Export diagram"))
        self.setObjectName("publish")
        self.setMinimumSize(720, 520)
        self.resize(_SIZE)
        self._problem, self._answer = problem, answer
        self._appearance, self._prompts = appearance, prompts
        self._asked_for = 0
        self._saved: Path | None = None
        self._token = Token()  # of what is written or copied
        self._seeing = Token()  # of what is drawn
        self._worker = Worker("game export", self)
        self.form, self.preview, self.footer = GameExportForm(), GamePreview(), Footer(appearance)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        if isinstance(problem, Problem):
            self.form.leave_out_page()
        self._lay_out()
        self._connect()
        self._name_save()

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
        room, number, asked = self.preview.room(), self._asked_for, self.request()

        def done(seen: GameSeen) -> None:
            if number == self._asked_for:
                self._show(seen, asked)

        def failed(fault: Exception) -> None:
            if number == self._asked_for:
                self._failed(fault)

        self.footer.show_busy(True, False)
        work = partial(see, asked, room.width(), room.height(), self._seeing)
        self._worker.run(work, done, failed)

    def _show(self, seen: GameSeen, asked: GameRequest) -> None:
        self.footer.show_busy(False, False)
        if asked.problem == self._problem:
            self._answer = seen.answer
        most = round(seen.width_mm * _PER_MM * self.preview.devicePixelRatioF())
        image = seen.image
        if image.width() > most:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = image.scaledToWidth(most, smooth)
        self.preview.show_image(image)
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
        self.footer.report("")
        self._allow(False)
        self.footer.show_busy(True, True)

    def _end(self, sentence: str, *, fault: bool = False, opens: bool = False) -> None:
        self._allow(True)
        self.footer.show_busy(False, False)
        self.footer.report(sentence, fault=fault, opens=opens)

    def _failed(self, fault: Exception) -> None:
        self._end(fault_words(fault), fault=True)

    def _allow(self, on: bool) -> None:
        for button in (self.footer.save, self.footer.print, self.footer.copy):
            button.setEnabled(on)

    def _name_save(self) -> None:
        names = {Format.LATEX: "LaTeX"}
        name = names.get(self.form.form, self.form.form.value.upper())
        self.footer.save.setText(fill(tr("Save %1 …"), name))

    def _save(self) -> None:
        kind = self.form.form.value
        suggestion = f"{self._file_name()}.{kind}"
        kinds = f"{kind.upper()} (*.{kind})"
        path = self._prompts.save_file(self, tr("Export diagram"), suggestion, kinds)
        if path is None:
            return
        if not has_ending(path):
            path = path.with_name(f"{path.name}.{kind}")
            if path.exists():  # the dialog asked about the name without its ending
                question, words = there_already((path,))
                if not self._prompts.confirm(self, question, words, tr("Replace")):
                    return
        self.save_to(path)

    def _file_name(self) -> str:
        caption = laid_out(self.request()).caption
        name = caption.authors or caption.title or book_of_game(self._problem).id
        safe = "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in name)
        return safe[:_LONGEST].strip() or "diagram"

    def _wrote(self, path: Path) -> None:
        self._saved = path
        self._end(saved_words((path,)), opens=True)

    def _open(self) -> None:
        if self._saved is not None and not self._prompts.show_outside(self._saved):
            words = tr("There is no program that opens %1.")
            self.footer.report(fill(words, self._saved), fault=True)

    def _copy(self) -> None:
        def done(clip: Clip) -> None:
            QGuiApplication.clipboard().setMimeData(clip_data(clip))
            self._end(tr("Copied: text, SVG and picture."))

        self._begin()
        self._worker.run(partial(copied, self.request(), self._token), done, self._failed)

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

    def _lay_out(self) -> None:
        self.footer.copy.setText(tr("Copy diagram"))
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.form)
        middle.addWidget(self.preview, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(middle, 1)
        column.addWidget(self.footer)

    def _connect(self) -> None:
        self._soon.timeout.connect(self._look)
        self.form.changed.connect(self._soon.start)
        self.form.changed.connect(self._name_save)
        self.footer.save.clicked.connect(self._save)
        self.footer.copy.clicked.connect(self._copy)
        self.footer.print.clicked.connect(self._print)
        self.footer.open_requested.connect(self._open)
        self.footer.stop_requested.connect(self._stop)
        for keys, act in (
            ("Escape", self.close),
            (QKeySequence.StandardKey.Save, self._save),
            (QKeySequence.StandardKey.Print, self._print),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw it anew where there is more room, or less."""
        super().resizeEvent(event)
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
    dots = printer.resolution() / _INCH
    page = QRectF(0, 0, printer.width(), printer.height())
    edge = _EDGE_MM * dots
    room = page.adjusted(edge, edge, -edge, -edge)
    part = min(1.0, room.width() / (wide * dots), room.height() / (high * dots))
    size = QRectF(room.left(), room.top(), wide * dots * part, high * dots * part)
    size.moveLeft((page.width() - size.width()) / 2)
    paint_picture(painter, picture, size, as_text=True)
    painter.end()
    return True
