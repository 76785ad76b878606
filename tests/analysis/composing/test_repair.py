# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from composer.analysis.comparing.edit import Edit, EditKind, Edits
from composer.analysis.composing import repair as repairing
from composer.analysis.composing import trial
from composer.analysis.composing.baseline import Baseline, same_move
from composer.analysis.composing.edits import Limits
from composer.analysis.composing.flaws import Flaw, FlawKind, flaws, is_mended, keys_to_mean
from composer.analysis.composing.repair import Repair, RepairProgress, repairs
from composer.analysis.composing.repairrows import repair_rows
from composer.analysis.composing.wording import flaw_move, flaw_sentence, what_stays
from composer.analysis.report import analyse
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

COOKED = "6K1/8/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1"  # 1.Rg6 meant; 1.Kf7 and 1.Rxf2 too
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
NO_KEY = "4B3/1p1PkP1p/pP2p2P/K3N3/p6p/P3Q3/8/8 w - - 0 1"  # 1.Qe4? h3!
FLIGHT = "2N5/8/5p1Q/RK3P2/3k4/R1bN1Bp1/nB4n1/8 w - - 0 1"  # 1...Kxd3 has no set mate
LOYD = "8/8/8/8/7p/4PQpp/R5q1/KR4Bk w - - 0 1"  # S. Loyd, Baltimore Herald 1880: a dual
BAIRD = "B2R4/B7/2Nb2p1/R3p1P1/4kP2/7P/1P5P/3KN3 w - - 0 1"
"""E. E. Baird, Hackney Mercury 1892: a flight without set mate, for which no edit provides."""
PASSING = "B6B/3R4/3b4/1nN1pP2/p2k4/1P5K/8/2Q5 w - - 0 1"  # is the capture in passing allowed?
Made = Callable[..., Baseline]


def _found(
    baseline: Baseline, asked: Sequence[Flaw], session: Session, **named: object
) -> tuple[list[Repair], RepairProgress]:
    reports = list(repairs(baseline, asked, session=session, **named))  # type: ignore[arg-type]
    return [repair for report in reports for repair in report.new], reports[-1]


def _of_kind(baseline: Baseline, kind: FlawKind) -> list[Flaw]:
    return [flaw for flaw in flaws(baseline) if flaw.kind is kind]


def _after(baseline: Baseline, repair: Repair) -> Solution:
    return solve(repair.step.apply(baseline.position), "#2")


def test_the_flaws_of_a_cooked_position_are_named(baseline_of: Made) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    assert [key.san for key in keys_to_mean(baseline.solution)] == ["Kf7", "Rg6", "Rxf2"]
    sentences = [f"{flaw_move(flaw)} {flaw_sentence(flaw)}" for flaw in flaws(baseline)]
    assert sentences[:2] == ["1.Kf7 also solves", "1.Rxf2 also solves"]
    assert len(_of_kind(baseline, FlawKind.DUAL)) == 5
    assert all(re.match(r"1\.\.\.N\S+ dual: 2\.", text) for text in sentences[2:])


def test_without_a_key_that_is_meant_nothing_is_a_flaw(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED)
    assert flaws(baseline) == ()
    with pytest.raises(ValueError, match="a key to keep"):
        repairs(baseline, [], session=session)


