# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines as text: numbers and signs of the moves, and who makes them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from moves import made_move

from composer import solve
from composer.notation.lines import half_moves, is_set_play, line_text, movers, omitted_before
from composer.notation.text import solution_lines
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.stipulation import parse_stipulation

LINES = [
    # position, stipulation, which half-move each is
    ("8/8/8/8/8/1K6/7R/1k6 b - - 0 1", "h#1", (0, 1)),
    ("8/8/8/8/8/1K6/7R/3k4 b - - 0 1", "ser-h#2", (0, 2, 3)),
    ("k7/8/2K5/8/8/8/7R/8 w - - 0 1", "ser-#2", (0, 2)),
    ("8/8/8/8/8/1K6/7R/1k6 w - - 0 1", "h#1.5", (1, 2, 3)),
]


def _neutral(move: Move) -> Move:
    return replace(move, man=Man.of(Colour.NEUTRAL, move.man.kind))


@pytest.mark.parametrize(("fen", "asked", "halves"), LINES)
def test_neutral_men_are_moved_by_whose_turn_it_is(
    fen: str, asked: str, halves: tuple[int, ...]
) -> None:
    solution = solve(fen, asked)
    moves = max(solution.lines, key=len).moves
    omitted = omitted_before(solution.stipulation)
    assert half_moves(moves, omitted, solution.stipulation) == halves
    turn = solution.position.turn
    for chosen in product((False, True), repeat=len(moves)):
        twin = [_neutral(move) if on else move for move, on in zip(moves, chosen, strict=True)]
        assert half_moves(twin, omitted, solution.stipulation) == halves
        assert movers(twin, solution.stipulation, turn) == movers(moves)
        assert not is_set_play(twin, solution.stipulation, turn)
        if not all(chosen):
            assert movers(twin, solution.stipulation) == movers(moves)


@pytest.mark.parametrize(
    ("asked", "sides"), [("ser-s#2", "wwb"), ("hs#1.5", "bwb"), ("h#1", "wb"), ("ser-#2", "bb")]
)
def test_who_moves_where_all_men_are_neutral(asked: str, sides: str) -> None:
    line = [made_move(Man.of(Colour.NEUTRAL, Kind.ROOK), 0, 1)] * len(sides)
    found = movers(line, parse_stipulation(asked), Colour(sides[0]))
    assert "".join(side.value for side in found) == sides


@pytest.mark.parametrize(
    ("asked", "sides", "is_set"),
    [("h#2", "nwbw", False), ("h#2", "nbw", True), ("h#2", "nnn", True), ("h#2.5", "nnnnn", False)],
)
def test_set_play_that_a_neutral_man_begins(asked: str, sides: str, is_set: bool) -> None:
    line = [made_move(Man.of(Colour(side), Kind.ROOK), 0, 1) for side in sides]
    turn = Colour.WHITE if asked.endswith(".5") else Colour.BLACK
    assert is_set_play(line, parse_stipulation(asked), turn) is is_set


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
