# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds of games without a choice add up, and are those of the books."""

from __future__ import annotations

from fractions import Fraction

import pytest
from cases import every

from composer.games.position import GameError
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.chance import (
    AZAR_BOOK,
    CHANCE_BOOKS,
    FIVE_STONES_BOOK,
    RIFFA_BOOK,
    THREE_DICE_BOOK,
    ZARA_BOOK,
)
from composer.solver.dice.odds import WAYS, odds_page


@every("book", CHANCE_BOOKS)
def test_every_game_of_chance_has_a_page(book: RuleBook) -> None:
    page = odds_page(Rules(book))
    assert page.book == book
    assert all(0 < row.chance < 1 for group in page.groups for row in group.rows)
    for group in page.groups:
        for row in group.rows:
            assert row.ways is None or row.chance == Fraction(row.ways, 216)


def test_all_throws_are_counted() -> None:
    assert sum(WAYS.values()) == 216
    assert WAYS[10] == WAYS[11] == 27


@every("reazar, per_mille", [("first", 420), ("always", 338)])
def test_the_first_thrower_of_azar(reazar: str, per_mille: int) -> None:
    rows = odds_page(Rules.of(AZAR_BOOK, {"reazar": reazar})).groups[0].rows
    assert sum(row.chance for row in rows) == 1
    assert round(float(rows[0].chance) * 1000) == per_mille


def test_ten_and_eleven_are_best_called() -> None:
    assert odds_page(Rules(ZARA_BOOK)).best == ("10", "11")


def test_there_are_no_odds_of_five_stones() -> None:
    assert "no matter of composing" in FIVE_STONES_BOOK.text()
    with pytest.raises(GameError, match="there are no odds of Five stones"):
        odds_page(Rules(FIVE_STONES_BOOK))


@every(
    "options, win, loss, tie",
    [
        ({"first_point": 11, "second_point": 7, "reazar": "first"}, "11/21", "10/21", "0"),
        ({"first_point": 11, "second_point": 7, "reazar": "always"}, "27/82", "55/82", "0"),
        (
            {"first_point": 11, "second_point": 7, "turns": "both", "reazar": "never"},
            "9/14",
            "5/14",
            "0",
        ),
        (
            {"first_point": 11, "second_point": 7, "turns": "both", "reazar": "always"},
            "315/778",
            "463/778",
            "0",
        ),
        ({"first_point": 10, "second_point": 10, "reazar": "first"}, "0", "5/27", "22/27"),
        (
            {"first_point": 10, "second_point": 10, "turns": "both", "reazar": "always"},
            "0",
            "64/137",
            "73/137",
        ),
    ],
)
def test_azar_goes_on_from_given_points(
    options: dict[str, str | int], win: str, loss: str, tie: str
) -> None:
    (group,) = odds_page(Rules.of(AZAR_BOOK, options)).groups
    assert [row.chance for row in group.rows] == [Fraction(win), Fraction(loss), Fraction(tie)]


def test_azar_as_the_example_of_the_source_has_it() -> None:
    (group,) = odds_page(Rules.of(AZAR_BOOK, {"turns": "both", "reazar": "always"})).groups
    assert [round(100 * float(row.chance), 1) for row in group.rows] == [37.1, 58.6, 4.3]


@every("first, second, wins", [(10, 11, "8/15"), (9, 10, "200/391"), (5, 16, "36/71")])
def test_two_callers_race_in_zara(first: int, second: int, wins: str) -> None:
    page = odds_page(Rules.of(ZARA_BOOK, {"first_call": first, "second_call": second}))
    callers = page.groups[0]
    assert [row.chance for row in callers.rows] == [Fraction(wins), 1 - Fraction(wins)]


def test_half_a_question_is_refused() -> None:
    for book, options in ((ZARA_BOOK, {"first_call": 10}), (AZAR_BOOK, {"first_point": 10})):
        with pytest.raises(GameError, match="second"):
            odds_page(Rules.of(book, options))


@every("players, alone", [(2, "3527/7776"), (3, "726943/2519424")])
def test_the_highest_total_begins(players: int, alone: str) -> None:
    battle = odds_page(Rules.of(THREE_DICE_BOOK, {"players": players})).groups[-1]
    assert [row.chance for row in battle.rows] == [
        Fraction(alone),
        1 - players * Fraction(alone),
    ]


def test_a_total_of_riffa_is_answered() -> None:
    answer = odds_page(Rules.of(RIFFA_BOOK, {"total": 5})).groups[0]
    assert [row.chance for row in answer.rows] == [
        Fraction(8, 9),
        Fraction(1, 18),
        Fraction(1, 18),
    ]
