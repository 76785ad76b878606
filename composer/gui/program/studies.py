# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of endgame studies, put into the window when the first study lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.history.history import History
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.reading import LineReading
from composer.gui.threads.analyst import Analyst
from composer.gui.user.preferring import Preferring
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.studies.studies import Studies


def install_studies(
    twinning: Twinning,
    board: BoardView,
    palette: MenPalette,
    pane: AnalysisPane,
    place: QStackedWidget,
    history: History,
    reading: LineReading,
    workbench: Workbench,
    look: Appearance,
    preferring: Preferring,
    analyst: Analyst,
    keep: Callable[[Studies], object],
    window: QWidget,
) -> None:
    """Let the page and the map of values follow what lies on the board.

    `place` is where the legend of the map stands; after the history Tab goes to the page.
    """
    made: list[Studies] = []

    def note(problem: Problem) -> None:
        if not made and problem.stipulation.claim is None:
            return
        if not made:
            from composer.gui.studies.studies import Studies

            made.append(
                Studies(
                    look,
                    twinning=twinning,
                    board=board,
                    pane=pane,
                    place=place,
                    reading=reading,
                    workbench=workbench,
                    preferring=preferring,
                    endings=analyst.endings,
                    parent=window,
                )
            )
            keep(made[0])
            history.unplay.active_changed.connect(made[0].editing.give_way)
            palette.lifted.connect(made[0].map.take_up)
            chain = (history.panel.stops()[-1], *made[0].panel.stops())
            for one, other in pairwise(chain):
                QWidget.setTabOrder(one, other)
        made[0].note_problem(problem)

    twinning.problem_changed.connect(note)
    note(twinning.problem)
