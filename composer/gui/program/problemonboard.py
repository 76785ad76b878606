# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem that lies on the board: shown wherever it stands, and changed from there."""

from __future__ import annotations

from collections.abc import Callable

from composer.clock import here
from composer.gui.board.view import BoardView
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.commands import Composing
from composer.gui.documents.desk import Desk
from composer.gui.documents.filedrops import FileDrops
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.opening import Opening
from composer.gui.documents.twins import Twinning
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.docks import Docks
from composer.gui.frame.positionbar import PositionBar
from composer.gui.frame.statusline import StatusLine
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.details import DetailsPanel
from composer.gui.panels.twintabs import TwinTabs
from composer.gui.panels.verdict import statement_words
from composer.gui.program.lines import show_stated
from composer.gui.user.actions import Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import clock_words
from composer.problem.problem import Problem
from composer.problem.squares import Square


def install_problem(
    twinning: Twinning,
    workbench: Workbench,
    inquiry: Inquiry,
    board: BoardView,
    bar: PositionBar,
    caption: CaptionPanel,
    pane: AnalysisPane,
    actions: Actions,
) -> Callable[[Problem], None]:
    """Show the problem or its twin whenever it is another, and ask for it; return what does so."""

    def show(problem: Problem) -> None:
        whole = workbench.document.problem
        board.set_position(problem.position)
        bar.show_problem(problem)
        caption.show_problem(problem)
        show_stated(pane, actions, problem)
        pane.set_statement(statement_words(whole))
        inquiry.ask()

    twinning.problem_changed.connect(show)
    return show


def install_composing(
    composing: Composing,
    twin_solving: TwinSolving,
    board: BoardView,
    bar: PositionBar,
    caption: CaptionPanel,
    pane: AnalysisPane,
    status: StatusLine,
    actions: Actions,
) -> None:
    """Let board, bar, caption and menus change the problem."""

    def show_square(square: Square | None) -> None:
        status.show_square(composing.square_words(square))

    def copy_solution() -> None:
        """Copy the solution; of a problem with twins, those of all."""
        answers = twin_solving.answers()
        if answers:
            composing.copy_solutions(answers)
        else:
            composing.copy_solution(pane.answer)

    for pointed in (board.square_hovered, board.cursor_moved, board.square_changed):
        pointed.connect(show_square)
    bar.stipulation_chosen.connect(composing.set_stipulation)
    bar.turn_chosen.connect(composing.set_turn)
    bar.castling_chosen.connect(composing.set_castling)
    bar.en_passant_chosen.connect(composing.set_en_passant)
    caption.credits_changed.connect(composing.set_credits)
    for field in (caption, bar.stipulation):
        field.left.connect(board.setFocus)  # the next letters are men again
    actions.only_on("select-all", board)  # elsewhere Ctrl+A means the rows of a list
    actions.on_trigger({"copy-solution": copy_solution, "flip": board.flip, **composing.acts()})


def install_twins(
    twins: TwinTabs, twinning: Twinning, bar: PositionBar, board: BoardView, actions: Actions
) -> None:
    """Let twins be added and gone through from tabs and menu."""

    def write_stipulation() -> None:
        bar.stipulation.setFocus()
        bar.stipulation.selectAll()

    twins.add_requested.connect(twinning.add)
    twins.stipulation_requested.connect(write_stipulation)
    twins.closed.connect(board.setFocus)
    actions.on_trigger(
        {
            "add-twin": twinning.add,
            "next-twin": twinning.show_next,
            "previous-twin": lambda: twinning.show_next(-1),
        }
    )


def install_details(
    details: DetailsPanel, workbench: Workbench, docks: Docks, actions: Actions
) -> None:
    """Let details be written in their dock, and both docks of the board be opened."""

    def change(problem: Problem, words: str) -> None:
        workbench.document.change(problem, words)

    details.changed.connect(change)
    workbench.problem_changed.connect(details.show_problem)
    details.left.connect(lambda: docks.close(docks.details))
    actions.on_trigger({"show-edits": docks.toggle_edits, "show-details": docks.toggle_details})


def install_files(
    desk: Desk,
    opening: Opening,
    workbench: Workbench,
    keeper: Keeper,
    drops: FileDrops,
    board: BoardView,
    status: StatusLine,
    notices: NoticeBar,
    actions: Actions,
) -> None:
    """Open what is dropped or asked for, save, and say at the foot when that was."""

    def open_record(records: tuple[int, ...]) -> None:
        desk.open_record(records[0])

    def say_saved(_: object) -> None:
        status.show_saved(clock_words(here()))

    for dropped in (board.files_dropped, drops.dropped):
        dropped.connect(opening.open)
    board.records_dropped.connect(open_record)
    workbench.place_changed.connect(status.note_place)
    workbench.opened.connect(lambda: status.show_saved(""))
    desk.saved.connect(say_saved)
    keeper.faulted.connect(lambda words: notices.report(words, fault=True))
    actions.on_trigger(
        {
            "open-file": lambda: opening.ask(board.window()),
            "save": desk.save,
            "save-version": desk.save_version,
            "save-new": desk.save_new,
        }
    )
