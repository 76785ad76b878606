# SPDX-License-Identifier: GPL-3.0-or-later
"""Men and marks that a plain set has not: their page, tray and key, and the tools for squares."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.board.namedman import NamedMan
from composer.gui.board.pictures import MenPictures
from composer.gui.board.tools import (
    OF_MEN,
    OF_QUALITY,
    OF_SQUARES,
    BoardTool,
    is_set,
    tool_hint,
    tool_name,
)
from composer.gui.board.view import BoardView
from composer.gui.board.words import square_words
from composer.gui.documents.boardtools import BoardTools
from composer.gui.documents.twins import Twinning
from composer.gui.look.appearance import Appearance
from composer.gui.men.manfield import ManField
from composer.gui.men.menkey import MenKey
from composer.gui.men.menpage import MenPage
from composer.gui.men.movemap import MoveMap
from composer.gui.men.ownmen import OwnMen
from composer.gui.men.squaretools import SquareTools
from composer.gui.men.tray import MenTray
from composer.gui.panels.analysisbody import AnalysisBody
from composer.gui.user.actions import Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.settings import Settings
from composer.gui.words.language import tr
from composer.problem.edits import may_be_fresh
from composer.problem.men import ROYAL, Kind
from composer.problem.problem import Problem
from composer.problem.squares import Square


def square_menu(
    problem: Problem,
    square: Square,
    turn: Callable[[BoardTool, Square], None],
    parent: QWidget | None = None,
) -> QMenu:
    """Return the menu of a square of a problem.

    Args:
        problem: what lies on the board.
        square: of which square.
        turn: sets what an entry stands for, or takes it away.
        parent: its owner.
    """
    menu = QMenu(parent)
    head = menu.addAction(square_words(problem.position, square))
    head.setEnabled(False)
    menu.addSeparator()
    man = problem.position[square]
    marks = problem.rules.book.marks_men
    for tool in (*OF_SQUARES, *OF_MEN):
        there = is_set(tool, square, problem.position, problem.rules)
        fits = tool.special is not None or (tool in OF_MEN and marks and man is not None)
        if not (fits or there):
            continue
        if tool is BoardTool.LEAPS and not (there or may_be_fresh(man)):
            continue
        action = menu.addAction(tool_name(tool))
        action.setCheckable(True)
        action.setChecked(there)
        action.triggered.connect(lambda _=False, tool=tool: turn(tool, square))
    if man is not None:
        qualities = menu.addMenu(tr("What is special about the man"))
        for tool in OF_QUALITY:
            if tool.quality == ROYAL and man.kind is Kind.KING:
                continue
            action = qualities.addAction(tool_name(tool))
            action.setToolTip(tool_hint(tool))
            action.setCheckable(True)
            action.setChecked(tool.quality in man.qualities)
            action.triggered.connect(lambda _=False, tool=tool: turn(tool, square))
        qualities.setToolTipsVisible(True)
    return menu


class Men(QObject):
    """The page of men, the tray and the key beside the board, the map of moves, the tools."""

    def __init__(
        self,
        appearance: Appearance,
        pictures: MenPictures,
        settings: Settings,
        *,
        board: BoardView,
        by_hand: BoardTools,
        body: AnalysisBody,
        actions: Actions,
        parent: QObject,
    ) -> None:
        """Serve the board.

        Args:
            appearance: how they look.
            pictures: of the men.
            settings: keep the user's own men.
            board: the board.
            by_hand: changes the problem with the tools.
            body: where the page of men stands.
            actions: those of the window.
            parent: its owner.
        """
        super().__init__(parent)
        self._appearance, self._board = appearance, board
        self._by_hand, self._body = by_hand, body
        self.tray = MenTray(appearance, pictures)
        self.key = MenKey(appearance, pictures)
        self.own = OwnMen(settings, self)
        self.tools = SquareTools(appearance)
        self.page = MenPage(appearance, pictures, own=self.own, tools=self.tools)
        self._map = MoveMap(board, appearance, self)
        self._field = ManField(board, appearance, self.own)
        self._connect_men()
        self._connect_tools()
        actions.on_trigger(
            {
                "fairy-men": self._find,
                "move-map": self._map.show_at_cursor,
                "board-tools": self._show_tools,
            }
        )
        actions.only_on("move-map", board)

    def install(self, twinning: Twinning, named: NamedMan, notices: NoticeBar) -> None:
        """Follow the board, and let the user's own men be known elsewhere.

        Args:
            twinning: tells what lies on the board, which shows it by then.
            named: where a man of a pattern is named.
            notices: say it where men of the user's own cannot be read.
        """
        twinning.problem_changed.connect(self._follow)

        def know() -> None:
            named.know(self.own.defined())

        self.own.changed.connect(know)
        know()
        if self.own.unread:
            notices.report(
                tr("Some men of your own cannot be read; they stay in the settings as they are."),
                fault=True,
            )

    def _connect_men(self) -> None:
        board, page, tray = self._board, self.page, self.tray
        page.picked.connect(board.input.set_stamp)
        tray.picked.connect(board.input.set_stamp)
        board.stamp_changed.connect(tray.set_picked)
        board.stamp_changed.connect(lambda _: tray.show_position(board.position))
        board.square_size_changed.connect(page.list.set_drag_side)
        page.list.set_drag_side(board.drawing.geometry.square)
        page.left.connect(board.setFocus)
        self._map.pointed.connect(page.show_man)
        self.key.chosen.connect(page.show_man)
        self.key.chosen.connect(self._show)

    def _connect_tools(self) -> None:
        board, tools, by_hand = self._board, self.tools, self._by_hand
        tools.picked.connect(board.input.set_tool)
        tools.grid_chosen.connect(by_hand.set_grid)
        tools.intact_chosen.connect(by_hand.set_intact)
        board.tool_changed.connect(tools.show_tool)
        board.tool_used.connect(by_hand.use)
        board.menu_requested.connect(self._open_menu)

    def _follow(self, problem: Problem) -> None:
        self._appearance.write_beside(man for _, man in problem.position)
        self._board.show_rules(problem.rules)
        self.tray.show_position(problem.position)
        self.key.show_position(problem.position)
        self._map.note_position()
        self.tools.show_problem(problem)

    def _show(self) -> None:
        self._body.show_page(self.page)

    def _find(self) -> None:
        """Show the page of men, and let the user type which one he looks for."""
        self._show()
        self.page.focus_field()

    def _open_menu(self, square: Square, place: QPoint) -> None:
        """Open the menu of a square, where edits are possible now."""
        if self._board.input.editable:
            menu = square_menu(self._by_hand.problem, square, self._by_hand.turn, self._board)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(place)

    def _show_tools(self) -> None:
        """Show the tools, with the keyboard at the first of them."""
        self._show()
        next(iter(self.tools.tiles.values())).setFocus()
