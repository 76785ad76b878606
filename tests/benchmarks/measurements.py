# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures, keeps what was found in `docs/measurements.jsonl`, and makes `docs/measurements.md`.

    python tests/benchmarks/measurements.py [--only NAME ...] [--quick] [--page] [--list]

Without a name all benchmarks run, each in a process of its own; with names such as `solver.door` or
`library` only these, and the other rows stay as they are. `--quick` measures small samples and
prints them: nothing is kept. `--page` only makes the page anew from the rows that are kept.
Popeye is asked where PATH has him as `popeye` or `py`. What needs a collection beside the project
(`../shared/corpus`) is left out without it, and so told.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import date
from importlib.metadata import version
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[0] = str(TESTS.parent)  # this folder itself has rooms named as those of the tests
sys.path[1:1] = [str(TESTS / each) for each in ("", "common", "gui", "web")]

from benchmarks.bench import page  # noqa: E402
from benchmarks.bench.figure import AbsentError, Figure, Given  # noqa: E402
from benchmarks.bench.table import BENCHMARKS, figures  # noqa: E402
from benchmarks.bench.timing import number  # noqa: E402

from composer.solver.session import backend  # noqa: E402

PATIENCE = 3600  # seconds, for one benchmark


def this_run(given: Given) -> page.Run:
    """Say when, where and with what it is measured."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text("ascii", "replace").splitlines() if cpuinfo.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    chip = names[0] if names else platform.processor() or platform.machine()
    machine = f"{os.cpu_count()} cores ({chip}), {platform.system()}"
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > 1:
        machine += ", shared with other work"
    build = f"{version('chess-composer')}, {backend()}, Python {platform.python_version()}"
    popeye = "Popeye absent" if given.popeye is None else "beside Popeye"
    return page.Run(date.today().isoformat(), machine, build, popeye)


def measured(name: str, quick: bool) -> Iterator[Figure]:
    """Yield the rows of a benchmark, which runs in a process of its own.

    Raises:
        AbsentError: something that it needs is not there.
        RuntimeError: it ended with a fault.
    """
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "rows"
        command = [sys.executable, __file__, "--into", str(kept), "--only", name]
        done = subprocess.run([*command, "--quick"] if quick else command, timeout=PATIENCE)
        lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    for form in map(json.loads, lines):
        if "absent" in form:
            raise AbsentError(form["absent"])
        yield Figure(**form)
    if done.returncode:
        raise RuntimeError(f"{name} ended with {done.returncode}")


def take(name: str, into: Path, given: Given) -> None:
    """Measure here, and write each row as soon as it is known."""
    with into.open("w", encoding="utf-8", buffering=1) as file:
        try:
            for figure in figures(name, given):
                file.write(json.dumps(asdict(figure)) + "\n")
                print(told(figure), flush=True)
        except AbsentError as absent:
            file.write(json.dumps({"absent": str(absent)}) + "\n")


def told(figure: Figure) -> str:
    """Return a row as it is printed."""
    value = "-" if figure.figure is None else number(figure.figure)
    aim = "" if figure.goal is None else f"{'>=' if figure.more else '<='} {figure.goal:g}"
    ratio = "" if figure.ratio is None else f"x{number(figure.ratio)}"
    missed = "MISSED" if figure.is_missed else ""
    cells = f"{value:>9} {figure.unit:10} {aim:>8} {missed:6} {ratio:>6}"
    return f"  {figure.name:44} {cells}  {figure.note}"


def run(names: Sequence[str], given: Given) -> int:
    """Measure, keep and print; return how many benchmarks ended with a fault."""
    this, faults = this_run(given), 0
    print(this, flush=True)
    for name in names:
        print(name, flush=True)
        new, whole = [], True
        try:
            for figure in measured(name, given.quick):
                new.append(page.Row(name, figure, this))
        except AbsentError as absent:
            whole = False
            print(f"  left out: {absent}")
        except (RuntimeError, subprocess.TimeoutExpired) as fault:
            whole, faults = False, faults + 1
            print(f"  {fault}")
        if new and not given.quick:
            page.write(page.replaced(page.read(), new, only_named=not whole))
            page.PAGE.write_text(page.page(page.read()), encoding="utf-8")
    return faults


def main() -> int:
    """Do what the arguments say; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[])
    parser.add_argument("--quick", action="store_true", help="small samples; nothing is kept")
    parser.add_argument("--page", action="store_true", help="make the page from what is kept")
    parser.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    given = Given(asked.quick)
    wanted = [
        name
        for name in BENCHMARKS
        if not asked.only or any(f"{name}.".startswith(f"{each}.") for each in asked.only)
    ]
    if not wanted:
        parser.error(f"no benchmark is named so; there are {', '.join(BENCHMARKS)}")
    if asked.into is not None:
        take(wanted[0], asked.into, given)
    elif asked.list:
        print("\n".join(wanted))
    elif asked.page:
        page.PAGE.write_text(page.page(page.read()), encoding="utf-8")
    else:
        return run(wanted, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
