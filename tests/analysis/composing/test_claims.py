# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of men is put to the proof: each problem is solved again without each of them.

The proof goes its own way: moves are compared by their squares as they are played.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from thorough import many

from composer.analysis.composing.needed import Ring, needs
from composer.analysis.composing.without import Need, Why
from composer.analysis.report import analyse
from composer.analysis.themes.flag import Grade
from composer.problem.edits import remove
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.squares import Square, square_name
from composer.solver.lines import Line
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"
PLAYS = ("#2", "#3", "s#2", "h#2", "h#2.5", "ser-h#3")
LONGEST = 60  # lines; of problems with more each solve takes long

Squares = tuple[Square, Square, int]
Played = dict[tuple[Squares, ...], frozenset[Squares]]


def squares(move: Move) -> Squares:
    return move.origin, move.target, int(move.promotion or 0)


def firsts(phases: Iterable[Phase]) -> dict[Squares, Phase]:
    return {squares(phase.move): phase for phase in phases if phase.move is not None}


def played(phase: Phase | None) -> Played:
    """Return the effective defences with their answers, down to the end."""
    found: Played = {}

    def walk(path: tuple[Squares, ...], source: Phase) -> None:
        for variation in source.variations:
            if not variation.effective:
                continue
            here = (*path, squares(variation.defence))
            found[here] = frozenset(squares(each.move) for each in variation.continuations)
            if len(variation.continuations) == 1:
                (only,) = variation.continuations
                walk((*here, squares(only.move)), Phase(None, variations=only.variations))

    if phase is not None:
        walk((), phase)
    return found


def counted(lines: Iterable[Line]) -> Counter[tuple[Squares, ...]]:
    return Counter(tuple(map(squares, line.moves)) for line in lines)


def false_of_lines(ring: Ring, before: Solution, now: Solution) -> str:
    if now.lines_cut:
        return ""  # not all are there to be compared
    old, new = counted(before.lines), counted(now.lines)
    stay, same = not old - new, old == new
    set_play = counted(before.set_lines) == counted(now.set_lines) or not before.set_lines
    holds = {
        Need.CAN_GO: same and set_play,
        Need.SAME_KEY: same and not set_play,
        Need.STOPS_COOK: stay and not same,
        Need.NEEDED: not stay or not set_play or now.verdict is Verdict.INVALID,
    }
    return "" if holds.get(ring.need, True) else f"{sum(old.values())} to {sum(new.values())}"


def false_of_play(ring: Ring, before: Solution, now: Solution) -> str:
    if ring.need in (Need.NEEDED, Need.UNKNOWN):
        return false_reason(ring, before, now)
    (first, key) = next(iter(firsts(before.keys).items()))
    same = firsts(now.keys).get(first)
    if same is None:
        return "the key does not solve"
    stops = ring.need in (Need.STOPS_COOK, Need.REFUTES)
    if stops != (len(now.keys) > 1):
        return f"{len(now.keys)} keys"
    if ring.need is Need.SAME_KEY:
        return ""
    old, new = played(key), played(same)
    for path, answers in old.items():
        own = any(origin == ring.square for origin, _, _ in path)
        if len(answers) <= 1 and not own and not answers <= new.get(path, frozenset()):
            return f"{path} is lost"
    more = set(map(squares, same.threats)) != set(map(squares, key.threats))
    if more and ring.need is not Need.REFUTES:
        return "other threats"
    return false_of_all(before, now) if ring.need is Need.CAN_GO else ""


def false_reason(ring: Ring, before: Solution, now: Solution) -> str:
    """Return what is wrong with the reason for which a man is needed."""
    (first, key) = next(iter(firsts(before.keys).items()))
    same = firsts(now.keys).get(first)
    if ring.why in (Why.FAILS, Why.REFUTED):
        return "the key solves" if same is not None else ""
    if ring.why not in (Why.CHANGES, Why.NO_DEFENCE, Why.THREATS):
        return ""
    if same is None:
        return "the key does not solve"
    old, new = played(key), played(same)
    if ring.why is Why.THREATS:
        alike = set(map(squares, key.threats)) == set(map(squares, same.threats))
        return "the same threats" if alike else ""
    for defence in ring.defences:
        path = (squares(defence),)
        there = path in new
        if there != (ring.why is Why.CHANGES) or (there and old[path] <= new[path]):
            return f"{ring.why.value}, {defence.san}"
    return ""


def false_of_all(before: Solution, now: Solution) -> str:
    """Return what is not as it was though all is said to be."""
    if played(before.set_play) != played(now.set_play):
        return "other set play"
    tries, others = (
        firsts(t for t in solution.tries if not t.trivial) for solution in (before, now)
    )
    if {first: set(map(squares, phase.refutations)) for first, phase in tries.items()} != {
        first: set(map(squares, phase.refutations)) for first, phase in others.items()
    }:
        return "other tries"
    for first, phase in tries.items():
        new = played(others[first])
        for path, answers in played(phase).items():
            if len(answers) == 1 and not answers <= new.get(path, frozenset()):
                return f"other play after the try {first}"
    shown, left = (
        {flag.id for flag in analyse(solution).flags if flag.grade is not Grade.ELEMENT}
        for solution in (before, now)
    )
    return "themes are lost" if shown - left else ""


def false_claims(fen: str, asked: str, session: Session) -> Iterator[str]:
    """Yield what is said of men and is not so; nothing of what is not sound."""
    options = SolveOptions(most_lines=400)
    before = solve(fen, asked, options, session=session)
    if before.verdict is not Verdict.SOUND or len(before.lines) > LONGEST:
        return
    *_, found = needs(analyse(before), session=session)
    for ring in found.rings:
        without = remove(parse_fen(fen), ring.square)
        now = solve(without, asked, replace(options, decide=False), session=session)
        proof = false_of_lines if before.stipulation.has_lines else false_of_play
        wrong = proof(ring, before, now)
        if wrong:
            yield f"{asked} {fen}: {square_name(ring.square)} {ring.need.value}: {wrong}"


@pytest.mark.parametrize("asked", PLAYS)
def test_what_is_said_of_men_is_so(session: Session, asked: str) -> None:
    if not CORPUS.exists():
        pytest.skip("the corpus of published problems is not here")
    tried = [fen for fen in published(asked) if len(parse_fen(fen)) <= 20]
    step = max(1, len(tried) // many(5, 16, 400))
    wrong = [claim for fen in tried[::step] for claim in false_claims(fen, asked, session)]
    assert not wrong, "\n".join(wrong)


def published(asked: str) -> Iterator[str]:
    for name in ("composed-twomovers", "composed-others", "composed-play"):
        for line in (CORPUS / f"{name}.jsonl").read_text("utf-8").splitlines():
            entry = json.loads(line)
            if entry.get("stipulation") == asked:
                yield entry["fen"]
