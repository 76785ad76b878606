# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of a game as rows of a form."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFormLayout

from composer.gui.look.inputs import DropList
from composer.gui.rules.words import option_name, option_texts, value_name
from composer.gui.words.language import capital, fill, language, tr
from composer.rules.book import Option, RuleBook, Rules, Value


class OptionFields(QObject):
    """Adds a list for each option of a game to a form, and takes them away for another game.

    Attributes:
        boxes: the lists, by the ids of the options.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
    """

    chosen = Signal(object)

    def __init__(self, form: QFormLayout) -> None:
        """Add rows below those that a form has."""
        super().__init__()
        self._form, self._first = form, form.rowCount()
        self._rules = Rules()
        self._book: RuleBook | None = None
        self._presets: DropList | None = None
        self.boxes: dict[str, DropList] = {}

    def show_rules(self, rules: Rules) -> None:
        """Show the rules that hold."""
        self._rules = rules
        if rules.book != self._book:
            self._make(rules.book)
        for option in rules.book.options:
            self.boxes[option.id].setCurrentIndex(_place(option.values, rules[option.id]))
        if self._presets is not None:
            chosen = rules.chosen().items()
            fits = [set(preset.values) <= set(chosen) for preset in rules.book.presets]
            self._presets.setCurrentIndex(fits.index(True) + 1 if any(fits) else 0)

    def clear(self) -> None:
        """Take all rows away."""
        while self._form.rowCount() > self._first:
            self._form.removeRow(self._first)
        self._book, self.boxes, self._presets = None, {}, None

    def _make(self, book: RuleBook) -> None:
        self.clear()
        self._book = book
        if book.presets:
            self._presets = box = _wide_list()
            box.addItem(tr("as chosen below"), None)
            for preset in book.presets:
                box.addItem(preset.name(language()), preset.id)
            words = tr("Rules of")
            box.setAccessibleName(words)
            box.activated.connect(self._take_preset)
            self._form.addRow(words, box)
        texts = option_texts(book)
        for option in book.options:
            self.boxes[option.id] = box = _option_list(option, texts[option.id])
            box.activated.connect(
                lambda place, option=option: self._take({option.id: option.values[place]})
            )
            self._form.addRow(capital(option_name(option)), box)

    def _take_preset(self, place: int) -> None:
        if place:
            self._take(dict(self._rules.book.presets[place - 1].values))

    def _take(self, values: dict[str, Value]) -> None:
        held = self._rules
        wanted = Rules.of(held.book, {**held.chosen(), **values}, held.conditions)
        if wanted != held:
            self.chosen.emit(wanted)


def _option_list(option: Option, text: str) -> DropList:
    """Return the list of an option's values, and say which is the recommended one."""
    box = _wide_list()
    for place, value in enumerate(option.values):
        words = capital(value_name(option, value))
        # Where no source speaks, as of a total that was thrown already, nothing is recommended.
        if option.source and place == _place(option.values, option.default):
            words = fill(tr("%1 (recommended)"), words)
        box.addItem(words, value)
    box.setToolTip(text)
    box.setAccessibleName(capital(option_name(option)))
    return box


def _wide_list() -> DropList:
    """Return a list that takes the room there is, however long its words."""
    box = DropList()
    box.setSizeAdjustPolicy(DropList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
    return box


def _place(values: tuple[Value, ...], value: Value) -> int:
    """Return the place of a value; Python takes True for 1."""
    return next(place for place, at in enumerate(values) if at == value and type(at) is type(value))
