# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of the profile, what pays for what is fatal, and the award that is made of it.

The positions were published in 1925 or before.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cases import every

from composer import solve
from composer.analysis.award import NOT_JUDGED, award_sentences
from composer.analysis.judging.construction import activity
from composer.analysis.judging.content import Content
from composer.analysis.judging.key import unprovided
from composer.analysis.points import FAULTS, KEPT_POINTS, Level, Point, Weight, from_the_top
from composer.analysis.quality import Quality
from composer.analysis.report import Analysis, analyse
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.said.sentence import Template, said
from composer.solver.solution import Verdict

GOLDEN: list[dict[str, Any]] = json.loads(
    Path(__file__).parent.joinpath("profile.json").read_text(encoding="utf-8")
)
AT_HOME = "Q7/1r1N2N1/4p3/1p1kP3/1PR3n1/2P5/3K4/8 w - - 0 1"
LOST = "8/2K5/8/k1Nb4/B2N4/2P5/8/8 w - - 0 1"
OPEN = ("unprovided_flight", "unprovided_check")
SHORT = "8/1p6/8/2P5/N1k1K3/8/1Q6/8 w - - 0 1"
CASTLES = "1r6/1pB5/pPPN4/k7/1p6/np6/1N2B3/R3K3 w Q - 0 1"
PASSING = "3R4/Np4K1/3Bk3/8/3p4/8/4PPR1/4b3 w - - 0 1"
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"


@pytest.fixture(scope="module")
def star() -> Analysis:
    return analyse(solve(STAR, "#2"))


@every("record", GOLDEN)
def test_where_a_point_stands_and_whether_it_is_paid(record: dict[str, Any]) -> None:
    points = analyse(solve(record["fen"], "#2")).quality.points
    found: dict[str, list[object]] = {}
    for point in points:
        found.setdefault(point.id, [point.level.value, point.weight.value, point.paid])
        assert point.paid == ("Paid for by" in str(point.sentence))
    assert {name: found.get(name) for name in record["levels"]} == record["levels"]


@every("record", GOLDEN)
def test_it_is_read_from_the_top(record: dict[str, Any]) -> None:
    points = analyse(solve(record["fen"], "#2")).quality.points
    levels, weights = list(Level), (*FAULTS, Weight.MERIT, Weight.NEUTRAL)
    places = [(levels.index(p.level), weights.index(p.weight)) for p in points]
    assert places == sorted(places)


def test_a_mutate_shows_its_mates_and_their_changes_once(star: Analysis) -> None:
    content = star.quality.content
    assert content is not None
    assert (content.mates, len(content.thematic), content.unity) == (4, 4, 1.0)
    # the set mates come again after waiting tries: what is changed twice is counted once
    assert content.changes[0].phase.kind == "set"
    pairs = [
        (part.phase.unique[answer.code], star.study.key.unique[answer.code])
        for part in content.changes
        for answer in part.defences
        if star.study.key is not None
    ]
    assert len(set(pairs)) == len(pairs) == content.changed
    assert content.size == content.mates + content.changed


@every("record", GOLDEN)
def test_no_two_changes_of_a_phase_share_a_mate(record: dict[str, Any]) -> None:
    analysis = analyse(solve(record["fen"], "#2"))
    content, key = analysis.quality.content, analysis.study.key
    assert content is not None
    assert key is not None
    assert content.mates == analysis.quality.counts.mates
    for part in content.changes:
        old = [part.phase.unique[answer.code] for answer in part.defences]
        new = [key.unique[answer.code] for answer in part.defences]
        assert len(set(old)) == len(old) == len(set(new))
        assert not {*zip(old, new, strict=True)} & {(mate, mate) for mate in old}


def test_what_is_fatal_outweighs_content_and_content_all_below() -> None:
    fault = Point("promoted_men", Weight.SERIOUS, said("A fault."))
    out = Point("cook", Weight.DISQUALIFIES, said("A cook."))
    slight, full = Content(2), Content(9)
    order = [
        Quality((out,), content=full),
        Quality((fault,), content=full),
        Quality((), content=slight),
        Quality((fault.paid_for(said("Paid.")),), content=full),
    ]
    assert [quality.rank for quality in order] == sorted(quality.rank for quality in order)
    assert order[-1].fatal == ()


def test_every_point_that_is_kept_has_a_level() -> None:
    for name in KEPT_POINTS:
        assert Point(name, Weight.MERIT, said("Good.")).level in Level


