# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold: the key, the themes, the figures; and in which order candidates are tried."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from composer.analysis.themes.catalogue import demanded
from composer.explore.plan import Plan
from composer.explore.spec import MOST_ONLY, Demands, Order
from composer.gui.exploring.themeticks import ThemeTicks
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DecimalBox, DropList, NumberBox, TickBox
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.user.wording import man_word
from composer.problem.squares import square_name

_MOVE: Final = re.compile("[a-h][1-8][a-h][1-8][qrbn]?")


class Holding(QWidget):
    """Edits the demands of a plan.

    Signals:
        changed: the plan is another; carries it.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._plan = Plan()
        self._filling = False
        self.key_from = DropList()
        self.key = QLineEdit()
        self.key.setPlaceholderText(self.tr("any, or such as e3e4"))
        self.quiet = TickBox(self.tr("the key neither checks nor takes"))
        self.most_men = _spin(self.tr("any number"))
        self.duals = NumberBox()
        self.duals.setRange(-1, 99)
        self.duals.setSpecialValueText(self.tr("any number"))
        self.tries, self.variations = _spin("0"), _spin("0")
        self.changed_mates = _spin("0")
        self.intended = QLineEdit()
        self.intended.setPlaceholderText(self.tr("one, or such as 2 or 2.1.1.1"))
        self.models = _spin("0")
        self.only = _spin("1")
        self.only.setRange(1, MOST_ONLY)
        self.engine = QLineEdit()
        self.engine.setPlaceholderText(self.tr("none, or such as stockfish"))
        self.engine.setToolTip(
            self.tr("Is asked where there are more than four men; it proves nothing")
        )
        self.legal = TickBox(self.tr("can arise in a game"))
        self.no_promoted = TickBox(self.tr("no promoted force"))
        self.themes = ThemeTicks(
            appearance,
            demanded(),
            self.tr("Themes that must be there"),
        )
        self.order = DropList()
        self.order.addItem(self.tr("near the diagram first"), Order.NEAR)
        self.order.addItem(self.tr("at random"), Order.RANDOM)
        self.seed = NumberBox()
        self.seed.setRange(0, 999_999)
        self.seed.setToolTip(self.tr("Another number gives another random order"))
        self.limit = NumberBox()
        self.limit.setRange(0, 2_000_000_000)
        self.limit.setSpecialValueText(self.tr("all"))
        self.limit.setGroupSeparatorShown(True)
        self.limit.setSingleStep(10_000)
        self.seconds = DecimalBox()
        self.seconds.setRange(0.0, 3600.0)
        self.seconds.setDecimals(1)
        self.seconds.setSpecialValueText(self.tr("no limit"))
        self.seconds.setSuffix(self.tr(" s"))
        self._lay_out()
        self._connect()
        appearance.writing_changed.connect(self._rewrite)

    @property
    def plan(self) -> Plan:
        """The plan as it stands."""
        return self._plan

    @property
    def complaint(self) -> str:
        """What is written and cannot be understood, in a sentence; else empty."""
        key = self._key()
        if key and not _is_move(key) and not self._of_lines:
            return self.tr("The key move is no move such as e3e4 or e7e8q.")
        return ""

    @property
    def _of_lines(self) -> bool:
        """Whether solutions are lines: then there is no key, and nothing after it."""
        return self._plan.stipulation.has_lines

    def set_plan(self, plan: Plan) -> None:
        """Show another plan; nothing is emitted."""
        same = plan.position == self._plan.position and self.key_from.count()
        self._plan = plan
        self._filling = True
        if not same:
            self._fill_keys()
        demands = plan.demands
        is_study = plan.stipulation.claim is not None
        for part in self._of_key:
            self._form.setRowVisible(part, not self._of_lines)
        for part in self._of_play:
            self._form.setRowVisible(part, not (self._of_lines or is_study))
        for part in (self.intended, self.models):
            self._form.setRowVisible(part, self._of_lines)
        for part in (self.only, self.engine):
            self._form.setRowVisible(part, is_study)
        for shown in (self.themes, self._themes_title):
            shown.setVisible(not is_study)
        self.only.setValue(max(1, demands.least_only))
        if self.engine.text().strip() != plan.engine:
            self.engine.setText(plan.engine)
        self._sound.setText(self._sound_words())
        if self.intended.text().strip() != plan.intended:
            self.intended.setText(plan.intended)
        self.models.setValue(demands.least_models)
        self.key_from.setCurrentIndex(max(0, self.key_from.findData(demands.key_from)))
        if self._key() != demands.key:
            self.key.setText(demands.key)
        self.quiet.setChecked(demands.quiet_key)
        self.most_men.setValue(demands.most_men)
        self.duals.setValue(-1 if demands.most_duals is None else demands.most_duals)
        self.tries.setValue(demands.least_tries)
        self.variations.setValue(demands.least_variations)
        self.changed_mates.setValue(demands.least_changed)
        self.legal.setChecked(demands.legal)
        self.no_promoted.setChecked(demands.no_promoted)
        self.order.setCurrentIndex(max(0, self.order.findData(plan.order)))
        self.seed.setValue(plan.seed)
        self.seed.setEnabled(plan.order is Order.RANDOM)
        self.limit.setValue(min(plan.limit, self.limit.maximum()))
        self.seconds.setValue(plan.seconds)
        self.themes.set_ticked(demands.themes)
        self._filling = False

    def _rewrite(self) -> None:
        self._filling = True
        self._fill_keys()
        self._filling = False
        self.set_plan(self._plan)

    def _key(self) -> str:
        return self.key.text().strip().lower().replace("-", "")

    def _demands(self) -> Demands:
        duals, key = self.duals.value(), self._key()
        return Demands(
            key=key if _is_move(key) else "",
            key_from=self.key_from.currentData(),
            themes=self.themes.ticked,
            most_men=self.most_men.value(),
            most_duals=None if duals < 0 else duals,
            least_tries=self.tries.value(),
            least_variations=self.variations.value(),
            least_changed=self.changed_mates.value(),
            least_models=self.models.value(),
            least_only=self.only.value(),
            quiet_key=self.quiet.isChecked(),
            legal=self.legal.isChecked(),
            no_promoted=self.no_promoted.isChecked(),
        ).of(self._plan.stipulation)

    def _sound_words(self) -> str:
        if self._plan.stipulation.claim is not None:
            return self.tr("White's first move is the only one, and besides:")
        if self._of_lines:
            return self.tr("Sound, with the solutions that are meant, and besides:")
        return self.tr("Sound, with one key, and besides:")

    def _edited(self) -> None:
        if self._filling:
            return
        self.key.setProperty("wrong", bool(self.complaint))
        self.key.style().unpolish(self.key)
        self.key.style().polish(self.key)
        order = self.order.currentData()
        self.seed.setEnabled(order is Order.RANDOM)
        plan = replace(
            self._plan,
            demands=self._demands(),
            order=order,
            seed=self.seed.value(),
            limit=self.limit.value(),
            seconds=self.seconds.value(),
            intended=self.intended.text().strip() if self._of_lines else "",
            engine="" if self._plan.stipulation.claim is None else self.engine.text().strip(),
        )
        self._plan = plan
        self.changed.emit(plan)

    def _fill_keys(self) -> None:
        self.key_from.clear()
        self.key_from.addItem(self.tr("any man"), None)
        turn = self._plan.position.turn
        for square, man in self._plan.position:
            if man.colour is turn:
                words = f"{man_word(man, self._appearance.letters)} {square_name(square)}"
                self.key_from.addItem(words, square)

    def _connect(self) -> None:
        for box in (self.quiet, self.legal, self.no_promoted):
            box.toggled.connect(self._edited)
        numbers = (self.most_men, self.duals, self.tries, self.variations, self.changed_mates)
        for spin in (*numbers, self.models, self.only, self.seed, self.limit):
            spin.valueChanged.connect(self._edited)
        self.seconds.valueChanged.connect(self._edited)
        for choice in (self.key_from, self.order):
            choice.currentIndexChanged.connect(self._edited)
        for line in (self.key, self.intended, self.engine):
            line.textEdited.connect(self._edited)
        self.themes.changed.connect(self._edited)

    def _lay_out(self) -> None:
        form = self._form = QFormLayout()
        form.setVerticalSpacing(5)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Solutions"), self.intended)
        form.addRow(self.tr("Model mates at least"), self.models)
        form.addRow(self.tr("Only moves in a row, at least"), self.only)
        form.addRow(self.tr("Engine"), self.engine)
        form.addRow(self.tr("Key by"), self.key_from)
        form.addRow(self.tr("Key move"), self.key)
        form.addRow(self.quiet)
        form.addRow(self.tr("Men at most"), self.most_men)
        form.addRow(self.tr("Duals at most"), self.duals)
        form.addRow(self.tr("Variations at least"), self.variations)
        form.addRow(self.tr("Tries at least"), self.tries)
        form.addRow(self.tr("Changed mates at least"), self.changed_mates)
        form.addRow(self.legal)
        form.addRow(self.no_promoted)
        trying = QFormLayout()
        trying.setVerticalSpacing(5)
        trying.setHorizontalSpacing(10)
        trying.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        order = row((self.order, 1), self.seed)
        trying.addRow(self.tr("Order"), order)
        trying.addRow(self.tr("Try at most"), self.limit)
        trying.addRow(self.tr("Time for each"), self.seconds)
        self._of_key: tuple[QWidget, ...] = (
            self.key_from,
            self.key,
            self.quiet,
        )
        self._of_play: tuple[QWidget, ...] = (
            self.duals,
            self.variations,
            self.tries,
            self.changed_mates,
        )
        self._sound = label(self._sound_words(), "panelTitle", wraps=True)
        self._themes_title = label(self.tr("Themes that must be there"), "panelTitle")
        order_title = label(self.tr("How to try"), "panelTitle")
        column(
            self._sound,
            form,
            self._themes_title,
            self.themes,
            order_title,
            trying,
            ROOM,
            on=self,
            margins=(14, 8, 14, 8),
            spacing=6,
        )


def _spin(nothing: str) -> NumberBox:
    spin = NumberBox()
    spin.setRange(0, 99)
    spin.setSpecialValueText(nothing)
    return spin


def _is_move(text: str) -> bool:
    return _MOVE.fullmatch(text) is not None
