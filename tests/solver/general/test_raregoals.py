# SPDX-License-Identifier: GPL-3.0-or-later
"""The rarer goals: the general engine finds what the plain solver does, and what is known."""

from __future__ import annotations

import pytest
from cases import every
from fairypositions import orthodox_position
from oracle.search import plain_search
from solver.general.test_general import last, unordered

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES
from composer.problem.stipulation import parse_stipulation, parse_task
from composer.solver.general.search import general_search
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PLAYS = ("{}1", "s{}1", "r{}1", "h{}1", "ser-{}2", "ser-h{}1")
GOALS = ("00", "ep", "##", "##!", "#=", "!=", "!#", "c81", "%")
BOARDS = (
    "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1",
    "8/8/8/8/8/4k3/8/R3K3 w Q - 0 1",
    "4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 1",
    "k1K5/P7/8/8/8/8/8/1R3r2 w - - 0 1",
    "8/8/8/8/8/1k6/1p6/1K6 b - - 0 1",
)


@every("text", [play.format(goal) for goal in GOALS for play in PLAYS])
def test_both_find_the_same(text: str) -> None:
    stipulation = parse_stipulation(text)
    place = PLAYS.index(text.replace(stipulation.goal.sign, "{}"))
    boards = [parse_fen(BOARDS[(place + step) % len(BOARDS)]) for step in range(1)]
    boards.append(orthodox_position(300 + place, 3, SIDES[place % 2]))
    for position in boards:
        plain = unordered(last(plain_search(position, stipulation, Token())))
        assert unordered(last(general_search(position, stipulation, Token()))) == plain, position


@pytest.mark.parametrize(
    ("fen", "asked", "lines"),
    [
        ("8/8/8/8/8/k7/n7/R3K3 b Q - 0 1", "ser-h00 2", {"Ka3-b3 Sa2-b4 0-0-0"}),
        ("8/8/8/8/1p6/7k/2P5/8 w - - 0 1", "hep1", {"c2-c4 b4*c3 ep."}),
        ("8/8/8/8/7q/3K3k/4N3/8 w - - 0 1", "ser-<>3", {"Se2-c1 Kd3-e2 Sc1-d3"}),
        ("8/r7/2p5/=K1p5/p1P5/Q7/1P6/n7 w - - 0 1", "h##0.5", {"nKa5*a4"}),
        ("8/p7/8/8/N7/8/8/8 b - - 0 1", "hka71", {"a7-a5 Sa4-b6", "a7-a6 Sa4-b6"}),
    ],
)
def test_what_is_known_is_found(fen: str, asked: str, lines: set[str]) -> None:
    stipulation = parse_stipulation(asked)
    found = last(general_search(parse_fen(fen), stipulation, Token())).lines
    assert {" ".join(map(popeye_text, line.moves)) for line in found} == lines


def test_signs_are_read_with_their_number_of_moves() -> None:
    for text, moves in (("ser-h0014", 14), ("c813", 3), ("s<>r2", 2), ("hka71", 1), ("##!3", 3)):
        assert parse_stipulation(text).moves == moves
        assert parse_stipulation(str(parse_stipulation(text))) == parse_stipulation(text)


@pytest.mark.parametrize(
    ("fen", "asked", "keys"),
    [
        ("8/8/8/8/8/3pp3/3K4/8 w - - 0 1", "ct2 (AntiCirce)", {"Kd2*d3[wKd3->e1]"}),
        ("8/8/8/8/8/3pp3/8/4K3 w - - 0 1", "ct2 (AntiCirce)", {"Ke1-d1"}),
        ("8/6p1/6P1/8/8/8/8/2B5 w - - 0 1", "sctr1 (Circe)", {"Bc1-h6"}),
        ("8/6p1/6P1/7P/8/8/7K/8 w - - 0 1", "ctr2 (ParrainCirce)", {"h5-h6"}),
        ("K7/8/8/p1rp1b1R/6k1/5r2/2p1Q1B1/7q w - - 0 1", "kc52", {"Qe2-d2"}),
    ],
)
def test_where_men_began_is_known(fen: str, asked: str, keys: set[str]) -> None:
    found = last(general_search(parse_fen(fen), parse_task(asked), Token())).keys
    assert {popeye_text(key.move) for key in found if key.move} == keys
    with pytest.raises(UnsupportedStipulation, match="is not solved here"):
        solve(fen, "white 1a[ct]d")


def test_one_mated_king_is_not_both() -> None:
    assert solve("k1K5/P7/8/8/8/8/8/1R3r2 w - - 0 1", "##1").verdict is Verdict.NO_SOLUTION


def test_who_comes_back_is_not_won() -> None:
    asked = "7k/8/8/3n4/8/8/8/3R3K w - - 0 1"
    assert solve(asked, "%1").verdict is Verdict.SOUND
    with pytest.raises(UnsupportedStipulation, match="come back"):
        solve(asked, "%1 (Circe)")
