# SPDX-License-Identifier: GPL-3.0-or-later
"""Which part of the window listens to which: all connections in one place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from composer.gui.frame.outlooks import Outlooks
from composer.gui.panels.twintabs import others_words
from composer.gui.panels.verdict import statement_words
from composer.gui.program.endings import Endings
from composer.gui.program.games import (
    install_front,
    install_game_desks,
    install_rules,
    lay_example,
    show_game_book,
)
from composer.gui.program.lines import (
    install_intended,
    install_lines,
    install_options,
    install_proof_games,
    show_stated,
)
from composer.gui.program.manual import Manual
from composer.gui.program.opened import install_recent, install_resuming, install_tabs
from composer.gui.program.parts import StudioParts
from composer.gui.program.past import install_history
from composer.gui.program.preferredlook import install_listing, list_tree
from composer.gui.program.telephone import install_telephone
from composer.gui.threads.analyst import Answer
from composer.gui.user.notices import Choice
from composer.gui.words.language import tr
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.frame.finder import Hit


def connect_parts(parts: StudioParts) -> None:
    """Let the parts of a window know of each other."""
    install_intended(
        parts.aids,
        composing=parts.composing,
        twinning=parts.twinning,
        analyst=parts.analyst,
        inquiry=parts.inquiry,
        pane=parts.pane,
        list_tree=partial(list_tree, parts.pane, parts.aids, parts.appearance, parts.preferring),
    )
    _connect_analysis(parts)
    install_tabs(
        parts.workbench,
        tabs=parts.tabs,
        desk=parts.desk,
        resuming=parts.resuming,
        views=parts.views,
        outlooks=Outlooks(parts.pane, parts.aids),
        commit=parts.commit,
        actions=parts.actions_by_name,
    )
    install_recent(parts.recents, parts.actions_by_name, parts)
    install_resuming(
        parts.resuming,
        parts.keeper,
        parts.views,
        parts.library,
        parts.preferring,
        parts.actions_by_name,
    )
    _connect_problem(parts)
    _connect_library(parts)
    _connect_import(parts)
    _connect_classifying(parts)
    _connect_actions(parts)
    install_lines(
        parts.pane,
        parts.reading,
        parts.aids.intended_lines,
        parts.composing,
        parts.preferring,
        parts.board,
    )
    install_proof_games(parts.pane, parts.reading, parts.composing, parts.twinning, parts.notices)
    install_options(parts.composing, parts.bar, parts.twins, parts.actions_by_name)
    parts.men.install(
        parts.twinning,
        parts.board_tools,
        parts.pane.body,
        parts.library.pattern.tray.named,
        parts.actions_by_name,
    )
    install_history(
        parts.history,
        twinning=parts.twinning,
        analyst=parts.analyst,
        composing=parts.composing,
        reading=parts.reading,
        pane=parts.pane,
        needed=parts.aids.needed,
        board=parts.board,
        actions=parts.actions_by_name,
    )
    install_game_desks(
        parts.games,
        parts.desk,
        parts.rule_chooser,
        parts.commit,
        parts.actions_by_name,
        parts,
    )
    install_rules(
        parts.rule_chooser,
        parts.bar,
        parts.board,
        parts.twinning,
        parts.preferring,
        parts.desk,
        parts.actions_by_name,
    )
    install_front(
        parts.games,
        parts.views,
        parts.status,
        parts.board,
        lambda: parts.front_board.setFocus(),
        parts.actions_by_name,
    )
    lay = partial(lay_example, parts.desk, parts.views, parts)
    show_book = partial(show_game_book, lay, parts.appearance, parts)
    for source in (parts.rule_chooser, parts.games):
        source.book_requested.connect(show_book)
    parts.actions_by_name.on_trigger({"game-book": show_book})
    parts.popeye.install(parts.analyst, parts.actions_by_name, partial(_show_answer, parts))
    install_telephone(
        parts.librarian,
        parts.workbench,
        parts.preferring,
        parts.status.show_telephone,
        parts.actions_by_name,
        parts.ending,
        parts,
    )
    install_listing(
        parts.pane,
        parts.aids,
        parts.board,
        parts.appearance,
        parts.preferring,
        parts.actions_by_name,
    )
    parts.manual = Manual(
        _places(parts),
        partial(_passing, parts),
        lambda: parts.views.is_library,
        lay,
        appearance=parts.appearance,
        settings=parts.settings,
        prompts=parts.prompts,
        actions=parts.actions_by_name,
        window=parts,
    )


def _places(parts: StudioParts) -> tuple[tuple[QWidget, str], ...]:
    """Return the parts of the window with what the manual calls them, the inner ones first."""
    pane, aids, library = parts.pane, parts.aids, parts.library
    return (
        (parts.palette_of_men, "palette"),
        (parts.men.tray, "fairy-men"),
        (parts.board, "board"),
        (parts.bar, "stipulation"),
        (parts.caption, "caption"),
        (parts.versions, "versions"),
        (parts.twins, "twins"),
        (pane.verdict, "verdict"),
        (pane.solution, "solution"),
        (pane.lines, "lines"),
        (pane.games, "proof-games"),
        (pane.insight.grid, "phases"),
        (pane.insight.correspondences, "correspondences"),
        (pane.insight.chips, "themes"),
        (pane.insight.quality, "quality"),
        (aids.repair, "repair"),
        (aids.line_repair, "repair"),
        (aids.neighbours, "neighbours"),
        (parts.history.panel, "history"),
        (parts.men.page, "fairy-men"),
        (parts.details, "details"),
        (library.filter, "query"),
        (library, "library"),
        (pane.insight, "phases"),
        (pane, "solution"),
    )


def _passing(parts: StudioParts, widget: QWidget | None) -> str:
    """Return what the manual calls what lies over the window's parts for now; empty for none."""
    if widget is parts.board and parts.board.overlays.of("needed"):
        return "needed"
    front = parts.games.front
    return "old-games" if widget and front and front.isAncestorOf(widget) else ""


