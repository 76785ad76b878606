# SPDX-License-Identifier: GPL-3.0-or-later
"""The way of the Tab key through the window: from the bar over men and board to the foot."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow


def order_tabs(window: StudioWindow) -> None:
    """Let Tab go through the parts in the order in which they are read."""
    pane = window.pane
    stops: list[QWidget] = [
        *window.bar.stops(),
        window.palette_of_men,
        *window.board_column.stops(),
        window.board,
        *window.caption.stops(),
        pane.verdict,
        window.twins.tabs,
        pane.body.tabs,
        *pane.solution.stops(),
        pane.body.side_tabs,
        *pane.insight.stops(),
        *window.dock_bar.stops(),
        *window.notices.stops(),
    ]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)
    pane.insight.chips.follow(pane.insight.stops()[-2])
