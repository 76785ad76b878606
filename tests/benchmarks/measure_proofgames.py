# SPDX-License-Identifier: GPL-3.0-or-later
"""How long proof games take: those of a file, and diagrams of random games.

    python tests/benchmarks/measure_proofgames.py FILE.jsonl [--popeye PATH]

The file is one of `tests/truth/proofgames.py`. With a path to Popeye it is asked the same about
what it finishes. All figures are processor time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import tempfile
from pathlib import Path
from time import process_time

import chess

from composer.problem.fen import parse_fen
from composer.retro.proofgames.bounds import at_least
from composer.retro.proofgames.finding import searching


def measure(placement: str, halfmoves: int) -> float:
    """Return the seconds that all games to a diagram take, shorter ones included."""
    target = parse_fen(f"{placement} w - - 0 1")
    begun = process_time()
    list(searching(target, halfmoves))
    return process_time() - begun


def measure_popeye(popeye: Path, placement: str, halfmoves: int) -> float:
    """Return the seconds that Popeye takes for the same."""
    import resource  # not on every system

    letters = placement.replace("n", "s").replace("N", "S")
    length = f"{halfmoves // 2}" + (".5" if halfmoves % 2 else "")
    text = f"BeginProblem\nforsyth {letters}\nstip dia{length}\noption nobo\nEndProblem\n"
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as asked:
        asked.write(text)
        asked.flush()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([str(popeye), "-maxmem", "200M", asked.name], capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_file(file: Path, popeye: Path | None) -> None:
    """Print the sum of a file, and the slowest."""
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    asked = [
        (record["fen"].split()[0], record["halfmoves"]) for record in records if record["finished"]
    ]
    times = [measure(*each) for each in asked]
    print(f"{len(asked)} diagrams: {sum(times):.3f} s, median {statistics.median(times):.4f} s")
    for seconds, (placement, halfmoves) in sorted(zip(times, asked, strict=True))[-5:]:
        print(f"  {placement} {halfmoves / 2:.1f}: {seconds:.3f} s")
    if popeye is not None:
        theirs = sum(measure_popeye(popeye, *each) for each in asked)
        print(f"Popeye: {theirs:.3f} s, {theirs / sum(times):.0f} times as long")


def measure_random(halfmoves: int, count: int) -> None:
    """Print how long diagrams take that were reached by random moves, and their bounds."""
    rng, times, bounds = random.Random(1), [], []
    while len(times) < count:
        board = chess.Board()
        for _ in range(halfmoves):
            moves = list(board.legal_moves)
            if moves:
                board.push(rng.choice(moves))
        times.append(measure(board.board_fen(), halfmoves))
        target = parse_fen(f"{board.board_fen()} w - - 0 1")
        begun = process_time()
        at_least(target)
        bounds.append(process_time() - begun)
    times.sort()
    print(
        f"{count} random games of {halfmoves / 2:.1f}: median {times[count // 2]:.4f} s, "
        f"95 % {times[count * 95 // 100]:.4f} s, longest {times[-1]:.3f} s; "
        f"bound {1000 * statistics.median(bounds):.2f} ms"
    )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="Measure proof games.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--popeye", type=Path)
    given = parser.parse_args()
    if given.file is not None:
        measure_file(given.file, given.popeye)
    for halfmoves in (6, 8, 10, 12, 14):
        measure_random(halfmoves, 40)


if __name__ == "__main__":
    main()
