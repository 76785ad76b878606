# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench, put into the window: a view of the desk that is opened and closed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from composer.analysis.schemes.question import BenchQuestion, Kind
from composer.gui.composing.opener import ThemeOpener
from composer.gui.frame.arrangement import Arrangement
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.views import Views
from composer.gui.schemes.strip import KindStrip
from composer.gui.schemes.tab import Workplace
from composer.gui.user.actionset import ActionSet

if TYPE_CHECKING:
    from composer.gui.schemes.benchpane import BenchPane


def install_schemes(
    place: Workplace,
    board_column: BoardColumn,
    arrangement: Arrangement,
    views: Views,
    keep: Callable[[BenchPane], object],
    theming: ThemeOpener,
    before: tuple[QWidget, QWidget],
    actions: ActionSet,
    window: QWidget,
) -> None:
    """Let the bench be opened in the place of the analysis; its parts are made the first time.

    `theming` opens the theme composer; `before` has those after whom Tab goes to the strip, and to
    the bench.
    """
    bench = place.bench
    made: list[BenchPane] = []
    strip = KindStrip(bench)

    def compose(question: BenchQuestion) -> None:
        """Let the mates that are wanted on the bench be composed."""
        from composer.analysis.schemes.phasesasked import phases_asked
        from composer.composing.demand import Demand, without_threats

        def demand() -> Demand:
            return without_threats(phases_asked(question).phases)

        theming.compose_from(question.position, question.kind is Kind.AFTER_KEY, demand)

    def pane() -> BenchPane:
        from composer.gui.schemes.benchpane import BenchPane

        if not made:
            made.append(BenchPane(place))
            made[0].setParent(window)
            made[0].hide()
            made[0].head.setParent(window)
            made[0].head.hide()
            made[0].left.connect(place.board.setFocus)
            made[0].table.composes.connect(compose)
            for chain in ((before[0], *strip.stops()), (before[1], *made[0].stops())):
                for one, other in pairwise(chain):
                    QWidget.setTabOrder(one, other)
            keep(made[0])
        return made[0]

    def show(on: bool) -> None:
        views.show_studio()
        if on:
            arrangement.show_beside(pane(), pane().head)
        else:
            arrangement.show_beside(None)
        bench.set_open(on)

    board_column.lay_above_board(strip)
    actions["scheme-bench"].toggled.connect(show)
