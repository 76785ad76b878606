# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer bench`: how fast the solver is here, and whether it is the same solver."""

from __future__ import annotations

import argparse

from composer.cli.faults import Exit
from composer.cli.output import say, say_json
from composer.solver.bench import bench_object, cases, measure, table


def run_bench(arguments: argparse.Namespace) -> Exit:
    """Solve the fixed positions and print what they took."""
    measures = [measure(case) for case in cases()]
    if arguments.json:
        say_json(bench_object(measures))
    else:
        say("\n".join(table(measures)))
    return Exit.DONE
