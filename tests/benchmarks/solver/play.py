# SPDX-License-Identifier: GPL-3.0-or-later
"""Published problems of help, series, self and reflex play, beside what Popeye took for them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from benchmarks.bench.figure import UNKNOWN, Figure, Given
from benchmarks.bench.timing import number, processor, spread, together
from benchmarks.solver.mates import keys_of

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.solver.kernel.engine import LineKernel, LineSolve
from composer.solver.lines import MOST_LINES
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase, Variation
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve, solve_keys

PLAYS: Final = ("h#2", "h#3", "h#4", "h#5", "h#6", "h#7", "r#2", "r#3", "s#2", "s#3", "s#4")
FIELDS: Final = (
    "a third of it is to wait for the memory of positions without a solution, a fifth to see "
    "whether the king's field can still be filled and guarded"
)
WAITING: Final = (
    "a fifth of it is to wait for the memory of what is known of a position; the rest is spread "
    "over making moves and asking what they leave, none of it more than a tenth"
)
LOOKING_UP: Final = (
    "a third of it is to wait for the memory of positions without a solution, a third to see where "
    "the men of a stalemate can still stand"
)
PICTURES: Final = "a third of it is to find where the men of a stalemate can stand"
OTHERS: Final = "composed-others.jsonl"
LONGER: Final = (  # file, stipulation, how many at most, seconds that are aimed at, what hinders
    (OTHERS, "s#5", 4, 0.2, WAITING),
    (OTHERS, "s#6", 2, 2.0, WAITING),
    ("popeye-orthodox.jsonl", "h=8", 2, 6.0, LOOKING_UP),
    ("popeye-orthodox.jsonl", "h=5", 3, 9.0, FIELDS),
    ("popeye-orthodox.jsonl", "ser-h=12", 1, 3.4, PICTURES),
)
OTHER_GOALS: Final = ("+", "x", "%", "ep", "00", "##", "za1", "~", "ct", "<>")
LIMIT: Final = 30.0  # seconds a longer problem may take


@dataclass(frozen=True, slots=True)
class Measured:
    """One problem: our milliseconds, Popeye's, and whether the answers agree."""

    ours: float
    theirs: float
    is_equal: bool


def unfold(variations: Iterable[Variation]) -> None:
    """Work out the play after every continuation, which is put off until somebody asks."""
    for variation in variations:
        for answer in variation.continuations:
            unfold(answer.variations)


def phases_of(solution: Solution) -> list[Phase]:
    """Return all phases of a solution."""
    found: list[Phase] = [*solution.keys, *solution.tries]
    return found if solution.set_play is None else [*found, solution.set_play]


def answered(record: dict[str, Any]) -> Solution:
    """Solve what a record holds, in a session of its own, as Popeye does."""
    result = record["result"]
    keyed = result.get("keys", ())
    whole = not keyed or bool(result["tries"] or result["setplay"])
    whole |= any(key["variations"] or key["threats"] for key in keyed)
    session = Session(threads=1)
    asked = record["fen"], record["stipulation"]
    solution = solve(*asked, session=session) if whole else solve_keys(*asked, session=session)
    for phase in phases_of(solution):
        unfold(phase.variations)
    session.close()
    return solution


def measure(record: dict[str, Any]) -> Measured:
    """Solve a problem and compare."""
    begun = time.process_time()
    solution = answered(record)
    taken = 1000 * (time.process_time() - begun)
    result = record["result"]
    if solution.reasons:  # of what history proves Popeye knows nothing
        as_given = SolveOptions(retro=False)
        solution = solve(record["fen"], record["stipulation"], as_given)
    if parse_stipulation(record["stipulation"]).has_lines:
        ours = {tuple(move.uci for move in line.moves) for line in solution.lines}
        theirs = {tuple(filter(None, line)) for line in result["solutions"]}
        equal = ours == theirs
    else:
        keys = {key.move.uci for key in solution.keys if key.move is not None}
        equal = keys == {key["move"] for key in result["keys"]}
    return Measured(taken, 1000 * result["wall_time"], equal)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    records = [
        record
        for record in given.records("composed-play.jsonl")
        if record["result"]["status"] == "ok"
    ]
    everything: list[Measured] = []
    for asked in PLAYS:
        some = [record for record in records if record["stipulation"] == asked]
        found = [measure(record) for record in given.sample(some, len(some), 2)]
        everything += found
        ours = [each.ours for each in found]
        yield spread(asked, ours, ratio=sum(each.theirs for each in found) / sum(ours))
    unequal = sum(not each.is_equal for each in everything)
    yield Figure("answers of these that differ from Popeye's", unequal, "", 0)
    yield other_goals(given, records)
    if not given.quick:
        yield from longer(given)
        yield shared(records)