@every(
    "fen",
    [
        "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1",  # two if White castles
    ],
)
def test_keys_of_different_rights_are_no_cook(fen: str) -> None:
    solution = solve(fen, "#2")
    assert solution.verdict is Verdict.DEPENDS
    assert len(solution.keys) > 1
    assert not [p for p in analyse(solution).quality.points if p.level is Level.OUT]


@every("record", GOLDEN)
def test_models_are_counted_as_they_are_told(record: dict[str, Any]) -> None:
    quality = analyse(solve(record["fen"], "#2")).quality
    told = {point.id: point.count for point in quality.points}
    assert quality.counts.model == told.get("model_mates", 0)


def test_an_officer_idle_in_set_play_is_told_only_where_set_play_counts() -> None:
    """And never of the man that makes the key, which has not moved there."""
    points = {p.id: p for p in analyse(solve(AT_HOME, "#2")).quality.points}
    assert "changed_mates" not in points
    assert "idle_in_phase" not in points


def test_lost_set_mates_that_are_duals_now_are_told_once() -> None:
    points = {p.id for p in analyse(solve(LOST, "#2")).quality.points}
    assert "dual" in points
    assert "set_mates_lost" not in points


def test_duals_of_short_mates_are_told_once() -> None:
    points = {p.id: p for p in analyse(solve(SHORT, "#3")).quality.points}
    assert "2.Nb6#/Nb2#/Qc3#" in str(points["short_variations"].sentence)
    assert not points.keys() & {"dual", "dual_free"}


def test_a_check_by_the_king_is_told_as_a_check() -> None:
    left = solve("8/8/8/8/3K2kr/8/8/1Q6 w - - 0 1", "#2").set_play
    assert left is not None
    checks = [m for m in left.unprovided if m.mark is Mark.CHECK and m.man.kind is Kind.KING]
    assert checks
    told = [p.id for p in unprovided(checks, dict.fromkeys(OPEN, Weight.FLAW), Template("{moves}"))]
    assert told == ["unprovided_check"]


def test_the_rook_that_castles_as_the_key_takes_part() -> None:
    analysis = analyse(solve(CASTLES, "#2"))
    key = analysis.study.key
    assert key is not None
    assert key.first.castling is not None
    assert activity(key)[0] > 0  # from a1, where it stands in the diagram
    assert not [p for p in analysis.quality.points if p.id.startswith("idle") and 0 in p.squares]


def test_taking_en_passant_is_taking_the_man_that_tries() -> None:
    analysis = analyse(solve(PASSING, "#2"))
    (crude,) = [point for point in analysis.quality.points if point.id == "crude_refutation"]
    assert "e.p.!" in str(crude.sentence)


def test_half_of_a_play_that_is_mirrored_is_not_called_both_halves() -> None:
    for record in GOLDEN:
        for point in analyse(solve(record["fen"], "#2")).quality.points:
            if point.id == "symmetric_play":
                halves = "Both halves" in str(point.sentence)
                assert halves <= (point.level is Level.FATAL)


def test_an_award_says_nothing_for_what_is_no_problem() -> None:
    good = Point("meredith", Weight.MERIT, said("A Meredith."))
    cook = Point("cook", Weight.DISQUALIFIES, said("A cook."))
    assert [str(s) for s in award_sentences((cook, good))] == ["Against: A cook.", str(NOT_JUDGED)]


def test_an_award_says_for_against_and_what_is_not_judged(star: Analysis) -> None:
    good, bad = (Point("dual_free", Weight.MERIT, said("No dual."))), star.quality.points[0]
    assert bad.weight is Weight.FLAW
    note = replace(good, weight=Weight.NEUTRAL, sentence=said("A note."))
    told = [str(sentence) for sentence in award_sentences(from_the_top((good, bad, note)))]
    assert told == ["For: No dual.", f"Against: {bad.sentence}", str(NOT_JUDGED)]
    assert award_sentences(()) == (NOT_JUDGED,)


def test_of_many_solutions_a_few_are_named() -> None:
    points = analyse(solve("8/1R6/3r4/2kr4/4R3/7p/6pq/K5bb b - - 0 1", "h#2")).quality.points
    (first, *_) = [str(point.sentence) for point in points if point.id == "repeated_mate"]
    assert first == "The mate Rec4# is the same in solutions I, II, III, IV, V and 49 more."
    (moves,) = [str(point.sentence) for point in points if point.id == "repeated_moves"]
    assert "Rbb4 (I, II, III, IV, V and 49 more)" in moves
