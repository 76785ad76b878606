# SPDX-License-Identifier: GPL-3.0-or-later
"""How soon the page answers, and what many pages leave of the window's frames.

    python tests/benchmarks/page/measure_web.py [--pages 50] [--seconds 60] [--edits 200]

Prints the time from a drop to the verdict of a two-mover, over a plain connection and in Chromium
if it is there, each beside the processor time that was spent; then the time between two paints of
the window while nobody is connected, and while pages are that edit twice a second each.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "web")]

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"
EDITS_A_SECOND = 2.0
FRAME = 1000 / 60  # milliseconds


def edited(draw: random.Random) -> str:
    """Return the two-mover with its queen on another square."""
    board = [
        list(each)
        for each in (
            "".join("." * int(s) if s.isdigit() else s for s in row) for row in STAR.split("/")
        )
    ]
    board[5][4] = "."
    empty = [(r, f) for r in range(8) for f in range(8) if board[r][f] == "."]
    row, file = draw.choice(empty)
    board[row][file] = "Q"
    rows = []
    for each in board:
        text, gap = "", 0
        for sign in each:
            if sign == ".":
                gap += 1
                continue
            text += (str(gap) if gap else "") + sign
            gap = 0
        rows.append(text + (str(gap) if gap else ""))
    return "/".join(rows) + " w - - 0 1"


def told(name: str, milliseconds: list[float]) -> None:
    """Print the middle and the end of some times."""
    found = sorted(milliseconds)
    at = lambda part: found[min(len(found) - 1, int(part * len(found)))]  # noqa: E731
    print(
        f"{name}: median {statistics.median(found):.1f} ms, 95 % {at(0.95):.1f}, "
        f"99 % {at(0.99):.1f}, most {found[-1]:.1f} ({len(found)} times)"
    )


def spent(processes: tuple[int, ...]) -> float:
    """Return the processor time of this process and of others, in seconds."""
    total = time.process_time()
    ticks = os.sysconf("SC_CLK_TCK")
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / ticks
    return total


def measure_answers(edits: int) -> None:
    """Measure over a plain connection."""
    from served import page, served

    draw = random.Random(7)
    with served(hands=2) as server, page(server) as one:
        one.solve(1, {"fen": f"{STAR} w - - 0 1", "stipulation": "#2"})
        one.stages(1)
        times, begun = [], spent(server.processes)
        for number in range(2, edits + 2):
            problem = {"fen": edited(draw), "stipulation": "#2"}
            start = time.perf_counter()
            one.solve(number, problem)
            while (stage := one.hear()).get("generation") != number or not stage["complete"]:
                pass
            times.append(1000 * (time.perf_counter() - start))
            one.stages(number) if not stage.get("last") else None
        worked = spent(server.processes) - begun
    told("drop to verdict, plain connection", times)
    print(f"    processor time for an edit with all its stages: {1000 * worked / edits:.1f} ms")


IN_PAGE = """
const done = arguments[arguments.length - 1];
const board = document.querySelector(".board");
board.focus();
const press = (key) => board.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
(async () => {
  const times = [];
  for (let round = 0; round < arguments[0]; round++) {
    const verdict = new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (document.body.dataset.stage) { seen.disconnect(); resolve(performance.now()); }
      });
      seen.observe(document.body, { attributes: true, attributeFilter: ["data-stage"] });
    });
    document.body.removeAttribute("data-stage");
    await new Promise((next) => setTimeout(next, 0));
    const start = performance.now();
    press(round % 2 ? "Delete" : "p");
    times.push(await verdict - start);
    await new Promise((next) => setTimeout(next, 150));
  }
  done(times);
})();
"""


def measure_page(edits: int) -> None:
    """Measure in Chromium: from the edit to the verdict on the page."""
    from served import served
    from touched import telephone

    with served(hands=2) as server, telephone() as phone:
        phone.open(server.link)
        phone.compose(STAR)
        phone.verdict()
        phone.browser.set_script_timeout(600)
        told("drop to verdict, in Chromium", phone.browser.execute_async_script(IN_PAGE, edits))


async def one_page(link: str, seconds: float, seed: int) -> int:
    """Edit as a composer in a hurry does; return how many verdicts came."""
    from websockets.asyncio.client import connect

    draw, verdicts, generation = random.Random(seed), 0, 0
    origin, _, rest = link.removeprefix("http://").partition("/")
    address = f"ws://{origin}/{rest}live"
    async with connect(address, origin=f"http://{origin}", proxy=None, max_size=None) as socket:
        end = time.monotonic() + seconds
        await asyncio.sleep(draw.random() / EDITS_A_SECOND)
        while time.monotonic() < end:
            generation += 1
            message = {
                "do": "solve",
                "generation": generation,
                "problem": {"fen": edited(draw), "stipulation": "#2"},
                "stages": ["verdict", "play", "tries", "phases", "themes"],
            }
            await socket.send(json.dumps(message))
            rest_until = time.monotonic() + 1 / EDITS_A_SECOND
            while (left := rest_until - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    stage = json.loads(await asyncio.wait_for(socket.recv(), left))
                    verdicts += stage.get("generation") == generation and stage["stage"] == "play"
    return verdicts


def edit_for_a_while(link: str, pages: int, seconds: float) -> None:
    """Be so many pages; in a process of its own."""

    async def all_pages() -> None:
        found = await asyncio.gather(*(one_page(link, seconds, each) for each in range(pages)))
        asked = pages * seconds * EDITS_A_SECOND
        print(f"    {sum(found)} verdicts for some {asked:.0f} edits of {pages} pages", flush=True)

    asyncio.run(all_pages())


@contextlib.contextmanager
def window() -> Iterator[object]:
    """Open the real window, offscreen unless a screen is named."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from composer.gui.program.window import StudioWindow
    from composer.gui.user.settings import Settings

    QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        found = StudioWindow(Settings(place / "s.ini"), library=place / "l", drafts=place / "d")
        found.show()
        yield found
        found.shut()


