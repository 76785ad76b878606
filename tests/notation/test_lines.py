# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines as text: numbers and signs of the moves, and who makes them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from composer import solve
from composer.notation.lines import half_moves, line_text, movers
from composer.notation.text import solution_lines
from composer.problem.men import Colour, Man
from composer.problem.move import Move

LINES = [
    # position, stipulation, which half-move each is
    ("8/8/8/8/8/1K6/7R/1k6 b - - 0 1", "h#1", (0, 1)),
    ("8/8/8/8/8/1K6/7R/3k4 b - - 0 1", "ser-h#2", (0, 2, 3)),
    ("k7/8/2K5/8/8/8/7R/8 w - - 0 1", "ser-#2", (0, 2)),
]


def _neutral(move: Move) -> Move:
    return replace(move, man=Man.of(Colour.NEUTRAL, move.man.kind))


@pytest.mark.parametrize(("fen", "asked", "halves"), LINES)
def test_neutral_men_are_moved_by_whose_turn_it_is(
    fen: str, asked: str, halves: tuple[int, ...]
) -> None:
    solution = solve(fen, asked)
    moves = solution.lines[0].moves
    assert half_moves(moves, 0, solution.stipulation) == halves
    for chosen in product((False, True), repeat=len(moves)):
        twin = [_neutral(move) if on else move for move, on in zip(moves, chosen, strict=True)]
        assert half_moves(twin, 0, solution.stipulation) == halves
        assert movers(twin, solution.stipulation) == movers(moves)


def test_neutral_men_are_numbered_as_the_field_does() -> None:
    def lines(fen: str, asked: str) -> list[str]:
        return solution_lines(solve(fen, asked))

    assert lines("=b7/7=p/8/8/8/8/k1=n5/5K2 b - - 0 1", "h#2") == [
        "1.nNa3 nBd5+ 2.Ka1 nh8=nB#",
        "1.nBe4 nNb4+ 2.Ka1 nh8=nB#",
    ]
    assert lines("k7/6=p1/=n7/8/8/8/7=r/6K1 w - - 0 1", "h#2.5") == [
        "1...Kf1 2.nNb8 ng8=nQ 3.nRh8 nQxb8#"
    ]


def test_a_threat_leaves_the_defence_out() -> None:
    [line] = solve("8/8/8/8/8/1K6/7R/1k6 b - - 0 1", "h#1").lines
    white = line.moves[1]
    assert half_moves([white, white]) == (0, 2)
    assert half_moves([line.moves[0], white, white], 0) == (0, 1, 3)
    assert half_moves([]) == ()
    assert line_text([]) == ""


@pytest.mark.parametrize("asked", ["ser-#2", "ser-#2 (Circe)"])
def test_nobody_is_stalemated_while_a_series_goes_on(asked: str) -> None:
    lines = solution_lines(solve("7k/5K1p/7P/8/8/8/8/6B1 w - - 0 1", asked))
    assert sorted(lines)[:3] == ["1.Ba7 2.Bd4#", "1.Bb6 2.Bd4#", "1.Bc5 2.Bd4#"]
    assert not any("=" in line for line in lines)
