# SPDX-License-Identifier: GPL-3.0-or-later
"""The chooser of rules and the chips of those that hold, with real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.rules.chips import RuleChips
from composer.gui.rules.chooser import RuleChooser
from composer.gui.user.settings import Settings
from composer.rules.book import ORTHODOX, Rules
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_of, conditions_known

CIRCE, MADRASI, ANTICIRCE = (condition_of(name) for name in ("Circe", "Madrasi", "AntiCirce"))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def chooser(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> RuleChooser:
    window = QWidget()
    qtbot.addWidget(window)
    made = RuleChooser(window, appearance, Settings(tmp_path / "studio.ini"))
    made.window_kept = window  # type: ignore[attr-defined]  # it lives as long as the chooser
    return made


def item(rules: QListWidget, words: str) -> QListWidgetItem:
    """Return the row of a name; of several, for what holds stands above, too, the last."""
    return rules.findItems(words, Qt.MatchFlag.MatchExactly)[-1]


def chosen(chooser: RuleChooser) -> list[Rules]:
    heard: list[Rules] = []
    chooser.chosen.connect(heard.append)
    return heard


def test_conditions_are_put_on_and_taken_off(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    item(chooser.conditions, "Circe").setCheckState(Qt.CheckState.Checked)
    item(chooser.conditions, "Madrasi").setCheckState(Qt.CheckState.Checked)
    item(chooser.conditions, "Circe").setCheckState(Qt.CheckState.Unchecked)

    assert [rules.conditions for rules in heard] == [(CIRCE,), (CIRCE, MADRASI), (MADRASI,)]


def test_conditions_that_exclude_each_other_say_so_and_nothing_changes(
    chooser: RuleChooser,
) -> None:
    item(chooser.conditions, "Madrasi").setCheckState(Qt.CheckState.Checked)
    heard = chosen(chooser)
    item(chooser.conditions, "Isardam").setCheckState(Qt.CheckState.Checked)

    assert heard == []
    assert "exclude each other" in chooser.state
    assert item(chooser.conditions, "Isardam").checkState() is Qt.CheckState.Unchecked


def test_a_word_finds_rules_and_enter_takes_the_only_one(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    assert set(chooser.conditions.conditions()) == set(conditions_known())
    QTest.keyClicks(chooser.field, "madrasi")
    names = [chooser.conditions.item(row).text() for row in range(chooser.conditions.count())]
    assert names == ["Madrasi"]
    chooser.field.setText("orthodox")
    assert chooser.games.count() == 1
    chooser.field.setText("AntiCirce")
    QTest.keyClick(chooser.field, Qt.Key.Key_Return)
    assert [rules.conditions for rules in heard] == [(ANTICIRCE,)]


def test_only_orthodox_takes_all_away(chooser: RuleChooser) -> None:
    item(chooser.conditions, "Circe").setCheckState(Qt.CheckState.Checked)
    heard = chosen(chooser)
    QTest.mouseClick(chooser.orthodox, LEFT)
    assert heard == [ORTHODOX]
    assert chooser.rules.is_orthodox


def test_it_says_what_is_not_solved_yet(chooser: RuleChooser) -> None:
    item(chooser.conditions, "Circe").setCheckState(Qt.CheckState.Checked)
    assert "Circe" in chooser.state


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_each_game_can_be_chosen_with_its_options(chooser: RuleChooser, book) -> None:
    heard = chosen(chooser)
    for row in range(chooser.games.count()):
        if chooser.games.item(row).data(Qt.ItemDataRole.UserRole) is book:
            chooser.games.item(row).setCheckState(Qt.CheckState.Checked)
            break
    assert chooser.rules.book is book
    assert heard == ([] if book is BOOKS[0] else [Rules(book)])


def test_a_chip_takes_its_rule_away(qtbot: QtBot) -> None:
    chips = RuleChips(QAction("Rules", None))
    qtbot.addWidget(chips)
    chips.show_rules(Rules.of(conditions=(CIRCE, MADRASI)))
    assert [chip.text().split("  ")[0] for chip in chips.chips()] == ["Circe", "Madrasi"]
    with qtbot.waitSignal(chips.chosen) as told:
        QTest.mouseClick(chips.chips()[0], LEFT)
    assert told.args == [Rules.of(conditions=(MADRASI,))]
    chips.show_rules(ORTHODOX)
    assert chips.chips() == ()


def test_many_rules_are_counted_on_the_last_chip(qtbot: QtBot) -> None:
    chips = RuleChips(QAction("Rules", None))
    qtbot.addWidget(chips)
    four = tuple(condition_of(name) for name in ("Circe", "Madrasi", "Koeko", "GridChess"))
    chips.show_rules(Rules.of(conditions=four))
    assert len(chips.chips()) == 2
    assert "+ 2" in chips.chips()[-1].text()
