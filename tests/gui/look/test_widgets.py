# SPDX-License-Identifier: GPL-3.0-or-later
"""Labels, buttons, layouts and the model of rows: made in one line, and what that line promises."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import ROW_ROLE, RowsModel
from composer.gui.look.tokens import DARK
from composer.gui.look.widgets import ROOM, button, column, draw_icon, icon_button, label, row


class Listener(QObject):
    """Counts what is asked of it, by a signal and by a method."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.asked.connect(self.note)

    def note(self) -> None:
        """Count."""
        self.count += 1


def test_a_button_passes_its_click_on_to_a_signal_or_a_method(qapp) -> None:
    listener = Listener()
    button("One", listener.asked).click()
    button("Two", listener.note).click()
    assert listener.count == 2


def test_a_button_without_words_has_its_hint_for_a_name(appearance: Appearance) -> None:
    back = icon_button(appearance, "left", "One move back")
    assert back.accessibleName() == "One move back"
    assert back.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert button("Copy", hint="Copy the list").accessibleName() == ""


def test_an_icon_is_drawn_again_in_other_colours_and_can_be_another(
    appearance: Appearance,
) -> None:
    play, looks = button(), list[int]()
    draw_icon(play, appearance, "play")
    looks.append(play.icon().cacheKey())
    appearance.colour(DARK)
    looks.append(play.icon().cacheKey())
    draw_icon(play, appearance, "pause")
    looks.append(play.icon().cacheKey())
    assert len(set(looks)) == 3
    assert play.icon().cacheKey() == appearance.icons.icon("pause").cacheKey()
    play.deleteLater()
    appearance.colour(DARK)  # and nobody is missed


def test_a_layout_has_its_parts_in_order_with_their_shares(qapp) -> None:
    owner, first, last = QWidget(), QLabel(), label("words", "muted", wraps=True)
    below = row(first, ROOM, 7, (last, 2))
    made = column(below, on=owner, margins=(1, 2, 3, 4))
    assert owner.layout() is made
    assert made.spacing() == 0
    assert (made.contentsMargins().left(), made.contentsMargins().bottom()) == (1, 4)
    assert [below.stretch(place) for place in range(below.count())] == [0, 1, 0, 2]
    assert below.itemAt(3).widget() is last
    assert first.parentWidget() is owner


class Lengths(RowsModel[str]):
    """Words with their lengths."""

    def words(self, row: str, role: int) -> object:
        """Return the length."""
        return len(row) if role == Qt.ItemDataRole.DisplayRole else None


def test_a_model_of_rows_gives_each_and_what_it_tells(qapp) -> None:
    model = Lengths()
    model.show(("one", "three"))
    assert model.rows == ("one", "three")
    last = model.index(1)
    assert (model.data(last), model.data(last, ROW_ROLE), model.row_of(last)) == (
        5,
        "three",
        "three",
    )
    assert model.rowCount(last) == 0
    model.show(("one",))
    assert model.data(last) is None
