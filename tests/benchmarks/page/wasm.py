# SPDX-License-Identifier: GPL-3.0-or-later
"""The page's own solver beside the kernel: the search alone, and the whole answer as JSON text.

It runs in Node, which has Chromium's engine; one thread each.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.bench.figure import ROOT, AbsentError, Figure, Given
from benchmarks.bench.timing import clock

from composer.assets import asset
from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.problem.position import Position
from composer.solver.kernel.engine import Kernel, Solve
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solve import solve

SOLVER: Final = ROOT / "resources" / "web" / "app" / "solver"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    if shutil.which("node") is None:
        raise AbsentError("needs Node")
    repeats = given.number(60, 5)
    cases = json.loads(asset("bench.json").read_text("utf-8"))
    cases = [each for each in cases if each["stipulation"] == "#2"]
    script = Path(__file__).with_name("wasm.js")
    run = ["node", "--experimental-default-type=module", str(script), str(SOLVER), str(repeats)]
    done = subprocess.run(run, input=json.dumps(cases), capture_output=True, text=True, check=True)
    page = json.loads(done.stdout)
    kernel, session = Kernel(16), Session(threads=1)
    options, searches, answers = SolveOptions(retro=False), 0.0, 0.0
    for case in cases:
        position = parse_fen(case["fen"])
        searches += min(_searched(kernel, position) for _ in range(repeats))
        answers += clock(
            lambda p=position: solve(p, "#2", options, session=session).to_json(),  # type: ignore[misc]
            repeats,
        )
    note = f"{len(cases)} two-movers, the least of {repeats}, WebAssembly in Node"
    yield Figure(
        "page for telephones: search",
        sum(each[0] for each in page) / searches,
        "times the kernel's",
        note=note,
    )
    yield Figure(
        "page for telephones: answer as JSON",
        sum(each[1] for each in page) / answers,
        "times the kernel's",
        note=note,
    )


def _searched(kernel: Kernel, position: Position) -> float:
    """Return the milliseconds of a search for keys."""
    work = Solve(kernel, position, 2, MATE, bytearray(1))
    begun = time.perf_counter()
    work.begin_keys(2)
    work.run(0)
    return 1000 * (time.perf_counter() - begun)
