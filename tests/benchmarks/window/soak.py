# SPDX-License-Identifier: GPL-3.0-or-later
"""Does what a user does over and over, and tells what grows in the window with it.

    python tests/benchmarks/window/soak.py [--rounds 20] [KIND ...]

Each kind of action is done some times first, for what is made once, and then twice so often as
said. Told of each are memory, threads, handles, windows and timers a round, in the span with less
of them; those above the bounds are marked, and the command ends with 1. Needs no screen; handles
and memory are read on Linux.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: E402

from composer.diagrams.files.forms import Format  # noqa: E402
from composer.gui.program.app import make_application  # noqa: E402
from composer.gui.program.window import StudioWindow  # noqa: E402
from composer.gui.telephone.dialog import TelephoneDialog  # noqa: E402
from composer.gui.threads import classifier  # noqa: E402
from composer.gui.user.settings import Settings  # noqa: E402
from composer.problem.fen import parse_fen  # noqa: E402
from composer.rules.gamebooks import GAME_BOOKS  # noqa: E402
from composer.rules.historic.tables.books import TABLES_BOOK  # noqa: E402

FIRST = 3  # rounds that make what is made once
MADE_AT_FIRST = {"tabs": 25}  # the last 20 tabs that were closed are kept, to be opened again
POSITION = parse_fen("4k3/8/3K4/N7/8/1R6/8/8")
PATIENCE = 2000  # times that are looked whether something has ended
BOUNDS = {"kB": 60.0, "threads": 0.1, "handles": 0.1, "widgets": 0.1, "timers": 0.1, "objects": 1.0}
"""How much of each may come with one round."""
SHOWN = ("settings", "shortcuts", "about", "manual", "export", "search", "past-notices", "finder")
STEPS = ("rotate", "mirror", "swap-colours", "flip", "drop-map", "show-library", "past", "rules")


def counts(window: QObject) -> dict[str, float]:
    """Return what there is now."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    proc = Path("/proc/self")
    pages = int((proc / "statm").read_text().split()[1]) if proc.exists() else 0
    threads = len(list((proc / "task").iterdir())) if proc.exists() else threading.active_count()
    return {
        "kB": pages * 4.0,
        "threads": float(threads),
        "handles": float(len(list((proc / "fd").iterdir()))) if proc.exists() else 0.0,
        "widgets": float(len(QApplication.allWidgets())),
        "timers": float(len(window.findChildren(QTimer))),
        "objects": float(len(window.findChildren(QObject))),
    }


def shown(window: StudioWindow, name: str) -> None:
    """Open a window or dialog by its action, and close whatever came."""
    before = set(QApplication.topLevelWidgets())
    window.actions_by_name[name].trigger()
    QTest.qWait(40)
    for widget in set(QApplication.topLevelWidgets()) - before | _others(window):
        widget.close()
    QTest.qWait(10)


def stepped(window: StudioWindow, name: str) -> None:
    """Do something, and once more."""
    for _ in range(2):
        window.actions_by_name[name].trigger()
        QTest.qWait(15)


def _others(window: QWidget) -> set[QWidget]:
    return {top for top in QApplication.topLevelWidgets() if top is not window and top.isVisible()}


def tabs(window: StudioWindow) -> None:
    """Open a tab and close it."""
    window.actions_by_name["new"].trigger()
    QTest.qWait(15)
    window.actions_by_name["close-tab"].trigger()
    QTest.qWait(15)


def printing(window: StudioWindow) -> None:
    """Open the dialog of the printer, and give it up."""
    met: list[QDialog] = []

    def refuse() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            met.append(dialog)
            dialog.reject()
        else:
            QTimer.singleShot(10, refuse)

    QTimer.singleShot(10, refuse)
    window.actions_by_name["print"].trigger()
    _wait(lambda: bool(met))
    for other in _others(window):
        other.close()
    QTest.qWait(10)


