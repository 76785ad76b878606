# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares and marks put by hand: each click becomes a step of the history."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from composer.gui.board.tools import BoardTool, ToolUse, is_set, tool_name
from composer.gui.documents.twins import Twinning
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.edits import may_be_fresh, set_squares, set_state
from composer.problem.men import HALF_NEUTRAL, ROYAL, Colour, Kind, Man
from composer.problem.problem import Problem
from composer.problem.squares import Square, square_name
from composer.rules.book import Rules, RulesError
from composer.rules.grids import Grid, grid_of, has_grid, read_grid, with_grid
from composer.rules.specialsquares import Special, with_turned
from composer.rules.state import ManMark
from composer.said.sentence import sentence_of

_SECONDS = 6  # for which a sentence is shown that says why nothing happened


class BoardTools(QObject):
    """Makes squares special and marks men, in the diagram; twins take both over."""

    def __init__(
        self, twinning: Twinning, notices: NoticeBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._twinning, self._notices = twinning, notices

    @property
    def problem(self) -> Problem:
        """The problem on the board."""
        return self._twinning.problem

    def use(self, use: ToolUse) -> None:
        """Put what a tool puts on a square, or take it away where it is there already."""
        tool, square = use.tool, use.square
        if tool is BoardTool.GRID:
            if use.edge is not None:
                self._turn_line(use.edge, use.taking)
        elif not use.taking or is_set(tool, square, self.problem.position, self.problem.rules):
            self.turn(tool, square)

    def turn(self, tool: BoardTool, square: Square) -> None:
        """Make a square special or mark its man; or plain again, where it was."""
        if tool.special is not None:
            self._turn_special(tool.special, square, tool_name(tool))
        elif tool.mark is not None:
            self._turn_mark(tool.mark, square, tool_name(tool))
        elif tool.quality:
            self._turn_quality(tool.quality, square, tool_name(tool))

    def set_intact(self, intact: bool) -> None:
        """Say whether nothing was captured before the diagram."""
        problem = self.problem
        state = replace(problem.position.state, intact=intact)
        words = tr("nothing captured yet") if intact else tr("men were captured before")
        if state != problem.position.state:
            self._change(replace(problem, position=set_state(problem.position, state)), words)

    def set_grid(self, grid: Grid | None) -> None:
        """Lay another grid over the board, or take it away."""
        words = tr("grid taken away") if grid is None else tr("grid set")
        if grid is None and not has_grid(self.problem.rules):
            return
        if grid is None or grid != grid_of(self.problem.rules):
            self._under(with_grid(self.problem.rules, grid), words)

    def _turn_special(self, special: Special, square: Square, name: str) -> None:
        before = self.problem.rules
        try:
            after = with_turned(before, special, square)
        except RulesError as error:
            self._notices.report(worded(sentence_of(error)), seconds=_SECONDS)
            return
        there = is_set(BoardTool(special), square, self.problem.position, before)
        words = tr("%1 %2 taken away") if there else tr("%1 %2 set")
        self._under(after, fill(words, name, square_name(square)))

    def _turn_mark(self, mark: ManMark, square: Square, name: str) -> None:
        problem, position = self.problem, self.problem.position
        there = square in position.state.squares_of(mark)
        if not problem.rules.book.marks_men and not there:
            self._notices.report(tr("Men are marked in the medieval game only."), seconds=_SECONDS)
            return
        if position[square] is None and not there:
            self._notices.report(fill(tr("No man stands on %1."), square_name(square)), seconds=4)
            return
        if mark is ManMark.FRESH and not there and not may_be_fresh(position[square]):
            self._notices.report(tr("Only a fers can have a first leap."), seconds=_SECONDS)
            return
        words = tr("mark “%1” of %2 taken away") if there else tr("mark “%1” of %2 set")
        after = set_state(position, position.state.turned(mark, square))
        self._change(replace(problem, position=after), fill(words, name, square_name(square)))

    def _turn_quality(self, quality: str, square: Square, name: str) -> None:
        problem, position = self.problem, self.problem.position
        man = position[square]
        if man is None:
            self._notices.report(fill(tr("No man stands on %1."), square_name(square)), seconds=4)
            return
        if quality == ROYAL and man.kind is Kind.KING:
            self._notices.report(tr("A king is royal by himself."), seconds=_SECONDS)
            return
        there = quality in man.qualities
        neutral = quality == HALF_NEUTRAL and not there
        after = Man.of(
            Colour.NEUTRAL if neutral else man.colour, man.kind, man.qualities ^ {quality}
        )
        words = tr("mark “%1” of %2 taken away") if there else tr("mark “%1” of %2 set")
        put = set_squares(position, {square: after})
        self._change(replace(problem, position=put), fill(words, name, square_name(square)))

    def _turn_line(self, edge: tuple[Square, Square], taking: bool) -> None:
        rules = self.problem.rules
        grid = grid_of(rules)
        if grid is None:
            if has_grid(rules):
                self._notices.report(
                    tr("The words of this grid are not understood: choose another first."),
                    seconds=_SECONDS,
                )
                return
            grid = read_grid("Irregular")
        if grid is None or (taking and edge not in grid.edges):
            return
        after = grid.turned(edge)
        there = edge in grid.edges
        squares = "".join(square_name(square) for square in edge)
        words = tr("grid line %1 taken away") if there else tr("grid line %1 set")
        self._under(with_grid(rules, after if after.edges else None), fill(words, squares))

    def _under(self, rules: Rules, words: str) -> None:
        self._change(self.problem.under(rules), words)

    def _change(self, after: Problem, words: str) -> None:
        if not self._twinning.shows_diagram:
            self._twinning.refused.emit(
                tr("Special squares and marks are set in the diagram; twins take them over.")
            )
            return
        self._twinning.set_problem(after, words)
