# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scheme bench takes, over the files of answers that `tests/truth/schemes.py` compares."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, spread

from composer.analysis.schemes.keepandkill import Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.nearmisses import patches
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import separate
from composer.analysis.schemes.smaller import smaller
from composer.analysis.schemes.takebacks import keys_of
from composer.problem.fen import parse_fen
from composer.solver.schemeplay import number_of, parse_step, scheme_board


def number(text: str) -> int:
    """Return a move as a number; `-` is set play."""
    return 0 if text == "-" else number_of(parse_step(text))


def wanted(first: str, mates: dict[str, str]) -> Phase:
    """Return a phase with its wanted mates."""
    return Phase(number(first), {number(one): number(mate) for one, mate in mates.items()})


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    times: dict[str, list[float]] = defaultdict(list)

    def records(name: str) -> Sequence[dict[str, Any]]:
        return given.sample(list(given.records(f"schemes/{name}-visible.jsonl")), 100, 3)

    def measure(name: str, work: Callable[[], object]) -> None:
        times[name].append(processor(work))

    for record in records("postkey"):
        after = parse_fen(record["post"])
        measure("live table of a phase", lambda: table_of(scheme_board(after)))  # noqa: B023
        measure("all keys that lead to a position", lambda: list(keys_of(after, 0)))  # noqa: B023
        measure("the same in their order", lambda: ranked(after, keys_of(after, 0)))  # noqa: B023
        if len(times["one patch: the first found"]) < 20:
            measure("one patch: the first found", lambda: next(patches(after), None))  # noqa: B023
            measure("one patch: all", lambda: list(patches(after)))  # noqa: B023
    for record in records("separate"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        defences = list(map(number, record["defences"]))
        measure("separator", lambda: separate(diagram, defences))  # noqa: B023
    for record in records("keepkill-phases"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        phases = [wanted(*phase) for phase in record["phases"].items()]
        measure("keep and kill, two phases", lambda: list(keep_and_kill(diagram, phases)))  # noqa: B023
    for record in records("keepkill"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        phase = wanted(record["key"], record["thematic"])
        measure("men who leave no other key", lambda: list(stoppers(diagram, phase)))  # noqa: B023
        measure("smaller forms, up to three", lambda: list(smaller(diagram, phase, False, 3)))  # noqa: B023
    for name, taken in times.items():
        yield spread(f"scheme bench: {name}", taken)
