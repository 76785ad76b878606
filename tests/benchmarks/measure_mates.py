# SPDX-License-Identifier: GPL-3.0-or-later
"""Long mates: how soon the first key is known, and all keys with all else refuted.

Usage: python tests/benchmarks/measure_mates.py FILE [--moves 6 7 8] [--limit 30] [--every 1]
       [--threads 1]

FILE is an EPD file with `bm #N` (and `id`) in each line, or has one JSON object a line, with
`fen` and `stipulation`. Every problem is solved in a session of its own. All times are seconds of
CPU time, of all threads; what is not finished within the limit counts as the limit. Progress
comes every 0.05 s, so the first key is known that much sooner than it says.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Stage
from composer.solver.solve import solving


@dataclass(frozen=True, slots=True)
class Row:
    """What one problem took; None where the limit came first."""

    name: str
    moves: int
    first: float | None
    whole: float | None
    nodes: int
    keys: str


def problems(path: Path) -> Iterator[tuple[str, str, int]]:
    """Yield the name, the FEN and the moves of each direct mate of a file."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("{"):
            row = json.loads(line)
            if row["stipulation"].startswith("#"):
                yield str(number), row["fen"], int(row["stipulation"][1:])
        elif "bm #" in line:
            name = line.split('id "')[1].split('"')[0] if 'id "' in line else str(number)
            moves = int(line.split("bm #")[1].split(";")[0])
            yield name, " ".join(line.split()[:4]) + " 0 1", moves


def measure(name: str, text: str, moves: int, limit: float, threads: int) -> Row:
    """Solve one problem for its keys."""
    token, first, whole = Token(), None, None
    options = SolveOptions(tries=False, set_play=False)
    started = time.process_time()
    session = Session(threads=threads)
    for answer in solving(text, f"#{moves}", options, token, session):
        took = time.process_time() - started
        if answer.keys and first is None:
            first = took
        if answer.stage >= Stage.KEYS:
            whole = took
            break
        if took > limit:
            token.cancel()
    session.close()
    keys = " ".join(key.move.uci for key in answer.keys if key.move is not None)
    return Row(name, moves, first, whole, answer.nodes, keys)


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--moves", type=int, nargs="*")
    parser.add_argument("--limit", type=float, default=30.0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    rows: list[Row] = []
    wanted = [
        problem for problem in problems(asked.file) if not asked.moves or problem[2] in asked.moves
    ]
    print(f"{'problem':10} {'asked':5} {'first key':>9} {'all keys':>9} {'nodes':>12}  keys")
    for name, text, moves in wanted[:: asked.every]:
        row = measure(name, text, moves, asked.limit, asked.threads)
        rows.append(row)
        print(
            f"{name:10} #{moves:<4} {_seconds(row.first):>9} {_seconds(row.whole):>9} "
            f"{row.nodes:>12}  {row.keys}",
            flush=True,
        )
    print(
        f"\n{'asked':5} {'number':>6} {'done':>5} {'first within 0.6':>16} "
        f"{'median all':>10} {'sum all':>9}"
    )
    for moves in sorted({row.moves for row in rows}):
        same = [row for row in rows if row.moves == moves]
        soon = sum(row.first is not None and row.first <= 0.6 for row in same)
        took = [asked.limit if row.whole is None else row.whole for row in same]
        done = sum(row.whole is not None for row in same)
        print(
            f"#{moves:<4} {len(same):>6} {done:>5} {soon:>16} "
            f"{statistics.median(took):>10.3f} {sum(took):>9.2f}"
        )


if __name__ == "__main__":
    main()
