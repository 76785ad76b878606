# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of fairy men, with real events."""

from __future__ import annotations

import pytest
from cases import every
from PySide6.QtCore import Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from composer.gui.board.mime import dragged_man, man_data
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.men.menpage import MenPage
from composer.notation.letters import letters_of
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.rules.kinds import FAIRY_KINDS
from composer.said.languages import CODES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, appearance: Appearance) -> MenPage:
    widget = MenPage(appearance, MenPictures(appearance))
    qtbot.addWidget(widget)
    widget.resize(400, 700)
    widget.show()
    return widget


def names(page: MenPage) -> list[str]:
    model = page.list.kinds
    return [str(model.data(model.index(row))) for row in range(model.rowCount())]


def test_all_men_are_listed_until_something_is_typed(page: MenPage) -> None:
    assert len(names(page)) == len(FAIRY_KINDS)
    page.field.setText("Grashüpfer")  # Qt cannot type that letter in tests
    assert names(page)[0] == "grasshopper"


@pytest.mark.parametrize(
    ("typed", "first"),
    [("G", "grasshopper"), ("rl", "rook-lion"), ("nightrider", "nightrider"), ("1,3", "camel")],
)
def test_letters_names_and_steps_find_a_man(page: MenPage, typed: str, first: str) -> None:
    QTest.keyClicks(page.field, typed)
    assert names(page)[0] == first


def test_enter_takes_what_was_found_for_the_board(page: MenPage, qtbot) -> None:
    QTest.keyClicks(page.field, "nightrider")
    with qtbot.waitSignal(page.picked) as told:
        QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert told.args == [Man.of(Colour.WHITE, Kind.of("nightrider"))]


def test_a_click_takes_a_man_and_the_card_shows_how_it_moves(page: MenPage, qtbot) -> None:
    QTest.keyClicks(page.field, "grasshopper")
    rect = page.list.visualRect(page.list.kinds.index(0))
    with qtbot.waitSignal(page.picked) as told:
        QTest.mouseClick(page.list.viewport(), LEFT, pos=rect.center())
    assert told.args == [Man.of(Colour.WHITE, Kind.of("grasshopper"))]
    assert len(set(page.card.picture.targets)) == 8


def test_the_card_gives_neutral_and_royal_men(page: MenPage, qtbot) -> None:
    QTest.keyClicks(page.field, "lion")
    page.card.dress(Colour.BLACK, royal=True)
    assert page.card.man == Man.of(Colour.BLACK, Kind.of("lion"), {ROYAL})
    page.card.dress(Colour.NEUTRAL, royal=False)
    with qtbot.waitSignal(page.picked) as told:
        QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert told.args == [Man.of(Colour.NEUTRAL, Kind.of("lion"))]


def test_a_man_is_dragged_from_the_list_as_the_card_dresses_him(
    page: MenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[Man | None] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _: carried.append(dragged_man(drag.mimeData())))
    QTest.keyClicks(page.field, "pao")
    page.card.dress(Colour.BLACK, royal=False)
    page.list.startDrag(Qt.DropAction.CopyAction)
    assert carried == [Man.of(Colour.BLACK, Kind.of("pao"))]


@every("colour", Colour)
@every("kind", ["knight", "nightrider", "rook-lion"])
@every("qualities", [(), (ROYAL,)])
def test_a_man_under_way_stays_what_he_is(
    colour: Colour, kind: str, qualities: tuple[str, ...]
) -> None:
    man = Man.of(colour, Kind.of(kind), qualities)
    assert dragged_man(man_data(man)) is man


def test_what_is_no_man_is_not_taken_for_one() -> None:
    data = man_data(Man.WHITE_KING)
    for wrong in (b"", b"w", b"x knight", b"w unicorn-of-mine", b"\xff\xfe"):
        data.setData(data.formats()[0], wrong)
        assert dragged_man(data) is None


def test_every_family_has_its_men(page: MenPage) -> None:
    chips = {chip.text().rpartition(" ")[0]: chip for chip in page.family_chips()}
    chips["Hoppers"].click()
    assert "grasshopper" in names(page)
    assert "nightrider" not in names(page)
    chips["All"].click()
    assert len(names(page)) == len(FAIRY_KINDS)


@pytest.mark.parametrize("code", CODES)
def test_the_card_tells_the_moves_in_the_language_and_whole(
    page: MenPage, appearance: Appearance, code: str
) -> None:
    page.resize(360, 700)
    appearance.write(letters_of(code), code)
    longest = max(FAIRY_KINDS, key=lambda kind: len(kind.rule(code)))
    page.card.show_kind(longest)
    QTest.qWait(0)
    (told,) = (each for each in page.card.findChildren(QLabel) if each.text() == longest.rule(code))
    assert told.height() >= told.heightForWidth(told.width())
    assert page.card.picture.accessibleName() == longest.rule(code)
