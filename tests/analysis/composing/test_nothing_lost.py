# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem beside its mirror image, and beside itself, loses nothing and gains nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from thorough import many, some

from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline, confirm, usual_options
from composer.analysis.report import analyse
from composer.assets import asset
from composer.library.records.problemform import problem_from_object
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"
PLAYS = ("#2", "#3", "#4", "s#2", "s#3", "r#2", "h#2", "h#2.5", "h#3", "ser-h#3", "ser-h#4")
MIRROR = Edit.turn(Symmetry.MIRROR_FILES)


def lost(problem: Problem, session: Session) -> str:
    """Return what is not as it was; nothing of what cannot be compared."""
    token, asked = Token(), problem.stipulation
    solution = solve(problem, None, usual_options(asked), token, session)
    if solution.verdict is not Verdict.SOUND or not solution.complete:
        return ""
    baseline = Baseline.of(analyse(solution))
    wrong: list[str] = []
    for edit in (None, MIRROR):
        position = problem.position if edit is None else edit.apply(problem.position)
        found = confirm(baseline, edit, position, token, session)
        whole = found.comparison is not None and is_whole(found.comparison)
        if not whole:
            wrong.append(f"{edit}: {found.solution.verdict} {found.comparison}")
    return f"{asked} {fen(problem.position)}: {'; '.join(wrong)}" if wrong else ""


def is_whole(found: Difference) -> bool:
    """Return whether nothing went and nothing came."""
    shares = (found.variations, found.mates, found.threats, found.lines, found.set_lines)
    return (
        found.same_play
        and found.same_virtual
        and not (found.lost or found.gained or found.coarser or found.new_duals)
        and all(share.is_whole for share in shares)
    )


def composed() -> Iterator[Problem]:
    """Yield problems of the sample collection that no castling decides."""
    for entry in json.loads(asset("samples", "classics.json").read_text("utf-8")):
        if entry.get("stipulation") in PLAYS and "twins" not in entry and "rules" not in entry:
            yield problem_from_object({"fen": entry["fen"], "stipulation": entry["stipulation"]})


def test_problems_of_the_collection(session: Session) -> None:
    problems = [each for each in composed() if not each.position.castling]
    wrong = [told for each in some(problems, 6) if (told := lost(each, session))]
    assert not wrong, "\n".join(wrong)


def test_published_problems(session: Session) -> None:
    if not CORPUS.exists():
        pytest.skip("the corpus of published problems is not here")
    wrong: list[str] = []
    for play in PLAYS:
        tried = list(published(play))[: many(4, 20, 400)]
        wrong += [told for each in tried if (told := lost(each, session))]
    assert not wrong, f"{len(wrong)} lose something:\n" + "\n".join(wrong)


def published(play: str) -> Iterator[Problem]:
    """Yield problems that ask for this and have no right of castling."""
    for name in ("composed-twomovers", "composed-others", "composed-play"):
        for line in (CORPUS / f"{name}.jsonl").read_text("utf-8").splitlines():
            entry = json.loads(line)
            if entry.get("stipulation") != play or entry["fen"].split()[2] != "-":
                continue
            yield problem_from_object({"fen": entry["fen"], "stipulation": play})