def _show_library(parts: StudioParts) -> None:
    """Bring the library to the front, with what is written beside the board kept."""
    parts.commit()
    parts.views.show_library()


def _connect_analysis(parts: StudioParts) -> None:
    pane, analyst = parts.pane, parts.analyst
    analyst.answered.connect(pane.show_answer)
    analyst.answered.connect(lambda answer: parts.bar.show_proved(answer.solution))
    analyst.answered.connect(lambda answer: _note_for_library(parts, answer))
    analyst.answered.connect(lambda answer: parts.status.show_work(answer.solution))
    analyst.answered.connect(parts.aids.note_answer)
    analyst.asked.connect(lambda _: pane.note_request())
    parts.board.gesture_changed.connect(lambda held: analyst.give_way(held is not None))
    parts.twin_solving.verdicts_changed.connect(parts.findings.note_again)
    parts.twin_solving.verdicts_changed.connect(parts.remembering.note)
    parts.twin_solving.verdicts_changed.connect(lambda: pane.set_forms(parts.twin_solving.forms()))
    pane.set_others(lambda: others_words(parts.twin_solving.others()))
    parts.twin_solving.verdicts_changed.connect(pane.note_others)
    pane.part_chosen.connect(lambda letter: _show_part(parts, letter))
    parts.twin_solving.diagram_answered.connect(parts.findings.note_answer)
    parts.twin_solving.diagram_answered.connect(lambda _: parts.remembering.note())
    pane.marks_wanted.connect(parts.board.overlays.set)
    parts.reading.active_changed.connect(lambda on: pane.set_pointing(not on))
    parts.reading.left.connect(pane.put_out)
    parts.reading.active_changed.connect(parts.aids.needed.set_away)
    parts.aids.neighbours_counted.connect(parts.dock_bar.show_neighbours)
    parts.desk.versions_changed.connect(parts.aids.intended.note_versions)
    parts.twinning.turned.connect(pane.begin_again)  # a twin wins and loses nothing
    pane.line_chosen.connect(parts.reading.play)
    pane.insight.reported.connect(lambda words: parts.notices.report(words, seconds=3))
    pane.left.connect(lambda: _leave_pane(parts))
    pane.stop_requested.connect(analyst.stop)
    pane.right_chosen.connect(parts.composing.set_right)
    pane.continue_requested.connect(parts.inquiry.ask)
    pane.solution.options_changed.connect(
        lambda every, trivial: parts.preferring.prefer(all_defences=every, trivial_tries=trivial)
    )
    pane.solution.refutations_changed.connect(parts.inquiry.allow_refutations)


