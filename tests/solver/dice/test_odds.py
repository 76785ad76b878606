# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds of games without a choice add up, and are those of the books."""

from __future__ import annotations

from fractions import Fraction

import pytest
from cases import every

from composer.games.position import GameError
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.chance import AZAR_BOOK, CHANCE_BOOKS, FIVE_STONES_BOOK, ZARA_BOOK
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
