# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebuild published mates in three and selfmates from the men of their theme, and print how many.

    python tests/truth/longcores.py FILE.jsonl ... [--seconds 30] [--jobs 2] [--until YEAR]
        [--plays "#3,s#2"] [--removed N] [--sample N] [--seed S]

A line is an object with `fen`, `stipulation` and `year`; those of `#3` and `s#2` are taken that are
sound and show a theme of which it is known what it needs. The problem is cut to its kings and the
men whom the theme's proof names; the others may be added anew. With --removed only so many of these
are taken off, drawn by chance, and the rest stay in the core, who need not be in the proof. It is
rebuilt where a find is sound,
shows the theme, and every man of the core takes part in it. Seconds are of processor time on one
core. The last line is `N of M rebuilt`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from truth.helpcores import Cut, rebuilt

from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.composing.ask import Ask
from composer.composing.naming import acting, long_grammars, named_by
from composer.composing.refusals import why_not
from composer.problem.edits import set_squares
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Kind
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PLAYS = ("#3", "s#2")


def cut(record: Mapping[str, Any], most: int = 0) -> Iterator[Cut]:
    """Yield a problem cut to the core of each of its themes; with so many men removed at most."""
    stipulation = parse_stipulation(record["stipulation"])
    position = parse_fen(record["fen"])
    solution = solve(position, stipulation, SolveOptions(decide=False))
    if solution.verdict is not Verdict.SOUND:
        return
    study, grammars = Study.of(solution), long_grammars(stipulation)
    for flag in themes_of(study):
        grammar = grammars.get(flag.id)
        if grammar is None or flag.grade not in grammar.grades:
            continue
        named = acting(study, [flag]) | named_by(flag)
        removed = {s: m for s, m in position if s not in named and m.kind is not Kind.KING}
        is_whole = not most or len(removed) <= most
        if not is_whole:
            chosen = random.Random(record["fen"]).sample(sorted(removed), most)
            removed = {square: removed[square] for square in chosen}
        if removed:
            core = set_squares(position, dict.fromkeys(removed))
            men = tuple(removed.values())
            ask = Ask(core, men, flag.id, whole_core=is_whole, stipulation=stipulation)
            yield Cut(ask, len(position), int(record.get("year") or 0))


def cuts(
    paths: Iterable[Path], until: int, plays: Iterable[str] = PLAYS, most: int = 0
) -> Iterator[Cut]:
    """Yield what is cut from files, each position once: by the theme that comes first."""
    seen: set[str] = set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            year = int(record.get("year") or 0)
            if record.get("stipulation") not in plays or record["fen"] in seen:
                continue
            seen.add(record["fen"])
            if not until or 0 < year <= until:
                yield from (each for each in (next(cut(record, most), None),) if each)


def main(arguments: list[str] | None = None) -> int:
    """Rebuild the cores of files and print what came of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--jobs", type=int, default=2, help="searches at once, one process each")
    parser.add_argument("--until", type=int, default=0, help="problems of this year or before")
    parser.add_argument("--plays", default=",".join(PLAYS))
    parser.add_argument("--removed", type=int, default=0, help="so many men at most; 0 for all")
    parser.add_argument("--sample", type=int, default=0, help="so many cores, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    asked = [
        each
        for each in cuts(given.files, given.until, given.plays.split(","), given.removed)
        if why_not(each.ask) is None
    ]
    if 0 < given.sample < len(asked):
        asked = random.Random(given.seed).sample(asked, given.sample)
    themes: dict[str, Counter[bool]] = {}
    lighter = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        number = len(asked)
        results = pool.map(rebuilt, asked, [given.seconds] * number, [False] * number)
        for each, (find, spent, turns) in zip(asked, results, strict=True):
            ask = each.ask
            themes.setdefault(f"{ask.stipulation} {ask.theme}", Counter())[find is not None] += 1
            lighter += find is not None and find.men < each.men
            told = (
                f"{find.fen.split()[0]} 1.{find.key_text}! {find.men} of {each.men}"
                if find
                else f"not rebuilt, {fen(ask.core).split()[0]}"
            )
            sys.stdout.write(
                f"{ask.stipulation} {ask.theme} -{len(ask.allowed)} {told},"
                f" {spent:.1f} s, {turns} turns\n"
            )
            sys.stdout.flush()
    for name, table in sorted(themes.items()):
        sys.stdout.write(f"{name:36} {table[True]} of {table.total()}\n")
    whole = sum(table[True] for table in themes.values())
    sys.stdout.write(f"{lighter} lighter\n{whole} of {len(asked)} rebuilt\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
