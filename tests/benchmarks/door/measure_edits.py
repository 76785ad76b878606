# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits: what a session that solved a problem spares when one man of it is edited.

Usage: python tests/benchmarks/door/measure_edits.py FILE [FILE...] [--stipulations "#3" "#4" "h#3"]
       [--problems 12] [--edits 4] [--limit 20] [--seed 1]

FILE has one JSON object a line, with `fen` and `stipulation`. Of each stipulation so many problems
are drawn by chance; each is solved in a session, then each edit of it in that same session (as the
window does it) and in a fresh one. An edit moves a man by a square, takes one away, adds a pawn or
a minor piece, or shifts the whole board by a file. One thread, the whole answer. The table gives
the ratio of what the warm session took to what the fresh one did, in positions looked at and in
processor time, median and greatest. The program fails where two answers differ, in order or
otherwise.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solving

KINDS = ("moved", "removed", "added", "shifted")


def _rows(board: str) -> list[list[str]]:
    for digit in range(1, 9):
        board = board.replace(str(digit), "." * digit)
    return [list(row) for row in board.split("/")]


def _written(rows: list[list[str]]) -> str:
    text = "/".join("".join(row) for row in rows)
    for length in range(8, 0, -1):
        text = text.replace("." * length, str(length))
    return text


def edited(fen: str, kind: str, chance: random.Random) -> str | None:
    """Return a problem edited once, the rights of its castling given up; None if it cannot be."""
    parts = fen.split()
    rows = _rows(parts[0])
    cells = [(rank, file) for rank in range(8) for file in range(8)]
    men = [(r, f) for r, f in cells if rows[r][f] not in ".kK"]
    if kind == "shifted":
        right = chance.random() < 0.5
        if any(row[7 if right else 0] != "." for row in rows):
            right = not right
        if any(row[7 if right else 0] != "." for row in rows):
            return None
        rows = [[".", *row[:7]] if right else [*row[1:], "."] for row in rows]
    elif kind == "added":
        rank, file = chance.choice([(r, f) for r, f in cells if 0 < r < 7 and rows[r][f] == "."])
        rows[rank][file] = chance.choice("PpNnBb")
    else:
        rank, file = chance.choice(men)
        man, rows[rank][file] = rows[rank][file], "."
        if kind == "moved":
            free = [
                (r, f)
                for r, f in cells
                if max(abs(r - rank), abs(f - file)) == 1
                and rows[r][f] == "."
                and (man not in "Pp" or 0 < r < 7)
            ]
            if not free:
                return None
            rank, file = chance.choice(free)
            rows[rank][file] = man
    return f"{_written(rows)} {parts[1]} - - 0 1"


def _solved(
    session: Session, fen: str, stipulation: str, limit: float
) -> tuple[Solution, float] | None:
    token = Token()
    answer: Solution | None = None
    started = time.process_time()
    for found in solving(fen, stipulation, None, token, session):
        answer = found
        if time.process_time() - started > limit:
            token.cancel()
    if answer is None or token.cancelled:
        return None
    return answer, time.process_time() - started


def _told(answer: Solution) -> list[object]:
    """Return what an answer says as far as it is worked out: what continuations lead to is not."""
    phases = [*answer.keys, *answer.tries, *([answer.set_play] if answer.set_play else [])]
    plays = [
        (
            replace(phase, variations=(), threat_play=()),
            [
                (each.defence, [end.move for end in each.continuations], each.parries)
                for each in phase.variations
            ],
        )
        for phase in phases
    ]
    parts = [(part.case, _told(part.solution)) for part in answer.parts]
    return [answer.verdict, answer.finding, plays, answer.lines, answer.set_lines, parts]


def measured(
    problems: list[tuple[str, str]], edits: int, limit: float, chance: random.Random
) -> Iterator[tuple[str, float, float, int, int]]:
    """Yield kind of edit, ratio of positions, ratio of time, positions fresh and warm."""
    for fen, stipulation in problems:
        warm = Session(threads=1)
        if _solved(warm, fen, stipulation, limit) is None:
            continue
        for number in range(edits):
            kind = KINDS[number % len(KINDS)]
            other = edited(fen, kind, chance)
            if other is None:
                continue
            fresh = _solved(Session(threads=1), other, stipulation, limit)
            again = _solved(warm, other, stipulation, limit)
            if fresh is None or again is None or not fresh[0].nodes:
                continue
            if _told(fresh[0]) != _told(again[0]):
                raise SystemExit(f"answers differ: {other} {stipulation}")
            yield (
                kind,
                again[0].nodes / fresh[0].nodes,
                again[1] / fresh[1],
                fresh[0].nodes,
                again[0].nodes,
            )
        warm.close()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--stipulations", nargs="*", default=["#3", "#4", "#5", "h#3", "s#3"])
    parser.add_argument("--problems", type=int, default=12)
    parser.add_argument("--edits", type=int, default=4)
    parser.add_argument("--limit", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    lines = [line for path in asked.files for line in path.read_text("utf-8").splitlines()]
    records = [json.loads(line) for line in lines if line.startswith("{")]
    print("task   edits  nodes: median  greatest   time: median  greatest   sum of nodes")
    for stipulation in asked.stipulations:
        chance = random.Random(asked.seed)
        found = [
            (each["fen"], stipulation) for each in records if each["stipulation"] == stipulation
        ]
        drawn = chance.sample(found, min(asked.problems, len(found)))
        rows = list(measured(drawn, asked.edits, asked.limit, chance))
        if not rows:
            continue
        nodes, times = [row[1] for row in rows], [row[2] for row in rows]
        print(
            f"{stipulation:<6}{len(rows):>6}{statistics.median(nodes):>15.2f}{max(nodes):>10.2f}"
            f"{statistics.median(times):>15.2f}{max(times):>10.2f}"
            f"{sum(row[4] for row in rows) / sum(row[3] for row in rows):>15.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
