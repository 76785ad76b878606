# SPDX-License-Identifier: GPL-3.0-or-later
"""How all that is seen lies in the window, and what the manual calls it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QMainWindow, QWidget

from composer.gui.frame.arrangement import Arrangement
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.docks import Docks, StepsPanel
from composer.gui.frame.title import Titling
from composer.gui.frame.undoswitch import UndoSwitch
from composer.gui.frame.views import Views
from composer.gui.panels.dockbar import DockBar
from composer.gui.program.basis import Basis
from composer.gui.program.files import Files, Shelves
from composer.gui.program.study import Study
from composer.gui.user.actions import BESIDE_THE_BOARD
from composer.gui.user.notices import NoticeBar


class Frame:
    """How all that is seen lies in the window, and in which order Tab goes through it."""

    def __init__(
        self, window: QMainWindow, basis: Basis, study: Study, files: Files, shelves: Shelves
    ) -> None:
        actions = basis.actions
        window.setMenuBar(basis.top)
        self.board_column = BoardColumn(
            study.bar,
            study.palette,
            study.board,
            study.caption_place,
            study.versions,
            [actions[name] for name in BESIDE_THE_BOARD],
            aids=(actions["drop-map"], actions["needed"]),
            tray=study.men.tray,
            key=study.men.key,
        )
        self.dock_bar = DockBar(actions, basis.appearance)
        self.arrangement = Arrangement(
            window, basis.notices, self.board_column, study.pane, self.dock_bar
        )
        self.docks = Docks(
            self.arrangement.side,
            actions,
            page=shelves.page,
            edits=StepsPanel(basis.workbench.histories, basis.thumbnails),
            details=study.details,
            home=lambda: files.front_board,
        )
        self.views = Views(
            window=self.arrangement.side,
            stack=self.arrangement.stack,
            studio=self.arrangement.studio,
            page=shelves.page,
            dock=self.docks.library,
            studio_docks=self.docks.of_studio,
            studio_actions=actions.that_change_the_board(),
        )
        self.undo_switch = UndoSwitch(
            (actions["undo"], actions["redo"]),
            basis.workbench.histories,
            shelves.parts.changes,
            shelves.page,
            lambda: self.views.is_library,
        )
        self.titling = Titling(window, basis.top, basis.workbench, shelves.story, self.views)
        window.setStatusBar(basis.status)

    def order_tabs(self, study: Study, notices: NoticeBar) -> None:
        """Let Tab go through the parts as they are read: from the bar over men to the foot."""
        pane = study.pane
        stops: list[QWidget] = [
            *study.bar.stops(),
            study.palette,
            *self.board_column.stops(),
            study.board,
            *study.caption.stops(),
            pane.verdict,
            study.twins.tabs,
            pane.body.tabs,
            *pane.solution.stops(),
            *pane.lines.stops(),
            *pane.games.stops(),
            *pane.answers.stops(),
            pane.body.side_tabs,
            *pane.insight.stops(),
            *study.history.panel.stops(),
            *self.dock_bar.stops(),
            *notices.stops(),
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        pane.insight.chips.follow(pane.insight.stops()[-2])


def explained(study: Study, shelves: Shelves) -> tuple[tuple[QWidget, str], ...]:
    """Return the parts of the window with what the manual calls them, the inner ones first."""
    pane, aids, page = study.pane, study.aids, shelves.page
    return (
        (study.palette, "palette"),
        (study.men.tray, "fairy-men"),
        (study.board, "board"),
        (study.bar, "stipulation"),
        (study.caption, "caption"),
        (study.versions, "versions"),
        (study.twins, "twins"),
        (pane.verdict, "verdict"),
        (pane.solution, "solution"),
        (pane.lines, "lines"),
        (pane.games, "proof-games"),
        (pane.answers, "history"),
        (pane.insight.grid, "phases"),
        (pane.insight.correspondences, "correspondences"),
        (pane.insight.chips, "themes"),
        (pane.insight.quality, "quality"),
        (aids.repair, "repair"),
        (aids.line_repair, "repair"),
        (aids.neighbours, "neighbours"),
        (study.history.panel, "history"),
        (study.men.page, "fairy-men"),
        (study.details, "details"),
        (page.filter, "query"),
        (page, "library"),
        (pane.insight, "phases"),
        (pane, "solution"),
    )
