# SPDX-License-Identifier: GPL-3.0-or-later
"""What proofs of castling and en passant cost: the quick look of many diagrams, and the whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median

from benchmarks.bench.figure import ROOT, Figure, Given
from benchmarks.bench.timing import processor, spread

from composer.problem.fen import parse_fen
from composer.problem.position import possible_castling
from composer.retro.rights.proving import CHEAP, FULL, rights
from composer.retro.rights.values import capturable_passing


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    lines = (ROOT / "tests" / "data" / "rights.jsonl").read_text(encoding="utf-8").splitlines()
    every = [parse_fen(json.loads(line)["fen"]) for line in lines]
    positions = [p for p in every if possible_castling(p.board) or capturable_passing(p)]
    for name, budget in (("quick look", CHEAP), ("whole", FULL)):
        times = [processor(lambda: rights(p, budget), given.number(3, 1)) for p in positions]  # noqa: B023
        nodes = [rights(position, budget).nodes for position in positions]
        told = f"{median(nodes):.0f} positions looked at, most {max(nodes)}"
        yield spread(f"castling and en passant proved, {name}", times, note=told)
