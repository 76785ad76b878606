# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

from composer import solve
from composer.analysis.points import Weight
from composer.analysis.quality import Quality, quality_of
from composer.analysis.study import Study
from composer.solver.solution import Solution

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
Solved = Callable[[str], Solution]


def quality(solution: Solution) -> Quality:
    return quality_of(Study.of(solution))


def points(solution: Solution) -> dict[str, Weight]:
    return {point.id: point.weight for point in quality(solution).points}


def test_a_sound_mutate(solved: Solved) -> None:
    found = quality(solved(STAR))
    ids = {point.id for point in found.points}
    assert {"changed_mates", "dual_free", "symmetric_play"} <= ids
    assert not {point.weight for point in found.points} & {Weight.DISQUALIFIES, Weight.SERIOUS}
    assert (found.counts.white, found.counts.black) == (9, 6)
    assert (found.counts.variations, found.counts.mates, found.counts.changed) == (4, 4, 4)


def test_what_is_no_problem_is_disqualified() -> None:
    nothing = points(solve("7k/8/8/8/8/8/8/K1R5", "#2"))
    assert nothing["no_solution"] is Weight.DISQUALIFIES
    many = points(solve("7k/R7/8/8/8/8/8/KQ6", "#2"))
    assert Weight.DISQUALIFIES in many.values()


def test_promoted_force_is_named() -> None:
    found = quality(solve("7k/8/5K2/8/8/8/8/QQ6", "#2"))
    (promoted,) = (point for point in found.points if point.id == "promoted_men")
    assert promoted.weight is Weight.SERIOUS
    assert len(promoted.squares) == 2


def test_an_idle_officer_is_named(solved: Solved) -> None:
    """A knight put into the far corner of a sound problem does nothing."""
    threat = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
    assert "idle_officer" not in points(solved(threat))
    found = quality(solved(threat.replace("8/", "7N/", 1)))
    (idle,) = (point for point in found.points if point.id == "idle_officer")
    assert idle.squares == (63,)


def test_a_longer_problem_gets_no_points_of_two_movers() -> None:
    found = {p.id for p in quality(solve("8/8/3R4/2BPk3/1R6/K4P2/8/8", "#3")).points}
    assert "quiet_continuations" in found
    assert not {"variety_of_errors", "changed_mates", "white_force", "strong_tries"} & found
