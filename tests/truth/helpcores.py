# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebuild published helpmates from the men who act in them, and print how many were.

    python tests/truth/helpcores.py FILE.jsonl ... [--seconds 30] [--jobs 2] [--until YEAR]
        [--reference]

A line is an object with `fen`, `stipulation` and `year`; those of `h#2`, `h#2.5` and `h#3` are
taken that have up to four solutions and a theme of which it is known what it needs; of a single
solution that is a model mate. The problem is cut
to its kings and the men who move or are taken; the others may be added anew. It is rebuilt where a
find has as many solutions and no other, shows the theme, and every man of the core acts; with
--reference the reference solver must find the same lines, which takes it minutes where there are
many men. Seconds are of processor time on one core. The last line is `N of M rebuilt`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from composer.analysis.help.grammar import HELP_GRAMMARS, solution_roles
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.composing.ask import Ask
from composer.composing.finds import Archive, Find
from composer.composing.prover import options_of
from composer.composing.refusals import MOST_SOLUTIONS, PLAYS, why_not
from composer.composing.turns import Worker
from composer.notation.lines import line_text
from composer.problem.edits import set_squares
from composer.problem.fen import parse_fen
from composer.problem.intended import intended_of
from composer.problem.men import Kind
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.solver.options import SolveOptions, Token
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

RAREST = (
    *("zilahi", "cyclic_zilahi", "orthogonal_diagonal_transformation", "reciprocal_captures"),
    *("pin_model", "ideal_mate", "model_mate_2", "exchange_of_functions", "model_mate"),
)
MODELS = ("pin_model", "ideal_mate", "model_mate")


@dataclass(frozen=True)
class Cut:
    """A published problem cut to its core.

    Attributes:
        ask: what is searched from it.
        men: how many men the problem has.
        year: when it was published; 0 where that is not known.
    """

    ask: Ask
    men: int
    year: int


def cut(record: Mapping[str, Any]) -> Cut | None:
    """Return a problem cut to its core; None where it is none of those that are measured."""
    stipulation = parse_stipulation(record["stipulation"])
    position = parse_fen(record["fen"])
    found = solve(position, stipulation, SolveOptions(decide=False))
    lines = [line for line in found.lines if len(line) == stipulation.halfmoves]
    if not 1 <= len(lines) <= MOST_SOLUTIONS:
        return None
    options = SolveOptions(decide=False, intended=intended_of(str(len(lines))))
    whole = solve(position, stipulation, options)
    shown = {flag.id for flag in themes_of(Study.of(whole))}
    known = RAREST if len(lines) > 1 else MODELS
    theme = next((id for id in known if id in shown), "")
    if whole.verdict is not Verdict.SOUND or not theme:
        return None
    acting = frozenset().union(*(solution_roles(line.moves).men for line in lines))
    removed = {s: m for s, m in position if s not in acting and m.kind is not Kind.KING}
    if not removed:
        return None
    core = set_squares(position, dict.fromkeys(removed))
    men = tuple(removed.values())
    ask = Ask(core, men, theme, stipulation=stipulation, solutions=len(lines))
    return Cut(ask, len(position), int(record.get("year") or 0))


def is_same_by_reference(find: Find, ask: Ask) -> bool:
    """Return whether the reference solver finds the same lines and no other."""
    position = parse_fen(find.fen)
    search = reference_search(position, ask.stipulation, Token())
    lines: Iterable[Any] = ()
    for found in search.find(options_of(ask)):
        lines = found.lines
    ours = " / ".join(sorted(find.key_text.split(" / ")))
    return ours == " / ".join(sorted(line_text(line.moves) for line in lines))


def rebuilt(each: Cut, seconds: float, reference: bool) -> tuple[Find | None, float, int]:
    """Search from a core for so much processor time; return the best find, when, and the turns."""
    with closing(Session(table_megabytes=16, threads=1)) as session:
        worker, archive, turn = Worker(each.ask, session), Archive(), 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            done = worker.turn(turn)
            turn += 1
            archive.add(
                find for find in done.finds if not reference or is_same_by_reference(find, each.ask)
            )
            if archive.ranked():
                break
        best = archive.ranked()
        return best[0] if best else None, time.process_time() - start, turn


def cuts(paths: Iterable[Path], until: int) -> Iterator[Cut]:
    """Yield what is cut from files, each position once."""
    plays = {str(play) for play in PLAYS if play is not TWO_MOVER}
    seen: set[str] = set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            if record.get("stipulation") not in plays or record["fen"] in seen:
                continue
            seen.add(record["fen"])
            found = cut(record)
            if found is None or why_not(found.ask) is not None:
                continue
            if not until or 0 < found.year <= until:
                yield found


def main(arguments: list[str] | None = None) -> int:
    """Rebuild the cores of files and print what came of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--jobs", type=int, default=2, help="searches at once, one process each")
    parser.add_argument("--until", type=int, default=0, help="problems of this year or before")
    parser.add_argument("--reference", action="store_true", help="solve finds by reference, too")
    parser.add_argument("--only", default="", help="themes, separated by commas")
    given = parser.parse_args(arguments)
    asked = list(cuts(given.files, given.until))
    if given.only:
        asked = [each for each in asked if each.ask.theme in given.only.split(",")]
    themes: dict[str, Counter[bool]] = {id: Counter() for id in HELP_GRAMMARS}
    lighter = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        results = pool.map(
            rebuilt, asked, [given.seconds] * len(asked), [given.reference] * len(asked)
        )
        for each, (find, spent, turns) in zip(asked, results, strict=True):
            ask = each.ask
            themes[ask.theme][find is not None] += 1
            lighter += find is not None and find.men < each.men
            told = f"{find.fen.split()[0]} {find.men} of {each.men}" if find else "not rebuilt"
            sys.stdout.write(
                f"{ask.stipulation} {ask.solutions} {ask.theme} -{len(ask.allowed)} {told},"
                f" {spent:.1f} s, {turns} turns\n"
            )
            sys.stdout.flush()
    for id, table in themes.items():
        if table:
            sys.stdout.write(f"{id:36} {table[True]} of {table.total()}\n")
    whole = sum(table[True] for table in themes.values())
    sys.stdout.write(f"{lighter} lighter\n{whole} of {len(asked)} rebuilt\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
