# SPDX-License-Identifier: GPL-3.0-or-later
"""What may follow is offered below the bar, and taken with the keyboard or the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import LEFT, Studio

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.query.offers import offer_of
from composer.gui.collection.query.popup import Offer
from composer.library.query.terms import Field
from composer.library.search.completion import Completion


@pytest.fixture
def asking(studio: Studio) -> Studio:
    """A studio in its library, the keyboard in the query bar."""
    studio.window.resize(1280, 800)
    studio.trigger("show-library")
    studio.until(studio.window.library.filter.hasFocus)
    return studio


def words(studio: Studio) -> list[str]:
    return [offer.words or offer.text for offer in studio.window.library.popup.offers]


def press(studio: Studio, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(studio.window.library.filter, key)


class TestOffers:
    def test_fields_then_their_values(self, asking: Studio) -> None:
        bar, popup = asking.window.library.filter, asking.window.library.popup
        QTest.keyClicks(bar, "auth")
        asking.until(lambda: popup.isVisible() and "author:" in words(asking))
        press(asking, Qt.Key.Key_Down, Qt.Key.Key_Return)
        assert bar.text() == "author:"
        asking.until(lambda: "Zeller" in words(asking))
        QTest.keyClicks(bar, "ze")
        asking.until(lambda: words(asking) == ["Zeller"])
        press(asking, Qt.Key.Key_Tab)
        assert [chip.face.words for chip in bar.chips] == ["author Zeller"]
        assert bar.text() == ""
        asking.until(lambda: len(asking.record_ids()) == 1)
        assert not popup.isVisible()

    def test_a_name_with_blanks_is_put_in_quotation_marks(self, asking: Studio) -> None:
        bar, popup = asking.window.library.filter, asking.window.library.popup
        QTest.keyClicks(bar, "author:aub")
        asking.until(lambda: popup.isVisible() and len(popup.offers) == 1)
        press(asking, Qt.Key.Key_Tab)
        (chip,) = bar.chips
        assert chip.face.label == "author"
        assert "Aubry" in chip.face.value
        asking.until(lambda: len(asking.record_ids()) == 1)

    def test_what_is_offered_for_a_word_names_its_field(self, asking: Studio) -> None:
        QTest.keyClicks(asking.window.library.filter, "zell")
        asking.until(lambda: "author Zeller" in words(asking))

    def test_the_mouse(self, asking: Studio) -> None:
        bar, popup = asking.window.library.filter, asking.window.library.popup
        QTest.keyClicks(bar, "#2 author:zel")
        asking.until(lambda: popup.isVisible() and words(asking) == ["Zeller"])
        place = popup.visualItemRect(popup.item(0)).center()
        QTest.mouseClick(popup.viewport(), LEFT, pos=place)
        assert [chip.face.words for chip in bar.chips] == ["#2", "author Zeller"]
        assert bar.hasFocus()

    def test_escape_closes_the_list_first_and_enter_takes_what_is_typed(
        self, asking: Studio
    ) -> None:
        bar, popup = asking.window.library.filter, asking.window.library.popup
        QTest.keyClicks(bar, "author:z")
        asking.until(popup.isVisible)
        press(asking, Qt.Key.Key_Escape)
        assert not popup.isVisible()
        assert asking.window.library.is_whole
        QTest.keyClicks(bar, "e")
        asking.until(popup.isVisible)
        press(asking, Qt.Key.Key_Return)
        assert [chip.face.words for chip in bar.chips] == ["author ze"]
        assert not popup.isVisible()

    def test_up_from_the_first_goes_back_to_the_text(self, asking: Studio) -> None:
        popup = asking.window.library.popup
        QTest.keyClicks(asking.window.library.filter, "has:")
        asking.until(lambda: popup.isVisible() and len(popup.offers) > 12)
        press(asking, Qt.Key.Key_Down, Qt.Key.Key_Down)
        assert popup.currentRow() == 1
        press(asking, Qt.Key.Key_Up, Qt.Key.Key_Up)
        assert popup.currentRow() == -1
        press(asking, Qt.Key.Key_PageDown)
        assert popup.currentRow() == 9

    def test_control_space_offers_all_fields(self, asking: Studio) -> None:
        bar = asking.window.library.filter
        QTest.keyClick(bar, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
        asking.until(lambda: {"author:", "pattern:", "wk:"} <= set(words(asking)))

    def test_nothing_is_offered_after_a_blank(self, asking: Studio) -> None:
        bar, popup = asking.window.library.filter, asking.window.library.popup
        QTest.keyClicks(bar, "zel")
        asking.until(popup.isVisible)
        QTest.keyClicks(bar, "ler ")
        asking.until(lambda: not popup.isVisible())

    def test_they_are_painted(self, asking: Studio) -> None:
        popup = asking.window.library.popup
        QTest.keyClicks(asking.window.library.filter, "a")
        asking.until(popup.isVisible)
        plain = popup.grab().toImage()
        press(asking, Qt.Key.Key_Down)
        assert popup.grab().toImage() != plain


def test_an_offer_says_field_and_count() -> None:
    assert offer_of(Completion(0, 2, "wk:", "wk:", Field.WHITE_KING)) == Offer(
        "wk:", 0, 2, "wk:", "white king"
    )
    name = Completion(7, 2, '"Loyd, Samuel"', "Loyd, Samuel", Field.AUTHOR, 1234)
    assert offer_of(name) == Offer('"Loyd, Samuel"', 7, 2, "Loyd, Samuel", "1,234")
    word = Completion(0, 4, "theme:grimshaw", "Grimshaw", Field.THEME)
    assert offer_of(word).words == "theme Grimshaw"


def test_themes_are_offered_by_their_names_in_the_language() -> None:
    id = "changed_mates_2plus"
    english, name = theme_name(id), theme_name(id, "it")
    theme = Completion(6, 3, f'"{english}"', english, Field.THEME)
    assert offer_of(theme, "it").words == name != english
    assert offer_of(theme, "it").text == f'"{english}"'
    perhaps = Completion(6, 3, f'"~{english}"', f"~{english}", Field.THEME)
    assert offer_of(perhaps, "it").words == f"~{name}"
