# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors that users go through, beside Popeye in one run."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.bench.figure import ROOT, AbsentError, Figure, Given
from benchmarks.bench.timing import for_popeye, of_command, of_popeye, processor

import composer
from composer.formats.sniff import scan_problems

ONE: Final = "8/8/8/8/8/1K6/7R/k7 w - - 0 1"
TWO: Final = "4R3/bB1p1Q2/r3nB1K/3N1p2/1R1pkP1p/7r/3PP3/5n2 w - - 0 1"
CASTLING: Final = "8/8/8/8/8/3k4/1R6/R3K3 w Q - 0 1"
TIMES: Final = 7
COMMANDS: Final = (
    ("command `--version`", ("--version",), 2.0),
    ("command `solve`, one problem", ("solve", TWO, "-s", "#2"), 4.0),
    ("command `solve --json`", ("solve", TWO, "-s", "#2", "--json"), 4.0),
    ("command `search`, nothing found", ("search", "zzzz"), 4.0),
)
HISTORIES: Final = (
    "two thirds of the time are Python's, to make the answer's objects; much of the rest goes into "
    "what history proves of castling and captures in passing, and into games that decide them"
)
AGAIN: Final = "the same as above, but for games, which are kept: these boards were asked before"
STARTS: Final = "Python itself needs that long to import what the command uses"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    try:
        yield from beside_popeye(given)
    except AbsentError as absent:
        yield Figure("`composer.solve`, published two-movers", None, note=str(absent))
    yield from commands()


def beside_popeye(given: Given) -> Iterator[Figure]:
    """Yield what two-movers take, by the library and by `check`."""
    fens = given.two_movers(300, 40)
    theirs = 0.0
    if given.popeye is not None:
        asked = [for_popeye(fen, "#2", "SetPlay Try Variation") for fen in fens]
        theirs = of_popeye(given.popeye, asked)

    def row(name: str, milliseconds: float, goal: float, hindrance: str) -> Figure:
        note = f"{len(fens):,} two-movers, mean of one {milliseconds / len(fens):.3f} ms"
        if not theirs:
            return Figure(name, milliseconds / len(fens), note=note)
        ratio = theirs / milliseconds
        name += ": Popeye's time to ours"
        return Figure(name, ratio, "times", goal, True, note=note, hindrance=hindrance)

    for first in (ONE, CASTLING):
        composer.solve(first, "#2")  # the first ones load what solves, and what plays games
    each = [processor(lambda fen=fen: composer.solve(fen, "#2")) for fen in fens]  # type: ignore[misc]
    objects = sum(each)
    yield row(
        "`composer.solve`",
        objects,
        40.0,
        HISTORIES,
    )
    middle = theirs / len(fens) / median(each) if theirs else None
    yield Figure("`composer.solve`, half of them at most", median(each), ratio=middle)
    texts = processor(lambda: [composer.solve(fen, "#2").to_json() for fen in fens])
    yield row("`composer.solve`, `to_json`", texts, 25.0, AGAIN)
    yield from checked(given)


def checked(given: Given) -> Iterator[Figure]:
    """Yield what `check` takes for a file of published two-movers, each of them once."""
    fens = given.two_movers(6000, 40)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "asked.epd"
        file.write_text("".join(f"{fen}\n" for fen in fens), encoding="utf-8")
        begin = [sys.executable, "-m", "composer", "check", str(file), "-s", "#2", "--jobs", "1"]
        taken = min(of_command(begin, as_started(folder)) for _ in range(2))
        read = processor(lambda: list(scan_problems(file)))
    name = "`check`, published two-movers"
    told = f"{len(fens):,}; {taken / 1000:.1f} s, {read / 1000:.1f} s of it to read them"
    if given.popeye is None:
        yield Figure(name, taken / 1000, "s", note=told)
        return
    theirs = of_popeye(given.popeye, [for_popeye(fen, "#2", "SetPlay Variation") for fen in fens])
    yield Figure(
        f"{name}: Popeye's time to ours",
        theirs / taken,
        "times",
        20.0,
        True,
        note=told,
        hindrance=HISTORIES,
    )


def as_started(home: str) -> dict[str, str]:
    """Return the environment of a command as users start it: of what was compiled before."""
    environment = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def commands() -> Iterator[Figure]:
    """Yield how many times as long as `python -c pass` commands take."""
    plain = min(of_command([sys.executable, "-c", "pass"]) for _ in range(TIMES))
    with tempfile.TemporaryDirectory() as home:
        environment = as_started(home)
        for name, words, goal in COMMANDS:
            command = [sys.executable, "-m", "composer", *words]
            taken = min(of_command(command, environment) for _ in range(TIMES))
            yield Figure(
                name,
                taken / plain,
                "times",
                goal,
                note=f"`python -c pass`; {taken:.0f} ms, {modules(words)} modules",
                hindrance=STARTS,
            )


def modules(words: tuple[str, ...]) -> int:
    """Return how many modules a command has loaded at its end."""
    import subprocess

    program = (
        "import atexit, json, sys; sys.argv[1:] = json.loads(sys.argv[1]);"
        "atexit.register(lambda: print(len(sys.modules), file=sys.__stderr__));"
        "from runpy import run_module; run_module('composer', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, json.dumps(words)], capture_output=True, text=True
    )
    numbers = [line for line in done.stderr.split() if line.isdigit()]
    return int(numbers[-1]) if numbers else 0
