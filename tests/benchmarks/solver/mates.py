# SPDX-License-Identifier: GPL-3.0-or-later
"""Long mates: all keys, with all else refuted, within a limit of processor time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Final

from benchmarks.bench.figure import UNKNOWN, Figure, Given
from benchmarks.bench.timing import number

from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Stage
from composer.solver.solve import solving

LIMIT: Final = 30.0  # seconds
GOALS: Final = {6: 6, 7: 6, 8: 6}


def problems(given: Given) -> Iterator[tuple[str, int]]:
    """Yield the FEN and the moves of each mate of an EPD file with `bm #N` in each line."""
    for line in given.beside("mates.epd").read_text("utf-8").splitlines():
        if "bm #" in line:
            moves = int(line.split("bm #")[1].split(";")[0])
            yield " ".join(line.split()[:4]) + " 0 1", moves


def keys_of(fen: str, asked: str, limit: float) -> tuple[float | None, float]:
    """Return the seconds until the first key was known, None if none was; and those of it all."""
    token, first = Token(), None
    begun = time.process_time()
    session = Session(threads=1)
    options = SolveOptions(tries=False, set_play=False)
    for answer in solving(fen, asked, options, token, session):
        taken = time.process_time() - begun
        if answer.keys and first is None:
            first = taken
        if answer.stage >= Stage.KEYS:
            break
        if taken > limit:
            token.cancel()
    session.close()
    return first, time.process_time() - begun


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    limit = given.number(30, 2)
    every = list(problems(given))
    for moves in GOALS:
        some = [fen for fen, length in every if length == moves]
        found = [keys_of(fen, f"#{moves}", limit) for fen in some]
        done = sum(taken <= limit for _, taken in found)
        firsts = [first for first, _ in found if first is not None]
        yield Figure(
            f"#{moves}, all keys within {limit} s",
            done,
            f"of {len(some)}",
            GOALS[moves],
            True,
            note=f"median {number(median(taken for _, taken in found))} s; "
            f"first key at most {number(max(firsts, default=0))} s in {len(firsts)}",
            hindrance=UNKNOWN,
        )
