# SPDX-License-Identifier: GPL-3.0-or-later
"""Lift, look, drop in a real window with a real mouse: from the board, and from the palette."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from patience import awaited
from studio import BLOCK
from xvfb import Screen

from composer.problem.edits import move, put
from composer.problem.fen import parse_fen, placement
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.solve import solve

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(120)]

PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from composer.gui.program import app
from composer.gui.threads import classifier as classifying
from composer.gui.user.settings import Settings
from composer.gui.program.window import StudioWindow
from composer.problem.fen import parse_fen, placement
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.problem import Problem
from composer.problem.squares import SQUARES, square_name

folder = Path(sys.argv[1])
classifying.SETTLED = 1 << 30
application = app.make_application()
window = StudioWindow(
    Settings(folder / "s.ini"), library=folder / "l.chesslib", drafts=folder / "d"
)
window.setGeometry(20, 20, 1280, 720)
window.show()
window.workbench.document.open(Problem(parse_fen(sys.argv[2])))
said = [""]


def place(widget, point):
    there = widget.mapToGlobal(point)
    return [there.x(), there.y()]


def tell():
    board, men, shown = window.board, window.study.palette, window.aids.drop_map
    answer = window.pane.answer
    report = json.dumps({
        "placement": placement(board.position),
        "squares": {square_name(s): place(board.viewport(), board.square_centre(s))
                    for s in SQUARES},
        "men": {man.letter: place(men, men.cell_centre(man)) for man in ORTHODOX_MEN},
        "answers": {square_name(s): a.verdict.value for s, a in shown.answers.items()},
        "busy": shown.is_busy,
        "shown": shown.is_shown,
        "bubble": shown.bubble.text,
        "sentence": window.pane.verdict.sentence,
        "final": bool(answer and answer.is_final),
    })
    if report != said[0]:
        said[0] = report
        part = folder / "report.part"
        part.write_text(report, "utf-8")
        part.replace(folder / "report.json")


timer = QTimer()
timer.timeout.connect(tell)
timer.start(30)
application.exec()
"""

Report = dict[str, Any]


@dataclass
class Composer:
    """A person at the screen."""

    screen: Screen
    report: Path
    program: subprocess.Popen[bytes]

    def until(self, what: Callable[[Report], object]) -> Report:
        """Wait until the window shows something."""
        seen: Report = {}

        def shown() -> object:
            nonlocal seen
            assert self.program.poll() is None
            if self.report.exists():
                seen = json.loads(self.report.read_text("utf-8"))
            return seen and what(seen)

        assert awaited(shown), f"never shown; the last report: {seen}"
        return seen

    def lift(self, start: list[int], over: list[int]) -> None:
        """Press and carry, the button held."""
        self.screen.move(*start)
        self.screen.press()
        for step in range(1, 7):
            x, y = (a + (b - a) * step // 6 for a, b in zip(start, over, strict=True))
            self.screen.move(x, y)
            time.sleep(0.03)  # as a hand does


@pytest.fixture
def composer(window_display: Screen, tmp_path: Path) -> Iterator[Composer]:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path), BLOCK],
        env=window_display.env(),
        stdin=subprocess.DEVNULL,
    ) as program:
        try:
            yield Composer(window_display, tmp_path / "report.json", program)
        finally:
            program.kill()


def test_a_man_is_lifted_looked_at_and_dropped(composer: Composer) -> None:
    seen = composer.until(lambda now: now["final"] and now["sentence"].startswith("Sound"))
    squares, position = seen["squares"], parse_fen(BLOCK)
    composer.lift(squares["e3"], squares["d3"])
    seen = composer.until(lambda now: len(now["answers"]) == 64 and not now["busy"])
    seen = composer.until(lambda now: now["bubble"].startswith("d3 "))
    assert seen["sentence"].startswith("On d3:")
    for square in ("d3", "e4", "h1"):
        after = move(position, parse_square("e3"), parse_square(square))
        assert seen["answers"][square] == solve(after, "#2").verdict.value
    composer.screen.release()
    after = placement(move(position, parse_square("e3"), parse_square("d3")))
    seen = composer.until(lambda now: now["placement"] == after and now["final"])
    assert not seen["shown"]
    assert seen["bubble"] == ""
    composer.screen.key("ctrl+z")
    composer.until(lambda now: now["placement"] == placement(position))
    # A man of the palette is tried wherever the pointer is, and Qt carries him.
    composer.lift(seen["men"]["p"], squares["d2"])
    seen = composer.until(lambda now: len(now["answers"]) == 64 and now["bubble"][:2] == "d2")
    after = put(position, parse_square("d2"), Man.BLACK_PAWN)
    assert seen["answers"]["d2"] == solve(after, "#2").verdict.value
    composer.screen.release()
    seen = composer.until(lambda now: now["placement"] == placement(after))
    composer.until(lambda now: not now["shown"])
