# SPDX-License-Identifier: GPL-3.0-or-later
"""How long things take, and rows of the page made of it."""

from __future__ import annotations

import resource
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.bench.figure import Figure


def processor(work: Callable[[], object], times: int = 1) -> float:
    """Return the milliseconds of processor time that some work takes, the least of some times."""
    return _least(time.process_time_ns, work, times) / 1e6


def clock(work: Callable[[], object], times: int = 1) -> float:
    """Return the milliseconds by the clock that some work takes, the least of some times."""
    return _least(time.perf_counter_ns, work, times) / 1e6


def _least(now: Callable[[], int], work: Callable[[], object], times: int) -> int:
    found = []
    for _ in range(times):
        begun = now()
        work()
        found.append(now() - begun)
    return min(found)


def of_command(command: Sequence[str], environment: Mapping[str, str] | None = None) -> float:
    """Return the milliseconds of processor time of a command, its children's included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)  # `os.times` counts in 10 ms
    subprocess.run(command, stdout=-3, stderr=-3, check=False, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime
    return 1000 * (spent - before.ru_utime - before.ru_stime)


def of_popeye(popeye: Path, problems: Iterable[str]) -> float:
    """Return the milliseconds that Popeye takes for problems in one file.

    Each is given in his language, without `BeginProblem` and `EndProblem`.
    """
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.inp"
        text = "NextProblem\n".join(f"{problem}\n" for problem in problems)
        asked.write_text(f"BeginProblem\n{text}EndProblem\n", encoding="utf-8")
        return of_command([str(popeye), "-maxmem", "200M", str(asked)])


def for_popeye(fen: str, stipulation: str, options: str) -> str:
    """Return an orthodox problem in Popeye's language."""
    board = fen.split()[0].replace("N", "S").replace("n", "s")
    return f"Forsyth {board}\nStipulation {stipulation}\nOption {options} NoBoard"


def share(values: Sequence[float], part: float) -> float:
    """Return the value that a part of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def number(value: float) -> str:
    """Return a number with three digits that count."""
    if value == round(value) and abs(value) < 1000:
        return f"{value:.0f}"
    if abs(value) < 0.01:
        return f"{value:.4f}"
    if abs(value) < 1:
        return f"{value:.2f}"
    return f"{value:.1f}" if abs(value) < 100 else f"{value:,.0f}"


def spread(name: str, values: Sequence[float], **more: Any) -> Figure:
    """Return the median as a row; its note says of how many, and how far they go."""
    note = more.pop("note", "")
    told = f"{len(values):,}; 95 % {number(share(values, 0.95))}, most {number(max(values))}"
    return Figure(name, statistics.median(values), note=f"{told}; {note}" if note else told, **more)


def together(name: str, taken: Mapping[str, float], **more: Any) -> Figure:
    """Return the slowest of some figures as a row; its note names the three slowest."""
    slow = sorted(taken.items(), key=lambda each: -each[1])
    told = ", ".join(f"{what} {number(value)}" for what, value in slow[:3])
    middle = number(slow[len(slow) // 2][1])
    return Figure(
        name, slow[0][1], note=f"the slowest of {len(slow)}, median {middle}; {told}", **more
    )


def kept(name: str, held: int, of: int, goal: float | None = None, **more: Any) -> Figure:
    """Return as a row in how many of all cases something holds."""
    return Figure(name, held, f"of {of:,}", goal, True, **more)
