# SPDX-License-Identifier: GPL-3.0-or-later
"""Longer schemes: whether the published key is found again, where it stands, and what it takes.

Of published problems in three moves and selfmates in two and three so many are taken, evenly, that
are sound and in which nobody can castle. The key is played, and the key finder asked what leads
there.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Any

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept, processor, together

from composer.analysis.schemes.keepandkill import Phase, keep_and_kill
from composer.analysis.schemes.keyorder import folded, likely_first, ranked
from composer.analysis.schemes.live import live_table
from composer.analysis.schemes.park import parked
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import separate
from composer.analysis.schemes.smaller import smaller
from composer.analysis.schemes.takebacks import keys_of, take_backs
from composer.analysis.schemes.work import SchemeWork
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import parse_task
from composer.solver.schemeplay import Number, bare, number_of, position_after
from composer.solver.session import Session

ASKED = ("#3", "s#2", "s#3")


def work(asked: str) -> SchemeWork:
    """Return work that remembers nothing."""
    return SchemeWork(parse_task(asked), Session(threads=1))


def sound(
    records: Iterable[dict[str, Any]], asked: str, most: int
) -> Iterator[tuple[Position, Number]]:
    """Yield published problems with their keys."""
    fens = list(dict.fromkeys(each["fen"] for each in records if each["stipulation"] == asked))
    found = 0
    for fen in fens[:: max(1, len(fens) // (2 * most))]:
        position = parse_fen(fen)
        if position.castling or found == most:
            continue
        solving = work(asked).board(position).solving()
        if len(solving) == 1 and solving[0][1] == work(asked).moves:
            found += 1
            yield position, solving[0][0]


def measured(asked: str, problems: list[tuple[Position, Number]]) -> Iterator[Figure]:
    """Yield in how many lists the published key comes soon, and what the tools take."""
    taken: dict[str, list[float]] = defaultdict(list)
    places = []
    for diagram, key in problems:
        after, own = bare(position_after(diagram, key)), work(asked)
        taken["live table"].append(
            processor(lambda: live_table(after, work=work(asked)))  # noqa: B023
        )
        begun = time.process_time_ns()
        found = list(keys_of(after, 0, own, likely_first(after, take_backs(after))))
        rows = ranked(after, found, work=own)
        taken["all keys, in their order"].append((time.process_time_ns() - begun) / 1e6)
        groups = [
            [
                number_of(row.key.taken_back.step)
                for row in group
                if row.key.taken_back.diagram.board == diagram.board
            ]
            for group in folded(rows)
        ]
        places.append(next((at for at, group in enumerate(groups) if key in group), len(rows) + 5))
        others(asked, diagram, key, taken)
    soon = sum(place < 5 for place in places)
    yield kept(f"{asked} after its key: the published key among the first five", soon, len(places))
    middles = {name: median(times) for name, times in taken.items()}
    yield together(f"{asked} after its key: medians of the tools", middles)


def others(asked: str, diagram: Position, key: Number, taken: dict[str, list[float]]) -> None:
    """Measure the other tools on the play after a key."""
    table = table_of(work(asked).board(diagram), key)
    single = dict(list(table.single.items())[:3])
    phase = Phase(key, single, frozenset(table.threats))
    tools: dict[str, Callable[[], object]] = {
        "separator": lambda: separate(diagram, list(single), work=work(asked)),
        "keep and kill": lambda: list(keep_and_kill(diagram, [phase], work=work(asked))),
        "smaller form, up to two": lambda: list(smaller(diagram, phase, True, 2, work=work(asked))),
        "park": lambda: parked(bare(position_after(diagram, key)), work=work(asked)),
    }
    for name, tool in tools.items():
        taken[name].append(processor(tool))


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    records = list(given.records("composed-others.jsonl"))
    for asked in ASKED:
        yield from measured(asked, list(sound(records, asked, given.number(14, 1))))
