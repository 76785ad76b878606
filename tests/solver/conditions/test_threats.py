# SPDX-License-Identifier: GPL-3.0-or-later
"""Threats under conditions: what comes about only by a move, and which move is the same one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oracle.search import plain_search

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.popeyemoves import popeye_text
from composer.solver.solve import solve

KEYS_ONLY = SolveOptions(tries=False, set_play=False)


def _keys(fen: str, asked: str, *conditions: str) -> Iterator[dict[str, Phase]]:
    """Yield the keys by both solvers."""
    position = parse_fen(fen)
    rules = Rules.of(conditions=map(condition_of, conditions))
    stipulation = replace(parse_stipulation(asked), rules=rules)
    *_, plain = plain_search(position, stipulation, Token()).find(KEYS_ONLY)
    for keys in (solve(position, stipulation, KEYS_ONLY).keys, plain.keys):
        yield {popeye_text(key.move): key for key in keys if key.move is not None}


def test_who_waits_for_the_next_move_is_not_reborn_after_a_threat() -> None:
    for keys in _keys("1K2R3/8/k7/4n3/8/8/8/2Q5 w - - 0 1", "+2", "ParrainCirce"):
        threats = {popeye_text(threat) for threat in keys["Re8*e5"].threats}
        assert "Qc1-a3" in threats
        assert not any("[" in threat for threat in threats)


def test_a_man_who_comes_from_a_capture_elsewhere_makes_another_move() -> None:
    conditions = ("FunctionaryChess", "Take&MakeChess")
    fen = "3.am4/8/6b1/7K/8/7.bs/7k/8 w - - 0 1"
    for keys in _keys(fen, "s=2", *conditions):
        key = keys["Kh5-g5"]
        assert "Kg5-g4" in {popeye_text(threat) for threat in key.threats}
        (found,) = (
            variation for variation in key.variations if popeye_text(variation.defence) == "Bg6-h5"
        )
        assert found.effective
        answers = {popeye_text(continuation.move) for continuation in found.continuations}
        assert "Kg5*h5-g4" in answers
