# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games: all games to a diagram, shorter ones of the same parity included."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import of_popeye, processor, spread

from composer.problem.fen import parse_fen
from composer.retro.proofgames.finding import searching


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    asked = [
        (record["fen"].split()[0], record["halfmoves"])
        for record in given.records("proofgames.jsonl")
        if record["finished"]
    ]
    asked = list(given.sample(asked, len(asked), 5))
    times = [taken(*each) for each in asked]
    ratio = None
    if given.popeye is not None:
        ratio = of_popeye(given.popeye, map(in_popeye, *zip(*asked, strict=True))) / sum(times)
    yield spread("published proof games, up to 8.5 moves", times, ratio=ratio)
    for halfmoves in (8, 10, 12, 14):
        chance = random.Random(1)
        some = [played(chance, halfmoves) for _ in range(given.number(40, 3))]
        times = [taken(placement, halfmoves) for placement in some]
        yield spread(f"all games of {halfmoves // 2} moves to a random diagram", times)


def taken(placement: str, halfmoves: int) -> float:
    """Return the milliseconds that all games to a diagram take."""
    target = parse_fen(f"{placement} w - - 0 1")
    return processor(lambda: list(searching(target, halfmoves)))


def in_popeye(placement: str, halfmoves: int) -> str:
    """Return a proof game in Popeye's language."""
    letters = placement.replace("n", "s").replace("N", "S")
    length = f"{halfmoves // 2}" + (".5" if halfmoves % 2 else "")
    return f"Forsyth {letters}\nStipulation dia{length}\nOption NoBoard"


def played(chance: random.Random, halfmoves: int) -> str:
    """Return a diagram that random moves reach."""
    board = chess.Board()
    for _ in range(halfmoves):
        if moves := list(board.legal_moves):
            board.push(chance.choice(moves))
    return board.board_fen()