def other_goals(given: Given, records: Sequence[dict[str, Any]]) -> Figure:
    """Return what goals other than mate and stalemate take in self and reflex play."""
    some = [record["fen"] for record in records if record["stipulation"] == "s#2"]
    fens = given.sample(some, 10, 1)
    taken: dict[str, float] = {}
    for goal in OTHER_GOALS:
        for play in ("s", "r"):
            asked = f"{play}{goal}2"
            found = [
                processor(lambda: solve_keys(fen, asked, session=Session(threads=1)))  # noqa: B023
                for fen in fens
            ]
            taken[asked] = sorted(found)[len(found) // 2]
    return together("other goals in self and reflex play in 2: medians", taken)


def longer(given: Given) -> Iterator[Figure]:
    """Yield what longer problems take, and how many are not done in time."""
    for name, asked, most, goal, hindrance in LONGER:
        fens = [each["fen"] for each in given.records(name) if each["stipulation"] == asked][:most]
        taken = [in_time(fen, asked) for fen in fens]
        late = sum(each >= LIMIT for each in taken)
        told = f"; {late} stopped after {LIMIT:.0f} s" if late else ""
        rest = [number(each) for each in sorted(taken)[:-1]]
        told = f"the slowest of {len(fens)}, the others {'; '.join(rest)}{told}" if rest else told
        yield Figure(asked, max(taken), "s", goal, note=told.lstrip("; "), hindrance=hindrance)
    fens = [each["fen"] for each in given.records(OTHERS) if each["stipulation"] == "s#8"]
    found = [first for fen in fens if (first := keys_of(fen, "s#8", 2 * LIMIT)[0]) is not None]
    if found:
        told = f"{len(found)} of {len(fens)} have one; no s#7 is in the collections"
        yield Figure("s#8, first key", max(found), "s", 10.0, note=told, hindrance=WAITING)


def in_time(fen: str, stipulation: str) -> float:
    """Return the seconds of the processor that a problem takes, not much more than the limit."""
    token, begun, done = Token(), time.process_time(), threading.Event()

    def watch() -> None:
        while not done.wait(0.2):
            if time.process_time() - begun > LIMIT:
                token.cancel()

    threading.Thread(target=watch).start()
    session = Session(threads=1)
    if parse_stipulation(stipulation).has_lines:
        solve(fen, stipulation, cancel=token, session=session)
    else:
        solve_keys(fen, stipulation, cancel=token, session=session)
    done.set()
    session.close()
    return LIMIT if token.cancelled else time.process_time() - begun


def shared(records: Sequence[dict[str, Any]]) -> Figure:
    """Return how evenly two threads share the helpmate that takes longest."""
    slow = [each for each in records if each["stipulation"] == "h#4"]
    record = max(slow, key=lambda each: each["result"]["wall_time"])
    alone, two = (_worked(record["fen"], record["stipulation"], count) for count in (1, 2))
    return Figure(
        "h#4, one thread to the busier of two",
        alone[0] / max(two),
        "times",
        1.7,
        True,
        note=f"{number(alone[0])} s alone",
        hindrance=UNKNOWN,
    )


def _worked(fen: str, stipulation: str, threads: int) -> list[float]:
    """Return the seconds of processor time that each of some threads worked."""
    work = LineSolve(LineKernel(64), parse_fen(fen), parse_stipulation(stipulation), bytearray(1))
    work.want(MOST_LINES)
    seconds = [0.0] * threads

    def run(number: int) -> None:
        begun = time.thread_time()
        work.run(number)
        seconds[number] += time.thread_time() - begun

    for length in work.lengths:
        work.begin_length(length)
        running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
    return seconds
