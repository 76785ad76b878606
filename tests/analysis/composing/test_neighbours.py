# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from analysis.composing.naive import TWENTY, verdict_and_keys
from thorough import BRUTE, many

from composer.analysis.comparing.difference import Difference, Themes
from composer.analysis.comparing.edit import Edit, EditKind
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.edits import Limits
from composer.analysis.composing.neighbours import Neighbour, Progress, neighbours, rank
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.fen import fen, parse_fen
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
LONG = "r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4 w - - 0 1"
SAMPLE = many(12, 12, 24)
FEW = many(1, 1, 2)  # positions that are compared in full each time
Made = Callable[..., Baseline]


def _all(
    baseline: Baseline, session: Session, **asked: object
) -> tuple[dict[int, Neighbour], list[Progress]]:
    reports = list(neighbours(baseline, session=session, **asked))  # type: ignore[arg-type]
    return {neighbour.number: neighbour for report in reports for neighbour in report.new}, reports


@pytest.mark.parametrize("text", TWENTY)
def test_every_edit_is_as_the_reference_solver_finds_it(
    text: str, baseline_of: Made, session: Session
) -> None:
    """All edits of two positions, of the others a sample; all where there are hours."""
    found, reports = _all(baseline_of(text), session)
    assert reports[-1].complete
    assert reports[-1].tried == reports[-1].total == len(found)
    compared = list(found.values())
    if not BRUTE and text not in TWENTY[:FEW]:
        compared = random.Random(text).sample(compared, SAMPLE)
        compared += [
            neighbour for neighbour in found.values() if neighbour.verdict is Verdict.SOUND
        ][:6]
    for neighbour in compared:
        verdict, keys = verdict_and_keys(neighbour.edit.apply(parse_fen(text)))
        assert neighbour.verdict is verdict, neighbour.edit.words
        assert {key.uci for key in neighbour.keys} == keys
        assert neighbour.complete
        assert neighbour.confirmed == (verdict is Verdict.SOUND)


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_change_nothing(baseline_of: Made, session: Session, threads: int) -> None:
    found, reports = _all(baseline_of(STAR), session, threads=threads)
    alone, _ = _all(baseline_of(STAR), session, threads=1)
    assert found == alone
    last = reports[-1]
    sound = [neighbour for neighbour in found.values() if neighbour.verdict is Verdict.SOUND]
    assert last.sound == last.confirmed == len(sound)
    counts = [report.tried for report in reports]
    assert counts == sorted(counts)


def test_what_is_compared_is_what_an_analysis_says(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(STAR)
    found, _ = _all(baseline, session, kinds=(EditKind.REMOVE, EditKind.CHANGE))
    for neighbour in found.values():
        if neighbour.comparison is None:
            continue
        after = baseline_of(fen(neighbour.edit.apply(parse_fen(STAR))))
        old = {flag.id for flag in baseline.flags}
        new = {flag.id for flag in after.flags}
        assert set(neighbour.comparison.kept) == old & new
        assert {flag.id for flag in neighbour.comparison.lost} == old - new
        assert {flag.id for flag in neighbour.comparison.gained} == new - old
        assert neighbour.comparison.duals == len(PlayTree.of(after.phase).duals)
        assert neighbour.comparison.men == len(after.position)


def test_a_mirrored_problem_is_the_same_in_all_that_is_compared(
    baseline_of: Made, session: Session
) -> None:
    found, _ = _all(baseline_of(STAR), session, kinds=[EditKind.MIRROR])
    mirror = next(
        neighbour for neighbour in found.values() if "a1 to h1" in str(neighbour.edit.words)
    )
    assert mirror.comparison is not None
    assert mirror.comparison.same_play
    assert mirror.comparison.mates.kept == mirror.comparison.mates.before > 0
    assert [key.uci for key in mirror.keys] == ["d3d4"]


def test_limits_and_kinds_are_kept(baseline_of: Made, session: Session) -> None:
    squares = frozenset({parse_square("a3"), parse_square("a4")})
    limits = Limits(squares=squares)
    found, _ = _all(baseline_of(STAR), session, kinds=[EditKind.REMOVE], limits=limits)
    assert {str(neighbour.edit.words) for neighbour in found.values()} == {
        "Remove white pawn a3",
        "Remove black pawn a4",
    }


def test_a_longer_problem_says_how_many_are_done(baseline_of: Made, session: Session) -> None:
    text = "8/8/8/8/8/5K2/7R/5k2 w - - 0 1"
    baseline = baseline_of(text, "#3")
    kinds = (EditKind.MOVE, EditKind.REMOVE)
    found, reports = _all(baseline, session, kinds=kinds, threads=2)
    assert reports[-1].complete
    assert reports[-1].tried == reports[-1].total
    for neighbour in found.values():
        alone = solve(neighbour.edit.apply(parse_fen(text)), "#3", session=session)
        assert neighbour.verdict is alone.verdict
        assert neighbour.confirmed == (alone.verdict is Verdict.SOUND)


def test_an_edit_of_the_position_cancels_it(baseline_of: Made, session: Session) -> None:
    eight = replace(baseline_of(LONG, "#3"), stipulation=parse_stipulation("#8"))
    token = Token()
    stopper = threading.Timer(0.05, token.cancel)
    stopper.start()
    reports = list(neighbours(eight, cancel=token, session=session))
    stopper.join()
    assert not any(report.complete for report in reports)
    unfinished = [n for report in reports for n in report.new if not n.complete]
    assert all(n.verdict is not Verdict.NO_SOLUTION for n in unfinished)


def test_nobody_need_wait_for_the_end(baseline_of: Made, session: Session) -> None:
    reports = neighbours(baseline_of(STAR), session=session, threads=2)
    next(reports)
    reports.close()  # what is left behind fails the test


def test_a_diagram_that_cannot_be_solved_has_neighbours_that_can(
    baseline_of: Made, session: Session
) -> None:
    text = "k7/8/1K6/8/8/8/8/R7 w - - 0 1"  # the king stands in check
    baseline = baseline_of(text)
    assert baseline.key is None
    found, _ = _all(baseline, session, kinds=[EditKind.MOVE])
    assert any(neighbour.verdict is not Verdict.INVALID for neighbour in found.values())


def _neighbour(number: int, **compared: object) -> Neighbour:
    edit = Edit.remove(parse_fen(STAR), parse_square("a3"))
    shown = {name: compared.pop(name) for name in ("lost", "gained") if name in compared}
    themes = Themes(**shown)  # type: ignore[arg-type]
    comparison = Difference(**{"same_key": True, "themes": themes, **compared})  # type: ignore[arg-type]
    return Neighbour(number, edit, Verdict.SOUND, comparison=comparison)


def test_the_rank_puts_key_themes_duals_and_men_in_this_order() -> None:
    flag = Flag("grimshaw", Grade.THEME, "key")
    best_first = [
        _neighbour(9, gained=(flag,), duals=2, men_saved=-1),
        _neighbour(8, duals=0, men_saved=1),
        _neighbour(7, duals=0),
        _neighbour(6, duals=1, men_saved=3),
        _neighbour(5, lost=(flag,)),
        _neighbour(4, lost=(flag, flag)),
        _neighbour(3, same_key=False, gained=(flag, flag)),
        replace(_neighbour(2), comparison=None),
        replace(_neighbour(1), comparison=None, verdict=Verdict.COOKED),
    ]
    mixed = random.Random(8).sample(best_first, len(best_first))
    assert sorted(mixed, key=rank) == best_first
