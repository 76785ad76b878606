# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play and series by the kernel: as the reference solver finds them, order and all.

Then what only the kernel does: threads, being cancelled, being cut.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import pairwise

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from lineplaces import SOLVED, random_positions
from thorough import many

from composer.problem.fen import parse_fen
from composer.problem.intended import ONE, Intended
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.compiledlines import CompiledLines, plays_lines
from composer.solver.judging import CompiledLineJudge, Judge, SearchJudge
from composer.solver.kernel.engine import LineJudge, LineKernel
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.reference.staged import reference_search
from composer.solver.solution import Stage, Verdict
from composer.solver.stages import Found, Search

# A helpmate of many men, 0.1 s of work; and one of which nobody sees the end.
LONG = "2rR2BK/p1n1q1pp/1nPrb3/3kb3/8/1p1p4/3PP3/8 b - - 0 1"
ENDLESS = "r1bqkbnr/1ppp1ppp/p1n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1"

PART = many(3, 3, 1)  # of the positions of each kind one is tried of so many
KINDS = (
    ("h#1", 60, 9),
    ("h#1.5", 40, 7),
    ("h#2", 8, 5),
    ("h=1.5", 40, 6),
    ("h=2", 10, 5),
    ("h==1.5", 20, 5),
    ("hs#1", 40, 8),
    ("hs#1.5", 20, 7),
    ("hs#2", 2, 5),
    ("hr#1", 40, 8),
    ("hr#2", 6, 6),
    ("ser-#2", 40, 8),
    ("ser-#3", 8, 6),
    ("ser-=3", 8, 6),
    ("ser-h#2", 30, 8),
    ("ser-h=3", 2, 5),
    ("ser-s#2", 30, 8),
    ("ser-r#2", 20, 8),
    ("ser-semi-r#2", 20, 8),
    ("hx1.5", 10, 6),
    ("h+1.5", 10, 6),
    ("hzd41.5", 20, 6),
    ("h=*1.5", 20, 6),
    ("h=s1.5", 20, 6),
)


def _compiled(position: Position, stipulation: str, threads: int = 1) -> CompiledLines:
    asked = parse_stipulation(stipulation)
    assert plays_lines(asked)
    return CompiledLines(LineKernel(1), position, asked, Token(), threads)


def _stages(search: Search, options: SolveOptions) -> list[Found]:
    return list({each.stage: each for each in search.find(options) if each.stage}.values())


