# SPDX-License-Identifier: GPL-3.0-or-later
"""What came, changed and went with an edit, held to what both solutions list."""

from __future__ import annotations

import pytest

from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.news import NO_NEWS, News, SolutionNews, step_between
from composer.analysis.playlines import distinct
from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.squares import Symmetry, parse_square
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase
from composer.solver.solution import Solution
from composer.solver.solve import solve

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
LONGER = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"  # S. Loyd 1857
SELF = "1b6/p1r5/P4P1B/2Q1N1n1/3n2Rp/3Pk2p/5p1K/1N3B1R w - - 0 1"  # E. Baird 1890
HELP = "8/3n1p2/2k5/6R1/8/8/1B6/4K3 b - - 0 1"


def edited(fen: str, edit: Edit) -> Position:
    return edit.apply(parse_fen(fen))


def news(before: str, edit: Edit, stipulation: str = "#2") -> tuple[SolutionNews, Solution]:
    now = solve(edited(before, edit), stipulation)
    return SolutionNews.between(solve(before, stipulation), now), now


def without(fen: str, square: str) -> Edit:
    return Edit.remove(parse_fen(fen), parse_square(square))


@pytest.mark.parametrize(
    ("fen", "stipulation"), [(BLOCK, "#2"), (LONGER, "#4"), (SELF, "s#2"), (HELP, "h#3")]
)
def test_what_only_mirrors_the_board_is_no_news(fen: str, stipulation: str) -> None:
    found, now = news(fen, Edit.turn(Symmetry.MIRROR_FILES), stipulation)
    assert now.keys or now.lines or now.tries
    assert {phase.first for phase in found.phases.values()} <= {News.NONE}
    assert not found.gone
    assert (found.gone_keys, found.gone_tries) == ((), ())
    assert (found.new_lines, found.gone_lines) == (frozenset(), ())


def test_a_second_key_is_new_and_what_stays_is_not() -> None:
    now = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q2P/8/8 w - - 0 1"  # a pawn more, that can wait
    found = SolutionNews.between(solve(BLOCK), solve(now))
    by_move = {key.move.uci: found.of_first(key.move) for key in solve(now).keys if key.move}
    assert by_move == {"e3e4": News.NONE, "h3h4": News.NEW}
    back = SolutionNews.between(solve(now), solve(BLOCK))
    assert [move.uci for move in back.gone_keys] == ["h3h4"]


def answers(phase: Phase) -> dict[str, set[str]]:
    """What answers each effective defence; of promotions the weaker ones are left aside."""
    found = {}
    for variation in phase.variations:
        if variation.effective:
            moves = distinct(variation.continuations)
            found[variation.defence.uci] = {answer.move.uci for answer in moves}
    return found


@pytest.mark.parametrize("square", ["e5", "b6", "e6", "h6", "a4", "f7"])
def test_the_defences_of_a_two_mover_are_those_that_a_plain_look_finds(square: str) -> None:
    before = solve(BLOCK)
    found, now = news(BLOCK, without(BLOCK, square))
    known = {phase.move and phase.move.uci: phase for phase in (*before.tries, *before.keys)}
    known[None] = before.set_play
    seen = 0
    phases = [*now.tries, *now.keys, *([now.set_play] if now.set_play else [])]
    for phase in phases:
        old = known.get(phase.move and phase.move.uci)
        if old is None:
            continue
        then, since = answers(old), answers(phase)
        for variation in phase.variations:
            uci = variation.defence.uci
            if uci in since:
                expected = News.NEW if uci not in then else News.CHANGED
                expected = News.NONE if then.get(uci) == since[uci] else expected
                assert found.of(phase.move, (variation.defence,)) is expected
                seen += 1
    assert seen


@pytest.mark.parametrize(
    ("fen", "square", "stipulation"),
    [(BLOCK, "e5", "#2"), (BLOCK, "b6", "#2"), (LONGER, "g7", "#4"), (HELP, "f7", "h#3")],
)
def test_what_goes_one_way_comes_the_other_way(fen: str, square: str, stipulation: str) -> None:
    there, back = solve(fen, stipulation), solve(edited(fen, without(fen, square)), stipulation)
    gone, come = SolutionNews.between(there, back), SolutionNews.between(back, there)
    firsts = {move.uci for move in (*gone.gone_keys, *gone.gone_tries)}
    new = {
        phase.move.uci
        for phase in (*there.keys, *there.tries)
        if phase.move and not phase.trivial and come.of_first(phase.move) is News.NEW
    }
    assert firsts == new
    assert {line.moves for line in gone.gone_lines} == come.new_lines
    for lost in gone.gone:
        if lost.branch.defence is not None and lost.first is not None:
            (phase,) = (
                p for p in (*there.keys, *there.tries) if p.move and p.move.uci == lost.first.uci
            )
            assert phase.move is not None
            assert come.of(phase.move, (lost.branch.defence,)) is News.NEW


def test_nothing_is_said_of_other_problems_other_tasks_and_what_is_not_finished() -> None:
    one, other = solve(BLOCK), solve(LONGER, "#2")
    assert SolutionNews.between(None, one) is NO_NEWS
    assert SolutionNews.between(one, one) is NO_NEWS
    assert SolutionNews.between(one, other) is NO_NEWS
    near = edited(BLOCK, without(BLOCK, "e5"))
    assert SolutionNews.between(one, solve(near, "#3")) is NO_NEWS
    unfinished = solve(near, options=SolveOptions(tries=False))
    if not unfinished.complete:
        assert SolutionNews.between(one, unfinished) is NO_NEWS


def test_a_step_is_what_a_composer_does_at_once() -> None:
    a = parse_fen(BLOCK)
    for edit in (
        Edit.move(a, parse_square("e3"), parse_square("f3")),
        without(BLOCK, "e5"),
        Edit.turn(Symmetry.ROTATE_180),
    ):
        step = step_between(a, edit.apply(a))
        assert step is not None
        for square, man in a:
            there = step.carried(square)
            assert there == edit.carried(square), man_name(man)
    assert step_between(a, swap_colours(a)) is None
    assert step_between(a, parse_fen(LONGER)) is None
