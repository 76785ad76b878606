# SPDX-License-Identifier: GPL-3.0-or-later
"""The diagrams that twins make, by the moves that Popeye 4.104 finds in them.

A record is men, the twins up to the one that is meant, and the moves of either side there; None
where that side could capture the king.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cases import every

from composer.problem.edits import set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.twinned import twin_problems
from composer.problem.twins import FIRST_LETTER, lettered
from composer.problem.twintext import parse_twin
from composer.solver.legal import legal_moves
from composer.solver.popeyemoves import popeye_text

RECORDS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "twins.jsonl").read_text("utf-8").splitlines()
]
SIDES = {"white": Colour.WHITE, "black": Colour.BLACK}
KINDS = dict(zip("PSBRQK", map(Kind, range(1, 7)), strict=True))


@every("record", RECORDS)
def test_a_twin_makes_the_diagram_that_popeye_makes(record: dict[str, Any]) -> None:
    men = {
        parse_square(text[1:]): Man.of(side, KINDS[text[0]])
        for name, side in SIDES.items()
        for text in record[name]
    }
    twins = [parse_twin("b", text) for text in record["twins"]]
    first = "a" if record["zero"] else FIRST_LETTER
    problem = Problem(Position.of(men, Colour.WHITE), twins=lettered(twins, first))
    made = list(twin_problems(problem))[-1][1]
    assert isinstance(made, Problem)
    for name, side in SIDES.items():
        moves = record["moves"][name]
        if moves is not None:
            found = legal_moves(set_turn(made.position, side))
            assert sorted(map(popeye_text, found)) == moves.split()