@pytest.mark.parametrize(("stipulation", "number", "men"), KINDS, ids=[k[0] for k in KINDS])
def test_as_the_reference_finds_them(stipulation: str, number: int, men: int) -> None:
    options = SolveOptions(most_lines=400)
    solved = 0
    known = [parse_fen(each) for each in SOLVED.get(stipulation, ())]
    some = random_positions(-(-number // PART), len(stipulation) + number, men)
    for position in (*known, *some):
        search = reference_search(position, parse_stipulation(stipulation), Token())
        expected = _stages(search, options)
        found = _stages(_compiled(position, stipulation), options)
        if not any(each.lines_cut for each in expected):
            assert found == expected, position
        else:
            assert [each.lines_cut for each in found] == [each.lines_cut for each in expected]
        solved += bool(expected[-1].lines or expected[-1].set_lines)
    assert solved > 0 or stipulation in ("hs#1.5", "h==1.5")


def test_only_lines_of_full_length_where_that_is_asked() -> None:
    position = parse_fen("8/8/8/8/8/1K6/7R/k7 w - - 0 1")
    every = _stages(_compiled(position, "h#1.5"), SolveOptions())[-1]
    exact = _stages(_compiled(position, "h#1.5"), SolveOptions(exact=True))[-1]
    assert {len(line) for line in every.lines} == {1, 3}
    assert exact.lines == tuple(line for line in every.lines if len(line) == 3)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(Unsolvable):
        _compiled(parse_fen("8/8/8/8/8/8/1k6/K7 w - - 0 1"), "h#2")


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_change_nothing(threads: int) -> None:
    position = parse_fen(LONG)
    search = _compiled(position, "h#3", threads)
    found = _stages(search, SolveOptions())
    assert [line.moves[-1].san for line in found[-1].lines] == ["e3#", "exd3#"]
    assert found[-1].complete


def test_progress_is_told_and_what_is_found_is_shown_before_the_end() -> None:
    answers = list(_compiled(parse_fen(LONG), "h#3", 2).find(SolveOptions(set_play=False)))
    assert answers[-1].first_moves == answers[-1].first_moves_done > 0
    assert answers[-1].stage is Stage.KEYS
    assert all(set(answer.lines) <= set(answers[-1].lines) for answer in answers)


def test_a_cancelled_solve_ends() -> None:
    asked, token = parse_stipulation("h#8"), Token()
    search = CompiledLines(LineKernel(1), parse_fen(ENDLESS), asked, token, 2)
    answers = search.find(SolveOptions())
    next(answers)
    token.cancel()
    with pytest.raises(Cancelled):
        list(answers)


def test_a_solve_that_nobody_waits_for_leaves_no_thread() -> None:
    asked = parse_stipulation("h#8")
    search = CompiledLines(LineKernel(1), parse_fen(ENDLESS), asked, Token(), 2)
    answers = search.find(SolveOptions())
    next(answers)
    answers.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("solver")]


@pytest.mark.parametrize("threads", [1, 2])
def test_more_lines_than_wanted_are_cut_and_that_is_said(threads: int) -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/QR2K3 b - - 0 1")
    every = _stages(_compiled(position, "h#3", threads), SolveOptions())[0]
    assert len(every.lines) > 100
    cut = _stages(_compiled(position, "h#3", threads), SolveOptions(most_lines=50))
    assert all(each.lines_cut and not each.complete for each in cut)
    assert len(cut[0].lines) <= 50
    assert set(cut[0].lines) <= set(every.lines)


def test_a_session_stays_right_when_positions_follow_one_another() -> None:
    kernel = LineKernel(1)
    for position in random_positions(60, 77, 7):
        for turn in (position.turn, position.turn.other):
            asked = parse_stipulation("h#2")
            try:
                turned = replace(position, turn=turn, en_passant=None)
                kept = CompiledLines(kernel, turned, asked, Token(), 1)
            except Unsolvable:
                continue
            fresh = CompiledLines(LineKernel(1), turned, asked, Token(), 1)
            assert _stages(kept, SolveOptions()) == _stages(fresh, SolveOptions())


def _judges(stipulation: str, intended: Intended, most: int) -> tuple[Judge, Judge]:
    asked, token = parse_stipulation(stipulation), Token()
    judge = LineJudge(LineKernel(1), asked, token.flag, most)
    other = SearchJudge(asked, token, intended=intended, most_lines=most)
    return CompiledLineJudge(judge, asked, intended), other


@pytest.mark.parametrize("stipulation", ["h#1.5", "ser-h#2", "ser-#2", "hs#1"])
@pytest.mark.parametrize(("intended", "most"), [(ONE, 100), (ONE, 2), (Intended(2), 3)], ids=str)
def test_many_positions_are_judged_as_by_the_reference(
    stipulation: str, intended: Intended, most: int
) -> None:
    known = [parse_fen(each) for each in SOLVED.get(stipulation, ())]
    positions = [*known, *random_positions(24, len(stipulation) + 1, 6)]
    compiled, reference = _judges(stipulation, intended, most)
    told = compiled.judge(positions)
    assert told == reference.judge(positions)
    assert len({judgement.verdict for judgement in told}) > 1


def test_judging_stops_as_soon_as_there_are_too_many_lines() -> None:
    position = parse_fen("8/8/8/8/8/2k5/8/K6Q b - - 0 1")
    compiled, _ = _judges("h#3", ONE, 2)
    (told,) = compiled.judge([position])
    assert told.verdict is Verdict.COOKED
    assert not told.complete
    assert len(told.lines) == 2


def test_judging_leaves_open_what_costs_too_much() -> None:
    positions = [parse_fen(ENDLESS), parse_fen("7k/8/5K2/8/8/8/8/6R1 b - - 0 1")]
    compiled, _ = _judges("h#3", ONE, 100)
    told = compiled.judge(positions, 20_000)
    assert [judgement.verdict is Verdict.UNDECIDED for judgement in told] == [True, False]
    assert not told[0].complete


def test_a_halted_judge_comes_back() -> None:
    compiled, _ = _judges("h#8", ONE, 100)
    compiled.halt()
    (told,) = compiled.judge([parse_fen(ENDLESS)])
    assert told.verdict is Verdict.UNDECIDED


class _Looked(Token):
    """A token that notes how many lines were built when it was looked at, and cancels itself."""

    def __init__(self, cancel_at: int) -> None:
        super().__init__()
        self.search: CompiledLines | None = None
        self.cancel_at = cancel_at
        self.built = [0]

    @property
    def cancelled(self) -> bool:
        if self.search is not None:
            self.built.append(self.search.built)
        if self.built[-1] >= self.cancel_at:
            self.cancel()
        return self.flag[0] != 0


def _very_many(token: Token, stipulation: str = "h#3") -> CompiledLines:
    position = parse_fen("8/8/8/3k4/8/3K4/8/QQR5 b - - 0 1")
    return CompiledLines(LineKernel(1), position, parse_stipulation(stipulation), token, 1)


def test_very_many_lines_are_built_with_looks_at_the_token_between() -> None:
    token = _Looked(10**9)
    token.search = search = _very_many(token)
    last = list(search.find(SolveOptions()))[-1]
    assert search.built == len(last.lines) + len(last.set_lines) > 9_000
    steps = [after - before for before, after in pairwise(token.built)]
    assert max(steps) <= 1_000


def test_a_solve_cancelled_while_its_lines_are_built_builds_no_more() -> None:
    token = _Looked(3_000)
    token.search = search = _very_many(token)
    with pytest.raises(Cancelled):
        list(search.find(SolveOptions()))
    assert 3_000 <= search.built <= 4_000


@pytest.mark.parametrize(
    ("stipulation", "fen", "solutions", "lines"),
    [
        ("hr#1", "8/5p2/7K/6Q1/8/8/k7/r1Q3N1 b - - 0 1", 2, 3),
        ("hr#1", "4k2r/K4q2/8/P4R2/3q4/8/8/8 w k - 0 1", 2, 6),
        ("ser-r#2", "r3k3/5q1K/8/2r2P2/8/8/8/8 w q - 0 1", 2, 4),
    ],
)
def test_solutions_are_counted_while_lines_are_built(
    stipulation: str, fen: str, solutions: int, lines: int
) -> None:
    last = _stages(_compiled(parse_fen(fen), stipulation), SolveOptions(set_play=False))[-1]
    assert len({line.moves[:-1] for line in last.lines}) == last.solutions == solutions
    assert len(last.lines) == lines
