# SPDX-License-Identifier: GPL-3.0-or-later
"""Rights that the solution settles: castling justifies its first move, or excludes another."""

from __future__ import annotations

from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation
from composer.solver.options import SolveOptions, Token
from composer.solver.rights.played import PlayedPart
from composer.solver.rights.strategy import StrategicSearch
from composer.solver.session import Session
from composer.solver.solution import Stage
from composer.solver.stages import Found

AFTERWARDS = "8/8/4Q3/4Pp1P/N2k4/8/8/R3K3 w Q f6 0 1"  # 1.exf6 e.p.!, then always 2.0-0-0#
BOTH = "4k2r/5p2/8/8/8/8/P7/R3K2R w KQk - 0 1"  # h#1.5: 1...0-0-0 2.0-0 Rdg1#
PAIR = frozenset({Castling.WHITE_LONG, Castling.BLACK_SHORT})
KEYS = SolveOptions(tries=False, set_play=False)


def _found(part: PlayedPart, asked: Stipulation) -> Found:
    session = Session(threads=1)
    search = StrategicSearch(
        session.search(part.position, asked, Token()),
        part,
        asked,
        lambda position: session.search(position, asked, Token()),
    )
    *_, last = search.find(KEYS)
    assert search.nodes > 0
    assert search.solver
    return last


def _keys(found: Found) -> list[str]:
    return [key.move.san for key in found.keys if key.move is not None]


def test_castling_justifies_a_capture_in_passing() -> None:
    position = parse_fen(AFTERWARDS)
    right = frozenset({Castling.WHITE_LONG})
    assert _keys(_found(PlayedPart(position, justified_by=right), TWO_MOVER)) == ["exf6"]


def test_without_the_castling_that_it_needs_it_is_no_key() -> None:
    position = parse_fen(AFTERWARDS)
    other = frozenset({Castling.WHITE_SHORT})
    assert _keys(_found(PlayedPart(position, justified_by=other), TWO_MOVER)) == []


def test_nothing_is_claimed_before_the_play_is_known() -> None:
    position = parse_fen(AFTERWARDS)
    session = Session(threads=1)
    part = PlayedPart(position, justified_by=frozenset({Castling.WHITE_LONG}))
    search = StrategicSearch(
        session.search(position, TWO_MOVER, Token()),
        part,
        TWO_MOVER,
        lambda position: session.search(position, TWO_MOVER, Token()),
    )
    assert all(found.stage >= Stage.PLAY for found in search.find(KEYS))


def test_lines_do_not_play_both_castlings_of_a_pair() -> None:
    asked = parse_stipulation("h#1.5")
    position = parse_fen(BOTH)
    plain = _found(PlayedPart(position), asked).lines
    apart = _found(PlayedPart(position, exclusive=(PAIR,)), asked).lines
    both = [line for line in plain if {move.castling for move in line.moves} >= PAIR]
    assert both
    assert set(apart) == set(plain) - set(both)


def test_of_longer_play_with_such_a_pair_nothing_is_claimed() -> None:
    part = PlayedPart(parse_fen(BOTH), exclusive=(PAIR,))
    found = _found(part, parse_stipulation("#3"))
    assert (found.keys, found.complete) == ((), False)
