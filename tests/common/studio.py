# SPDX-License-Identifier: GPL-3.0-or-later
"""A studio offscreen with a hand that works it; positions of which the answer is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from patience import PATIENCE
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.program.window import StudioWindow
from composer.gui.user.prompts import Prompts, Unsaved
from composer.gui.user.settings import Settings
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.solution import Verdict

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

SOUND = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
"""A two-mover with the one key 1.Rf3, in zugzwang."""

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
"""A two-mover with the one key 1.Qe4, in zugzwang, and four variations."""

THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
"""A two-mover with the one key 1.Nb5, four threats and three effective defences."""

NO_SOLUTION = "4k3/8/3K4/8/8/8/8/8 w - - 0 1"
NO_KING = "8/8/3K4/8/8/8/8/8 w - - 0 1"
LONG = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
"""An opening position: as a four-mover it keeps any solver busy."""


def problem(fen: str = SOUND, stipulation: str = "#2", *authors: str) -> Problem:
    """Return a problem."""
    return Problem(parse_fen(fen), parse_stipulation(stipulation), Credits(authors=authors))


@dataclass
class FakePrompts(Prompts):
    """Answers the studio's questions in the user's place, and remembers them."""

    answer: Unsaved = Unsaved.CANCEL
    path: Path | None = None
    paths: tuple[Path, ...] = ()
    sure: bool = False
    given: str | None = None
    asked: list[str] = field(default_factory=list)

    def open_file(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        self.asked.append(title)
        return self.path

    def open_files(self, parent: QWidget, title: str, kinds: str) -> tuple[Path, ...]:
        self.asked.append(title)
        return self.paths or (() if self.path is None else (self.path,))

    def save_file(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        self.asked.append(suggestion)
        return self.path

    def unsaved(self, parent: QWidget, name: str) -> Unsaved:
        self.asked.append(name)
        return self.answer

    def leave(self, parent: QWidget, names: tuple[str, ...]) -> Unsaved:
        self.asked.extend(names)
        return self.answer

    def confirm(self, parent: QWidget, question: str, words: str, button: str) -> bool:
        self.asked.append(question)
        return self.sure

    def word(self, parent: QWidget, title: str, label: str, known: tuple[str, ...]) -> str | None:
        self.asked.append(title)
        return self.given

    def text(self, parent: QWidget, title: str, label: str, before: str) -> str | None:
        self.asked.append(f"{title}: {before}")
        return self.given

    def print_setup(self, parent: QWidget, printer: QPrinter, pages: int) -> bool:
        """Print into the file that is asked for."""
        self.asked.append(f"print {pages}")
        if self.path is None:
            return False
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.path))
        return True

    def show_outside(self, path: Path) -> bool:
        self.asked.append(str(path))
        return True


class Studio:
    """A studio window under the hands of a test."""

    def __init__(self, bot: QtBot, folder: Path, library: Path | None = None) -> None:
        self.bot, self.folder, self.drafts = bot, folder, folder / "d"
        self.prompts = FakePrompts()
        self.settings = Settings(folder / "s.ini")
        self.window = StudioWindow(
            self.settings,
            prompts=self.prompts,
            library=library or folder / "l.chesslib",
            drafts=self.drafts,
        )
        self.window.show()
        self.window.activateWindow()
        # It opens where the last one on these settings was closed: a board or the library.
        window = self.window

        def is_home() -> bool:
            return window.files.front_board.hasFocus() or window.library.filter.hasFocus()

        bot.waitUntil(is_home, timeout=PATIENCE)

    def ready(self) -> Studio:
        """Wait until the library lies open."""
        self.until(lambda: self.window.librarian.path is not None)
        self.until(lambda: self.window.library.records.rowCount() > 0)
        return self

    def until(self, what: Callable[[], object]) -> None:
        """Wait until something holds."""
        self.bot.waitUntil(lambda: bool(what()), timeout=PATIENCE)

    def answered(self) -> Verdict:
        """Wait for the full answer to what lies on the board; return its verdict."""

        def there() -> bool:
            answer = self.window.pane.answer
            lying = self.window.workbench.document.problem
            return (
                answer is not None
                and answer.is_final
                and answer.question.position == lying.position
                and answer.question.stipulation == lying.stipulation
            )

        self.until(there)
        verdict = self.window.pane.verdict.verdict
        assert verdict is not None
        return verdict

    def lay(self, given: Problem) -> None:
        """Compose a problem in one step."""
        self.window.workbench.document.change(given, "laid")

    def drag(self, origin: str, target: str) -> None:
        """Drag a man with the left button."""
        board = self.window.board
        start, end = (board.square_centre(parse_square(s)) for s in (origin, target))
        QTest.mousePress(board.viewport(), LEFT, NONE, start)
        QTest.mouseMove(board.viewport(), (start + end) / 2)
        QTest.mouseMove(board.viewport(), end)
        QTest.mouseRelease(board.viewport(), LEFT, NONE, end)

    def put(self, letter: str, square: str) -> None:
        """Put a man from the palette down."""
        board = self.window.board
        centre = board.square_centre(parse_square(square))
        assert board.input.drop(Man.from_letter(letter), centre.toTuple())

    def trigger(self, name: str) -> None:
        """Choose an entry of a menu."""
        self.window.actions_by_name[name].trigger()

    def rest(self) -> None:
        """Let all timers go off and the library answer: what is not to happen is seen not to.

        Only the background does not begin, which works through the whole library.
        """
        window = self.window
        for _ in range(2):  # what is answered may ask again
            self.bot.pass_time(window, but=(window.basis.classifying, window.basis.looking_through))
            self._await_library()

    def _await_library(self) -> None:
        """Wait until the library has done all that was asked of it."""
        librarian, done = self.window.librarian, list[bool]()
        if librarian.once_opened(lambda: done.append(True)):
            self.until(lambda: done)
            done.clear()
        if librarian.path is not None:
            librarian.read(lambda _: True, done.append, lambda _: done.append(False))
            self.until(lambda: done)

    def save(self) -> None:
        """Save, and wait until it is on the disk."""
        self.trigger("save")
        self.until(lambda: self.window.workbench.document.is_clean)

    def notice(self, words: str) -> str:
        """Wait for a notice with some words in it; return the whole sentence."""
        self.until(lambda: words in self.window.notices.sentence)
        return self.window.notices.sentence

    def press_notice(self, word: str) -> None:
        """Press a button of the notice."""
        buttons = self.window.notices.findChildren(QPushButton)
        next(button for button in buttons if button.isVisible() and button.text() == word).click()

    @property
    def authors_field(self) -> QLineEdit:
        """The first field of the caption."""
        return self.window.study.caption.findChildren(QLineEdit)[0]

    def record_ids(self) -> list[int]:
        """Return the records that the table shows, from above to below."""
        records = self.window.library.records
        found = (records.record_at(place) for place in range(records.rowCount()))
        return [number for number in found if number is not None]

    def close(self) -> None:
        """Close the window without a question, and let Qt delete it."""
        if self.window is None:
            return
        self.window.close()
        if self.window.isVisible():  # it asked about unsaved work
            self.window.shut()
        self.window.deleteLater()
        self.window = None
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
