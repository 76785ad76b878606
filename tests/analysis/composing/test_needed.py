# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from itertools import combinations

import pytest

from composer.analysis.comparing import playtree
from composer.analysis.composing.needed import Needs, Why, needs
from composer.analysis.composing.without import Need
from composer.analysis.composing.wording import need_sentence, pair_sentence
from composer.analysis.report import Analysis, analyse
from composer.problem.edits import put, remove
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square, square_name
from composer.solver import judging
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREE = "8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1"


def _analysed(what: str | Position, session: Session, stipulation: str = "#2") -> Analysis:
    return analyse(solve(what, stipulation, session=session))


def _last(analysis: Analysis, session: Session) -> Needs:
    *_, last = needs(analysis, session=session)
    assert last.complete
    return last


def test_the_star_stays_sound_without_both_pawns_of_the_a_file_but_not_without_either(
    session: Session,
) -> None:
    found = _last(_analysed(STAR, session), session)
    (pair,) = found.pairs
    assert [square_name(square) for square in pair.squares] == ["a3", "a4"]
    assert pair.need is Need.SAME_KEY  # of set play a mate is lost
    told = "a3 and a4 can go together: the key stays, the play changes"
    assert str(pair_sentence(pair)) == told
    alone = {square_name(ring.square): ring.need for ring in found.rings}
    assert alone["a3"] is Need.NEEDED
    assert alone["a4"] is Need.STOPS_COOK


def test_pairs_are_those_that_the_solver_finds(session: Session) -> None:
    position = parse_fen(STAR)
    men = [square for square, man in position if man.kind is not Kind.KING]

    def keeps_key(*squares: int) -> bool:
        without = position
        for square in squares:
            without = remove(without, square)
        found = solve_keys(without, "#2", session=session)
        sound = found.verdict is Verdict.SOUND
        return sound and [key.move.uci for key in found.keys if key.move] == ["e3e4"]

    needed = [square for square in men if not keeps_key(square)]
    pairs = {pair for pair in combinations(needed, 2) if keeps_key(*pair)}
    assert {pair.squares for pair in _last(_analysed(STAR, session), session).pairs} == pairs


def test_a_man_who_can_go_is_ringed(session: Session) -> None:
    corner = parse_square("h8")
    start = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
    position = put(parse_fen(start), corner, Man.WHITE_KNIGHT)
    rings = {ring.square: ring for ring in _last(_analysed(position, session), session).rings}
    assert rings[corner].need is Need.CAN_GO
    assert str(need_sentence(rings[corner])) == "can go: key and play stay"


def test_it_is_told_what_goes_wrong_without_a_man_who_is_needed(session: Session) -> None:
    position = parse_fen(STAR)
    needed = [r for r in _last(_analysed(STAR, session), session).rings if r.need is Need.NEEDED]
    assert {square_name(r.square): r.why for r in needed}["e3"] is Why.KEY_MAN
    refuted = [ring for ring in needed if ring.why is Why.REFUTED]
    assert {square_name(r.square) for r in refuted} == {"a3", "e5", "b6", "e6", "h6", "d7", "f7"}
    for ring in refuted:  # the reference: the key fails to these defences and no others
        found = solve(remove(position, ring.square), "#2", SolveOptions(refutations=99))
        phase = next(phase for phase in found.tries if phase.move and phase.move.uci == "e3e4")
        assert ring.defences == phase.refutations
    a3 = next(ring for ring in refuted if ring.square == parse_square("a3"))
    assert str(need_sentence(a3)) == "needed: without him no mate after 1...a3"


def test_men_are_needed_for_mates_and_for_their_defences_too(session: Session) -> None:
    threats = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
    rings = {square_name(r.square): r for r in _last(_analysed(threats, session), session).rings}
    assert {name: ring.why for name, ring in rings.items()} == {
        "b1": Why.REFUTED,
        "b2": Why.MATES,
        "c3": Why.KEY_MAN,
        "b4": Why.DEFENDS,
        "d4": Why.REFUTED,
        "d5": Why.REFUTED,
        "d7": Why.DEFENDS,
    }
    assert [move.san for move in rings["b4"].defences] == ["b3"]


def test_what_a_man_stops_is_named(session: Session) -> None:
    rings = {square_name(r.square): r for r in _last(_analysed(STAR, session), session).rings}
    assert str(need_sentence(rings["a4"])) == "only stops the cook 1.a4"
    assert rings["h7"].need is Need.REFUTES
    assert str(need_sentence(rings["h7"])) == "without him no refutation of 1.Ng6+"
    tries = {phase.move.san for phase in solve(STAR, "#2").tries if phase.move}
    assert "Ng6+" in tries
    for name in ("a4", "h7"):
        without = solve_keys(remove(parse_fen(STAR), parse_square(name)), "#2")
        others = {key.move.uci for key in without.keys if key.move} - {"e3e4"}
        assert {move.uci for move in rings[name].moves} == others


