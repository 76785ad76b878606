# SPDX-License-Identifier: GPL-3.0-or-later
"""Self and reflex play: the kernel against the reference solver, and what is odd about them."""

from __future__ import annotations

import os
import threading

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from positions import playable_positions
from solver_twins import agree
from thorough import many

from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.problem.men import ORTHODOX_MEN, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE
from composer.solver.kernel.engine import Kernel, Solve
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Stage, Verdict
from composer.solver.solve import solve, solve_keys, solving

EXAMPLES = int(os.environ.get("COMPOSER_FUZZ", "0")) // 10  # of each kind; 0 for the usual
SHARED = Kernel(1)
OPTIONS = st.builds(SolveOptions, st.integers(1, 3), st.booleans(), st.booleans())
KINDS = ("s#", "r#", "semi-r#", "s=", "r=", "semi-r=")
CORNER = [parse_square(file + rank) for rank in "1234" for file in "abcd"]
STATE = "8/8/1Q6/8/krR5/bp3p1p/qr3PpP/R3K1n1 w Q - 0 1"  # Loyd 1860: s#1 by castling
LONG = "5b2/1BB3p1/5P2/2k2b1R/P1N2R2/1PK1p3/3P4/6Q1 w - - 0 1"  # Baird 1902: s#4


@st.composite
def crowded_positions(draw: st.DrawFn, most: int) -> Position:
    """Draw a position with all men in a corner, where kings are mated often."""
    squares = draw(st.lists(st.sampled_from(CORNER), min_size=3, max_size=most, unique=True))
    men = {squares[0]: Man.WHITE_KING, squares[1]: Man.BLACK_KING}
    for square in squares[2:]:
        man = draw(st.sampled_from(ORTHODOX_MEN))
        assume(man.kind is not Kind.KING and not (man.kind is Kind.PAWN and square < 8))
        men[square] = man
    return Position.of(men, turn=draw(st.sampled_from((Man.WHITE_KING, Man.BLACK_KING))).colour)


@settings(max_examples=EXAMPLES or many(80, 100, 1000))
@given(
    position=crowded_positions(most=9) | playable_positions(most=10),
    kind=st.sampled_from(KINDS),
    options=OPTIONS,
)
def test_play_in_one_is_the_same(position: Position, kind: str, options: SolveOptions) -> None:
    agree(position, f"{kind}1", options, SHARED)


@settings(max_examples=EXAMPLES or many(25, 30, 600))
@given(
    position=crowded_positions(most=6) | playable_positions(most=3),
    kind=st.sampled_from(KINDS),
    options=OPTIONS,
    threads=st.integers(1, 2),
)
def test_play_in_two_is_the_same(
    position: Position, kind: str, options: SolveOptions, threads: int
) -> None:
    agree(position, f"{kind}2", options, SHARED, threads)


@settings(max_examples=EXAMPLES or 8)  # the reference may take seconds for one
@given(position=crowded_positions(most=4), kind=st.sampled_from(KINDS), options=OPTIONS)
def test_play_in_three_is_the_same(position: Position, kind: str, options: SolveOptions) -> None:
    agree(position, f"{kind}3", options, SHARED)


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        (STATE, "s#1"),
        ("8/8/8/2p5/8/kpR5/p7/K7", "s#1"),  # no set play
        ("8/8/8/2p5/7R/kp6/p7/K7", "s#1"),  # set play, not complete
        ("8/8/8/2p5/2R5/kp5P/p7/K7", "s#1"),  # set play, complete, and tries
        ("8/8/8/2p5/8/kpR5/p7/K7", "s#2"),  # a short key
        ("8/8/8/8/1p6/k7/p1Q5/K7", "s#2"),  # set play, tries, zugzwang
        ("8/8/8/2p3p1/2R3P1/kp6/p7/K7", "s#2"),  # each move mates in the set play
        ("8/8/8/8/2R1P3/kp1B4/8/K7", "s#3"),
        ("2r5/8/8/8/8/1k6/8/1K6", "r#1"),
        ("8/8/8/8/8/k6P/p7/K3n3", "r#1"),
        ("8/6B1/8/8/p7/kp6/p7/K7", "r#2"),  # White can mate, so must
        ("8/6B1/8/8/p7/kp6/p7/K7", "semi-r#2"),  # White can mate, and need not
        ("k7/2P5/K7/p7/8/8/8/8", "r#2"),
        ("8/8/8/8/8/k7/p7/K7", "s#2"),  # no first move at all
        ("8/8/8/4k3/2pP4/8/8/K7 b - d3 0 1", "s=2"),  # an e.p. capture is there
        ("8/8/8/8/8/1k6/1p6/1K6", "s=1"),
    ],
)
@pytest.mark.parametrize("refutations", [1, 2, 99])
def test_odd_cases_are_the_same(text: str, stipulation: str, refutations: int) -> None:
    agree(parse_fen(text), stipulation, SolveOptions(refutations))


def test_a_castling_selfmate(either_solver: str) -> None:
    solution = solve(STATE, "s#1")
    assert solution.verdict is Verdict.SOUND
    assert solution.solver == either_solver
    assert solution.key is not None
    assert solution.key.move is not None
    assert solution.key.move.san == "O-O-O"
    assert all(variation.ends and variation.effective for variation in solution.key.variations)
    assert len(solution.key.variations) == 9


def test_who_must_mate_solves_nothing(either_solver: str) -> None:
    fen = "8/6B1/8/8/p7/kp6/p7/K7"
    bound, free = solve(fen, "r#2"), solve(fen, "semi-r#2")
    assert bound.verdict is Verdict.NO_SOLUTION
    assert (bound.tries, bound.complete) == ((), True)
    assert str(bound.message) == "No solution: White can mate at once, and must"
    assert [key.move.uci for key in free.keys if key.move] == ["g7h6"]


