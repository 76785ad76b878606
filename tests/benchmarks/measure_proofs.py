# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure legality's proofs, and try them on many positions.

    python tests/benchmarks/measure_proofs.py [FILE.jsonl] [--games N] [--illegal N]

With a file of problems, a JSON object with a `fen` on each line, prints how long each part
takes in processor time, how many diagrams are disproved, and each of those with its reason.
`--games` looks at that many positions of random games, none of which may be called illegal;
`--illegal` at so many diagrams of each kind made illegal, and prints the share that is found.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "common"))

from positions import position_of
from retro.legality.forward import game
from retro.legality.illegals import MAKERS, illegal

from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.retro.legality.columns import Answer, look_at_columns
from composer.retro.legality.judging import Legality, judge
from composer.retro.legality.proving import look_earlier
from composer.retro.legality.study import studied

_NONE: frozenset[int] = frozenset()


def _milliseconds(positions: list[Position], work: Callable[[Position], object]) -> str:
    found = []
    for position in positions:
        began = time.process_time()
        work(position)
        found.append((time.process_time() - began) * 1e3)
    found.sort()
    slow = found[int(0.99 * len(found))]
    return f"median {statistics.median(found):.3f} ms, 99 of 100 within {slow:.3f} ms"


def measure_problems(path: Path) -> None:
    """Print times and what is disproved."""
    undecided = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            position = parse_fen(json.loads(line)["fen"])
        except (KeyError, ValueError):
            continue
        judged = judge(position)
        if judged.legality is Legality.ILLEGAL:
            print(fen(position), "|", "; ".join(str(proof.message) for proof in judged.proofs))
        elif judged.unjudged is None:
            undecided.append(position)
    print(f"{len(undecided)} not disproved at once")
    print("all at once   ", _milliseconds(undecided, judge))
    print("study, as values", _milliseconds(undecided, lambda position: studied(position, _NONE)))
    print(
        "last moves    ",
        _milliseconds(undecided, lambda position: look_earlier(position, _NONE, False)),
    )
    answers: dict[Answer, int] = dict.fromkeys(Answer, 0)
    began = time.process_time()
    for position in undecided:
        answer = look_at_columns(position, _NONE, 50_000)
        answers[answer] += 1
        if answer is Answer.IMPOSSIBLE:
            print(fen(position), "| pawn columns")
    took = (time.process_time() - began) / max(len(undecided), 1) * 1e3
    print(f"columns of pawns, 50,000 kernels: {took:.2f} ms each", answers)


def try_games(number: int) -> None:
    """Look at positions of games."""
    rng, looked_at = Random(1), 0
    while looked_at < number:
        for board, still in game(rng):
            share = rng.choice([0, 0, 0.2, 1])
            unmoved = frozenset(square for square in still if rng.random() < share)
            looked_at += 1
            if judge(position_of(board), unmoved).legality is Legality.ILLEGAL:
                print("CALLED ILLEGAL:", board.fen(), sorted(unmoved))
    print(f"{looked_at} positions of games looked at")


def try_illegal(number: int) -> None:
    """Look at diagrams made illegal."""
    for maker in MAKERS if number else ():
        rng = Random(2)
        found = sum(judge(illegal(rng, maker)).legality is Legality.ILLEGAL for _ in range(number))
        print(f"{maker.__name__:20} {found} of {number} found illegal")


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--illegal", type=int, default=0)
    asked = parser.parse_args()
    if asked.file is not None:
        measure_problems(asked.file)
    if asked.games:
        try_games(asked.games)
    try_illegal(asked.illegal)


if __name__ == "__main__":
    main()
