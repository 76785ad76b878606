# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebuild published problems from the men of their theme, and print how many were.

    python tests/truth/cores.py FILE.jsonl --seconds 30 [--cores 2] [--only THEME,...]
        [--sample N] [--seed S]

A line is an object with `core`, `theme`, `theme_squares`, `allowed` (letters of White and of
Black) and `original`. A core is rebuilt where a find is sound by the kernel and by the reference
solver, and every man of the core stands in the theme's proof. Seconds are of processor time, on as
many cores each, so that a busy machine does not change the count; each core ends with its first
find that has no fatal flaw, or when its time is up. The last line is `N of M rebuilt`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Grade
from composer.composing.ask import Ask
from composer.composing.finds import Archive, Find, Tally
from composer.composing.refusals import why_not
from composer.composing.turns import Worker
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solution import Stage
from composer.solver.solve import solve

Record = Mapping[str, Any]
CLASSES = ("<= 6", "7-9", ">= 10")


@dataclass(frozen=True)
class Rebuilt:
    """What came of a core.

    Attributes:
        refused: why it was not begun; empty where it was.
        best: the best find.
        finds: how many there were.
        seconds: processor time until the first find, or in all.
        tally: what was tried.
        flawless: whether a find has no fatal flaw.
        lighter: whether a find has fewer men than the original.
    """

    refused: str
    best: Find | None
    finds: int
    seconds: float
    tally: Tally
    flawless: bool
    lighter: bool


def asked(record: Record, seed: int) -> Ask:
    """Return what a record asks."""
    allowed = record["allowed"]["white"].upper() + record["allowed"]["black"].lower()
    return Ask(
        parse_fen(f"{record['core']} w - - 0 1"),
        tuple(map(Man.from_letter, allowed)),
        record["theme"],
        tuple(map(parse_square, record["theme_squares"])),
        seed=seed,
    )


def grade_of(record: Record, session: Session) -> Grade:
    """Return how the original is graded: a detector may call an element what it did not once."""
    position = parse_fen(f"{record['original']} w - - 0 1")
    solution = solve(position, TWO_MOVER, SolveOptions(decide=False), Token(), session)
    grades = {flag.grade for flag in themes_of(Study.of(solution)) if flag.id == record["theme"]}
    return Grade.THEME if Grade.THEME in grades or not grades else Grade.ELEMENT


def is_sound_by_reference(find: Find) -> bool:
    """Return whether the reference solver finds the same key and no other."""
    options = SolveOptions(tries=False, set_play=False, decide=False)
    keys: tuple[Phase, ...] = ()
    for found in reference_search(parse_fen(find.fen), TWO_MOVER, Token()).find(options):
        keys = found.keys
        if found.stage is Stage.KEYS:
            break
    return [phase.move.uci for phase in keys if phase.move is not None] == [find.key]


def rebuilt(record: Record, seconds: float, seed: int) -> Rebuilt:
    """Search from a record's core for so much processor time."""
    ask = asked(record, seed)
    reason = why_not(ask)
    if reason is not None:
        return Rebuilt(str(reason), None, 0, 0.0, Tally(), False, False)
    with closing(Session(table_megabytes=16, threads=1)) as session:
        worker = Worker(ask, session, grade=grade_of(record, session))
        archive, confirmed, tally, turn = Archive(), Archive(), Tally(), 0
        start, first = time.process_time(), 0.0
        flawless = lighter = False
        while time.process_time() - start < seconds and not flawless:
            done = worker.turn(turn)
            turn, tally = turn + 1, tally + done.tally
            new = [find for find in archive.add(done.finds) if is_sound_by_reference(find)]
            confirmed.add(new)
            if new and not first:
                first = time.process_time() - start
            flawless = flawless or any(not find.fatal for find in new)
            lighter = lighter or any(find.men < record["men"] for find in new)
        best = confirmed.ranked()
        spent = first or time.process_time() - start
    return Rebuilt("", best[0] if best else None, len(best), spent, tally, flawless, lighter)


def class_of(record: Record) -> str:
    """Return the class of a record by the men removed."""
    removed = len(record["removed"])
    return CLASSES[0] if removed <= 6 else CLASSES[1] if removed <= 9 else CLASSES[2]


def main(arguments: list[str] | None = None) -> int:
    """Rebuild the cores of a file and print what came of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--cores", type=int, default=2, help="cores that a search has")
    parser.add_argument("--jobs", type=int, default=2, help="searches at once, one process each")
    parser.add_argument("--only", default="", help="themes, separated by commas")
    parser.add_argument("--sample", type=int, default=0, help="so many records, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    records = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    if given.only:
        records = [record for record in records if record["theme"] in given.only.split(",")]
    if 0 < given.sample < len(records):
        records = random.Random(given.seed).sample(records, given.sample)
    classes: dict[str, Counter[str]] = defaultdict(Counter)
    themes: dict[str, Counter[str]] = defaultdict(Counter)
    total: Counter[str] = Counter()
    seconds = given.seconds * given.cores
    with ProcessPoolExecutor(given.jobs) as pool:
        found = pool.map(rebuilt, records, [seconds] * len(records), [given.seed] * len(records))
        for record, each in zip(records, found, strict=True):
            counts = Counter(
                all=1,
                rebuilt=int(each.best is not None),
                flawless=int(each.flawless),
                lighter=int(each.lighter),
            )
            for table in (classes[class_of(record)], themes[record["theme"]], total):
                table.update(counts)
            sys.stdout.write(f"{line_of(record, each)}\n")
            sys.stdout.flush()
    for name, table in ((name, classes[name]) for name in CLASSES if name in classes):
        sys.stdout.write(f"removed {name:6} {row_of(table)}\n")
    for name, table in sorted(themes.items()):
        sys.stdout.write(f"{name:24} {row_of(table)}\n")
    sys.stdout.write(f"{row_of(total)}\n")
    sys.stdout.write(f"{total['rebuilt']} of {total['all']} rebuilt\n")
    return 0


def row_of(table: Counter[str]) -> str:
    """Return counts as a row to read."""
    return (
        f"{table['rebuilt']} of {table['all']}, {table['flawless']} without a fatal flaw,"
        f" {table['lighter']} lighter"
    )


def line_of(record: Record, each: Rebuilt) -> str:
    """Return what came of a record as a line."""
    tally = each.tally
    head = f"{record['id']} {record['theme']} {record['core']} -{len(record['removed'])}"
    if each.refused:
        return f"{head} refused: {each.refused}"
    tail = f"{each.seconds:.1f} s, {tally.turns} turns, {tally.tried} tried, {tally.whole} whole"
    if each.best is None:
        return f"{head} not rebuilt, {tail}"
    find = each.best
    return f"{head} {find.fen.split()[0]} 1.{find.key_text}! {find.men} of {record['men']}, {tail}"


if __name__ == "__main__":
    sys.exit(main())
