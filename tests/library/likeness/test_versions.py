# SPDX-License-Identifier: GPL-3.0-or-later
"""Published problems and versions of them: each leads back to its original, and to no stranger.

`versions.jsonl` has problems of 1925 and before with versions that were made of them and solved
(see `tests/benchmarks/library/reworks.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from composer.analysis.report import analyse
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.likeness.comparison import LEAST
from composer.library.likeness.ranking import like_this
from composer.library.likeness.reasons import TURNS, Common, Likeness
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.solver.solve import solve

EXCHANGED = "colours exchanged"
DATA = Path(__file__).with_name("versions.jsonl")
SHIFTS = {Likeness.RIGHT, Likeness.LEFT}, {Likeness.UP, Likeness.DOWN}
SAID = {
    "mirrored": {Likeness.MIRRORED},
    "three men and mirrored": {Likeness.MIRRORED},
    "moved by a file": SHIFTS[0],
    "moved by a rank": SHIFTS[1],
    "turned": set(TURNS.values()),
    EXCHANGED: {Likeness.EXCHANGED},
}
"""What must be said of a version, one of these."""

RELATED = {8: 10, 10: 8}
"""Two problems by Dawson of 1912, the second of which is the first with the board turned."""


@dataclass(frozen=True, slots=True)
class Published:
    """A problem with its versions, by how they were made."""

    problem: Problem
    versions: dict[str, Problem]


def published() -> list[Published]:
    """Return the problems of the data."""
    found = []
    for line in DATA.read_text("utf-8").splitlines():
        form = json.loads(line)
        task = parse_stipulation(form["stipulation"])
        versions = {kind: Problem(parse_fen(fen), task) for kind, fen in form["versions"].items()}
        found.append(Published(Problem(parse_fen(form["fen"]), task), versions))
    return found


PUBLISHED = published()


def solved(problem: Problem) -> Finding:
    solution = solve(problem)
    return finding_of_analysis(solution, analyse(solution))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library of the problems, solved and analysed; its records have their numbers from 1."""
    with Library.create(tmp_path_factory.mktemp("versions") / "library.db") as library:
        entries = [NewProblem(each.problem, solved(each.problem)) for each in PUBLISHED]
        assert all(entry.finding and entry.finding.verdict == "sound" for entry in entries)
        assert [number for added in add_problems(library, entries) for number in added.ids] == list(
            range(1, len(entries) + 1)
        )
        yield library


@pytest.mark.parametrize("number", range(len(PUBLISHED)))
@pytest.mark.parametrize("is_solved", [True, False])
def test_a_version_leads_back_to_its_original(
    filled: Library, number: int, is_solved: bool
) -> None:
    for kind, version in PUBLISHED[number].versions.items():
        finding = solved(version) if is_solved and kind != EXCHANGED else None
        first, *others = like_this(filled, version, finding)
        assert first.record_id == number + 1, kind
        assert first.score >= LEAST
        assert {other.record_id - 1 for other in others} <= {RELATED.get(number)}, kind
        assert_said(kind, first.common)


def assert_said(kind: str, common: tuple[Common, ...]) -> None:
    """See that it is said how a version was made, and that shifts are counted."""
    told = {feature.likeness: feature for feature in common}
    if kind in SAID:
        assert SAID[kind] & set(told) or Likeness.SAME in told, kind
    if kind.startswith("moved by"):
        (shift,) = [told[likeness] for group in SHIFTS for likeness in group if likeness in told]
        assert shift.count == 1


@pytest.mark.parametrize("number", range(len(PUBLISHED)))
def test_of_strangers_none_is_offered(filled: Library, number: int) -> None:
    problem = PUBLISHED[number].problem
    found = like_this(filled, problem, solved(problem), besides=number + 1)
    assert [candidate.record_id - 1 for candidate in found] == [
        RELATED[n] for n in RELATED if n == number
    ]


def test_a_forerunner_with_the_board_turned_is_found(filled: Library) -> None:
    for number, other in RELATED.items():
        problem = PUBLISHED[number].problem
        (alike,) = like_this(filled, problem, solved(problem), besides=number + 1)
        assert alike.record_id == other + 1
        told = {feature.likeness: feature for feature in alike.common}
        assert Likeness.TURNED in told
        assert told[Likeness.MEN].count == len(PUBLISHED[other].problem.position)
        assert {Likeness.ALL_MATES, Likeness.KEY_MAN} <= set(told)


def test_a_mirrored_version_with_its_play_has_everything_in_common(filled: Library) -> None:
    whole = {Likeness.KEY, Likeness.ALL_MATES, Likeness.STIPULATION}
    seen = 0
    for number, each in enumerate(PUBLISHED):
        version = each.versions.get("mirrored")
        if version is None or not each.problem.stipulation.is_direct:
            continue
        alike, *_ = like_this(filled, version, solved(version))
        assert alike.record_id == number + 1
        assert whole <= {feature.likeness for feature in alike.common}
        assert alike.score > 0.95
        seen += 1
    assert seen > 8
