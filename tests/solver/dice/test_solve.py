# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door of tables games: chances counted by hand, plays, reports, cancelling."""

from __future__ import annotations

from fractions import Fraction

import pytest
from cases import every

from composer.games.position import GameError
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.notation.tablesverdict import tables_verdict_line
from composer.rules.book import Rules
from composer.rules.historic.tables.books import TABLES_BOOK, tables_book, tables_row
from composer.rules.historic.tables.row import OFF
from composer.solver.dice import chances
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.plays import tables_plays
from composer.solver.dice.solve import solve_tables
from composer.solver.dice.throws import throws_of
from composer.solver.games.answer import GameVerdict
from composer.solver.options import Token

RULES = Rules(TABLES_BOOK)


def _hit(distance: int, between: dict[int, int] | None = None) -> Fraction | None:
    men = {24 - distance: 1, **(between or {})}
    position = TablesPosition.of({24: 1}, men)
    task = TablesTask(TablesGoal.HIT, TablesPlay.THROW, throw=(1, 2))
    return solve_tables(TablesProblem(position, RULES, task)).chance


def test_hitting_at_a_distance() -> None:
    # a die of one shows in 11 of 36 throws; 6 also comes as 1 5, 2 4, 3 3, and no double repeats
    assert _hit(1) == Fraction(11, 36)
    assert _hit(6) == Fraction(16, 36)
    assert _hit(12) == Fraction(1, 36)
    assert _hit(13) == 0


def test_closed_points_are_no_stopping_places() -> None:
    # of 2 1, which gives 3 together, neither half can be made first
    assert _hit(3) == Fraction(13, 36)
    assert _hit(3, {23: 2}) == Fraction(13, 36)
    assert _hit(3, {23: 2, 22: 2}) == Fraction(11, 36)


def test_two_men_on_the_last_points_leave_with_any_throw_but_some() -> None:
    position = TablesPosition.of({1: 1, 2: 1})
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, throw=(1, 1))
    answer = solve_tables(TablesProblem(position, RULES, task))
    # only 1 1 leaves a man, whichever is played first, and then every throw is enough
    assert answer.chance == Fraction(35, 36)
    assert answer.best_chance == 1
    assert answer.of == answer.done == len(answer.plays) == 1


def test_who_hits_goes_no_further_and_men_of_both_stay_apart() -> None:
    plays = tables_plays(TablesPosition.of({10: 1}, {7: 1}), RULES, (3, 2))
    assert [play.text for play in plays] == ["10-8 8-5", "10x7"]
    assert plays[1].after.by_point("white") == {7: 1}
    assert plays[1].after.by_point("black") == {}
    assert plays[1].after.turn == "black"
    assert plays[1].hits == 1


def test_black_goes_up_and_is_written_by_points_of_the_board() -> None:
    plays = tables_plays(TablesPosition.of({}, {22: 1, 20: 1}, "black"), RULES, (6, 5))
    assert [play.text for play in plays] == ["20-off 22-off"]
    assert plays[0].off == 2


def test_nothing_can_be_played() -> None:
    position = TablesPosition.of({24: 1}, {23: 2, 22: 2})
    assert [play.text for play in tables_plays(position, RULES, (1, 2))] == ["none"]


def test_throws_at_will_that_are_too_many_are_short() -> None:
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.AT_WILL, 3)
    problem = TablesProblem(TablesPosition.of({6: 3}), RULES, task)
    answer = solve_tables(problem)
    assert (answer.verdict, answer.least) == (GameVerdict.SHORT, 2)
    one = TablesTask(TablesGoal.ALL_OFF, TablesPlay.AT_WILL, 1)
    none = solve_tables(TablesProblem(TablesPosition.of({6: 3}), RULES, one))
    assert (none.verdict, none.least, none.first) == (GameVerdict.NO_SOLUTION, None, ())


def test_all_ways_are_counted() -> None:
    for dice in (2, 3):
        assert sum(ways for _, ways in throws_of(dice)) == 6**dice


def test_what_is_cancelled_is_not_complete() -> None:
    token = Token()
    heard: list[TablesAnswer] = []

    def stop(answer: TablesAnswer) -> None:
        heard.append(answer)
        token.cancel()

    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (1, 2))
    problem = TablesProblem(TablesPosition.of({6: 2, 5: 2}), RULES, task)
    answer = solve_tables(problem, token, stop)
    assert not answer.complete
    assert len(heard) == answer.done == len(answer.plays) == 1
    assert (answer.best, answer.best_chance) == ((), None)  # others may be better


