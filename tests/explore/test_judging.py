# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found is sound, and all that is sound is found: against a solve of every position."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest
from searches import BLOCK, SMALL, brute_force, small, whole_board

from composer.analysis.report import analyse
from composer.analysis.themes.flag import Grade
from composer.explore import judging
from composer.explore.judging import Halt, Judge, Outcome, Stopped
from composer.explore.space import Space
from composer.explore.spec import Demands, Slot, Spec, SpecError
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import SQUARES
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve


def solved(spec: Spec) -> dict[str, Solution]:
    """Solve every position of a search as a whole."""
    positions = [Position(board, spec.position.turn, NO_CASTLING) for board in brute_force(spec)]
    return {fen(position): solve(position, spec.stipulation) for position in positions}


def test_soundness_alone_finds_exactly_the_sound_positions() -> None:
    spec = small()
    expected = {
        name for name, solution in solved(spec).items() if solution.verdict is Verdict.SOUND
    }
    tally, finds = Judge(spec).turns(0, 10**9)
    assert {find.fen for find in finds} == expected
    assert len(finds) == len(expected) == tally.found == tally.sound > 20
    assert tally.tried == Space(spec).tried
    assert tally.tested - tally.refused == sum(
        solution.verdict is not Verdict.INVALID for solution in solved(spec).values()
    )


@pytest.mark.parametrize("stipulation", ["s#2", "r#2", "semi-r#2", "s=2"])
def test_selfmates_and_reflexmates_are_searched_for_too(stipulation: str) -> None:
    around = whole_board("8/8/8/8/1p4Q1/k7/p7/K7 w - - 0 1", changes=1, themes=True)
    spec = replace(around, stipulation=parse_stipulation(stipulation))
    expected = {
        name for name, solution in solved(spec).items() if solution.verdict is Verdict.SOUND
    }
    _, finds = Judge(spec).turns(0, 10**9)
    assert {find.fen for find in finds} == expected
    assert expected or stipulation == "s=2"


def test_what_depends_on_an_undecided_right_is_neither_sound_nor_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def depending(
        position: Position, stipulation: Stipulation, options: SolveOptions, *others: Any
    ) -> Solution:
        found = solve(position, stipulation, options, *others)
        asked.append(options.decide)
        return replace(found, verdict=Verdict.DEPENDS) if options.decide else found

    monkeypatch.setattr(judging, "solve", depending)
    monkeypatch.setattr(judging, "has_history", lambda position, stipulation: True)
    tally, finds = Judge(small()).turns(0, 10**9)
    assert not finds
    assert tally.unfinished > 0 == tally.sound
    assert asked.count(True) == tally.unfinished
    asked.clear()
    tally, finds = Judge(replace(small(), demands=Demands(least_tries=99))).turns(0, 10**9)
    assert tally.sound > 0 == tally.unfinished  # what is refused anyway needs no games
    assert not any(asked)


@pytest.mark.parametrize(("intended", "number"), [("", 1), ("2", 2)])
def test_helpmates_are_searched_for_by_their_number_of_solutions(
    intended: str, number: int
) -> None:
    around = whole_board("7k/5K2/8/8/8/8/6R1/8 b - - 0 1", changes=1)
    spec = replace(around, stipulation=parse_stipulation("h#1"), intended=intended)
    expected = {
        name
        for name, solution in solved(spec).items()
        if solution.verdict is not Verdict.INVALID and len(solution.lines) == number
    }
    _, finds = Judge(spec).turns(0, 10**9)
    assert {find.fen for find in finds} == expected
    assert {find.solutions for find in finds} == ({number} if expected else set())
    assert expected or intended


@pytest.mark.parametrize(
    "demands",
    [
        Demands(most_duals=0, least_variations=1),
        Demands(key_from=parse_fen(SMALL).squares_of(parse_fen(SMALL)[17])[0]),  # the rook b3
        Demands(key="b3f3"),
        Demands(themes=("ideal_mate",), legal=False),
        Demands(most_men=4, quiet_key=True),
        Demands(least_tries=2, no_promoted=True),
    ],
)
def test_demands_hold_for_all_that_is_found(demands: Demands) -> None:
    spec = replace(small(), demands=demands)
    _, finds = Judge(spec).turns(0, 10**9)
    _, every = Judge(replace(spec, demands=Demands(legal=False))).turns(0, 10**9)
    expected = set()
    for find in every:
        solution = solve(find.fen, "#2")
        analysis = analyse(solution)
        counts = analysis.quality.counts
        themes = {flag.id for flag in analysis.flags if flag.grade is Grade.THEME}
        (key,) = solution.keys
        assert key.move is not None
        if (
            (demands.most_duals is None or counts.duals <= demands.most_duals)
            and counts.variations >= demands.least_variations
            and counts.tries >= demands.least_tries
            and demands.key in ("", key.move.uci)
            and demands.key_from in (None, key.move.origin)
            and set(demands.themes) <= themes
            and (not demands.most_men or find.men <= demands.most_men)
            and not (demands.quiet_key and (key.check or key.move.capture))
        ):
            expected.add(find.fen)
    found = {find.fen for find in finds}
    assert found
    assert found <= expected
    if not demands.legal:
        assert found == expected


