# SPDX-License-Identifier: GPL-3.0-or-later
"""Model mates by the men's own ways: on orthodox men they are those of orthodox chess."""

from __future__ import annotations

from itertools import combinations

from cases import every

from composer import solve
from composer.analysis.board import mating_board
from composer.analysis.fairy.mates import Mate, mates_are_read
from composer.analysis.matepicture import picture_of, purity_of
from composer.problem.fen import parse_fen
from composer.problem.move import play_line
from composer.rules.book import ORTHODOX

HELPMATES = (
    ("8/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1", "h#3"),
    ("7k/8/8/8/8/8/5R2/K5R1 b - - 0 1", "h#2"),
    ("8/8/8/8/3k4/8/1R6/K2Q4 b - - 0 1", "h#1"),
    ("8/8/8/8/8/k1K5/8/1N3B2 b - - 0 1", "h#3"),
)


def test_on_orthodox_men_they_agree_with_orthodox_chess() -> None:
    compared = []
    for fen, task in HELPMATES:
        solution = solve(fen, task)
        for line in solution.lines[:40]:
            final = play_line(solution.position, line.moves)[-1]
            mate = Mate(ORTHODOX, final, line.moves[-1], line.moves[-1].origin)
            purity = purity_of(mating_board(final))
            if len(mate.checkers) == 1:
                assert (mate.is_pure, mate.is_model) == (purity.pure, purity.model)
                compared.append((picture_of(mating_board(final)), mate.picture))
    assert len(compared) > 20
    for (one, ours), (two, theirs) in combinations(compared, 2):
        assert (one == two) == (ours == theirs)


def mate(fen: str) -> Mate:
    position = parse_fen(fen)
    move = solve("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1").keys[0].move
    assert move is not None
    return Mate(ORTHODOX, position, move, 0)


def test_a_hurdle_takes_part() -> None:
    # The grasshopper c1 checks over the knight b1, which guards nothing: without it no mate.
    found = mate("8/7B/8/8/8/1K6/8/kNG5 b - - 0 1")
    assert found.checkers == (2,)
    assert found.is_pure
    assert found.is_model


def test_a_man_who_does_nothing_is_none_of_a_model() -> None:
    found = mate("7N/7B/8/8/8/1K6/8/kNG5 b - - 0 1")
    assert found.is_pure
    assert not found.is_model


@every(
    "fen, task, expected",
    [
        ("8/8/8/8/8/1K6/7G/k7 w - - 0 1", "#1", True),
        ("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1 (Circe)", False),
        ("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1 (medieval)", True),
        ("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1 (medieval, alfil_leaps=no)", False),
        ("8/8/8/8/8/1K6/6=RR/k7 w - - 0 1", "#1", False),
        ("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "=1 (ponziani)", False),
    ],
)
def test_by_which_rules_mates_are_judged(fen: str, task: str, expected: bool) -> None:
    assert mates_are_read(solve(fen, task)) is expected
