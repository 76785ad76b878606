# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure how many diagrams are decided: legal with a game, illegal with a proof, within a second.

    python tests/benchmarks/measure_legality.py [--problems N] [--played N] [--seed N]

Takes published problems at random from the collection beside the project, and the ends of random
games. For each: the proofs without a search (`judge`, `dying`), then the search for a game; the
time is the processor's. A diagram that is proved illegal is searched too: a game that leads there
would be an error of one of them. Every game found has been played through by the plain rules.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import chess

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.dying import DEEPEST, FEW_POSITIONS, dying
from composer.retro.legality.judging import Legality, judge
from composer.retro.unmoves.finding import why_not_judged
from composer.retro.witness import Outcome, find_game

_CORPUS = Path(__file__).resolve().parents[2].parent / "shared" / "corpus"
_FILES = ("composed-twomovers.jsonl", "composed-others.jsonl", "composed-play.jsonl")


def problems(count: int, chance: random.Random) -> list[str]:
    """Return the placements of so many published problems of orthodox chess."""
    found = []
    for name in _FILES:
        for line in (_CORPUS / name).read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            if not record.get("fairy"):
                found.append(" ".join(record["fen"].split()[:2]) + " - -")
    chance.shuffle(found)
    return found[:count]


def played(count: int, chance: random.Random) -> Iterator[str]:
    """Yield positions at which random games of up to 200 half-moves stood."""
    for _ in range(count):
        board = chess.Board()
        for _ in range(chance.randrange(20, 200)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        yield f"{board.board_fen()} {'w' if board.turn else 'b'} - -"


def decided(position: Position) -> tuple[str, float]:
    """Return how a diagram is judged, and the processor time in seconds."""
    began = time.process_time()
    proved = judge(position).legality is Legality.ILLEGAL
    proved = proved or dying(position, frozenset(), DEEPEST, FEW_POSITIONS).half_moves > 0
    spent = time.process_time() - began
    found = find_game(position)
    if proved:
        assert found.outcome is not Outcome.FOUND, "a proof and a game contradict each other"
        return "illegal", spent
    spent = time.process_time() - began
    return "legal" if found.outcome is Outcome.FOUND else "unknown", spent


def measure(name: str, fens: list[str], verbose: bool) -> None:
    """Print one row: what was judged, and how soon."""
    verdicts: Counter[str] = Counter()
    seconds, soon = [], 0
    for fen in fens:
        try:
            position = parse_fen(fen)
        except ValueError:
            continue
        if why_not_judged(position) is not None:
            continue
        verdict, spent = decided(position)
        verdicts[verdict] += 1
        seconds.append(spent)
        soon += verdict != "unknown" and spent <= 1
        if verbose and verdict == "unknown":
            print("unknown:", fen, flush=True)
    seconds.sort()
    print(
        f"{name}: {len(seconds)} diagrams, {dict(verdicts)}, within 1 s {soon / len(seconds):.1%},"
        f" median {seconds[len(seconds) // 2]:.3f} s, 90 % {seconds[len(seconds) * 9 // 10]:.3f} s"
    )


def main() -> None:
    """Measure as the options say."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--problems", type=int, default=300)
    options.add_argument("--played", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--verbose", action="store_true")
    chosen = options.parse_args()
    chance = random.Random(chosen.seed)
    if chosen.problems and _CORPUS.is_dir():
        measure("problems", problems(chosen.problems, chance), chosen.verbose)
    if chosen.played:
        measure("played", list(played(chosen.played, chance)), chosen.verbose)


if __name__ == "__main__":
    main()
