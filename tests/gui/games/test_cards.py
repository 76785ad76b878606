# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers beside the board: only those that mean something by the rules that hold."""

from __future__ import annotations

from cases import every
from pytestqt.qtbot import QtBot

from composer.games.position import GamePosition
from composer.gui.games.panels.cards import ExtrasCard
from composer.gui.games.tables.board import TablesSort
from composer.gui.games.tables.off import OffCard
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import NumberBox
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.rules.historic.tables.games import ROWS
from composer.rules.historic.tables.row import TablesRow


def _boxes(card: ExtrasCard) -> list[int]:
    return [box.value() for box in card.findChildren(NumberBox) if not box.isHidden()]


def test_stakes_are_shown_where_they_are_counted_and_find_room(qtbot: QtBot) -> None:
    card = ExtrasCard()
    qtbot.addWidget(card)
    book = game_book_of("four-seasons")
    position = GamePosition.of(book, {"a1": "rK"}, extra={"stakes": {"red": 2, "white": 1}})
    card.show_position(position, Rules(book))
    assert card.isHidden()
    card.show_position(position, Rules.of(book, {"stakes": True}))
    assert not card.isHidden()
    assert _boxes(card) == [0, 2, 0, 1]
    heard: list[GamePosition] = []
    card.edited.connect(heard.append)
    card.findChildren(NumberBox)[0].setValue(3)
    assert heard[-1].number("stakes", "green") == 3
    assert card.sizeHint().width() < 220


@every("row", ROWS)
def test_the_men_off_stand_below_each_other(
    qtbot: QtBot, appearance: Appearance, row: TablesRow
) -> None:
    card = OffCard(row, TablesSort(appearance, row))
    qtbot.addWidget(card)
    card.resize(220, 400)
    card.show()
    boxes = list(card.boxes.values())
    assert len(boxes) > 1
    assert len({box.x() for box in boxes}) == 1
    assert card.minimumSizeHint().width() <= 228
