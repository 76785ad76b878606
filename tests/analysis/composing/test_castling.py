# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits that give, take or touch a right to castle, in positions where castling decides.

What is said is held to the reference solver, with the right as the convention grants it.
"""

from __future__ import annotations

from analysis.composing.naive import verdict_and_keys
from cases import every

from composer.analysis.comparing.edit import EditKind
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, drop_map, man_map
from composer.analysis.composing.edits import Limits
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.position import Castling
from composer.problem.squares import parse_square
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

TRY = "4k2r/K7/8/2RQ1p2/8/1N2P3/8/8 w k - 0 1"
"""1.Rc7! For 1.Qb7? there is 1...O-O!, and no other defence."""

REFUTED = (
    "r3k3/5RK1/8/8/8/3p4/8/2R5 w q - 0 1",
    "r3kNR1/6p1/8/4p3/8/1P2p3/8/1n4RK w q - 0 1",
    "4k2r/3R4/5P2/3K4/2pR4/8/8/4B3 w k - 0 1",
)
"""Black's castling refutes what would be the only key."""


def test_castling_alone_refutes(session: Session) -> None:
    (only,) = [
        phase.refutations
        for phase in solve(TRY, "#2", session=session).tries
        if phase.move is not None and phase.move.san == "Qb7"
    ]
    assert [move.san for move in only] == ["O-O"]


@every("position", REFUTED)
def test_without_the_right_there_is_a_key(session: Session, position: str) -> None:
    castling = solve(position, "#2", session=session)
    assert castling.verdict is Verdict.NO_SOLUTION
    board, turn, _, *rest = position.split()
    without = solve(" ".join((board, turn, "-", *rest)), "#2", session=session)
    assert without.verdict is Verdict.SOUND
    (refuted,) = [p for p in castling.tries if p.move and p.move.uci == without.keys[0].move.uci]
    assert [move.castling is not None for move in refuted.refutations] == [True]


def test_a_rook_put_at_home_may_castle(session: Session) -> None:
    """The convention grants the right: 1.Qb7 fails, and 1.Rc7! is the only key."""
    home = parse_square("h8")
    bare = "4k3/K7/8/2RQ1p2/8/1N2P3/8/8 w - - 0 1"
    baseline = Baseline.of(analyse(solve(bare, "#2", session=session)))
    answers = {answer.man: answer for answer in man_map(baseline, home, session=session)}
    rook = answers[Man.BLACK_ROOK]
    assert rook.edit is not None
    assert Castling.BLACK_SHORT in rook.edit.apply(baseline.position).castling
    assert rook.verdict is Verdict.SOUND
    assert [key.san for key in rook.keys] == ["Rc7"]
    for answer in answers.values():
        if answer.edit is not None and answer.drop is not Drop.ILLEGAL:
            expected = verdict_and_keys(answer.edit.apply(baseline.position))
            assert (answer.verdict, {key.uci for key in answer.keys}) == expected, answer.man


@every("man, home", [(Man.BLACK_KING, "e8"), (Man.BLACK_ROOK, "h8")])
def test_a_man_who_is_moved_castles_no_more(session: Session, man: Man, home: str) -> None:
    baseline = Baseline.of(analyse(solve(TRY, "#2", session=session)))
    origin = parse_square(home)
    tried = 0
    for answer in drop_map(baseline, man, origin, session=session):
        if answer.edit is None or answer.drop is Drop.ILLEGAL or not answer.final:
            continue
        after = answer.edit.apply(baseline.position)
        assert Castling.BLACK_SHORT not in after.castling
        assert (answer.verdict, {key.uci for key in answer.keys}) == verdict_and_keys(after)
        tried += 1
    assert tried > 20


@every("position", [TRY, *REFUTED, "2Q5/8/8/8/4k3/8/4N3/R3K2R w KQ - 0 1"])
def test_neighbours_know_who_may_castle(session: Session, position: str) -> None:
    baseline = Baseline.of(analyse(solve(position, "#2", session=session)))
    corners = frozenset(parse_square(f"{file}{rank}") for file in "aceh" for rank in "18")
    kinds = (EditKind.REMOVE, EditKind.CHANGE, EditKind.MOVE, EditKind.KING, EditKind.ADD)
    found = {}
    for report in neighbours(baseline, kinds, Limits(squares=corners), session=session):
        found |= {neighbour.number: neighbour for neighbour in report.new}
    differ = 0
    for neighbour in found.values():
        after = neighbour.edit.apply(baseline.position)
        expected = verdict_and_keys(after)
        assert (neighbour.verdict, {key.uci for key in neighbour.keys}) == expected, fen(after)
        if after.castling:
            board, turn, _, *rest = fen(after).split()
            bare = parse_fen(" ".join((board, turn, "-", *rest)))
            differ += verdict_and_keys(bare) != expected
    assert differ, "in no neighbour castling decides"
