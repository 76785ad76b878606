# SPDX-License-Identifier: GPL-3.0-or-later
"""The chooser of rules and the chips of those that hold, with real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.rules.chips import RuleChips
from composer.gui.rules.chooser import RuleChooser
from composer.gui.rules.recent import MOST_RECENT, RecentConditions
from composer.gui.rules.words import condition_hint, option_texts
from composer.gui.user.settings import Settings
from composer.rules.book import ORTHODOX, Condition, Rules
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import condition_rows, rows_by_id
from composer.rules.gamebooks import GAME_BOOKS
from composer.said.languages import CODES

CIRCE, MADRASI, ANTICIRCE = (condition_of(name) for name in ("Circe", "Madrasi", "AntiCirce"))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def chooser(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> RuleChooser:
    window = QWidget()
    qtbot.addWidget(window)
    made = RuleChooser(window, appearance, Settings(tmp_path / "studio.ini"))
    made.show_rules(Rules())
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


def test_a_wrong_spelling_is_understood_and_an_unknown_name_said_to_be_so(
    chooser: RuleChooser,
) -> None:
    QTest.keyClicks(chooser.field, "madrassi")
    rows = [chooser.conditions.item(row).text() for row in range(chooser.conditions.count())]
    assert rows == ["Nothing found. Do you mean:", "Madrasi"]
    heard = chosen(chooser)
    QTest.keyClick(chooser.field, Qt.Key.Key_Return)
    assert [rules.conditions for rules in heard] == [(MADRASI,)]

    QTest.keyClicks(chooser.field, "madqqqqq")
    assert [chooser.conditions.item(0).text(), chooser.conditions.count()] == ["Nothing found.", 1]
    assert not chooser.card.isVisibleTo(chooser)


def test_a_word_finds_rules_and_enter_takes_the_only_one(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    assert set(chooser.conditions.conditions()) == {row.condition for row in condition_rows()}
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


def test_it_says_what_is_not_solved_and_nothing_of_what_is(chooser: RuleChooser) -> None:
    chooser.show_rules(Rules.of(conditions=(CIRCE,)))
    assert chooser.state == "Problems by these rules are solved."
    chooser.show_rules(Rules.of(conditions=(CIRCE, condition_of("Quantum"))))
    assert chooser.state == "Quantum: not solved yet"
    rows = [chooser.conditions.item(row).text() for row in range(3)]
    assert rows == ["Chosen", "Circe", "Quantum"]


def test_popeye_is_named_where_it_is_set_and_knows_the_condition(chooser: RuleChooser) -> None:
    chooser.popeye_is_set = True
    chooser.show_rules(Rules.of(conditions=(CIRCE,)))
    assert chooser.state == "Problems by these rules are solved."
    chooser.show_rules(Rules.of(conditions=(condition_of("Quantum"),)))
    assert chooser.state == "Quantum: not solved yet"
    republican = Condition("republican", "Type7", "RepublicanChess")  # of a type that is not known
    chooser.show_rules(Rules.of(conditions=(republican,)))
    assert chooser.state == "RepublicanChess Type7: not solved yet; Popeye can be asked"


def test_families_stand_apart_and_no_row_moves_when_it_is_ticked(chooser: RuleChooser) -> None:
    before = [chooser.conditions.item(row).text() for row in range(chooser.conditions.count())]
    assert before[0] == "Rebirth"
    assert {"Paralysis", "Change of colour", "Capture", "Special squares"} <= set(before)
    assert chooser.conditions.item(0).data(Qt.ItemDataRole.CheckStateRole) is None
    item(chooser.conditions, "Madrasi").setCheckState(Qt.CheckState.Checked)
    after = [chooser.conditions.item(row).text() for row in range(chooser.conditions.count())]
    assert after == before
    spoken = item(chooser.conditions, "Isardam").data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Isardam: Not with Madrasi"


def test_what_was_used_stands_on_top_the_next_time(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    settings, window = Settings(tmp_path / "kept.ini"), QWidget()
    qtbot.addWidget(window)
    first = RuleChooser(window, appearance, settings)
    first.show_rules(Rules())
    for name in ("Madrasi", "Circe"):
        item(first.conditions, name).setCheckState(Qt.CheckState.Checked)
    later = RuleChooser(window, appearance, settings)
    later.show_rules(Rules())
    assert [later.conditions.item(row).text() for row in range(4)] == [
        "Recently used",
        "Circe",
        "Madrasi",
        "Rebirth",
    ]
    for condition in [row.condition for row in condition_rows()[:20]]:
        later.recent.note(condition.id)
    assert len(RecentConditions(settings).ids) == MOST_RECENT
    settings.keep_text("recent-conditions", '["circe", 3, "martian", "circe"]')
    assert RecentConditions(settings).ids == ("circe",)
    settings.keep_text("recent-conditions", "[")
    assert RecentConditions(settings).ids == ()


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Längstzüger", "Maximummer"),
        ("echecs andernach", "Andernach chess"),
        ("spiegelcirce", "Mirror Circe"),
        ("monréal", "Circe"),
        ("captured man paralysed", "Nothing found."),
        ("paralysed attacked kind", "Madrasi"),
    ],
)
def test_conditions_are_found_in_any_language_and_by_their_rule(
    chooser: RuleChooser, typed: str, first: str
) -> None:
    chooser.field.setText(typed)
    shown = chooser.conditions.item(0)
    assert shown.text() == first


def test_options_are_fields_and_hold_at_once(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    row = item(chooser.conditions, "Madrasi")
    chooser.conditions.setCurrentItem(row)
    assert chooser.card.text.startswith("A man, kings excepted, that is attacked")
    (box,) = chooser.card.fields()
    assert isinstance(box, QCheckBox)
    box.click()
    assert heard == []  # it is not chosen yet
    item(chooser.conditions, "Madrasi RexInclusive").setCheckState(Qt.CheckState.Checked)
    chooser.card.fields()[0].click()  # type: ignore[attr-defined]
    assert [str(rules) for rules in heard] == ["Madrasi RexInclusive", "Madrasi"]


def test_squares_that_are_needed_are_asked_for(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    item(chooser.conditions, "Imitator").setCheckState(Qt.CheckState.Checked)
    assert heard == []
    assert chooser.state == "Imitator: say on which squares, as in e4f5"
    assert item(chooser.conditions, "Imitator").checkState() is Qt.CheckState.Unchecked
    (field,) = chooser.card.fields()
    QTest.keyClicks(field, "c3 d4")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [str(rules) for rules in heard] == ["Imitator c3d4"]
    assert item(chooser.conditions, "Imitator c3d4").checkState() is Qt.CheckState.Checked


def test_a_condition_can_be_typed_with_its_options(chooser: RuleChooser) -> None:
    heard = chosen(chooser)
    chooser.field.setText("circe rexinclusive")
    QTest.keyClick(chooser.field, Qt.Key.Key_Return)
    assert [str(rules) for rules in heard] == ["Circe RexInclusive"]
    assert chooser.field.text() == ""


def test_an_example_comes_as_a_problem_and_what_holds_stays(
    qtbot: QtBot, chooser: RuleChooser
) -> None:
    heard = chosen(chooser)
    chooser.conditions.setCurrentItem(item(chooser.conditions, "Andernach chess"))
    with qtbot.waitSignal(chooser.tried) as told:
        QTest.mouseClick(chooser.card.example, LEFT)
    (problem,) = told.args
    assert str(problem.rules) == "AndernachChess"
    assert problem.title == "Example: Andernach chess"
    assert heard == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_each_game_can_be_chosen_with_its_options(chooser: RuleChooser, book) -> None:
    heard = chosen(chooser)
    for row in range(chooser.games.count()):
        if chooser.games.item(row).data(Qt.ItemDataRole.UserRole) is book:
            chooser.games.item(row).setCheckState(Qt.CheckState.Checked)
            break
    assert chooser.rules.book is book
    assert heard == ([] if book is BOOKS[0] else [Rules(book)])


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_what_an_option_decides_is_said_in_the_language(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = {book.id: option_texts(book) for book in (*BOOKS, *GAME_BOOKS)}
    monkeypatch.setattr("composer.gui.rules.words.language", lambda: code)
    for book in (*BOOKS, *GAME_BOOKS):
        told = option_texts(book)
        assert list(told) == [option.id for option in book.options]
        assert not set(told.values()) & set(english[book.id].values())


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


def test_an_ampersand_stands_on_a_chip(qtbot: QtBot) -> None:
    chips = RuleChips(QAction("Rules", None))
    qtbot.addWidget(chips)
    chips.show_rules(Rules.of(conditions=(condition_of("Take&MakeChess"),)))
    (chip,) = chips.chips()
    assert chip.text().startswith("Take && Make")
    assert chip.shortcut().isEmpty()


def test_many_rules_are_counted_on_the_last_chip(qtbot: QtBot) -> None:
    chips = RuleChips(QAction("Rules", None))
    qtbot.addWidget(chips)
    four = tuple(condition_of(name) for name in ("Circe", "Madrasi", "Koeko", "GridChess"))
    chips.show_rules(Rules.of(conditions=four))
    assert len(chips.chips()) == 2
    assert "+ 2" in chips.chips()[-1].text()


def test_the_rule_of_a_condition_is_told_and_found_in_the_language_of_the_window(
    chooser: RuleChooser,
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    try:
        chooser.show_rules(Rules())
        german = rows_by_id()["pwc"].rule("de")
        chooser.field.setText("schlagende Stein verlassen")
        chooser.card.show_condition(condition_of("PWC"))
        assert chooser.card.text == german
        assert condition_of("PWC") in chooser.conditions.conditions()
        assert condition_hint(condition_of("PWC")).endswith(german)
        chooser.field.setText("that the capturing man left")  # English is found in any language
        assert condition_of("PWC") in chooser.conditions.conditions()
    finally:
        QLocale.setDefault(before)