def measure_frames(pages: int, seconds: float) -> None:
    """Measure the time between two paints of the board."""
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    class Paints(QObject):
        def __init__(self) -> None:
            super().__init__()
            self.times: list[float] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
            return False

    with window() as found:
        view = found.board.viewport()
        paints, timer = Paints(), QTimer()
        view.installEventFilter(paints)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(view.update)
        timer.start(16)

        def stay(until: object) -> None:
            while not until():
                QApplication.processEvents()
                time.sleep(0.0005)

        def frames(name: str, until: object) -> None:
            paints.times.clear()
            load, used = time.perf_counter(), time.process_time()
            stay(until)
            gaps = [1000 * (b - a) for a, b in zip(paints.times, paints.times[1:], strict=False)]
            share = (time.process_time() - used) / (time.perf_counter() - load)
            told(f"between two paints, {name}", gaps)
            late = sum(gap > 2 * FRAME for gap in gaps)
            print(f"    {late} of {len(gaps)} frames late; {share:.0%} of a processor used")

        begun = time.monotonic()
        stay(lambda: time.monotonic() - begun > 3)
        begun = time.monotonic()
        frames("no page", lambda: time.monotonic() - begun > min(10, seconds))
        found.actions_by_name["telephone"].trigger()
        found.telephone.begin(False)
        stay(lambda: found.telephone.served is not None)
        found.telephone_dialog.close()
        link = found.telephone.served.link
        command = [
            sys.executable,
            __file__,
            "--be",
            link,
            "--pages",
            str(pages),
            "--seconds",
            str(seconds),
        ]
        with subprocess.Popen(command) as others:
            stay(lambda: found.telephone.served.pages >= pages or others.poll() is not None)
            frames(f"{pages} pages", lambda: others.poll() is not None)


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pages", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--edits", type=int, default=200)
    asked.add_argument("--be", default="", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.be:
        edit_for_a_while(given.be, given.pages, given.seconds)
        return
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    measure_answers(given.edits)
    with contextlib.suppress(ImportError):
        measure_page(given.edits // 4)
    measure_frames(given.pages, given.seconds)


if __name__ == "__main__":
    main()
