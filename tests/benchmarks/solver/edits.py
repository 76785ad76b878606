# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits: what a session that solved a problem spares when one man of it is edited.

Problems are drawn by chance; each is solved in a session, then each edit of it in that same session
(as the window does it) and in a fresh one. An edit moves a man by a square, takes one away, adds a
pawn or a minor piece, or shifts the whole board by a file.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import median
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import number

from composer.problem.edits import move, put, remove, shift
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position, rank_of
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solving

KINDS: Final = ("moved", "removed", "added", "shifted")
ADDED: Final = (
    *(Man.WHITE_PAWN, Man.BLACK_PAWN, Man.WHITE_KNIGHT, Man.BLACK_KNIGHT),
    *(Man.WHITE_BISHOP, Man.BLACK_BISHOP),
)
GOALS: Final = {"#3": 0.6, "#4": 0.4, "#5": 0.4, "h#3": 0.6, "s#3": 0.6}
WHOLE: Final = (
    "a verdict holds after an edit only where nothing was looked at on the edited squares to find "
    "it, which is so in 1 to 10 of 100 edits; the order of moves is all but perfect without hints"
)
LIMIT: Final = 20.0  # seconds a solve may take


def edited(position: Position, kind: str, chance: random.Random) -> Position | None:
    """Return a problem edited once, without rights of castling; None if it cannot be."""
    position = replace(position, castling=frozenset(), en_passant=None)
    empty = [square for square in range(64) if position[square] is None]
    inner = [square for square in empty if 0 < rank_of(square) < 7]
    men = [(square, man) for square, man in position if man.kind is not Kind.KING]
    if kind == "shifted":
        for files in chance.sample((-1, 1), 2):
            try:
                return shift(position, files, 0)
            except ValueError:
                continue
        return None
    if kind == "added":
        return put(position, chance.choice(inner), chance.choice(ADDED))
    square, man = chance.choice(men)
    if kind == "removed":
        return remove(position, square)
    near = [
        other
        for other in (inner if man.kind is Kind.PAWN else empty)
        if max(abs(other % 8 - square % 8), abs(other // 8 - square // 8)) == 1
    ]
    return move(position, square, chance.choice(near)) if near else None


def solved(session: Session, position: Position, stipulation: str) -> tuple[Solution, float] | None:
    """Return the whole answer and its processor time; None where it takes too long."""
    token, answer, begun = Token(), None, time.process_time()
    for last in solving(position, stipulation, None, token, session):
        answer = last
        if time.process_time() - begun > LIMIT:
            token.cancel()
    return None if answer is None or token.cancelled else (answer, time.process_time() - begun)


def told(answer: Solution) -> list[object]:
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
    parts = [(part.case, told(part.solution)) for part in answer.parts]
    return [answer.verdict, answer.finding, plays, answer.lines, answer.set_lines, parts]


def ratios(
    fens: Sequence[str], stipulation: str, edits: int, chance: random.Random
) -> Iterator[tuple[float, float]]:
    """Yield what an edit took of a fresh solve, in positions looked at and in time.

    Raises:
        AssertionError: the answers differ.
    """
    for position in map(parse_fen, fens):
        warm = Session(threads=1)
        if solved(warm, position, stipulation) is None:
            continue
        for at in range(edits):
            other = edited(position, KINDS[at % len(KINDS)], chance)
            if other is None:
                continue
            fresh = solved(Session(threads=1), other, stipulation)
            again = solved(warm, other, stipulation)
            if fresh is None or again is None or not fresh[0].nodes:
                continue
            assert told(fresh[0]) == told(again[0]), f"answers differ: {other} {stipulation}"
            yield again[0].nodes / fresh[0].nodes, again[1] / fresh[1]
        warm.close()


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    records = list(given.records("composed-others.jsonl"))
    for asked, goal in GOALS.items():
        chance = random.Random(1)
        fens = [each["fen"] for each in records if each["stipulation"] == asked]
        drawn = chance.sample(fens, min(len(fens), given.number(12, 2)))
        found = list(ratios(drawn, asked, given.number(4, 2), chance))
        if found:
            nodes, times = [each[0] for each in found], [each[1] for each in found]
            yield Figure(
                asked,
                median(times),
                "of fresh",
                goal,
                note=f"{len(found)} edits, most {number(max(times))}; positions looked at "
                f"{number(median(nodes))}, most {number(max(nodes))}",
                hindrance=WHOLE,
            )