def test_set_play_in_one_is_the_moves_that_mate(either_solver: str) -> None:
    set_play = solve("8/8/8/2p5/7R/kp6/p7/K7", "s#1").set_play
    assert set_play is not None
    (mate,) = set_play.defences()
    assert (mate.defence.uci, mate.ends) == ("b3b2", True)
    assert [move.uci for move in set_play.unprovided] == ["c5c4"]
    none = solve("8/8/8/8/8/k6P/p7/K7", "s#1").set_play
    assert none is not None
    assert none.variations == ()


def test_a_mate_that_only_hastens_the_end_does_not_count(either_solver: str) -> None:
    set_play = solve("8/6N1/8/8/8/kp6/p7/K7", "s#2").set_play
    assert set_play is not None
    (mate,) = set_play.variations
    assert (mate.defence.uci, mate.ends, mate.effective) == ("b3b2", True, False)
    assert [move.uci for move in set_play.unprovided] == ["a3b4", "a3a4"]


def test_two_threads_find_what_one_does() -> None:
    one, two = (solve(LONG, "s#4", session=Session(8, threads=count)) for count in (1, 2))
    assert one.keys == two.keys
    assert one.tries == two.tries
    assert one.verdict is Verdict.SOUND


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        (LONG, "s#4"),
        ("8/8/8/8/2R1P3/kp1B4/8/K7", "s#3"),
        ("8/8/8/8/1p6/k7/p4Q2/K7", "s#3"),
        ("8/8/8/8/1p6/k7/p4Q2/K7", "semi-r#3"),
        ("8/8/8/8/1p6/k7/p4Q2/K7", "r#3"),
        ("8/8/8/8/1p6/k7/p4Q2/K7", "s=3"),
    ],
)
def test_hints_change_no_answer(
    monkeypatch: pytest.MonkeyPatch, text: str, stipulation: str
) -> None:
    plain = solve(text, stipulation, session=Session(8, threads=1))
    monkeypatch.setattr("composer.solver.compiled._ALONE", 1)
    monkeypatch.setattr("composer.solver.compiled._WITHOUT_HINTS", 1)
    hinted = solve(text, stipulation, session=Session(8, threads=1))
    assert (hinted.keys, hinted.tries) == (plain.keys, plain.tries)
    assert hinted.nodes != plain.nodes


@pytest.mark.parametrize("threads", [1, 2])
def test_a_solve_cancelled_in_its_midst_says_so(threads: int) -> None:
    token = Token()
    timer = threading.Timer(0.15, token.cancel)
    timer.start()
    last = solve(LONG, "s#20", cancel=token, session=Session(threads=threads))
    timer.join()
    assert not last.complete
    assert last.verdict is Verdict.UNDECIDED
    assert str(last.message).startswith("Not finished: ")


def test_a_cancelled_search_looks_at_few_positions_more() -> None:
    token = Token()
    work = Solve(Kernel(8), parse_fen(LONG), 20, MATE, token.flag, "s")
    work.begin_keys(1)
    seen = []

    def cancel() -> None:
        token.cancel()
        seen.append(work.nodes)

    timer = threading.Timer(0.1, cancel)
    timer.start()
    assert not work.run(0)
    timer.join()
    assert work.nodes - seen[0] <= 1024  # so often it looks whether it may go on


def test_keys_come_before_their_play() -> None:
    stages = [solution.stage for solution in solving(LONG, "s#4", SolveOptions(tries=False))]
    assert stages == sorted(stages)
    assert set(stages) >= {Stage.KEYS, Stage.PLAY}


@settings(max_examples=40)
@given(
    positions=st.lists(crowded_positions(most=6), min_size=1, max_size=4),
    stipulation=st.sampled_from(["s#1", "s#2", "r#1", "r#2", "semi-r#2", "s=2"]),
)
def test_both_solvers_judge_alike(positions: list[Position], stipulation: str) -> None:
    judgements = []
    for solver in (KERNEL, REFERENCE):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(VARIABLE, solver)
            judge = Session(1).judge(parse_stipulation(stipulation), Token())
            judgements.append(judge.judge(positions))
    assert judgements[0] == judgements[1]


def test_the_kernel_refuses_play_that_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="expected one of '', 's', 'r', 'semi-r', got 'h'"):
        Solve(SHARED, parse_fen(STATE), 2, MATE, bytearray(1), "h")


def test_who_cannot_be_given_check_is_not_looked_at_move_by_move() -> None:
    found = solve_keys("8/8/N7/8/p7/pk6/8/BKQ5 w - - 0 1", "s#3", session=Session(threads=1))
    assert [key.move.uci for key in found.keys if key.move is not None] == ["a1b2"]
    assert found.nodes < 4_000  # 6,558 where only the squares about the king were asked for


@pytest.mark.parametrize(
    ("fen", "key"),
    [  # king or bishop goes from between a line man of black and the other king
        ("8/8/8/rn1Q4/3P4/kbn5/8/Kb6 w - - 0 1", "d5b3"),
        ("8/8/8/b2r4/K2N4/8/knRb4/r7 w - - 0 1", "c2b2"),
        ("8/8/8/8/Br1r4/kP6/2Q5/Kbr5 w - - 0 1", "c2a2"),
    ],
)
def test_the_last_move_may_open_a_line(fen: str, key: str) -> None:
    agree(parse_fen(fen), "s#1", SolveOptions(), SHARED)
    keys = solve_keys(fen, "s#1").keys
    assert [each.move.uci for each in keys if each.move is not None] == [key]