def test_cooks_are_stopped_and_the_key_is_kept(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    cooks = _of_kind(baseline, FlawKind.COOK)
    found, last = _found(baseline, cooks, session)
    assert last.complete
    assert last.tried == last.total
    whole = {str(repair.step.words) for repair in found if repair.all_mended}
    assert whole >= {"Add black pawn g7", "Rook g3 to g4", "Rook g3 to a6"}
    for repair in found:
        solution = _after(baseline, repair)
        assert solution.verdict is repair.verdict
        targets = {key.move.target for key in solution.keys if key.move}
        assert (
            parse_square("g6") in targets
            or not isinstance(repair.step, Edit)
            or (repair.step.kind in (EditKind.SHIFT, EditKind.MIRROR))
        )
        assert (repair.verdict is Verdict.SOUND) == repair.all_mended
        assert len(solution.keys) == 3 - len(repair.mends)


def test_no_repair_is_missing(baseline_of: Made, session: Session) -> None:
    """Every single edit that leaves the meant key alone is among the repairs."""
    from composer.analysis.composing.neighbours import neighbours

    baseline = baseline_of(COOKED, meant="Rg6")
    cooks = _of_kind(baseline, FlawKind.COOK)
    found, _ = _found(baseline, cooks, session)
    sound = {
        str(new.edit.words)
        for report in neighbours(baseline, session=session)
        for new in report.new
        if new.confirmed and new.same_key
    }
    assert {str(repair.step.words) for repair in found if repair.all_mended} == sound


def test_rows_bring_together_what_does_the_same(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    found, _ = _found(baseline, _of_kind(baseline, FlawKind.COOK), session)
    rows = repair_rows(found)
    assert [str(word) for word in rows[0].words] == ["Add black pawn g7"]
    assert str(what_stays(rows[0].first.comparison)) == "no dual left, mates kept: 6 of 6"
    assert rows[0].first.comparison.duals_fewer == 5
    words = [", ".join(map(str, row.words)) for row in rows]
    assert "Rook g3 to a6, b6, c6 or d6" in words
    same = rows[words.index("Rook g3 to a6, b6, c6 or d6")]
    assert str(what_stays(same.first.comparison)) == "all 18 defences and mates unchanged"
    assert sum(len(row.repairs) for row in rows) == len(found)
    halves = [row.first.all_mended for row in rows]
    assert halves == sorted(halves, reverse=True)


def test_a_dual_is_mended(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    dual = _of_kind(baseline, FlawKind.DUAL)[0]
    found, _ = _found(baseline, [dual], session)
    assert "Add black pawn g7" in {str(repair.step.words) for repair in found}
    for repair in found:
        phase = next(k for k in _after(baseline, repair).keys if k.move and k.move.san == "Rg6")
        variation = next(v for v in phase.variations if same_move(v.defence, dual.move))
        assert len(variation.continuations) == 1


def test_a_try_becomes_the_key(baseline_of: Made, session: Session) -> None:
    solution = solve(NO_KEY, "#2")
    assert solution.verdict is Verdict.NO_SOLUTION
    meant = next(move for move in keys_to_mean(solution) if move.san == "Qe4")
    baseline = baseline_of(NO_KEY, meant="Qe4")
    refutations = _of_kind(baseline, FlawKind.REFUTED)
    assert refutations
    assert str(flaw_sentence(refutations[0])) == "refutes 1.Qe4?"
    found, last = _found(baseline, refutations, session)
    assert last.complete
    assert "Remove black pawn h4" in {str(repair.step.words) for repair in found}
    for repair in found:
        assert repair.verdict is Verdict.SOUND
        assert isinstance(repair.step, Edit)
        if repair.step.squares and parse_square("e3") not in repair.step.squares:
            assert same_move(repair.keys[0], meant)


def test_an_unprovided_flight_gets_a_set_mate(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(FLIGHT)
    (flight,) = _of_kind(baseline, FlawKind.FLIGHT)
    assert str(flaw_move(flight)) == "1...Kxd3"
    assert str(flaw_sentence(flight)) == "flight without a set mate"
    found, _ = _found(baseline, [flight], session)
    assert "Add white knight b1" in {str(repair.step.words) for repair in found}
    for repair in found:
        set_play = _after(baseline, repair).set_play
        assert set_play is not None
        if isinstance(repair.step, Edit) and repair.step.squares:
            assert any(same_move(v.defence, flight.move) for v in set_play.variations)


def test_two_edits_are_tried_where_one_does_not_do(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    cooks = _of_kind(baseline, FlawKind.COOK)
    found, last = _found(baseline, cooks, session, kinds=[EditKind.KING, EditKind.REMOVE])
    single = [repair for repair in found if isinstance(repair.step, Edit)]
    assert not any(repair.all_mended for repair in single)
    assert last.pairs
    for repair in found:
        if isinstance(repair.step, Edits) and repair.all_mended:
            assert _after(baseline, repair).verdict is Verdict.SOUND


def test_a_cancelled_repair_is_not_complete(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    token = Token()
    token.cancel()
    reports = list(repairs(baseline, flaws(baseline), cancel=token, session=session))
    assert not any(report.complete for report in reports)


@pytest.mark.parametrize(("fen", "kind"), [(LOYD, FlawKind.DUAL), (BAIRD, FlawKind.FLIGHT)])
def test_pairs_are_tried_for_a_single_flaw(
    baseline_of: Made, session: Session, fen: str, kind: FlawKind
) -> None:
    baseline = baseline_of(fen)
    flaw = _of_kind(baseline, kind)[0]
    found, last = _found(baseline, [flaw], session)
    assert last.complete
    assert last.pairs
    assert last.tried == last.total
    assert found
    boards = set()
    for repair in found:
        assert isinstance(repair.step, Edits)
        first, second = repair.step.parts
        assert not set(first.squares) & set(second.squares)
        solution = _after(baseline, repair)
        assert solution.verdict is repair.verdict is Verdict.SOUND
        assert is_mended(flaw, baseline, repair.step, solution)
        assert repair.comparison.same_key
        for part in (first, second):  # one of them alone would have been offered alone
            alone = solve(part.apply(baseline.position), "#2")
            assert alone.verdict is not Verdict.SOUND or not is_mended(flaw, baseline, part, alone)
        boards.add(repair.step.apply(baseline.position).board)
    assert len(boards) == len(found)
    rows = repair_rows(found)
    assert sum(len(row.repairs) for row in rows) == len(found)
    for row in rows:  # alternatives differ in the second edit alone
        assert {repair.step.parts[0] for repair in row.repairs} == {row.before}
        assert row.words[0] == row.before.words


def test_pairs_that_were_not_solved_in_full_are_not_said_to_be_tried(
    baseline_of: Made, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repairing, "_WORTH", 0)
    baseline = baseline_of(LOYD)
    found, last = _found(baseline, [_of_kind(baseline, FlawKind.DUAL)[0]], session)
    assert not found
    assert last.complete
    assert not last.all_pairs
    assert last.tried < last.total


def test_pairs_are_tried_too_where_they_are_wanted(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    cooks = _of_kind(baseline, FlawKind.COOK)
    within = Limits(men=frozenset((Man.BLACK_PAWN, Man.WHITE_KNIGHT)))
    alone, last = _found(baseline, cooks, session, limits=within)
    assert not last.pairs
    both, last = _found(baseline, cooks, session, limits=within, pairs=True)
    assert last.pairs
    assert {repair.step for repair in alone} < {repair.step for repair in both}
    whole = {repair.step for repair in alone if repair.all_mended}
    for repair in both:
        assert (_after(baseline, repair).verdict is Verdict.SOUND) == repair.all_mended
        if isinstance(repair.step, Edits):
            assert not whole & set(repair.step.parts)  # that would be one edit too many


def test_pairs_stop_soon_after_they_are_cancelled(baseline_of: Made, session: Session) -> None:
    baseline, token = baseline_of(BAIRD), Token()
    flight = _of_kind(baseline, FlawKind.FLIGHT)[0]
    after = 0
    for report in repairs(baseline, [flight], cancel=token, session=session):
        after += token.cancelled
        assert not report.complete
        if report.pairs:
            token.cancel()
    assert token.cancelled
    assert after <= 2


def test_pairs_obey_the_limits(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(LOYD)
    dual = _of_kind(baseline, FlawKind.DUAL)[0]
    within = Limits(most_men=len(baseline.position))
    found, _ = _found(baseline, [dual], session, limits=within)
    assert all(repair.comparison.men <= within.most_men for repair in found)


def test_a_cook_of_reflex_play_is_stopped_and_the_key_is_kept(session: Session) -> None:
    cooked = "3N4/8/P6k/8/4b2p/5q2/4P1K1/8 w - - 0 1"  # r#1: 1.Kg1 and 1.Kh2
    solution = solve(cooked, "r#1")
    (meant,) = [key.move for key in solution.keys if key.move and key.move.uci == "g2g1"]
    baseline = Baseline.of(analyse(solution), meant)
    (cook,) = flaws(baseline)  # what mates is no dual, though nothing answers it
    assert (cook.kind, cook.move.uci) == (FlawKind.COOK, "g2h2")
    found, last = _found(baseline, [cook], session, kinds=[EditKind.ADD, EditKind.REMOVE])
    assert last.complete
    whole = [repair for repair in found if repair.all_mended]
    assert whole
    for repair in whole:
        after = solve(repair.step.apply(baseline.position), "r#1")
        assert [key.move.uci for key in after.keys if key.move] == ["g2g1"]


def test_moves_without_set_answer_are_a_flaw_of_direct_play_only() -> None:
    solution = solve("8/6N1/8/8/8/kp6/p7/K7 w - - 0 1", "s#2", SolveOptions(refutations=99))
    assert solution.set_play is not None
    assert [move.uci for move in solution.set_play.unprovided] == ["a3b4", "a3a4"]
    assert solution.tries
    for phase in solution.tries:
        kinds = {flaw.kind for flaw in flaws(Baseline.of(analyse(solution), phase.move))}
        assert not kinds & {FlawKind.FLIGHT, FlawKind.CHECK}


def test_no_game_is_looked_for_after_an_edit_that_mends_nothing(
    baseline_of: Made, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    baseline = baseline_of(PASSING)
    assert baseline.key is not None
    step = Edit.put(baseline.position, parse_square("h1"), Man.BLACK_PAWN)
    asked = Flaw(FlawKind.COOK, baseline.key, baseline.key)
    searched: list[SolveOptions] = []

    def solved(*given: Any) -> Solution:
        searched.append(given[2])
        return solve(*given)

    monkeypatch.setattr(trial, "solve", solved)
    tried = trial.Trial(baseline, (asked,), Token(), session)
    assert tried.confirmed(step, step.apply(baseline.position)) is None
    assert [options.decide for options in searched] == [False]