def _show_answer(parts: StudioParts, answer: Answer) -> None:
    """Show an answer that is not the analyst's."""
    parts.pane.show_answer(answer)
    parts.status.show_work(answer.solution)


def _show_part(parts: StudioParts, letter: str) -> None:
    """Put a twin on the board."""
    place = parts.twin_solving.place_of(letter)
    if place is not None:
        parts.twinning.show(place)


def _connect_problem(parts: StudioParts) -> None:
    workbench, composing, bar = parts.workbench, parts.composing, parts.bar
    parts.twinning.problem_changed.connect(lambda problem: show_problem(parts, problem))
    parts.twins.add_requested.connect(parts.twinning.add)
    parts.twins.stipulation_requested.connect(bar.stipulation.setFocus)
    parts.twins.stipulation_requested.connect(bar.stipulation.selectAll)
    parts.twins.closed.connect(parts.board.setFocus)
    workbench.place_changed.connect(parts.status.note_place)
    workbench.opened.connect(lambda: parts.status.show_saved(""))
    parts.pane.fell_behind.connect(lambda: parts.status.show_work(None))
    board = parts.board
    for pointed in (board.square_hovered, board.cursor_moved, board.square_changed):
        pointed.connect(lambda square: parts.status.show_square(composing.square_words(square)))
    bar.stipulation_chosen.connect(composing.set_stipulation)
    bar.turn_chosen.connect(composing.set_turn)
    bar.castling_chosen.connect(composing.set_castling)
    bar.en_passant_chosen.connect(composing.set_en_passant)
    parts.caption.credits_changed.connect(composing.set_credits)
    parts.board.files_dropped.connect(parts.opening.open)
    parts.file_drops.dropped.connect(parts.opening.open)
    parts.board.records_dropped.connect(lambda records: parts.desk.open_record(records[0]))
    parts.details.changed.connect(lambda problem, words: workbench.document.change(problem, words))
    parts.details.left.connect(lambda: parts.docks.close(parts.docks.details))
    for place in (parts.notices, parts.exploring, parts.publishing):
        place.left.connect(lambda: _take_keyboard(parts))
    for field in (parts.caption, bar.stipulation):
        field.left.connect(parts.board.setFocus)  # the next letters are men again


def _connect_library(parts: StudioParts) -> None:
    Endings(
        pane=parts.pane,
        library=parts.library,
        workbench=parts.workbench,
        twinning=parts.twinning,
        reading=parts.reading,
        show_library=partial(_show_library, parts),
        parent=parts,
    )
    desk, library = parts.desk, parts.library
    library.open_requested.connect(desk.open_record)
    library.beside_requested.connect(desk.open_record_beside)
    library.delete_requested.connect(desk.delete)
    library.counted.connect(parts.dock_bar.show_count)
    library.counted.connect(parts.titling.show_count)
    library.pattern.take_requested.connect(
        lambda: library.pattern.take_position(parts.board.position, parts.board.input.selection)
    )
    library.searched.connect(lambda _: _report_found(parts))
    library.chosen.connect(lambda _: _report_found(parts))
    library.unanswered.connect(lambda: parts.status.show_found(None))
    parts.versions.tree_requested.connect(lambda: parts.version_window.show())
    parts.workbench.place_changed.connect(
        lambda place: parts.library_parts.note_opened(place.record_id)
    )
    parts.library_parts.changes.versions_changed.connect(desk.refresh_versions)
    desk.saved.connect(lambda _: parts.status.show_saved(parts.composing.clock()))
    parts.keeper.faulted.connect(lambda words: parts.notices.report(words, fault=True))
    parts.librarian.opened.connect(lambda path: _note_library(parts, path))
    parts.librarian.noted.connect(lambda words: parts.notices.report(words, seconds=4))
    parts.librarian.only_readable.connect(lambda words: _report_only_readable(parts, words))
    parts.docks.library.visibilityChanged.connect(parts.dock_bar.show_open)
    parts.story.changed.connect(lambda: parts.dock_bar.show_versions(parts.story.count))
    parts.board_column.strip_shown.connect(parts.dock_bar.versions.setHidden)
    parts.views.library_shown.connect(lambda on: _show_view(parts, on))


