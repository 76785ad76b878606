# SPDX-License-Identifier: GPL-3.0-or-later
"""The features of a window, each installed with the few parts that it names."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QWidget

from composer.gui.frame.outlooks import Outlooks
from composer.gui.program import analysis, commands, games, library, lines, opened, problemonboard
from composer.gui.program.basis import Basis
from composer.gui.program.endings import Endings
from composer.gui.program.files import Files, Shelves
from composer.gui.program.frame import Frame, explained
from composer.gui.program.lines import install_history
from composer.gui.program.manual import Manual
from composer.gui.program.preferredlook import install_listing
from composer.gui.program.schemes import install_schemes
from composer.gui.program.studies import install_studies
from composer.gui.program.study import Study
from composer.gui.schemes.tab import Workplace


def install_features(
    window: QMainWindow, basis: Basis, study: Study, files: Files, shelves: Shelves, frame: Frame
) -> None:
    """Let the parts of a window know of each other, and show the problem on the board."""
    analyst, librarian, workbench = basis.analyst, basis.librarian, basis.workbench
    look, preferring, actions = basis.appearance, basis.preferring, basis.actions
    notices, status, prompts, ends = basis.notices, basis.status, basis.prompts, basis.ends
    board, bar, caption, pane = study.board, study.bar, study.caption, study.pane
    composing, twinning, twins = study.composing, study.twinning, study.twins
    inquiry, solving, reading, aids = study.inquiry, study.twin_solving, study.reading, study.aids
    desk, opening, keeper, drops = files.desk, files.opening, files.keeper, files.drops
    publishing, exploring = shelves.publishing, shelves.exploring
    theming = shelves.theming
    page, parts, commit = shelves.page, shelves.parts, files.commit
    views, docks, dock_bar = frame.views, frame.docks, frame.dock_bar

    def take_keyboard() -> None:
        """Give the keyboard to the board in front, or to the library while that has the window."""
        if views.is_library:
            page.focus_filter()
        else:
            files.front_board.setFocus()

    def come_back() -> None:
        window.activateWindow()
        take_keyboard()

    def show_library() -> None:
        """Bring the library to the front, with what is written beside the board kept."""
        commit()
        views.show_library()

    def passing(widget: QWidget | None) -> str:
        """Return what the manual calls what lies over the parts for now; empty for none."""
        if widget is board and board.overlays.of("needed"):
            return "needed"
        front = files.games.front
        return "old-games" if widget and front and front.holds(widget) else ""

    # The board and what is found of it
    list_tree = install_listing(pane, aids, board, look, preferring, actions)
    lines.install_intended(aids, composing, twinning, analyst, inquiry, pane, list_tree)
    show_answer = analysis.install_answers(
        analyst, pane, bar, status, inquiry, preferring, notices, actions
    )
    analysis.install_findings(
        analyst, twinning, solving, pane, files.findings, files.games, files.remembering
    )
    analysis.install_reading(reading, pane, board, composing)
    analysis.install_look_ups(reading, files.remembering, workbench)
    analysis.install_aids(aids, analyst, board, reading, desk, dock_bar, preferring, actions)
    # Documents
    outlooks = Outlooks(pane, aids)
    opened.install_tabs(
        workbench, basis.tabs, desk, files.resuming, views, outlooks, commit, actions
    )
    opened.install_recent(files.recents, actions, window)
    opened.install_resuming(files.resuming, keeper, views, page, preferring, actions)
    show_problem = problemonboard.install_problem(
        twinning, workbench, inquiry, board, bar, caption, pane, actions
    )
    problemonboard.install_composing(composing, solving, board, bar, caption, pane, status, actions)
    problemonboard.install_twins(twins, twinning, bar, board, actions)
    problemonboard.install_details(study.details, workbench, docks, actions)
    problemonboard.install_files(
        desk, opening, workbench, keeper, drops, board, status, notices, actions
    )
    # The library
    Endings(pane, page, workbench, twinning, reading, show_library, window)
    library.install_library_file(
        librarian, desk, docks, files.safekeeping, preferring, notices, actions
    )
    library.install_page(
        page, parts, desk, workbench, board, status, dock_bar, frame.titling, actions
    )
    library.install_versions(
        shelves.story, shelves.version_window, study.versions, frame.board_column, dock_bar, actions
    )
    library.install_views(views, docks, dock_bar, frame.undo_switch, status, take_keyboard, actions)
    library.install_exchange(files.exchange, page, parts.changes, views, basis.thumbnails, actions)
    library.install_likeness(page, workbench, files.findings, views, commit, notices, actions)
    library.install_standing(analyst, librarian, workbench, files.findings, pane)
    library.install_classifying(basis.classifying, analyst, workbench, preferring, notices)
    # Solutions of other kinds of play, men, the past, other games
    lines.install_lines(pane, reading, aids.intended_lines, composing, preferring, board)
    lines.install_proof_games(pane, reading, composing, twinning, notices)
    lines.install_options(composing, bar, twins, actions)
    study.men.install(twinning, page.pattern.tray.named, notices)
    install_history(
        study.history, twinning, analyst, composing, reading, pane, aids.needed, board, actions
    )
    games.install_game_desks(files.games, desk, study.rule_chooser, commit, actions, window)
    games.install_rules(study.rule_chooser, bar, board, twinning, preferring, desk, actions)
    games.install_front(
        files.games, views, frame.arrangement, status, board, take_keyboard, actions
    )
    named, settings = explained(study, shelves), basis.settings
    lay = games.install_game_book(
        desk, views, study.rule_chooser, files.games, look, settings, prompts, window, actions
    )
    bench = Workplace(
        study.bench,
        board,
        study.palette,
        look,
        basis.thumbnails,
        notices,
        aids.preview,
        pane,
        study.caption_place,
        aids.drop_map,
        files.remembering,
    )
    before = bar.stops()[-1], caption.stops()[-1]
    install_schemes(
        bench,
        frame.board_column,
        frame.arrangement,
        views,
        ends.add,
        theming,
        before,
        actions,
        window,
    )
    # Windows beside this one
    study.popeye.install(analyst, actions, show_answer)
    commands.install_telephone(
        librarian,
        workbench,
        study.men.own.defined,
        preferring,
        status.show_telephone,
        actions,
        ends.add,
        window,
    )
    commands.install_arranging(
        librarian, parts, page, basis.thumbnails, prompts, publishing, window
    )
    commands.install_originals(
        librarian,
        parts.changes,
        basis.thumbnails,
        settings,
        prompts,
        desk.open_record,
        actions,
        window,
    )
    commands.install_tourneys(
        look,
        basis.thumbnails,
        prompts,
        librarian,
        workbench,
        preferring,
        actions,
        ends.call,
        window,
    )
    commands.install_publishing(publishing, exploring, theming, views, page, commit, actions)
    actions.on_trigger({"mine-endings": shelves.mining.show})
    commands.install_notices(notices, look, window, actions)
    commands.install_window(window, settings, parts, views, docks, frame.arrangement, actions)
    Manual(named, passing, views, lay, look, settings, prompts, actions, window)
    shelves.mining.endings = analyst.endings
    for place in (notices, exploring, theming, shelves.mining, publishing):
        place.left.connect(come_back)
    show_problem(twinning.problem)
    study.history.note_problem(twinning.problem)
    install_studies(
        twinning,
        board,
        study.palette,
        pane,
        study.caption_place,
        study.history,
        reading,
        workbench,
        look,
        preferring,
        analyst,
        ends.add,
        window,
    )
