# SPDX-License-Identifier: GPL-3.0-or-later
"""Last positions as a library keeps them: the text, and the position that it gives again."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions

from composer import solve
from composer.analysis.ends import ends_of
from composer.analysis.matepicture import Cleanness
from composer.analysis.report import analyse
from composer.library.records.ends import (
    EndsError,
    FoundEnd,
    FoundEnds,
    end_moves,
    end_position,
    ends_text,
    found_ends,
    parse_ends,
)
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.solver.phases import EndPhase

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"

MEN = st.lists(st.sampled_from(["a1.", "d5Q", "h8k", "c3.RLb2"[:5], "e4=Q", "f6,10"]), unique=True)
FOUND = st.builds(
    FoundEnd,
    st.sampled_from(["", "a", "b duplex"]),
    st.sampled_from(EndPhase),
    st.sampled_from(["#", "=", ""]),
    st.sampled_from(Cleanness),
    st.lists(st.sampled_from(["Qe4", "Kd6+", "O-O-O", "Nxc3[+bPc7]", "b8=Q#"]), min_size=1).map(
        tuple
    ),
    st.sampled_from(["Qe4", "kd6", "=Qd5"]),
    MEN.map(" ".join),
)


@given(st.builds(FoundEnds, st.lists(FOUND).map(tuple), st.booleans(), st.booleans()))
def test_text_gives_the_same_again(known: FoundEnds) -> None:
    assert parse_ends(ends_text(known)) == known


@every(
    "text", ["", "[]", "{}", "[0]", '[0,["x"]]', '[0,[["","play","#","","Qe4","Qe4","zz"]]]', "7"]
)
def test_what_is_no_such_text_is_refused(text: str) -> None:
    with pytest.raises(EndsError):
        parse_ends(text)


def test_every_end_gives_its_position_again() -> None:
    solution = solve(STAR, "#2")
    analysis = analyse(solution)
    kept = found_ends(solution.position, [("", solution, analysis)])
    finals = {end.final.board for end in ends_of(solution, analysis).ends}
    assert {end_position(solution.position, end).board for end in kept.ends} == finals


def test_a_line_that_only_a_missing_engine_plays_has_no_moves(
    request: pytest.FixtureRequest,
) -> None:
    fairy = Problem(parse_fen("8/3r4/8/8/3Q4/8/1N6/k1K2G2 w - - 0 1"), parse_stipulation("#1"))
    solution = solve(fairy)
    (end, *_) = found_ends(solution.position, [("", solution, analyse(solution))]).ends
    assert end_moves(fairy, end)
    request.getfixturevalue("without_engine")
    assert end_moves(fairy, end) is None


@given(any_positions())
def test_of_a_twin_the_diagram_is_that_of_the_record(diagram: Position) -> None:
    """Whatever a twin changes, its end is told by the diagram that is kept."""
    solution = solve("k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1")
    kept = found_ends(diagram, [("b", solution, analyse(solution))])
    (end,) = (end for end in kept.ends if end.phase is EndPhase.PLAY)
    assert end.part == "b"
    assert end.last == "Rh8"
    assert end_position(diagram, end).board == parse_fen("k6R/8/1K6/8/8/8/8/8 b - - 0 1").board


def test_what_is_not_known_whole_is_told() -> None:
    assert found_ends(parse_fen(STAR), [], cut=True) == FoundEnds((), cut=True)
    assert found_ends(parse_fen(STAR), []) == FoundEnds()


def test_a_man_that_nobody_knows_is_refused() -> None:
    end = FoundEnd("", EndPhase.PLAY, "#", Cleanness.PLAIN, ("Qe4",), "Qe4", "e4§")
    with pytest.raises(EndsError):
        end_position(parse_fen(STAR), end)
