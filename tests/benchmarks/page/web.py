# SPDX-License-Identifier: GPL-3.0-or-later
"""How soon the page answers, and what many pages leave of the window's frames.

From a drop to the verdict of a two-mover, over a plain connection and in Chromium where it is; then
the time between two paints of the window while nobody is connected, and while pages are, each of
which edits twice a second. Those are in a process of their own (`--be`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

if __name__ == "__main__":
    from pathlib import Path

    sys.path[0] = str(Path(__file__).resolve().parents[2])

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import spread

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"
EDITS_A_SECOND = 2.0
ARRIVALS_A_SECOND = 10.0  # pages of one address: more that come at once are turned away


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


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    edits = given.number(100, 10)
    yield spread("page: drop to verdict, plain connection", answers(edits))
    with contextlib.suppress(ImportError):
        yield spread("page: drop to verdict, in Chromium", in_chromium(edits // 4))
    pages, seconds = given.number(50, 3), given.number(30, 4)
    alone, among = frames(pages, seconds)
    yield spread("between two paints of the window, no page", alone)
    yield spread(f"the same, {pages} pages edit twice a second", among)


def answers(edits: int) -> list[float]:
    """Return the milliseconds of each edit over a plain connection."""
    from served import page, served

    draw, times = random.Random(7), []
    with served(hands=2) as server, page(server) as one:
        one.solve(1, {"fen": f"{STAR} w - - 0 1", "stipulation": "#2"})
        one.stages(1)
        for number in range(2, edits + 2):
            problem = {"fen": edited(draw), "stipulation": "#2"}
            start = time.perf_counter()
            one.solve(number, problem)
            while (stage := one.hear()).get("generation") != number or not stage["complete"]:
                pass
            times.append(1000 * (time.perf_counter() - start))
            one.stages(number) if not stage.get("last") else None
    return times


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


def in_chromium(edits: int) -> list[float]:
    """Return the milliseconds from an edit to the verdict on the page."""
    from served import served
    from touched import telephone

    with served(hands=2) as server, telephone() as phone:
        phone.open(server.link)
        phone.compose(STAR)
        phone.verdict()
        phone.browser.set_script_timeout(600)
        times: list[float] = phone.browser.execute_async_script(IN_PAGE, edits)
        return times


async def one_page(link: str, seconds: float, seed: int) -> int:
    """Edit as a composer in a hurry does; return how many verdicts came."""
    from websockets.asyncio.client import connect

    draw, verdicts, generation = random.Random(seed), 0, 0
    origin, _, rest = link.removeprefix("http://").partition("/")
    address = f"ws://{origin}/{rest}live"
    await asyncio.sleep(seed / ARRIVALS_A_SECOND)
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
        await asyncio.gather(*(one_page(link, seconds, each) for each in range(pages)))

    asyncio.run(all_pages())


def frames(pages: int, seconds: float) -> tuple[list[float], list[float]]:
    """Return the times between two paints of the board, without pages and with them."""
    from benchmarks.window.bench import rest, studio, until
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer

    from composer.gui.telephone.dialog import TelephoneDialog

    class Paints(QObject):
        """Notes when the board is painted."""

        times: list[float] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint:
                Paints.times.append(time.perf_counter())
            return False

    def gaps(done: Callable[[], object]) -> list[float]:
        Paints.times.clear()
        until(done)
        return [1000 * (after - before) for before, after in pairwise(Paints.times)]

    with studio() as window:
        view = window.board.viewport()
        paints, timer = Paints(), QTimer()
        view.installEventFilter(paints)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(view.update)
        timer.start(16)
        rest(3000)
        end = time.monotonic() + min(10, seconds)
        alone = gaps(lambda: time.monotonic() > end)
        window.actions_by_name["telephone"].trigger()
        dialog = window.findChild(TelephoneDialog)
        serving = dialog._serving
        serving.begin(False)
        until(lambda: serving.served is not None)
        dialog.close()
        link = serving.served.link
        command = [sys.executable, __file__, "--be", link, str(pages), str(seconds)]
        with subprocess.Popen(command) as others:
            until(lambda: serving.served.pages >= pages or others.poll() is not None)
            among = gaps(lambda: others.poll() is not None)
    return alone, among


if __name__ == "__main__":
    edit_for_a_while(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
