# SPDX-License-Identifier: GPL-3.0-or-later
"""Judge retro problems of a collection and print what is proved of each.

    python tests/truth/retro.py FILE.jsonl ...

Each line is a record with `fen`, `stipulation`, `keywords`, and perhaps `solution_text`. Those
with a keyword of `KEYWORDS` are solved, once with the rights that their history leaves and once
as they are given. A problem counts as printed if it comes out sound, with the printed key where
one can be read, and begins en passant where its keywords speak of that (in direct play). Of the
others the table says what was not proved. The status is 0; the last line is `N of M as printed`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from composer.analysis.printedkeys import printed_keys
from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.squares import square_name
from composer.problem.stipulation import parse_task
from composer.retro.rights.proving import rights
from composer.retro.rights.values import Rights
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

KEYWORDS = frozenset({"Retro", "En passant", "Cantcastler", "pRA"})

Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One problem of the table.

    Attributes:
        fen: the diagram.
        keywords: what was printed of it.
        as_printed: whether it comes out as it was printed.
        finding: what was found.
        given: the verdict with the rights as they are given.
        facts: what is known of its rights.
    """

    fen: str
    keywords: tuple[str, ...]
    as_printed: bool
    finding: str
    given: str
    facts: tuple[str, ...]


def records(lines: Iterable[str]) -> Iterator[Record]:
    """Yield the records that are retro problems."""
    for line in lines:
        record = json.loads(line)
        if KEYWORDS & set(record.get("keywords") or ()):
            yield record


def row_of(record: Record) -> Row:
    """Solve a record."""
    position, asked = parse_fen(record["fen"]), parse_task(record["stipulation"])
    options = SolveOptions(tries=False, set_play=False)
    found = solve(position, asked, options)
    given = solve(position, asked, SolveOptions(tries=False, set_play=False, retro=False))
    return Row(
        record["fen"],
        tuple(record["keywords"]),
        is_as_printed(record, found),
        str(found.message),
        given.verdict.value,
        tuple(facts_of(rights(position))),
    )


def is_as_printed(record: Record, found: Solution) -> bool:
    """Return whether a problem is sound with its printed key, and its castling is as printed."""
    if found.verdict is not Verdict.SOUND:
        return False
    if found.stipulation.has_lines:
        return True
    moves = [key.move for key in found.keys if key.move is not None]
    printed = printed_keys(record.get("solution_text") or "")
    if printed and not any(printed_move.names(move) for printed_move in printed for move in moves):
        return False
    keywords = record["keywords"]
    if {"Retro", "En passant"} <= set(keywords) and not all(move.en_passant for move in moves):
        return False
    return "Cantcastler" not in keywords or bool(found.reasons)


def facts_of(found: Rights) -> Iterator[str]:
    """Yield what is known of each right."""
    for right in found.castling:
        yield f"{right.right.value}: {right.status.value}; {right.reason}"
    for step in found.passing:
        yield f"{square_name(step.square)}: {step.status.value}; {step.reason}"
    if len(found.parts) > 1:
        for part in found.parts:
            signs = "".join(right.value for right in Castling if right in part.castling) or "-"
            passed = "-" if part.passing is None else square_name(part.passing)
            yield f"part: {signs} {passed}"
    if not found.complete:
        yield "the search was cut short"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    rows = [
        row_of(record)
        for path in parser.parse_args().files
        for record in records(path.read_text(encoding="utf-8").splitlines())
    ]
    for row in rows:
        _say(f"{'as printed' if row.as_printed else 'not proved'}  {row.fen}  {row.keywords}")
        _say(f"    {row.finding} (as given: {row.given})")
        for fact in row.facts:
            _say(f"    {fact}")
    _say(f"{sum(row.as_printed for row in rows)} of {len(rows)} as printed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
