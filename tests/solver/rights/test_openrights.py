# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

import pytest
from cases import every

from composer.problem.fen import fen, parse_fen
from composer.problem.position import Castling, Position, Rights
from composer.problem.squares import square_name
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.retro import rightsbygames
from composer.retro.compiled import compiled_module
from composer.retro.rights.values import Claim
from composer.retro.rightsbygames import Decisions, decided, decided_together
from composer.said.sentence import said
from composer.searched import Finished, Limit, Stopped
from composer.solver.options import SolveOptions, Token
from composer.solver.questions.mateinone import other_moves
from composer.solver.rights import openrights
from composer.solver.rights.openrights import dependent, open_rights
from composer.solver.rights.played import Played, PlayedPart, played_position
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve, solve_keys, solving

PASSING = "2R5/2P5/B1pP1N2/Pp2PpK1/4P3/P1PkN3/1Bpb2P1/1nrQn3 w - - 0 1"  # T. R. Dawson: 1.axb6 e.p.
TURN = "R1b5/bpRP2p1/kP1p4/qrP5/nrp2p2/Kp3P1P/Pp2PPn1/8 w - - 0 1"  # T. R. Dawson
CASTLING = "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1"  # T. R. Dawson: 1.Kd2+

pytestmark = pytest.mark.skipif(
    compiled_module("witness") is None, reason="the compiled search for games was not built"
)


def test_a_last_move_that_is_not_decided_makes_no_verdict() -> None:
    solution = solve(PASSING, "#2")
    assert solution.verdict is Verdict.DEPENDS
    assert [str(doubt) for doubt in solution.doubts] == ["the last move was b7-b5"]
    assert [part.solution.verdict for part in solution.parts] == [
        Verdict.NO_SOLUTION,
        Verdict.SOUND,
    ]
    assert str(solution.message) == (
        "Depends on whether the last move was b7-b5: not decided; if the last move was not b7-b5: "
        "No solution in two moves; if the last move was b7-b5: Sound: 1.axb6+!"
    )


def test_who_has_the_move_is_proved_or_not_decided() -> None:
    assert str(solve(TURN, "#1").message) == (
        "Depends on who has the move: not decided; if White: Sound: 1.Rxa7#!; if Black: Sound: "
        "Black has the move and mates by 1...b1=N#"
    )
    passed = "bbk5/n1r1B1P1/PPPKPPp1/pppPrp2/p2pp3/8/8/8 w - - 0 1"  # T. R. Dawson, 1946
    assert str(solve(passed, "#1").message) == "Sound: Black has the move and mates by 1...Rxc6#"


@every("turn", ["w", "b"])
def test_a_diagram_that_cannot_arise_gives_nobody_the_move(turn: str) -> None:
    passed = "2b4k/3p4/PpPP1PQ1/3P1PpP/P7/npp2pq1/4p2b/1B3NRK"  # pawns have passed each other
    task = parse_stipulation("#1")
    assert other_moves(parse_fen(f"{passed} {turn} - - 0 1"), task) is None


def test_a_castling_that_is_not_decided_makes_no_verdict() -> None:
    solution = solve_keys(CASTLING, "#2")
    assert solution.verdict is Verdict.DEPENDS
    assert [str(part.case) for part in solution.parts] == [
        "White may castle long",
        "White may not castle long",
    ]
    found = solution.json_object()
    assert (found["verdict"], found["not_decided"]) == ("depends", ["White may castle long"])


def test_what_is_proved_of_one_right_stays_where_another_is_turned_round() -> None:
    fen = "b1B5/1P1p2p1/Qprp1p2/b1P5/pnp5/B6P/rNP1PP1P/RNk1K2R w KQ - 0 1"  # T. R. Dawson, 1922
    solution = solve_keys(fen, "#2")  # 1.Nd3+, for 1.0-0 is impossible, whatever holds of 0-0-0
    assert (solution.verdict, [key.move.san for key in solution.keys]) == (Verdict.SOUND, ["Nd3+"])


@every(
    "fen, asked, verdicts",
    (  # T. R. Dawson, with a pawn more, or the double step proved
        ("B1N5/P7/k1G5/Pp6/1P6/1KP4p/8/8 w - - 0 1", "#2", "no-solution, sound"),
        ("8/5G1K/5P1P/5Ppk/6p1/p5B1/6N1/8 w - - 0 1", "#2", "sound, cooked"),
        ("8/5G1K/5P1P/5Ppk/6p1/p5B1/6N1/8 w - - 0 1", "#2 rights as given", ""),
        ("8/5G1K/5P1P/5Ppk/6p1/6B1/6N1/8 w - - 0 1", "#2", ""),
        ("7k/5Q2/6K1/3pP3/8/8/8/5G2 w - - 0 1", "#1", ""),  # it does not matter
    ),
)
def test_last_moves_beside_fairy_men_are_decided_by_proofs_alone(
    fen: str, asked: str, verdicts: str
) -> None:
    solution = solve(fen, asked)
    assert ", ".join(part.solution.verdict.value for part in solution.parts) == verdicts
    assert (solution.verdict is Verdict.DEPENDS) is bool(verdicts)