def exported(window: StudioWindow, kind: Format, folder: Path) -> None:
    """Write the diagram of the board into a file, over nothing."""
    export = window.shelves.publishing.show()
    export.choose(form=kind)
    _wait(lambda: export.footer.save.isEnabled())
    path = folder / f"board.{kind.value}"
    export.write(path)
    _wait(lambda: path.exists() and not export.proofing.is_writing)
    path.unlink()
    export.close()
    QTest.qWait(10)


def saved(window: StudioWindow) -> None:
    """Change the board, and save it."""
    window.actions_by_name["mirror"].trigger()
    window.actions_by_name["save"].trigger()
    _wait(lambda: window.workbench.document.is_clean)


def games(window: StudioWindow) -> None:
    """Open a problem of a game, and close it."""
    window.files.games.new_game(GAME_BOOKS[0])
    QTest.qWait(40)
    window.desk.close_document()
    QTest.qWait(10)


def tables(window: StudioWindow) -> None:
    """Open a problem of tables games, and close it."""
    window.files.games.new_game(TABLES_BOOK)
    QTest.qWait(40)
    window.desk.close_document()
    QTest.qWait(10)


def served(window: StudioWindow) -> None:
    """Serve the page for telephones to this machine, and stop."""
    window.actions_by_name["telephone"].trigger()
    dialog = window.findChild(TelephoneDialog)
    assert dialog is not None
    serving = dialog._serving
    dialog.begin.click()
    _wait(lambda: serving.served is not None and not serving.is_busy)
    dialog.stop.click()
    _wait(lambda: serving.served is None and not serving.is_busy)
    dialog.close()


def _wait(done: Callable[[], bool]) -> None:
    """Wait until something holds; end with a fault if it never does."""
    for _ in range(PATIENCE):
        if done():
            return
        QTest.qWait(10)
    raise TimeoutError(done.__qualname__)


def acts_in(window: StudioWindow, folder: Path) -> dict[str, Callable[[], None]]:
    """Return all kinds of action by their names."""
    acts: dict[str, Callable[[], None]] = {"tabs": partial(tabs, window)}
    acts |= {each: partial(shown, window, each) for each in SHOWN}
    acts |= {step: partial(stepped, window, step) for step in STEPS}
    acts |= {"print": partial(printing, window)}
    acts |= {f"export-{each.value}": partial(exported, window, each, folder) for each in Format}
    acts |= {"save": partial(saved, window), "games": partial(games, window)}
    return acts | {"tables": partial(tables, window), "telephone": partial(served, window)}


def growth(spans: list[dict[str, float]], rounds: int) -> dict[str, float]:
    """Return what came with each round in every span: what is made once falls into one of them."""
    return {
        what: min((after[what] - before[what]) / rounds for before, after in pairwise(spans))
        for what in spans[0]
    }


def main() -> int:
    """Try each kind, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("kinds", nargs="*")
    given = parser.parse_args()
    classifier.SETTLED = 1 << 30  # the library is not analysed meanwhile: that would grow, too
    application = make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        window = StudioWindow(Settings(folder / "s.ini"), None, folder / "l.chesslib", folder / "d")
        window.show()
        QTest.qWait(2000)
        document = window.workbench.document
        document.open(replace(document.problem, position=POSITION))
        _wait(lambda: window.librarian.path is not None and window.pane.answer is not None)
        acts = acts_in(window, folder)
        grown = 0
        for kind in given.kinds or acts:
            for _ in range(MADE_AT_FIRST.get(kind, FIRST)):
                acts[kind]()
            spans = [counts(window)]
            for _ in range(2):
                for _ in range(given.rounds):
                    acts[kind]()
                spans.append(counts(window))
            each = growth(spans, given.rounds)
            over = [what for what, least in BOUNDS.items() if each[what] > least]
            grown += bool(over)
            told = ", ".join(f"{what} {number:+.1f}" for what, number in each.items())
            print(f"{kind:14} {told}{'  GROWS: ' + ', '.join(over) if over else ''}", flush=True)
        window.shut()
        application.processEvents()
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