def show_problem(parts: StudioParts, problem: Problem) -> None:
    """Show another problem, or another of its twins, and ask the analyst for it."""
    parts.board.set_position(problem.position)
    parts.bar.show_problem(problem)
    parts.caption.show_problem(problem)
    parts.details.show_problem(parts.workbench.document.problem)
    show_stated(parts.pane, parts.actions_by_name, problem)
    parts.pane.set_statement(statement_words(parts.workbench.document.problem))
    parts.inquiry.ask()


def _connect_import(parts: StudioParts) -> None:
    """Let the library show what an import brought."""
    bringing = parts.exchange.bringing

    def show(query: str) -> None:
        parts.views.show_library()
        parts.library.searching.look_in_bin(False)
        parts.library.set_query(query)

    def came(query: str, at_once: bool) -> None:
        if at_once:
            show(query)

    bringing.came.connect(came)
    bringing.show_requested.connect(show)
    bringing.undo_requested.connect(parts.library_parts.changes.undo_this)


def _note_library(parts: StudioParts, path: Path) -> None:
    """Remember which library is open."""
    parts.preferring.prefer(library=str(path))
    parts.docks.name_library(path.name)


def _show_view(parts: StudioParts, library: bool) -> None:
    """Show that the library has the window now, or the studio again."""
    parts.actions_by_name["show-library"].setChecked(library)
    parts.status.show_library(library)
    if not library:
        parts.front_board.setFocus()


def _take_keyboard(parts: StudioParts) -> None:
    """Give the keyboard back to the board, or to the library while that has the window."""
    parts.activateWindow()
    if parts.views.is_library:
        parts.library.focus_filter()
    else:
        parts.front_board.setFocus()


def _report_only_readable(parts: StudioParts, words: str) -> None:
    """Say that the library can only be read, and offer to open it again."""

    def again() -> None:
        if parts.librarian.path is not None:
            parts.librarian.open(parts.librarian.path)

    parts.notices.report(words, (Choice(tr("Try again"), again),))


def _connect_classifying(parts: StudioParts) -> None:
    """Let the analysis of the library give way to that of the board, and be paused for good."""
    classifying = parts.classifying
    parts.analyst.asked.connect(lambda _: classifying.give_way())
    parts.workbench.problem_changed.connect(lambda _: classifying.give_way())
    classifying.faulted.connect(lambda words: parts.notices.report(words, fault=True))
    if parts.preferring.now.analysis_paused:
        classifying.pause()
    parts.preferring.changed.connect(
        lambda changed: classifying.begin_again() if "processes" in changed else None
    )
    classifying.paused.connect(lambda on: parts.preferring.prefer(analysis_paused=on))


def _connect_actions(parts: StudioParts) -> None:
    actions, desk = parts.actions_by_name, parts.desk
    actions.only_on("select-all", parts.board)  # elsewhere Ctrl+A means the rows of a list
    switch = parts.undo_switch
    parts.views.library_shown.connect(lambda _: switch.update())
    actions.on_trigger(
        {
            "open-file": lambda: parts.opening.ask(parts),
            "save": desk.save,
            "save-version": desk.save_version,
            "save-new": desk.save_new,
            "export": lambda: _export(parts),
            "print": lambda: _print(parts),
            "quit": lambda: _ignore(parts.close()),
            "undo": switch.undo,
            "redo": switch.redo,
            "copy-solution": lambda: _copy_solution(parts),
            "solve-again": parts.inquiry.ask,
            "stop": parts.analyst.stop,
            "what-if": parts.aids.what_if.ask,
            "repair": parts.aids.show_repair,
            "neighbours": parts.aids.show_neighbours,
            "keep-key": parts.aids.keep_key,
            "search": parts.exploring.show,
            "open-library": desk.open_library,
            "new-library": desk.new_library,
            "copy-library": parts.safekeeping.save_copy,
            "import": parts.exchange.import_files,
            "export-problems": lambda: parts.exchange.export_records(parts.library.records.ids),
            "find": parts.views.find,
            "like-this": lambda: _find_like(parts),
            "show-edits": parts.docks.toggle_edits,
            "show-details": parts.docks.toggle_details,
            "add-twin": parts.twinning.add,
            "next-twin": parts.twinning.show_next,
            "previous-twin": lambda: parts.twinning.show_next(-1),
            "show-versions": parts.version_window.show,
            "show-people": parts.library_parts.show_people,
            "show-library": parts.views.toggle_library,
            "library-below": parts.views.toggle_dock,
            "flip": parts.board.flip,
            "to-notice": lambda: _go_to_notice(parts),
            "past-notices": lambda: _show_past_notices(parts),
            "reset-layout": lambda: _reset_layout(parts),
            "about": lambda: _show_about(parts),
            **parts.composing.acts(),
        }
    )
    actions["needed"].toggled.connect(parts.aids.needed.set_on)
    for name in ("all-defences", "trivial-tries", "drop-map"):
        field = name.replace("-", "_")
        actions[name].toggled.connect(
            lambda on, field=field: parts.preferring.prefer(**{field: on})
        )