def test_what_is_too_much_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (1, 2))
    problem = TablesProblem(TablesPosition.of({6: 2, 5: 2}), RULES, task)
    assert not solve_tables(problem).too_much
    monkeypatch.setattr(chances, "MOST_NODES", 5)
    answer = solve_tables(problem)
    assert (answer.verdict, answer.complete) == (GameVerdict.UNDECIDED, False)
    assert answer.too_much


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(GameError, match="the diagram has no task"):
        solve_tables(TablesProblem(TablesPosition.of({6: 1})))
    task = TablesTask(TablesGoal.SAFEST, TablesPlay.BEST, throw=(1, 2))
    with pytest.raises(GameError, match="White has no man to move"):
        solve_tables(TablesProblem(TablesPosition.of({}, {6: 1}), RULES, task))


@every(
    "bear_off, texts",
    [
        # Lepore: a man on 4 leaves with at least a 4, wherever the others stand
        ("at_least", ["4-1 1-off", "6-1 1-off", "6-1 4-1", "6-3 4-off"]),
        ("larger", ["6-1 4-1", "6-3 4-off"]),  # today
        ("exact", ["6-1 4-1", "6-3"]),
        ("none", ["6-1 4-1", "6-3"]),
    ],
)
def test_which_numbers_take_a_man_off(bear_off: str, texts: list[str]) -> None:
    rules = Rules.of(TABLES_BOOK, {"bear_off": bear_off})
    plays = tables_plays(TablesPosition.of({4: 1, 6: 1}, {}), rules, (5, 3))
    assert [play.text for play in plays] == texts


def test_the_rule_of_bearing_off_is_that_of_the_source() -> None:
    option = TABLES_BOOK.option("bear_off")
    assert Rules(TABLES_BOOK)["bear_off"] == "at_least"
    assert "equal to or greater" in option.source
    assert "says nothing" not in option.source


def test_a_listing_too_long_is_stopped() -> None:
    rules = Rules.of(tables_book("tric_trac"), {"trictrac": True})
    men = {"white": {(point, False): 1 for point in range(1, 15)}}
    position = TablesPosition.placed(tables_row("tric_trac"), men)
    task = TablesTask(TablesGoal.PLAYS, TablesPlay.THROW, throw=(1, 2))
    token = Token()
    token.cancel()
    answer = solve_tables(TablesProblem(position, rules, task), token)
    assert not answer.complete
    assert answer.verdict is GameVerdict.UNDECIDED


@every("last_stake, saturn, mars", [(False, 7, 1), (True, 8, 0)])
def test_who_has_no_stake_left_pays_none(last_stake: bool, saturn: int, mars: int) -> None:
    rules = Rules.of(tables_book("astronomia"), {"last_stake": last_stake, "throw": "most"})
    row = tables_row("astronomia")
    men = {"saturn": {(3, False): 1, (OFF, False): 6}, "moon": {(5, False): 1, (OFF, False): 6}}
    stakes = dict.fromkeys(row.player_ids, 0) | {"saturn": 7, "mars": 1, "moon": 0}
    position = TablesPosition.placed(row, men, "saturn").with_score(stakes)
    (play,) = tables_plays(position, rules, (2, 2, 2))
    paid = dict(zip(row.player_ids, play.after.score, strict=True))
    assert (paid["saturn"], paid["mars"], paid["moon"]) == (saturn, mars, 0)


@every("passed", ["throw", "rest"])
def test_a_race_is_open_where_throws_or_numbers_pass_to_the_other(passed: str) -> None:
    chosen = {"passed": passed, "end": "off", "bear_off": "exact", "throw": "most"}
    rules = Rules.of(tables_book("laquet"), chosen)
    men = {"white": {(24, False): 2}, "black": {(20, False): 1}}
    position = TablesPosition.placed(tables_row("laquet"), men)
    for task in (
        TablesTask(TablesGoal.RACE, TablesPlay.CHANCE),
        TablesTask(TablesGoal.RACE, TablesPlay.BEST, throw=(1, 4)),
    ):
        answer = solve_tables(TablesProblem(position, rules, task))
        assert answer.complete
        assert answer.verdict is GameVerdict.UNDECIDED
        line = tables_verdict_line(answer, task)
        assert str(line.title).endswith("a throw can be lost or passed on")


def test_numbers_that_pass_on_leave_a_race_open() -> None:
    chosen = {"end": "off", "throw": "most"}
    men = {"white": {(24, False): 1, (20, False): 1}, "black": {(21, False): 2}}
    position = TablesPosition.placed(tables_row("buffa"), men)
    task = TablesTask(TablesGoal.RACE, TablesPlay.CHANCE)
    for passed, verdict in (("throw", GameVerdict.SOUND), ("rest", GameVerdict.UNDECIDED)):
        rules = Rules.of(tables_book("buffa"), {**chosen, "passed": passed})
        assert solve_tables(TablesProblem(position, rules, task)).verdict is verdict
