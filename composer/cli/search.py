# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer search`: what a query finds in a library, or what is like a problem."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.libraries import (
    ORDERS,
    faults_as_bad_input,
    found_ids,
    found_rows,
    opened_library,
    pointing_at_faults,
)
from composer.cli.output import say, tell
from composer.cli.summary import row_line, row_object
from composer.library.access.store import Library
from composer.library.likeness.ranking import Alike
from composer.library.query.parser import Query, parse_query
from composer.library.query.terms import Field, Model, Term
from composer.library.query.values import MOST_DIGITS
from composer.library.records.ends import FoundEnd, end_position, line_text
from composer.library.records.values import Row
from composer.library.search.ends import lines_ending_so
from composer.library.search.likest import ranking
from composer.library.search.search import count, find
from composer.problem.fen import fen
from composer.problem.forms import form_head
from composer.solver.jsonform import Json


@dataclass(frozen=True, slots=True)
class Hit:
    """A problem that was found.

    Attributes:
        row: its line of the table.
        alike: how like the one asked for it is, where that was asked.
        ends: its lines that end as was asked.
    """

    row: Row
    alike: Alike | None = None
    ends: tuple[FoundEnd, ...] = ()

    def lines(self) -> list[str]:
        """Return the lines that end so, as text."""
        asked = self.row.problem.stipulation
        return [f"{form_head(end.part)} {line_text(end, asked)}".strip() for end in self.ends]


def _line(hit: Hit) -> str:
    line, alike = row_line(hit.row), hit.alike
    line = line if alike is None else f"{alike.score:4.0%}  {line}"
    if hit.ends:
        line = "  ".join((line, "; ".join(hit.lines())))
    if alike is None:
        return line
    return f"{line}\n      {'; '.join(str(feature.sentence) for feature in alike.common)}"


def _json(hit: Hit) -> Json:
    told, alike = row_object(hit.row), hit.alike
    if hit.ends:
        diagram = hit.row.problem.position
        told["ends"] = [
            {
                "line": line,
                "phase": end.phase.value,
                "mate": end.cleanness.value,
                "position": fen(end_position(diagram, end)).split(" ")[0],
            }
            for end, line in zip(hit.ends, hit.lines(), strict=True)
        ]
    if alike is not None:
        told["likeness"] = round(alike.score, 4)
        told["common"] = [feature.words for feature in alike.common]
        if alike.likeness is not None:
            told["parts"] = [
                {
                    "part": part.aspect.value,
                    "weight": round(part.weight, 2),
                    "value": round(part.value, 4),
                    "guessed": part.guessed,
                }
                for part in alike.likeness.parts
            ]
    return told


def _fen(hit: Hit) -> str:
    """Return the line of FEN; of another game than chess, which has none, a remark."""
    from composer.formats.fenlines import fenline  # loads what reads files, too

    problem = hit.row.problem
    return fenline(problem) if problem.game is None else f"# {row_line(hit.row)}"


FORMATS: Final[dict[str, Callable[[Hit], str | Json]]] = {
    "text": _line,
    "json": _json,
    "fen": _fen,
    "id": lambda hit: str(hit.row.record_id),
}
"""How a problem is printed, each on one line; as text, what it has in common on another."""


def run_search(arguments: argparse.Namespace) -> Exit:
    """Print the problems that a query finds, one a line, or that nothing is alike.

    Raises:
        BadInput: the query cannot be understood, or the library cannot be used.
    """
    chosen = "json" if arguments.json else arguments.format
    write = FORMATS[chosen]
    with (
        faults_as_bad_input(),
        opened_library(arguments.library, renew=not arguments.as_it_is) as library,
    ):
        query, ids, alike = _found(library, arguments)
        if alike is not None and not ids and chosen == "text" and not arguments.count:
            say("Nothing alike.")
        if arguments.count:
            say(str(len(ids)))
            return Exit.DONE
        for row in found_rows(library, islice(ids, arguments.limit)):
            ends = lines_ending_so(library, row.record_id, query)
            tell(write(Hit(row, (alike or {}).get(row.record_id), ends)))
    return Exit.DONE


def _found(
    library: Library, arguments: argparse.Namespace
) -> tuple[Query, Sequence[int], dict[int, Alike] | None]:
    """Return the query and the records that it finds, sorted; and how alike, where that ranks."""
    text = " ".join(arguments.words)
    likeness = _likeness(library, arguments)
    with pointing_at_faults(text):
        query = parse_query(text).including(*likeness)
        found = None if arguments.order else ranking(library, query)
        if found is None:
            if arguments.order == "collection":
                ids = found_ids(library, arguments.words, "collection", arguments.reverse)
                return query, ids, None
            order = ORDERS[arguments.order or "saved"]
            return query, find(library, query, order, reverse=arguments.reverse), None
    alike = {candidate.record_id: candidate for candidate in found.alike}
    return query, (tuple(alike)[::-1] if arguments.reverse else tuple(alike)), alike


def _likeness(library: Library, arguments: argparse.Namespace) -> tuple[Term, ...]:
    """Return the term of the query that `--like` and `--least` stand for.

    Raises:
        BadInput: it is no problem.
    """
    asked = arguments.like.strip()
    if not asked:
        if arguments.least is not None:
            raise BadInput("--least: expected --like beside it")
        return ()
    if asked.isascii() and asked.isdigit():
        if len(asked) > MOST_DIGITS or not count(library, f"id:{asked}"):
            raise BadInput(f"--like: there is no problem {asked} in the library")
        model = Model(int(asked), "", arguments.least or 0)
    else:
        problem = one_problem((asked,), None, None)
        model = Model(None, fen(problem.position), arguments.least or 0)
    return (Term(Field.LIKE, (model,)),)
