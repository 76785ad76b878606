# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines that are known, of several moves: what a move leaves behind by a condition."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

from cases import every
from oracle.search import plain_search
from thorough import BRUTE

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import SolveOptions, Token
from composer.solver.popeyemoves import popeye_text
from composer.solver.setup import unmoved_castlers
from composer.solver.solve import solve

with Path(__file__).with_name("lines.tsv").open(encoding="utf-8") as _file:
    LINES = tuple(csv.DictReader(_file, delimiter="\t"))

CROWDED = (
    "8/p7/3N4/4.N-3/3PB3/7N/7P/K6k b - - 0 1",
    "8/8/4B3/8/1kQ5/8/8/4K3 b - - 0 1",
    "8/1pp2pp1/2B3Pk/7p/5K2/5p2/4P1PR/7R w - - 0 1",
)
"""Positions for which the plain solver takes seconds: it is asked where `COMPOSER_BRUTE` is set."""


@every("case", LINES)
def test_lines_that_are_known(case: dict[str, str]) -> None:
    """Both solvers find the line, the plain one but for `CROWDED`; not what stands behind a bar."""
    position = parse_fen(case["position"])
    rules = Rules.of(conditions=map(condition_of, case["condition"].split(" + ")))
    stipulation = replace(parse_stipulation(case["asked"]), rules=rules)
    options = SolveOptions(set_play=False)
    found = [solve(position, stipulation, options).lines]
    if BRUTE or case["position"] not in CROWDED:
        *_, plain = plain_search(position, stipulation, Token()).find(options)
        found.append(plain.lines)
    wanted, _, unwanted = case["lines"].partition("|")
    for lines in found:
        texts = {" ".join(popeye_text(move) for move in line.moves) for line in lines}
        assert wanted in texts | {""}
        assert unwanted not in texts


def test_men_without_a_partner_have_not_moved_nor_have_those_who_may_castle() -> None:
    def unmoved(fen: str) -> frozenset[int]:
        return unmoved_castlers(parse_fen(fen))

    assert unmoved("7r/8/8/8/8/8/8/4K3 w - - 0 1") == {4, 63}
    assert unmoved("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1") == {0, 4, 60}
    assert unmoved("7k/8/8/8/8/8/8/R3K2R w - - 0 1") == frozenset()
    assert unmoved("K7/8/8/8/8/8/8/4k2r w - - 0 1") == frozenset()