def test_a_find_tells_what_it_is() -> None:
    spec = replace(whole_board(BLOCK, changes=1), themes=True)
    _, finds = Judge(spec).turns(0, 1)
    (find,) = finds
    assert (find.fen, find.key, find.key_text, find.changes) == (BLOCK, "e3e4", "Qe4", 0)
    assert (find.men, find.variations) == (15, 4)
    assert "star_flights" in find.themes


class Rings:
    """An alarm that rings as it is set, as a clock would that runs fast."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds = seconds
        ring()

    def cancel(self) -> None:
        pass


class Waits:
    """An alarm whose time never comes."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        pass

    def cancel(self) -> None:
        pass


def test_a_candidate_that_takes_too_long_is_not_called_unsound() -> None:
    spec = replace(whole_board(BLOCK, changes=1, themes=False), seconds=5.0)
    set_now: list[type[Rings | Waits]] = []
    judge = Judge(spec, set_alarm=lambda seconds, ring: set_now[0](seconds, ring))
    set_now[:] = [Rings]
    assert judge.judge(0) == (Outcome.UNFINISHED, None)
    assert judge.judge(0) == (Outcome.UNFINISHED, None)
    set_now[:] = [Waits]
    outcome, find = judge.judge(0)  # and the next has its time again
    assert outcome is Outcome.SOUND
    assert find is not None
    judge.close()


def test_a_stop_reaches_into_a_solve() -> None:
    spec = Spec(
        parse_fen("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"),
        parse_stipulation("#6"),
        whole_board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", changes=1).slots[:1],
        changes=1,
    )
    halt = Halt()
    timer = threading.Timer(0.2, halt.ask)
    timer.start()
    with pytest.raises(Stopped):
        Judge(spec, halt).turns(0, 10)  # it would take hours
    timer.join()


HALF: Final = "6bk/6nb/4RK2/8/8/8/8/8 b - - 0 1"
ZILAHI: Final = "6bk/6nb/4RK2/5R2/8/8/8/8 b - - 0 1"  # h#2 2.1.1.1
EAST: Final = tuple(square for square in SQUARES if square & 7 > 3)


def _half_filled(**changed: Any) -> Spec:
    men = (Slot(None, (Man.WHITE_ROOK, Man.WHITE_BISHOP), EAST),) * 2
    found = Spec(parse_fen(HALF), parse_stipulation("h#2"), men, intended="2.1.1.1")
    return replace(found, **changed)


def test_a_zilahi_is_found_from_a_board_that_is_half_filled() -> None:
    every_tally, every = Judge(_half_filled()).turns(0, 10**9)
    assert not every_tally.unfinished  # what has hundreds of solutions is cooked
    assert {find.shape for find in every} == {"2.1.1.1"}
    demands = Demands(themes=("zilahi",))
    tally, finds = Judge(_half_filled(demands=demands)).turns(0, 10**9)
    (find,) = [find for find in finds if find.fen == ZILAHI]
    assert (find.solutions, find.matched) == (2, 4)
    with_theme = {find.fen for find in every if "zilahi" in find.themes}
    assert {find.fen for find in finds} == with_theme
    assert 0 < len(finds) < len(every)
    assert (tally.sound, tally.lacks_theme) == (len(every), len(every) - len(finds))
    models = replace(_half_filled(), demands=Demands(least_models=1))
    tally, finds = Judge(models).turns(0, 10**9)
    assert {find.fen for find in finds} == {find.fen for find in every if find.models}
    assert tally.lacks_play == len(every) - len(finds)


def test_without_a_shape_one_solution_is_sought() -> None:
    one = replace(_half_filled(), intended="", themes=False, changes=1)
    assert {find.solutions for find in Judge(one).turns(0, 10**9)[1]} <= {1}


def test_what_help_play_does_not_have_is_not_demanded_of_it() -> None:
    with pytest.raises(SpecError, match="has no key"):
        _half_filled(demands=Demands(least_tries=1))
    kept = Demands(key="e2e4", themes=("zilahi",), least_variations=2, least_models=1)
    assert kept.of(parse_stipulation("h#2")) == Demands(themes=("zilahi",), least_models=1)
    assert kept.of(parse_stipulation("#2")) == replace(kept, least_models=0)


def test_variations_of_longer_mates_are_counted() -> None:
    spec = replace(
        whole_board("8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1", changes=1, themes=False),
        stipulation=parse_stipulation("#3"),
        limit=1,
    )
    (found,) = Judge(spec).turns(0, 1)[1]
    assert found.variations > 0
    wanted = replace(spec, demands=Demands(least_variations=found.variations))
    assert Judge(wanted).turns(0, 1)[1]
    more = replace(spec, demands=Demands(least_variations=found.variations + 1))
    tally, none = Judge(more).turns(0, 1)
    assert (tally.lacks_play, none) == (1, ())
