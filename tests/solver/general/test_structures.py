# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of several parts: what can be asked in the usual way as well is solved alike."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every
from fairypositions import orthodox_position

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.solver.general.search import general_search
from composer.solver.general.structured import structured_search
from composer.solver.options import SolveOptions, Token
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Verdict
from composer.solver.solve import solve
from composer.solver.stages import Found

OPTIONS = SolveOptions(tries=False, set_play=False)
ALIKE = (
    ("white 2hh[#]", "h#1"),
    ("white 3h[=]h", "h=1.5"),
    ("white 4hh[x]", "hx2"),
    ("white 2s[#]", "ser-#2"),
    ("white 2:2s[x]", "exact-ser-x2"),
    ("white 2s[1a[#]d]", "ser-h#2"),
    ("white 2s[>1d[#]a]", "ser-s#2"),
    ("white 2s[>1a[#]d]{!1a[#]d}", "ser-r#2"),
    ("white 3a[#]d", "#2"),
    ("white 3a[x]d", "x2"),
    ("white 4ad[#]", "s#2"),
    ("white 3a[1a[=]d]d", "semi-r=2"),
    ("white 2h[>1d[#]a]h", "hs#1"),
)


def last(search_of: object, position: Position, asked: Stipulation) -> Found:
    options = replace(OPTIONS, exact=asked.exact)
    *_, found = search_of(position, asked, Token()).find(options)  # type: ignore[operator]
    return found


@every("structured, usual", ALIKE)
def test_it_is_solved_like_what_it_means(structured: str, usual: str) -> None:
    asked, same = parse_stipulation(structured), parse_stipulation(usual)
    assert asked.structure is not None
    for number in range(4):
        position = orthodox_position(410 + number, 5, SIDES[0])
        ours = last(structured_search, position, asked)
        theirs = last(general_search, position, same)
        assert set(ours.lines) == set(theirs.lines), position
        assert {key.move for key in ours.keys} == {key.move for key in theirs.keys}, position


def test_reciprocal_play_is_both_of_its_parts() -> None:
    fen = "8/8/8/8/8/1k6/1q6/K6R b - - 0 1"
    one = solve(fen, "reci-h(x)=1", SolveOptions(retro=False))
    two = solve(fen, "black 1h[x]h & 2hh[=]", SolveOptions(retro=False))
    assert set(one.lines) == set(two.lines)
    assert one.verdict is two.verdict


def test_who_parries_moves_in_check_only() -> None:
    solution = solve("k7/8/1K6/8/8/8/8/2R5 w - - 0 1", "pser-#2", SolveOptions(retro=False))
    assert solution.lines[0].moves[-1].target == 58  # 1.Rc8
    assert all(len(line) == 2 for line in solution.lines[1:])  # he never moves, out of check
    assert solution.verdict is Verdict.UNDECIDED
    assert solution.complete


def test_moves_may_lead_to_a_series() -> None:
    solution = solve("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "1->ser-#1", SolveOptions(retro=False))
    assert {len(line.moves) for line in solution.lines} == {2}


QUODLIBET = "8/8/6p1/5pP1/5P1K/5PpP/4p2p/2Q2Bkr w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "asked", "keys"),
    [
        (QUODLIBET, "white 4a[#=]d[#=]", {"Qc1-e1"}),
        ("8/8/8/8/p7/1pP5/p1k1P3/Kb1NQ3 w - - 0 1", "exact-s#2", {"Sd1-b2"}),
        ("8/8/8/8/7b/6k1/8/4K2R w K - 0 1", "white 5a[c81]d{!c81}", {"0-0"}),
        ("8/8/p7/8/8/8/7P/8 w - - 0 1", "white 10a{!c81}d[c81]", {"h2-h3"}),
    ],
)
def test_who_may_reach_the_goal_where_is_heeded(fen: str, asked: str, keys: set[str]) -> None:
    found = last(structured_search, parse_fen(fen), parse_stipulation(asked)).keys
    assert {popeye_text(key.move) for key in found if key.move} == keys


@pytest.mark.parametrize("asked", ["white 3:4a[#]d", "black 1d[#]a", "white 4:4a[#]d[#]"])
def test_phases_that_cannot_be_told_are_not_solved(asked: str) -> None:
    with pytest.raises(ValueError, match="is not solved here"):
        solve("k7/8/1K6/8/8/8/8/2R5 w - - 0 1", asked)


def test_a_check_in_the_diagram_was_given_by_no_move() -> None:
    """Popeye has the same two keys of `+2` with `GoalIsEnd`, and without it."""
    start = "8/7k/8/8/8/8/2n5/1R2K3 w - - 0 1"
    for asked in ("+2", "white 3a[+]d{!+}"):
        keys = {popeye_text(key.move) for key in solve(start, asked, OPTIONS).keys if key.move}
        assert keys == {"Ke1-d2", "Ke1-f2"}
