# SPDX-License-Identifier: GPL-3.0-or-later
"""Longer schemes: whether the published key is found again, where it stands, and what it takes.

    python tests/benchmarks/analysis/measure_longer_schemes.py FILE.jsonl [-n 14]

FILE has an object a line with `fen` and `stipulation`, published problems; of those in three moves
and of selfmates in two and three so many are taken, evenly, that are sound and in which nobody can
castle. The key is played, and the key finder asked what leads there. Times are processor time, one
thread.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

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


def sound(path: Path, asked: str, most: int) -> Iterator[tuple[Position, Number]]:
    """Yield published problems with their keys."""
    records = map(json.loads, path.read_text(encoding="utf-8").splitlines())
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


class Clock:
    """Times by name, in milliseconds."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = {}

    def note(self, name: str, started: int) -> None:
        """Note how long something took."""
        self.taken.setdefault(name, []).append((time.process_time_ns() - started) / 1e6)


def measured(asked: str, problems: list[tuple[Position, Number]]) -> None:
    """Print what is found of problems, and what it takes."""
    clock, places, places_folded, first_list = Clock(), [], [], []
    for diagram, key in problems:
        after = bare(position_after(diagram, key))
        started = time.process_time_ns()
        live_table(after, work=work(asked))
        clock.note("live table", started)
        started, own = time.process_time_ns(), work(asked)
        tried = likely_first(after, take_backs(after))
        found = list(keys_of(after, 0, own, tried))
        clock.note("keys: all diagrams tried", started)
        rows = ranked(after, found, work=own)
        clock.note("keys: in their order", started)
        place = next(
            (
                place
                for place, row in enumerate(rows)
                if number_of(row.key.taken_back.step) == key
                and row.key.taken_back.diagram.board == diagram.board
            ),
            None,
        )
        places.append(place)
        groups = [[number_of(each.key.taken_back.step) for each in group] for group in folded(rows)]
        is_there = [key in group for group in groups]
        places_folded.append(is_there.index(True) if any(is_there) else None)
        is_tried = [each.diagram.board == diagram.board for each in tried]
        first_list.append(is_tried.index(True) if any(is_tried) else None)
        _others(asked, diagram, key, clock)
    count = len(problems)
    print(f"{asked}: {count} problems; found {sum(place is not None for place in places)}")
    for name, found_at in (("place", places), ("folded", places_folded), ("tried", first_list)):
        known = [each for each in found_at if each is not None]
        within = {n: sum(each < n for each in known) for n in (1, 3, 5, 10, 24)}
        print(f"   {name}: {within}")
    for name, taken in clock.taken.items():
        print(f"   {name:28} {statistics.median(taken):>9.1f} {max(taken):>9.1f}")


def _others(asked: str, diagram: Position, key: Number, clock: Clock) -> None:
    """Measure the other tools on the play after a key."""
    own = work(asked)
    table = table_of(own.board(diagram), key)
    single = dict(list(table.single.items())[:3])
    phase = Phase(key, single, frozenset(table.threats))
    started = time.process_time_ns()
    separate(diagram, list(single), work=work(asked))
    clock.note("separator", started)
    started = time.process_time_ns()
    list(keep_and_kill(diagram, [phase], work=work(asked)))
    clock.note("keep and kill, one phase", started)
    started = time.process_time_ns()
    list(smaller(diagram, phase, True, 2, work=work(asked)))
    clock.note("smaller form, up to two", started)
    started = time.process_time_ns()
    parked(bare(position_after(diagram, key)), work=work(asked))
    clock.note("park", started)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("-n", type=int, default=14)
    given = parser.parse_args()
    for asked in ASKED:
        measured(asked, list(sound(given.file, asked, given.n)))


if __name__ == "__main__":
    main()
