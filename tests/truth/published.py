# SPDX-License-Identifier: GPL-3.0-or-later
"""Put published retro problems to the public door, and print what it says beside what is printed.

    python tests/truth/published.py LIST FOLDER [--seconds S] [--only TEXT]

A line of the list names a problem: `dawson_022.olv #1 FEN | ['what was said'] | "printed"`, where
022 is its place in `dawson.olv` of the folder; where that file is not there the line itself is
the problem. For each a line is printed: the state, the seconds, the verdict, its sentence and,
where it can be read, whether the key is the printed one. The last line counts the states.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from composer.analysis.printedkeys import printed_keys
from composer.analysis.twins import Part, solve_parts
from composer.formats.sniff import read_problems
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import stipulation_in_words
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Verdict

_LINE: Final = re.compile(
    r"(?P<name>[a-z]+_\d+)\.olv (?P<asked>.+?) (?P<fen>\S+/\S+ [wb] \S+ \S+ 0 1) \| "
    r"\[.*?\] \| (?P<printed>.*)"
)
_OPEN: Final = frozenset({Verdict.UNDECIDED, Verdict.INVALID})


@dataclass(frozen=True, slots=True)
class Published:
    """One problem of the list, with what is printed as its solution."""

    name: str
    problem: Problem
    printed: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the public door said of one part of a problem.

    Attributes:
        state: `sound`, `cooked` and so on, or `not stated`, `open`.
        seconds: how long the whole problem took.
        sentence: the verdict in words.
        printed: whether the key is the printed one; None where that cannot be read.
    """

    state: str
    seconds: float
    sentence: str
    printed: bool | None


def published(listed: Path, folder: Path) -> Iterator[Published]:
    """Yield the problems of a list; those of files that are in the folder as they stand there."""
    for line in listed.read_text(encoding="utf-8").splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            continue
        name, place = found["name"].split("_")
        path = folder / f"{name}.olv"
        if path.is_file():
            problem = _file(path)[int(place)]
            printed = problem.extra("solution") or found["printed"]
        else:
            problem = Problem(parse_fen(found["fen"]), stipulation_in_words(found["asked"]))
            printed = found["printed"]
        yield Published(found["name"], problem, printed.replace("/", "\n"))


@cache
def _file(path: Path) -> tuple[Problem, ...]:
    return tuple(entry.problem for entry in read_problems(path))


def outcomes(each: Published, seconds: float) -> list[Outcome]:
    """Return what is said of a problem and its twins."""
    token, started = Token(), time.perf_counter()
    with Deadline(token, seconds):
        parts = list(solve_parts(each.problem, SolveOptions(tries=False), token))
    took = time.perf_counter() - started
    return [_outcome(each, part, took, token.cancelled) for part in parts]


def _outcome(each: Published, part: Part, seconds: float, late: bool) -> Outcome:
    solution = part.solution
    if solution is None:
        return Outcome("not stated", seconds, str(part.note), None)
    state = solution.verdict.value
    if solution.verdict in _OPEN or (late and not solution.complete):
        state = f"open ({state})"
    moves = [key.move for key in solution.keys if key.move is not None]
    keys = printed_keys(each.printed)
    equal = None
    if keys and moves:
        equal = all(any(key.names(move) for key in keys) for move in moves)
    return Outcome(state, seconds, str(solution.message), equal)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("list", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    states: Counter[str] = Counter()
    for each in published(asked.list, asked.folder):
        if asked.only not in each.name:
            continue
        found = outcomes(each, asked.seconds)
        states[
            max((one.state for one in found), key=lambda state: state.startswith(("n", "o")))
        ] += 1
        for one in found:
            printed = {None: "?", True: "=", False: "differs"}[one.printed]
            _say(
                f"{each.name} {each.problem.stipulation} {one.seconds:.1f}s "
                f"{one.state} [{printed}] {one.sentence}"
            )
    _say(", ".join(f"{number} {state}" for state, number in states.most_common()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
