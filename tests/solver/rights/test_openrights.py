# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.retro.rightsbygames import can_be_decided, decided
from composer.retro.searched import Finished, Limit, Stopped
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys, solving

PASSING = "rb6/k3pp2/P2p1p2/KpP5/Rpp5/n1qP1P2/2p1PP1P/1n6 w - - 0 1"  # T. R. Dawson: 1.cxb6 e.p.
CASTLING = "k7/8/PP6/P4p2/P7/P7/P5PP/R3K3 w Q - 0 1"  # T. R. Dawson: 1.Rd1, not 1.0-0-0

pytestmark = pytest.mark.skipif(
    not can_be_decided(parse_fen(PASSING)), reason="the compiled search for games was not built"
)


def test_a_last_move_that_is_not_decided_makes_no_verdict() -> None:
    solution = solve(PASSING, "#1")
    assert solution.verdict is Verdict.DEPENDS
    assert [str(each) for each in solution.doubts] == ["the last move was b7-b5"]
    assert [part.solution.verdict for part in solution.parts] == [
        Verdict.NO_SOLUTION,
        Verdict.SOUND,
    ]
    assert str(solution.message) == (
        "Depends on whether the last move was b7-b5: not decided; if the last move was not b7-b5: "
        "No solution in one move; if the last move was b7-b5: Sound: 1.cxb6#!"
    )


def test_a_castling_that_is_not_decided_makes_no_verdict() -> None:
    solution = solve_keys(CASTLING, "#2")
    assert solution.verdict is Verdict.DEPENDS
    assert [str(part.case) for part in solution.parts] == [
        "White may castle long",
        "White may not castle long",
    ]
    found = solution.json_object()
    assert (found["verdict"], found["not_decided"]) == ("depends", ["White may castle long"])


def test_nothing_definite_is_said_before() -> None:
    *before, last = (each.verdict for each in solving(CASTLING, "#2"))
    assert set(before) <= {Verdict.UNDECIDED}
    assert last is Verdict.DEPENDS


def test_the_convention_can_be_taken_as_it_is() -> None:
    options = SolveOptions(decide=False)
    assert solve(PASSING, "#1", options).verdict is Verdict.NO_SOLUTION


@pytest.mark.parametrize(
    ("fen", "asked", "verdict"),
    [
        ("8/8/8/8/8/5k2/8/R3K2R w KQ - 0 1", "#2", None),  # a game leaves king and rooks at home
        ("7k/8/8/3pP3/8/8/5Q2/6RK w - - 0 1", "#2", None),  # there are other last moves
        ("4k3/8/8/8/8/8/PPP5/R3K3 w Q - 0 1", "#2", Verdict.NO_SOLUTION),  # it does not matter
    ],
)
def test_what_a_game_decides_or_does_not_matter_is_definite(
    fen: str, asked: str, verdict: Verdict | None
) -> None:
    expected = verdict or solve(fen, asked, SolveOptions(decide=False)).verdict
    assert solve(fen, asked).verdict is expected


def test_it_is_so_in_help_play_and_series() -> None:
    fen = "rb6/k3pp2/P2p1p2/KpP5/Rpp5/n1qP1P2/2p1PP1P/1n6 w - - 0 1"
    for asked in ("h#0.5", "ser-#1"):
        assert solve(fen, asked).verdict is Verdict.DEPENDS


def test_games_decide_of_rights() -> None:
    bare = parse_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
    assert decided(bare, Castling.WHITE_LONG) == Finished(True)
    open_one = parse_fen(CASTLING)
    assert decided(open_one, Castling.WHITE_LONG, 1_000) == Stopped(False, Limit.POSITIONS)


def test_a_cancelled_search_says_nothing() -> None:
    token = Token()
    token.cancel()
    assert solve(PASSING, "#1", cancel=token).verdict is Verdict.UNDECIDED


def test_each_case_has_its_play_where_that_is_wanted() -> None:
    solution = solve(CASTLING, "#2")
    assert solution.complete
    keys = [key for part in solution.parts for key in part.solution.keys]
    assert keys
    assert all(key.variations for key in keys)
    bare = solve(CASTLING, "#2", SolveOptions(tries=False, set_play=False))
    assert (bare.complete, bare.verdict) == (True, Verdict.DEPENDS)
