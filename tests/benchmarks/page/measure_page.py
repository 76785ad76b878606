# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the page's solver takes for the two-movers of the benchmark, beside the kernel.

    python tests/benchmarks/page/measure_page.py

Prints, of each, the least of some repeats in milliseconds: the search alone, by the kernel and by
WebAssembly (in Node, which has Chromium's engine), and the whole answer as JSON. One thread each.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from composer.assets import asset
from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.solver.kernel.engine import Kernel, Solve
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solve import solve

SOLVER: Final = Path(__file__).resolve().parents[3] / "resources" / "web" / "app" / "solver"
REPEATS: Final = 60


def least(work: Callable[[], float]) -> float:
    """Return the least of what a piece of work says it took, in milliseconds."""
    return 1000 * min(work() for _ in range(REPEATS))


def main() -> int:
    """Print the table."""
    cases = json.loads(asset("bench.json").read_text("utf-8"))
    cases = [each for each in cases if each["stipulation"] == "#2"]
    script = Path(__file__).with_name("measure_page.js")
    run = ["node", "--experimental-default-type=module", str(script), str(SOLVER), str(REPEATS)]
    asked = json.dumps(cases)
    done = subprocess.run(run, input=asked, capture_output=True, text=True, check=True)
    page = json.loads(done.stdout)
    kernel, session = Kernel(16), Session(threads=1)
    print(f"{'':6}{'search':>10}{'in wasm':>10}{'answer':>10}{'in wasm':>10}")
    sums = [0.0, 0.0, 0.0, 0.0]
    for case, (search, answer) in zip(cases, page, strict=True):
        position = parse_fen(case["fen"])

        def searched() -> float:
            work = Solve(kernel, position, 2, MATE, bytearray(1))  # noqa: B023
            started = time.perf_counter()
            work.begin_keys(2)
            work.run(0)
            return time.perf_counter() - started

        def answered() -> float:
            started = time.perf_counter()
            solve(position, "#2", SolveOptions(retro=False), session=session).to_json()  # noqa: B023
            return time.perf_counter() - started

        row = (least(searched), search, least(answered), answer)
        sums = [total + each for total, each in zip(sums, row, strict=True)]
        print(f"{case['name']:6}" + "".join(f"{each:10.3f}" for each in row))
    print(f"{'sum':6}" + "".join(f"{each:10.3f}" for each in sums))
    print(f"search: {sums[1] / sums[0]:.2f} times the kernel's; answer: {sums[3] / sums[2]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