def _show_about(parts: StudioParts) -> None:
    """Show what the program is."""
    from composer.gui.frame.help import show_about

    show_about(parts)


def _copy_solution(parts: StudioParts) -> None:
    """Copy the solution; of a problem with twins, those of all."""
    answers = parts.twin_solving.answers()
    if answers:
        parts.composing.copy_solutions(answers)
    else:
        parts.composing.copy_solution(parts.pane.answer)


def _export(parts: StudioParts) -> None:
    """Open the export window for what is before the user: the board, or what the library shows."""
    from composer.gui.publishing.choices import What

    parts.commit()
    if not parts.views.is_library:
        what = What.BOARD
    elif parts.library.chosen_records():
        what = What.SELECTED
    else:
        what = What.FOUND
    parts.publishing.show_for(what)


def _print(parts: StudioParts) -> None:
    """Print the problem on the board."""
    parts.commit()
    parts.publishing.print_board()


def show_finder(parts: StudioParts, settings: Sequence[Hit] = ()) -> None:
    """Open the field that finds actions, settings and problems."""
    from composer.gui.frame.commands import commands
    from composer.gui.frame.finder import Finder
    from composer.gui.frame.tabplace import hits_of_documents

    offered = commands(parts.actions_by_name.menus.values())
    others = [*settings, *hits_of_documents(parts.workbench, parts.recents)]
    finder = Finder(offered, parts.librarian, parts.desk.open_record, parts, others)
    finder.open_under(parts.top.finder)


def _reset_layout(parts: StudioParts) -> None:
    """Arrange the window as at the first start."""
    parts.settings.forget_layout()
    parts.library_parts.reset_layout()
    parts.views.show_studio()
    parts.docks.put_back()
    parts.arrangement.share_width()


def _find_like(parts: StudioParts) -> None:
    """Show the problems of the library like the one on the board, or like the one chosen."""
    from composer.gui.collection.ranking import Model

    chosen = parts.library.chosen_records()
    parts.commit()
    if parts.views.is_library and chosen:
        parts.library.set_query(f"like:{chosen[0]}")
        return
    workbench = parts.workbench
    if not len(workbench.document.problem.position):
        parts.notices.report(tr("There is nothing on the board to compare."), seconds=4)
        return
    parts.views.show_library()
    parts.library.show_like(
        Model(
            workbench.document.problem, parts.findings.current, workbench.document.place.record_id
        )
    )


def _report_found(parts: StudioParts) -> None:
    """Say at the foot what the library found and how much of it is selected."""
    found = parts.library.found
    if found is not None:
        parts.status.show_found(found, len(parts.library.chosen_records()))


def _note_for_library(parts: StudioParts, answer: Answer) -> None:
    """Let the library keep what is found of the diagram, and not of a twin."""
    if parts.twinning.shows_diagram:
        parts.findings.note_answer(answer)
        if answer.is_final:
            parts.remembering.note()


def _leave_pane(parts: StudioParts) -> None:
    """Show the diagram again where a line is played, else give the keyboard to the board."""
    if parts.reading.is_active:
        parts.reading.player.home()
    else:
        parts.board.setFocus()


def _go_to_notice(parts: StudioParts) -> None:
    """Let the keyboard come to the notice, or to the list of those before where none is shown."""
    if not parts.notices.take_keyboard():
        _show_past_notices(parts)


def _show_past_notices(parts: StudioParts) -> None:
    """Show what was said in this session."""
    from composer.gui.frame.pastnotices import PastNotices

    shown = parts.findChild(PastNotices)
    dialog = shown or PastNotices(parts.notices, parts.appearance, parts)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _ignore(_: object) -> None:
    """Let an action call a function and ignore what it returns."""
