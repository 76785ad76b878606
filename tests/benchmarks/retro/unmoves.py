# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves taken back: how long they take, and that they lead back, over positions of random games.

The reverse of every legal move must be among the un-moves of the position that it leads to, and
every un-move, taken back, must be a legal move that leads to the diagram again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from benchmarks.bench.figure import ROOT, Figure, Given
from benchmarks.bench.timing import kept, processor, spread
from oracle.retro.unmoves import plain_unmoves  # these and the next are of `tests`
from retro.unmoving import games, played_again, reverse_of, without_history

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.unmoves.finding import count_unmoves, unmoves
from composer.solver.legal import legal_moves, position_after


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    cases = json.loads((ROOT / "tests" / "data" / "unmoves.json").read_text(encoding="utf-8"))
    positions = [parse_fen(case["fen"]) for case in cases]
    listed = [1000 * processor(lambda: unmoves(position), 50) for position in positions]  # noqa: B023
    plain = [1000 * processor(lambda: plain_unmoves(position), 2) for position in positions]  # noqa: B023
    slower = sum(plain) / sum(listed)
    yield spread(
        "all un-moves of a diagram", listed, unit="µs", note=f"plain Python {slower:.0f} times"
    )
    rows, taken = 0, 0.0
    for position, case in zip(positions, cases, strict=True):
        depth = len(case["counts"])
        taken += processor(lambda: count_unmoves(position, depth))  # noqa: B023
        rows += sum(case["counts"][-1:])
    yield Figure("rows of un-moves counted", rows / taken / 1000, "million a second")
    held, tried = go_round(given.number(2000, 50))
    yield kept("moves and un-moves that lead back", held, tried, tried)


def go_round(count: int) -> tuple[int, int]:
    """Go round so many positions; return how many moves led back, and how many there were."""
    positions = held = tried = 0
    chance = random.Random(1)
    for game in games(1):
        for position, _, _ in game:
            if chance.random() < 0.25:  # positions a move apart are much the same
                led = list(led_back(without_history(position), position))
                positions, held, tried = positions + 1, held + sum(led), tried + len(led)
        if positions >= count:
            break
    return held, tried


def led_back(diagram: Position, position: Position) -> Iterator[bool]:
    """Yield of all moves and all un-moves of a position whether they lead back."""
    for move in legal_moves(position):
        yield reverse_of(move) in unmoves(without_history(position_after(position, move)))
    for unmove in unmoves(diagram):
        reached = played_again(diagram, unmove)
        yield reached is not None and without_history(reached) == diagram