def test_nothing_is_open_where_no_game_leads_to_fairy_men() -> None:
    board = "B1N5/P7/k1G5/Pp6/1P6/1KP4p/8/8"
    assert played_position(parse_fen(f"{board} w - - 0 1"), TWO_MOVER).claims
    assert not played_position(parse_fen(f"{board} w - b6 0 1"), TWO_MOVER).claims
    crowded = f"{board[:-4]}/PPPPPPPP/8"  # more than eight pawns
    assert not played_position(parse_fen(f"{crowded} w - - 0 1"), TWO_MOVER).claims


def test_nothing_definite_is_said_before() -> None:
    *before, last = (solution.verdict for solution in solving(CASTLING, "#2"))
    assert set(before) <= {Verdict.UNDECIDED}
    assert last is Verdict.DEPENDS


def test_the_convention_can_be_taken_as_it_is() -> None:
    options = SolveOptions(decide=False)
    assert solve(PASSING, "#2", options).verdict is Verdict.NO_SOLUTION


@pytest.mark.parametrize(("fen", "asked"), [(PASSING, "#2"), (CASTLING, "#2")])
def test_without_games_it_is_not_finished(
    fen: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(rightsbygames, "decided_together")
    solution = solve(fen, asked, SolveOptions(games=False))
    assert (solution.verdict, solution.complete) == (Verdict.UNDECIDED, False)


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


def asked_together(
    monkeypatch: pytest.MonkeyPatch, fen: str, matters: Callable[[Position], bool], sure: str = ""
) -> tuple[list[str], list[str]]:
    """Return which rights matter where some are certain, and what was solved."""

    def known(position: Position, claim: Claim, _: Rights, **more: object) -> frozenset[Claim]:
        name = claim.value if isinstance(claim, Castling) else square_name(claim)
        return frozenset({claim} if name in sure.split() else ())

    def solved(position: Position) -> Solution:
        tried.append(rights_of(position))
        verdict = Verdict.SOUND if matters(position) else Verdict.NO_SOLUTION
        return Solution(position, TWO_MOVER, verdict, said("told"))

    monkeypatch.setattr(rightsbygames, "decided_together", known)
    tried: list[str] = []
    usual = Solution(parse_fen(fen), TWO_MOVER, Verdict.NO_SOLUTION, said("told"))
    claims = [*sorted(usual.position.castling, key=lambda castling: castling.value)]
    claims += usual.position.en_passant_squares()
    played = Played((PlayedPart(usual.position),), claims=tuple(claims))
    found = dependent(usual, open_rights(played), solved, Token(), Decisions())
    return [rights_of(turned.part.solution.position) for turned in found], tried


def rights_of(position: Position) -> str:
    return " ".join(fen(position).split()[2:4])


BOTH = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"


def test_rights_that_matter_only_together_are_turned_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def matters(position: Position) -> bool:
        return not position.castling & {Castling.BLACK_LONG, Castling.BLACK_SHORT}

    found, tried = asked_together(monkeypatch, BOTH, matters)
    assert found == ["KQ -"]  # and no larger ones, which say the same
    assert len(tried) == len(set(tried)) == 2**4 - 1 - 3
    assert asked_together(monkeypatch, BOTH, matters, sure="k")[0] == []


def test_of_captures_in_passing_one_is_turned_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    fen = "4k2r/8/8/pPp5/8/8/8/4K3 w k - 0 1"
    found, tried = asked_together(monkeypatch, fen, lambda position: not position.castling)
    assert found == ["- -"]
    found, tried = asked_together(
        monkeypatch, fen, lambda position: not position.castling and position.en_passant is not None
    )
    assert found == ["- a6", "- c6"]
    assert len(tried) == 5


def test_too_many_open_rights_are_turned_one_at_a_time_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(openrights, "_FEW", 1)
    fen = "4k2r/7p/8/pPp5/8/8/8/4K3 w k - 0 1"
    assert asked_together(monkeypatch, fen, lambda _: False)[1] == ["- -", "k a6", "k c6"]
    solution = solve(fen, "#1")
    assert solution.verdict is Verdict.NO_SOLUTION
    assert str(openrights.ONE_BY_ONE) in str(solution.message)


def test_it_is_so_in_help_play() -> None:
    assert solve(CASTLING, "h#1.5").verdict is Verdict.DEPENDS


def test_games_decide_of_rights() -> None:
    bare = parse_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
    assert decided(bare, Castling.WHITE_LONG) == Finished(True)
    open_one = parse_fen(CASTLING)
    assert decided(open_one, Castling.WHITE_LONG, 1_000) == Stopped(False, Limit.POSITIONS)


def test_one_game_decides_of_all_castlings_that_it_leaves() -> None:
    both = parse_fen("2Q5/8/8/8/4k3/8/4N3/R3K2R w KQ - 0 1")
    castlings = frozenset({Castling.WHITE_SHORT, Castling.WHITE_LONG})
    assert castlings <= decided_together(both, Castling.WHITE_SHORT, castlings, 640_000)
    assert not decided_together(both, Castling.BLACK_SHORT)


def test_a_cancelled_search_says_nothing() -> None:
    token = Token()
    token.cancel()
    assert solve(PASSING, "#2", cancel=token).verdict is Verdict.UNDECIDED


def test_each_case_has_its_play_where_that_is_wanted() -> None:
    solution = solve(CASTLING, "#2")
    assert solution.complete
    keys = [key for part in solution.parts for key in part.solution.keys]
    assert keys
    assert all(key.variations for key in keys)
    bare = solve(CASTLING, "#2", SolveOptions(tries=False, set_play=False))
    assert (bare.complete, bare.verdict) == (True, Verdict.DEPENDS)
