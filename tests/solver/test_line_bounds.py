# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is missed: with table and bounds the kernel finds just the lines that it finds without.

The plain search looks at every line; it is the one that cannot be wrong, and is itself compared
with the reference solver elsewhere.
"""

from __future__ import annotations

import os
import random

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from lineplaces import SOLVED, random_positions
from thorough import many

from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.solver.kernel.engine import LineKernel, LineSolve

TIMES = 1 + int(os.environ.get("COMPOSER_FUZZ", "0")) // 1000  # as many positions
PART = many(4, 4, 1)  # of the positions of each kind one is tried of so many
MOST = 5_000  # lines
Rows = list[tuple[Move, ...]]

# Stipulation, positions tried as a rule, most men: as long as the plain search can do.
KINDS = (
    ("h#1", 500, 12),
    ("h#1.5", 500, 12),
    ("h#2", 400, 10),
    ("h#2.5", 150, 7),
    ("h#3", 60, 6),
    ("h#3.5", 8, 4),
    ("h#4", 2, 4),
    ("h=1", 400, 12),
    ("h=1.5", 400, 10),
    ("h=2", 300, 8),
    ("h=2.5", 100, 6),
    ("h=3", 20, 5),
    ("h==2", 200, 6),
    ("hs#2", 150, 12),
    ("hs#2.5", 80, 8),
    ("hs=2", 150, 8),
    ("hr#2", 100, 8),
    ("ser-#3", 300, 9),
    ("ser-#4", 60, 7),
    ("ser-=3", 200, 8),
    ("ser-==3", 60, 6),
    ("ser-h#3", 200, 10),
    ("ser-h#4", 60, 7),
    ("ser-h=3", 150, 8),
    ("ser-s#3", 150, 12),
    ("ser-s=3", 100, 8),
    ("ser-r#2", 150, 9),
    ("ser-semi-r#3", 60, 8),
    ("hx2", 40, 7),
    ("h+2", 40, 7),
    ("hzd42", 40, 7),
    ("h=s2", 60, 8),
)


UNSOLVED = ("h==2", "ser-==3")  # kinds of which no solution came up at all


def _lines(
    position: Position, asked: Stipulation, plain: bool, kernel: LineKernel
) -> tuple[Rows | None, int]:
    """Return the lines, shorter ones first, and how many positions were looked at.

    Of more lines than `MOST` there are none, for which ones are found first differs.
    """
    solve = LineSolve(kernel, position, asked, bytearray(1), plain)
    solve.want(MOST)
    found: Rows = []
    for length in solve.lengths:
        solve.begin_length(length)
        if not solve.run(0):
            assert solve.cut
            return None, solve.nodes
        found += [line.moves for line in solve.lines()]
    return found, solve.nodes


@pytest.mark.parametrize(("stipulation", "number", "men"), KINDS, ids=[k[0] for k in KINDS])
def test_as_without_table_and_bounds(stipulation: str, number: int, men: int) -> None:
    asked = parse_stipulation(stipulation)
    kernel = LineKernel(2)
    solved = nodes = plain_nodes = 0
    seed = f"{stipulation}{TIMES}"
    known = [parse_fen(each) for each in SOLVED.get(stipulation, ())]
    for position in (*known, *random_positions(-(-number * TIMES // PART), hash_of(seed), men)):
        found, looked_at = _lines(position, asked, False, kernel)
        expected, all_looked_at = _lines(position, asked, True, kernel)
        assert found == expected, position
        solved += bool(found)
        nodes += looked_at
        plain_nodes += all_looked_at
    assert solved >= max(len(known), stipulation not in UNSOLVED)
    assert nodes <= plain_nodes


def _crowded(number: int, seed: int) -> list[Position]:
    """Return positions with men of the side to move about its king, who may shut themselves in."""
    source = random.Random(seed)
    found: list[Position] = []
    while len(found) < number:
        king = (source.choice((0, 0, 7, source.randrange(8))), source.choice((0, 1, 6, 7)))
        near = sorted(
            ((file, rank) for file in range(8) for rank in range(8)),
            key=lambda at: max(abs(at[0] - king[0]), abs(at[1] - king[1])) + 4 * source.random(),
        )
        board = {king: "k"}
        white = source.choices("PPPNBRQ", k=source.randint(0, 4))
        black = source.choices("pppppnbrqb", k=source.randint(1, 6))
        for man in ("K", *black, *white):
            places = [at for at in near if at not in board and (man not in "pP" or 0 < at[1] < 7)]
            away = 8 if man == "K" else 4 if man.islower() else 12
            board[places[min(len(places) - 1, int(source.expovariate(1 / away)))]] = man
        rows = ["".join(board.get((file, rank), "1") for file in range(8)) for rank in range(8)]
        try:
            found.append(parse_fen("/".join(reversed(rows)) + " b - - 0 1"))
        except ValueError:
            continue
    return found


@pytest.mark.parametrize(
    ("stipulation", "number"),
    [("ser-h=1", 100), ("ser-h=2", 100), ("ser-h=3", 150), ("h=2.5", 40), ("h=3", 24)],
)
def test_men_that_shut_themselves_in(stipulation: str, number: int) -> None:
    asked = parse_stipulation(stipulation)
    kernel = LineKernel(2)
    solved = compared = 0
    for position in _crowded(number * TIMES, hash_of(stipulation)):
        try:
            found, _ = _lines(position, asked, False, kernel)
        except ValueError:
            continue  # the side not to move is in check, say
        assert found == _lines(position, asked, True, kernel)[0], position
        compared += 1
        solved += bool(found)
    assert compared > number // 4
    assert solved > 0


def test_the_winners_only_move_does_one_thing() -> None:
    position = parse_fen("nbk5/qrPp4/1ppK4/1b6/P7/8/8/7B b - - 0 1")  # solved in 12
    found, nodes = _lines(position, parse_stipulation("ser-h=8"), False, LineKernel(1))
    assert found == []
    assert nodes < 4_000  # 30,000 where capture, guard and pin may each be a move


@pytest.mark.parametrize(
    ("fen", "stipulation", "most"),
    [
        # 9,026 where what cannot be held was found out by trying, and many trials were given up
        ("2k5/3p4/3p4/3p4/3p3B/3p4/3p1K2/R7 b - - 0 1", "ser-h=13", 4_000),
        # 47,009 where all moves of the last pair were written
        ("8/p6k/8/7P/8/1p6/1Pp2P2/2K5 b - - 0 1", "h=5", 45_000),
    ],
)
def test_stalemates_take_few_positions(fen: str, stipulation: str, most: int) -> None:
    found, nodes = _lines(parse_fen(fen), parse_stipulation(stipulation), False, LineKernel(1))
    assert found is not None
    assert len(found) == 1
    assert nodes < most


def hash_of(text: str) -> int:
    """Return a number that is the same in every run."""
    return sum(ord(letter) * 31**index for index, letter in enumerate(text)) % 2**31
