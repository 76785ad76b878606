# SPDX-License-Identifier: GPL-3.0-or-later
"""The phase table that the page makes out of the studio's reach; in Node, where it is there."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from withoutdesk import APP, node

from composer.analysis.phases import phase_table
from composer.solver.solution import Solution
from composer.solver.solve import solve

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
MOVES = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"


def own_tables(*solutions: Solution) -> list[Any]:
    command = [node(), "--experimental-default-type=module"]
    done = subprocess.run(
        [*command, Path(__file__).with_name("own_phases.js"), (APP / "later/tools.js").as_uri()],
        input="\n".join(solution.to_json() for solution in solutions),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_its_cells_are_those_of_the_studio() -> None:
    solutions = [solve(STAR, "#2"), solve(MOVES, "#2")]
    for solution, own in zip(solutions, own_tables(*solutions), strict=True):
        desk = phase_table(solution)
        firsts = [each["move"] and each["move"]["uci"] for each in own["columns"]]
        mates = {row["defence"]["uci"]: row["cells"] for row in own["rows"]}
        compared = 0
        for place, column in enumerate(desk.columns):
            first = None if column.phase.move is None else column.phase.move.uci
            if first not in firsts:
                continue  # a try that the studio found worth more
            for row in desk.rows:
                cell, here = row.cells[place], mates.get(row.defence.uci)
                if here is None:
                    continue
                found = here[firsts.index(first)]
                told = found["mate"] and found["mate"]["uci"]
                assert told == (cell.mates[0].uci if cell.mates else None)
                assert found["refutes"] == cell.refutes
                compared += 1
        assert compared > len(desk.rows)
        assert (own["columns"][-1]["kind"], own["columns"][0]["kind"]) == ("key", "set")


def test_help_play_has_none() -> None:
    (own,) = own_tables(solve("3rkr2/3p1p2/8/4P3/8/7B/8/K3R3 b - - 0 1", "h#1"))
    assert own is None
