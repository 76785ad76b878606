# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens one problem after the other in the window, and tells what memory it takes with each.

    python tests/benchmarks/window/measure_memory.py FILE.jsonl [--problems 300] [--tabs]

FILE has one JSON object a line, with `fen` and `stipulation`. Each problem is waited for until its
solution is there and what that means, three seconds at most. Told are megabytes (Linux): of the
window's process, and of its children, which analyse the library and are told by the memory that no
other process shares with them. With `--tabs` each problem is opened in a tab of its own, and stays.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest  # noqa: E402

from composer.gui.program.app import make_application  # noqa: E402
from composer.gui.program.window import StudioWindow  # noqa: E402
from composer.gui.user.settings import Settings  # noqa: E402
from composer.problem.fen import parse_fen  # noqa: E402
from composer.problem.problem import Problem  # noqa: E402
from composer.problem.stipulation import parse_stipulation  # noqa: E402

PROC = Path("/proc")
PATIENCE = 300  # times ten milliseconds for a problem
SETTLED = 3000  # milliseconds after which the window has loaded what it loads later
TOLD = 8  # times


def problems(file: Path) -> Iterator[Problem]:
    """Yield the problems of a file."""
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        asked = parse_stipulation(row.get("stipulation", "#2"))
        yield replace(Problem(), position=parse_fen(row["fen"]), stipulation=asked)


def resident(process: Path = PROC / "self") -> float:
    """Return the megabytes of a process that lie in memory."""
    return int((process / "statm").read_text("ascii").split()[1]) * 4096 / 1e6


def own(process: Path) -> float:
    """Return the megabytes of a process that it shares with no other."""
    lines = (process / "smaps_rollup").read_text("ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024 / 1e6


def children() -> list[Path]:
    """Return the processes that this one has started."""
    found = []
    for task in (PROC / "self" / "task").iterdir():
        found += [PROC / each for each in (task / "children").read_text("ascii").split()]
    return found


def told(opened: int) -> str:
    """Return a row of the table."""
    others = " ".join(f"{own(child):.0f}" for child in children())
    return f"{opened:>8} {resident():>8.0f}   {others}"


def opened(window: StudioWindow, problem: Problem, beside: bool = False) -> None:
    """Open a problem, and wait until all of its answer is there, or for three seconds."""
    if beside:
        window.workbench.open_beside(problem)
    else:
        window.workbench.document.open(problem)
    for _ in range(PATIENCE):
        QTest.qWait(10)
        answer = window.pane.answer
        if answer and answer.is_about(problem) and answer.is_final and answer.analysis:
            break


def main() -> None:
    """Open all problems, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=300)
    parser.add_argument("--tabs", action="store_true")
    given = parser.parse_args()
    application = make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        window = StudioWindow(Settings(folder / "s.ini"), None, folder / "l.chesslib", folder / "d")
        window.show()
        QTest.qWait(SETTLED)
        print(f"{'opened':>8} {'window':>8}   children (MB)")
        print(told(0), flush=True)
        step = max(1, given.problems // TOLD)
        for number, problem in enumerate(problems(given.file), start=1):
            opened(window, problem, given.tabs)
            if number % step == 0:
                print(told(number), flush=True)
            if number == given.problems:
                break
        window.shut()
        application.processEvents()


if __name__ == "__main__":
    main()
