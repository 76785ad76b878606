# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of endgame studies, put into the window when the first study lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.program.study import Study
from composer.gui.user.preferring import Preferring
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.studies.studies import Studies


def install_studies(
    study: Study,
    look: Appearance,
    preferring: Preferring,
    keep: Callable[[Studies], object],
    window: QWidget,
) -> None:
    """Let the page and the map of values follow what lies on the board."""
    made: list[Studies] = []

    def note(problem: Problem) -> None:
        if not made and problem.stipulation.claim is None:
            return
        if not made:
            from composer.gui.studies.studies import Studies

            made.append(
                Studies(
                    look,
                    twinning=study.twinning,
                    board=study.board,
                    pane=study.pane,
                    place=study.caption_place,
                    preferring=preferring,
                    parent=window,
                )
            )
            keep(made[0])
            study.palette.lifted.connect(made[0].map.take_up)
            chain = (study.history.panel.stops()[-1], *made[0].panel.stops())
            for one, other in pairwise(chain):
                QWidget.setTabOrder(one, other)
        made[0].note_problem(problem)

    study.twinning.problem_changed.connect(note)
    note(study.twinning.problem)
