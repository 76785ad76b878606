# SPDX-License-Identifier: GPL-3.0-or-later
"""The application: opens the studio, and sees to it that no fault goes unreported."""

from __future__ import annotations

import argparse
import gc
import json
import logging
import logging.handlers
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from composer.assets import asset
from composer.diagrams.painting.board import platform_words
from composer.files.sessionlock import SessionLock
from composer.gui.documents.firstprogram import FirstProgram, hand_over, take_first_place
from composer.gui.program.display import display_complaint
from composer.gui.program.loadinglater import LoadingLater
from composer.gui.program.studio import Studio
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import APP_NAME, Settings, data_folder, is_library, log_folder
from composer.gui.words.language import fill, tr

VARIABLE: Final = "COMPOSER_FIRST_PAINT"
"""In the environment: the file to write the time to."""


class FirstPaint(QObject):
    """Writes down when a widget has been painted for the first time, with all beside it."""

    def __init__(self, widget: QWidget, file: Path) -> None:
        super().__init__(widget)
        self._file = file
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of the first painting; leave it to the widget."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._note)
        return False

    def _note(self) -> None:
        """Write what clocks say that other processes share, and the time of the processor."""
        noted = {"monotonic": time.monotonic(), "processor": time.process_time()}
        self._file.write_text(json.dumps(noted), encoding="utf-8")


def note_first_paint(widget: QWidget) -> None:
    """Write down when a widget was painted first, where the environment asks for it."""
    file = os.environ.get(VARIABLE)
    if file:
        FirstPaint(widget, Path(file))


class FileRequests(QObject):
    """Hears of files that are to be opened; elsewhere they are named at the start.

    Signals:
        files_received: carries their paths, as a tuple.
    """

    files_received = Signal(object)

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the requests of the desktop; leave all else."""
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.files_received.emit((Path(event.file()),))
            return True
        return False


APP_ID = "org.chesscomposer.Studio"
_LOG = logging.getLogger("composer")
_SWITCH = 0.0005  # seconds; solver and composing aids must leave the window its turns


def run(argv: Sequence[str], loaded: Callable[[], None] = lambda: None) -> int:
    """Open the studio and stay until it is closed; return the exit status.

    `loaded` is called, in a thread, when what the window needs has been loaded, and again when
    what others need has.
    """
    arguments = _arguments(argv)
    gc.disable()  # until the window is there: all that is made stays
    complaint = display_complaint()
    if complaint:
        print(f"chess-composer: {complaint}", file=sys.stderr)  # noqa: T201 - there is no window
        return 2
    keep_log()
    application = make_application()
    files = [file for file in arguments.files if not is_library(file)]
    libraries = [file for file in arguments.files if is_library(file)]
    library = libraries[0] if libraries else arguments.library
    given = (*files, *([library] if library is not None else []))
    lock, is_second = (None, False) if arguments.new_window else _place_among_programs()
    if is_second and hand_over(data_folder(), given):
        return 0
    studio = Studio(application, Settings(), Prompts(), library)
    report_faults(lambda sentence: studio.window.notices.report(sentence, fault=True))
    first = None if lock is None else FirstProgram(data_folder(), lock, application)
    if first is not None:
        first.files_received.connect(studio.answer)
        application.aboutToQuit.connect(first.close)
    FileRequests(application).files_received.connect(studio.answer)
    note_first_paint(studio.window.board.viewport())
    studio.show()
    if is_second:
        words = tr("The program that is open already does not answer, so this is another one.")
        studio.window.notices.report(words)
    studio.open_files(files)
    application.aboutToQuit.connect(LoadingLater(application, loaded=loaded).close)
    # What is there now stays to the end: looking through it for garbage would hold up the window
    # for some frames, now and then.
    gc.freeze()
    gc.enable()
    return application.exec()


def make_application() -> QApplication:
    """Return the application, in the plain style that the studio dresses itself."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    application = QApplication([APP_NAME, *platform_words()])
    dress(application)
    return application


def dress(application: QApplication) -> None:
    """Give an application its name and style, and the window's thread its turns."""
    application.setStyle("Fusion")
    application.setApplicationName("chess-composer")
    application.setApplicationDisplayName(APP_NAME)
    application.setDesktopFileName(APP_ID)
    application.setWindowIcon(app_icon())
    application.aboutToQuit.connect(release_clipboard)
    sys.setswitchinterval(_SWITCH)


def release_clipboard() -> None:
    """Leave plain text on the clipboard: data made in Python must not outlive the program.

    Qt destroys it after Python has ended, which would end the program with a crash.
    """
    clipboard = QGuiApplication.clipboard()
    of_this_program = QGuiApplication.platformName() in ("offscreen", "minimal")
    if of_this_program or clipboard.ownsClipboard():
        clipboard.setText(clipboard.text())


def app_icon() -> QIcon:
    """Return the program's sign."""
    pixmap = QPixmap()
    pixmap.loadFromData(asset("icons", "app.svg").read_bytes(), "SVG")
    return QIcon(pixmap)


def keep_log() -> None:
    """Write warnings and faults to a file of the user's, at most 1 MB."""
    folder = log_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder / "studio.log", maxBytes=1_000_000, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        return  # a log that cannot be written must not keep the studio closed
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    qInstallMessageHandler(_qt_message)


def report_faults(report: Callable[[str], None]) -> None:
    """Report faults of ours: to the log in full, to the user in a sentence."""

    def hook(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        _LOG.critical("a fault of ours", exc_info=(kind, fault, trace))
        where = log_folder() / "studio.log"
        words = tr("Something went wrong (%1). Your work is safe; a report is in %2.")
        report(fill(words, kind.__name__, where))

    sys.excepthook = hook


def _place_among_programs() -> tuple[SessionLock | None, bool]:
    """Return the lock of the first program, if this is it, and whether there is another one."""
    try:
        lock = take_first_place(data_folder())
    except OSError as error:  # what cannot be written there is reported where it is needed
        _LOG.warning("other starts of the program cannot be heard: %s", error)
        return None, False
    return lock, lock is None


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("chess-composer", description="Open the studio.")
    parser.add_argument("files", nargs="*", type=Path, help="files of problems, or a library")
    parser.add_argument("--library", type=Path, help="the library to open")
    parser.add_argument(
        "--new-window",
        action="store_true",
        help="open another window instead of handing the files to the one that is open",
    )
    return parser.parse_args(argv)


def _qt_message(kind: QtMsgType, context: object, message: str) -> None:
    levels = {
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    logging.getLogger("qt").log(levels.get(kind, logging.DEBUG), "%s", message)