def test_a_longer_problem_has_rings_too(session: Session) -> None:
    analysis = _analysed(THREE, session, "#3")
    if analysis.solution.verdict is not Verdict.SOUND:
        pytest.fail("the test needs a sound mate in three")
    found = _last(analysis, session)
    assert len(found.rings) == len(analysis.solution.position) - 2
    (key,) = (phase.move for phase in analysis.solution.keys)
    assert key is not None
    for ring in found.rings:
        without = solve_keys(remove(parse_fen(THREE), ring.square), "#3", session=session)
        keys = {key.move.uci for key in without.keys if key.move}
        assert (ring.need is Need.NEEDED) == (key.uci not in keys)
        if ring.need in (Need.STOPS_COOK, Need.REFUTES):
            assert {move.uci for move in ring.moves} == keys - {key.uci}


def test_of_an_unsound_problem_nothing_is_said(session: Session) -> None:
    (only,) = needs(_analysed(fen(remove(parse_fen(STAR), parse_square("e3"))), session))
    assert only == Needs(complete=True)


def test_solutions_are_looked_for_among_more_cooks_than_are_listed(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "8/6N1/7p/6nP/3K1k2/7P/6P1/6N1 b - - 0 1"  # Dawson 1921
    analysis = _analysed(position, session, "h#2")
    whole = {ring.square: ring.need for ring in _last(analysis, session).rings}
    assert {Need.NEEDED, Need.STOPS_COOK} <= set(whole.values())
    monkeypatch.setattr(judging, "MOST_JUDGED", 1)
    assert {ring.square: ring.need for ring in _last(analysis, session).rings} == whole


def test_where_rights_exclude_each_other_nothing_is_said(session: Session) -> None:
    """Each castling has a key of its own: none of them is the key that is to stay."""
    either = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"  # Loyd, Missouri Democrat 1859
    analysis = _analysed(either, session)
    assert analysis.solution.verdict is Verdict.SOUND
    assert len(analysis.solution.keys) == 2
    (only,) = needs(analysis, session=session)
    assert only == Needs(complete=True)


def test_a_stopped_test_says_so(session: Session) -> None:
    token = Token()
    token.cancel()
    assert not any(each.complete for each in needs(_analysed(STAR, session), token, session))


NOVOTNY = "1b3B2/1N6/r7/3N3k/8/2P4K/8/6R1 w - - 0 1"  # 1.Nd6!, two threats


def test_the_two_men_of_a_novotny_are_needed(session: Session) -> None:
    rings = {square_name(r.square): r for r in _last(_analysed(NOVOTNY, session), session).rings}
    assert rings["b8"].need is rings["a6"].need is Need.NEEDED
    assert rings["b8"].why is rings["a6"].why is Why.DEFENDS
    assert str(need_sentence(rings["a6"])).startswith("needed: he brings mates about by 1...Rxd6")


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        (STAR, "#2"),
        (NOVOTNY, "#2"),
        (THREE, "#3"),
        ("8/2p3K1/3N4/5P2/3k4/1B6/2RpPP2/6b1 w - - 0 1", "#3"),
        ("8/8/3R4/2BPk3/1R6/K4P2/8/8 w - - 0 1", "#3"),
        ("1R5b/qPP4P/4Qp1K/p4p1P/P1N2k2/1Np1R1rP/2P1P2B/8 w - - 0 1", "s#2"),
    ],
)
def test_only_means_that_every_variation_stays(session: Session, position: str, asked: str) -> None:
    """Each single answer to a defence is an answer without the man, too: told by the solver."""
    analysis = _analysed(position, session, asked)
    (key,) = analysis.solution.keys
    for ring in _last(analysis, session).rings:
        if ring.need not in (Need.STOPS_COOK, Need.STOPS_DUAL, Need.REFUTES, Need.CAN_GO):
            continue
        without = solve(remove(parse_fen(position), ring.square), asked, session=session)
        (same,) = [phase for phase in without.keys if phase.move.uci == key.move.uci]
        now = {v.defence.uci: {c.move.uci for c in v.continuations} for v in same.variations}
        for variation in key.variations:
            if variation.effective and len(variation.continuations) == 1:
                (answer,) = variation.continuations
                assert answer.move.uci in now[variation.defence.uci], square_name(ring.square)


def test_of_play_that_is_not_looked_at_whole_no_man_is_said_to_be_free(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "N7/2p3K1/3N4/5P2/3k4/1B6/2RpPP2/6b1 w - - 0 1"
    corner = parse_square("a8")
    analysis = _analysed(position, session, "#3")
    whole = {ring.square: ring.need for ring in _last(analysis, session).rings}
    assert whole[corner] is Need.CAN_GO
    monkeypatch.setattr(playtree, "MOST_BRANCHES", 1)
    cut = {ring.square: ring.need for ring in _last(analysis, session).rings}
    assert cut[corner] is Need.UNKNOWN
    assert set(cut.values()) <= {Need.NEEDED, Need.UNKNOWN}
