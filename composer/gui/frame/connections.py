# SPDX-License-Identifier: GPL-3.0-or-later
"""Which part of the window listens to which: all connections in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.board.palette import join
from composer.gui.collection.ranking import Model
from composer.gui.frame.commands import commands
from composer.gui.frame.help import show_about, show_shortcuts
from composer.gui.frame.opendocuments import join_documents
from composer.gui.frame.pastnotices import PastNotices
from composer.gui.frame.undoswitch import UndoSwitch
from composer.gui.importing.showing import connect_import
from composer.gui.publishing.opening import export_from
from composer.gui.user.notices import Choice
from composer.gui.words.language import tr

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow
    from composer.gui.threads.analyst import Answer


def connect_parts(window: StudioWindow) -> None:
    """Let the parts of a window know of each other."""
    _connect_analysis(window)
    join_documents(window)
    _connect_problem(window)
    _connect_library(window)
    _connect_classifying(window)
    _connect_actions(window)


def _connect_analysis(window: StudioWindow) -> None:
    pane, analyst = window.pane, window.analyst
    analyst.answered.connect(pane.show_answer)
    analyst.answered.connect(lambda answer: _note_for_library(window, answer))
    analyst.answered.connect(lambda answer: window.status.show_work(answer.solution))
    analyst.answered.connect(window.aids.note_answer)
    analyst.asked.connect(lambda _: pane.note_asked())
    window.board.gesture_changed.connect(lambda held: analyst.give_way(held is not None))
    window.desk.set_judge(window.twin_solving.judge)
    window.twin_solving.verdicts_changed.connect(window.desk.judge_again)
    window.twin_solving.verdicts_changed.connect(window.remembering.note)
    window.twin_solving.diagram_answered.connect(window.desk.note_answer)
    window.twin_solving.diagram_answered.connect(lambda _: window.remembering.note())
    pane.marks_wanted.connect(window.board.set_marks)
    window.reading.active_changed.connect(lambda on: pane.set_pointing(not on))
    window.reading.left.connect(pane.put_out)
    window.reading.active_changed.connect(window.aids.needed.set_away)
    pane.solution.tree.key_marked.connect(window.aids.intended.mark)
    window.aids.intended.changed.connect(window.show_intended)
    window.desk.versions_changed.connect(window.aids.intended.note_versions)
    window.composing.pasted.connect(window.aids.intended.forget_sound)
    window.twinning.turned.connect(window.aids.intended.forget_sound)
    window.twinning.turned.connect(pane.begin_anew)  # a twin wins and loses nothing
    pane.line_chosen.connect(window.reading.play)
    pane.left.connect(lambda: _leave_pane(window))
    pane.stop_asked.connect(analyst.stop)
    pane.right_chosen.connect(window.composing.set_right)
    pane.continue_asked.connect(window.ask)
    pane.solution.options_changed.connect(
        lambda every, trivial: window.prefer(all_defences=every, trivial_tries=trivial)
    )
    pane.solution.refutations_changed.connect(window.allow_refutations)


def _connect_problem(window: StudioWindow) -> None:
    join(window.board, window.palette_of_men)
    session, composing, bar = window.session, window.composing, window.bar
    window.twinning.problem_changed.connect(window.show_problem)
    window.twins.add_asked.connect(window.twinning.add)
    window.twins.stipulation_asked.connect(bar.stipulation.setFocus)
    window.twins.stipulation_asked.connect(bar.stipulation.selectAll)
    window.twins.closed.connect(window.board.setFocus)
    session.place_changed.connect(window.status.note_place)
    session.opened.connect(lambda: window.status.show_saved(""))
    window.pane.fell_behind.connect(lambda: window.status.show_work(None))
    for pointed in (window.board.square_hovered, window.board.cursor_moved):
        pointed.connect(lambda square: window.status.show_square(composing.square_words(square)))
    bar.stipulation_chosen.connect(composing.set_stipulation)
    bar.turn_chosen.connect(composing.set_turn)
    bar.castling_chosen.connect(composing.set_castling)
    bar.en_passant_chosen.connect(composing.set_en_passant)
    window.caption.credits_changed.connect(composing.set_credits)
    window.board.files_dropped.connect(window.opening.open)
    window.board.records_dropped.connect(lambda records: window.desk.open_record(records[0]))
    window.details.changed.connect(session.change)
    window.details.left.connect(lambda: window.docks.close(window.docks.details))
    for place in (window.notices, window.exploring):
        place.left.connect(window.take_keyboard)
    for field in (window.caption, bar.stipulation):
        field.left.connect(window.board.setFocus)  # the next letters are men again


def _connect_library(window: StudioWindow) -> None:
    desk, library = window.desk, window.library
    library.open_asked.connect(desk.open_record)
    library.beside_asked.connect(desk.open_record_beside)
    library.delete_asked.connect(desk.delete)
    library.counted.connect(window.dock_bar.show_count)
    library.counted.connect(window.titling.show_count)
    library.pattern.take_asked.connect(
        lambda: library.pattern.take_position(window.board.position, window.board.selection)
    )
    library.searched.connect(lambda _: _tell_found(window))
    library.chosen.connect(lambda _: _tell_found(window))
    library.unanswered.connect(lambda: window.status.show_found(None))
    window.versions.tree_asked.connect(lambda: window.furniture.show_versions())
    window.session.place_changed.connect(
        lambda place: window.furniture.note_opened(place.record_id)
    )
    window.furniture.changes.versions_changed.connect(desk.refresh_versions)
    connect_import(window)
    desk.saved.connect(lambda _: window.status.show_saved(window.composing.clock()))
    window.keeper.faulted.connect(lambda words: window.notices.tell(words, fault=True))
    window.librarian.opened.connect(window.note_library)
    window.librarian.noted.connect(lambda words: window.notices.tell(words, seconds=4))
    window.librarian.only_readable.connect(lambda words: _tell_only_readable(window, words))
    window.docks.library.visibilityChanged.connect(window.dock_bar.show_open)
    window.story.told.connect(lambda: window.dock_bar.show_versions(window.story.count))
    window.board_column.strip_shown.connect(window.dock_bar.versions.setHidden)
    window.views.library_shown.connect(window.show_view)


def _tell_only_readable(window: StudioWindow, words: str) -> None:
    """Say that the library can only be read, and offer to open it again."""

    def again() -> None:
        if window.librarian.path is not None:
            window.librarian.open(window.librarian.path)

    window.notices.tell(words, (Choice(tr("Try again"), again),))


def _connect_classifying(window: StudioWindow) -> None:
    """Let the analysis of the library give way to that of the board, and be paused for good."""
    classifying = window.classifying
    window.analyst.asked.connect(lambda _: classifying.give_way())
    window.session.problem_changed.connect(lambda _: classifying.give_way())
    classifying.faulted.connect(lambda words: window.notices.tell(words, fault=True))
    if window.preferences.analysis_paused:
        classifying.pause()
    classifying.paused.connect(lambda on: window.prefer(analysis_paused=on))


def _connect_actions(window: StudioWindow) -> None:
    actions, desk = window.actions_by_name, window.desk
    actions.only_on("select-all", window.board)  # elsewhere Ctrl+A means the rows of a list
    switch = UndoSwitch(
        (actions["undo"], actions["redo"]),
        window.session.histories,
        window.furniture.changes,
        window.library,
        lambda: window.views.is_library,
    )
    window.views.library_shown.connect(lambda _: switch.update())
    actions.connect(
        {
            "new": desk.new_problem,
            "save": desk.save,
            "save-version": desk.save_version,
            "save-new": desk.save_new,
            "export": lambda: export_from(window),
            "print": window.print_problem,
            "quit": lambda: _ignore(window.close()),
            "undo": switch.undo,
            "redo": switch.redo,
            "copy-solution": lambda: _copy_solution(window),
            "solve-again": window.ask,
            "stop": window.analyst.stop,
            "what-if": window.aids.what_if.ask,
            "repair": window.aids.show_repair,
            "neighbours": window.aids.show_neighbours,
            "keep-key": window.aids.keep_key,
            "search": window.exploring.show,
            "open-library": desk.open_library,
            "new-library": desk.new_library,
            "copy-library": window.safekeeping.save_copy,
            "import": window.exchange.import_files,
            "export-problems": window.exchange.export_shown,
            "find": window.views.find,
            "like-this": lambda: _find_like(window),
            "finder": window.show_finder,
            "show-history": window.docks.toggle_history,
            "show-details": window.docks.toggle_details,
            "add-twin": window.twinning.add,
            "next-twin": window.twinning.show_next,
            "previous-twin": lambda: window.twinning.show_next(-1),
            "show-versions": window.furniture.show_versions,
            "show-people": window.furniture.show_people,
            "show-library": window.views.toggle_library,
            "library-below": window.views.toggle_dock,
            "flip": window.board.flip,
            "to-notice": lambda: _go_to_notice(window),
            "past-notices": lambda: _show_past_notices(window),
            "reset-layout": window.reset_layout,
            "tour": window.tour_asked.emit,
            "shortcuts": lambda: _ignore(
                show_shortcuts(window, window.letters(), commands(actions.menus.values()))
            ),
            "about": lambda: _ignore(show_about(window)),
            **window.composing.deeds(),
        }
    )
    actions["needed"].toggled.connect(window.aids.needed.set_on)
    for name in ("all-defences", "trivial-tries", "drop-map"):
        field = name.replace("-", "_")
        actions[name].toggled.connect(lambda on, field=field: window.prefer(**{field: on}))


def _copy_solution(window: StudioWindow) -> None:
    """Copy the solution; of a problem with twins, those of all."""
    told = window.twin_solving.answers()
    if told:
        window.composing.copy_solutions(told)
    else:
        window.composing.copy_solution(window.pane.answer)


def _find_like(window: StudioWindow) -> None:
    """Show the problems of the library like the one on the board, or like the one chosen."""
    chosen = window.library.chosen_records()
    window.commit()
    if window.views.is_library and chosen:
        window.library.set_query(f"like:{chosen[0]}")
        return
    session = window.session
    if not len(session.problem.position):
        window.notices.tell(tr("There is nothing on the board to compare."), seconds=4)
        return
    window.views.show_library()
    window.library.show_like(Model(session.problem, window.desk.finding, session.place.record_id))


def _tell_found(window: StudioWindow) -> None:
    """Say at the foot what the library found and how much of it is selected."""
    found = window.library.found
    if found is not None:
        window.status.show_found(found, len(window.library.chosen_records()))


def _note_for_library(window: StudioWindow, answer: Answer) -> None:
    """Let the library keep what is found of the diagram, and not of a twin."""
    if window.twinning.shows_diagram:
        window.desk.note_answer(answer)
        if answer.is_final:
            window.remembering.note()


def _leave_pane(window: StudioWindow) -> None:
    """Show the diagram again where a line is played, else give the keyboard to the board."""
    if window.reading.is_active:
        window.reading.player.home()
    else:
        window.board.setFocus()


def _go_to_notice(window: StudioWindow) -> None:
    """Let the keyboard come to the notice, or to the list of those before where none is shown."""
    if not window.notices.take_keyboard():
        _show_past_notices(window)


def _show_past_notices(window: StudioWindow) -> None:
    """Show what was said in this session."""
    shown = window.findChild(PastNotices)
    dialog = shown or PastNotices(window.notices, window.icons, window)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _ignore(_: object) -> None:
    """Let an action do something whose answer nobody needs."""
