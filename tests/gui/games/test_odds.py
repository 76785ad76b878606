# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of odds: every game of dice, and the options that change its figures."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from composer.gui.games.odds.window import OddsWindow
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.chance import AZAR_BOOK, CHANCE_BOOKS
from composer.solver.dice.odds import odds_page


def _chances(window: OddsWindow) -> list[Fraction]:
    table = window.table
    return [
        Fraction(row.text(1))
        for place in range(table.topLevelItemCount())
        if (group := table.topLevelItem(place)) is not None
        for at in range(group.childCount())
        if (row := group.child(at)) is not None
    ]


@pytest.mark.parametrize("book", CHANCE_BOOKS, ids=lambda book: book.id)
def test_the_odds_of_every_game_are_listed(qtbot: QtBot, book: RuleBook) -> None:
    window = OddsWindow()
    qtbot.addWidget(window)
    window.show_rules(Rules(book))
    page = odds_page(Rules(book))
    assert _chances(window) == [row.chance for group in page.groups for row in group.rows]
    assert not window.grab().isNull()


def test_an_option_changes_the_figures(qtbot: QtBot) -> None:
    window = OddsWindow()
    qtbot.addWidget(window)
    before = _chances(window)
    window.show_rules(Rules.of(AZAR_BOOK, {"reazar": "always"}))
    other = _chances(window)
    window.show_rules(Rules.of(AZAR_BOOK, {"reazar": "first"}))
    assert other != _chances(window)
    assert before in (other, _chances(window))


def test_the_odds_are_copied_with_what_is_chosen(qtbot: QtBot) -> None:
    window = OddsWindow()
    qtbot.addWidget(window)
    chosen = {"turns": "both", "reazar": "always", "first_point": 11, "second_point": 7}
    window.show_rules(Rules.of(AZAR_BOOK, chosen))
    window.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Azar"
    assert "Who throws on: both in turn" in lines
    assert "Second thrower's point: 7" in lines
    assert "wins\t315/778\t40.49 %" in lines
