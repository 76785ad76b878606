# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer search`: what a query finds in a library."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from itertools import islice
from typing import Final

from composer.cli.faults import Exit
from composer.cli.libraries import faults_as_bad_input, found_ids, found_rows, opened_library
from composer.cli.output import say, say_json
from composer.cli.summary import row_line, row_object
from composer.library.records import Row
from composer.library.search import Order
from composer.problem.fen import fen

FORMATS: Final[dict[str, Callable[[Row], str]]] = {
    "text": row_line,
    "json": lambda row: json.dumps(row_object(row), ensure_ascii=False),
    "fen": lambda row: f"{fen(row.problem.position)}\t{row.problem.stipulation}",
    "id": lambda row: str(row.record_id),
}
"""How a problem is printed, each on one line."""

ORDERS: Final = {order.name.lower().replace("_", "-"): order for order in Order}
"""The orders by the words of the command line."""


def run_search(arguments: argparse.Namespace) -> Exit:
    """Print the problems that a query finds, one a line.

    Raises:
        BadInput: the query cannot be understood, or the library cannot be used.
    """
    chosen = "json" if arguments.json else arguments.format
    write, put = FORMATS[chosen], say_json if chosen == "json" else say
    with faults_as_bad_input(), opened_library(arguments.library) as library:
        order = ORDERS[arguments.order]
        ids = found_ids(library, arguments.words, order, reverse=arguments.reverse)
        if arguments.count:
            say(str(len(ids)))
            return Exit.DONE
        for row in found_rows(library, islice(ids, arguments.limit)):
            put(write(row))
    return Exit.DONE
