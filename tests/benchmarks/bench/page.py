# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of measurements, and the file beside it that keeps its rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from benchmarks.bench.figure import ROOT, Figure
from benchmarks.bench.table import BENCHMARKS, SECTIONS
from benchmarks.bench.timing import number

PAGE: Final = ROOT / "docs" / "measurements.md"
ROWS: Final = ROOT / "docs" / "measurements.jsonl"
HEAD: Final = """\
# Measurements

This page is made by `python tests/benchmarks/measurements.py`, of the rows in `measurements.jsonl`.
`≤` and `≥` are goals; a figure in bold misses its goal, and what stands in the way is said beside.
Figures are medians where a number of problems is said, and of the processor where nothing else is
said. *Popeye* is how many times as long Popeye 4.104 takes for the same.
"""


@dataclass(frozen=True, slots=True)
class Run:
    """When and where rows were measured."""

    date: str
    machine: str
    build: str
    popeye: str

    def __str__(self) -> str:
        return f"{self.date}: {self.machine}; {self.build}; {self.popeye}"


@dataclass(frozen=True, slots=True)
class Row:
    """A figure of a benchmark, with when and where it was measured."""

    benchmark: str
    figure: Figure
    run: Run


def read(path: Path = ROWS) -> list[Row]:
    """Return the rows that are kept."""
    if not path.exists():
        return []
    forms = map(json.loads, path.read_text("utf-8").splitlines())
    return [Row(each["benchmark"], Figure(**each["figure"]), Run(**each["run"])) for each in forms]


def write(rows: Iterable[Row], path: Path = ROWS) -> None:
    """Keep rows in the order of the page, one a line."""
    place = {name: at for at, name in enumerate(BENCHMARKS)}
    ordered = sorted(
        (row for row in rows if row.benchmark in place), key=lambda row: place[row.benchmark]
    )
    lines = (json.dumps(asdict(row), ensure_ascii=False, sort_keys=True) for row in ordered)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def replaced(rows: Iterable[Row], new: Sequence[Row], only_named: bool = False) -> list[Row]:
    """Return rows with those of a benchmark in place of its earlier ones.

    Where a benchmark ended early (`only_named`), its other rows stay as they are.
    """
    names = {(row.benchmark, row.figure.name) for row in new}
    done = set() if only_named else {row.benchmark for row in new}
    old = [
        row
        for row in rows
        if row.benchmark not in done and (row.benchmark, row.figure.name) not in names
    ]
    return [*old, *new]


def page(rows: Sequence[Row]) -> str:
    """Return the page."""
    runs = list(dict.fromkeys(row.run for row in rows))
    parts = [HEAD]
    for section in SECTIONS:
        held = [row for name in section.benchmarks for row in rows if row.benchmark == name]
        if held:
            parts.append("\n".join(_section(section.title, section.words, held, runs)) + "\n")
    told = "\n".join(f"- Run {at}, {run}." for at, run in enumerate(runs, 1))
    parts.append(f"## Runs\n\n{told}\n")
    return "\n".join(parts)


def _section(title: str, words: str, rows: Sequence[Row], runs: Sequence[Run]) -> Iterator[str]:
    columns = ["", "figure"]
    has_goal = any(row.figure.goal is not None for row in rows)
    has_ratio = any(row.figure.ratio is not None for row in rows)
    columns += ["goal"] * has_goal + ["Popeye"] * has_ratio + ["note"] + ["run"] * (len(runs) > 1)
    yield f"## {title}\n\n{words}\n"
    yield f"| {' | '.join(columns)} |".replace("|  |", "| |")
    yield "|---" * len(columns) + "|"
    for row in rows:
        one = row.figure
        cells = [one.name, _figure(one)]
        cells += [_goal(one)] * has_goal
        cells += ["" if one.ratio is None else number(one.ratio)] * has_ratio
        note = "; ".join(filter(None, (one.note, one.hindrance if one.is_missed else "")))
        cells += [note] + [str(runs.index(row.run) + 1)] * (len(runs) > 1)
        yield f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _figure(one: Figure) -> str:
    if one.figure is None:
        return "not measured"
    if one.unit.startswith("of ") and one.unit[3:4].isdigit():
        told = f"{one.figure:,.0f} {one.unit}"
    else:
        told = f"{number(one.figure)} {one.unit}".strip()
    return f"**{told}**" if one.is_missed else told


def _goal(one: Figure) -> str:
    if one.goal is None:
        return ""
    return f"{'≥' if one.more else '≤'} {one.goal:,g}"
