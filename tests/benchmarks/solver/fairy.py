# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men, fairy conditions, the general engine beside the kernel, and the laws of old."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import of_popeye, processor, spread
from truth.fairy import position_of  # of `tests`

from composer.problem.defects import fatal_defects
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation, parse_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.general.search import general_search
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solve import solve

TIMES: Final = 2
PLAYS: Final = ("#2", "h#2", "s#2")


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    men: dict[str, list[float]] = defaultdict(list)
    conditions: dict[str, list[float]] = defaultdict(list)
    asked: dict[tuple[bool, str], list[str]] = defaultdict(list)
    records = [each for each in given.records("fairy.jsonl") if each["stipulation"] in PLAYS]
    for record in given.sample(records, 700, 30):
        taken = milliseconds(record)
        if taken is not None:
            has = bool(record["conditions"])
            (conditions if has else men)[record["stipulation"]].append(taken)
            asked[has, record["stipulation"]].append(in_popeye(record))
    for has, name, found in ((False, "fairy men", men), (True, "fairy conditions", conditions)):
        for play, times in found.items():
            ratio = None
            if given.popeye is not None:
                ratio = of_popeye(given.popeye, asked[has, play]) / sum(times)
            yield spread(f"{name}, {play}", times, ratio=ratio)
    yield from books(given)


def milliseconds(record: Mapping[str, Any]) -> float | None:
    """Return the least processor time of a record's solution, or None if it is not solved here."""
    rules = Rules.of(conditions=[condition_of(condition) for condition in record["conditions"]])
    position = position_of(dict(record))
    if unsolved_sentence(rules) or fatal_by_rules(position, rules):
        return None
    stipulation = replace(parse_stipulation(record["stipulation"]), rules=rules)
    solve(position, stipulation)  # the tables of the rules are made once
    return processor(lambda: solve(position, stipulation), TIMES)


def in_popeye(record: Mapping[str, Any]) -> str:
    """Return a record in Popeye's language."""
    men = "\n".join(
        f"  {colour} " + " ".join(f"royal {text[1:]}" if text[0] == "r" else text for text in texts)
        for colour, texts in record["pieces"].items()
        if texts
    )
    condition = "".join(f"Condition {each}\n" for each in record["conditions"])
    options = (
        "Option SetPlay Try Variation NoBoard"
        if record["stipulation"] == "#2"
        else ("Option NoBoard")
    )
    return f"Pieces\n{men}\nStipulation {record['stipulation']}\n{condition}{options}"


def books(given: Given) -> Iterator[Figure]:
    """Yield orthodox two-movers by the kernel, the general engine and a book of old laws."""
    every = [parse_fen(fen) for fen in given.two_movers(300, 20)]
    positions = [position for position in every if not fatal_defects(position)]
    orthodox, ponziani = parse_task("#2"), parse_task("#2 ponziani")
    session = Session(threads=1)
    kernel = [whole(position, orthodox, session) for position in positions]
    general = [processor(lambda p=p: by_general(p, orthodox), TIMES) for p in positions]  # type: ignore[misc]
    laws = [whole(position, ponziani, session) for position in positions]
    yield spread(
        "orthodox #2, general engine",
        general,
        note=f"{sum(general) / sum(kernel):.1f} times the kernel's",
    )
    yield spread(
        "orthodox #2, Ponziani's laws",
        laws,
        note=f"{sum(laws) / sum(kernel):.2f} times the kernel's",
    )


def whole(position: Position, stipulation: Stipulation, session: Session) -> float:
    """Return the least time of a whole answer."""
    return processor(lambda: solve(position, stipulation, session=session), TIMES)


def by_general(position: Position, stipulation: Stipulation) -> None:
    """Solve a position whole by the general engine."""
    for _ in general_search(position, stipulation, Token()).find(SolveOptions()):
        pass
